"""The SARIF that skelc prints is valid by the public schema and says where things are.

    python3 Tests/Diagnostics/sarif.py SKELC

Every wrong example of Grammar/diagnostics.md is checked, and what one file of text cannot hold: bytes that are no text,
imports in a circle, a folder for a file, a missing file, names that a URI must spell otherwise. Each region is looked up
in its file, by bytes and by lines and UTF-16 columns, and each fix is applied and looked at again.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse

import jsonschema

repository = pathlib.Path(__file__).resolve().parent.parent.parent


def check(skelc, folder, files, *flags, verb="check"):
    call = [skelc] + ([verb] if verb else []) + list(files) + ["--diagnostics", "sarif", *flags]
    run = subprocess.run(call, cwd=folder, capture_output=True, check=False)
    text = run.stdout if verb == "check" else run.stderr
    return run.returncode, json.loads(text)


def offset(text, line, column):
    """Where a line and a UTF-16 column are in a file, in bytes."""
    lines = re.split(rb"(?<=\n)|(?<=\r)(?!\n)", text)
    start = sum(len(each) for each in lines[: line - 1])
    body = (lines[line - 1] if line <= len(lines) else b"").decode("utf-8", "surrogateescape")
    if line == 1 and body.startswith("\ufeff"):
        start, body = start + 3, body[1:]
    units = body.encode("utf-16-le", "surrogatepass")[: 2 * (column - 1)].decode("utf-16-le", "surrogatepass")
    return start + len(units.encode("utf-8", "surrogateescape"))


def examine(log, folder, problems):
    """Looks every place up; gives the fixed files of every fix."""
    (run,) = log["runs"]
    rules = run["tool"]["driver"]["rules"]
    fixed = []
    for result in run["results"]:
        if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
            problems.append(f"{result['ruleId']} has the index of another rule")
        places = [each["physicalLocation"] for each in result["locations"] + result.get("relatedLocations", [])]
        for fix in result.get("fixes", []):
            for change in fix["artifactChanges"]:
                uri = change["artifactLocation"]
                for replacement in change["replacements"]:
                    region = replacement["deletedRegion"]
                    places.append({"artifactLocation": uri, "region": region})
                    start, length = region["byteOffset"], region["byteLength"]
                    path = folder / urllib.parse.unquote(uri["uri"])
                    old = path.read_bytes()
                    text = old[:start] + replacement["insertedContent"]["text"].encode() + old[start + length :]
                    fixed.append((result, path.name, text))
        for place in places:
            uri, region = place["artifactLocation"], place["region"]
            if run["artifacts"][uri["index"]]["location"]["uri"] != uri["uri"]:
                problems.append(f"{uri} has the index of another file")
            text = (folder / urllib.parse.unquote(uri["uri"])).read_bytes()
            start, end = region["byteOffset"], region["byteOffset"] + region["byteLength"]
            if region["snippet"]["text"] != text[start:end].decode("utf-8", "replace"):
                problems.append(f"{result['ruleId']}: the snippet is not what stands at {region}")
            by_lines = (
                offset(text, region["startLine"], region["startColumn"]),
                offset(text, region["endLine"], region["endColumn"]),
            )
            if by_lines != (start, end):
                problems.append(f"{result['ruleId']}: {region} is {by_lines} by lines")
    return fixed


def main():
    skelc = str(pathlib.Path(sys.argv[1]).resolve())
    schema = json.loads((repository / "Tests/Fixtures/sarif-schema-2.1.0.json").read_text())
    validator = jsonschema.Draft4Validator(schema)
    problems = []

    def validate(log, name):
        problems.extend(f"{name}: {error.json_path} {error.message[:200]}" for error in validator.iter_errors(log))

    page = (repository / "Grammar/diagnostics.md").read_text()
    samples = re.findall(r"^## ([a-z0-9-]+)\n.*?```skl\n(.*?)\n```", page, re.S | re.M)
    listed = subprocess.run([skelc, "list", "diagnostics"], capture_output=True, text=True, check=True).stdout
    if [name for name, _ in samples] != [line.split("\t")[0] for line in listed.splitlines()]:
        problems.append("Grammar/diagnostics.md has not the ids that 'skelc list diagnostics' has")

    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "cards").mkdir()
        (folder / "cards.skl").write_text("component Card { view box(pin: parent) }\n")
        for identifier, text in samples:
            (folder / f"{identifier}.skl").write_text(text + "\n")
        (folder / "not-utf8.skl").write_bytes(b"// Gr\xfcn\nstyle a { \xe9 }\n")
        (folder / "import-cycle.skl").write_text('import "import-cycle.skl"\n')
        (folder / "wide.skl").write_bytes('\ufeffstyle a { /* 🙂é */ lineHeigth: 2 }\r\n\tstyle 🙂\r'.encode())
        odd = "a b#1%,é:{}.skl"
        (folder / odd).write_text("screen A(size: (1, 1)) { vew }\n")
        files = [f"{identifier}.skl" for identifier, _ in samples] + ["wide.skl", f"./{odd}"]

        code, log = check(skelc, folder, files)
        validate(log, "all samples")
        found = {result["ruleId"] for result in log["runs"][0]["results"]}
        missing = {identifier for identifier, _ in samples} - found - {"no-screen"}
        if code != 1 or missing:
            problems.append(f"exit code {code}; not found: {sorted(missing)}")
        if not log["runs"][0]["invocations"][0]["executionSuccessful"]:
            problems.append("reading every file is a failure")
        fixed = examine(log, folder, problems)
        if len(fixed) < 12:
            problems.append(f"only {len(fixed)} fixes")

        # One folder for what all the fixes made: each has its diagnostic no more.
        for index, (result, path, text) in enumerate(fixed):
            (folder / f"fixed-{index}-{path}").write_bytes(text)
        _, after = check(skelc, folder, [f"fixed-{index}-{path}" for index, (_, path, _) in enumerate(fixed)])
        validate(after, "fixed samples")
        for index, (result, path, _) in enumerate(fixed):
            left = [
                each
                for each in after["runs"][0]["results"]
                if urllib.parse.unquote(each["locations"][0]["physicalLocation"]["artifactLocation"]["uri"])
                == f"fixed-{index}-{path}"
            ]
            place = result["locations"][0]["physicalLocation"]["region"]["byteOffset"]
            if any(
                each["ruleId"] == result["ruleId"]
                and each["locations"][0]["physicalLocation"]["region"]["byteOffset"] == place
                for each in left
            ):
                problems.append(f"{path}: {result['message']['text']!r} is there after its fix")

        code, log = check(skelc, folder, ["no-screen.skl"], "--emit", "svg", verb=None)
        validate(log, "no-screen")
        if code != 1 or [each["ruleId"] for each in log["runs"][0]["results"]] != ["no-screen"]:
            problems.append("a compilation has no log on standard error")
        code, log = check(skelc, folder, ["gone {0}.skl", "cards", odd, "unknown-kind.skl"], "--max-errors", "1")
        validate(log, "unreadable")
        (invocation,) = log["runs"][0]["invocations"]
        if code != 3 or invocation["executionSuccessful"] or len(invocation["toolExecutionNotifications"]) != 3:
            problems.append(f"files that cannot be read: exit code {code}, {invocation}")
        code, log = check(skelc, folder, [str(repository / "Samples/feed.skl")])
        validate(log, "clean")
        if code != 0 or any(each["level"] != "note" for each in log["runs"][0]["results"]):
            problems.append("a clean file has results")

    print(f"{len(samples)} samples, {len(fixed)} fixes, {len(problems)} problems")
    for problem in problems[:40]:
        print(problem)
    return 1 if problems else 0


sys.exit(main())
