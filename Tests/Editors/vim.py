"""The files for Vim, in a Vim without anything else: the colours of the sample against a file, :make against what skelc
says, indentation against the samples, settings against what ftplugin promises."""

import json
import os
import pathlib
import subprocess
import tempfile

import golden

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILES = ROOT / "Grammar/editors/vim"

COLOURS = r"""
let pieces = []
for line in range(1, line('$'))
  let [start, name] = [1, '']
  for column in range(1, col([line, '$']))
    let next = column < col([line, '$']) ? synIDattr(synID(line, column, 1), 'name') : '-end-'
    if next !=# name && strlen(getline(line)) >= start
      if name !=# '' && name !=# '-end-'
        call add(pieces, [line - 1, strpart(getline(line), start - 1, column - start), name])
      endif
      let [start, name] = [column, next]
    endif
  endfor
endfor
call writefile([json_encode(pieces)], OUT)
"""

SETTINGS = "call writefile([json_encode([&filetype, &commentstring, &makeprg, &include, b:current_syntax])], OUT)"

PROBLEMS = r"""
silent make!
call writefile([json_encode(map(getqflist(), {_, q -> [q.lnum, q.col, q.type, q.text]}))], OUT)
"""

INDENTATION = r"""
silent! execute '%s/^\s\+//'
silent normal! gg=G
call writefile(getline(1, '$'), OUT)
"""

# A warning, and what `check` remarks.
ADVICE = """screen S(size: (100, 100)) {
  label b(size: (40, 12), pin: parent(top: 0))
}
"""


def vim(path, script, skelc=None):
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder) / "out"
        source = pathlib.Path(folder) / "script.vim"
        source.write_text(f"let OUT = '{out}'\n{script}\n")
        path_variable = os.pathsep.join(([str(pathlib.Path(skelc).resolve().parent)] if skelc else []) + [os.environ["PATH"]])
        call = ["vim", "-N", "-u", "NONE", "-i", "NONE", "-n", "-es", "--cmd", f"set runtimepath^={FILES} encoding=utf-8",
                "-c", "filetype plugin indent on", "-c", "syntax on", "-c", f"edit {path}", "-c", f"source {source}", "-c",
                "qall!"]
        run = subprocess.run(
            call, cwd=pathlib.Path(path).parent, env=os.environ | {"PATH": path_variable}, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=60)
        if not out.exists():
            raise SystemExit(f"vim: {run.stdout}{run.stderr}")
        return out.read_text()


def check(skelc):
    text = golden.SAMPLE.read_text()
    pieces = [(line, piece.strip(), name or "-") for line, piece, name in json.loads(vim(golden.SAMPLE, COLOURS))
              if piece.strip() and name != "sklArguments"]
    problems = golden.compare("vim", golden.listing(text, pieces))

    settings = json.loads(vim(golden.SAMPLE, SETTINGS))
    if settings[:2] != ["skl", "// %s"] or not settings[2].startswith("skelc check") or settings[4] != "skl":
        problems.append(f"vim: settings are {settings}")

    for kinds, text in (("ee", "screen S {\n  label(lastLineFillPercnt: 50)\n  fill: nosuch\n}\n"), ("iw", ADVICE)):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "two words.skl"
            path.write_text(text)
            said = json.loads(subprocess.run(
                [skelc, "check", "--diagnostics", "json", path.name], cwd=folder, capture_output=True, text=True).stdout)
            expected = [[d["line"], d["column"], d["severity"][0], f"{d['message']} [{d['id']}]"] for d in said["diagnostics"]]
            found = json.loads(vim(str(path).replace(" ", "\\ "), PROBLEMS, skelc))
            found = [[line, column, kind.lower(), text.strip()] for line, column, kind, text in found if line]
            if found != expected or "".join(kind for _, _, kind, _ in found) != kinds:
                problems.append(f"vim: :make gives {found}, skelc says {expected}")

    for name in ("feed", "13-feed", "cards", "04-animations", "05-table", "06-collection", "23-dashboard"):
        path = ROOT / f"Samples/{name}.skl"
        indented = vim(path, INDENTATION)
        for number, (mine, theirs) in enumerate(zip(indented.splitlines(), path.read_text().splitlines())):
            if mine != theirs:
                problems.append(f"vim: {path.name}:{number + 1} is indented as {mine!r}, not {theirs!r}")
                break
    return problems


if __name__ == "__main__":
    import sys

    print(*check(sys.argv[1]), sep="\n")
