// The best values of a system, some rows left out.

// MARK: - Interface

/// Presolve, blocks, and their solution at one size of the root. Required rows are elastic: they always have an answer.
struct Optimum: Sendable {
  typealias Term = LinearExpression.Term

  let width: Double
  let height: Double
  private(set) var substitutions: Substitutions
  private(set) var kinks: KinkRows
  private(set) var blocks: [Block] = []
  private(set) var costs: Block.Costs
  /// For each undefined variable its block, else -1.
  private(set) var blockOf: [Int]
  /// For each undefined variable its column, or ~row, in its block.
  private(set) var placeOf: [Int]
  /// Whether rows leave anything to preferences.
  private(set) var hasChoice = false

  /// - `prefers`: whether preferences settle what rows leave free.
  init(_ system: LinearSystem, leftOut: [Bool], width: Double, height: Double, prefers: Bool = true) {
    self.width = width
    self.height = height
    // Rows of few variables first keep definitions short. Where rows depend on each other the order matters.
    substitutions = Substitutions(system, leftOut, shortFirst: true)
    if !substitutions.residues.isEmpty { substitutions = Substitutions(system, leftOut, shortFirst: false) }
    substitutions.settle()
    kinks = KinkRows(system, leftOut, &substitutions)
    costs = Block.Costs(
      ranges: kinks.kinks.map(\.costs), costs: kinks.costs, preferenceLevel: kinks.levelCount)
    blockOf = Array(repeating: -1, count: system.variableCount)
    placeOf = Array(repeating: -1, count: system.variableCount)
    makeBlocks(system.variableCount)
    hasChoice = blocks.contains { $0.isFree }
    if prefers && hasChoice { settleChoices(system) }
  }

  /// All variables' values.
  func values() -> [Double] {
    var values = [Double](repeating: 0, count: blockOf.count)
    for (variable, block) in blockOf.enumerated() where block >= 0 && placeOf[variable] < 0 {
      values[variable] = blocks[block].amounts[~placeOf[variable]]
    }
    for variable in substitutions.evaluationOrder {
      guard let definition = substitutions.definition(of: variable) else { continue }
      var value = definition.constant.at(width: width, height: height)
      for term in substitutions.terms[definition.terms] { value += term.coefficient * values[term.variable] }
      values[variable] = value
    }
    return values
  }

  /// An expression in undefined variables as a row of one block: coefficients of its columns, and what other blocks and
  /// the constant add up to.
  func row(of terms: [Term], _ constant: AffineNumber, in block: Int) -> (coefficients: [Double], AffineNumber) {
    let count = blocks[block].columns.count
    var coefficients = [Double](repeating: 0, count: count)
    var constant = constant
    for term in terms {
      let place = placeOf[term.variable]
      let home = blockOf[term.variable]
      if place < 0 { constant += term.coefficient * blocks[home].constants[~place] }
      guard home == block else { continue }
      if place >= 0 {
        coefficients[place] += term.coefficient
      } else {
        for column in 0..<count {
          coefficients[column] += term.coefficient * blocks[block].table[~place * count + column]
        }
      }
    }
    for column in 0..<count where coefficients[column].magnitude < Block.noise { coefficients[column] = 0 }
    return (coefficients, constant)
  }

  // MARK: - Implementation

  /// Parts of the system that no kink connects.
  private mutating func makeBlocks(_ variableCount: Int) {
    guard substitutions.evaluationOrder.count < variableCount else { return }
    var parent = Array(0..<variableCount)
    func root(_ variable: Int) -> Int {
      var variable = variable
      while parent[variable] != variable {
        parent[variable] = parent[parent[variable]]
        variable = parent[variable]
      }
      return variable
    }
    for kink in kinks.kinks {
      let first = root(kinks.terms[kink.terms.lowerBound].variable)
      for term in kinks.terms[kink.terms].dropFirst() { parent[root(term.variable)] = first }
    }
    // Objects and kinks, block after block, each in its order.
    var blockCount = 0
    var columnCounts: [Int] = []
    for variable in 0..<variableCount where !substitutions.isDefined(variable) {
      let first = root(variable)
      if blockOf[first] < 0 {
        blockOf[first] = blockCount
        blockCount += 1
        columnCounts.append(0)
      }
      let block = blockOf[first]
      blockOf[variable] = block
      placeOf[variable] = columnCounts[block]
      columnCounts[block] += 1
    }
    let columnStarts = Optimum.starts(columnCounts)
    var objects = [Int](repeating: 0, count: columnStarts[blockCount])
    for variable in 0..<variableCount where blockOf[variable] >= 0 {
      objects[columnStarts[blockOf[variable]] + placeOf[variable]] = ~variable
    }
    var rowCounts = [Int](repeating: 0, count: blockCount)
    for kink in kinks.kinks { rowCounts[blockOf[kinks.terms[kink.terms.lowerBound].variable]] += 1 }
    let rowStarts = Optimum.starts(rowCounts)
    var next = rowStarts
    var sorted = [Int](repeating: 0, count: kinks.kinks.count)
    for (index, kink) in kinks.kinks.enumerated() {
      let block = blockOf[kinks.terms[kink.terms.lowerBound].variable]
      sorted[next[block]] = index
      next[block] += 1
    }
    blocks.reserveCapacity(blockCount)
    var tooLarge: [Int] = []
    for block in 0..<blockCount {
      guard columnCounts[block] * rowCounts[block] <= Optimum.largestTable else {
        tooLarge.append(block)
        blocks.append(.empty)
        continue
      }
      let columns = Array(objects[columnStarts[block]..<columnStarts[block + 1]])
      let rows = Array(sorted[rowStarts[block]..<rowStarts[block + 1]])
      var table = [Double](repeating: 0, count: columns.count * rows.count)
      for (row, kink) in rows.enumerated() {
        for term in kinks.terms[kinks.kinks[kink].terms] {
          table[row * columns.count + placeOf[term.variable]] = term.coefficient
        }
      }
      let constants = rows.map { kinks.kinks[$0].constant }
      let ways = [Block.Ways](repeating: .both, count: columns.count)
      blocks.append(
        Block(
          columns: columns, rows: rows, table: table, constants: constants,
          amounts: constants.map { $0.at(width: width, height: height) }, free: ways, freeOfRows: ways))
      optimise(blocks.count - 1)
    }
    for block in tooLarge {
      solveOneByOne(
        objects[columnStarts[block]..<columnStarts[block + 1]].map { ~$0 },
        Array(sorted[rowStarts[block]..<rowStarts[block + 1]]))
    }
  }

