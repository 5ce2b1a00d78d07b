// MARK: - Interface

extension Appearance {
  /// Whether the library lets an animation move a mask of the layer, and not the layer itself.
  ///
  /// LeadKit adds what is configured to a gradient that becomes the mask, and it knows colours alone: other fills slide
  /// themselves. The tutorial moves its mask's locations. Facebook's band is a mask in every library.
  package func movesMask(_ animation: Animation) -> Bool {
    switch animation {
    case .pulse: return false
    case .shimmer: return true
    case .sliding: return isSwept
    case .custom(let custom):
      guard isSwept || library == .shimmerTutorial else { return false }
      return AnimatedKeyPath(rawValue: custom.keyPath)?.isOfGradient ?? false
    }
  }
}

// MARK: - Implementation

extension Appearance {
  private var isSwept: Bool {
    guard library == .leadKit, case .colour = fill else { return false }
    return true
  }
}
