// MARK: - Interface

/// Finds the named elements of one screen by parent, name and turn.
struct NamedElements {
  private var slots = HashSlots()

  /// The child of `parent` with this symbol and ordinal; of several the last.
  func child(of parent: Int, _ symbol: UInt32, _ ordinal: Int32, in elements: [Element]) -> Int? {
    slots.entry(hash(Int32(parent), symbol, ordinal)) {
      elements[$0].parent == parent && elements[$0].symbol == symbol && elements[$0].ordinal == ordinal
    }
  }

  /// Adds an element; returns the one before it with the same parent, symbol and ordinal.
  mutating func insert(_ index: Int, of elements: [Element]) -> Int? {
    let element = elements[index]
    let isSame = { (other: Int) in
      elements[other].parent == element.parent && elements[other].symbol == element.symbol
        && elements[other].ordinal == element.ordinal
    }
    return slots.insert(index, hash(element.parent, element.symbol, element.ordinal), inPlaceOf: isSame)
  }
}

// MARK: - Implementation

private func hash(_ parent: Int32, _ symbol: UInt32, _ ordinal: Int32) -> UInt64 {
  let place = UInt64(UInt32(bitPattern: parent)) << 32 | UInt64(symbol)
  let mixed = (place ^ UInt64(UInt32(bitPattern: ordinal)) &* 0x9e37_79b9_7f4a_7c15) &* 0xff51_afd7_ed55_8ccd
  return mixed ^ mixed >> 32
}
