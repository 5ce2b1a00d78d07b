#!/usr/bin/env python3
"""Checks the preview's page in Chromium, as somebody uses it.

    python3 Tests/Preview/page.py PATH/TO/skelc [--png FOLDER] [--picture FILE]

The first picture; an edit swaps it without a reload and keeps scroll and zoom; a mistake dims the last good picture under
its message with snippet, mark and fix; mended, imported, deleted, restored; the server starts again and the page comes
back; dark, right to left, devices, several side by side, all of it in the address; names and frames under the pointer
and by keyboard; clicks lead to the source; motion; and axe-core finds nothing serious. --png keeps the screenshots.
--picture checks nothing and draws the picture of the README.
"""

import argparse
import os
import pathlib
import re
import shutil
import sys
import tempfile
import time

import axe_playwright_python
from playwright.sync_api import expect, sync_playwright

from watch import CARD, Checks, Watch, replace, write

ROOT = pathlib.Path(__file__).resolve().parents[2]
AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()

# What stands in the pictures, which lie in shadow trees.
PICTURES = "[...document.querySelectorAll('.host')].map(host => host.shadowRoot.querySelector('svg').outerHTML)"
MOTIONS = "() => document.getAnimations({subtree: true}).length + [...document.querySelectorAll('.host')]" \
    ".map(host => host.shadowRoot.getAnimations().length).reduce((a, b) => a + b, 0)"


