// MARK: - Interface

extension Appearance {
  /// What a library does where nobody says anything, complete for one kind.
  ///
  /// Sources: SkeletonView's `SkeletonAppearance`; LeadKit's `SkeletonsConfiguration`; ShimmerBlocks' `ShimmerData`;
  /// the tutorial's `applyShimmerEffect`.
  package static func defaults(of kind: ElementKind, library: Library) -> Appearance {
    var result = Appearance()
    result.setDefaults(of: kind, library)
    return result
  }

  /// As above, of initial values.
  mutating func setDefaults(of kind: ElementKind, _ library: Library) {
    self.library = library
    if kind == .textView {
      numberOfLines = 0
      font = Font(size: 14)
    }
    if kind == .button { font = Font(size: 15) }
    if kind == .screen { backgroundColor = Colour.named("systemBackground") }
    switch library {
    case .skeletonView: break
    case .leadKit:
      skeletonNumberOfLines = .automatic
      lineHeight = .relativeToFont
      lineSpacing = nil
      lastLineFillPercent = 100
      fill = .colour(Colour(ColourComponents(gray: 2.0 / 3, alpha: 0.7)))
      transition = .none
      if kind == .imageView { shape = .circle }
    case .shimmerBlocks:
      fill = .colour(Colour(ColourComponents(gray: 2.0 / 3, alpha: 0.3)))
      animation = [.shimmer(Shimmer())]
      transition = .none
    case .shimmerTutorial:
      fill = .background
      transition = .none
      animation = [
        .custom(
          CustomAnimation(
            keyPath: "locations", from: .numbers([0, 0.1]), to: .numbers([0.1, 0.2]), duration: 0.7, autoreverses: true,
            timing: .linear))
      ]
    }
  }
}
