#!/usr/bin/env python3
"""Checks the preview's page in Chromium, as somebody uses it.

    python3 Tests/Preview/page.py PATH/TO/skelc [--png FOLDER] [--picture FILE]

The first picture; an edit swaps it without a reload and keeps scroll and zoom; a mistake dims the last good picture under
its message with snippet, mark and fix; mended, imported, deleted, restored; the server starts again and the page comes
back; dark, right to left, devices, several side by side, all of it in the address; names and frames under the pointer
and by keyboard; clicks lead to the source; motion; seven tabs at once; what fits; messages that stay in place; sizes,
screens and addresses that make no sense; long names, narrow windows, forced colours, paper; and axe-core finds nothing
serious. --png keeps the screenshots.
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

    page.set_viewport_size({"width": 900, "height": 500})
    page.get_by_label("Fit").check()
    frame.focus()
    page.keyboard.press("Home")
    expect(tag).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 800})
    session.until(lambda: page.evaluate(
        """() => {
          const [{ mark, frame, places, current, factor }] = figures.values();
          const [inner, outer] = [mark, frame].map(element => element.getBoundingClientRect());
          return frame.offsetHeight > 500 && Math.abs(inner.width - places[current].width * factor) < 1
            && Math.abs(inner.top - outer.top - places[current].y * factor) < 1;
        }"""), "the outline grows with the picture")
    # The answer comes when nobody asks for it any more.
    asked = []
    page.route("**/elements*", lambda route: asked.append(route))
    write(source, good + " ")
    session.until(lambda: page.wait_for_timeout(10) or asked, "elements are asked for")
    page.evaluate("document.activeElement.blur()")
    asked[0].continue_()
    page.evaluate("Promise.all(elements.values())")
    page.unroute("**/elements*")
    write(source, good)
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
        write(f"{top}/two.skl", CARD % 50)
        session.until(lambda: len(session.pictures()) == 1, "a screen goes though another input is broken")
        session.that(page.evaluate("rows.size") == 1, "what is gone is forgotten")
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
    write(f"{top}/two.skl", CARD % 50)
    with Watch(skelc, ["two.skl", "--preview"], top) as watch:
        page.goto(watch.url() + "?screen=Card")
        session.until(lambda: len(session.pictures()) == 1, "the chosen screen")
        page.locator(".frame").hover(position={"x": 30, "y": 20})
        expect(page.locator("#tag")).to_be_visible()
        write(f"{top}/two.skl", CARD.replace("Card", "Other") % 50)
        expect(page.locator(".empty")).to_contain_text("Card is not in two.skl")
        session.that(page.locator("#tag").is_hidden(), "what is pointed at goes with its picture")
        page.mouse.move(5, 5)
        page.evaluate("window.button = document.querySelector('.empty button'); button.focus()")
        generation = page.evaluate("state.generation")
        write(f"{top}/two.skl", CARD.replace("Card", "Other") % 60)
        session.until(lambda: page.evaluate("state.generation") > generation, "an edit elsewhere")
        session.that(page.evaluate("document.activeElement === button"), "the button keeps the focus")
        session.shot("renamed")
        page.get_by_role("button", name="Show all screens").click()
        session.until(lambda: len(session.pictures()) == 1 and "Other" in session.pictures()[0], "all screens")
        session.that("screen=" not in page.url, "nothing is chosen any more")


PHONES = "".join(f"screen S{number}(device: iPhone15) {{ view a(pin: parent(20)) }}\n" for number in range(70))
SIZES = """() => {
  const canvas = document.querySelector("#canvas");
  return {
    zoom: document.querySelector(".frame").offsetWidth / state.pictures[0].width,
    scrolls: canvas.scrollHeight > canvas.clientHeight, isWide: canvas.scrollWidth > canvas.clientWidth,
  };
}"""


def fitting(session, skelc, top):
    page = session.page
    lines = PHONES.splitlines(True)
    with Watch(skelc, ["many.skl", "--preview"], top) as watch:
        url = watch.url()
        page.goto(url)
        for width, height in ((700, 900), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            zooms = []
            for count in (1, 2, 6, 12, 30):
                write(f"{top}/many.skl", "".join(lines[:count]))
                session.until(lambda: len(session.pictures()) == count, f"{count} pictures")
                page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
                sizes = page.evaluate(SIZES)
                zooms.append(sizes["zoom"])
                session.that(not sizes["isWide"], f"{count} pictures are as wide as the canvas: {sizes}")
                session.that(sizes["zoom"] > 0.299, f"{count} pictures are legible: {sizes}")
                # Twelve phones are legible at once only in the wide window.
                session.that(sizes["scrolls"] == (count > (12 if width > 1000 else 6)), f"{count} at {width}: {sizes}")
                session.shot(f"fit-{count}-{width}")
            session.that(zooms[0] > 0.7 and zooms[:3] == sorted(zooms[:3], reverse=True), f"zooms: {zooms}")
        write(f"{top}/many.skl", "screen Long(size: (393, 4000)) { view a(pin: parent) }")
        session.until(lambda: len(session.pictures()) == 1, "a long picture")
        session.that(page.evaluate(SIZES)["zoom"] > 0.5, "a long picture is read by scrolling")

        left = page.locator("#left-out")
        expect(left).to_be_hidden()
        write(f"{top}/many.skl", PHONES)
        expect(left).to_have_text("The first 64 of 70 pictures; choose fewer screens to see the others")
        session.that(len(session.pictures()) == 64, "no more than 64")
        session.box("Dark").check()
        expect(left).to_have_text("The first 64 of 140 pictures; choose fewer screens or appearances to see the others")
        session.shot("many")
        session.axe("many")
        page.goto(url + "?screen=S1&screen=S2")
        session.until(lambda: len(session.pictures()) == 2, "two screens of many")
        expect(left).to_be_hidden()


def adapting(session, skelc, top):
    """Long names, narrow windows, forced colours, paper: nothing is cut off and nothing is told by a background alone."""
    page = session.page
    long = "Long" + "name" * 60
    write(f"{top}/long.skl", f"screen {long}(size: (200, 100)) {{ label {long}(pin: parent) }}\n" + PHONES)
    isWhole = "element => element.scrollWidth <= element.clientWidth"
    with Watch(skelc, ["long.skl", "--preview"], top) as watch:
        url = watch.url()
        for width in (1280, 360):
            page.set_viewport_size({"width": width, "height": 800})
            page.goto(f"{url}?motion=off&screen={long}")
            session.until(lambda: len(session.pictures()) == 1, "a long name")
            for name in ("screens", "devices"):
                page.locator(f"#{name}-menu summary").click()
                box = page.locator(f"#{name}-menu .menu").bounding_box()
                session.that(box["x"] >= 0 and box["x"] + box["width"] <= width, f"the menu of {name} at {width}: {box}")
                session.shot(f"long-{name}-{width}")
                page.keyboard.press("Escape")
            frame = page.locator(".frame")
            frame.hover()
            expect(page.locator("#tag")).to_be_visible()
            session.that(page.locator("#tag").evaluate(isWhole), f"a long name under the pointer at {width}")
            session.that(page.locator("html").evaluate(isWhole), f"the page is no wider than {width}")
            page.goto(f"{url}?screen={long}s")
            page.locator(".empty").wait_for()
            session.that(page.locator(".empty").evaluate(isWhole), f"a long name that is not there at {width}")
        page.emulate_media(forced_colors="active")
        chosen, behind = page.evaluate("""() => ["#scheme :checked + span", "header"].map(
          name => getComputedStyle(document.querySelector(name)).backgroundColor)""")
        session.that(chosen != behind, f"what is chosen shows in forced colours: {chosen} on {behind}")
        page.emulate_media(forced_colors="none", media="print")
        page.goto(url)
        session.until(lambda: len(session.pictures()) == 64, "many pictures")
        expect(page.locator("header")).to_be_hidden()
        canvas, last = [page.locator(name).last.bounding_box() for name in ("#canvas", "figure")]
        session.that(last["y"] > 800, "more than the window shows")
        session.that(canvas["y"] + canvas["height"] > last["y"] + last["height"], "paper has all pictures")
        page.emulate_media(media="screen")
        page.set_viewport_size({"width": 1280, "height": 800})


def complaining(session, skelc, top):
    """Messages stay where they are; warnings are out of the way of errors."""
    page = session.page
    card = "screen Card(size: (200, 100)) {\n  label one\n%s  view two(frame: (10, 40, %s, 20))\n}\n"
    write(f"{top}/wrong.skl", card % ("  view wrong(frme: 1)\n", "a"))
    with Watch(skelc, ["wrong.skl", "--preview"], top) as watch:
        page.goto(watch.url())
        session.state("bad")
        problems = page.locator("#problems")
        names = problems.locator("#list .place")
        expect(names).to_have_text(["wrong.skl:3:14", "wrong.skl:4:28"])
        page.evaluate("window.place = document.querySelectorAll('#list .place')[1]; place.focus()")
        generation = page.evaluate("state.generation")
        write(f"{top}/wrong.skl", card % ("  view wrong(frme: 1)\n", "a") + " ")
        session.until(lambda: page.evaluate("state.generation") > generation, "another save")
        session.that(page.evaluate("document.activeElement === place"), "a message that stays keeps the focus")
        # The first is mended, so the other one moves up, in the list and in the file.
        write(f"{top}/wrong.skl", card % ("", "a"))
        expect(names).to_have_text(["wrong.skl:3:28"])
        session.that(page.evaluate("document.activeElement.textContent") == "wrong.skl:3:28", "moved, it keeps the focus")
        write(f"{top}/wrong.skl", card % ("", "b"))
        expect(problems.locator("#list")).to_contain_text("'b'")
        session.that(page.evaluate("document.activeElement.id") == "close", "focus stays in the list")
        session.that(page.evaluate("said.textContent") == "1 error", "errors are said")
        write(f"{top}/wrong.skl", card % ("", "50"))
        session.state("good")
        expect(problems).to_be_hidden()
        session.that(page.evaluate("document.activeElement.id") == "canvas", "mended, focus is at the pictures")
        page.get_by_role("button", name="1 warning").click()
        expect(problems).to_contain_text("ambiguous-layout")
        generation = page.evaluate("state.generation")
        write(f"{top}/wrong.skl", card % ("", "60"))
        session.until(lambda: page.evaluate("state.generation") > generation, "a save while one reads")
        expect(problems).to_be_visible()

        # A device alone may have errors, and warnings beside them.
        write(f"{top}/wrong.skl", "screen Card { label one\n if screen.width < 350 { view a(width: screen.width / 0) } }")
        session.state("good")
        page.locator("#devices-menu summary").click()
        page.get_by_label("Another size in points").fill("300x500")
        page.keyboard.press("Enter")
        session.state("bad")
        expect(problems).to_contain_text("error:")
        page.keyboard.press("Escape")
        more = problems.get_by_role("button", name="1 warning")
        expect(more).to_have_attribute("aria-expanded", "false")
        expect(problems.locator("#mild-list")).to_be_hidden()
        session.shot("warnings-beside-errors")
        session.axe("warnings beside errors")
        more.click()
        expect(problems.locator("#mild-list")).to_contain_text("ambiguous-layout")
        page.get_by_role("button", name="hide", exact=True).click()
        expect(problems).to_be_hidden()


def menus(session, url):
    page = session.page
    page.goto(url + "?device=Nonsense&device=20X30&device=20x30&scheme=pink&scheme=dark&direction=up&zoom=7&motion=off")
    session.until(lambda: len(session.pictures()) == 1, "an address with nonsense")
    address = page.url.split("?")[1]
    session.that(
        address == "device=20x30&scheme=dark&direction=ltr&zoom=fit&motion=off&open=vscode",
        f"the address says what is shown: {address}")
    menu = page.locator("#devices-menu")
    menu.locator("summary").click()
    size, error = page.get_by_label("Another size in points"), page.locator("#size-error")
    for text in ("0x0", "x", "20", "-5x5", "5x100001", "wide"):
        size.fill(text)
        page.keyboard.press("Enter")
        expect(error).to_have_text("Width and height from 1 to 100000 points, such as 375x812")
        session.that(page.evaluate("document.activeElement.id") == "size", "the size can be mended")
    session.shot("size")
    session.axe("size")
    for text in ("20X30", "40×30", " 50 x 30 ", "60 30", "70.5 × 30"):
        size.fill(text)
        expect(error).to_be_hidden()
        page.keyboard.press("Enter")
    expect(menu.locator("summary")).to_have_text("5 devices")
    session.that("device=70.5x30" in page.url and "device=50x30" in page.url, f"the sizes are in the address: {page.url}")
    session.box("50 × 30").focus()
    page.keyboard.press("Space")
    expect(menu.locator("summary")).to_have_text("4 devices")
    session.that(page.evaluate("document.activeElement.value") == "50x30", "what is unchecked stays to be checked again")
    size.focus()
    page.keyboard.press("Tab")
    session.that(page.evaluate("document.querySelector('#devices-menu').open"), "a menu is open as long as one is in it")
    page.keyboard.press("Tab")
    session.that(not page.evaluate("document.querySelector('#devices-menu').open"), "it closes behind who leaves it")
    session.box("Dark").click()
    session.that(session.box("Dark").is_checked(), "one appearance stays")
    expect(page.locator("#toast")).to_have_text("One must stay chosen")


def tabs(session, skelc, top):
    """Seven of them, though a browser has six connections to a server."""
    write(f"{top}/card.skl", CARD % 50)

    def shows(page, width):
        session.until(lambda: page.evaluate(
            """width => document.body?.dataset.state === "good" && document.title.startsWith("card.skl")
              && document.querySelector(".host")?.shadowRoot.innerHTML.includes(`width="${width}"`)""", width),
            f"a tab shows {width}")

    context = session.browser.new_context()
    context.on("weberror", lambda error: session.complaints.append(str(error.error)))
    with Watch(skelc, ["card.skl", "--preview"], top) as watch:
        url = watch.url()
        pages = [context.new_page() for _ in range(7)]
        # The last one that is looked at, and one that nobody has looked at yet.
        front, background = pages[5:]
        background.add_init_script("Object.defineProperty(document, 'hidden', {value: true, configurable: true})")
        for number, page in enumerate(pages):
            if page == front:
                for each in pages[:number]:
                    shows(each, 50)
            page.goto(url + ("?scheme=dark" if number % 2 else ""), wait_until="commit")
        shows(front, 50)
        shows(background, 50)
        session.that([page for page in pages if page.evaluate("leads")] == [front], "the last one leads")
        write(f"{top}/card.skl", CARD % 60)
        for page in pages:
            shows(page, 60)
        write(f"{top}/card.skl", "screen")
        for page in pages:
            session.until(lambda: "error" in page.title(), "a tab shows the error")
        write(f"{top}/card.skl", CARD % 60)
        for page in pages:
            shows(page, 60)
        session.that("light" in pages[0].locator("figcaption").inner_text(), "each has its own choice")
        session.that("dark" in pages[1].locator("figcaption").inner_text(), "each has its own choice")
        pages.remove(front)
        front.close()
        write(f"{top}/card.skl", CARD % 70)
        for page in pages:
            shows(page, 70)
        pages[3].evaluate(
            "window.sayings = 0; new MutationObserver(() => sayings++).observe(said, {childList: true, subtree: true})")
        watch.end()
        for page in pages:
            session.until(lambda: page.evaluate("document.body.dataset.state") == "waiting", "a tab waits")
        session.until(lambda: [page.evaluate("leads") for page in pages].count(True) == 1, "another one leads")
        background.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
        session.until(lambda: background.evaluate("leads"), "the one that is looked at leads")
        # Its timers may sleep: another one wakes it.
        background.evaluate("lose = () => {}; clearTimeout(timer)")
        # Several tries are one loss.
        first = pages[3].evaluate("retry")
        session.until(lambda: pages[3].evaluate("retry") > first, "it tries again")
        session.that(pages[3].evaluate("sayings") == 1, f"the loss is said {pages[3].evaluate('sayings')} times")
    write(f"{top}/card.skl", CARD % 80)
    with Watch(skelc, ["card.skl", url.replace("http://127.0.0.1:", "--preview=").strip("/")], top):
        for page in pages:
            shows(page, 80)
        session.that([page.evaluate("leads") for page in pages].count(True) == 1, "again one leads")
        context.close()
        # Where a browser cannot agree, each tab has its own stream.
        for missing in ("Object.defineProperty(Navigator.prototype, 'locks', {value: undefined})",
                        "navigator.locks.request = () => Promise.reject(new DOMException('no', 'SecurityError'))"):
            page = session.context.new_page()
            page.add_init_script(missing)
            page.goto(url, wait_until="commit")
            shows(page, 80)
            session.that(page.evaluate("leads && stream.readyState === 1"), f"alone: {missing}")
            page.close()


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
                    "menus": lambda: menus(session, url),
                    "screens": lambda: screens(session, skelc, top),
                    "fitting": lambda: fitting(session, skelc, top),
                    "adapting": lambda: adapting(session, skelc, top),
                    "complaining": lambda: complaining(session, skelc, top),
                    "tabs": lambda: tabs(session, skelc, top),
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
