// What a row says about variables.

// MARK: - Interface

/// Σ coefficient · variable + constant. A variable may come more than once.
package struct LinearExpression: Sendable {
  package struct Term: Equatable, Sendable {
    /// As handed out by `LinearSystem.addVariable`.
    package var variable: Int
    package var coefficient: Double

    package init(_ variable: Int, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  package var terms: [Term]
  package var constant: AffineNumber

  package init(_ terms: [Term] = [], _ constant: AffineNumber = AffineNumber()) {
    self.terms = terms
    self.constant = constant
  }

  /// One variable as it is.
  package init(variable: Int) { self.init([Term(variable)]) }

  /// A number without variables.
  package init(_ constant: Double) { self.init([], AffineNumber(constant)) }

  package static func + (a: Self, b: Self) -> Self { Self(a.terms + b.terms, a.constant + b.constant) }
  package static func - (a: Self, b: Self) -> Self { a + -1 * b }
  package static func + (a: Self, b: Double) -> Self { Self(a.terms, a.constant + AffineNumber(b)) }
  package static func - (a: Self, b: Double) -> Self { a + -b }

  package static func * (a: Double, b: Self) -> Self {
    Self(b.terms.map { Term($0.variable, a * $0.coefficient) }, a * b.constant)
  }
}
