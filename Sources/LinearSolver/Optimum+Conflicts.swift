// Required rows that cannot hold together.

// MARK: - Interface

extension Optimum {
  /// The minimal conflicting sets that show at this size: of equalities that presolve left out, and of the others.
  /// - `workLeft`: how much work may go into making sets minimal; what it takes is taken off. Beyond, sets are larger.
  func conflicts(_ system: LinearSystem, _ workLeft: inout Int) -> (leftOut: [Conflict], open: [Conflict]) {
    guard isAnyViolated(system) else { return ([], []) }
    var substitutions = substitutions
    let leftOut = substitutions.residues.filter(isViolated).map { residue in
      var derivation = Derivation()
      derivation.add(substitutions.uses[residue.uses], 1)
      return Conflict(row: residue.row, rows: derivation.takeRows(substitutions))
    }
    var open: [Conflict] = []
    for settled in kinks.settled where isViolated(settled, system) {
      let row = system.rows[settled.row]
      let start = substitutions.reduce(system.terms[row.terms], row.constant)
      var derivation = Derivation()
      derivation.add(row: settled.row, 1)
      derivation.add(substitutions.uses[start...], 1)
      open.append(Conflict(derivation.takeRows(substitutions), system))
    }
    for block in blocks {
      var isFiltered = false
      for row in block.rows.indices where violatedSide(block, row) != 0 {
        if let rows = certificate(block, row, system, &substitutions) {
          open.append(Conflict(rows, system))
        } else if !isFiltered {
          // Others that are held by violated rows show again once a row of this set has yielded.
          isFiltered = true
          open.append(Conflict(filtered(block, system, &substitutions, &workLeft), system))
        }
      }
    }
    return (leftOut, open)
  }

  /// The same contradiction told by as few rows that may yield as the structural ones allow: with all of these at hand, the
  /// latest of the others that it does not need are left out. Then leaving out one row does not uncover the next.
  func leanest(_ conflict: Conflict, _ system: LinearSystem, _ workLeft: inout Int) -> Conflict {
    var kept = conflict.rows.filter { !system.rows[$0].isStructural }
    let wasCount = kept.count
    guard (2...Optimum.mostLeanedRows).contains(wasCount), system.rows.count <= Optimum.mostRowsToLean else {
      return conflict
    }
    func part(_ rows: [Int]) -> Optimum {
      var leftOut = system.rows.map { !($0.isStructural && $0.isRequired) }
      for row in rows { leftOut[row] = false }
      return Optimum(system, leftOut: leftOut, width: width, height: height, prefers: false)
    }
    for row in kept.reversed() where kept.count > 1 {
      let others = kept.filter { $0 != row }
      if part(others).isAnyViolated(system) { kept = others }
    }
    guard kept.count < wasCount else { return conflict }
    let found = part(kept).conflicts(system, &workLeft)
    return (found.open + found.leftOut).min { $0.rows.count < $1.rows.count } ?? conflict
  }

  /// Beyond these, contradictions are told as they are found.
  private static let mostLeanedRows = 40
  private static let mostRowsToLean = 20_000
  private static let mostFilteredRows = 500

  /// Entries changed by pivots.
  var work: Int { blocks.reduce(0) { $0 + $1.work } }

  /// Entries that there are.
  var entryCount: Int { blocks.reduce(0) { $0 + $1.table.count } }

  /// Whether any required row fails.
  func isAnyViolated(_ system: LinearSystem) -> Bool {
    substitutions.residues.contains(where: isViolated) || kinks.settled.contains { isViolated($0, system) }
      || blocks.contains { block in block.rows.indices.contains { violatedSide(block, $0) != 0 } }
  }
}

// MARK: - Implementation

/// Points from which on a required row counts as violated.
private let tolerance = 1e-6

extension Conflict {
  fileprivate init(_ rows: [Int], _ system: LinearSystem) {
    self.init(row: rows.last { !system.rows[$0].isStructural } ?? rows.last ?? 0, rows: rows)
  }
}

extension Optimum {
  private func isViolated(_ residue: Substitutions.Residue) -> Bool {
    !residue.isRedundant && residue.constant.at(width: width, height: height).magnitude > tolerance
  }

  private func isViolated(_ settled: KinkRows.Settled, _ system: LinearSystem) -> Bool {
    let amount = settled.constant.at(width: width, height: height)
    return system.rows[settled.row].relation == .lessOrEqual ? amount > tolerance : amount < -tolerance
  }

