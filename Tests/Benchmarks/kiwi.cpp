// Systems from the standard input through kiwi, in the format and with the clock of Tests/LinearSolver/main.swift.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <limits>
#include <sstream>
#include <string>
#include <vector>

#include <kiwi/kiwi.h>

struct Row {
  char relation;
  double priority, constant, perWidth, perHeight;
  std::vector<std::pair<int, double>> terms;
};

static double once(int count, const std::vector<Row> &rows, double width, double height) {
  auto start = std::chrono::steady_clock::now();
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables(count);
  for (const Row &row : rows) {
    std::vector<kiwi::Term> terms;
    for (auto [variable, coefficient] : row.terms) terms.emplace_back(variables[variable], coefficient);
    kiwi::Expression expression(terms, row.constant + row.perWidth * width + row.perHeight * height);
    auto relation = row.relation == '=' ? kiwi::OP_EQ : row.relation == '<' ? kiwi::OP_LE : kiwi::OP_GE;
    try {
      solver.addConstraint(
        kiwi::Constraint(expression, relation, row.priority >= 1000 ? kiwi::strength::required : row.priority));
    } catch (const kiwi::UnsatisfiableConstraint &) {
    } catch (const kiwi::DuplicateConstraint &) {
    }
  }
  solver.updateVariables();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

int main() {
  std::string line, word;
  while (std::getline(std::cin, line)) {
    std::istringstream head(line);
    int count, rowCount, sizeCount;
    if (!(head >> word >> count >> rowCount >> sizeCount)) break;
    std::vector<Row> rows(rowCount);
    for (Row &row : rows) {
      std::getline(std::cin, line);
      std::istringstream in(line);
      in >> row.relation >> row.priority >> row.constant >> row.perWidth >> row.perHeight;
      int variable;
      double coefficient;
      while (in >> variable >> coefficient) row.terms.emplace_back(variable, coefficient);
    }
    double width = 0, height = 0;
    for (int size = 0; size < sizeCount; size++) {
      std::getline(std::cin, line);
      if (size == 0) std::istringstream(line) >> width >> height;
    }
    double least = std::numeric_limits<double>::infinity(), total = 0;
    for (int round = 0; round < 40 && total < 0.2; round++) {
      double taken = once(count, rows, width, height);
      least = std::min(least, taken);
      total += taken;
    }
    std::printf("%.9f\n", least);
    std::fflush(stdout);
  }
}
