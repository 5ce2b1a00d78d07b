#!/usr/bin/env python3
"""Checks the Swift of every sample: compiled against a stand-in for UIKit and QuartzCore, run, and compared with the JSON.

    python3 Tests/GeneratedSwift/check.py PATH/TO/skelc Samples [--keep FOLDER]

Needs swiftc. For every file in the folder that compiles, for every.skl beside this one and for the masks of
Tests/Pictures, in both reading directions:
- the Swift compiles without a warning in the language modes 5 and 6, and as modules may be set up next: everything on
  the main actor and with upcoming features (mode 6 alone also right to left, which changes nothing but numbers);
- the formatter finds nothing in it, in its own configuration, and the Swift in Grammar/swift.md compiles with it;
- the skeleton it makes, shown, in light and dark, painted and moved in other ways, laid out for other bounds, hidden and
  shown again, has the layers and animations that the JSON says.

Before the samples, the comparison itself is checked: JSON that was tampered with must fail.
"""

import argparse
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import expected

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
STAND_IN = HERE.parent / "Fixtures/StandIn"
UPCOMING = ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault", "NonisolatedNonsendingByDefault"]
MODES = {
    "5": ["-swift-version", "5"],
    "6": ["-swift-version", "6"],
    "next": ["-swift-version", "6", "-default-isolation", "MainActor"]
    + [flag for name in UPCOMING for flag in ("-enable-upcoming-feature", name)],
}

# Every way in which layers are seen through masks.
MASKS = [HERE.parent / "Pictures" / name for name in ("leadkit.skl", "bands.skl", "pulses.skl")]

# The flags that an input is compiled with.
VARIANTS = {"ltr": [], "rtl": ["--direction", "rtl"], "frozen": ["--at", "0.4"]}
# The samples that are frozen, too.
FROZEN = ("every", "motion")