  /// +1 or -1 where a required side of a basic row fails, else 0.
  private func violatedSide(_ block: Block, _ row: Int) -> Double {
    // What is not the best may fail without a contradiction.
    let amount = block.isOptimal ? block.amounts[row] : 0
    guard amount.magnitude > tolerance, let cost = costs.cost(of: block.rows[row], at: 0) else { return 0 }
    return amount > 0 ? (cost.up > 0 ? 1 : 0) : (cost.down > 0 ? -1 : 0)
  }

  /// The rows that keep a violated row from zero: all its columns would have to go where a required row forbids it.
  /// Nil where one of them is held by other violated rows only.
  private func certificate(
    _ block: Block, _ row: Int, _ system: LinearSystem, _ substitutions: inout Substitutions
  ) -> [Int]? {
    let side = violatedSide(block, row)
    guard let own = kinks.source(of: block.rows[row], above: side > 0, level: 0, in: system) else { return nil }
    var derivation = Derivation()
    derivation.add(own, 1, system, &substitutions)
    let start = row * block.columns.count
    for (column, object) in block.columns.enumerated() where block.table[start + column] != 0 {
      let value = block.table[start + column]
      guard object >= 0, object < kinks.kinks.count,
        let source = kinks.source(of: object, above: side * value < 0, level: 0, in: system)
      else { return nil }
      derivation.add(source, -value, system, &substitutions)
    }
    return derivation.takeRows(substitutions)
  }

  /// A minimal set among all rows that the cost of violations rests on.
  private func filtered(
    _ block: Block, _ system: LinearSystem, _ substitutions: inout Substitutions, _ workLeft: inout Int
  ) -> [Int] {
    var slopes = [Double](repeating: 0, count: block.columns.count)
    var isKept = [Bool](repeating: false, count: system.rows.count)
    func keep(_ object: Int, above: Bool) {
      guard object >= 0, object < kinks.kinks.count,
        let source = kinks.source(of: object, above: above, level: 0, in: system)
      else { return }
      var derivation = Derivation()
      derivation.add(source, 1, system, &substitutions)
      for row in derivation.takeRows(substitutions) { isKept[row] = true }
    }
    for (row, object) in block.rows.enumerated() {
      // Rows at zero count on the side where the perturbed system has them.
      guard let cost = costs.cost(of: object, at: 0) else { continue }
      let isAbove = block.side(of: row) > 0
      let slope = isAbove ? cost.up : -cost.down
      guard slope != 0 else { continue }
      keep(object, above: isAbove)
      for column in slopes.indices { slopes[column] += slope * block.table[row * slopes.count + column] }
    }
    for (column, object) in block.columns.enumerated() where slopes[column].magnitude > Block.noise {
      keep(object, above: slopes[column] < 0)
    }
    return minimal(isKept.indices.filter { isKept[$0] }, system, &workLeft)
  }

  /// What is left of conflicting rows after leaving out, the latest first, each one without which the rest still conflicts.
  private func minimal(_ rows: [Int], _ system: LinearSystem, _ workLeft: inout Int) -> [Int] {
    guard rows.count <= Optimum.mostFilteredRows else { return rows }
    var number: [Int: Int] = [:]
    let expressions = rows.map { row in
      LinearExpression(
        system.terms[system.rows[row].terms].map { term in
          let variable = number[term.variable] ?? number.count
          number[term.variable] = variable
          return LinearExpression.Term(variable, term.coefficient)
        }, system.rows[row].constant)
    }
    func conflict(_ kept: [Int]) -> Bool {
      var part = LinearSystem()
      _ = part.addVariables(number.count)
      for index in kept { part.add(expressions[index], system.rows[rows[index]].relation) }
      let leftOut = [Bool](repeating: false, count: kept.count)
      let optimum = Optimum(part, leftOut: leftOut, width: width, height: height, prefers: false)
      workLeft -= optimum.work + optimum.entryCount
      return optimum.isAnyViolated(part)
    }
    // Those before `end` conflict together with the needed ones behind.
    var needed: [Int] = []
    var end = rows.count
    while end > 0, workLeft > 0 {
      // The fewest from the front that still do: looked for from the end, in steps that double, then by halves.
      var holding = -1
      var step = 1
      while end > holding + 1, workLeft > 0 {
        let middle = holding < 0 ? max(end - step, 0) : (holding + end) / 2
        if conflict(Array(0..<middle) + needed.reversed()) {
          end = middle
          step *= 2
        } else {
          holding = middle
        }
      }
      guard end > 0, workLeft > 0 else { break }
      end -= 1
      needed.append(end)
    }
    return (Array(0..<end) + needed.reversed()).map { rows[$0] }
  }
}
