import SkelModel

// MARK: - Interface

extension LayerMask {
  /// The tutorial's mask over a view: a gradient fifty views wide that begins one view before it, of which the view sees
  /// the first fiftieths. Its locations move, so the view fades as a whole, a little later towards the right. The view
  /// keeps the mask without the motion, too.
  ///
  /// The gradient goes from the background colour at alpha 0.5, or black at 0.1 where the view has none, to clear; only
  /// these alphas are seen. Source: the tutorial's `UIView.applyShimmerEffect`.
  static func pulse(_ background: Colour?, over bounds: Rect, _ animations: [LayerAnimation]) -> LayerMask {
    let light = background?.withAlpha(0.5) ?? Colour(ColourComponents(red: 0, green: 0, blue: 0, alpha: 0.1))
    var gradient = LayerGradient(colours: [light, Colour(ColourComponents(gray: 0, alpha: 0))])
    gradient.locations = [0, 0.1]
    gradient.start = Point(x: 0, y: 0)
    gradient.end = Point(x: 1, y: 0)
    let frame = Rect(x: bounds.x - bounds.width, y: bounds.y, width: 50 * bounds.width, height: bounds.height)
    return LayerMask(frame: frame, gradient: gradient, animations: animations, isOnlyInMotion: false)
  }
}
