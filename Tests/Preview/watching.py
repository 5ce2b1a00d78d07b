#!/usr/bin/env python3
"""Checks watching: the ways in which editors save, imports, several inputs, polling, ends, and kill -9.

    python3 Tests/Preview/watching.py PATH/TO/skelc [--long]

Every way of saving, so many times (20, with --long 200): exactly one compilation for each save, none missed, and the
output is what a plain compilation writes. Saving the same bytes compiles nothing. After many edits (300, with --long
10,000) memory and descriptors are what they were at the 100th. Killed at any moment the output is whole (30, with --long
200 times).
"""

import argparse
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from watch import CARD, Checks, Watch, replace, write

sys.path.append(str(pathlib.Path(__file__).parents[1] / "Benchmarks"))
import cards  # noqa: E402


# MARK: Ways to save


def truncate(path, text):
    """nano, gedit's fallback, shell redirection."""
    write(path, text)


def in_pieces(path, text):
    with open(path, "w", buffering=1) as file:
        for line in text.splitlines(True):
            file.write(line)


def vim(path, text):
    """:w with backupcopy=no: a probe, the old file out of the way, a new one, the old one deleted."""
    probe = os.path.join(os.path.dirname(path), "4913")
    write(probe, "")
    os.remove(probe)
    os.rename(path, path + "~")
    write(path, text)
    os.remove(path + "~")


def vim_copying(path, text):
    """:w with backupcopy=yes."""
    shutil.copy2(path, path + "~")
    write(path, text)
    os.remove(path + "~")


def emacs(path, text):
    """A lock beside it, the old file kept under another name."""
    lock = os.path.join(os.path.dirname(path), ".#" + os.path.basename(path))
    os.symlink("me@here.1:1", lock)
    os.rename(path, path + "~")
    write(path, text)
    os.remove(lock)


