#!/usr/bin/env python3
"""files.py [SKELC] [--rounds N]: a thousand files of one card each in one call, in one run on this machine.

Prints wall and processor time, medians of interleaved rounds: `skelc check` on all cores and on one, `dot` drawing the
same cards to SVG, and pikchr doing likewise. pikchr is a C library inside a Python package here and is called as one:
only its own work counts, from the first file read to the last picture, without Python's start.

Without SKELC the release build is made and used. Peers: apt-get install graphviz, pip install pypikchr.
"""

import argparse
import glob
import importlib.util
import os
import shutil
import statistics
import subprocess
import sys
import tempfile

import cards
from bench import Bench, release_build

COUNT = 1000

# The C function is exported beside the Python module's own entry.
PIKCHR = """
import ctypes, resource, sys, time
draw = ctypes.PyDLL(sys.argv[1]).pikchr
draw.restype, draw.argtypes = ctypes.c_void_p, [ctypes.c_char_p, ctypes.c_char_p, ctypes.c_uint] + [ctypes.c_void_p] * 2
free = ctypes.CDLL(None).free
free.argtypes = [ctypes.c_void_p]
def processor():
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime
wall, before = time.monotonic(), processor()
for path in sys.argv[2:]:
    with open(path, "rb") as file:
        picture = draw(file.read(), None, 0, None, None)
    last = ctypes.string_at(picture) if path == sys.argv[-1] else None
    free(picture)
print(time.monotonic() - wall, processor() - before)
if not last.startswith(b"<svg"):
    sys.exit(last)
"""


def pikchr_library():
    package = importlib.util.find_spec("pypikchr")
    return package and glob.glob(os.path.join(os.path.dirname(package.origin), "util", "pikchr*.so"))[0]


def timed_pikchr(files):
    run = subprocess.run(
        [sys.executable, "-c", PIKCHR, pikchr_library(), *files], check=True, capture_output=True, text=True)
    return tuple(map(float, run.stdout.split()))


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("skelc", nargs="?")
    arguments.add_argument("--rounds", type=int, default=11)
    options = arguments.parse_args()
    skelc = os.path.abspath(options.skelc) if options.skelc else release_build()

    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(folder, skelc)
        files = {}
        for extension, write in (("skl", cards.skl), ("dot", cards.dot), ("pikchr", cards.pikchr)):
            files[extension] = [bench.path(f"{index}.{extension}") for index in range(COUNT)]
            for path in files[extension]:
                with open(path, "w") as file:
                    file.write(write(1))

        runs = {
            "skelc check": lambda: bench.once([skelc, "check", *files["skl"]])[:2],
            "skelc check -j 1": lambda: bench.once([skelc, "check", "-j", "1", *files["skl"]])[:2],
        }
        if shutil.which("dot"):
            runs["dot"] = lambda: bench.once(["dot", "-Tsvg", *files["dot"]])[:2]
        if pikchr_library():
            runs["pikchr"] = lambda: timed_pikchr(files["pikchr"])
        results = {name: [] for name in runs}
        for _ in range(options.rounds):
            for name, run in runs.items():
                results[name].append(run())
        print(f"{COUNT} files of one card, medians of {options.rounds}")
        print(f"{'':18}{'wall ms':>10}{'CPU ms':>10}{'x skelc':>9}")
        medians = {name: tuple(map(statistics.median, zip(*rows))) for name, rows in results.items()}
        for name, (wall, processor) in medians.items():
            print(f"{name:18}{wall * 1e3:10.1f}{processor * 1e3:10.1f}{wall / medians['skelc check'][0]:9.2f}")
        for peer, how in (("dot", "apt-get install graphviz"), ("pikchr", "pip install pypikchr")):
            if peer not in runs:
                print(f"{peer} is not here: {how}")


if __name__ == "__main__":
    main()
