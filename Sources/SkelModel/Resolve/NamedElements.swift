// MARK: - Interface

/// Finds the named elements of one screen by parent, name and turn.
struct NamedElements {
  /// By hash, each at the first free place: the element's index plus one; 0 is free. Never more than half full.
  private var slots: [Int32] = []
  private var count = 0

  /// The child of `parent` with this symbol and ordinal; of several the last.
  func child(of parent: Int, _ symbol: UInt32, _ ordinal: Int32, in elements: [Element]) -> Int? {
    if slots.isEmpty { return nil }
    let slot = slot(Int32(parent), symbol, ordinal, elements)
    return slots[slot] == 0 ? nil : Int(slots[slot] - 1)
  }

  /// Adds an element; returns the one before it with the same parent, symbol and ordinal.
  mutating func insert(_ index: Int, of elements: [Element]) -> Int? {
    if (count + 1) * 2 > slots.count { grow(elements) }
    let slot = slot(of: elements[index], elements)
    let earlier = Int(slots[slot]) - 1
    slots[slot] = Int32(index + 1)
    if earlier >= 0 { return earlier }
    count += 1
    return nil
  }
}

// MARK: - Implementation

extension NamedElements {
  /// Where the element is, or where it would go.
  private func slot(_ parent: Int32, _ symbol: UInt32, _ ordinal: Int32, _ elements: [Element]) -> Int {
    var slot = Self.hash(parent, symbol, ordinal) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot] - 1)
      if elements[index].parent == parent, elements[index].symbol == symbol, elements[index].ordinal == ordinal {
        break
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func slot(of element: Element, _ elements: [Element]) -> Int {
    slot(element.parent, element.symbol, element.ordinal, elements)
  }

  private mutating func grow(_ elements: [Element]) {
    let old = slots
    slots = [Int32](repeating: 0, count: max(old.count * 2, 64))
    for place in old where place != 0 { slots[slot(of: elements[Int(place - 1)], elements)] = place }
  }

  private static func hash(_ parent: Int32, _ symbol: UInt32, _ ordinal: Int32) -> Int {
    let place = UInt64(UInt32(bitPattern: parent)) << 32 | UInt64(symbol)
    let mixed = (place ^ UInt64(UInt32(bitPattern: ordinal)) &* 0x9e37_79b9_7f4a_7c15) &* 0xff51_afd7_ed55_8ccd
    return Int(truncatingIfNeeded: mixed ^ mixed >> 32)
  }
}
