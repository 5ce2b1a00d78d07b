import SkelBackends
import SkelLayers
import SkelModel
import Testing

/// Solid, gradient and pulse colours against SkeletonView's own, in light and dark.
@Suite struct SkeletonViewColoursTests {
  @Test func colours() throws {
    let cases: [ColourCase] = try fixture("skeletonview-colors")
    #expect(cases.count == 66)
    for item in cases {
      let base = try #require(item.colour, "\(item.id)")
      let solid = Node(.view, "solid", Rect(x: 0, y: 0, width: 80, height: 40)).with {
        $0.appearance.fill = .colour(base)
        $0.appearance.animation = [.pulse(duration: 1)]
      }
      let gradient = Node(.view, "gradient", Rect(x: 0, y: 50, width: 80, height: 40)).with {
        $0.appearance.fill = .gradient([base, base.complementary, base])
      }
      let tree = makeLayers([solid, gradient])
      for (scheme, expected) in [(\Colour.light, item.expected.light), (\Colour.dark, item.expected.dark)] {
        let shown = try #require(shownColours(tree, scheme), "\(item.id)")
        #expect(expected.agrees(shown), "\(item.id) \(shown)")
        #expect(base[keyPath: scheme].isLight == expected.isLight, "\(item.id)")
      }
    }
  }
}

/// The solid colour, the pulse's two and the gradient's three.
private func shownColours(_ tree: LayerTree, _ scheme: KeyPath<Colour, ColourComponents>) -> [ColourComponents]? {
  guard let solid = tree.layer("Test/solid"), let gradient = tree.layer("Test/gradient"),
    case .colour(let colour) = tree.fills[Int(solid.fill)],
    let pulse = tree.animationLists[Int(solid.animations)].first,
    case .colour(let from) = pulse.from, case .colour(let to) = pulse.to,
    case .gradient(let stops) = tree.fills[Int(gradient.fill)]
  else { return nil }
  return ([colour, from, to] + stops.colours).map { $0[keyPath: scheme] }
}

private struct ColourCase: Decodable {
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

extension ColourComponents {
  /// `#rrggbb`.
  fileprivate init?(_ text: String) {
    guard text.utf8.count == 7, let value = UInt32(text.dropFirst(), radix: 16) else { return nil }
    self.init(hex: value)
  }
}
