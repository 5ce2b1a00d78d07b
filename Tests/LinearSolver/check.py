#!/usr/bin/env python3
"""Checks the linear solver against SciPy's HiGHS on random systems.

    python3 Tests/LinearSolver/check.py [COUNT]

COUNT systems of each kind, 100 by default and 1,000 with SKELC_LONG=1. Needs swiftc, numpy and scipy.
- Satisfiable ones: the errors on each priority have the least sum, the higher priorities being as good as they get, as
  HiGHS finds level by level; the same rows in another order have the same values.
- Unsatisfiable ones: every reported set cannot hold, and can without any one of its rows; its latest row is the one left
  out; all other required rows hold.
"""

import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

import numpy
import scipy.optimize
import scipy.sparse

import systems

TOLERANCE = 1e-6


def main():
    default = 1000 if os.environ.get("SKELC_LONG") == "1" else 100
    count = int(sys.argv[1]) if len(sys.argv) > 1 else default
    source = random.Random(4)
    good = [systems.satisfiable(source) for _ in range(count)]
    bad = [systems.unsatisfiable(source) for _ in range(count)]
    orders = [source.sample(range(len(system.rows)), len(system.rows)) for system in good]
    shuffled = [systems.System(s.count, [s.rows[i] for i in order]) for s, order in zip(good, orders)]
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        driver = systems.driver(folder)
        systems.write(folder / "systems", good + shuffled + bad)
        with open(folder / "systems") as file:
            run = subprocess.run([driver, "answers"], stdin=file, check=True, capture_output=True, text=True)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(answers) == 3 * count
    failures, levels, sets = [], 0, 0
    for index, system in enumerate(good):
        found, checked = optimal(system, answers[index])
        levels += checked
        failures += [f"satisfiable {index}: {failure}" for failure in found]
        others = answers[count + index]["values"]
        if max(abs(a - b) for a, b in zip(answers[index]["values"], others)) > TOLERANCE:
            failures.append(f"satisfiable {index}: another order of rows has other values")
    for index, system in enumerate(bad):
        found, checked = minimal(system, answers[2 * count + index])
        sets += checked
        failures += [f"unsatisfiable {index}: {failure}" for failure in found]
    for failure in failures[:40]:
        print(failure)
    print(f"{count} satisfiable systems, {levels} levels; {count} unsatisfiable ones, {sets} sets; {len(failures)} failures")
    if sets < count // 2:
        print("too few contradictions to tell")
        return 1
    return 1 if failures else 0


def optimal(system, answer):
    """Level by level against HiGHS, each level's best becoming a row of the next."""
    failures = []
    if answer["conflicts"]:
        return ["a conflict is reported"], 0
    priorities = sorted({row.priority for row in system.rows}, reverse=True)
    errors = {priority: 0.0 for priority in priorities}
    for row, error in zip(system.rows, values_errors(system.rows, answer["values"])):
        errors[row.priority] += error
    problem = Elastic(system)
    for priority in priorities:
        if priority == 1000:
            if errors[priority] > TOLERANCE:
                failures.append(f"required rows fail by {errors[priority]}")
            continue
        best = problem.minimise(priority)
        if best is None:
            failures.append(f"HiGHS has no answer at {priority}")
            break
        if abs(best - errors[priority]) > TOLERANCE * max(1, best):
            failures.append(f"errors at {priority} add up to {errors[priority]}, not {best}")
            break
    return failures, len(priorities)


def values_errors(rows, values):
    for row in rows:
        amount = systems.value(row.terms, values) + row.constant
        yield abs(amount) if row.relation == "=" else max(0, amount if row.relation == "<" else -amount)


def summed(terms):
    total = {}
    for variable, coefficient in terms:
        total[variable] = total.get(variable, 0) + coefficient
    return total


