// What a system's best values are, and why.

// MARK: - Interface

/// Required rows that cannot hold together.
package struct Conflict: Equatable, Sendable {
  /// The row that yields: the latest of the set that is not structural, or the latest where all are.
  package var row: Int
  /// All rows of the set with `row`, ascending. Leave out any one, and the others can hold.
  package var rows: [Int]
}

/// Values at one size of the root, and questions about them.
package struct LinearSolution: Sendable {
  /// One for each variable.
  package let values: [Double]
  /// In the order of the rows that yield.
  package private(set) var conflicts: [Conflict]
  /// Required equalities that others imply at every size of the root, ascending: duplicates, or too much of a good thing.
  package let redundantRows: [Int]

  /// False where thousands of rows hang together by more than equalities: values are then a good guess for those, and
  /// their contradictions are not looked for.
  package var isOptimal: Bool { optimum.blocks.allSatisfy(\.isOptimal) }

  package func value(of expression: LinearExpression) -> Double {
    var value = expression.constant.at(width: width, height: height)
    for index in 0..<expression.count {
      value += expression[index].coefficient * values[expression[index].variable]
    }
    return value
  }

  /// By how much a row fails, with the sign of its expression; 0 where it holds.
  package func error(of row: Int) -> Double {
    let row = system.rows[row]
    var amount = row.constant.at(width: width, height: height)
    var largest = amount.magnitude
    for term in system.terms[row.terms] {
      let part = term.coefficient * values[term.variable]
      amount += part
      largest = max(largest, part.magnitude)
    }
    guard amount.magnitude > max(1e-7, 1e-11 * largest) else { return 0 }
    switch row.relation {
    case .equal: return amount
    case .lessOrEqual: return max(amount, 0)
    case .greaterOrEqual: return min(amount, 0)
    }
  }

  /// Whether rows decide the value: false where preferences do.
  package func isDecided(_ expression: LinearExpression) -> Bool {
    optimum.isDecided(expression)
  }

  /// The rows whose combination is the value, ascending. Preferences that take part have no row and are left out.
  package func support(of expression: LinearExpression) -> [Int] {
    optimum.support(of: expression, system)
  }

  /// The earlier rows that imply a row of `redundantRows`, ascending.
  package func rows(implying redundantRow: Int) -> [Int] {
    guard let residue = optimum.substitutions.residues.first(where: { $0.row == redundantRow }) else { return [] }
    var derivation = Derivation()
    derivation.add(optimum.substitutions.uses[residue.uses], 1)
    return derivation.takeRows(optimum.substitutions).filter { $0 != redundantRow }
  }

  // MARK: - Implementation

  let system: LinearSystem
  let optimum: Optimum
  let width: Double
  let height: Double

  init(_ system: LinearSystem, width: Double, height: Double, _ contradictions: Contradictions) {
    var leftOut = [Bool](repeating: false, count: system.rows.count)
    var optimum = Optimum(system, leftOut: leftOut, width: width, height: height)
    var yielded: [Conflict] = []
    var standing: [Conflict] = []
    var roundCount = contradictions == .latestYields ? LinearSolution.largestRoundCount : 0
    var work = 0
    var workLeft = LinearSolution.mostWorkToFilter
    for round in 0...roundCount {
      work += optimum.work + LinearSolution.workForEachEntry * optimum.entryCount
      if work > LinearSolution.mostWork { roundCount = round }
      let found = optimum.conflicts(system, &workLeft)
      standing = found.leftOut
      var isDone = true
      var taken: Set<Int> = []
      // Sets that share no row need a row each.
      for conflict in found.open.sorted(by: { $0.row < $1.row }) {
        if system.rows[conflict.row].isStructural || round == roundCount {
          standing.append(conflict)
        } else if taken.isDisjoint(with: conflict.rows) {
          taken.formUnion(conflict.rows)
          let isShort = yielded.count < LinearSolution.mostLeaned && optimum.work < LinearSolution.mostWorkToLean
          let lean = isShort ? optimum.leanest(conflict, system, &workLeft) : conflict
          yielded.append(lean)
          leftOut[lean.row] = true
          isDone = false
        }
      }
      if isDone || round == roundCount { break }
      optimum = Optimum(system, leftOut: leftOut, width: width, height: height)
    }
    self.system = system
    self.optimum = optimum
    self.width = width
    self.height = height
    values = optimum.values()
    conflicts = []
    for conflict in (yielded + standing).sorted(by: { $0.row < $1.row }) where conflict != conflicts.last {
      conflicts.append(conflict)
    }
    redundantRows = optimum.substitutions.residues.filter(\.isRedundant).map(\.row).sorted()
  }

  /// How often rows may yield and the rest be solved anew. Then the errors of those that are left are small in sum.
  private static let largestRoundCount = 64
  /// Entries changed by pivots in all rounds; from here on the errors of what is left are small in sum, too.
  private static let mostWork = 1_000_000_000
  /// As many changes as making a tableau and looking through it come to, for each of its entries.
  private static let workForEachEntry = 16
  private static let mostWorkToLean = 20_000_000
  /// Entries made and changed while rows that contradict each other are told from those beside them.
  private static let mostWorkToFilter = 100_000_000
  /// How many contradictions are told as shortly as they can be.
  private static let mostLeaned = 16
}
