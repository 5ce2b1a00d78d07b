#!/usr/bin/env python3
"""Checks that skelc fits into builds: check.py PATH/TO/skelc [--without-plugins]

- The recipes of the README for make and ninja, run as they stand there: the first time everything is made, then nothing;
  a touched import makes exactly what needs it; an error stops the build and leaves the old files.
- The hooks for pre-commit, which stop a commit with an error in it and format what is not formatted.
- The workflow for GitHub: valid by the public schema, and its last step finds an error.
- The package in Tests/Fixtures/Consumer, which uses the plugins: it is built from nothing; an edited file, an edited import
  and, once the build is planned anew, an edited `skelc.flags` compile exactly what they must; an error stands at its line
  in the log; the command plugin formats.

Needs git, make, ninja, the Swift package manager and the Python packages pre-commit and check-jsonschema.
"""

import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

import yaml

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
FIXTURES = HERE.parent / "Fixtures"

failures = 0


def check(name, holds, seen=""):
    global failures
    if not holds:
        failures += 1
        print(f"FAILED: {name}\n{seen}")


def run(folder, *command, environment=None):
    """Exit code and everything that was printed."""
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.returncode, done.stdout


def recipe(language, start=""):
    """The code of a language in the README that begins so; there is one."""
    blocks = re.findall(rf"^```{language}\n({start}.*?)^```$", (ROOT / "README.md").read_text(), re.M | re.S)
    if len(blocks) != 1:
        sys.exit(f"README.md has {len(blocks)} blocks of {language}")
    return blocks[0]


def with_skelc(skelc):
    """The environment of somebody who has it installed."""
    return os.environ | {"PATH": f"{skelc.parent}:{os.environ['PATH']}"}


def later(path):
    """Touches a file so that it is newer than what is there and older than what comes; clocks of files go in steps."""
    time.sleep(0.02)
    os.utime(path)
    time.sleep(0.02)


def edit(path, old, new):
    text = path.read_text()
    assert old in text, (path, old)
    path.write_text(text.replace(old, new))
    later(path)


def made(output):
    """The screens that a build tool ran skelc for."""
    return sorted(set(re.findall(r"skelc\S* Screens/(\w+)\.skl", output)))


def recipes(skelc, tool, file, always):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "Screens").mkdir()
        (folder / "Shared").mkdir()
        (folder / file).write_text(recipe("make" if tool == "make" else "ninja"))
        shutil.copy(FIXTURES / "Consumer/Shared rows/rows.skl", folder / "Shared")
        for screen in ("feed", "inbox", "login"):
            text = (FIXTURES / f"Consumer/Sources/App/{screen}.skl").read_text()
            (folder / f"Screens/{screen}.skl").write_text(text.replace('"rows.skl"', '"../Shared/rows.skl"'))
        environment = with_skelc(skelc)

        def build():
            return run(folder, tool, *always, environment=environment)

        def expect(name, screens):
            code, output = build()
            check(f"{tool}: {name}", code == 0 and made(output) == screens, output)
            code, output = build()
            check(f"{tool}: {name}, then nothing", code == 0 and made(output) == [], output)

        everything = ["feed", "inbox", "login"]
        expect("from nothing", everything)
        check(f"{tool}: pictures", all((folder / f"gen/{one}.svg").exists() for one in everything))
        later(folder / "Shared/rows.skl")
        expect("touched import", ["feed", "inbox"])
        edit(folder / "Shared/rows.skl", "size: 40", "size: 44")
        expect("edited import", ["feed", "inbox"])
        edit(folder / "Screens/login.skl", "capsule", "rectangle")
        expect("edited screen", ["login"])
        # An import that is no longer there, and that nobody asks for.
        (folder / "Shared/other.skl").write_text("let wide = 200\n")
        edit(folder / "Screens/login.skl", "screen", 'import "../Shared/other.skl"\nscreen')
        expect("new import", ["login"])
        edit(folder / "Screens/login.skl", 'import "../Shared/other.skl"\n', "")
        (folder / "Shared/other.skl").unlink()
        expect("import gone", ["login"])
        before = (folder / "gen/login.svg").read_bytes()
        edit(folder / "Screens/login.skl", "size: (200", "sise: (200")
        code, output = build()
        said = re.search(r"^Screens/login.skl:2:17: error: .*'size'\?", output, re.M)
        check(f"{tool}: error", code != 0 and said and (folder / "gen/login.svg").read_bytes() == before, output)
        edit(folder / "Screens/login.skl", "sise: (200", "size: (200")
        expect("mended", ["login"])


