// What a row says about variables.

// MARK: - Interface

/// Σ coefficient · variable + constant. Terms of one variable are put together. Nearly every row of a layout has at most
/// four variables: so many take no memory of their own.
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

  package var constant: AffineNumber
  private var few: (Term, Term, Term, Term)
  private var fewCount = 0
  private var more: [Term] = []

  package init(_ terms: [Term] = [], _ constant: AffineNumber = AffineNumber()) {
    self.init(constant: constant)
    for term in terms { add(term.variable, term.coefficient) }
  }

  /// One variable as it is.
  package init(variable: Int) {
    self.init(constant: AffineNumber())
    few.0 = Term(variable)
    fewCount = 1
  }

  /// A number without variables.
  package init(_ constant: Double) { self.init(constant: AffineNumber(constant)) }

  package var terms: [Term] {
    get { (0..<count).map { self[$0] } }
    set { self = Self(newValue, constant) }
  }

  package var count: Int { fewCount + more.count }

  package subscript(index: Int) -> Term {
    switch index {
    case 0: few.0
    case 1: few.1
    case 2: few.2
    case 3: few.3
    default: more[index - LinearExpression.fewest]
    }
  }

  /// Adds another expression so many times.
  package mutating func add(_ other: Self, times factor: Double = 1) {
    for index in 0..<other.count {
      let term = other[index]
      add(term.variable, factor * term.coefficient)
    }
    constant += factor * other.constant
  }

  package static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum.add(b)
    return sum
  }

  package static func - (a: Self, b: Self) -> Self {
    var sum = a
    sum.add(b, times: -1)
    return sum
  }

  package static func + (a: Self, b: Double) -> Self {
    var sum = a
    sum.constant.constant += b
    return sum
  }

  package static func - (a: Self, b: Double) -> Self { a + -b }

  package static func * (a: Double, b: Self) -> Self {
    var product = Self(0)
    product.add(b, times: a)
    return product
  }

  // MARK: - Implementation

  private static let fewest = 4

  private init(constant: AffineNumber) {
    self.constant = constant
    few = (Term(-1, 0), Term(-1, 0), Term(-1, 0), Term(-1, 0))
  }

  private mutating func add(_ variable: Int, _ coefficient: Double) {
    for index in 0..<count where self[index].variable == variable {
      return set(index, Term(variable, self[index].coefficient + coefficient))
    }
    let index = count
    if index < LinearExpression.fewest { fewCount += 1 } else { more.append(Term(variable)) }
    set(index, Term(variable, coefficient))
  }

  private mutating func set(_ index: Int, _ term: Term) {
    switch index {
    case 0: few.0 = term
    case 1: few.1 = term
    case 2: few.2 = term
    case 3: few.3 = term
    default: more[index - LinearExpression.fewest] = term
    }
  }
}
