// Terms summed by variable.

/// Σ coefficient · variable + constant while it is being added up. Emptying it costs what was put in.
struct SparseSum: Sendable {
  typealias Term = LinearExpression.Term

  private(set) var variables: [Int] = []
  private(set) var constant = AffineNumber()
  private var coefficients: [Double]
  private var isIn: [Bool]
  /// The largest amount that was added: what rounding errors are measured against.
  private var largest = 0.0

  init(variableCount: Int) {
    coefficients = Array(repeating: 0, count: variableCount)
    isIn = Array(repeating: false, count: variableCount)
  }

  /// 0 where the terms cancelled, rounding errors or not.
  func coefficient(of variable: Int) -> Double {
    let coefficient = coefficients[variable]
    return coefficient.magnitude > SparseSum.noise * largest ? coefficient : 0
  }

  mutating func add(_ variable: Int, _ coefficient: Double) {
    if !isIn[variable] {
      isIn[variable] = true
      variables.append(variable)
    }
    coefficients[variable] += coefficient
    largest = max(largest, coefficient.magnitude)
  }

  mutating func add(_ number: AffineNumber) { constant += number }

  /// Takes the variable out and returns what its coefficient was.
  mutating func take(_ variable: Int) -> Double {
    let coefficient = coefficient(of: variable)
    coefficients[variable] = 0
    return coefficient
  }

  mutating func removeAll() {
    for variable in variables {
      coefficients[variable] = 0
      isIn[variable] = false
    }
    variables.removeAll(keepingCapacity: true)
    constant = AffineNumber()
    largest = 0
  }

  /// Of the largest term, what is left of a sum that cancels: some thousand roundings.
  private static let noise = 1e-11
}