def odd_names(skelc):
    """Imports whose names make takes apart where they are not written as it wants."""
    names = ["two words.skl", "a#b.skl", "a$b.skl", "a:b.skl", "a\\b.skl", "100%.skl", "a\\ b.skl", "ümlaut.skl"]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        imports = "".join(f'import "{one}"\n'.replace("\\", "\\\\") for one in names)
        (folder / "main.skl").write_text(imports + "screen A(size: (10, 10)) { view(size: 5, pin: parent(top: 0, leading: 0)) }\n")
        for one in names:
            (folder / one).write_text("")
        command = f"{skelc} main.skl -o out.svg --depfile out.d"
        (folder / "Makefile").write_text(f"out.svg: main.skl\n\t{command} && touch $@\n-include out.d\n")
        (folder / "build.ninja").write_text(
            f"rule r\n  command = {command}\n  depfile = out.d\n  deps = gcc\n  restat = 1\nbuild out.svg: r main.skl\n")
        for tool in ("make", "ninja"):
            code, output = run(folder, tool)
            check(f"{tool}: odd names", code == 0 and "skelc" in output, output)
            code, output = run(folder, tool)
            check(f"{tool}: odd names, then nothing", code == 0 and "skelc" not in output, output)
            for one in names:
                later(folder / one)
                code, output = run(folder, tool, *(["-v"] if tool == "ninja" else []))
                check(f"{tool}: touched {one}", code == 0 and "skelc" in output, output)
            (folder / "out.svg").unlink()


def hooks(skelc):
    code, output = run(ROOT, sys.executable, "-m", "pre_commit", "validate-manifest", ".pre-commit-hooks.yaml")
    check("hooks: manifest", code == 0, output)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / ".pre-commit-config.yaml").write_text(recipe("yaml", "repos:"))
        screen = folder / "login.skl"
        shutil.copy(FIXTURES / "Consumer/Sources/App/login.skl", screen)
        good = screen.read_text()
        environment = with_skelc(skelc) | {"PRE_COMMIT_HOME": str(folder / ".cache")}
        run(folder, "git", "init", "-q")

        def commit():
            run(folder, "git", "add", "login.skl", ".pre-commit-config.yaml")
            return run(folder, sys.executable, "-m", "pre_commit", "run", environment=environment)

        code, output = commit()
        check("hooks: good file", code == 0, output)
        screen.write_text(good.replace("size: (200", "sise: (200"))
        code, output = commit()
        check("hooks: error", code != 0 and "login.skl:2:17: error:" in output, output)
        screen.write_text(good.replace("  button", "button"))
        code, output = commit()
        check("hooks: not formatted", code != 0 and screen.read_text() == good, output)


