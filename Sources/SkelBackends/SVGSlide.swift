import SkelLayers
import SkelModel

// MARK: - Interface

/// A gradient that moves across its layer without turning or stretching: a box filled with it, larger than the layer,
/// travels behind a hole of the layer's shape. Browsers do this without painting anything anew.
struct SVGSlide: Hashable {
  /// In the unit square of the travelling box.
  var band: LayerGradient
  /// How many layers wide and high the box is.
  var scale: Point
  /// Where its corner starts and ends, in parts of the layer's size.
  var from: Point
  var to: Point
  var tempo: LayerTempo

  /// `nil` where the gradient does anything else.
  init?(_ moves: [LayerMove], of gradient: LayerGradient) {
    guard let first = moves.first, moves.allSatisfy({ $0.tempo == first.tempo && !$0.channels.contains(.colours) })
    else { return nil }
    let (start, end) = gradient.ends(of: moves)
    guard let shift = uniformShift(start.locations, end.locations) else { return nil }
    // Locations that all move by as much are the gradient moving along itself.
    let before = start.withinUnit
    var after = end
    after.start = end.point(at: shift)
    after.end = end.point(at: 1 + shift)
    after.locations = start.locations
    after = after.withinUnit
    let length = Point(x: before.end.x - before.start.x, y: before.end.y - before.start.y)
    guard length.x.magnitude + length.y.magnitude > hair,
      (after.end.x - after.start.x - length.x).magnitude < hair,
      (after.end.y - after.start.y - length.y).magnitude < hair
    else { return nil }

    var x = SlideAxis(before.start.x, after.start.x)
    var y = SlideAxis(before.start.y, after.start.y)
    if length.x != 0, length.y != 0 {
      // A slanted band keeps its slant only in a box as wide as it is high, in layers.
      let scale = max(x.scale, y.scale)
      x.stretch(to: scale)
      y.stretch(to: scale)
    }
    band = before
    band.start = Point(x: x.bandStart, y: y.bandStart)
    band.end = Point(x: x.bandStart + length.x / x.scale, y: y.bandStart + length.y / y.scale)
    scale = Point(x: x.scale, y: y.scale)
    from = Point(x: x.corner(at: before.start.x), y: y.corner(at: before.start.y))
    to = Point(x: x.corner(at: after.start.x), y: y.corner(at: after.start.y))
    tempo = first.tempo
  }
}

/// When an animation runs, in seconds; two with the same tempo are one.
struct LayerTempo: Hashable {
  var duration: Double
  var timing: Timing
  var autoreverses: Bool
  var delay: Double
}

extension LayerMove {
  var tempo: LayerTempo {
    LayerTempo(
      duration: animation.duration, timing: animation.timing, autoreverses: animation.autoreverses,
      delay: animation.delay)
  }
}

extension LayerGradient {
  /// What moves make of it where they begin and where they end.
  func ends(of moves: [LayerMove]) -> (start: LayerGradient, end: LayerGradient) {
    var start = self
    var end = self
    for move in moves {
      start.set(move.channels, move.animation.from)
      end.set(move.channels, move.animation.to)
    }
    return (start, end)
  }
}

// MARK: - Implementation

/// Differences that no picture shows.
private let hair = 1e-6

/// By how much all locations move; `nil` where they do not move alike.
private func uniformShift(_ from: [Double], _ to: [Double]) -> Double? {
  guard let first = from.first, let moved = to.first else { return nil }
  let shift = moved - first
  for (a, b) in zip(from, to) where (b - a - shift).magnitude > hair { return nil }
  return shift
}

/// One axis of a travelling box: from half a layer before the hole to half a layer behind it, wherever it is, so that
/// its edges are never seen.
private struct SlideAxis {
  /// How many layers long the box is.
  private(set) var scale = 1.0
  /// Where in the box the gradient starts, from 0 to 1.
  private(set) var bandStart: Double
  private let high: Double
  private let moves: Bool

  /// The gradient's start at both ends of the way, in layers.
  init(_ from: Double, _ to: Double) {
    high = max(from, to)
    bandStart = high
    moves = (to - from).magnitude > hair
    if moves { stretch(to: 2 + high - min(from, to)) }
  }

  /// Makes the box this many layers long; its numbers have three decimals, so the start is on one.
  mutating func stretch(to scale: Double) {
    self.scale = scale
    bandStart = ((high + 0.5) / scale * 1000).rounded(.up) / 1000
  }

  /// Where the box begins when the gradient starts here, in layers.
  func corner(at start: Double) -> Double { moves || scale > 1 ? start - bandStart * scale : 0 }
}
