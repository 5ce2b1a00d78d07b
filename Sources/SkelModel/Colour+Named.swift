// MARK: - Interface

extension Colour {
  /// `clouds` in light, `darkClouds` in dark surroundings. Source: SkeletonView's `UIColor.skeletonDefault`.
  package static let skeletonDefault = Colour(
    light: ColourComponents(hex: 0xECF0F1), dark: ColourComponents(hex: 0x1C2325))
}