def synced(path, text):
    """VS Code, Xcode: beside it, to the disk, over it, with the old one's permissions."""
    with open(path + ".tmp", "w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.chmod(path + ".tmp", 0o644)
    os.rename(path + ".tmp", path)


def deleted_first(path, text):
    os.remove(path)
    write(path, text)


def vim_itself(path, text):
    """Where it is installed: its own writing, with a backup kept."""
    write(path + ".text", text)
    command = ["vim", "-u", "NONE", "-N", "-es", "-c", "set backup", "-c", f"%!cat {path}.text", "-c", "w", "-c", "qa!", path]
    subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
    os.remove(path + ".text")


def behind_link(path, text):
    """Over the destination of a symbolic link."""
    replace(os.path.realpath(path), text)


def other_destination(path, text):
    """The link is replaced by one to a new file, as deployments do."""
    behind_link.turn = getattr(behind_link, "turn", 0) + 1
    target = os.path.join(os.path.dirname(os.path.realpath(path)), f"version-{behind_link.turn % 2}.skl")
    write(target, text)
    os.symlink(target, path + ".link")
    os.rename(path + ".link", path)


def whole_folder(path, text):
    """git and build tools put a new folder in place of the old one."""
    folder = os.path.dirname(path)
    os.mkdir(folder + ".new")
    write(os.path.join(folder + ".new", os.path.basename(path)), text)
    os.rename(folder, folder + ".old")
    os.rename(folder + ".new", folder)
    shutil.rmtree(folder + ".old")


PLAIN = [truncate, in_pieces, replace, vim, vim_copying, emacs, synced, deleted_first, whole_folder]
if shutil.which("vim"):
    PLAIN.append(vim_itself)
LINKED = [behind_link, other_destination, truncate]


def saves(checks, skelc, count):
    for way, isLinked in [(way, False) for way in PLAIN] + [(way, True) for way in LINKED]:
        name = way.__name__ + (", linked" if isLinked else "")
        with tempfile.TemporaryDirectory() as top:
            folder = os.path.join(top, "project")
            os.mkdir(folder)
            path = os.path.join(folder, "card.skl")
            if isLinked:
                os.mkdir(os.path.join(top, "real"))
                write(os.path.join(top, "real", "card.skl"), CARD % 1)
                os.symlink("../real/card.skl", path)
            else:
                write(path, CARD % 1)
            with Watch(skelc, ["project/card.skl", "-o", "card.svg", "--watch"], top) as watch:
                watch.next()
                extra = 0
                for number in range(count):
                    way(path, CARD % (2 + number % 50))
                    event = watch.next()
                    checks.that(event["errors"] == 0, f"{name}: {event}")
                    time.sleep(0.012)
                extra += len(watch.silence(0.3))
                checks.that(extra == 0, f"{name}: {extra} compilations too many for {count} saves")
                written = open(os.path.join(top, "card.svg")).read()
                plain = subprocess.run([skelc, path, "--emit", "svg"], capture_output=True, text=True, check=True).stdout
                checks.that(written == plain, f"{name}: the output is not of the last save")
                way(path, CARD % (2 + (count - 1) % 50))
                os.utime(path)
                checks.that(watch.silence(0.3) == [], f"{name}: the same bytes were compiled")
                checks.that(watch.end() == 0, f"{name}: the end was not clean")


# MARK: What is watched


def imports(checks, skelc, environment):
    label = "polling" if environment else "events"
    with tempfile.TemporaryDirectory() as top:
        write(f"{top}/card.skl", 'import "parts/bar.skl"\nscreen A(size: (90, 90)) { Bar b { frame: (0, 0, 40, 10) } }\n')
        arguments = ["card.skl", "-o", "out/", "--emit", "svg,json", "-I", "library", "--watch"]
        with Watch(skelc, arguments, top, environment) as watch:
            event = watch.next()
            checks.that(event["errors"] == 1 and event["diagnostics"][0]["id"] == "import-missing", f"{label}: {event}")
            checks.that(not os.path.exists(f"{top}/out"), f"{label}: something was written")
            bar = "component Bar { view a(pin: parent(%d)) }\n"
            os.makedirs(f"{top}/library/parts")
            write(f"{top}/library/parts/bar.skl", bar % 1)
            event = watch.next()
            checks.that(event["changed"] == ["library/parts/bar.skl"] and event["errors"] == 0, f"{label}: {event}")
            checks.that(sorted(event["written"]) == ["out/card.json", "out/card.svg"], f"{label}: {event}")
            # Found before the one in the library.
            os.mkdir(f"{top}/parts")
            write(f"{top}/parts/bar.skl", bar % 2)
            event = watch.next()
            checks.that(event["changed"] == ["parts/bar.skl"], f"{label}: {event}")
            # No longer imported, so no longer watched.
            write(f"{top}/library/parts/bar.skl", bar % 3)
            checks.that(watch.silence(0.5) == [], f"{label}: a file that is not used was compiled")
            # A pipe would be waited for.
            os.remove(f"{top}/parts/bar.skl")
            os.mkfifo(f"{top}/parts/bar.skl")
            event = watch.next()
            checks.that("Not a regular file" in event["diagnostics"][0]["message"], f"{label}: {event}")
            os.remove(f"{top}/card.skl")
            os.mkfifo(f"{top}/card.skl")
            event = watch.next()
            checks.that(event["failures"] == ["cannot read 'card.skl': Not a regular file"], f"{label}: {event}")
            os.remove(f"{top}/card.skl")
            event = watch.next()
            checks.that(event["failures"] == ["cannot read 'card.skl': No such file or directory"], f"{label}: {event}")
            good = open(f"{top}/out/card.svg").read()
            write(f"{top}/card.skl", "screen A(size: (90, 90)) {")
            event = watch.next()
            checks.that(event["errors"] == 1 and event["written"] == [], f"{label}: {event}")
            checks.that(open(f"{top}/out/card.svg").read() == good, f"{label}: an error changed the output")
            write(f"{top}/card.skl", "screen A(size: (90, 90)) { view a(frame: (0, 0, 1, 1)) }")
            checks.that(watch.next()["errors"] == 0, f"{label}: the mended file")


def several(checks, skelc):
    with tempfile.TemporaryDirectory() as top:
        names = [f"card{number}.skl" for number in range(5)]
        for name in names[1:]:
            write(f"{top}/{name}", CARD % 5)
        with Watch(skelc, [*names, "--emit", "svg", "-o", "gen/", "--watch"], top) as watch:
            event = watch.next()
            checks.that(event["errors"] == 1 and event["written"] == [], f"an input that is not there: {event}")
            write(f"{top}/{names[0]}", CARD % 5)
            checks.that(len(watch.next()["written"]) == 5, "all are written when the last one is there")
            for name in names:
                write(f"{top}/{name}", CARD % 6)
            written = sorted(path for event in [watch.next(), *watch.silence(0.3)] for path in event["written"])
            checks.that(written == sorted("gen/" + name.replace("skl", "svg") for name in names), f"saved all: {written}")
            write(f"{top}/{names[3]}", CARD % 7)
            checks.that(watch.next()["written"] == ["gen/card3.svg"], "only what changed is written")


def libraries(checks, skelc):
    """A file without screens that another input imports has no picture and needs none."""
    with tempfile.TemporaryDirectory() as top:
        library, imports = "component Bar { view a(pin: parent(%d)) }\n", 'import "bar.skl"\n'
        write(f"{top}/bar.skl", library % 1)
        write(f"{top}/card.skl", imports + CARD % 5)
        with Watch(skelc, ["bar.skl", "card.skl", "--emit", "svg", "-o", "gen/", "--preview"], top) as watch:
            watch.url()
            event = watch.next()
            checks.that(event["errors"] == 0 and event["written"] == ["gen/card.svg"], f"a library: {event}")
            write(f"{top}/card.skl", CARD % 5)
            event = watch.next()
            checks.that([one["id"] for one in event["diagnostics"]] == ["no-screen"], f"imported no more: {event}")
            checks.that(event["diagnostics"][0]["file"] == "bar.skl", f"imported no more: {event}")
            write(f"{top}/card.skl", imports + CARD % 6)
            checks.that(watch.next()["errors"] == 0, "imported again")
            write(f"{top}/bar.skl", library % 2)
            events = [watch.next(), *watch.silence(0.2)]
            checks.that(all(event["errors"] == 0 for event in events), f"an edited library: {events}")


def ends(checks, skelc):
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        with tempfile.TemporaryDirectory() as top:
            write(f"{top}/card.skl", CARD % 5)
            arguments = [skelc, "card.skl", "-o", "card.svg", "--watch"]
            # Whoever runs this test may have hung up already, as nohup has.
            process = subprocess.Popen(
                arguments, cwd=top, stderr=subprocess.PIPE, text=True,
                preexec_fn=lambda: signal.signal(number, signal.SIG_DFL))
            status = process.stderr.readline()
            checks.that(status.startswith("skelc: done in ") and status.endswith(" ms, card.svg written\n"), status)
            process.send_signal(number)
            checks.that(process.wait(20) == 0 and process.stderr.read() == "", f"{number.name} ends it quietly")
            checks.that(sorted(os.listdir(top)) == ["card.skl", "card.svg"], f"{number.name} leaves nothing behind")
    with tempfile.TemporaryDirectory() as top:
        write(f"{top}/card.skl", CARD % 5)
        arguments = ["nohup", skelc, "card.skl", "-o", "card.svg", "--watch", "--diagnostics", "json"]
        process = subprocess.Popen(arguments, cwd=top, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        process.stdout.readline()
        process.send_signal(signal.SIGHUP)
        write(f"{top}/card.skl", CARD % 6)
        checks.that(process.stdout.readline(), "goes on after a hang-up that is to be ignored")
        process.terminate()
        checks.that(process.wait(20) == 0, "and ends when it is told to")
    with tempfile.TemporaryDirectory() as top:
        write(f"{top}/card.skl", CARD % 5)
        arguments = [skelc, "card.skl", "-o", "card.svg", "--watch", "--diagnostics", "json"]
        process = subprocess.Popen(arguments, cwd=top, stdout=subprocess.PIPE)
        process.stdout.readline()
        process.stdout.close()
        write(f"{top}/card.skl", CARD % 6)
        checks.that(process.wait(20) == 0, "a reader that has gone ends it")
    with tempfile.TemporaryDirectory() as top:
        write(f"{top}/card.skl", CARD % 5)
        process = subprocess.Popen([skelc, "card.skl", "-o", "card.svg", "--watch"], cwd=top, stderr=subprocess.PIPE)
        process.stderr.readline()
        process.stderr.close()
        write(f"{top}/card.skl", CARD % 6)
        try:
            checks.that(process.wait(5) == 0, "a reader of the text that has gone ends it")
        except subprocess.TimeoutExpired:
            process.kill()
            checks.that(False, "a watch goes on though nobody reads its text")


# MARK: Days and deaths


def edits(checks, skelc, count):
    with tempfile.TemporaryDirectory() as top:
        path = f"{top}/card.skl"
        write(path, CARD % 5)
        with Watch(skelc, ["card.skl", "-o", "card.svg", "--watch", "--preview"], top) as watch:
            watch.url()
            watch.next()
            for number in range(count):
                broken = number % 10 == 9
                replace(path, CARD % (6 + number % 90) + ("}" if broken else ""))
                event = watch.next()
                checks.that((event["errors"] > 0) == broken, f"edit {number}: {event}")
                if number == 99:
                    memory, descriptors = watch.memory(), watch.descriptors()
            grown = watch.memory() - memory
            print(f"  after {count} edits: memory {grown:+,} bytes since the 100th, of {memory:,}")
            checks.that(watch.descriptors() == descriptors, "descriptors after many edits")
            checks.that(grown < 1 << 20, f"memory after many edits: {grown:+,} bytes")


def kills(checks, skelc, count):
    texts = [cards.skl(1000), cards.skl(1000).replace(cards.GREY, "#d0d0d0")]
    with tempfile.TemporaryDirectory() as top:
        whole = []
        for text in texts:
            write(f"{top}/card.skl", text)
            subprocess.run([skelc, "card.skl", "-o", "card.svg"], cwd=top, check=True, stderr=subprocess.DEVNULL)
            whole.append(open(f"{top}/card.svg", "rb").read())
        checks.that(whole[0] != whole[1], "the two outputs differ")
        start = time.monotonic()
        subprocess.run([skelc, "card.skl", "-o", "other.svg"], cwd=top, check=True, stderr=subprocess.DEVNULL)
        duration = time.monotonic() - start
        seen = [0, 0]
        for number in range(count):
            write(f"{top}/card.skl", texts[number % 2])
            arguments = [skelc, "card.skl", "-o", "card.svg", "--watch"]
            process = subprocess.Popen(arguments, cwd=top, stderr=subprocess.DEVNULL)
            # At any moment; every other time just when the new file stands beside the old one.
            deadline = time.monotonic() + random.uniform(0.2, 1.3) * duration
            while time.monotonic() < deadline:
                if number % 4 > 1 and any(name.startswith(".skelc-") for name in os.listdir(top)):
                    break
            process.kill()
            process.wait()
            found = open(f"{top}/card.svg", "rb").read()
            checks.that(found in whole, f"killed: {len(found)} bytes that are neither output")
            seen[found == whole[number % 2]] += 1
            for name in os.listdir(top):
                if name.startswith(".skelc-"):
                    os.remove(f"{top}/{name}")
        print(f"  killed {count} times: {seen[0]} times the old output, {seen[1]} times the new one")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("skelc")
    parser.add_argument("--long", action="store_true")
    options = parser.parse_args()
    skelc = os.path.abspath(options.skelc)
    checks = Checks()
    for name, check in {
        "saves": lambda: saves(checks, skelc, 200 if options.long else 20),
        "imports": lambda: imports(checks, skelc, {}),
        "imports, polling": lambda: imports(checks, skelc, {"SKELC_WATCH": "poll"}),
        "several inputs": lambda: several(checks, skelc),
        "libraries": lambda: libraries(checks, skelc),
        "ends": lambda: ends(checks, skelc),
        "edits": lambda: edits(checks, skelc, 10_000 if options.long else 300),
        "kills": lambda: kills(checks, skelc, 200 if options.long else 30),
    }.items():
        start = time.monotonic()
        check()
        checks.part(name, start)
    sys.exit(1 if checks.failures else 0)


if __name__ == "__main__":
    main()