def main(check, documentation):
    arguments = argparse.ArgumentParser(
        description=documentation, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("skelc", type=pathlib.Path)
    arguments.add_argument("samples", type=pathlib.Path)
    arguments.add_argument("--keep", type=pathlib.Path, help="a folder that stays, for looking at what was made")
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or pathlib.Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        return check(options.skelc.resolve(), options.samples, folder.resolve())


def show(failures):
    for failure in failures[:50]:
        print(failure)
    if len(failures) > 50:
        print(f"… and {len(failures) - 50} more")


def check(skelc, samples, folder):
    started = time.monotonic()
    compile_stand_in(folder)
    files, skeletons, skipped = generate(skelc, samples, folder, "swift", r"^final class (\w+) \{$")
    modules = modules_of(files, skeletons)
    stories, failures = tell(modules, folder)
    if stories:
        failures += expected.tampering(stories[0][1].screen, stories[0][2])
    for mode, skeleton, story in stories:
        differences = expected.differences(skeleton.screen, story)
        failures += [f"{skeleton.title}, mode {mode}: {text}" for text in differences]

    failures += lint(files, folder)
    failures += check_page(skelc, folder)
    show(failures)
    print(
        f"{len(skeletons)} classes of {sum(s.layers for s in skeletons)} layers in {len(modules)} modules; "
        f"{len(stories)} stories told, {len(failures)} failures; {len(skipped)} samples do not compile yet; "
        f"{time.monotonic() - started:.1f} s"
    )
    print(f"type-checking 2,000 unequal layers takes {type_check_time(skelc, folder):.1f} s")
    return 1 if failures or not stories else 0


def tell(modules, folder):
    """What the classes of all modules do in each mode, and what went wrong with whole modules."""
    stories = []
    failures = []
    jobs = [(mode, number) for mode in MODES for number in range(len(modules) if mode == "6" else 1)]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for (mode, number), result in zip(jobs, pool.map(lambda job: run_module(modules[job[1]], *job, folder), jobs)):
            if isinstance(result, str):
                failures.append(f"mode {mode}, module {number}: {result}")
            else:
                stories += [(mode, skeleton, story) for skeleton, story in result]
    return stories, failures


class Skeleton:
    """One generated type and the screen in the JSON that it is to show; `call` is what compiles its file."""

    def __init__(self, file, call, name, screen, title):
        self.file = file
        self.call = call
        self.name = name
        self.screen = screen
        self.title = title
        self.layers = len(expected.flat(screen["layers"]))


def generate(skelc, samples, folder, format, declaration):
    """What was written for every input that compiles, in all variants, the types declared in it, and the other inputs."""
    files = []
    skeletons = []
    skipped = []
    for path in [HERE / "every.skl", *MASKS, *sorted(samples.glob("*.skl"))]:
        for variant, flags in VARIANTS.items():
            if variant == "frozen" and path.stem not in FROZEN:
                continue
            call = [skelc, path, *flags]
            if path.parent == HERE:
                call += ["--size", "320x400", "--size", "400x320"]
            swift = subprocess.run(call + ["--emit", format], capture_output=True, text=True)
            if swift.returncode == 1:
                skipped.append(path)
                break
            file = folder / f"{path.stem}_{variant}.{format}.swift"
            file.write_text(swift.stdout)
            files.append(file)
            screens = screens_of(call)
            names = re.findall(declaration, swift.stdout, re.MULTILINE)
            assert len(names) == len(screens), (path, names)
            for name, screen in zip(names, screens):
                skeletons.append(Skeleton(file, call, name, screen, f"{path.name}, {variant}: {name}"))
    return files, skeletons, skipped


def screens_of(call):
    """The screens in the JSON of an input, whose warnings are no matter here."""
    return json.loads(subprocess.check_output(call + ["--emit", "json"], stderr=subprocess.DEVNULL))["screens"]


class Module:
    """Files whose class names differ."""

    def __init__(self):
        self.files = []
        self.skeletons = []


def modules_of(files, skeletons):
    modules = []
    for file in files:
        group = [skeleton for skeleton in skeletons if skeleton.file == file]
        names = {skeleton.name for skeleton in group}
        fitting = (m for m in modules if not names & {s.name for s in m.skeletons})
        module = next(fitting, None)
        if module is None:
            module = Module()
            modules.append(module)
        module.files.append(file)
        module.skeletons += group
    return modules


def lint(files, folder):
    """What the formatter says in its own configuration."""
    configuration = folder / "swift-format.json"
    configuration.write_bytes(subprocess.check_output(["swift", "format", "dump-configuration"], cwd=folder))
    problem = run(["swift", "format", "lint", "--strict", "--configuration", configuration, *files], folder)
    return problem.splitlines() if problem else []


def check_page(skelc, folder):
    """The Swift of the reference, beside the file that it speaks of."""
    page = (ROOT / "Grammar/swift.md").read_text()
    blocks = re.findall(r"^```swift\n(?!import SwiftUI)(.*?)^```", page, re.MULTILINE | re.DOTALL)
    statements = re.findall(r"^\|.*\| `(.*)` \|$", page, re.MULTILINE)
    assert blocks and statements
    code = ["import UIKit\n", *blocks, "@MainActor func everyRow(_ skeleton: FeedSkeleton, _ view: UIView) {", *statements, "}\n"]
    example = folder / "page.swift"
    example.write_text("\n".join(code))
    skeleton = folder / "page-skeleton.swift"
    skeleton.write_bytes(subprocess.check_output([skelc, ROOT / "Samples/feed.skl", "--emit", "swift"]))
    problem = run(["swiftc", "-typecheck", "-I", folder, "-swift-version", "6", example, skeleton], folder)
    return [f"Grammar/swift.md: {problem}"] if problem else []


def type_check_time(skelc, folder, form="swift"):
    """Of a screen without anything equal in it, in seconds; a figure, not a limit."""
    rows = [
        f"view row{row}(frame: (0, {9 * row}, 390, 8)) {{"
        + "; ".join(f"view v{i}(frame: ({7 * i}, {(row * row + i) % 97 / 8}, {3 + row % 3}, 6))" for i in range(49))
        + "}"
        for row in range(40)
    ]
    layout = folder / "large.skl"
    layout.write_text("screen Large(size: (393, 852)) {\n" + "\n".join(rows) + "\n}\n")
    swift = folder / "large.swift"
    swift.write_bytes(subprocess.check_output([skelc, layout, "--emit", form]))
    started = time.monotonic()
    problem = run(["swiftc", "-typecheck", "-I", folder, "-swift-version", "6", swift], folder)
    assert not problem, problem
    return time.monotonic() - started


def compile_stand_in(folder):
    # In mode 5, so that what crosses from one thread to another is checked when it runs, as with Apple's own.
    for name in ("QuartzCore", "UIKit"):
        sources = sorted((STAND_IN / name).glob("*.swift"))
        call = ["swiftc", "-emit-module", "-emit-library", "-static", "-parse-as-library", "-module-name", name]
        call += ["-swift-version", "5", "-I", folder, "-o", folder / f"lib{name}.a", *sources]
        subprocess.run(call, cwd=folder, check=True, capture_output=True)


def run_module(module, mode, number, folder):
    """What each class of the module does, or what is wrong with compiling or running them."""
    home = folder / f"{mode}-{number}"
    home.mkdir(exist_ok=True)
    glue = home / "main.swift"
    glue.write_text(glue_code(module.skeletons))
    flags = ["-warnings-as-errors", "-I", folder, *MODES[mode]]
    if mode == "next":
        return run(["swiftc", "-typecheck", *flags, *module.files], home) or []
    sources = [*module.files, HERE / "Dump.swift", HERE / "Story.swift", glue]
    libraries = [folder / "libUIKit.a", folder / "libQuartzCore.a"]
    problem = run(["swiftc", "-Onone", "-wmo", *flags, *sources, *libraries, "-o", home / "stories"], home)
    if problem:
        return problem
    result = subprocess.run([home / "stories"], capture_output=True, text=True, timeout=300)
    if result.returncode:
        return f"exit {result.returncode}: {result.stderr[-2000:]}"
    stories = json.loads(result.stdout)
    return [(skeleton, stories[index]) for index, skeleton in enumerate(module.skeletons)]


def run(call, folder):
    result = subprocess.run(call, cwd=folder, capture_output=True, text=True)
    return result.stdout + result.stderr if result.returncode else None


def glue_code(skeletons):
    parts = ["import UIKit\n"]
    parts += [GLUE.replace("NAME", skeleton.name) for skeleton in skeletons]
    types = ", ".join(f"{skeleton.name}.self" for skeleton in skeletons)
    parts.append(MAIN.replace("TYPES", types))
    return "\n".join(parts)


GLUE = """
extension NAME: Skeleton {
  static func make(_ configure: @escaping (String, CALayer) -> Void) -> NAME { NAME(configure: configure) }
  static var compiledSize: CGSize { size }
  var tellsState: ((Bool) -> Void)? {
    get { onStateChange }
    set { onStateChange = newValue }
  }
  var isLaidOver: Bool { isShown }
  var hidden: [String] { hiddenElements }
  var disabled: [String] { disabledElements }
  func showAsCompiled(in view: UIView) { show(in: view) }
  func show(in view: UIView, animated: Bool, fading: TimeInterval?, delay: TimeInterval) {
    show(in: view, animated: animated, transition: fading.map { .crossDissolve($0) } ?? .none, delay: delay)
  }
  func hideAsCompiled() { hide() }
  func hide(fading: TimeInterval?) { hide(transition: fading.map { .crossDissolve($0) } ?? .none) }
  func reset() { update() }
  func paint(_ color: UIColor) { update(fill: .color(color)) }
  func paint(_ colors: [UIColor], at locations: [Double], from start: CGPoint, to end: CGPoint) {
    update(fill: .gradient(colors, locations: locations, from: start, to: end))
  }
  func stand() { update(animation: .still) }
  func pulse(_ duration: TimeInterval) { update(animation: .pulse(duration: duration)) }
  func slideLeft(_ duration: TimeInterval) { update(animation: .sliding(.rightLeft, duration: duration)) }
  func move(_ make: @escaping (CALayer) -> CAAnimation?) { update(animation: .custom(make)) }
  func start() { startAnimation() }
  func stop() { stopAnimation() }
  func place(in bounds: CGRect) { layout(in: bounds) }
}
"""

MAIN = """
let types: [any Skeleton.Type] = [TYPES]
var stories: [[String: Any]] = []
for type in types { stories.append(await Story(type).tell()) }
FileHandle.standardOutput.write(try JSONSerialization.data(withJSONObject: stories))
"""


if __name__ == "__main__":
    sys.exit(main(check, __doc__))
