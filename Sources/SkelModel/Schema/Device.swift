// MARK: - Interface

/// A device as the layout needs it: portrait size in points, scale, and the safe areas of both orientations.
package struct Device: Sendable {
  package let name: String
  package let width: Double
  package let height: Double
  /// Pixels per point.
  package let scale: Double
  package let safeTop: Double
  package let safeBottom: Double
  package let landscapeTop: Double
  /// Both sides.
  package let landscapeSides: Double
  package let landscapeBottom: Double
  /// Interface Builder's id; empty where it has none that is known.
  package let interfaceBuilderID: String
  /// What else goes by this size.
  package let note: String
}

extension Device {
  package static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  /// The device that a name means otherwise written, such as `iPhone 15 Pro`: by its own name or among those that go by
  /// its size; `nil` for none.
  package static func meant(by word: String) -> Device? {
    let letters = OtherSpelling.folded(word)
    if let device = all.first(where: { OtherSpelling.folded($0.name) == letters }) { return device }
    for family in ["iphone", "ipad"] where letters.hasPrefix(family) {
      let model = letters.dropFirst(family.count)
      let others = all.filter { OtherSpelling.folded($0.name).hasPrefix(family) }
      return others.first { $0.note.split(separator: ",").contains { OtherSpelling.folded(String($0)) == model } }
    }
    return nil
  }

  /// What a screen without device and size is laid out for.
  package static let standard = "iPhone16"

  package func size(_ orientation: Orientation) -> Size {
    orientation == .portrait ? Size(width: width, height: height) : Size(width: height, height: width)
  }

  package func safeArea(_ orientation: Orientation) -> Edges {
    orientation == .portrait
      ? Edges(top: safeTop, bottom: safeBottom)
      : Edges(top: landscapeTop, leading: landscapeSides, bottom: landscapeBottom, trailing: landscapeSides)
  }

  /// Sizes and safe areas as Apple's simulators report them.
  package static let all: [Device] = [
    Device("iPhoneSE", 375, 667, 2, [20, 0, 0, 0, 0], "retina4_7", "SE 2nd and 3rd generation, 6, 7, 8"),
    Device("iPhoneSE1", 320, 568, 2, [20, 0, 0, 0, 0], "retina4_0", "SE 1st generation, 5s"),
    Device("iPhone8Plus", 414, 736, 3, [20, 0, 0, 0, 0], "retina5_5", ""),
    Device("iPhoneX", 375, 812, 3, [44, 34, 0, 44, 21], "retina5_9", "X, XS, 11 Pro"),
    Device("iPhone11", 414, 896, 2, [48, 34, 0, 48, 21], "retina6_1", "XR, 11"),
    Device("iPhone11ProMax", 414, 896, 3, [44, 34, 0, 44, 21], "retina6_5", "XS Max, 11 Pro Max"),
    Device("iPhone13mini", 375, 812, 3, [50, 34, 0, 50, 21], "", "12 mini, 13 mini"),
    Device("iPhone13", 390, 844, 3, [47, 34, 0, 47, 21], "retina6_0", "12, 12 Pro, 13, 13 Pro, 14, 16e"),
    Device("iPhone14Plus", 428, 926, 3, [47, 34, 0, 47, 21], "retina6_7", "12 and 13 Pro Max, 14 Plus"),
    Device("iPhone15", 393, 852, 3, [59, 34, 0, 59, 21], "retina6_12", "14 Pro, 15, 15 Pro"),
    Device("iPhone16", 393, 852, 3, [59, 34, 0, 59, 21], "retina6_12", ""),
    Device("iPhone15Plus", 430, 932, 3, [59, 34, 0, 59, 21], "retina6_72", "14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus"),
    Device("iPhone16Pro", 402, 874, 3, [62, 34, 0, 62, 21], "retina6_3", "17, 17 Pro"),
    Device("iPhone16ProMax", 440, 956, 3, [62, 34, 0, 62, 21], "", "17 Pro Max"),
    Device("iPhoneAir", 420, 912, 3, [68, 34, 0, 68, 21], "", ""),
    Device("iPadMini", 744, 1133, 2, [24, 20, 24, 0, 20], "", "6th generation and later"),
    Device("iPad9", 810, 1080, 2, [20, 0, 20, 0, 0], "", "home button"),
    Device("iPad10", 820, 1180, 2, [24, 20, 24, 0, 20], "", "10th generation, Air 11"),
    Device("iPadPro11", 834, 1194, 2, [24, 20, 24, 0, 20], "ipad11_0rounded", ""),
    Device("iPadPro13", 1024, 1366, 2, [24, 20, 24, 0, 20], "ipad12_9rounded", "12.9-inch, Air 13"),
    Device("iPad97", 768, 1024, 2, [20, 0, 20, 0, 0], "ipad9_7", ""),
    Device("iPadPro105", 834, 1112, 2, [20, 0, 20, 0, 0], "ipad10_5", ""),
    Device("appleTV", 1920, 1080, 1, [60, 60, 60, 80, 60], "appleTV", "overscan margins"),
  ]
}

// MARK: - Implementation

extension Device {
  /// `insets`: top, bottom, then in landscape top, sides, bottom.
  private init(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ insets: [Double],
    _ interfaceBuilderID: String,
    _ note: String
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    safeTop = insets[0]
    safeBottom = insets[1]
    landscapeTop = insets[2]
    landscapeSides = insets[3]
    landscapeBottom = insets[4]
    self.interfaceBuilderID = interfaceBuilderID
    self.note = note
  }
}
