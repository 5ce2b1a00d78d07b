// MARK: - Interface

/// Finds the entries of a table by their hashes. The table is somebody else's: entries are known by their indices.
struct HashSlots: Sendable {
  /// By hash, each entry at the first free place: the hash's low half, then the index plus one; 0 is free. Never more
  /// than half full.
  private var slots: [UInt64] = []
  private var count = 0

  /// The entry with this hash that is the one meant; `nil` where there is none. Of other hashes `isMeant` is seldom asked.
  @inline(__always)
  func entry(_ hash: UInt64, where isMeant: (Int) -> Bool) -> Int? {
    if slots.isEmpty { return nil }
    let entry = slots[slot(of: hash, where: isMeant)]
    return entry == 0 ? nil : Int(entry & 0xffff_ffff) - 1
  }

  /// Adds an entry, in the place of one that is the same, which is returned.
  @inline(__always)
  @discardableResult
  mutating func insert(_ entry: Int, _ hash: UInt64, inPlaceOf isSame: (Int) -> Bool = { _ in false }) -> Int? {
    if (count + 1) * 2 > slots.count { grow() }
    let slot = slot(of: hash, where: isSame)
    let earlier = slots[slot]
    slots[slot] = hash << 32 | UInt64(entry + 1)
    if earlier != 0 { return Int(earlier & 0xffff_ffff) - 1 }
    count += 1
    return nil
  }
}

// MARK: - Implementation

extension HashSlots {
  /// Where the entry is, or where it would go.
  @inline(__always)
  private func slot(of hash: UInt64, where isMeant: (Int) -> Bool) -> Int {
    var slot = first(hash)
    while slots[slot] != 0 {
      if slots[slot] >> 32 == hash & 0xffff_ffff, isMeant(Int(slots[slot] & 0xffff_ffff) - 1) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func first(_ hash: UInt64) -> Int { Int(hash & 0xffff_ffff) & (slots.count - 1) }

  private mutating func grow() {
    let old = slots
    slots = Array(repeatElement(0, count: max(2 * old.count, 16)))
    for entry in old where entry != 0 { slots[slot(of: entry >> 32, where: { _ in false })] = entry }
  }
}
