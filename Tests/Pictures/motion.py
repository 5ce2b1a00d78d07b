#!/usr/bin/env python3
"""Checks motion: the SVG at a phase of its animations against the layers frozen at that phase.

    python3 Tests/Pictures/motion.py PATH/TO/skelc Samples [--png FOLDER]

Needs what check.py needs. For Samples/04-animations.skl, Samples/motion.skl and the masks of the other libraries
(leadkit.skl, bands.skl and pulses.skl beside this file), from left to right and from right to left, for screens of very
many slides and for one of equal rows, in light and dark, and at four phases:
- in Chromium every animation of the moving SVG is set to that phase of its own forward run, and the picture is what
  painter.py paints from `--at PHASE --emit json`;
- rsvg-convert draws the same picture from `--at PHASE --emit svg`;
- under reduced motion, and in rsvg-convert, the moving SVG is the still picture of the layers.

Each layer is looked at by itself: of its pixels at most 0.5 % may differ by more than 3/255, and of those with an
outline within one pixel at most 5 % by more than 30 % of the contrast around them. The check is checked, too: every
layer that moves must differ from itself at another phase.

Then the start: nothing is seen during the delay, half of it halfway through the transition, and every animation waits
for the end of both.
"""

import argparse
import functools
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import numpy as np
from PIL import Image

import painter
from check import BLEND, layers, local_contrast
from rasterisers import for_each, rsvg

SCALE = 2
PHASES = (0, 0.25, 0.5, 0.75)
STEP = 3
SAMPLES = ("04-animations.skl", "motion.skl")
MASKS = ("leadkit.skl", "bands.skl", "pulses.skl")
MOST_INSIDE = 0.005
MOST_SHOWN = 40
MOST_AT_EDGES = 0.05

# Sets every animation to a phase of its forward run. Animations that run once are over. SVG's own animation elements
# have one clock: `begun_by_phase` makes each of them begin as long before this moment as its own phase asks for.
MOMENT = 1000
SET_PHASE = """([phase, moment]) => {
  for (const animation of document.getAnimations()) {
    const timing = animation.effect.getComputedTiming();
    animation.pause();
    animation.currentTime = timing.iterations === Infinity ? timing.delay + phase * timing.duration : timing.endTime;
  }
  document.documentElement.pauseAnimations();
  document.documentElement.setCurrentTime(moment);
}"""

SET_TIME = """seconds => {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = seconds * 1000;
  }
  document.documentElement.pauseAnimations();
  document.documentElement.setCurrentTime(seconds);
}"""

STARTS = """() => [
  ...document.getAnimations().map(animation => animation.effect.getComputedTiming())
    .filter(timing => timing.iterations === Infinity).map(timing => timing.delay / 1000),
  ...[...document.querySelectorAll("animate")].map(element => parseFloat(element.getAttribute("begin") ?? "0")),
]"""


# More slides than an SVG shows each by itself.
MANY = """
screen Many(size: (340, 150), transition: none) {
  fill: gradient([#2C3E50, #F1C40F, #2C3E50])
  repeat 14 as row {
    repeat 10 as column {
      view(frame: (4 + 34 * column, 4 + 8 * row, 12, 6), animation: sliding)
      view(frame: (20 + 34 * column, 4 + 8 * row, 14, 7), animation: sliding(direction: topRightBottomLeft))
    }
  }
  view wide(frame: (4, 120, 320, 20), cornerRadius: 10, animation: sliding(direction: rightLeft, autoreverses: true))
}
"""

# Rows that an SVG writes once: all of them where one pulse lies over them, and in a frozen picture those that slide.
ROWS = """
component Row {
  height: 30
  view avatar(frame: (4, 4, 22, 22), shape: circle)
  view title(frame: (34, 6, 80, 8))
  view sub(frame: (34, 18, 50, 8))
}
screen Rows(size: (340, 150), transition: none) {
  tableView pulsing(frame: (4, 4, 150, 130), rowHeight: 30, animation: pulse) { rows: 4; cell Row }
  tableView sliding(frame: (170, 4, 150, 130), rowHeight: 30) {
    fill: gradient([#2C3E50, #F1C40F, #2C3E50])
    animation: sliding
    rows: 4
    cell Row
  }
}
"""

