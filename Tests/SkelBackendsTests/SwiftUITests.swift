import SkelBackends
import SkelLayers
import SkelModel
import Testing

/// What the views of a screen look like as code; that they compile and draw what the layers say is for
/// Tests/GeneratedSwift.
@Suite struct SwiftUITests {
  @Test func viewsAreNestedAsTheLayersLie() {
    let text = swiftUI(
      """
      screen Feed(size: (100, 100), fill: clouds) {
        /// Who wrote it.
        view card(frame: (10, 10, 80, 40), backgroundColor: #FFFFFF, cornerRadius: 8) { view avatar(frame: (5, 5, 30, 30)) }
      }
      """)
    #expect(
      text.contains(
        """
            // Who wrote it.
            Box(at: 10, 10, size: 80, 40, radius: 8, paint: Self.white) {  // card
              Block(at: 5, 5, size: 30, 30, paint: Self.clouds, disabled: true)  // avatar
            }

        """), "\(text)")
  }

  @Test func gridsAreForEachInForEach() {
    let text = swiftUI(
      "screen S(device: iPhone15) { collectionView c(pin: parent, columns: 3, spacing: 2, itemSize: (1, 120), items: 7) { cell { imageView(pin: parent) } } }"
    )
    #expect(text.contains("ForEach(0..<2, id: \\.self) { i in\n"))
    #expect(text.contains("ForEach(0..<3, id: \\.self) { j in\n"))
    // A third of 393 − 4 is no number of thousandths.
    #expect(text.contains("Box(at: 131.666667 * Double(j), 122 * Double(i), size: 129.667, 120) {  // cell"))
  }

  @Test func longBuildersAreDivided() {
    let text = swiftUI(
      "screen S(size: (100, 100)) { repeat 700 as i { view v(frame: (i * i, 3, 10, 1 + i / 7)) } }")
    var builder = 0
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  @ViewBuilder") { builder = 0 }
      if line.hasPrefix("    Block(") || line.hasPrefix("    layersPart") { builder += 1 }
      #expect(builder <= 24)
    }
    #expect(text.count(of: "    Block(at: ") == 700)
    #expect(text.contains("/// A part of `layersPart`."))
  }

  @Test func docsAreComments() {
    let text = swiftUI("/// A\u{202E}b */ \\(c)\nscreen S(size: (9, 9)) { view }")
    #expect(text.contains("/// Ab */ \\(c)\n///\n/// The skeleton of S: 9 × 9 points, from left to right.\n"))
  }

  @Test func onlyWhatShowsMoves() {
    let text = swiftUI(
      "screen S(size: (9, 9)) { view(animation: custom(keyPath: \"zPosition\", from: 0, to: 1, duration: 1)) }")
    #expect(!text.contains("zPosition"))
  }

  @Test func oneSchemeAlone() {
    let trees = compiled("screen Feed(size: (100, 100)) { view }").screens.map(\.layers)
    #expect(swiftUI(trees, .auto).contains("Tint(0xECF0F1, dark: 0x1C2325)"))
    #expect(swiftUI(trees, .dark).contains("Paint(.color(Tint(0x1C2325)))"))
  }

  @Test func noScreenNoView() {
    #expect(!swiftUI([]).contains("struct"))
  }
}

private func swiftUI(_ text: String) -> String { swiftUI(compiled(text).screens.map(\.layers)) }

private func swiftUI(_ trees: [LayerTree], _ scheme: Scheme = .auto) -> String {
  var options = EmitOptions()
  options.scheme = scheme
  return String(decoding: emitSwiftUI(trees, options), as: UTF8.self)
}
