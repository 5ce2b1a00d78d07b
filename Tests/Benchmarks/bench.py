#!/usr/bin/env python3
"""bench.py [SKELC] [--rounds N] [--quick]: what skelc costs beside others, in one run on this machine.

Prints time and peak memory for feeds of 1, 1,000 and 10,000 cards (see cards.py) with skelc, a C program that prints
the same picture by arithmetic, graphviz and typst; then growth, memory for each byte of input, a table of 10,000 rows
and a repeat of 10,000 beside one row, cards placed by constraints beside the same on frames, and start-up beside
/bin/true. Times are medians of interleaved rounds; ratios mean more than seconds. --quick leaves out the 10,000.

Without SKELC the release build is made and used. Peers: apt-get install graphviz, pip install typst.
"""

import argparse
import importlib.util
import os
import shutil
import statistics
import subprocess
import sys
import tempfile

import cards

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))


def release_build():
    """The binary of the README, beside the tests' build, which has other flags."""
    build = ["swift", "build", "-c", "release", "--product", "skelc", "--scratch-path", ".build/static"]
    if sys.platform == "linux":
        build += ["-Xswiftc", "-static-executable", "-Xlinker", "-s"]
    subprocess.run(build, cwd=ROOT, check=True, stdout=sys.stderr)
    where = subprocess.run(build + ["--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
    return os.path.join(where.stdout.strip(), "skelc")


class Bench:
    def __init__(self, folder, skelc):
        self.folder = folder
        self.skelc = skelc
        for name in ("measure", "floor"):
            compiler = os.environ.get("CC", "cc")
            subprocess.run([compiler, "-O2", "-o", self.path(name), os.path.join(HERE, name + ".c")], check=True)

    def path(self, name):
        return os.path.join(self.folder, name)

    def once(self, command):
        """Wall seconds, processor seconds, peak bytes."""
        run = subprocess.run([self.path("measure"), self.path("output"), *command], check=True, capture_output=True, text=True)
        wall, processor, peak, code = run.stdout.split()
        if code != "0":
            sys.exit(f"{' '.join(command)} ended with {code}\n{run.stderr}")
        return float(wall), float(processor), int(peak)

    def medians(self, commands, rounds):
        """Name → (wall, processor, peak, bytes written); the commands take turns."""
        results = {name: [] for name in commands}
        for _ in range(rounds):
            for name, command in commands.items():
                results[name].append(self.once(command) + (os.path.getsize(self.path("output")),))
        return {name: tuple(map(statistics.median, zip(*rows))) for name, rows in results.items()}

    def commands(self, count):
        """The tools that are here, each with its own input."""
        for extension, write in cards.FORMATS.items():
            with open(self.path(f"{count}.{extension}"), "w") as file:
                file.write(write(count))
        commands = {
            "skelc svg": [self.skelc, self.path(f"{count}.skl"), "--emit", "svg"],
            "skelc json": [self.skelc, self.path(f"{count}.skl"), "--emit", "json"],
            "skelc check": [self.skelc, "check", self.path(f"{count}.skl")],
            "floor (C)": [self.path("floor"), str(count)],
        }
        if shutil.which("dot"):
            commands["graphviz"] = ["dot", "-Tsvg", self.path(f"{count}.dot")]
        if importlib.util.find_spec("typst"):
            program = "import sys, typst; sys.stdout.buffer.write(typst.compile(sys.argv[1], format='svg'))"
            commands["typst"] = [sys.executable, "-c", program, self.path(f"{count}.typ")]
        return commands


def repeats(bench, skelc, rounds):
    """A row written once that stands for many: in a table, which shows a few, and in a stack."""
    inputs = {
        "1 row": cards.table(1),
        "table, 11 rows": cards.table(11),
        "table, 10,000": cards.table(10_000),
        "repeat 1": cards.repeated(1),
        "repeat 10000": cards.repeated(10_000),
    }
    commands = {}
    for name, text in inputs.items():
        path = bench.path(name + ".skl")
        with open(path, "w") as file:
            file.write(text)
        for emit in ("svg", "json"):
            commands[f"{name} {emit}"] = [skelc, path, "--emit", emit]
    print("\none row, written once")
    print(f"{'':22}{'wall ms':>10}{'peak MB':>9}{'output bytes':>14}")
    for name, (wall, _, peak, written) in bench.medians(commands, max(rounds, 9)).items():
        print(f"{name:22}{wall * 1e3:10.2f}{peak / 1e6:9.1f}{int(written):14,}")


def placed(bench, skelc, count, rounds):
    """The same picture by frames, by constraints that decide one another in order, and by linear systems."""
    inputs = {
        "frames": cards.frames(count),
        "constraints": cards.constraints(count),
        "with inequalities": cards.constraints(count, "width >= 10"),
    }
    commands = {}
    for name, text in inputs.items():
        path = bench.path(name + ".skl")
        with open(path, "w") as file:
            file.write(text)
        commands[name] = [skelc, path, "--emit", "svg"]
    table = bench.medians(commands, max(rounds, 9))
    print(f"\n{count:,} cards placed one by one, svg")
    print(f"{'':22}{'wall ms':>10}{'CPU ms':>10}{'x frames':>10}{'peak MB':>9}{'input bytes':>14}")
    for name, (wall, processor, peak, _) in table.items():
        print(
            f"{name:22}{wall * 1e3:10.2f}{processor * 1e3:10.2f}{processor / table['frames'][1]:10.2f}"
            f"{peak / 1e6:9.1f}{len(inputs[name]):14,}"
        )


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("skelc", nargs="?")
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--quick", action="store_true")
    options = arguments.parse_args()
    skelc = os.path.abspath(options.skelc) if options.skelc else release_build()
    sizes = [1, 1000] if options.quick else [1, 1000, 10_000]

    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(folder, skelc)
        tables = {count: bench.medians(bench.commands(count), options.rounds) for count in sizes}
        for count, table in tables.items():
            print(f"\n{count:,} card{'s' * (count > 1)}: {os.path.getsize(bench.path(f'{count}.skl')):,} bytes of .skl")
            print(f"{'':14}{'wall ms':>10}{'CPU ms':>10}{'x floor':>9}{'peak MB':>9}{'output bytes':>14}")
            floor = table["floor (C)"][0]
            for name, (wall, processor, peak, written) in table.items():
                print(
                    f"{name:14}{wall * 1e3:10.2f}{processor * 1e3:10.2f}{wall / floor:9.1f}"
                    f"{peak / 1e6:9.1f}{int(written):14,}"
                )
        for peer, how in (("graphviz", "apt-get install graphviz"), ("typst", "pip install typst")):
            if peer not in tables[1]:
                print(f"\n{peer} is not here: {how}")

        if not options.quick:
            print("\ngrowth from 1,000 to 10,000 cards")
            for name in tables[1000]:
                small, large = tables[1000][name], tables[10_000][name]
                print(f"{name:14}time x{large[0] / small[0]:.1f}, memory x{large[2] / small[2]:.1f}")
        largest = sizes[-1]
        size = os.path.getsize(bench.path(f"{largest}.skl"))
        print(f"\nskelc's memory for each byte of input, {largest:,} cards beside one")
        for name in ("skelc svg", "skelc json", "skelc check"):
            print(f"{name:14}{(tables[largest][name][2] - tables[1][name][2]) / size:.1f} bytes")

        repeats(bench, skelc, options.rounds)
        placed(bench, skelc, 1000, options.rounds)

        print("\nstart-up, medians of 200")
        started = bench.medians(
            {
                "/bin/true": ["/bin/true"],
                "skelc, 1 card": [skelc, bench.path("1.skl"), "--emit", "svg"],
                "skelc --version": [skelc, "--version"],
            },
            200,
        )
        for name, (wall, _, peak, _) in started.items():
            print(f"{name:16}{wall * 1e3:7.2f} ms{peak / 1e6:7.1f} MB")


if __name__ == "__main__":
    main()