MANY_MASKS = """
screen Many(size: (340, 150)) {
  library: leadKit
  animation: sliding(direction: topLeftBottomRight)
  repeat 15 as row {
    repeat 20 as column { view(frame: (4 + 17 * column, 4 + 9 * row, 6 + column / 4, 6)) }
  }
}
"""


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("skelc")
    arguments.add_argument("samples", type=pathlib.Path)
    arguments.add_argument("--png", type=pathlib.Path, help="a folder that every picture is written to")
    options = arguments.parse_args()
    started = time.monotonic()
    if options.png:
        options.png.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        samples = [options.samples / name for name in SAMPLES]
        masks = [pathlib.Path(__file__).with_name(name) for name in MASKS]
        units = [(file, direction) for file in samples + masks for direction in ("ltr", "rtl")]
        for name, text in (("many", MANY), ("many-masks", MANY_MASKS), ("rows", ROWS)):
            file = pathlib.Path(folder) / f"{name}.skl"
            file.write_text(text)
            units.append((file, "ltr"))
        units += [(file, "start") for file in samples + masks if file.name != "leadkit.skl"]
        tally = Tally()
        for part in for_each(functools.partial(check, options.skelc, options.png), units, SCALE):
            tally.add(part)
    tally.summarise(time.monotonic() - started)
    return 1 if tally.failures or not tally.pictures else 0


def check(skelc, png, browser, unit):
    """What there is to say of a file that reads in a direction, or of its start."""
    file, direction = unit
    with tempfile.TemporaryDirectory() as folder:
        checker = Checker(skelc, browser, pathlib.Path(folder), png)
        if direction == "start":
            checker.check_start(file)
        else:
            checker.check(file, direction)
    return checker.tally


class Tally:
    def __init__(self):
        self.failures = []
        self.pictures = 0
        self.worst = {}

    def add(self, other):
        for failure in other.failures[: max(MOST_SHOWN - len(self.failures), 0)]:
            print(failure, file=sys.stderr)
        self.failures += other.failures
        self.pictures += other.pictures
        for kind, worst in other.worst.items():
            self.note(kind, worst)

    def note(self, kind, worst):
        self.worst[kind] = np.maximum(self.worst.get(kind, (0, 0)), worst)

    def summarise(self, seconds):
        print(f"{self.pictures} pictures of motion")
        for kind, (inside, edges) in sorted(self.worst.items()):
            print(f"{kind}: at most {inside:.3%} of a layer's pixels differ, {edges:.2%} at its edges")
        print(f"{len(self.failures)} failures; {seconds:.0f} s")


