import SkelModel

// MARK: - Interface

/// What an appearance's painted layers are seen through.
enum MaskRule {
  case none
  /// LeadKit's sweep over this colour.
  case sweep(Colour)
  /// Facebook's band.
  case band(Shimmer)
  /// The tutorial's pulse over this colour.
  case pulse(Colour?)

  /// Facebook's band before the library's own: a layer has one mask.
  init(_ appearance: Appearance) {
    self = .none
    guard let moved = appearance.animation.first(where: { appearance.movesMask($0) }) else { return }
    for animation in appearance.animation {
      if case .shimmer(let shimmer) = animation { self = .band(shimmer) }
    }
    if case .band = self { return }
    switch (moved, appearance.library) {
    case (_, .leadKit): self = appearance.fill.firstColour.map { .sweep($0) } ?? .none
    case (_, .shimmerTutorial):
      self = .pulse(appearance.fill == .background ? appearance.backgroundColor : appearance.fill.firstColour)
    case (_, .skeletonView), (_, .shimmerBlocks): break
    }
  }
}

extension LayerBuilder {
  /// The mask of an element's layer on `frame` that is laid over `bounds`, the layer's own or that of a whole text; -1
  /// for none. What is shorter than nothing, as a section may be, has none.
  mutating func mask(of element: Int, over bounds: Rect, on frame: Rect) -> Int32 {
    guard bounds.width >= 0, bounds.height >= 0 else { return -1 }
    let rule = paint(of: element).mask
    if case .none = rule { return -1 }
    let appearance = tree.screen[appearance: element]
    let isWave = appearance.sync == .screen
    let screen = Rect(x: 0, y: 0, width: tree.screen.size.width, height: tree.screen.size.height)
    var mask: LayerMask?
    switch rule {
    case .none: break
    case .sweep(let colour):
      let wave = isWave ? Wave(screen: tree.screen.size, frame: bounds) : nil
      mask = .sweep(colour, over: bounds, maskAnimations(of: appearance, isRightToLeft: isRightToLeft, in: wave))
    case .band(let shimmer): mask = .band(shimmer, over: isWave ? screen : bounds, isRightToLeft: isRightToLeft)
    case .pulse(let colour):
      mask = .pulse(colour, over: bounds, maskAnimations(of: appearance, isRightToLeft: isRightToLeft))
    }
    guard let mask else { return -1 }
    return looks.intern(mask.moved(by: Point(x: -frame.x, y: -frame.y)), in: &tree)
  }
}

// MARK: - Implementation

extension LayerMask {
  /// LeadKit's: the colour's own alpha outside the band and a moving colour of alpha 0.2 in its middle. It comes with
  /// its motion and goes with it. Source: `SkeletonsConfiguration.skeletonsMovingColor` and `SkeletonLayer`.
  fileprivate static func sweep(_ colour: Colour, over bounds: Rect, _ animations: [LayerAnimation]) -> LayerMask {
    LayerMask(
      frame: bounds, gradient: LayerGradient(colours: [colour, colour.withAlpha(0.2), colour]), animations: animations,
      isOnlyInMotion: true)
  }

  /// The same mask in coordinates that begin elsewhere.
  fileprivate func moved(by offset: Point) -> LayerMask {
    var result = self
    result.frame.x += offset.x
    result.frame.y += offset.y
    result.animations = animations.map { animation in
      guard animation.keyPath == AnimatedKeyPath.position.rawValue else { return animation }
      var moved = animation
      moved.from = .point(Point(x: animation.from.x + offset.x, y: animation.from.y + offset.y))
      moved.to = .point(Point(x: animation.to.x + offset.x, y: animation.to.y + offset.y))
      return moved
    }
    return result
  }
}
