"""The folder for VS Code: what its files name is there, its regular expressions fit what skelc prints."""

import json
import os
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Grammar/editors/vscode"


def check(skelc):
    problems = []
    package = json.loads((FOLDER / "package.json").read_text())
    contributes = package["contributes"]
    paths = [language["configuration"] for language in contributes["languages"]]
    paths += [grammar["path"] for grammar in contributes["grammars"]]
    for path in paths:
        # VS Code takes nothing from outside an extension's folder.
        if not (FOLDER / path).is_file() or FOLDER not in (FOLDER / path).resolve().parents:
            problems.append(f"vscode: {path} is not in the folder")
    languages = {language["id"] for language in contributes["languages"]}
    for grammar in contributes["grammars"]:
        told = json.loads((FOLDER / grammar["path"]).read_text())
        if grammar["language"] not in languages or told["scopeName"] != grammar["scopeName"]:
            problems.append(f"vscode: {grammar['path']} is not the grammar of {grammar['language']}")
    matchers = {matcher["name"]: matcher for matcher in contributes["problemMatchers"]}
    problems += configuration() + messages(skelc, matchers["skelc"]) + watching(skelc, matchers["skelc-watch"])
    return problems + tasks(skelc, matchers)


def configuration():
    told = json.loads((FOLDER / "language-configuration.json").read_text())
    problems = []
    word = re.compile(told["wordPattern"])
    if word.findall("label über_2(#3498db, 12.5) a.b") != ["label", "über_2", "#3498db", "12.5", "a", "b"]:
        problems.append(f"vscode: words are {word.findall('label über_2(#3498db, 12.5) a.b')}")
    rules = told["onEnterRules"]
    for line, rule in (("  /// Why.", 0), ("  ///", 1), ("  //// No.", None), ("  // No.", None), ("  label x", None)):
        found = next((index for index, entry in enumerate(rules) if re.match(entry["beforeText"], line)), None)
        if found != rule:
            problems.append(f"vscode: Enter behind {line!r} follows rule {found}")
    opens, closes = (re.compile(told["indentationRules"][f"{way}IndentPattern"]) for way in ("increase", "decrease"))
    for line, way in (
            ("screen S {", 1), ("  label x(", 1), ("  label x(a: 1) { // why", 1), ('  label x(text: "{")', 0),
            ("  // {", 0), ("  x: [1,", 0), ("  }", -1), ("  ) {", 0), ('  view "//" {', 1), ("  a: b / c", 0)):
        found = bool(opens.search(line)) - bool(closes.search(line))
        if found != way:
            problems.append(f"vscode: {line!r} indents by {found}")
    return problems


def messages(skelc, matcher):
    """Every headline of files that are wrong in many ways, as text and short."""
    pattern = matcher["pattern"]
    expression = re.compile(pattern["regexp"])
    problems, count = [], 0
    paths = sorted((ROOT / "Tests/Corpus/errors").glob("*.skl")) + [ROOT / "Samples/25-edge-cases.skl", ROOT / "Tests/Editors/sample.skl"]
    for path in paths:
        call = [skelc, "check", path.name, "--diagnostics"]
        told = json.loads(subprocess.run([*call, "json"], cwd=path.parent, capture_output=True, text=True).stdout)
        expected = [[d["file"], str(d["line"]), str(d["column"]), d["severity"], d["message"], d["id"]] for d in told["diagnostics"]]
        count += len(expected)
        fields = ("file", "line", "column", "severity", "message", "code")
        for form in ("text", "short"):
            printed = subprocess.run([*call, form, "--color", "never"], cwd=path.parent, capture_output=True, text=True).stderr
            found = [[match[pattern[field]] for field in fields] for match in map(expression.match, printed.splitlines()) if match]
            if found != expected:
                problems.append(f"vscode: the problem matcher finds {len(found)} of {len(expected)} in {path.name}, {form}")
    return problems + ([] if count > 20 else [f"vscode: only {count} messages to look at"])


def watching(skelc, matcher):
    """A change is seen to begin and to end."""
    begins, ends = (re.compile(matcher["background"][f"{name}Pattern"]) for name in ("begins", "ends"))
    if matcher["base"] != "$skelc":
        return ["vscode: the matcher for watching has another base"]
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "card.skl"
        path.write_text("screen S(size: (10, 10)) {}\n")
        watch = subprocess.Popen([skelc, "card.skl", "-o", "card.svg", "--watch"], cwd=folder, stderr=subprocess.PIPE, text=True)
        try:
            lines = [watch.stderr.readline().rstrip()]
            for text in ("screen S(size: (10, 11)) {}\n", "screen S {\n"):
                path.write_text(text)
                lines.append("")
                while not ends.match(lines[-1]):
                    lines.append(watch.stderr.readline().rstrip())
        finally:
            watch.terminate()
            watch.wait()
    shape = ["begins" if begins.match(line) else "ends" if ends.match(line) else "-" for line in lines]
    wanted = ["ends", "begins", "ends", "begins", "ends"]
    return [] if [word for word in shape if word != "-"] == wanted else [f"vscode: a watch prints {lines}"]


def tasks(skelc, matchers):
    """The tasks of the READMEs name matchers that are there; the one that checks files finds a mistake as it stands."""
    problems = []
    for name in ("README.md", "Grammar/editors/README.md"):
        block, = re.findall(r"^```json\n(.*?)^```$", (ROOT / name).read_text(), re.M | re.S)
        for task in json.loads(block)["tasks"]:
            matcher = matchers.get(task["problemMatcher"].removeprefix("$"))
            if not matcher or "background" in matcher and not task.get("isBackground"):
                problems.append(f"vscode: {name} has a task with {task['problemMatcher']}")
            elif "background" not in matcher:
                problems += mistake(skelc, task["command"], re.compile(matcher["pattern"]["regexp"]))
    return problems


def mistake(skelc, command, expression):
    environment = os.environ | {"PATH": f"{pathlib.Path(skelc).parent}:{os.environ['PATH']}"}
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "Skeletons/card.skl"
        path.parent.mkdir()
        path.write_text("screen S(size: (10, 10)) {\n  colour: red\n}\n")
        done = subprocess.run(command, shell=True, cwd=folder, env=environment, capture_output=True, text=True)
    found = [match.groups()[:4] for match in map(expression.match, done.stderr.splitlines()) if match]
    return [] if found == [("Skeletons/card.skl", "2", "3", "error")] else [f"vscode: {command} prints {done.stderr!r}"]


if __name__ == "__main__":
    import sys

    print(*check(sys.argv[1]), sep="\n")