class Checker:
    def __init__(self, skelc, browser, folder, png):
        self.skelc = skelc
        self.browser = browser
        self.svg = folder / "moving.svg"
        self.png = png
        self.tally = Tally()

    def compile(self, file, *flags):
        return subprocess.run([self.skelc, str(file), *flags], capture_output=True, check=True).stdout

    def check(self, file, direction):
        flags = ("--direction", direction)
        moving = self.compile(file, "--emit", "svg", *flags)
        still = json.loads(self.compile(file, "--emit", "json", *flags))
        frozen = [json.loads(self.compile(file, "--emit", "json", "--at", str(phase), *flags)) for phase in PHASES]
        size = still["screens"][0]["size"]
        size = (round(size["width"]), round(size["height"]))
        for scheme in ("light", "dark"):
            name = f"{file.stem}-{direction}-{scheme}"
            self.svg.write_bytes(moving)
            wanted = painter.picture(still, scheme, SCALE)
            self.compare(f"{name}-reduced", still, wanted, self.browser.picture(self.svg, size, scheme, "reduce"))
            alone = self.compile(file, "--emit", "svg", "--scheme", scheme, *flags)
            self.compare(f"{name}-rsvg", still, wanted, rsvg(alone, SCALE))
            page = self.browser.page(scheme, "no-preference")
            shown, painted = [], []
            for phase, document in zip(PHASES, frozen):
                self.svg.write_bytes(begun_by_phase(moving, phase))
                self.browser.open(page, self.svg, size)
                page.evaluate(SET_PHASE, [phase, MOMENT])
                shown.append(self.browser.shot(page))
                painted.append(painter.picture(document, scheme, SCALE))
                self.compare(f"{name}-{phase}-chromium", document, painted[-1], shown[-1])
                at = self.compile(file, "--emit", "svg", "--scheme", scheme, "--at", str(phase), *flags)
                self.compare(f"{name}-{phase}-rsvg", document, painted[-1], rsvg(at, SCALE))
            self.check_that_layers_move(name, still, frozen, painted, shown)
            if all(difference(layer, wanted, shown[1])[0] <= MOST_INSIDE for layer in layers(still)):
                self.fail(name, "the still picture passes for one in motion")

    def compare(self, name, document, wanted, shown):
        self.tally.pictures += 1
        if self.png:
            for kind, pixels in (("", shown), ("-painted", wanted.bytes())):
                Image.fromarray(pixels.astype(np.uint8)).save(self.png / f"{name}{kind}.png")
        if shown.shape != wanted.bytes().shape:
            self.fail(name, f"{shown.shape[1::-1]} pixels instead of {wanted.bytes().shape[1::-1]}")
            return
        kind = name.rsplit("-", 1)[1]
        for layer in layers(document):
            inside, edges = difference(layer, wanted, shown)
            self.tally.note(kind, (inside, edges))
            if inside > MOST_INSIDE or edges > MOST_AT_EDGES:
                self.fail(name, f"{layer['id']}: {inside:.2%} of its pixels differ, {edges:.2%} of those at edges")

    def check_that_layers_move(self, name, still, frozen, painted, shown):
        """A layer that is animated must not pass for itself at all other phases."""
        for layer, *others in zip(layers(still), *(layers(document) for document in frozen)):
            if "animations" not in layer and "animations" not in layer.get("mask", {}):
                continue
            pairs = [(a, b) for a in range(len(PHASES)) for b in range(len(PHASES)) if a != b]
            differences = (difference(others[a], painted[a], shown[b]) for a, b in pairs)
            if not any(inside > MOST_INSIDE for inside, _ in differences):
                self.fail(name, f"{layer['id']} looks the same at every phase")

    def check_start(self, file):
        """The delay and the transition at the screen's start."""
        self.svg.write_bytes(self.compile(file, "--emit", "svg"))
        document = json.loads(self.compile(file, "--emit", "json"))
        screen = document["screens"][0]
        seconds = (screen["transition"] or {"crossDissolve": 0})["crossDissolve"]
        begin = screen["delay"] + seconds
        size = (round(screen["size"]["width"]), round(screen["size"]["height"]))
        page = self.browser.standing_page("light")
        self.browser.open(page, self.svg, size)
        starts = page.evaluate(STARTS)
        if not starts or any(abs(start - begin) > 1e-6 for start in starts):
            self.fail(file.name, f"animations start at {sorted(set(starts))} instead of {begin}")
        whole = painter.picture(document, "light", SCALE)
        empty = painter.picture({"screens": [{**screen, "layers": []}]}, "light", SCALE)
        for moment, share in ((screen["delay"] / 2, 0), (screen["delay"] + seconds / 2, 0.5)):
            page.evaluate(SET_TIME, moment)
            wanted = empty.bytes() + (whole.bytes() - empty.bytes()) * share
            away = np.abs(self.browser.shot(page) - wanted).max(axis=-1)
            self.tally.pictures += 1
            if (away > STEP).mean() > MOST_INSIDE:
                self.fail(file.name, f"after {moment} s not {share:.0%} of the layers is to be seen")
        page.evaluate(SET_TIME, begin + 0.1)
        if (np.abs(self.browser.shot(page) - whole.bytes()).max(axis=-1) > STEP).mean() < MOST_INSIDE:
            self.fail(file.name, "nothing has moved a moment after the transition")

    def fail(self, name, problem):
        self.tally.failures.append(f"{name}: {problem}")


def difference(layer, wanted, shown):
    """The shares of a layer's pixels that differ, inside and at edges."""
    shape = painter.Shape(layer["frame"], layer["cornerRadius"], None, 0)
    if "pose" in layer:
        shape = shape.posed(layer["pose"])
    box = shape.box(wanted)
    if layer["fill"] is None and "border" not in layer or box is None:
        return 0, 0
    region = (slice(max(box[1] - 1, 0), box[3] + 1), slice(max(box[0] - 1, 0), box[2] + 1))
    pixels = (wanted.pixels[region] * 255).round()
    away = np.abs(shown[region] - pixels).max(axis=-1)
    at_edge = wanted.edges[region]
    inside = ((away > STEP) & ~at_edge).sum() / away.size
    rough = at_edge & (away > np.maximum(local_contrast(pixels) * BLEND, STEP))
    return inside, rough.sum() / max(at_edge.sum(), 1)


def begun_by_phase(svg, phase):
    """The SVG with animation elements that have come to this phase at MOMENT."""

    def begun(element):
        runs = element["values"].count(b";")
        ago = phase * float(element["duration"]) / runs
        return element[0][: element.start("begin") - element.start()] + b'begin="%.6fs" ' % (MOMENT - ago)

    pattern = rb'<animate [^>]*values="(?P<values>[^"]*)"[^>]*dur="(?P<duration>[^"]*)s" (?P<begin>(begin="[^"]*")?)'
    return re.sub(pattern, begun, svg)


if __name__ == "__main__":
    sys.exit(main())
