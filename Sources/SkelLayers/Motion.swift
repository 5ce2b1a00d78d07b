import SkelModel

// MARK: - Interface

/// The Core Animations that an appearance asks for on each of its painted layers, in order.
///
/// Facebook's band is a mask over the layer and no animation of its own properties: it is not in this list.
func layerAnimations(of appearance: Appearance, isRightToLeft: Bool) -> [LayerAnimation] {
  var list: [LayerAnimation] = []
  for animation in appearance.animation {
    switch animation {
    case .pulse(let duration): list.append(pulse(appearance.fill, duration))
    case .sliding(let direction, let duration, let autoreverses):
      list += sliding(direction ?? (isRightToLeft ? .rightLeft : .leftRight), duration, autoreverses)
    case .custom(let custom): list.append(LayerAnimation(custom))
    case .shimmer: continue
    }
  }
  return list
}

// MARK: - Implementation

/// The colour to its complementary and back, once in two durations. Under a gradient it is the first colour's, as the
/// layer's background lies behind. Source: SkeletonView's `CALayer+Animations`.
private func pulse(_ fill: Fill, _ duration: Double) -> LayerAnimation {
  let colour =
    switch fill {
    case .colour(let colour): colour
    case .gradient(let colours): colours.first ?? .skeletonDefault
    case .image: Colour.skeletonDefault
    }
  return LayerAnimation(
    keyPath: "backgroundColor", from: .colour(colour), to: .colour(colour.complementary), duration: duration,
    timing: .easeInEaseOut, autoreverses: true)
}

/// A band one layer long that travels two layers. The library eases a group of two linear animations: that is each of
/// them eased. Source: SkeletonView's `SkeletonAnimationBuilder`.
private func sliding(_ direction: SlidingDirection, _ duration: Double, _ autoreverses: Bool) -> [LayerAnimation] {
  let path = direction.path
  return [("startPoint", path.start), ("endPoint", path.end)].map { keyPath, points in
    LayerAnimation(
      keyPath: keyPath, from: .point(points.from), to: .point(points.to), duration: duration, timing: .easeIn,
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
