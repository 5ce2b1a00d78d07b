// The simplex method on sums of absolute values, level by level.

// MARK: - Interface

extension Block {
  /// Makes the cost at a level as small as it gets without losing on the levels before, which have been through this.
  /// Then takes from `free` what would lose on this one.
  mutating func optimise(_ level: Int, _ costs: Costs, width: Double, height: Double) {
    let isOfRows = level < costs.preferenceLevel
    var pivotsLeft = 100 + 10 * (columns.count + rows.count)
    var slopes = [Double](repeating: 0, count: columns.count)
    while true {
      let tolerance = slopes.withUnsafeMutableBufferPointer { collectSlopes(level, costs, into: $0) }
      guard let (column, way) = steepest(slopes, level, costs, tolerance) else {
        close(slopes, level, costs, tolerance, isOfRows)
        return
      }
      guard pivotsLeft > 0 else {
        isOptimal = false
        close(slopes, level, costs, tolerance, isOfRows)
        return
      }
      pivotsLeft -= 1
      let slope = slope(column, way, slopes, level, costs)
      guard let row = lastKink(along: column, way, from: slope, level, costs, tolerance) else {
        // Costs are bounded from below: only rounding errors lead here.
        free[column].remove(way)
        continue
      }
      enter(column, row, level, costs, isOfRows, width, height)
    }
  }

  /// Exchanges a column and a basic row.
  mutating func pivot(_ column: Int, _ row: Int, width: Double, height: Double) {
    let count = columns.count
    let start = row * count
    let scale = 1 / table[start + column]
    // The row solved for the column's object.
    for index in start..<start + count { table[index] *= -scale }
    table[start + column] = scale
    let constant = -scale * constants[row]
    constants[row] = constant
    amounts[row] = constant.at(width: width, height: height)
    swap(&columns[column], &rows[row])
    let used = (0..<count).filter { table[start + $0] != 0 && $0 != column }
    table.withUnsafeMutableBufferPointer { table in
      for other in rows.indices where other != row {
        let base = other * count
        let factor = table[base + column]
        guard factor != 0 else { continue }
        if used.count * 4 < count {
          for index in used {
            let value = table[base + index] + factor * table[start + index]
            table[base + index] = value.magnitude < Block.noise ? 0 : value
          }
        } else {
          for index in 0..<count {
            let value = table[base + index] + factor * table[start + index]
            table[base + index] = value.magnitude < Block.noise ? 0 : value
          }
        }
        table[base + column] = factor * scale
        constants[other] += factor * constant
        amounts[other] = constants[other].at(width: width, height: height)
      }
    }
  }

  /// On which side of zero a basic row stands: +1 or -1, for the perturbed system never 0.
  func side(of row: Int) -> Double {
    let amount = amounts[row]
    if amount.magnitude > Block.zero { return amount < 0 ? -1 : 1 }
    var first = rows[row]
    var sign = 1.0
    let start = row * columns.count
    for (column, object) in columns.enumerated() where object >= 0 && object < first {
      let value = table[start + column]
      if value != 0 {
        first = object
        sign = value > 0 ? -1 : 1
      }
    }
    return sign
  }

  /// Points below which an amount is zero.
  static let zero = 1e-7
  /// Below which an entry of the tableau is what rounding left of zero.
  static let noise = 1e-9
}

// MARK: - Implementation

extension Block {
  /// Σ over basic rows of their slope at the level; returns below what a slope is zero.
  private func collectSlopes(
    _ level: Int, _ costs: Costs, into slopes: UnsafeMutableBufferPointer<Double>
  ) -> Double {
    slopes.update(repeating: 0)
    var largest = 1.0
    for (row, object) in rows.enumerated() {
      guard let cost = costs.cost(of: object, at: level) else { continue }
      let slope = side(of: row) > 0 ? cost.up : -cost.down
      guard slope != 0 else { continue }
      largest = max(largest, slope.magnitude)
      let start = row * slopes.count
      table.withUnsafeBufferPointer { table in
        for column in 0..<slopes.count { slopes[column] += slope * table[start + column] }
      }
    }
    return 1e-8 * largest
  }

  private func slope(_ column: Int, _ way: Ways, _ slopes: [Double], _ level: Int, _ costs: Costs) -> Double {
    let own = costs.cost(of: columns[column], at: level)
    return way == .up ? (own?.up ?? 0) + slopes[column] : (own?.down ?? 0) - slopes[column]
  }

