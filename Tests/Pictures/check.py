#!/usr/bin/env python3
"""Checks the pictures of every sample: the SVG in a browser and in a rasteriser against the layers in the JSON.

    python3 Tests/Pictures/check.py PATH/TO/skelc Samples [--png FOLDER]

Needs Chromium at /usr/bin/chromium, rsvg-convert, and from PyPI playwright, jsonschema, numpy and pillow.

For every file in the folder that compiles, and for shapes.skl beside this one:
- its JSON is valid by Grammar/layers.schema.json (the public `jsonschema` validator);
- Chromium, under a light and a dark colour scheme and with reduced motion, and rsvg-convert draw what painter.py paints
  from the JSON.

Two pictures agree when of the pixels that layers paint at most 0.1 % differ by more than 8/255 in any channel. Pixels
with an outline within one pixel are counted apart, as rasterisers differ in how they blend edges: of those at most
0.2 % may differ by more than 30 % of the contrast around them. Before the samples, the comparison itself is checked: layers that were tampered with must fail.
"""

import argparse
import copy
import functools
import json
import math
import pathlib
import subprocess
import sys
import tempfile
import time

import numpy as np
from jsonschema import Draft202012Validator
from PIL import Image

import painter
from rasterisers import for_each, rsvg

SCALE = 2
STEP = 8
MOST_INSIDE = 0.001
BLEND = 0.3
MOST_AT_EDGES = 0.002
ROOT = pathlib.Path(__file__).resolve().parents[2]


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("skelc")
    arguments.add_argument("samples", type=pathlib.Path)
    arguments.add_argument("--png", type=pathlib.Path, help="a folder that every picture is written to")
    options = arguments.parse_args()
    started = time.monotonic()
    schema = json.loads((ROOT / "Grammar/layers.schema.json").read_text())
    Draft202012Validator.check_schema(schema)
    if options.png:
        options.png.mkdir(parents=True, exist_ok=True)

    units = ["the comparison", pathlib.Path(__file__).with_name("shapes.skl"), *sorted(options.samples.glob("*.skl"))]
    tally = Tally()
    for part in for_each(functools.partial(check, options.skelc, schema, options.png), units, SCALE):
        for name, problem in part.failures:
            print(f"{name}: {problem}", file=sys.stderr)
        tally.add(part)
    tally.summarise(time.monotonic() - started)
    return 1 if tally.failures or not tally.pictures else 0


def check(skelc, schema, folder, browser, unit):
    """What there is to say of a file, or of the comparison itself."""
    checker = Checker(skelc, Draft202012Validator(schema), browser, folder)
    if isinstance(unit, pathlib.Path):
        checker.check(unit)
    else:
        checker.check_the_check()
    return checker.tally


class Tally:
    def __init__(self):
        self.failures = []
        self.skipped = []
        self.empty = 0
        self.valid = 0
        self.pictures = 0
        self.worst = {}
        self.edge_share = []

    def add(self, other):
        self.failures += other.failures
        self.skipped += other.skipped
        self.empty += other.empty
        self.valid += other.valid
        self.pictures += other.pictures
        for kind, worst in other.worst.items():
            self.note(kind, worst)
        self.edge_share += other.edge_share

    def note(self, kind, worst):
        self.worst[kind] = max(self.worst.get(kind, worst), worst)

    def summarise(self, seconds):
        print(f"{self.valid} valid by the schema, {self.empty} of them without a screen; {self.pictures} pictures")
        if self.skipped:
            print(f"did not compile: {' '.join(self.skipped)}")
        for kind in sorted(name for name in self.worst if " " not in name):
            inside = self.worst[kind][0]
            print(f"{kind}: at most {inside:.4%} of painted pixels differ, {self.worst[kind + ' edges']:.3%} at edges")
        if self.edge_share:
            print(f"edges are {np.mean(self.edge_share):.1%} of the pictures; {seconds:.0f} s")
        print(f"{len(self.failures)} failures")


