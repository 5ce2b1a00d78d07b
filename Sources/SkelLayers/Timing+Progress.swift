import SkelModel

// MARK: - Interface

extension Timing {
  /// The inner control points of its cubic Bézier curve from (0, 0) to (1, 1): Core Animation's, and CSS's of the same
  /// name.
  package var controlPoints: (first: Point, second: Point) {
    switch self {
    case .linear: (Point(x: 0, y: 0), Point(x: 1, y: 1))
    case .easeIn: (Point(x: 0.42, y: 0), Point(x: 1, y: 1))
    case .easeOut: (Point(x: 0, y: 0), Point(x: 0.58, y: 1))
    case .easeInEaseOut: (Point(x: 0.42, y: 0), Point(x: 0.58, y: 1))
    }
  }

  /// How far a value is on its way at a time, both from 0 to 1.
  package func progress(at time: Double) -> Double {
    if self == .linear || time <= 0 || time >= 1 { return min(max(time, 0), 1) }
    let points = controlPoints
    // x grows with the parameter, so halving finds it.
    var low = 0.0
    var high = 1.0
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if bezier(points.first.x, points.second.x, middle) < time { low = middle } else { high = middle }
    }
    return bezier(points.first.y, points.second.y, low)
  }
}

// MARK: - Implementation

/// One coordinate of the curve between 0 and 1.
private func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
  let rest = 1 - t
  return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
}
