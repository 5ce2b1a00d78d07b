import SkelModel

// MARK: - Interface

extension LayerMask {
  /// Facebook's band over content in these bounds; `nil` where the content has no length, which leaves the library's
  /// mask as it is.
  ///
  /// The mask is a long strip: opaque on both sides of a band as long as the content, which is followed by what passes
  /// during the pause. It travels by its corner, so that the band enters before the content and leaves behind it, and
  /// then waits. Towards the left or the top the same is played backwards. The begin and end fades are left out, as are
  /// the library's own begin times. Source: `FBShimmeringLayer`'s `_updateMaskLayout` and `shimmer_slide_animation`.
  static func band(_ shimmer: Shimmer, over bounds: Rect, isRightToLeft: Bool) -> LayerMask? {
    let direction = shimmer.direction ?? (isRightToLeft ? .rightLeft : .leftRight)
    let isAcross = direction.isAcross
    let length = isAcross ? bounds.width : bounds.height
    guard length > 0 else { return nil }
    let pause = shimmer.speed * shimmer.pause
    let whole = 4 * length + pause
    let travel = 3 * length + pause
    let start = (2 * length + pause) / whole
    let end = travel / whole

    var gradient = LayerGradient(
      colours: [shimmer.opacity, shimmer.animationOpacity, shimmer.opacity].map {
        Colour(ColourComponents(gray: 1, alpha: $0))
      })
    let margin = (1 - shimmer.highlightLength) / 2
    gradient.locations = [margin, 0.5, 1 - margin]
    gradient.start = isAcross ? Point(x: start, y: 0) : Point(x: 0, y: start)
    gradient.end = isAcross ? Point(x: end, y: 0) : Point(x: 0, y: end)

    let rest = Point(x: bounds.x, y: bounds.y)
    let before = isAcross ? Point(x: rest.x - travel, y: rest.y) : Point(x: rest.x, y: rest.y - travel)
    let slide = LayerAnimation(
      keyPath: AnimatedKeyPath.position.rawValue, from: .point(direction.isBackwards ? rest : before),
      to: .point(direction.isBackwards ? before : rest), duration: length / shimmer.speed + shimmer.pause,
      timing: .linear, autoreverses: false)
    let size = isAcross ? Size(width: whole, height: bounds.height) : Size(width: bounds.width, height: whole)
    return LayerMask(
      frame: Rect(x: before.x, y: before.y, width: size.width, height: size.height), gradient: gradient,
      animations: [slide], isOnlyInMotion: true)
  }
}

// MARK: - Implementation

extension ShimmerDirection {
  fileprivate var isAcross: Bool {
    switch self {
    case .leftRight, .rightLeft: true
    case .topBottom, .bottomTop: false
    }
  }

  fileprivate var isBackwards: Bool {
    switch self {
    case .rightLeft, .bottomTop: true
    case .leftRight, .topBottom: false
    }
  }
}
