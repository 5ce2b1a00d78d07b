// MARK: - Interface

/// A colour in one appearance. Components run from 0 to 1; the complementary of a saturated colour may lie above 1, as
/// UIKit's extended colour space lets it.
package struct ColourComponents: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double
  /// Made in the gray colour space (`white`, `gray(0.5)`), which SkeletonView never takes for light.
  package var isGray: Bool

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    isGray = false
  }

  package init(gray: Double, alpha: Double = 1) {
    red = gray
    green = gray
    blue = gray
    self.alpha = alpha
    isGray = true
  }

  /// `0xRRGGBB`.
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255,
      alpha: alpha)
  }
}

/// A colour for light and for dark surroundings.
package struct Colour: Hashable, Sendable {
  package var light: ColourComponents
  package var dark: ColourComponents

  package init(light: ColourComponents, dark: ColourComponents) {
    self.light = light
    self.dark = dark
  }

  package init(_ both: ColourComponents) {
    light = both
    dark = both
  }
}

extension ColourComponents {
  /// Luma of at least one half, `(299 R + 587 G + 114 B) / 1000`; a colour of the gray space is never light.
  /// Source: SkeletonView's `UIColor.isLight`.
  package var isLight: Bool { !isGray && (299 * red + 587 * green + 114 * blue) / 1000 >= 0.5 }

  /// The brightness times 0.94 for a light colour, times 1.35 for a dark one; hue, saturation and alpha stay, nothing
  /// is clamped. Source: SkeletonView's `UIColor.complementaryColor`.
  package var complementary: ColourComponents {
    let factor = isLight ? 0.94 : 1.35
    var result = self
    result.red *= factor
    result.green *= factor
    result.blue *= factor
    return result
  }
}

extension Colour {
  package var complementary: Colour { Colour(light: light.complementary, dark: dark.complementary) }

  package func withAlpha(_ alpha: Double) -> Colour {
    var result = self
    result.light.alpha = alpha
    result.dark.alpha = alpha
    return result
  }
}
