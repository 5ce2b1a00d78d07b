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
  package private(set) var values: [Double]
  /// In the order of the rows that yield.
  package private(set) var conflicts: [Conflict]
  /// Required equalities that others imply at every size of the root, ascending: duplicates, or too much of a good thing.
  package private(set) var redundantRows: [Int]

  package func value(of expression: LinearExpression) -> Double {
    var value = expression.constant.at(width: width, height: height)
    for term in expression.terms { value += term.coefficient * values[term.variable] }
    return value
  }

  /// By how much a row fails, with the sign of its expression; 0 where it holds.
  package func error(of row: Int) -> Double { 0 }

  /// Whether rows decide the value: false where preferences do.
  package func isDecided(_ expression: LinearExpression) -> Bool { true }

  /// The rows whose combination is the value, ascending. Preferences that take part have no row and are left out.
  package func support(of expression: LinearExpression) -> [Int] { [] }

  /// The earlier rows that imply a row of `redundantRows`, ascending.
  package func rows(implying redundantRow: Int) -> [Int] { [] }

  // MARK: - Implementation

  let width: Double
  let height: Double

  init(_ system: LinearSystem, width: Double, height: Double) {
    self.width = width
    self.height = height
    values = Array(repeating: 0, count: system.variableCount)
    conflicts = []
    redundantRows = []
  }
}
