// A number that depends on the size of the root.

// MARK: - Interface

/// constant + perWidth · width + perHeight · height, in points: what a right-hand side is made of.
package struct AffineNumber: Equatable, Sendable {
  /// Points.
  package var constant: Double
  /// Points for each point of the root's width.
  package var perWidth: Double
  /// Points for each point of the root's height.
  package var perHeight: Double

  package init(_ constant: Double = 0, perWidth: Double = 0, perHeight: Double = 0) {
    self.constant = constant
    self.perWidth = perWidth
    self.perHeight = perHeight
  }

  /// The width of the root itself.
  package static let width = AffineNumber(perWidth: 1)
  /// The height of the root itself.
  package static let height = AffineNumber(perHeight: 1)

  package func at(width: Double, height: Double) -> Double {
    constant + perWidth * width + perHeight * height
  }

  package static func + (a: Self, b: Self) -> Self {
    Self(a.constant + b.constant, perWidth: a.perWidth + b.perWidth, perHeight: a.perHeight + b.perHeight)
  }

  package static func - (a: Self, b: Self) -> Self {
    Self(a.constant - b.constant, perWidth: a.perWidth - b.perWidth, perHeight: a.perHeight - b.perHeight)
  }

  package static func * (a: Double, b: Self) -> Self {
    Self(a * b.constant, perWidth: a * b.perWidth, perHeight: a * b.perHeight)
  }

  package static func += (a: inout Self, b: Self) { a = a + b }
  package static func -= (a: inout Self, b: Self) { a = a - b }

  package static prefix func - (a: Self) -> Self { -1 * a }
}

// MARK: - Implementation

extension AffineNumber {
  /// The largest of the three by amount.
  var magnitude: Double { max(constant.magnitude, perWidth.magnitude, perHeight.magnitude) }
}
