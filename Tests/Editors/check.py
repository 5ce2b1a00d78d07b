"""What editors and shells get from this repository, run by the programs themselves.

    check.py SKELC SENTENCES

SENTENCES is what the tests write for SKELC_SENTENCES.
"""

import json
import pathlib
import subprocess
import sys
import time

import completions
import textmate
import treesitter
import vim
import vscode

ROOT = pathlib.Path(__file__).resolve().parents[2]


def lists(skelc):
    """The tables as JSON are valid by their schema, and have the rows of the tables as text."""
    from jsonschema import Draft202012Validator

    schema = json.loads((ROOT / "Grammar/list.schema.json").read_text())
    Draft202012Validator.check_schema(schema)
    problems = []
    for name in schema["properties"]["list"]["enum"]:
        text, table = (subprocess.run([skelc, "list", name, *more], check=True, capture_output=True, text=True).stdout
                       for more in ((), ("--json",)))
        table = json.loads(table)
        problems += [f"list {name}: {error.message}" for error in Draft202012Validator(schema).iter_errors(table)]
        if table["list"] != name or [row["name"] for row in table["items"]] != [row.split("\t")[0] for row in text.splitlines()]:
            problems.append(f"list {name}: the names differ from those without --json")
        known = {key for reference in schema["$defs"].values() for key in reference.get("properties", {})}
        if extra := {key for row in table["items"] for key in row} - known:
            problems.append(f"list {name}: the schema says nothing of {sorted(extra)}")
    return problems


def main(skelc, sentences):
    skelc = str(pathlib.Path(skelc).resolve())
    failed = False
    for name, check in (
            ("tree-sitter", lambda: treesitter.check(json.loads(pathlib.Path(sentences).read_text()))),
            ("TextMate", textmate.check), ("Vim", lambda: vim.check(skelc)), ("VS Code", lambda: vscode.check(skelc)),
            ("completions", lambda: completions.check(skelc)), ("lists", lambda: lists(skelc))):
        start = time.monotonic()
        problems = check()
        failed |= bool(problems)
        print(f"{name}: {len(problems) or 'no'} problems, {time.monotonic() - start:.1f} s")
        for problem in problems[:20]:
            print(f"  {problem}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
