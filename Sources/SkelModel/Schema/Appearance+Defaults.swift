// MARK: - Interface

extension Appearance {
  /// What a library does where nobody says anything, complete for one kind.
  ///
  /// Sources: SkeletonView's `SkeletonAppearance`; LeadKit's `SkeletonsConfiguration`; ShimmerBlocks' `ShimmerData`;
  /// the tutorial's `applyShimmerEffect`.
  package static func defaults(of kind: ElementKind, library: Library) -> Appearance {
    var result = Appearance()
    result.library = library
    if kind == .textView {
      result.numberOfLines = 0
      result.font = Font(size: 14)
    }
    if kind == .button { result.font = Font(size: 15) }
    if kind == .screen { result.backgroundColor = Colour.named("systemBackground") }
    switch library {
    case .skeletonView: break
    case .leadKit:
      result.skeletonNumberOfLines = .automatic
      result.lineHeight = .relativeToFont
      result.lineSpacing = nil
      result.lastLineFillPercent = 100
      result.fill = .colour(Colour(ColourComponents(gray: 2.0 / 3, alpha: 0.7)))
      result.transition = .none
      if kind == .imageView { result.shape = .circle }
    case .shimmerBlocks:
      result.fill = .colour(Colour(ColourComponents(gray: 2.0 / 3, alpha: 0.3)))
      result.animation = [.shimmer(Shimmer())]
      result.transition = .none
    case .shimmerTutorial:
      result.fill = .background
      result.transition = .none
      result.animation = [
        .custom(
          CustomAnimation(
            keyPath: "locations", from: .numbers([0, 0.1]), to: .numbers([0.1, 0.2]), duration: 0.7, autoreverses: true,
            timing: .linear))
      ]
    }
    return result
  }
}
