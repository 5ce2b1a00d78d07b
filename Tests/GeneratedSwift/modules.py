"""What the checks of both kinds of Swift have in common: the inputs, the modules made of them, and how they are compiled."""

import concurrent.futures
import json
import pathlib
import re
import subprocess
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


class Work:
    """Two things that keep a processor busy at a time, in the order in which they are asked for; what was compiled is run
    beside them, since it mostly waits."""

    def __init__(self):
        self.busy = concurrent.futures.ThreadPoolExecutor(2)
        self.waiting = concurrent.futures.ThreadPoolExecutor(8)

    def start(self, function, *arguments):
        return self.busy.submit(function, *arguments)

    def tell(self, build, *arguments):
        """Builds a program and then runs it: what it says, or a text where either failed."""
        program = self.busy.submit(build, *arguments)
        return self.waiting.submit(lambda: told(program.result()))


def told(program):
    """- program: what was built, or what was wrong with it."""
    if not isinstance(program, pathlib.Path):
        return program
    result = subprocess.run([program], capture_output=True, text=True, timeout=300)
    if result.returncode:
        return f"exit {result.returncode}: {result.stderr[-2000:]}"
    return json.loads(result.stdout)


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
    """In the order of their first files: everything that reads from left to right is in the first one, if its names allow."""
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


def runs_of(modules):
    """What is run in which mode: each module once. What differs between the modes is the same text in all modules."""
    return [("5", modules[0]), *(("6", module) for module in reversed(modules[1:]))]


class Check:
    """Checks the Swift of one form. Begins at once; `failures` waits for the end.

    A form says its name and how its types are declared, and has `compile_stand_in` and `build_module`; its `page_code` is
    the Swift of a page, its `compare` says what is wrong with what a module told, and counts `told`.
    """

    def __init__(self, skelc, samples, folder, work):
        self.compile_stand_in(folder)
        files, self.skeletons, self.skipped = generate(skelc, samples, folder, self.form, self.declaration)
        self.learn()
        self.modules = modules_of(files, self.skeletons)
        self.told = 0
        self.stories = [
            (mode, module, work.tell(self.build_module, module, mode, folder / f"{self.form}-{mode}-{number}", folder))
            for number, (mode, module) in enumerate(runs_of(self.modules))
        ]
        self.others = [
            *[work.start(check_types, self.modules[0], mode, folder) for mode in ("6", "next")],
            work.start(lint, files, folder), work.start(self.check_page, skelc, folder),
        ]

    def learn(self):
        """Whatever else has to be known of the skeletons."""

    def failures(self):
        found = []
        for mode, module, future in self.stories:
            result = future.result()
            if isinstance(result, str):
                found.append(f"mode {mode}, {module.files[0].name} and others: {result}")
            else:
                found += self.compare(module, mode, result)
        for future in self.others:
            found += future.result()
        return found if self.told else found + ["no story was told"]

    def check_page(self, skelc, folder):
        """The Swift of the reference, beside the file that it speaks of."""
        example = folder / f"page.{self.form}.swift"
        example.write_text(self.page_code((ROOT / "Grammar/swift.md").read_text()))
        skeleton = folder / f"page-skeleton.{self.form}.swift"
        skeleton.write_bytes(subprocess.check_output([skelc, ROOT / "Samples/feed.skl", "--emit", self.form]))
        problem = type_check(folder, ["-swift-version", "6"], example, skeleton)
        return [f"Grammar/swift.md: {problem}"] if problem else []

    @property
    def extent(self):
        layers = sum(skeleton.layers for skeleton in self.skeletons)
        return f"{layers} layers in {len(self.modules)} modules; {self.told} stories told"


def check_types(module, mode, folder):
    """What is wrong with a module in another mode than the one in which it is run."""
    problem = type_check(folder, ["-warnings-as-errors", *MODES[mode]], *module.files)
    return [f"mode {mode}: {problem}"] if problem else []


def run(call, folder):
    result = subprocess.run(call, cwd=folder, capture_output=True, text=True)
    return result.stdout + result.stderr if result.returncode else None


def type_check(folder, flags, *files):
    """What is wrong with the files, which may use the stand-ins in the folder."""
    return run(["swiftc", "-typecheck", "-wmo", "-I", folder, *flags, *files], folder)


def build(module, mode, home, folder, glue, sources, libraries):
    """The program of a module and what tells of it, or what is wrong with it."""
    home.mkdir(exist_ok=True)
    main = home / "main.swift"
    main.write_text(glue)
    program = home / "stories"
    call = ["swiftc", "-Onone", "-wmo", "-Xfrontend", "-disable-llvm-verify", "-warnings-as-errors", "-I", folder, *MODES[mode]]
    call += [*module.files, *sources, main, *libraries, "-o", program]
    return run(call, home) or program


def lint(files, folder):
    """What the formatter says in its own configuration."""
    configuration = folder / "swift-format.json"
    configuration.write_bytes(subprocess.check_output(["swift", "format", "dump-configuration"], cwd=folder))
    problem = run(["swift", "format", "lint", "--strict", "--configuration", configuration, *files], folder)
    return problem.splitlines() if problem else []


def type_check_time(skelc, folder, form):
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
    problem = type_check(folder, ["-swift-version", "6"], swift)
    assert not problem, problem
    return time.monotonic() - started
