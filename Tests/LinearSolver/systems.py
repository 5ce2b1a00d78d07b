"""Linear systems in the driver's format, and random ones."""

import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Row:
    """Σ coefficient · variable + constant, relation, 0."""

    def __init__(self, terms, constant, relation, priority=1000):
        self.terms, self.constant, self.relation, self.priority = terms, constant, relation, priority

    def text(self):
        numbers = (x for term in self.terms for x in term)
        return " ".join(map(str, [self.relation, self.priority, self.constant, 0, 0, *numbers]))


class System:
    def __init__(self, count, rows):
        self.count, self.rows = count, rows

    def text(self):
        return "\n".join([f"system {self.count} {len(self.rows)} 1", *(row.text() for row in self.rows), "0 0"]) + "\n"


def write(path, systems):
    path.write_text("".join(system.text() for system in systems))


def driver(folder):
    """The solver's sources and the driver as one program."""
    program = folder / "driver"
    sources = sorted((ROOT / "Sources/LinearSolver").glob("*.swift")) + [pathlib.Path(__file__).with_name("main.swift")]
    compiler = ["swiftc", "-O", "-wmo", "-swift-version", "6", "-package-name", "skelc", "-o", program]
    subprocess.run([*compiler, *sources], check=True)
    return program


def terms(random, count):
    """A few variables as constraints relate them: edges one to one, sometimes sums and ratios."""
    chosen = random.sample(range(count), min(count, random.choice([1, 2, 2, 2, 3, 4])))
    if random.random() < 0.1:
        chosen.append(chosen[0])
    return [(variable, random.choice([1, -1, 1, -1, 1, -1, 2, 0.5, -1.5])) for variable in chosen]


def value(terms, point):
    return sum(coefficient * point[variable] for variable, coefficient in terms)


def satisfiable(random):
    """2–40 variables; all required rows hold at one hidden point, which rows of all kinds pull at."""
    count = random.randint(2, 40)
    point = [random.randint(-200, 200) for _ in range(count)]
    priorities = random.sample([1, 50, 250, 251, 500, 750, 999, 0.5], random.randint(1, 4))
    rows = []
    for _ in range(random.randint(count // 2, 3 * count)):
        chosen = terms(random, count)
        at = value(chosen, point)
        relation = random.choice("=<>")
        if random.random() < (0.25 if relation == "=" else 0.5):
            slack = 0 if relation == "=" else random.choice([0, 0, 5, 40]) * (1 if relation == "<" else -1)
            rows.append(Row(chosen, -at - slack, relation))
        else:
            rows.append(Row(chosen, random.randint(-150, 150), relation, random.choice(priorities)))
    return System(count, rows)


def unsatisfiable(random):
    """A satisfiable system, and rows that its required rows or each other contradict."""
    while True:
        system = satisfiable(random)
        for _ in range(random.randint(1, 3)):
            required = [row for row in system.rows if row.priority == 1000]
            if not required:
                break
            # The sum of some required rows, asked to be elsewhere.
            parts = random.sample(required, min(len(required), random.randint(1, 4)))
            total, constant = {}, 0
            for row in parts:
                factor = random.choice([1, 2]) * (-1 if row.relation == "<" else 1)
                constant += factor * row.constant
                for variable, coefficient in row.terms:
                    total[variable] = total.get(variable, 0) + factor * coefficient
            chosen = [(variable, coefficient) for variable, coefficient in sorted(total.items()) if coefficient]
            if chosen:
                # The sum is at least zero.
                row = Row(chosen, constant + random.choice([1, 20, 300]), "<")
                system.rows.insert(random.randint(0, len(system.rows)), row)
        return system
