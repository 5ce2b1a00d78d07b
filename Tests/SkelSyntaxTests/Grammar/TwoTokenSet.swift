/// A set of token strings of at most two tokens, as a grammar's FIRST and FOLLOW of depth two have them.
///
/// Terminals are numbers from 1 to 63; 0 stands for "ends here".
struct TwoTokenSet: Equatable {
  /// For each first token, the second ones.
  private var rows = [UInt64](repeating: 0, count: 64)
  private(set) var hasEmpty = false

  static let nothing = TwoTokenSet()
  static let empty: TwoTokenSet = {
    var set = TwoTokenSet()
    set.hasEmpty = true
    return set
  }()

  static func terminal(_ token: Int) -> TwoTokenSet {
    var set = TwoTokenSet()
    set.rows[token] = 1
    return set
  }

  func contains(_ first: Int, _ second: Int) -> Bool { rows[first] >> UInt64(second) & 1 == 1 }

  func union(_ other: TwoTokenSet) -> TwoTokenSet {
    var result = self
    for row in rows.indices { result.rows[row] |= other.rows[row] }
    result.hasEmpty = hasEmpty || other.hasEmpty
    return result
  }

  /// A string of this set, and behind it one of the other, cut after two tokens.
  func followed(by other: TwoTokenSet) -> TwoTokenSet {
    var result = hasEmpty ? other : TwoTokenSet()
    var firsts: UInt64 = other.hasEmpty ? 1 : 0
    for (token, row) in other.rows.enumerated() where row != 0 { firsts |= 1 << UInt64(token) }
    for (token, row) in rows.enumerated() where row != 0 {
      result.rows[token] |= row & ~1 | (row & 1 == 1 ? firsts : 0)
    }
    return result
  }

  /// Pairs that are in both.
  func common(_ other: TwoTokenSet) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    for first in rows.indices {
      let both = rows[first] & other.rows[first]
      for second in 0..<64 where both >> UInt64(second) & 1 == 1 { pairs.append((first, second)) }
    }
    return pairs
  }
}
