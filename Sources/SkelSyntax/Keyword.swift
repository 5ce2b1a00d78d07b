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
