// Terms summed by variable.

/// Σ coefficient · variable + constant while it is being added up. Emptying it costs what was put in.
struct SparseSum: Sendable {
  typealias Term = LinearExpression.Term

  private(set) var variables: [Int] = []
  private var coefficients: [Double]
  private var isIn: [Bool]
  private var total = AffineNumber()
  /// The largest amounts that were added: what rounding errors are measured against.
  private var largest = 0.0
  private var largestConstant = AffineNumber()

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

  mutating func add(_ number: AffineNumber) {
    total += number
    largestConstant.constant = max(largestConstant.constant, number.constant.magnitude)
    largestConstant.perWidth = max(largestConstant.perWidth, number.perWidth.magnitude)
    largestConstant.perHeight = max(largestConstant.perHeight, number.perHeight.magnitude)
  }

  /// 0 in each part where what was added cancelled.
  var constant: AffineNumber {
    func settled(_ amount: Double, _ largest: Double) -> Double {
      amount.magnitude > SparseSum.noise * largest ? amount : 0
    }
    return AffineNumber(
      settled(total.constant, largestConstant.constant), perWidth: settled(total.perWidth, largestConstant.perWidth),
      perHeight: settled(total.perHeight, largestConstant.perHeight))
  }

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
    total = AffineNumber()
    largest = 0
    largestConstant = AffineNumber()
  }

  /// Of the largest term, what is left of a sum that cancels: some thousands of roundings.
  private static let noise = 1e-12
}
