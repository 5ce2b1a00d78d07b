// MARK: - Interface

/// The words that begin or join items. None is reserved: each is an ordinary name wherever such an item cannot stand.
package enum Keyword: String, CaseIterable, Sendable {
  case `import`, `let`, style, appearance, component, screen, `repeat`, `if`, `else`, `as`

  init?(_ bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first, let candidate = Keyword.candidate(first, bytes.count),
      bytes.elementsEqual(candidate.rawValue.utf8)
    else { return nil }
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
    switch (first, count) {
    case (ascii("i"), 6): .import
    case (ascii("l"), 3): .let
    case (ascii("s"), 5): .style
    case (ascii("a"), 10): .appearance
    case (ascii("c"), 9): .component
    case (ascii("s"), 6): .screen
    case (ascii("r"), 6): .repeat
    case (ascii("i"), 2): .if
    case (ascii("e"), 4): .else
    case (ascii("a"), 2): .as
    default: nil
    }
  }
}
