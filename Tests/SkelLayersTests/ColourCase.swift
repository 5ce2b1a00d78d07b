import SkelBackends
import SkelModel

/// One case of `skeletonview-colors.json`: a colour and what SkeletonView makes of it.
struct ColourCase: Decodable {
  var id: String
  var input: Input
  var expected: Expected

  struct Input: Decodable {
    var name: String?
    var hex: String?
    var white: Double?
    var light: String?
    var dark: String?
  }

  struct Expected: Decodable {
    var light: Shades
    var dark: Shades
  }

  struct Shades: Decodable {
    var solid: String
    var pulseFrom: String
    var pulseTo: String
    var gradient: [String]
    var isLight: Bool
    /// The library's own arithmetic ends on a half: one step of 255 either way is right.
    var roundingTie: Bool

    func agrees(_ colours: [ColourComponents]) -> Bool {
      let expected = ([solid, pulseFrom, pulseTo] + gradient).compactMap(ColourComponents.init)
      guard expected.count == 6, colours.count == 6 else { return false }
      return zip(expected, colours).allSatisfy { a, b in
        let steps = [
          Int(a.bytes.red) - Int(b.bytes.red), Int(a.bytes.green) - Int(b.bytes.green),
          Int(a.bytes.blue) - Int(b.bytes.blue),
        ]
        return steps.allSatisfy { abs($0) <= (roundingTie ? 1 : 0) }
      }
    }
  }

  /// Resolve knows the named colours; here a name stands for what the library says it is.
  var colour: Colour? {
    if let white = input.white { return Colour(ColourComponents(gray: white)) }
    if let light = input.light, let dark = input.dark {
      guard let light = ColourComponents(light), let dark = ColourComponents(dark) else { return nil }
      return Colour(light: light, dark: dark)
    }
    if input.name == "skeletonDefault" { return .skeletonDefault }
    return ColourComponents(input.hex ?? expected.light.solid).map { Colour($0) }
  }
}

extension ColourCase {
  /// The colour as the language writes it.
  var word: String {
    if let name = input.name { return name }
    if let white = input.white { return "gray(\(white))" }
    if let light = input.light, let dark = input.dark { return "adaptive(\(light), dark: \(dark))" }
    return input.hex ?? ""
  }
}

extension ColourComponents {
  /// `#rrggbb`.
  init?(_ text: String) {
    guard text.utf8.count == 7, let value = UInt32(text.dropFirst(), radix: 16) else { return nil }
    self.init(hex: value)
  }
}