def workflow(skelc):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        file = folder / "skeletons.yml"
        file.write_text(recipe("yaml", "on:"))
        code, output = run(
            folder, sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", file)
        check("workflow: schema", code == 0, output)
        job, = yaml.safe_load(file.read_text())["jobs"].values()
        command = job["steps"][-1]["run"]
        (folder / "Skeletons").mkdir()
        screen = folder / "Skeletons/login.skl"
        shutil.copy(FIXTURES / "Consumer/Sources/App/login.skl", screen)
        environment = with_skelc(skelc)
        code, output = run(folder, "sh", "-c", command, environment=environment)
        check("workflow: good file", code == 0 and output == "", output)
        edit(screen, "size: (200", "sise: (200")
        code, output = run(folder, "sh", "-c", command, environment=environment)
        said = re.match(r"::error file=Skeletons/login\.skl,line=2,(endLine=2,)?col=17,", output)
        check("workflow: error", code == 1 and said, output)


class Consumer:
    """The consumer's package in a folder that stays between runs of one checkout, so that skelc is not built again."""

    def __init__(self, folder):
        self.folder = folder
        self.sources = folder / "Sources/App"
        shutil.rmtree(folder / "Sources", ignore_errors=True)
        shutil.rmtree(folder / "Shared rows", ignore_errors=True)
        shutil.copytree(FIXTURES / "Consumer", folder, dirs_exist_ok=True)
        for module in ("UIKit", "QuartzCore"):
            shutil.copytree(FIXTURES / "StandIn" / module, folder / "Sources" / module)
        manifest = folder / "Package.swift"
        manifest.write_text(manifest.read_text().replace('"SKELC"', f'"{ROOT}"'))

    def build(self):
        """Exit code, the `.skl` files that were compiled, and the log."""
        code, output = run(self.folder, "swift", "build", "--product", "App")
        return code, sorted(set(re.findall(r"Compiling (\w+)\.skl", output))), output

    def generated(self):
        """What the plugin made, by the files' names."""
        made = {file.name: file.read_text() for file in self.folder.glob(".build/plugins/outputs/**/SkelcPlugin/*.swift")}
        return made or sys.exit("plugin: nothing was made")

    def expect(self, name, screens):
        code, compiled, output = self.build()
        check(f"plugin: {name}", code == 0 and compiled == screens, f"compiled {compiled}\n{output[-3000:]}")


def plugins():
    consumer = Consumer(ROOT / ".build/consumer")
    sources = consumer.sources
    code, compiled, output = consumer.build()
    check("plugin: from nothing", code == 0, output[-3000:])
    check("plugin: what was generated compiles", run(consumer.folder, ".build/debug/App")[1].count("375") == 3)
    # After the first build SwiftPM links its tools once more, so that everything they make is due again.
    consumer.build()
    consumer.expect("nothing to do", [])
    edit(sources / "login.skl", "capsule", "rectangle")
    consumer.expect("edited screen", ["login"])
    edit(consumer.folder / "Shared rows/rows.skl", "size: 40", "size: 44")
    consumer.expect("edited import", ["feed", "inbox"])
    edit(sources / "inbox.skl", 'import "rows.skl"', 'import "rows.skl"\nimport "more.skl"')
    (consumer.folder / "Shared rows/more.skl").write_text("let tall = 64\n")
    consumer.expect("new import", ["inbox"])
    # SwiftPM asks the plugin again when it plans: when a file has come or the manifest has changed.
    edit(consumer.folder / "Package.swift", "let package", "\nlet package")
    consumer.build()
    edit(consumer.folder / "Shared rows/more.skl", "64", "72")
    consumer.expect("edited new import", ["inbox"])
    before = consumer.generated()
    edit(sources / "skelc.flags", "-I", "--direction rtl -I")
    edit(consumer.folder / "Package.swift", "let package", "\nlet package")
    consumer.expect("edited flags", ["feed", "inbox", "login"])
    check("plugin: edited flags count", all(before[name] != text for name, text in consumer.generated().items()), before.keys())
    edit(sources / "login.skl", "size: (200", "sise: (200")
    code, _, output = consumer.build()
    said = re.search(rf"^{re.escape(str(sources))}/login\.skl:2:17: error: .*'size'\? \[unknown-attribute\]$", output, re.M)
    check("plugin: error at its line", code != 0 and said, output[-3000:])
    edit(sources / "login.skl", "sise: (200", "size: (200")
    consumer.expect("mended", ["login"])
    rows = consumer.folder / "Shared rows/rows.skl"
    edit(rows, "size: 44", "sise: 44")
    code, _, output = consumer.build()
    said = re.search(rf"^{re.escape(str(rows))}:\d+:\d+: error: .*'size'\? \[unknown-attribute\]$", output, re.M)
    check("plugin: error in an import at its line", code != 0 and said, output[-3000:])
    edit(rows, "sise: 44", "size: 44")
    consumer.expect("mended import", ["feed", "inbox"])
    good = (sources / "login.skl").read_text()
    edit(sources / "login.skl", "  button", "button")
    code, output = run(consumer.folder, "swift", "package", "format-skl")
    check("plugin: format-skl asks first", code != 0 and "--allow-writing-to-package-directory" in output, output)
    formatting = ["swift", "package", "--allow-writing-to-package-directory", "format-skl"]
    code, output = run(consumer.folder, *formatting, "--check")
    check("plugin: format-skl --check", code != 0 and "login.skl" in output and "feed.skl" not in output, output)
    code, output = run(consumer.folder, *formatting, "--check", "--diagnostics", "json")
    check("plugin: format-skl with a flag's word", code != 0 and "login.skl: not formatted" in output, output)
    code, output = run(consumer.folder, *formatting, "--check", "Sources/App/feed.skl", "--diagnostics", "json")
    check("plugin: format-skl of a file", code == 0 and "login.skl" not in output, output)
    code, output = run(consumer.folder, *formatting, "--target", "UIKit")
    unchanged = (sources / "login.skl").read_text() != good
    check("plugin: format-skl of another target", code == 0 and unchanged and "no .skl files" in output, output)
    code, output = run(consumer.folder, *formatting, "--target", "App")
    check("plugin: format-skl", code == 0 and (sources / "login.skl").read_text() == good, output)


def main():
    arguments = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    if len(arguments) != 1:
        sys.exit(__doc__)
    skelc = pathlib.Path(arguments[0]).resolve()
    # The package's builds go on beside the rest, which mostly waits.
    pool = concurrent.futures.ThreadPoolExecutor(1)
    package = None if "--without-plugins" in sys.argv else pool.submit(plugins)
    recipes(skelc, "make", "Makefile", [])
    recipes(skelc, "ninja", "build.ninja", ["-v"])
    odd_names(skelc)
    hooks(skelc)
    workflow(skelc)
    if package:
        package.result()
    print(f"builds: {failures} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
