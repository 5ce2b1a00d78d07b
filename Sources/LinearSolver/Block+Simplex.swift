// The simplex method on sums of absolute values, level by level.

// MARK: - Interface

extension Block {
  /// Makes the cost at a level as small as it gets without losing on the levels before, which have been through this.
  /// Then takes from `free` what would lose on this one.
  mutating func optimise(_ level: Int, _ costs: Costs, width: Double, height: Double) {
    let isOfRows = level < costs.preferenceLevel
    var pivotsLeft = work < Block.mostWork ? 100 + 10 * (columns.count + rows.count) : 0
    var slopes = self.slopes(level, costs)
    while true {
      guard let (column, way) = steepest(slopes, costs), pivotsLeft > 0 else {
        if slopes.isFresh || pivotsLeft <= 0 {
          if pivotsLeft <= 0 { isOptimal = false }
          close(slopes, costs, isOfRows)
          return
        }
        slopes = self.slopes(level, costs)
        continue
      }
      pivotsLeft = work < Block.mostWork ? pivotsLeft - 1 : 0
      guard let (row, passed) = lastKink(along: column, way, slopes, costs) else {
        // Costs are bounded from below: only rounding errors lead here.
        if slopes.isFresh { free[column].remove(way) } else { slopes = self.slopes(level, costs) }
        continue
      }
      for row in passed { slopes.turn(self, row, side(of: row), costs) }
      slopes.leave(self, row, side(of: row), costs)
      enter(column, row, level, costs, isOfRows, width, height)
      slopes.enter(self, column, row, way, costs)
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
        work += used.count
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

  /// Entries; some seconds.
  private static let mostWork = 500_000_000
  /// Points below which an amount is zero.
  static let zero = 1e-7
  /// Below which an entry of the tableau is what rounding left of zero.
  static let noise = 1e-9
}

// MARK: - Implementation

extension Block {
  private func steepest(_ slopes: Slopes, _ costs: Costs) -> (Int, Ways)? {
    var best: (Int, Ways)?
    var least = -slopes.tolerance
    for column in columns.indices where !free[column].isEmpty {
      let (up, down) = slopes.ways(self, column, costs)
      if up < least && free[column].contains(.up) { (best, least) = ((column, .up), up) }
      if down < least && free[column].contains(.down) { (best, least) = ((column, .down), down) }
    }
    return best
  }

  private mutating func close(_ slopes: Slopes, _ costs: Costs, _ isOfRows: Bool) {
    for column in columns.indices where !free[column].isEmpty {
      let (up, down) = slopes.ways(self, column, costs)
      var losing: Ways = []
      if up > slopes.tolerance { losing.insert(.up) }
      if down > slopes.tolerance { losing.insert(.down) }
      free[column].subtract(losing)
      if isOfRows { freeOfRows[column].subtract(losing) }
    }
  }

  /// The kink at which going on stops paying, and those of this level before it.
  private func lastKink(
    along column: Int, _ way: Ways, _ slopes: Slopes, _ costs: Costs
  ) -> (row: Int, passed: [Int])? {
    let sign: Double = way == .up ? 1 : -1
    let count = columns.count
    var candidates: [(row: Int, distance: Double)] = []
    for (row, object) in rows.enumerated() where object >= 0 {
      let value = sign * table[row * count + column]
      guard value != 0, costs.strongestLevel(of: object) <= slopes.level, side(of: row) * value < 0 else { continue }
      let amount = amounts[row].magnitude
      candidates.append((row, amount > Block.zero ? amount / value.magnitude : 0))
    }
    var order: [Int] = []
    func isNearer(_ a: (row: Int, distance: Double), _ b: (row: Int, distance: Double)) -> Bool {
      let difference = a.distance - b.distance
      if difference.magnitude > Block.zero * max(1, 1e-3 * b.distance) { return difference < 0 }
      if order.isEmpty { order = perturbationOrder() }
      return comesFirst(a.row, b.row, column, sign, order)
    }
    let (up, down) = slopes.ways(self, column, costs)
    var slope = way == .up ? up : down
    var passed: [Int] = []
    while !candidates.isEmpty {
      if passed.count == 4 {
        // Many kinks: the nearest last, to be taken one by one.
        candidates.sort { $0.distance > $1.distance }
      }
      var nearest = candidates.count - 1
      for index in candidates.indices.reversed().dropFirst() {
        if passed.count >= 4 && candidates[index].distance > candidates[nearest].distance * 1.001 + 1e-3 { break }
        if isNearer(candidates[index], candidates[nearest]) { nearest = index }
      }
      let row = candidates.remove(at: nearest).row
      guard costs.strongestLevel(of: rows[row]) == slopes.level, let cost = costs.cost(of: rows[row], at: slopes.level)
      else { return (row, passed) }
      slope += table[row * count + column].magnitude * (cost.up + cost.down)
      if slope >= -slopes.tolerance { return (row, passed) }
      passed.append(row)
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
