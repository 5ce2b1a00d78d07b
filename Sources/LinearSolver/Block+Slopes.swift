// How a level's cost changes with the columns.

// MARK: - Interface

extension Block {
  /// Σ over basic rows of slope · row, by column, kept through pivots.
  struct Slopes {
    let level: Int
    /// Below this a slope is zero.
    private(set) var tolerance: Double
    /// Whether the sums come from the tableau as it is, without the rounding errors of keeping them.
    private(set) var isFresh = true
    private var sums: [Double]

    fileprivate init(level: Int, count: Int) {
      self.level = level
      tolerance = 0
      sums = Array(repeating: 0, count: count)
    }

    /// What the level gains by a column's going up and going down.
    func ways(_ block: Block, _ column: Int, _ costs: Costs) -> (up: Double, down: Double) {
      let own = costs.cost(of: block.columns[column], at: level)
      return ((own?.up ?? 0) + sums[column], (own?.down ?? 0) - sums[column])
    }

    /// A basic row is about to be on the other side.
    mutating func turn(_ block: Block, _ row: Int, _ side: Double, _ costs: Costs) {
      guard let cost = costs.cost(of: block.rows[row], at: level) else { return }
      add(block, row, -side * (cost.up + cost.down))
    }

    /// A basic row is about to become a column.
    mutating func leave(_ block: Block, _ row: Int, _ side: Double, _ costs: Costs) {
      guard let cost = costs.cost(of: block.rows[row], at: level) else { return }
      add(block, row, side > 0 ? -cost.up : cost.down)
    }

    /// A column has become a basic row by moving, and the row that left has taken the column's place.
    mutating func enter(_ block: Block, _ column: Int, _ row: Int, _ way: Ways, _ costs: Costs) {
      var slope = sums[column]
      sums[column] = 0
      if let cost = costs.cost(of: block.rows[row], at: level) { slope += way == .up ? cost.up : -cost.down }
      add(block, row, slope)
      isFresh = false
    }

    fileprivate mutating func add(_ block: Block, _ row: Int, _ slope: Double) {
      tolerance = max(tolerance, 1e-10 * slope.magnitude)
      let start = row * sums.count
      let count = sums.count
      block.table.withUnsafeBufferPointer { table in
        sums.withUnsafeMutableBufferPointer { sums in
          for column in 0..<count { sums[column] += slope * table[start + column] }
        }
      }
    }
  }
  /// From the tableau as it is.
  func slopes(_ level: Int, _ costs: Costs) -> Slopes {
    var slopes = Slopes(level: level, count: columns.count)
    for row in rows.indices {
      guard let cost = costs.cost(of: rows[row], at: level) else { continue }
      let slope = side(of: row) > 0 ? cost.up : -cost.down
      if slope != 0 { slopes.add(self, row, slope) }
    }
    return slopes
  }
}
