import SkelModel

// MARK: - Interface

/// The lines of one section of a collection, as UICollectionViewFlowLayout makes them: as many items on a line as fit,
/// the room that is left shared out between them. The last line is spaced as if it were full; an item alone on its line
/// stands in its middle.
///
/// Sources: Apple's documentation of UICollectionViewFlowLayout; PSTCollectionView, which was measured against it
/// (`PSTGridLayoutRow`).
struct FlowLayout: Sendable {
  /// The way the lines go on: `vertical` lines lie one below the other.
  var axis: Axis
  /// How much room a line has.
  var room: Double
  /// Between two lines, and at least between two items.
  var spacing: Double

  /// Where items stand, counted from the first line's beginning, and what became of the lines.
  struct Result: Sendable {
    var places: [Point] = []
    /// From the first line's beginning to the last one's end.
    var length = 0.0
    var lines = 0
    /// The most items on one line.
    var itemsOnLine = 0
  }

  /// Places items of these sizes, none of which is longer than a line.
  func place(_ sizes: [Size]) -> Result {
    var result = Result()
    result.places.reserveCapacity(sizes.count)
    var next = 0
    while next < sizes.count {
      let line = next..<lineEnd(sizes, from: next)
      if next > 0 { result.length += spacing }
      placeLine(sizes, line, isLast: line.upperBound == sizes.count, &result)
      next = line.upperBound
    }
    return result
  }

  /// How many items of one size stand on a line.
  func itemsOnLine(_ size: Size) -> Int { 1 + more(of: size, behind: size.length(along: axis.other)) }

  // MARK: - Implementation

  private func lineEnd(_ sizes: [Size], from first: Int) -> Int {
    var used = sizes[first].length(along: axis.other)
    var end = first + 1
    while end < sizes.count {
      used += spacing + sizes[end].length(along: axis.other)
      guard used <= room + hair else { break }
      end += 1
    }
    return end
  }

  private func placeLine(_ sizes: [Size], _ line: Range<Int>, isLast: Bool, _ result: inout Result) {
    var used = Double(line.count - 1) * spacing
    var thickness = 0.0
    for index in line {
      used += sizes[index].length(along: axis.other)
      thickness = max(thickness, sizes[index].length(along: axis))
    }
    var count = line.count
    if isLast {
      let size = sizes[line.upperBound - 1]
      let unseen = more(of: size, behind: used)
      count += unseen
      used += Double(unseen) * (spacing + size.length(along: axis.other))
    }
    let left = max(0, room - used)
    var across = count == 1 ? left / 2 : 0
    let gap = count == 1 ? 0 : spacing + left / Double(count - 1)
    for index in line {
      let along = result.length + (thickness - sizes[index].length(along: axis)) / 2
      result.places.append(axis == .vertical ? Point(x: across, y: along) : Point(x: along, y: across))
      across += sizes[index].length(along: axis.other) + gap
    }
    result.length += thickness
    result.lines += 1
    result.itemsOnLine = max(result.itemsOnLine, line.count)
  }

  /// How many more items of that size fit behind what a line holds.
  private func more(of size: Size, behind used: Double) -> Int {
    let pitch = spacing + size.length(along: axis.other)
    guard pitch > hair else { return 0 }
    return Int(min(max(((room + hair - used) / pitch).rounded(.down), 0), Double(Metrics.mostRows)))
  }
}

extension Size {
  func length(along axis: Axis) -> Double { axis == .horizontal ? width : height }
}

/// What adding up may lose.
private let hair = 1e-6