  private func steepest(_ slopes: [Double], _ level: Int, _ costs: Costs, _ tolerance: Double) -> (Int, Ways)? {
    var best: (Int, Ways)?
    var least = -tolerance
    for column in columns.indices where !free[column].isEmpty {
      let own = costs.cost(of: columns[column], at: level)
      if free[column].contains(.up) {
        let slope = (own?.up ?? 0) + slopes[column]
        if slope < least { (best, least) = ((column, .up), slope) }
      }
      if free[column].contains(.down) {
        let slope = (own?.down ?? 0) - slopes[column]
        if slope < least { (best, least) = ((column, .down), slope) }
      }
    }
    return best
  }

  private mutating func close(
    _ slopes: [Double], _ level: Int, _ costs: Costs, _ tolerance: Double, _ isOfRows: Bool
  ) {
    for column in columns.indices where !free[column].isEmpty {
      for way in [Ways.up, .down] where free[column].contains(way) {
        guard slope(column, way, slopes, level, costs) > tolerance else { continue }
        free[column].remove(way)
        if isOfRows { freeOfRows[column].remove(way) }
      }
    }
  }

  /// The kink at which going on stops paying.
  private func lastKink(
    along column: Int, _ way: Ways, from slope: Double, _ level: Int, _ costs: Costs, _ tolerance: Double
  ) -> Int? {
    let sign: Double = way == .up ? 1 : -1
    let count = columns.count
    var candidates: [(row: Int, distance: Double)] = []
    for (row, object) in rows.enumerated() where object >= 0 {
      let value = sign * table[row * count + column]
      guard value != 0, costs.strongestLevel(of: object) <= level, side(of: row) * value < 0 else { continue }
      let amount = amounts[row].magnitude
      candidates.append((row, amount > Block.zero ? amount / value.magnitude : 0))
    }
    var order: [Int] = []
    var slope = slope
    while !candidates.isEmpty {
      var nearest = 0
      for index in 1..<candidates.count {
        let difference = candidates[index].distance - candidates[nearest].distance
        if difference.magnitude > Block.zero * max(1, 1e-3 * candidates[nearest].distance) {
          if difference < 0 { nearest = index }
          continue
        }
        if order.isEmpty { order = perturbationOrder() }
        if comesFirst(candidates[index].row, candidates[nearest].row, column, sign, order) { nearest = index }
      }
      let row = candidates.remove(at: nearest).row
      let object = rows[row]
      guard costs.strongestLevel(of: object) == level, let cost = costs.cost(of: object, at: level) else { return row }
      slope += table[row * count + column].magnitude * (cost.up + cost.down)
      if slope >= -tolerance { return row }
    }
    return nil
  }

  private mutating func enter(
    _ column: Int, _ row: Int, _ level: Int, _ costs: Costs, _ isOfRows: Bool, _ width: Double, _ height: Double
  ) {
    let back: Ways = side(of: row) > 0 ? .up : .down
    let strongest = costs.strongestLevel(of: rows[row])
    pivot(column, row, width: width, height: height)
    // Back to where the row came from nothing changes on earlier levels; beyond its kink it costs what it costs.
    free[column] = strongest < level ? back : .both
    freeOfRows[column] = strongest < (isOfRows ? level : costs.preferenceLevel) ? back : .both
  }

  /// Columns with a perturbation, the largest first.
  private func perturbationOrder() -> [Int] {
    columns.indices.filter { columns[$0] >= 0 }.sorted { columns[$0] < columns[$1] }
  }

  /// Whether the perturbed row `a` reaches zero before `b` when the column moves.
  private func comesFirst(_ a: Int, _ b: Int, _ column: Int, _ sign: Double, _ order: [Int]) -> Bool {
    let (startA, startB) = (a * columns.count, b * columns.count)
    let (scaleA, scaleB) = (sign * table[startA + column], sign * table[startB + column])
    // The perturbation of row i is δ(i) − Σ table[i][j] · δ(j); its distance grows by minus that over the entry.
    var next = 0
    var (ownA, ownB) = (rows[a], rows[b])
    while true {
      let object = min(next < order.count ? columns[order[next]] : Int.max, ownA, ownB)
      if object == Int.max { return false }
      var (valueA, valueB) = (0.0, 0.0)
      if object == ownA {
        valueA = -1 / scaleA
        ownA = Int.max
      } else if object == ownB {
        valueB = -1 / scaleB
        ownB = Int.max
      } else {
        valueA = table[startA + order[next]] / scaleA
        valueB = table[startB + order[next]] / scaleB
        next += 1
      }
      if (valueA - valueB).magnitude > Block.noise { return valueA < valueB }
    }
  }
}
