#!/usr/bin/env python3
"""Checks the Swift of every sample: compiled against stand-ins for UIKit, QuartzCore and SwiftUI, run, and compared with
the JSON.

    python3 Tests/GeneratedSwift/check.py PATH/TO/skelc Samples [--keep FOLDER]

Needs swiftc. For every file in the folder that compiles, for every.skl beside this one and for the masks of
Tests/Pictures, in both reading directions:
- the Swift compiles without a warning, and what it does when it runs is what the JSON says (uikit.py and swiftui.py):
  left to right in the language mode 5, right to left, which changes nothing but numbers, in mode 6;
- left to right it is without a warning in mode 6 as well, and as modules may be set up next: everything on the main actor
  and with upcoming features;
- the formatter finds nothing in it, in its own configuration, and the Swift in Grammar/swift.md compiles with it.

Before the samples, each comparison itself is checked: JSON that was tampered with must fail.
"""

import argparse
import pathlib
import sys
import tempfile
import time

import modules
import swiftui
import uikit


def main():
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("skelc", type=pathlib.Path)
    arguments.add_argument("samples", type=pathlib.Path)
    arguments.add_argument("--keep", type=pathlib.Path, help="a folder that stays, for looking at what was made")
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = (options.keep or pathlib.Path(temporary)).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        return check(options.skelc.resolve(), options.samples, folder)


def check(skelc, samples, folder):
    started = time.monotonic()
    work = modules.Work()
    # Both are begun before one is waited for, so that no processor is idle in between.
    checks = [module.Check(skelc, samples, folder, work) for module in (uikit, swiftui)]
    failures = []
    for one in checks:
        found = one.failures()
        failures += found
        for failure in found[:50]:
            print(failure)
        if len(found) > 50:
            print(f"… and {len(found) - 50} more")
        print(f"{one.summary}, {len(found)} failures; {len(one.skipped)} samples do not compile yet")
    print(f"all of it in {time.monotonic() - started:.1f} s")
    for form in ("swift", "swiftui"):
        print(f"type-checking 2,000 unequal layers takes {modules.type_check_time(skelc, folder, form):.1f} s as {form}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