class Elastic:
    """Variables and, for each row below required, what it is above and below zero by."""

    def __init__(self, system):
        self.system = system
        soft = [row for row in system.rows if row.priority < 1000]
        self.width = system.count + 2 * len(soft)
        self.equal, self.less = ([], []), ([], [])
        for row in system.rows:
            if row.priority >= 1000:
                self.add(summed(row.terms), row.constant, row.relation)
        # Rows that keep higher priorities as good as they get.
        self.caps = []
        self.costs = {}
        for index, row in enumerate(soft):
            above = system.count + 2 * index
            terms = summed(row.terms)
            if row.relation in "=<":
                terms[above] = -1
                self.costs.setdefault(row.priority, []).append(above)
            if row.relation in "=>":
                terms[above + 1] = 1
                self.costs.setdefault(row.priority, []).append(above + 1)
            self.add(terms, row.constant, row.relation)

    def add(self, terms, constant, relation):
        rows, right = self.equal if relation == "=" else self.less
        sign = -1 if relation == ">" else 1
        rows.append({variable: sign * coefficient for variable, coefficient in terms.items()})
        right.append(-sign * constant)

    def matrix(self, rows):
        if not rows:
            return None
        entries = [(i, j, x) for i, row in enumerate(rows) for j, x in row.items()]
        i, j, x = zip(*entries)
        return scipy.sparse.csr_array((x, (i, j)), shape=(len(rows), self.width))

    def minimise(self, priority):
        """None where HiGHS finds none, having had room for its own rounding."""
        for room in (1e-9, 1e-8, 1e-7):
            best = self.attempt(priority)
            if best is not None:
                self.add({variable: 1 for variable in self.costs[priority]}, -best, "<")
                self.caps.append(len(self.less[1]) - 1)
                return best
            for cap in self.caps:
                self.less[1][cap] += 10 * room
        return None

    def attempt(self, priority):
        cost = numpy.zeros(self.width)
        cost[self.costs[priority]] = 1
        bounds = [(None, None)] * self.system.count + [(0, None)] * (self.width - self.system.count)
        result = scipy.optimize.linprog(
            cost,
            A_ub=self.matrix(self.less[0]),
            b_ub=self.less[1] or None,
            A_eq=self.matrix(self.equal[0]),
            b_eq=self.equal[1] or None,
            bounds=bounds,
            method="highs",
            options={"primal_feasibility_tolerance": 1e-9, "dual_feasibility_tolerance": 1e-9},
        )
        return result.fun if result.status == 0 else None


def minimal(system, answer):
    failures = []
    left_out = set()
    for row, rows in answer["conflicts"]:
        left_out.add(row)
        if row != max(rows):
            failures.append(f"row {row} yields, not the latest of {rows}")
        if any(system.rows[index].priority < 1000 for index in rows):
            failures.append(f"{rows} are not all required")
        if misfit(system, rows) < TOLERANCE:
            failures.append(f"{rows} can hold together")
        for index in rows:
            if misfit(system, [other for other in rows if other != index]) > TOLERANCE:
                failures.append(f"{rows} cannot hold even without {index}")
    required = [index for index, row in enumerate(system.rows) if row.priority >= 1000]
    if not left_out and misfit(system, required) > TOLERANCE:
        failures.append("no conflict is reported")
    errors = list(values_errors(system.rows, answer["values"]))
    for index in required:
        if index not in left_out and errors[index] > TOLERANCE:
            failures.append(f"row {index} fails by {errors[index]} and is in no conflict")
    return failures, len(answer["conflicts"])


def misfit(system, rows):
    """The least possible largest error of some rows."""
    if not rows:
        return 0
    width = system.count + 1
    less, right = [], []
    for index in rows:
        row = system.rows[index]
        for sign in {"=": (1, -1), "<": (1,), ">": (-1,)}[row.relation]:
            line = numpy.zeros(width)
            for variable, coefficient in row.terms:
                line[variable] += sign * coefficient
            line[-1] = -1
            less.append(line)
            right.append(-sign * row.constant)
    cost = numpy.zeros(width)
    cost[-1] = 1
    bounds = [(None, None)] * system.count + [(0, None)]
    result = scipy.optimize.linprog(cost, A_ub=numpy.array(less), b_ub=right, bounds=bounds, method="highs")
    assert result.status == 0, result.message
    return result.fun


if __name__ == "__main__":
    sys.exit(main())