class Checker:
    def __init__(self, skelc, validator, browser, folder):
        self.skelc = skelc
        self.validator = validator
        self.browser = browser
        self.folder = folder
        self.tally = Tally()

    def compile(self, file, *flags):
        return subprocess.run([self.skelc, str(file), *flags], capture_output=True)

    def check(self, file):
        result = self.compile(file, "--emit", "json")
        if result.returncode == 1:
            self.tally.skipped.append(file.name)
            return
        if result.returncode != 0:
            self.fail(file.name, f"skelc ended with {result.returncode}: {result.stderr.decode()}")
            return
        document = json.loads(result.stdout)
        for error in self.validator.iter_errors(document):
            self.fail(file.name, f"not valid at {error.json_path}: {error.message[:200]}")
            return
        self.tally.valid += 1
        if not document["screens"]:
            self.tally.empty += 1
            return
        self.compare_all(file, document)

    def compare_all(self, file, document):
        wanted = {scheme: painter.picture(document, scheme, SCALE) for scheme in ("light", "dark")}
        size = (math.ceil(wanted["light"].width / SCALE), math.ceil(wanted["light"].height / SCALE))
        svgs = {scheme: self.compile(file, "--emit", "svg", "--scheme", scheme).stdout for scheme in SCHEMES}
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "picture.svg"
            path.write_bytes(svgs["auto"])
            for scheme in ("light", "dark"):
                shown = self.browser.picture(path, size, scheme, "reduce")
                self.compare(file, f"chromium-{scheme}", wanted[scheme], shown)
            if not moves(document):
                shown = self.browser.picture(path, size, "light", "no-preference")
                self.compare(file, "chromium-motion", wanted["light"], shown)
        self.compare(file, "rsvg-auto", wanted["light"], rsvg(svgs["auto"], SCALE))
        for scheme in ("light", "dark"):
            self.compare(file, f"rsvg-{scheme}", wanted[scheme], rsvg(svgs[scheme], SCALE))
        for scheme in ("light", "dark"):
            self.write(file, f"painted-{scheme}", wanted[scheme].bytes())

    def compare(self, file, name, wanted, shown):
        self.write(file, name, shown)
        self.tally.pictures += 1
        problem, inside, edges = difference(wanted, shown)
        kind = name.split("-")[0]
        self.tally.note(kind, (inside, edges))
        self.tally.note(kind + " edges", edges)
        self.tally.edge_share.append(wanted.edges.mean())
        if problem:
            self.fail(file.name, f"{name}: {problem}")

    def check_the_check(self):
        """A picture that differs from the layers has to be seen to differ."""
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "check.skl"
            file.write_text(TAMPERED)
            document = json.loads(self.compile(file, "--emit", "json").stdout)
            path = pathlib.Path(folder) / "check.svg"
            path.write_bytes(self.compile(file, "--emit", "svg").stdout)
            for scheme in ("light", "dark"):
                shown = self.browser.picture(path, (200, 120), scheme, "reduce")
                for change in (unchanged, moved, recoloured, dropped, narrowed, rounded):
                    other = copy.deepcopy(document)
                    change(other)
                    problem = difference(painter.picture(other, scheme, SCALE), shown)[0]
                    if (problem is None) != (change is unchanged):
                        self.fail("the comparison", f"a picture that was {change.__name__}: {problem or 'no difference'}")

    def write(self, file, name, pixels):
        if self.folder:
            image = Image.fromarray(pixels.astype(np.uint8))
            image.save(self.folder / f"{file.stem}-{name}.png")

    def fail(self, name, problem):
        self.tally.failures.append((name, problem))


SCHEMES = ("auto", "light", "dark")

TAMPERED = """
screen Tampered(size: (200, 120)) {
  view first(frame: (20, 20, 80, 60), cornerRadius: 6)
  label second(frame: (110, 20, 80, 60), numberOfLines: 2)
}
"""


def difference(wanted, shown):
    """What is wrong (None: nothing), and the shares of differing pixels inside and at edges."""
    pixels = wanted.bytes()
    if shown.shape != pixels.shape:
        return f"{shown.shape[1::-1]} pixels instead of {pixels.shape[1::-1]}", 1, 1
    away = np.abs(shown - pixels).max(axis=-1)
    counted = max((wanted.painted & ~wanted.edges).sum(), 1)
    inside = ((away > STEP) & ~wanted.edges).sum() / counted
    rough = wanted.edges & (away > np.maximum(local_contrast(pixels) * BLEND, STEP))
    edges = rough.sum() / max(wanted.edges.sum(), 1)
    problem = None
    if inside > MOST_INSIDE:
        problem = f"{inside:.3%} of the painted pixels differ"
    elif edges > MOST_AT_EDGES:
        problem = f"{edges:.2%} of the pixels at edges differ"
    return problem, inside, edges


def local_contrast(pixels):
    """How far the darkest and the brightest of a pixel's neighbours are apart."""
    low, high = pixels, pixels
    for axis in (0, 1):
        for step in (-1, 1):
            low = np.minimum(low, np.roll(low, step, axis))
            high = np.maximum(high, np.roll(high, step, axis))
    return (high - low).max(axis=-1)


def moves(document):
    return any("animations" in layer or "mask" in layer for layer in layers(document))


def layers(document):
    waiting = [layer for screen in document["screens"] for layer in screen["layers"]]
    while waiting:
        layer = waiting.pop()
        yield layer
        waiting.extend(layer.get("children", []))


def first_block(document):
    return next(layer for layer in layers(document) if layer["role"] == "block")


def unchanged(document):
    pass


def moved(document):
    first_block(document)["frame"]["y"] += 1


def recoloured(document):
    first_block(document)["fill"] = {"color": {"light": "#e0e4e5", "dark": "#282f31"}}


def dropped(document):
    first_block(document)["hidden"] = True


def narrowed(document):
    first_block(document)["frame"]["width"] -= 1


def rounded(document):
    first_block(document)["cornerRadius"] += 4


if __name__ == "__main__":
    sys.exit(main())
