// A connected part of a system and its tableau.

// MARK: - Interface

/// Basic rows over columns: row i = constants[i] + Σ table[i][j] · column j. A column's object stands at zero.
///
/// Objects are kinks and preferences (0 and up, the smaller the larger its perturbation) and undefined variables (~variable).
struct Block: Sendable {
  var columns: [Int]
  var rows: [Int]
  /// Row-major, `columns.count` wide.
  var table: [Double]
  var constants: [AffineNumber]
  /// `constants` at the size of the root.
  var amounts: [Double]
  /// Which ways a column may move without losing on a level that is settled.
  var free: [Ways]
  /// The same for the levels of rows, without preferences.
  var freeOfRows: [Ways]
  /// False where there was too much to do: the values stand, but may not be the best.
  var isOptimal = true
  /// Entries changed by pivots.
  var work = 0

  struct Ways: OptionSet, Sendable {
    let rawValue: UInt8
    static let up = Ways(rawValue: 1)
    static let down = Ways(rawValue: 2)
    static let both: Ways = [.up, .down]
  }

  /// What a kink or preference costs at the levels of its own, ascending.
  struct Costs: Sendable {
    var ranges: [Range<Int>]
    var costs: [KinkRows.Cost]
    /// The first level of preferences.
    var preferenceLevel: Int

    func strongestLevel(of object: Int) -> Int {
      object >= 0 && !ranges[object].isEmpty ? costs[ranges[object].lowerBound].level : Int.max
    }

    func cost(of object: Int, at level: Int) -> KinkRows.Cost? {
      guard object >= 0 else { return nil }
      for index in ranges[object] where costs[index].level >= level {
        return costs[index].level == level ? costs[index] : nil
      }
      return nil
    }
  }

  static let empty = Block(columns: [], rows: [], table: [], constants: [], amounts: [], free: [], freeOfRows: [])

  var isFree: Bool { free.contains { !$0.isEmpty } }

  /// Takes a basic row in.
  mutating func add(_ object: Int, _ coefficients: [Double], _ constant: AffineNumber, _ amount: Double) {
    rows.append(object)
    table.append(contentsOf: coefficients)
    constants.append(constant)
    amounts.append(amount)
  }

  /// Both, one beside the other.
  mutating func join(_ other: Block) {
    let width = columns.count + other.columns.count
    var joined: [Double] = []
    joined.reserveCapacity(width * (rows.count + other.rows.count))
    for row in rows.indices {
      joined.append(contentsOf: table[row * columns.count..<(row + 1) * columns.count])
      joined.append(contentsOf: repeatElement(0, count: other.columns.count))
    }
    for row in other.rows.indices {
      joined.append(contentsOf: repeatElement(0, count: columns.count))
      joined.append(contentsOf: other.table[row * other.columns.count..<(row + 1) * other.columns.count])
    }
    table = joined
    columns += other.columns
    rows += other.rows
    constants += other.constants
    amounts += other.amounts
    free += other.free
    freeOfRows += other.freeOfRows
    isOptimal = isOptimal && other.isOptimal
  }
}
