import SkelModel

// MARK: - Interface

/// The screen's pixels. Edges are snapped, not sizes, so that what touches keeps touching.
package struct PixelGrid: Sendable {
  private let scale: Double

  /// `scale` is pixels per point, above 0.
  package init(scale: Double) { self.scale = scale }

  /// The nearest pixel edge; from half a pixel on, up. `value` is a screen coordinate in points.
  package func snap(_ value: Double) -> Double {
    (value * scale + 0.5 + hair).rounded(.down) / scale
  }

  package func snap(_ rect: Rect) -> Rect {
    let x = snap(rect.x)
    let y = snap(rect.y)
    return Rect(x: x, y: y, width: snap(rect.maxX) - x, height: snap(rect.maxY) - y)
  }
}

// MARK: - Implementation

/// A millionth of a pixel: what a solver may leave below a half is still a half.
private let hair = 1e-6