# After the next picture is painted: how many animations that run once are still on, and when the others have begun.
STARTS = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
  const all = [...document.querySelectorAll(".host")].flatMap(host => host.shadowRoot.getAnimations());
  const once = all.filter(each => each.effect.getComputedTiming().iterations !== Infinity);
  const others = all.filter(each => !once.includes(each));
  done([once.filter(each => each.playState === "running").length, [...new Set(others.map(each => each.startTime))]]);
})))"""


class Session:
    def __init__(self, checks, skelc, folder, shots):
        self.checks, self.skelc, self.folder, self.shots = checks, skelc, folder, shots
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        self.context = self.browser.new_context(
            viewport={"width": 1280, "height": 800}, permissions=["clipboard-read", "clipboard-write"]
        )
        self.page = self.context.new_page()
        self.complaints = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.navigations = 0
        self.page.on("framenavigated", lambda _: setattr(self, "navigations", self.navigations + 1))

    def close(self):
        self.browser.close()
        self.playwright.stop()

    def that(self, holds, what):
        self.checks.that(holds, what)

    def pictures(self):
        return self.page.evaluate(PICTURES)

    def state(self, look):
        expect(self.page.locator("body")).to_have_attribute("data-state", look, timeout=20_000)

    def until(self, holds, what):
        deadline = time.monotonic() + 20
        while not holds():
            if time.monotonic() > deadline:
                return self.that(False, what)
            time.sleep(0.01)

    def box(self, name):
        return self.page.get_by_role("checkbox", name=name, exact=True)

    def shot(self, name):
        if self.shots:
            self.page.wait_for_timeout(250)
            self.page.screenshot(path=self.shots / f"{name}.png")

    def axe(self, where):
        # As an extension would, past the page's policy.
        self.page.evaluate(AXE + "; 0")
        found = self.page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
        for finding in found:
            nodes = "; ".join(node["html"][:120] for node in finding["nodes"][:3])
            serious = finding["impact"] in ("serious", "critical")
            print(f"  axe, {where}: {finding['impact']}: {finding['id']}: {nodes}")
            self.that(not serious, f"axe, {where}: {finding['help']}")


def editing(session, top, url):
    page = session.page
    page.goto(url + "?zoom=100")
    page.locator("figure").first.wait_for()
    session.state("good")
    session.that("Feed" in session.pictures()[0], "the first picture")
    session.that("feed.skl" in page.title(), "the title names the file")
    page.evaluate("document.querySelector('#canvas').scrollTop = 120")
    navigations = session.navigations
    before = session.pictures()[0]
    page.evaluate("window.marked = document.querySelector('figure')")

    good = pathlib.Path(top, "feed.skl").read_text()
    write(f"{top}/feed.skl", good.replace("size: (132, 14)", "size: (151, 14)"))
    session.until(lambda: session.pictures()[0] != before, "an edit changes the picture")
    session.that('width="151"' in session.pictures()[0], "the edit is in the picture")
    session.that(page.evaluate("document.querySelector('#canvas').scrollTop") == 120, "scroll stays")
    session.that(page.evaluate("marked.isConnected"), "the figure stays")

    icon = page.get_attribute("#icon", "href")
    last = session.pictures()[0]
    write(f"{top}/feed.skl", good.replace("lastLineFillPercent: 60", "lastLineFillPercnt: 60"))
    session.state("bad")
    problems = page.locator("#problems")
    expect(problems).to_be_visible()
    text = problems.inner_text()
    for part in ("'lastLineFillPercnt' is not an attribute", "feed.skl:", "^~~~", "fix: lastLineFillPercent"):
        session.that(part in text, f"the message has {part}: {text}")
    session.that(session.pictures()[0] == last, "the last good picture stays")
    page.wait_for_timeout(300)
    opacity = float(page.evaluate("getComputedStyle(document.querySelector('.host')).opacity"))
    session.that(opacity < 0.6, f"it is dimmed: {opacity}")
    session.that("error" in page.title() and page.get_attribute("#icon", "href") != icon, "title and icon turn")
    session.shot("error")
    session.axe("error")
    page.locator("#close").click()
    expect(problems).to_be_hidden()
    page.locator("#warnings").click()
    expect(problems).to_be_visible()

    page.reload()
    navigations += 1
    session.state("bad")
    session.until(lambda: session.pictures() == [last], "a new page has the last good picture, too")

    write(f"{top}/feed.skl", good)
    session.state("good")
    expect(problems).to_be_hidden()
    session.until(lambda: session.pictures()[0] == before, "mended")
    session.that(page.get_attribute("#icon", "href") == icon, "the icon turns back")

    write(f"{top}/feed.skl", 'import "parts.skl"\n' + good.replace("Author by", "Writer by"))
    session.state("bad")
    session.that("parts.skl" in problems.inner_text(), "a missing import is named")
    writer = "component Writer { view bar(pin: parent(%d)) }\n"
    write(f"{top}/parts.skl", writer % 4)
    session.state("good")
    first = session.pictures()[0]
    write(f"{top}/parts.skl", writer % 9)
    session.until(lambda: session.pictures()[0] != first, "an edited import changes the picture")

    last = session.pictures()[0]
    os.remove(f"{top}/feed.skl")
    session.state("bad")
    session.that("cannot read 'feed.skl'" in problems.inner_text(), "a deleted file is named")
    session.that(session.pictures() == [last], "its last picture stays")
    write(f"{top}/feed.skl", good)
    session.state("good")
    session.until(lambda: session.pictures()[0] == before, "restored")
    session.that(session.navigations == navigations, f"no navigation, but {session.navigations - navigations}")


def choosing(session, url):
    page = session.page
    box = session.box
    page.goto(url)
    page.locator("figure").first.wait_for()
    session.shot("first")
    session.axe("first picture")
    box("Dark").check()
    session.until(lambda: len(session.pictures()) == 2, "light and dark side by side")
    box("Light").uncheck()
    session.until(lambda: len(session.pictures()) == 1 and "#000000" in session.pictures()[0], "dark alone")
    left = session.pictures()[0]
    box("Right to left").check()
    box("Left to right").uncheck()
    session.until(lambda: len(session.pictures()) == 1 and session.pictures()[0] != left, "right to left")
    page.locator("#devices-menu summary").click()
    session.shot("devices")
    session.axe("devices")
    box("iPhoneSE 375 × 667").check()
    box("As written").uncheck()
    session.until(
        lambda: len(session.pictures()) == 1 and 'viewBox="0 0 375 667"' in session.pictures()[0], "another device")
    box("iPadMini 744 × 1133").check()
    page.get_by_label("Another size in points").fill("300x500")
    page.get_by_role("button", name="Add size").click()
    box("Light").check()
    session.until(lambda: len(session.pictures()) == 6, "a matrix of three devices in light and dark")
    page.keyboard.press("Escape")
    session.shot("matrix")
    session.axe("matrix")
    address = page.url
    for part in ("device=iPhoneSE", "device=iPadMini", "device=300x500", "scheme=light", "scheme=dark", "direction=rtl"):
        session.that(part in address, f"the address has {part}: {address}")
    shown = session.pictures()
    page.reload()
    session.until(lambda: session.pictures() == shown, "the address brings all of it back")

    boxes = [figure.bounding_box() for figure in page.locator(".frame").all()]
    session.that(all(box["width"] < 300 for box in boxes[:2]), "to fit, six pictures are smaller")
    page.get_by_label("100 %").check()
    session.that(page.locator(".frame").first.bounding_box()["width"] == 375, "100 % is a point for a pixel")
    session.that("zoom=100" in page.url, "the zoom is in the address")


def pointing(session, url):
    page = session.page
    page.goto(url + "?zoom=100&open=copy&motion=off&direction=ltr")
    frame = page.locator(".frame").first
    frame.wait_for()
    box = frame.bounding_box()
    page.mouse.move(box["x"] + 100, box["y"] + 138)
    tag = page.locator("#tag")
    expect(tag).to_be_visible()
    lines = tag.inner_text().split("\n")
    session.that(re.fullmatch(r"name\s*label", lines[0]) is not None, f"name and kind: {lines}")
    session.that(lines[1:] == ["72, 133 · 132 × 14", "feed.skl:11"], f"frame and place: {lines}")
    mark = page.locator(".mark").first.bounding_box()
    session.that(abs(mark["x"] - box["x"] - 72) < 1 and abs(mark["width"] - 132) < 1, f"the outline: {mark}")
    session.shot("pointing")
    page.mouse.click(box["x"] + 100, box["y"] + 138)
    session.until(lambda: page.evaluate("navigator.clipboard.readText()") == "feed.skl:11", "a click copies the place")
    source = pathlib.Path(session.folder, "feed.skl")
    good = source.read_text()
    write(source, good.replace("(132, 14)", "(122, 14)"))
    expect(tag).to_contain_text("72, 133 · 122 × 14")
    write(source, good)
    expect(tag).to_contain_text("72, 133 · 132 × 14")
    page.locator("#open").select_option("xed")
    page.mouse.click(box["x"] + 100, box["y"] + 138)
    session.until(
        lambda: re.fullmatch(r"xed --line 11 '/.*/feed.skl'", page.evaluate("navigator.clipboard.readText()")),
        "a click copies the command for Xcode")
    page.locator("#open").select_option("vscode")
    page.evaluate("addEventListener('click', event => { if (event.target.href) { event.preventDefault();"
                  " window.opened = event.target.href; } }, true);"
                  "HTMLAnchorElement.prototype.click = function () { window.opened = this.href; }")
    page.mouse.click(box["x"] + 100, box["y"] + 138)
    session.until(
        lambda: re.fullmatch(r"vscode://file/.*/feed\.skl:11:\d+", page.evaluate("window.opened ?? ''")),
        "a click opens the editor")
    session.that("open=vscode" in page.url, "the choice is in the address")
    page.mouse.move(5, 5)
    expect(tag).to_be_hidden()

    frame.focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.locator("#said")).to_contain_text("title, label, 96 by 22 at 16, 74, feed.skl line")
    expect(tag).to_contain_text("title")
    page.evaluate("window.opened = ''")
    page.keyboard.press("Enter")
    session.until(lambda: page.evaluate("window.opened").startswith("vscode://file/"), "Enter opens the editor")
    page.keyboard.press("Escape")
    expect(tag).to_be_hidden()


def moving(session, url):
    page = session.page
    page.goto(url + "?motion=on")
    page.locator("figure").first.wait_for()
    session.until(lambda: page.evaluate(MOTIONS) > 0, "it moves")
    # An edit lets everything go on: nothing fades in again.
    page.wait_for_timeout(600)
    source = pathlib.Path(session.folder, "feed.skl")
    good = source.read_text()
    write(source, good.replace("(132, 14)", "(138, 14)"))
    session.until(lambda: 'width="138"' in session.pictures()[0], "an edit in motion")
    running, begins = page.evaluate(STARTS)
    session.that(running == 0, f"{running} pictures fade in again")
    session.that(len(begins) == 1, f"what moves has begun at {begins}")
    write(source, good)
    session.until(lambda: 'width="132"' in session.pictures()[0], "the edit is taken back")
    page.get_by_role("switch", name="Motion").uncheck()
    session.that(page.evaluate(MOTIONS) == 0, "it stands still")
    session.that("motion=off" in page.url, "the choice is in the address")
    page.emulate_media(reduced_motion="reduce")
    page.goto(url)
    page.locator("figure").first.wait_for()
    session.that(page.evaluate(MOTIONS) == 0 and not page.get_by_role("switch").is_checked(), "reduced motion")
    page.get_by_role("switch", name="Motion").check()
    session.until(lambda: page.evaluate(MOTIONS) > 0, "who asks for motion gets it")
    page.emulate_media(reduced_motion="no-preference", color_scheme="dark")
    page.goto(url)
    page.locator("figure").first.wait_for()
    session.that("#000000" in session.pictures()[0], "a dark system shows the dark")
    session.shot("dark")
    session.axe("dark")
    page.emulate_media(color_scheme="light")


def returning(session, top, watch, arguments, port):
    page = session.page
    page.goto(f"http://127.0.0.1:{port}/")
    page.locator("figure").first.wait_for()
    before = session.pictures()[0]
    session.that(watch.end() == 0, "the server ends")
    session.state("waiting")
    session.that(session.pictures() == [before], "the picture stays while the server is away")
    navigations = session.navigations
    replace(f"{top}/feed.skl", pathlib.Path(top, "feed.skl").read_text().replace("(132, 14)", "(145, 14)"))
    with Watch(session.skelc, arguments, top) as again:
        session.state("good")
        session.until(lambda: 'width="145"' in session.pictures()[0], "the page comes back by itself")
        session.that(session.navigations == navigations, "without a navigation")
        again.end()


def strangers(session, url):
    """What a page from elsewhere sees of the server."""
    with tempfile.TemporaryDirectory() as top:
        write(f"{top}/evil.html", "<script></script>")
        page = session.context.new_page()
        page.goto(pathlib.Path(top, "evil.html").as_uri())
        found = page.evaluate(
            """async url => {
              const results = [];
              for (const path of ["", "state", "elements"])
                for (const mode of ["cors", "no-cors"])
                  try { const answer = await fetch(url + path, {mode}); results.push((await answer.text()).length); }
                  catch { results.push(0); }
              results.push(await new Promise(done => {
                const stream = new EventSource(url + "events");
                stream.onerror = () => done(0);
                stream.addEventListener("state", () => done(1));
              }));
              results.push(await new Promise(done => {
                const frame = Object.assign(document.createElement("iframe"), {src: url});
                frame.onload = () => { try { done(frame.contentDocument.body.innerHTML.length); } catch { done(0); } };
                document.body.append(frame);
              }));
              return results;
            }""", url)
        session.that(not any(found), f"a page from elsewhere gets {found}")
        page.close()


def screens(session, skelc, top):
    write(f"{top}/two.skl", CARD % 50 + CARD.replace("Card", "Other") % 90)
    write(f"{top}/none.skl", "component A { view a }\n")
    with Watch(skelc, ["two.skl", "--preview"], top) as watch:
        url = watch.url()
        page = session.page
        page.goto(url)
        session.until(lambda: len(session.pictures()) == 2, "all screens")
        session.shot("screens")
        page.locator("#screens-menu summary").click()
        session.box("Card").uncheck()
        session.until(lambda: len(session.pictures()) == 1 and "Other" in session.pictures()[0], "one screen")
        session.that("screen=Other" in page.url, "the screen is in the address")
    with Watch(skelc, ["none.skl", "two.skl", "--preview"], top) as watch:
        page.goto(watch.url())
        session.until(lambda: len(session.pictures()) == 2, "several inputs")
        session.that("two.skl" in page.locator(".screen h2").first.inner_text(), "pictures name their input")
        tops = [frame.bounding_box()["y"] for frame in page.locator(".frame").all()]
        session.that(tops[0] == tops[1], "screens with one picture each stand side by side")
        write(f"{top}/none.skl", "component A { view a")
        session.state("bad")
        session.that(page.locator(".stale").count() == 0, "only what is broken is dimmed")
        write(f"{top}/none.skl", "component A { view a }\nscreen Loose { A a }\n")
        session.state("good")
        page.get_by_role("button", name="2 warnings").click()
        expect(page.locator("#problems")).to_contain_text("ambiguous-layout")
        session.axe("warnings")
    write(f"{top}/none.skl", "component A { view a }\n")
    with Watch(skelc, ["none.skl", "--preview"], top) as watch:
        page.goto(watch.url())
        expect(page.locator(".empty")).to_contain_text("No screen")
        session.axe("no screen")


def readme_picture(skelc, path):
    with tempfile.TemporaryDirectory() as top:
        shutil.copy(ROOT / "Samples" / "feed.skl", top)
        session = Session(Checks(), skelc, top, None)
        with Watch(skelc, ["feed.skl", "--preview"], top) as watch:
            page = session.page
            page.set_viewport_size({"width": 1280, "height": 690})
            page.goto(watch.url() + "?motion=off&device=&device=iPadMini&scheme=light&scheme=dark&direction=ltr")
            session.until(lambda: len(session.pictures()) == 4, "four pictures")
            box = page.locator(".frame").first.bounding_box()
            page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.163)
            expect(page.locator("#tag")).to_be_visible()
            page.wait_for_timeout(300)
            page.screenshot(path=path)
        session.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("skelc")
    parser.add_argument("--png", type=pathlib.Path)
    parser.add_argument("--picture", type=pathlib.Path)
    options = parser.parse_args()
    skelc = os.path.abspath(options.skelc)
    if options.picture:
        return readme_picture(skelc, options.picture)
    if options.png:
        options.png.mkdir(parents=True, exist_ok=True)
    checks = Checks()
    with tempfile.TemporaryDirectory() as top:
        shutil.copy(ROOT / "Samples" / "feed.skl", top)
        session = Session(checks, skelc, top, options.png)
        try:
            with Watch(skelc, ["feed.skl", "--preview"], top) as watch:
                url = watch.url()
                port = int(url.rsplit(":")[-1].strip("/"))
                for name, check in {
                    "editing": lambda: editing(session, top, url),
                    "choosing": lambda: choosing(session, url),
                    "pointing": lambda: pointing(session, url),
                    "moving": lambda: moving(session, url),
                    "strangers": lambda: strangers(session, url),
                    "screens": lambda: screens(session, skelc, top),
                    "returning": lambda: returning(session, top, watch, ["feed.skl", f"--preview={port}"], port),
                }.items():
                    start = time.monotonic()
                    try:
                        check()
                    except Exception as error:
                        checks.that(False, f"{name}: {type(error).__name__}: {error}")
                    checks.part(name, start)
            checks.that(session.complaints == [], f"the page complains: {session.complaints}")
        finally:
            session.close()
    sys.exit(1 if checks.failures else 0)


if __name__ == "__main__":
    main()
