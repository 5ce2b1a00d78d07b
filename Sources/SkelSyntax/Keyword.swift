// MARK: - Interface

/// The words that begin or join items. None is reserved: each is an ordinary name wherever such an item cannot stand.
package enum Keyword: String, CaseIterable, Sendable {
  case `import`, `let`, style, appearance, component, screen, `repeat`, `if`, `else`, `as`

  /// The word from one byte of a file to another.
  init?(_ bytes: borrowing [UInt8], from start: Int, to end: Int) {
    guard start < end, let candidate = Keyword.candidate(bytes[start], end - start) else { return nil }
    var position = start
    for byte in candidate.rawValue.utf8 {
      if bytes[position] != byte { return nil }
      position += 1
    }
    self = candidate
  }
}

/// Whether one letter more, less, other or swapped with its neighbour makes one word of the other.
func isOneEdit(_ a: ArraySlice<UInt8>, from b: some BidirectionalCollection<UInt8>) -> Bool {
  let front = zip(a, b).prefix { $0 == $1 }.count
  let back = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
  let longer = max(a.count, b.count)
  if abs(a.count - b.count) == 1 { return front + back >= longer - 1 }
  guard a.count == b.count, front < longer else { return false }
  let isSwap =
    front + back == longer - 2 && a.dropFirst(front).prefix(2).elementsEqual(b.dropFirst(front).prefix(2).reversed())
  return front + back == longer - 1 || isSwap
}

// MARK: - Implementation

extension Keyword {
  /// No two keywords share both first byte and length.
  private static func candidate(_ first: UInt8, _ count: Int) -> Keyword? {
    switch first {
    case ascii("i"): count == 6 ? .import : count == 2 ? .if : nil
    case ascii("l"): count == 3 ? .let : nil
    case ascii("s"): count == 5 ? .style : count == 6 ? .screen : nil
    case ascii("a"): count == 10 ? .appearance : count == 2 ? .as : nil
    case ascii("c"): count == 9 ? .component : nil
    case ascii("r"): count == 6 ? .repeat : nil
    case ascii("e"): count == 4 ? .else : nil
    default: nil
    }
  }
}
