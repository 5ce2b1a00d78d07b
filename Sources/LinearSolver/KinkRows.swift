// Everything that is not a required equality, in undefined variables.

// MARK: - Interface

/// A kink row costs up · max(e, 0) + down · max(−e, 0), each on its levels: level 0 is required, level k the k-th priority
/// downwards. Hugging and compression resistance of one view are one row, whatever relations they were written with.
struct KinkRows: Sendable {
  typealias Term = LinearExpression.Term

  struct Kink: Sendable {
    /// Where in `terms`: by ascending variable, the first coefficient 1.
    var terms: Range<Int>
    var constant: AffineNumber
    /// Where in `costs`: by ascending level.
    var costs: Range<Int>
    /// Rows that this kink stands for: first and last of a list in document order.
    var firstSource: Int
    var lastSource: Int
  }

  struct Cost: Sendable {
    var level: Int
    /// For each unit above and below zero.
    var up: Double
    var down: Double
  }

  /// row = scale · kink.
  struct Source: Sendable {
    var row: Int
    var scale: Double
    var next: Int
  }

  /// A required inequality that equalities make `constant relation 0`.
  struct Settled: Sendable {
    var row: Int
    var constant: AffineNumber
  }

  private(set) var kinks: [Kink] = []
  private(set) var terms: [Term] = []
  private(set) var costs: [Cost] = []
  private(set) var sources: [Source] = []
  private(set) var settled: [Settled] = []
  let levelCount: Int

  init(_ system: LinearSystem, _ isLeftOut: [Bool], _ substitutions: inout Substitutions) {
    let priorities = KinkRows.priorities(of: system)
    levelCount = priorities.count + 1
    // Two thirds full at most; a slot holds a kink or -1.
    var capacity = 16
    while capacity * 2 < system.rows.count * 3 { capacity *= 2 }
    var slots = [Int32](repeating: -1, count: capacity)
    var isRow = false
    for (index, row) in system.rows.enumerated()
    where !isLeftOut[index] && !(row.isRequired && row.relation == .equal) {
      if !isRow {
        isRow = true
        kinks.reserveCapacity(system.rows.count)
      }
      add(index, row, system.terms[row.terms], &substitutions, &slots)
    }
    for index in kinks.indices { weigh(index, system, priorities) }
  }

  /// The first of a kink's rows that costs on a side at a level, and its scale.
  func source(of kink: Int, above: Bool, level: Int, in system: LinearSystem) -> Source? {
    var next = kinks[kink].firstSource
    while next >= 0 {
      let source = sources[next]
      let row = system.rows[source.row]
      let side = KinkRows.sides(row.relation, source.scale)
      if (above ? side.up : side.down) && (level > 0 || row.isRequired) { return source }
      next = source.next
    }
    return nil
  }

  // MARK: - Implementation

  /// The priorities below required, descending.
  private static func priorities(of system: LinearSystem) -> [Double] {
    var priorities: [Double] = []
    for row in system.rows where !row.isRequired {
      let index = position(of: row.priority, in: priorities)
      if index == priorities.count || priorities[index] != row.priority { priorities.insert(row.priority, at: index) }
    }
    return priorities
  }

  /// The first position of a priority that is not above this one.
  private static func position(of priority: Double, in priorities: [Double]) -> Int {
    var low = 0
    var high = priorities.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// On which sides of zero the kink costs where row = scale · kink.
  private static func sides(_ relation: Relation, _ scale: Double) -> (up: Bool, down: Bool) {
    switch relation {
    case .equal: (true, true)
    case .lessOrEqual: (scale > 0, scale < 0)
    case .greaterOrEqual: (scale < 0, scale > 0)
    }
  }

  private mutating func add(
    _ index: Int, _ row: LinearSystem.Row, _ expression: ArraySlice<Term>, _ substitutions: inout Substitutions,
    _ slots: inout [Int32]
  ) {
    substitutions.reduce(expression, row.constant)
    let start = terms.count
    for variable in substitutions.sum.variables {
      let coefficient = substitutions.sum.coefficient(of: variable)
      if coefficient != 0 { terms.append(Term(variable, coefficient)) }
    }
    guard terms.count > start else {
      if row.isRequired { settled.append(Settled(row: index, constant: substitutions.sum.constant)) }
      return
    }
    sortTerms(from: start)
    let scale = terms[start].coefficient
    if scale != 1 {
      for term in start..<terms.count { terms[term].coefficient /= scale }
      terms[start].coefficient = 1
    }
    let sum = substitutions.sum.constant
    let constant = scale == 1 ? sum : 1 / scale * sum
    let source = sources.count
    sources.append(Source(row: index, scale: scale, next: -1))
    let mask = slots.count - 1
    var slot = hash(from: start, constant) & mask
    while slots[slot] >= 0 {
      let kink = Int(slots[slot])
      if kinks[kink].constant == constant && areEqual(kinks[kink].terms, start) {
        terms.removeLast(terms.count - start)
        sources[kinks[kink].lastSource].next = source
        kinks[kink].lastSource = source
        return
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(kinks.count)
    kinks.append(
      Kink(
        terms: start..<terms.count, constant: constant, costs: 0..<0, firstSource: source, lastSource: source))
  }

  private mutating func sortTerms(from start: Int) {
    guard terms.count - start <= 16 else {
      terms[start...].sort { $0.variable < $1.variable }
      return
    }
    var index = start + 1
    while index < terms.count {
      let term = terms[index]
      var place = index
      while place > start && terms[place - 1].variable > term.variable {
        terms[place] = terms[place - 1]
        place -= 1
      }
      terms[place] = term
      index += 1
    }
  }

  private func areEqual(_ range: Range<Int>, _ start: Int) -> Bool {
    guard range.count == terms.count - start else { return false }
    for offset in range.indices where terms[offset] != terms[start + offset - range.lowerBound] { return false }
    return true
  }

  private func hash(from start: Int, _ constant: AffineNumber) -> Int {
    var hash: UInt = 0
    func mix(_ bits: UInt) { hash = (hash ^ bits) &* 0x9e37_79b9_7f4a_7c15 }
    for term in terms[start...] {
      mix(UInt(bitPattern: term.variable))
      mix(UInt((term.coefficient + 0).bitPattern))
    }
    mix(UInt((constant.constant + 0).bitPattern))
    mix(UInt((constant.perWidth + 0).bitPattern))
    mix(UInt((constant.perHeight + 0).bitPattern))
    return Int(truncatingIfNeeded: hash >> 16) & Int.max
  }

  /// Adds up what the kink's rows cost on each level.
  private mutating func weigh(_ kink: Int, _ system: LinearSystem, _ priorities: [Double]) {
    let start = costs.count
    var next = kinks[kink].firstSource
    while next >= 0 {
      let source = sources[next]
      let row = system.rows[source.row]
      let level = row.isRequired ? 0 : 1 + KinkRows.position(of: row.priority, in: priorities)
      let sides = KinkRows.sides(row.relation, source.scale)
      let weight = source.scale.magnitude
      var place = costs.count
      while place > start && costs[place - 1].level > level { place -= 1 }
      if place == start || costs[place - 1].level != level {
        costs.insert(Cost(level: level, up: 0, down: 0), at: place)
        place += 1
      }
      if sides.up { costs[place - 1].up += weight }
      if sides.down { costs[place - 1].down += weight }
      next = source.next
    }
    kinks[kink].costs = start..<costs.count
  }
}
