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
