"""Colours of a sample, written down so that a person can read them and compared with what stands in a file."""

import difflib
import os
import pathlib

FOLDER = pathlib.Path(__file__).resolve().parent
SAMPLE = FOLDER / "sample.skl"


def listing(text, pieces):
    """The lines of a text, each with its pieces below: `pieces` are (line from 0, text, colour)."""
    below = {}
    for line, piece, colour in pieces:
        below.setdefault(line, []).append(f"    {piece}  {colour}")
    out = []
    for number, line in enumerate(text.splitlines()):
        out += [f"{number + 1}: {line}".rstrip(), *below.get(number, [])]
    return "\n".join(out) + "\n"


def compare(name, actual):
    """Problems; `SKELC_UPDATE=1` rewrites the file instead, never in CI."""
    path = FOLDER / "expected" / f"{name}.txt"
    if os.environ.get("SKELC_UPDATE") == "1" and "CI" not in os.environ:
        path.parent.mkdir(exist_ok=True)
        path.write_text(actual)
    expected = path.read_text() if path.exists() else ""
    if actual == expected:
        return []
    lines = difflib.unified_diff(expected.splitlines(), actual.splitlines(), "expected", "actual", n=1, lineterm="")
    return [f"{path.name} differs; SKELC_UPDATE=1 rewrites it\n" + "\n".join(list(lines)[:40])]
