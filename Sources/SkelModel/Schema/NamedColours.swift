// MARK: - Interface

/// A colour that has a name.
package struct NamedColour: Sendable {
  package let name: String
  package let colour: Colour
  /// Whose it is: SkeletonView's flat colours or UIKit's.
  package let origin: String
}

extension Colour {
  /// `clouds` in light, `darkClouds` in dark surroundings. Source: SkeletonView's `UIColor.skeletonDefault`.
  package static let skeletonDefault = Colour(
    light: ColourComponents(hex: 0xECF0F1), dark: ColourComponents(hex: 0x1C2325))

  package static func named(_ name: String) -> Colour? { NamedColour.byName[name] }
}

extension NamedColour {
  package static let all: [NamedColour] = skeletonView + adaptive + gray + plain
}

// MARK: - Implementation

extension NamedColour {
  fileprivate static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.colour) })

  /// SkeletonView's flat colours and its default.
  private static let skeletonView: [NamedColour] = [
    NamedColour(name: "skeletonDefault", colour: .skeletonDefault, origin: "SkeletonView"),
    flat("greenSea", 0x16A085),
    flat("turquoise", 0x1ABC9C),
    flat("emerald", 0x2ECC71),
    flat("peterRiver", 0x3498DB),
    flat("amethyst", 0x9B59B6),
    flat("wetAsphalt", 0x34495E),
    flat("nephritis", 0x27AE60),
    flat("belizeHole", 0x2980B9),
    flat("wisteria", 0x8E44AD),
    flat("midnightBlue", 0x2C3E50),
    flat("sunFlower", 0xF1C40F),
    flat("carrot", 0xE67E22),
    flat("alizarin", 0xE74C3C),
    flat("clouds", 0xECF0F1),
    flat("concrete", 0x95A5A6),
    flat("flatOrange", 0xF39C12),
    flat("pumpkin", 0xD35400),
    flat("pomegranate", 0xC0392B),
    flat("silver", 0xBDC3C7),
    flat("asbestos", 0x7F8C8D),
    flat("darkClouds", 0x1C2325),
  ]

  /// UIKit's semantic and system colours: light, dark.
  private static let adaptive: [NamedColour] = [
    uiKit("systemRed", 0xFF3B_30FF, 0xFF45_3AFF),
    uiKit("systemOrange", 0xFF95_00FF, 0xFF9F_0AFF),
    uiKit("systemYellow", 0xFFCC_00FF, 0xFFD6_0AFF),
    uiKit("systemGreen", 0x34C7_59FF, 0x30D1_58FF),
    uiKit("systemMint", 0x00C7_BEFF, 0x63E6_E2FF),
    uiKit("systemTeal", 0x30B0_C7FF, 0x40C8_E0FF),
    uiKit("systemCyan", 0x32AD_E6FF, 0x64D2_FFFF),
    uiKit("systemBlue", 0x007A_FFFF, 0x0A84_FFFF),
    uiKit("systemIndigo", 0x5856_D6FF, 0x5E5C_E6FF),
    uiKit("systemPurple", 0xAF52_DEFF, 0xBF5A_F2FF),
    uiKit("systemPink", 0xFF2D_55FF, 0xFF37_5FFF),
    uiKit("systemBrown", 0xA284_5EFF, 0xAC8E_68FF),
    uiKit("systemGray", 0x8E8E_93FF, 0x8E8E_93FF),
    uiKit("systemGray2", 0xAEAE_B2FF, 0x6363_66FF),
    uiKit("systemGray3", 0xC7C7_CCFF, 0x4848_4AFF),
    uiKit("systemGray4", 0xD1D1_D6FF, 0x3A3A_3CFF),
    uiKit("systemGray5", 0xE5E5_EAFF, 0x2C2C_2EFF),
    uiKit("systemGray6", 0xF2F2_F7FF, 0x1C1C_1EFF),
    uiKit("systemBackground", 0xFFFF_FFFF, 0x0000_00FF),
    uiKit("secondarySystemBackground", 0xF2F2_F7FF, 0x1C1C_1EFF),
    uiKit("tertiarySystemBackground", 0xFFFF_FFFF, 0x2C2C_2EFF),
    uiKit("systemGroupedBackground", 0xF2F2_F7FF, 0x0000_00FF),
    uiKit("secondarySystemGroupedBackground", 0xFFFF_FFFF, 0x1C1C_1EFF),
    uiKit("tertiarySystemGroupedBackground", 0xF2F2_F7FF, 0x2C2C_2EFF),
    uiKit("label", 0x0000_00FF, 0xFFFF_FFFF),
    uiKit("secondaryLabel", 0x3C3C_4399, 0xEBEB_F599),
    uiKit("tertiaryLabel", 0x3C3C_434C, 0xEBEB_F54C),
    uiKit("quaternaryLabel", 0x3C3C_432D, 0xEBEB_F528),
    uiKit("placeholderText", 0x3C3C_434C, 0xEBEB_F54C),
    uiKit("separator", 0x3C3C_4349, 0x5454_5899),
    uiKit("opaqueSeparator", 0xC6C6_C8FF, 0x3838_3AFF),
    uiKit("link", 0x007A_FFFF, 0x0984_FFFF),
    uiKit("systemFill", 0x7878_8033, 0x7878_805B),
    uiKit("secondarySystemFill", 0x7878_8028, 0x7878_8051),
    uiKit("tertiarySystemFill", 0x7676_801E, 0x7676_803D),
    uiKit("quaternarySystemFill", 0x7474_8014, 0x7676_802D),
  ]

  /// UIKit's colours of the gray colour space.
  private static let gray: [NamedColour] = [
    NamedColour(name: "black", colour: Colour(ColourComponents(gray: 0)), origin: "UIKit"),
    NamedColour(name: "darkGray", colour: Colour(ColourComponents(gray: 1.0 / 3)), origin: "UIKit"),
    NamedColour(name: "gray", colour: Colour(ColourComponents(gray: 0.5)), origin: "UIKit"),
    NamedColour(name: "lightGray", colour: Colour(ColourComponents(gray: 2.0 / 3)), origin: "UIKit"),
    NamedColour(name: "white", colour: Colour(ColourComponents(gray: 1)), origin: "UIKit"),
    NamedColour(name: "clear", colour: Colour(ColourComponents(gray: 0, alpha: 0)), origin: "UIKit"),
  ]

  /// UIKit's primary colours.
  private static let plain: [NamedColour] = [
    uiKit("red", 0xFF00_00FF, 0xFF00_00FF),
    uiKit("green", 0x00FF_00FF, 0x00FF_00FF),
    uiKit("blue", 0x0000_FFFF, 0x0000_FFFF),
    uiKit("cyan", 0x00FF_FFFF, 0x00FF_FFFF),
    uiKit("yellow", 0xFFFF_00FF, 0xFFFF_00FF),
    uiKit("magenta", 0xFF00_FFFF, 0xFF00_FFFF),
    NamedColour(
      name: "orange", colour: Colour(ColourComponents(red: 1, green: 0.5, blue: 0)), origin: "UIKit"),
    NamedColour(
      name: "purple", colour: Colour(ColourComponents(red: 0.5, green: 0, blue: 0.5)), origin: "UIKit"),
    NamedColour(
      name: "brown", colour: Colour(ColourComponents(red: 0.6, green: 0.4, blue: 0.2)), origin: "UIKit"),
  ]

  private static func flat(_ name: String, _ hex: UInt32) -> NamedColour {
    NamedColour(name: name, colour: Colour(ColourComponents(hex: hex)), origin: "SkeletonView")
  }

  /// `0xRRGGBBAA`.
  private static func uiKit(_ name: String, _ light: UInt32, _ dark: UInt32) -> NamedColour {
    NamedColour(name: name, colour: Colour(light: components(light), dark: components(dark)), origin: "UIKit")
  }

  private static func components(_ hex: UInt32) -> ColourComponents {
    ColourComponents(hex: hex >> 8, alpha: Double(hex & 255) / 255)
  }
}
