// Linear rows with priorities, as the caller writes them.

// MARK: - Interface

/// How a row's expression stands to zero.
package enum Relation: Sendable {
  case equal, lessOrEqual, greaterOrEqual
}

/// What becomes of required rows that cannot hold together.
package enum Contradictions: Sendable {
  /// Of each set the latest row is left out, as if it had not been written.
  case latestYields
  /// Equalities as above; of the others the sum of errors is least, which keeps values continuous in the root's size.
  case leastError
}

/// Variables, and rows about them that hold (required) or hold as well as they can (any other priority). A higher priority
/// wins over any number of lower ones; within a priority the sum of errors is least.
///
/// The order of adding is the document's order. It decides one thing only: of a set of required rows that cannot hold
/// together, the latest yields.
package struct LinearSystem: Sendable {
  /// From here up a row is required.
  package static let required: Double = 1000

  package init() {}

  /// The next variable: 0, 1, 2 …
  package mutating func addVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// The next `count` variables.
  package mutating func addVariables(_ count: Int) -> Range<Int> {
    variableCount += count
    return variableCount - count..<variableCount
  }

  /// Makes room for as many rows and terms in all, where they are known before.
  package mutating func reserve(rows rowCount: Int, terms termCount: Int) {
    rows.reserveCapacity(rowCount)
    terms.reserveCapacity(termCount)
  }

  /// Adds `expression relation 0` and returns the row's index: 0, 1, 2 …
  ///
  /// - `priority`: `required` or more, or any positive number below; every number is a level of its own.
  /// - `isStructural`: where required rows contradict each other, this one yields to none but its like.
  @discardableResult
  package mutating func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Double = Self.required, isStructural: Bool = false
  ) -> Int {
    let row = rows.count
    rows.append(
      Row(
        terms: terms.count..<terms.count + expression.count, constant: expression.constant, relation: relation,
        priority: priority, isStructural: isStructural))
    for index in 0..<expression.count { terms.append(expression[index]) }
    return row
  }

  /// Pulls `expression` to zero where all rows leave it free: earlier preferences win over later ones, every row over
  /// all of them. One that depends on earlier ones, or on variables that no row connects, says nothing. Where too few
  /// are given, variables are pulled to zero in the order of adding.
  package mutating func prefer(_ expression: LinearExpression) {
    preferences.append(expression)
  }

  /// The best values for a root of this size. Always an answer, whatever contradicts itself.
  package func solve(
    width: Double = 0, height: Double = 0, contradictions: Contradictions = .latestYields
  ) -> LinearSolution {
    LinearSolution(self, width: width, height: height, contradictions)
  }

  package private(set) var variableCount = 0
  package var rowCount: Int { rows.count }

  // MARK: - Implementation

  struct Row: Sendable {
    var constant: AffineNumber
    var priority: Double
    private var firstTerm: Int32
    private var termCount: Int32
    var relation: Relation
    var isStructural: Bool

    init(terms: Range<Int>, constant: AffineNumber, relation: Relation, priority: Double, isStructural: Bool) {
      self.constant = constant
      self.priority = priority
      firstTerm = Int32(terms.lowerBound)
      termCount = Int32(terms.count)
      self.relation = relation
      self.isStructural = isStructural
    }

    /// Where in the system's `terms`.
    var terms: Range<Int> { Int(firstTerm)..<Int(firstTerm) + Int(termCount) }
  }

  private(set) var rows: [Row] = []
  private(set) var terms: [LinearExpression.Term] = []
  private(set) var preferences: [LinearExpression] = []
}

extension LinearSystem.Row {
  var isRequired: Bool { priority >= LinearSystem.required }
}
