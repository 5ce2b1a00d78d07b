"""The TextMate grammar, run by VS Code's tokenizer: the colours of the sample against a file, and what must hold of every
sample: a piece that is no word of its own has a colour, comments and strings end where they end."""

import importlib.util
import json
import pathlib
import subprocess

import golden

ROOT = pathlib.Path(__file__).resolve().parents[2]
GRAMMAR = ROOT / "Grammar/editors/vscode/syntaxes/skl.tmLanguage.json"


def tokenizer():
    """Where PyPI's package keeps the tokenizer."""
    return pathlib.Path(importlib.util.find_spec("instaui_shiki").submodule_search_locations[0]) / "static"


def run(text, *more):
    call = ["node", pathlib.Path(__file__).with_name("tokenize.mjs"), tokenizer(), GRAMMAR, *more]
    return subprocess.run(call, input=text, check=True, capture_output=True, text=True).stdout


def check():
    text = golden.SAMPLE.read_text()
    pieces = []
    for line, parts in enumerate(json.loads(run(text))):
        for part, scopes in parts:
            if part.strip():
                pieces.append((line, part.strip(), scopes[-1].removesuffix(".skl") if len(scopes) > 1 else "-"))
    problems = [f"textmate: {piece!r} in line {line + 1} has no colour" for line, piece, scope in pieces if scope == "-"]
    return problems + golden.compare("textmate", golden.listing(text, pieces))


if __name__ == "__main__":
    print(*check(), sep="\n")