  /// Where each part begins that has so many members, and where the last ends.
  private static func starts(_ counts: [Int]) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    return starts
  }

  /// What is too large for a tableau: each variable gets the value that is best for the rows about it and earlier ones.
  /// Right for chains, and in time proportional to the rows; in general neither the best nor without false errors.
  private mutating func solveOneByOne(_ variables: [Int], _ rows: [Int]) {
    func last(_ kink: Int) -> Int { kinks.terms[kinks.kinks[kink].terms.upperBound - 1].variable }
    var rows = rows.sorted { (last($0), $0) < (last($1), $1) }[...]
    for variable in variables {
      var block = Block.empty
      block.columns = [~variable]
      block.free = [.both]
      block.freeOfRows = [.both]
      while let kink = rows.first, last(kink) == variable {
        rows.removeFirst()
        var constant = kinks.kinks[kink].constant
        for term in kinks.terms[kinks.kinks[kink].terms].dropLast() where placeOf[term.variable] < 0 {
          constant += term.coefficient * blocks[blockOf[term.variable]].constants[~placeOf[term.variable]]
        }
        let coefficient = kinks.terms[kinks.kinks[kink].terms.upperBound - 1].coefficient
        block.add(kink, [coefficient], constant, constant.at(width: width, height: height))
      }
      blockOf[variable] = blocks.count
      placeOf[variable] = 0
      blocks.append(block)
      optimise(blocks.count - 1)
      blocks[blocks.count - 1].isOptimal = false
      blocks[blocks.count - 1].free = [[]]
      blocks[blocks.count - 1].freeOfRows = [[]]
    }
  }

  /// Takes a block through the levels of its rows.
  private mutating func optimise(_ index: Int) {
    var levels: [Int] = []
    for kink in blocks[index].rows {
      for cost in costs.costs[costs.ranges[kink]] where !levels.contains(cost.level) { levels.append(cost.level) }
    }
    levels.sort()
    for level in levels where blocks[index].isFree {
      blocks[index].optimise(level, costs, width: width, height: height)
    }
    place(index)
  }

  private mutating func place(_ index: Int) {
    for (column, object) in blocks[index].columns.enumerated() where object < 0 { placeOf[~object] = column }
    for (row, object) in blocks[index].rows.enumerated() where object < 0 { placeOf[~object] = ~row }
  }

  /// Takes preferences one by one until nothing is free: the caller's, then zero for each variable.
  private mutating func settleChoices(_ system: LinearSystem) {
    var freeCount = blocks.count { $0.isFree }
    var level = costs.preferenceLevel
    for index in 0..<system.preferences.count + system.variableCount where freeCount > 0 {
      let expression =
        index < system.preferences.count
        ? system.preferences[index] : LinearExpression(variable: index - system.preferences.count)
      substitutions.reduce(expression.terms[...], expression.constant)
      let terms = substitutions.undefinedTerms
      let constant = substitutions.sum.constant
      var home = -1
      for term in terms where canMove(term.variable) && blockOf[term.variable] != home {
        let other = blockOf[term.variable]
        if home < 0 {
          home = other
        } else if join(home, other) {
          freeCount -= 1
        }
      }
      guard home >= 0 else { continue }
      let (coefficients, offset) = row(of: terms, constant, in: home)
      let largest = coefficients.reduce(0) { max($0, $1.magnitude) }
      guard largest > 0 else { continue }
      let scaled = 1 / largest * offset
      costs.ranges.append(costs.costs.count..<costs.costs.count + 1)
      costs.costs.append(KinkRows.Cost(level: level, up: 1, down: 1))
      blocks[home].add(
        costs.ranges.count - 1, coefficients.map { $0 / largest }, scaled, scaled.at(width: width, height: height))
      blocks[home].optimise(level, costs, width: width, height: height)
      level += 1
      place(home)
      if !blocks[home].isFree { freeCount -= 1 }
    }
  }

  /// Whether the settled levels leave a variable a way to go.
  private func canMove(_ variable: Int) -> Bool {
    let block = blockOf[variable]
    let place = placeOf[variable]
    if place >= 0 { return !blocks[block].free[place].isEmpty }
    let start = ~place * blocks[block].columns.count
    return blocks[block].columns.indices.contains {
      !blocks[block].free[$0].isEmpty && blocks[block].table[start + $0] != 0
    }
  }

  /// Makes one block of two; false where it would be too large to work with.
  private mutating func join(_ home: Int, _ other: Int) -> Bool {
    let width = blocks[home].columns.count + blocks[other].columns.count
    let height = blocks[home].rows.count + blocks[other].rows.count
    guard width * (height + width) < Optimum.largestTable else { return false }
    blocks[home].join(blocks[other])
    for object in blocks[other].columns + blocks[other].rows where object < 0 { blockOf[~object] = home }
    blocks[other] = .empty
    place(home)
    return true
  }

  /// Entries; 80 MB.
  private static let largestTable = 10_000_000
}
