// MARK: - Interface

/// Distinct values by number.
struct Numbering<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    if let known = numbers[value] { return known }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }

  /// The number of a value that was taken in.
  func knownNumber(of value: Value) -> Int { numbers[value, default: 0] }
}
