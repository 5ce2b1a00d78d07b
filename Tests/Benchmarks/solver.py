#!/usr/bin/env python3
"""solver.py [--quick]: what the linear solver costs beside C++ kiwi, on the same rows in one run on this machine.

Prints times from rows to values, each the least of a few: the systems of real Interface Builder documents at their design
size, chains of views with four constraints each, and random tangled systems. --quick leaves out the long chains.

Needs swiftc and a C++ compiler; kiwi's headers come with kiwisolver's source package, which pip fetches.
"""

import argparse
import os
import pathlib
import random
import statistics
import subprocess
import sys
import tarfile
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "LinearSolver"))

import systems  # noqa: E402
from systems import Row, System  # noqa: E402

FIXTURE = HERE.parent / "Fixtures/auto-layout-systems.txt"


def kiwi(folder):
    pip = [sys.executable, "-m", "pip", "download", "-q", "--no-binary", ":all:", "--no-deps", "-d", folder, "kiwisolver"]
    subprocess.run(pip, check=True)
    with tarfile.open(next(folder.glob("kiwisolver-*.tar.gz"))) as archive:
        archive.extractall(folder)
    program = folder / "kiwi"
    compiler = [os.environ.get("CXX", "c++"), "-O2", "-std=c++17", "-I", next(folder.glob("kiwisolver-*/")), "-o", program]
    subprocess.run([*compiler, HERE / "kiwi.cpp"], check=True)
    return program


def chain(count):
    """Views one after the other: leading to trailing, as wide as the first, top and height."""
    rows = []
    for view in range(count):
        left, top, width, height = range(4 * view, 4 * view + 4)
        if view == 0:
            rows += [Row([(left, 1)], -16, "="), Row([(width, 1)], -50, "=")]
        else:
            rows += [Row([(left, 1), (left - 4, -1), (width - 4, -1)], -8, "="), Row([(width, 1), (2, -1)], 0, "=")]
        rows += [Row([(top, 1)], -10, "="), Row([(height, 1)], -44, "=")]
    return System(4 * count, rows)


def soft_chain(count):
    """The same, but each view has a least width, a width it would rather have, and a height likewise."""
    rows = []
    for view in range(count):
        left, top, width, height = range(4 * view, 4 * view + 4)
        if view == 0:
            rows.append(Row([(left, 1)], -16, "="))
        else:
            rows.append(Row([(left, 1), (left - 4, -1), (width - 4, -1)], -8, "="))
        rows += [Row([(width, 1)], -40, ">"), Row([(width, 1)], -30 - view % 40, "=", 250)]
        rows += [Row([(top, 1)], -10, "="), Row([(height, 1)], -44, "=", 750)]
    return System(4 * count, rows)


def tangled(random, count):
    """Views whose edges and sizes relate to random other views', at random priorities, all at a hidden layout."""
    point = [random.randint(0, 400) for _ in range(4 * count)]
    rows = [Row([(4 * view + side, 1)], 0, ">") for view in range(count) for side in (2, 3)]
    for view in range(count):
        for axis in (0, 1):
            left, width = 4 * view + axis, 4 * view + axis + 2
            for _ in range(2):
                other = 4 * random.randrange(count)
                kind = random.randrange(3)
                if kind == 0:
                    terms = [(left, 1), (other + axis, -1)]
                elif kind == 1:
                    terms = [(left, 1), (other + axis, -1), (other + axis + 2, -1)]
                else:
                    terms = [(width, 1), (other + axis + 2, -random.choice([1, 1, 0.5, 2]))]
                relation = random.choice("==<>")
                isRequired = random.random() < 0.6
                slack = 0 if relation == "=" else random.choice([0, 8, 40]) * (1 if relation == "<" else -1)
                constant = -systems.value(terms, point) - slack if isRequired else random.randint(-50, 50)
                rows.append(Row(terms, constant, relation, 1000 if isRequired else random.choice([250, 500, 750])))
    random.shuffle(rows)
    return System(4 * count, rows)


def times(program, path, *arguments):
    with open(path) as file:
        run = subprocess.run([program, *arguments], stdin=file, check=True, capture_output=True, text=True)
    return [float(line) for line in run.stdout.split()]


def both(ours, theirs, path):
    return times(ours, path, "times"), times(theirs, path)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--quick", action="store_true")
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        ours, theirs = systems.driver(folder), kiwi(folder)
        print(f"{'':34}{'ours':>12}{'kiwi':>12}{'ratio':>9}")

        def line(name, a, b):
            print(f"{name:34}{a * 1e6:9.1f} us{b * 1e6:9.1f} us{b / a:9.1f}", flush=True)

        a, b = both(ours, theirs, FIXTURE)
        line(f"{len(a)} real systems, median", statistics.median(a), statistics.median(b))
        line("  all of them", sum(a), sum(b))
        line("  the slowest", max(a), max(b))

        path = folder / "systems"
        for name, make in (("chain", chain), ("soft chain", soft_chain)):
            found = {}
            for count in (10, 20, 50, 100, 200, 500, 1000, 2000, 5000):
                if options.quick and count > 1000:
                    break
                systems.write(path, [make(count)])
                (a,), (b,) = both(ours, theirs, path)
                found[count] = a
                line(f"{name} of {count:,} views", a, b)
            if 5000 in found:
                print(f"{'':4}5,000 take {found[5000] / found[1000]:.1f} times 1,000")
        for count in (20, 100):
            source = random.Random(count)
            systems.write(path, [tangled(source, count) for _ in range(20)])
            a, b = both(ours, theirs, path)
            line(f"tangled {count} views, median of 20", statistics.median(a), statistics.median(b))
            line("  the slowest", max(a), max(b))


if __name__ == "__main__":
    main()
