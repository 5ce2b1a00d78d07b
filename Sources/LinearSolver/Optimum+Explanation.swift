// What decides a value.

// MARK: - Interface

extension Optimum {
  /// Whether the value is the same in all solutions that are best on every level of rows. In a block of thousands of rows
  /// nobody asks: it counts as decided.
  func isDecided(_ expression: LinearExpression) -> Bool {
    guard hasChoice else { return true }
    let terms = substitutions.reduced(expression.terms)
    var seen: [Int] = []
    for term in terms {
      let block = blockOf[term.variable]
      if seen.contains(block) { continue }
      seen.append(block)
      guard blocks[block].freeOfRows.contains(where: { !$0.isEmpty }),
        blocks[block].table.count <= Optimum.largestTableToAsk
      else { continue }
      let (coefficients, _) = row(of: terms, AffineNumber(), in: block)
      let isHeld = coefficients.indices.allSatisfy {
        coefficients[$0] == 0 || blocks[block].freeOfRows[$0].isEmpty
      }
      if !isHeld && canMove(coefficients, in: block) { return false }
    }
    return true
  }

  /// The original rows that a value is a combination of.
  func support(of expression: LinearExpression, _ system: LinearSystem) -> [Int] {
    var substitutions = substitutions
    let start = substitutions.reduce(expression.terms[...], expression.constant)
    let terms = substitutions.undefinedTerms
    var derivation = Derivation()
    derivation.add(substitutions.uses[start...], -1)
    var seen: [Int] = []
    for term in terms {
      let block = blockOf[term.variable]
      if seen.contains(block) { continue }
      seen.append(block)
      let (coefficients, _) = row(of: terms, AffineNumber(), in: block)
      for (column, object) in blocks[block].columns.enumerated()
      where coefficients[column] != 0 && object >= 0 && object < kinks.kinks.count {
        guard let source = strongestSource(of: object, system) else { continue }
        derivation.add(source, coefficients[column], system, &substitutions)
      }
    }
    return derivation.takeRows(substitutions)
  }
}

// MARK: - Implementation

extension Optimum {
  private static let largestTableToAsk = 500_000

  /// Pulls the row far up and far down without losing on rows' levels.
  private func canMove(_ coefficients: [Double], in block: Int) -> Bool {
    var costs = costs
    costs.ranges.append(costs.costs.count..<costs.costs.count + 1)
    costs.costs.append(KinkRows.Cost(level: Int.max - 1, up: 1, down: 1))
    let largest = coefficients.reduce(0) { max($0, $1.magnitude) }
    for target in [1e6, -1e6] {
      var copy = blocks[block]
      copy.free = copy.freeOfRows
      for row in copy.rows.indices where copy.rows[row] >= kinks.kinks.count {
        // Preferences have no say here, and objects below zero cost nothing.
        copy.rows[row] = Int.min
      }
      for column in copy.columns.indices where copy.columns[column] >= kinks.kinks.count {
        copy.columns[column] = Int.min
      }
      copy.add(costs.ranges.count - 1, coefficients.map { $0 / largest }, AffineNumber(target), target)
      copy.optimise(Int.max - 1, costs, width: width, height: height)
      let amount = copy.rows.firstIndex(of: costs.ranges.count - 1).map { copy.amounts[$0] } ?? 0
      if (amount - target).magnitude > 1e-6 { return true }
    }
    return false
  }

  /// The first of the rows with the highest priority that a kink stands for.
  private func strongestSource(of kink: Int, _ system: LinearSystem) -> KinkRows.Source? {
    var best: KinkRows.Source?
    var next = kinks.kinks[kink].firstSource
    while next >= 0 {
      let source = kinks.sources[next]
      if best.map({ system.rows[$0.row].priority < system.rows[source.row].priority }) ?? true { best = source }
      next = source.next
    }
    return best
  }
}
