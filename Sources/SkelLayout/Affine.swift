// MARK: - Interface

/// `constant + slope × L`, in points, where L is a length still looked for: that of a container while it is fitted round
/// its children. What is known has the slope 0.
struct Affine: Equatable, Sendable {
  var constant: Double
  var slope = 0.0

  /// The unknown length itself.
  static let unknown = Affine(constant: 0, slope: 1)
  static let zero = Affine(constant: 0)

  var isKnown: Bool { slope == 0 }

  static func + (a: Affine, b: Affine) -> Affine {
    Affine(constant: a.constant + b.constant, slope: a.slope + b.slope)
  }
  static func - (a: Affine, b: Affine) -> Affine {
    Affine(constant: a.constant - b.constant, slope: a.slope - b.slope)
  }
  static func * (factor: Double, a: Affine) -> Affine {
    Affine(constant: factor * a.constant, slope: factor * a.slope)
  }
  static func + (a: Affine, b: Double) -> Affine { Affine(constant: a.constant + b, slope: a.slope) }
  static func - (a: Affine, b: Double) -> Affine { Affine(constant: a.constant - b, slope: a.slope) }
}

/// Where an element begins along one axis, counted from its container, and how long it is.
struct Segment: Equatable, Sendable {
  var start: Affine
  var length: Affine

  static let zero = Segment(start: .zero, length: .zero)
}

/// What an anchor says of its element along one axis: `start × s + length × l + constant`.
struct Form: Equatable, Sendable {
  var start: Double
  var length: Double
  var constant = Affine.zero

  static let start = Form(start: 1, length: 0)
  static let end = Form(start: 1, length: 1)
  static let centre = Form(start: 1, length: 0.5)
  static let length = Form(start: 0, length: 1)
}
