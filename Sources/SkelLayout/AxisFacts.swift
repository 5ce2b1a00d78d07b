// MARK: - Interface

/// One thing known about an element along one axis: `start × s + length × l = value`. An edge, a centre, a size and any
/// mixture of them have this shape.
struct Equation: Equatable, Sendable {
  var start: Double
  var length: Double
  var value: Affine
}

/// What is known about one axis of one element. Two independent facts decide the axis; one decides it together with a
/// size of the element's own.
struct AxisFacts: Sendable {
  private(set) var first: Equation?
  private(set) var second: Equation?
  /// What the container's length has to be so that a third fact agrees with two others.
  private(set) var fittedLength: Double?
  /// A constraint ties this axis to the element's length along the other one, which was not known.
  var waits = false
  /// Something that it follows is as long as its content.
  var isSoft = false
  /// The element's constant height gave way to its placeholder lines.
  var hasGrown = false
  /// Something that is said of the axis only a linear system can decide.
  var needsSystem = false
  /// What places the element although a stack or table does.
  var placing: [Cause] = []

  /// Facts that differ by less than this many points agree: it is far above what a chain of 60,000 additions can lose
  /// and far below a pixel.
  static let tolerance = 0.001

  /// Takes one more fact. The result is by how many points it disagrees with what is known already.
  mutating func add(_ equation: Equation) -> Double {
    guard let one = first else {
      guard equation.start != 0 || equation.length != 0 else { return surplus(Affine.zero - equation.value) }
      first = equation
      return 0
    }
    guard let two = second else {
      if let factor = one.multiple(in: equation) { return surplus(factor * one.value - equation.value) }
      second = equation
      return 0
    }
    let known = one.solved(with: two)
    return surplus(equation.start * known.start + equation.length * known.length - equation.value)
  }

  /// Start and length, where two facts decide them.
  var segment: Segment? {
    guard let first, let second else { return nil }
    return first.solved(with: second)
  }

  /// The length, where it is known without the place.
  var length: Affine? {
    if let segment { return segment.length }
    guard let first, first.start == 0 else { return nil }
    return (1 / first.length) * first.value
  }

  var isDecided: Bool { second != nil }

  // MARK: - Implementation

  /// `left` is the difference of two values that must be equal: it is known, or it decides the container's length.
  private mutating func surplus(_ left: Affine) -> Double {
    guard abs(left.slope) > 1e-9 else { return abs(left.constant) }
    let needed = -left.constant / left.slope
    if let fittedLength { return abs(fittedLength - needed) }
    fittedLength = needed
    return 0
  }
}

extension Equation {
  /// The factor that makes this equation's left side the other's, if the two say the same.
  fileprivate func multiple(in other: Equation) -> Double? {
    guard abs(determinant(other)) <= 1e-9 else { return nil }
    return abs(start) >= abs(length) ? other.start / start : other.length / length
  }

  /// The start and length for which both hold; the two must be independent.
  fileprivate func solved(with other: Equation) -> Segment {
    let scale = 1 / determinant(other)
    return Segment(
      start: scale * (other.length * value - length * other.value),
      length: scale * (start * other.value - other.start * value))
  }

  private func determinant(_ other: Equation) -> Double { start * other.length - length * other.start }
}
