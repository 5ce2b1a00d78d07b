import SkelModel

// MARK: - Interface

/// The Core Animations that an appearance asks for on each of its painted layers, in order. A `wave` is where the layer
/// lies in the one that crosses the whole screen.
///
/// What moves the layer's mask is not in this list.
func layerAnimations(of appearance: Appearance, isRightToLeft: Bool, in wave: Wave? = nil) -> [LayerAnimation] {
  var list: [LayerAnimation] = []
  for animation in appearance.animation where !appearance.movesMask(animation) {
    list += layerAnimations(animation, of: appearance, isRightToLeft: isRightToLeft, in: wave)
  }
  return list
}

/// As above, of the mask that the layer is seen through. Facebook's band moves by itself.
func maskAnimations(of appearance: Appearance, isRightToLeft: Bool, in wave: Wave? = nil) -> [LayerAnimation] {
  var list: [LayerAnimation] = []
  for animation in appearance.animation where appearance.movesMask(animation) {
    list += layerAnimations(animation, of: appearance, isRightToLeft: isRightToLeft, in: wave)
  }
  return list
}

extension LayerTree {
  /// A layer's animations in the unit square of the screen, where it slides as a part of the wave that crosses it: its
  /// own follow from its frame. `nil` where it moves by itself, or has a say in its gradient's points.
  package func wave(of layer: Layer) -> [LayerAnimation]? {
    let appearance = screen.appearances[Int(screen.elements[Int(layer.element)].appearance)]
    guard layer.animations >= 0, appearance.slidesWithTheScreen else { return nil }
    let own = appearance.animation.contains { animation in
      if case .custom(let custom) = animation { ["startPoint", "endPoint"].contains(custom.keyPath) } else { false }
    }
    return own ? nil : layerAnimations(of: appearance, isRightToLeft: screen.direction == .rightToLeft)
  }
}

/// Where a layer lies on a screen that one wave crosses.
struct Wave {
  var screen: Size
  var frame: Rect
}

extension Appearance {
  /// Its layers slide as one, so that each one's animations hang on its place.
  var slidesWithTheScreen: Bool {
    guard sync == .screen else { return false }
    return animation.contains { if case .sliding = $0 { !movesMask($0) } else { false } }
  }
}

// MARK: - Implementation

private func layerAnimations(
  _ animation: Animation, of appearance: Appearance, isRightToLeft: Bool, in wave: Wave?
) -> [LayerAnimation] {
  switch animation {
  case .pulse(let duration): return [pulse(appearance, duration)]
  case .sliding(let direction, let duration, let autoreverses):
    let path = (direction ?? (isRightToLeft ? .rightLeft : .leftRight)).path
    // LeadKit's timing function is nil where nobody gives one.
    let timing: Timing = appearance.library == .leadKit ? .linear : .easeIn
    return sliding(wave.map { path.crossing($0) } ?? path, duration, timing, autoreverses)
  case .custom(let custom): return [LayerAnimation(custom)]
  case .shimmer: return []
  }
}

/// The colour to its complementary and back, once in two durations. Under a gradient it is the first colour's, as the
/// layer's background lies behind. Source: SkeletonView's `CALayer+Animations`.
private func pulse(_ appearance: Appearance, _ duration: Double) -> LayerAnimation {
  let colour =
    switch appearance.fill {
    case .colour(let colour): colour
    case .gradient(let colours): colours.first ?? .skeletonDefault
    case .image: Colour.skeletonDefault
    case .background: appearance.backgroundColor ?? .skeletonDefault
    }
  return LayerAnimation(
    keyPath: "backgroundColor", from: .colour(colour), to: .colour(colour.complementary), duration: duration,
    timing: .easeInEaseOut, autoreverses: true)
}

/// A band one layer long that travels two layers. The library eases a group of two linear animations: that is each of
/// them eased. Source: SkeletonView's `SkeletonAnimationBuilder`.
private func sliding(
  _ path: SlidingPath, _ duration: Double, _ timing: Timing, _ autoreverses: Bool
) -> [LayerAnimation] {
  [("startPoint", path.start), ("endPoint", path.end)].map { keyPath, points in
    LayerAnimation(
      keyPath: keyPath, from: .point(points.from), to: .point(points.to), duration: duration, timing: timing,
      autoreverses: autoreverses)
  }
}

extension LayerAnimation {
  fileprivate init(_ custom: CustomAnimation) {
    self.init(
      keyPath: custom.keyPath, from: custom.from, to: custom.to, duration: custom.duration, timing: custom.timing,
      autoreverses: custom.autoreverses)
  }
}

/// Where a gradient's two points begin and end a sweep, in the layer's unit square.
private struct SlidingPath {
  var start: (from: Point, to: Point)
  var end: (from: Point, to: Point)

  /// The start point from and to, the end point from and to.
  init(_ a: (Double, Double), _ b: (Double, Double), _ c: (Double, Double), _ d: (Double, Double)) {
    start = (Point(x: a.0, y: a.1), Point(x: b.0, y: b.1))
    end = (Point(x: c.0, y: c.1), Point(x: d.0, y: d.1))
  }

  /// The same way over the whole screen, as the layer sees it in its own unit square: how far along the band a point is
  /// grows by `across` and `down` over the layer's width and height, and is `offset` at its corner.
  func crossing(_ wave: Wave) -> SlidingPath {
    let (frame, screen) = (wave.frame, wave.screen)
    let band = Point(x: end.from.x - start.from.x, y: end.from.y - start.from.y)
    let square = band.x * band.x + band.y * band.y
    let across = band.x * frame.width / screen.width / square
    let down = band.y * frame.height / screen.height / square
    let steepness = across * across + down * down
    guard steepness > 0, steepness.isFinite else { return self }
    let length = Point(x: across / steepness, y: down / steepness)

    func offset(_ start: Point) -> Double {
      ((frame.x / screen.width - start.x) * band.x + (frame.y / screen.height - start.y) * band.y) / square
    }
    let (from, to) = (offset(start.from), offset(start.to))
    return SlidingPath(
      (-from * length.x, -from * length.y), (-to * length.x, -to * length.y),
      ((1 - from) * length.x, (1 - from) * length.y), ((1 - to) * length.x, (1 - to) * length.y))
  }
}

extension SlidingDirection {
  /// Source: SkeletonView's `GradientDirection+Animations`; the last two are LeadKit's.
  fileprivate var path: SlidingPath {
    switch self {
    case .leftRight: SlidingPath((-1, 0.5), (1, 0.5), (0, 0.5), (2, 0.5))
    case .rightLeft: SlidingPath((1, 0.5), (-1, 0.5), (2, 0.5), (0, 0.5))
    case .topBottom: SlidingPath((0.5, -1), (0.5, 1), (0.5, 0), (0.5, 2))
    case .bottomTop: SlidingPath((0.5, 1), (0.5, -1), (0.5, 2), (0.5, 0))
    case .topLeftBottomRight: SlidingPath((-1, -1), (1, 1), (0, 0), (2, 2))
    case .bottomRightTopLeft: SlidingPath((1, 1), (-1, -1), (2, 2), (0, 0))
    case .bottomLeftTopRight: SlidingPath((-1, 2), (1, 0), (0, 1), (2, -1))
    case .topRightBottomLeft: SlidingPath((1, 0), (-1, 2), (2, -1), (0, 1))
    }
  }
}
