import SkelBackends
import SkelCompiler
import SkelLayers
import SkelModel
import SkelSyntax
import Testing

/// What is said of elements that are not drawn, or not as their author thinks; and above all, what is not said.
@Suite struct DrawingLintTests {
  private static let ids: [DiagnosticID] = [
    .neverDrawn, .noEffect, .ignoredAttribute, .drawnAsBlock, .noLines, .invisibleFill,
  ]

  private func said(_ text: String) -> [String] {
    compileText(text, path: "s.skl").diagnostics.all.filter { Self.ids.contains($0.id) }.map {
      "\($0.id.rawValue): \($0.headline)"
    }
  }

  private func inScreen(_ items: String, _ head: String = "") -> [String] {
    said("screen S(size: (200, 200)\(head)) {\nview other(frame: (0, 190, 9, 9))\n\(items)\n}")
  }

  private let place = "frame: (0, 0, 80, 40)"

  @Test func marksInVain() {
    let reason = "'w' is never drawn: 'v' around it is not skeletonable"
    #expect(
      inScreen("view v(\(place), isSkeletonable: false) { view w(\(place), isSkeletonable: true) }")
        == ["never-drawn: \(reason)"])
    #expect(
      inScreen(
        "view v(\(place), isSkeletonable: false) { view c(\(place)) { view w(\(place), isSkeletonable: true) } }")
        == ["never-drawn: \(reason)"])
    #expect(inScreen("view v(\(place), isSkeletonable: true) { view w(\(place), isSkeletonable: true) }") == [])
    #expect(inScreen("view v(\(place), isSkeletonable: false) { view w(\(place)) }") == [])
    #expect(
      inScreen("view v(\(place), isSkeletonable: false) { view w(\(place), isSkeletonable: false) }") == [])
  }

  @Test func whatUndrawnElementsSayOfTheirDrawing() {
    let headline = "no-effect: 'shape' shows nothing, as 'w' is never drawn: "
    #expect(
      inScreen("view w(\(place), isSkeletonable: false, shape: circle)") == [headline + "it is not skeletonable"])
    #expect(
      inScreen("view v(\(place), isSkeletonable: false) { view w(\(place), shape: circle) }")
        == [headline + "'v' around it is not skeletonable"])
    // Text and fonts make its size; a style and an appearance are for others, too.
    #expect(
      inScreen("label w(isSkeletonable: false, pin: parent(top: 0, leading: 0), text: \"a\", font: system(9))") == [])
    #expect(
      said(
        "style s { shape: circle }\nscreen S(size: (9, 9)) { view v(frame: (0, 0, 1, 1)); view w(frame: (0, 0, 1, 1), isSkeletonable: false, style: s) }"
      ) == [])
    #expect(said("screen S(size: (9, 9), isSkeletonable: false, backgroundColor: clouds) { view v(\(place)) }") == [])
  }

  /// How a line would look matters only where it is drawn.
  @Test func singleLinesThatAreNeverDrawn() {
    func saysSingleLine(_ mark: String) -> Bool {
      let text =
        "screen S(size: (200, 200)) { view v(\(place)\(mark)) { label w(\(place)) }; view x(frame: (0, 99, 9, 9)) }"
      return compileText(text).diagnostics.all.contains { $0.id == .singleLineWidth }
    }
    #expect(saysSingleLine(""))
    #expect(!saysSingleLine(", isSkeletonable: false"))
  }

  /// Drawn in one place, a component says nothing in vain.
  @Test func componentsAreSeenWhole() {
    let component = "component C { view x(\(place), shape: circle, isSkeletonable: true) }"
    let drawn = "C a { \(place) }"
    let undrawn = "C b { \(place); isSkeletonable: false }"
    #expect(said("\(component)\nscreen S(size: (99, 99)) {\n\(drawn)\n\(undrawn)\n}") == [])
    let first = "screen S(size: (99, 99)) {\n\(undrawn)\nview y(\(place))\n}"
    #expect(said("\(component)\n\(first)\nscreen T(size: (99, 99)) {\n\(drawn)\n}") == [])
    #expect(said("\(component)\nscreen S(size: (99, 99)) {\n\(undrawn)\nview y(\(place))\n}").count == 2)
  }

  @Test func whatTheLibraryDoesNotKnow() {
    #expect(
      inScreen("view v(\(place), sections: [(1, 1)])")
        == ["ignored-attribute: skeletonView has no 'sections', and 'v' follows its rules"])
    #expect(inScreen("view v(\(place), sections: [(9, 9)])", ", library: shimmerBlocks") == [])
    #expect(
      inScreen("label v(\(place), lastLineFillPercent: 50)", ", library: leadKit")
        == ["ignored-attribute: leadKit has no 'lastLineFillPercent', and 'v' follows its rules"])
    #expect(inScreen("label v(\(place), lastLineFillPercent: 50)") == [])
    #expect(inScreen("appearance { sectionSpacing: 4; lastLineFillPercent: 50 }; view v(\(place))") == [])
    // A component that is used with both.
    let component = "component C { label x(\(place), lastLineFillPercent: 50) }"
    let uses = "C a { \(place); library: leadKit }\nC b { frame: (0, 80, 80, 40) }"
    #expect(said("\(component)\nscreen S(size: (99, 199)) {\n\(uses)\n}") == [])
  }

  /// A library that has no use for an attribute makes the same of a screen with it.
  @Test(arguments: Library.allCases)
  func ignoredAttributesChangeNothing(_ library: Library) {
    let values: [(AttributeID, String, String)] = [
      (.lastLineFillPercent, "label", "33"), (.renderSingleLineAsView, "label", "true"),
      (.linesCornerRadius, "textView", "3"), (.borderWidth, "view", "2"), (.sections, "button", "[(9, 8), (7, 6)]"),
      (.sectionSpacing, "imageView", "3"),
    ]
    for (attribute, kind, value) in values {
      let isContainer = attribute == .borderWidth
      func layers(_ said: String) -> [UInt8] {
        let inside = isContainer ? "{\nview w(frame: (1, 1, 9, 9)) }" : ""
        let text = """
          screen S(size: (99, 99), library: \(library.rawValue)) {
            \(kind) v(pin: parent(top: 9, leading: 9)\(said)) \(inside)
          }
          """
        let result = compileText(text)
        #expect(!result.diagnostics.hasErrors)
        return emitJSON(result.screens.map(\.layers), result.sources)
      }
      let with = layers(", \(attribute.rawValue): \(value)")
      // The places in the source are the same: what is added stands behind the head.
      if attribute.isIgnored(by: library) { #expect(with == layers(""), "\(attribute.rawValue)") }
    }
    #expect(
      AttributeID.allCases.filter { $0.isIgnored(by: library) }.allSatisfy { id in values.contains { $0.0 == id } })
  }

  @Test func containersThatBecomeBlocks() {
    let unmarked = "view w(\(place), isSkeletonable: false)"
    func headline(_ name: String) -> [String] {
      ["drawn-as-block: '\(name)' is drawn as one block: nothing in it is skeletonable"]
    }
    #expect(inScreen("vstack v(\(place)) { view w(isSkeletonable: false) }") == headline("v"))
    #expect(inScreen("scrollView v(\(place)) { \(unmarked) }") == headline("v"))
    #expect(inScreen("view v(\(place), backgroundColor: clouds) { \(unmarked) }") == headline("v"))
    #expect(said("screen S(size: (99, 99)) { \(unmarked) }") == headline("S"))
    // How the libraries draw a card as one block; asked for; not drawn; drawn as a container.
    #expect(inScreen("view v(\(place)) { \(unmarked) }") == [])
    #expect(inScreen("button v(\(place)) { \(unmarked) }") == [])
    #expect(inScreen("hstack v(\(place), isSkeletonable: true) { view w(width: 9, isSkeletonable: false) }") == [])
    #expect(inScreen("hstack v(\(place), isSkeletonable: false) { view w(width: 9, isSkeletonable: false) }") == [])
    #expect(inScreen("hstack v(\(place)) { view w(width: 9, isSkeletonable: false); view u(width: 9) }") == [])
    #expect(inScreen("hstack v(\(place)) { spacer }") == [])
    #expect(inScreen("hstack v(\(place)) { view w(width: 9, isHiddenWhenSkeletonIsActive: true) }") == [])
    #expect(
      inScreen("tableView v(\(place), rowHeight: 40) { cell { \(unmarked) } }") == [])
  }

  @Test func textsWithoutLines() {
    #expect(
      inScreen("textView v(frame: (0, 0, 80, 12))")
        == ["no-lines: 'v' gets no placeholder line, as it is too low for one: it is drawn as one block"])
    #expect(
      inScreen("label v(frame: (0, 0, 0, 40))")
        == ["no-lines: 'v' gets no placeholder line, as it has no width: nothing is drawn"])
    #expect(
      inScreen("label v(frame: (0, 0, 80, 5), numberOfLines: 0, skeletonNumberOfLines: fits)", ", library: leadKit")
        == ["no-lines: 'v' gets no placeholder line, as no line fits into its height: nothing is drawn"])
    #expect(inScreen("textView v(frame: (0, 0, 80, 13))") == [])
    #expect(inScreen("label v(frame: (0, 0, 80, 5))") == [])
    #expect(inScreen("label v(frame: (0, 0, 80, 5), renderSingleLineAsView: true)") == [])
    #expect(inScreen("label v(frame: (0, 0, 80, 40), lastLineFillPercent: 0)") == [])
    #expect(inScreen("label v(frame: (0, 0, 80, 5), skeletonNumberOfLines: 0)", ", library: leadKit") == [])
    #expect(inScreen("textView v(frame: (0, 0, 80, 5))", ", library: shimmerBlocks") == [])
    #expect(inScreen("textView v(frame: (0, 0, 80, 5), isHidden: true)") == [])
  }

  private func invisible(_ name: String, _ schemes: String) -> [String] {
    ["invisible-fill: '\(name)' cannot be seen in \(schemes) surroundings: it has the colour of its background"]
  }

  @Test func fillsOnTheScreen() {
    #expect(inScreen("view v(\(place), fill: white)") == invisible("v", "light"))
    #expect(inScreen("view v(\(place), fill: black)") == invisible("v", "dark"))
    #expect(inScreen("view v(\(place), fill: systemBackground)") == invisible("v", "light and dark"))
    #expect(inScreen("view v(\(place), fill: #fdfdfd)") == invisible("v", "light"))
    #expect(inScreen("view v(\(place), fill: #000000(alpha: 0.01))") == [])
    #expect(inScreen("view v(\(place), fill: gray(0, alpha: 0.01))") == invisible("v", "light and dark"))
    #expect(inScreen("view v(\(place), fill: gradient([white, #fefefe]))") == invisible("v", "light"))
    #expect(inScreen("view v(\(place), fill: gradient([white, clouds]))") == [])
    #expect(inScreen("view v(\(place), fill: #f0f0f0)") == [])
    #expect(inScreen("view v(\(place), fill: clear)") == [])
    #expect(inScreen("view v(\(place), fill: image(\"logo\", size: (9, 9)))") == [])
    #expect(inScreen("view v(\(place), fill: white)", ", backgroundColor: clear") == [])
    // Its own motion makes it seen; moving about does not.
    #expect(inScreen("view v(\(place), fill: #ffffff, animation: pulse)") == [])
    #expect(
      inScreen(
        "view v(\(place), fill: white, animation: custom(keyPath: \"opacity\", from: 0, to: 1, duration: 1))")
        == invisible("v", "light"))
    #expect(inScreen("view v(\(place), fill: white, isHiddenWhenSkeletonIsActive: true)") == [])
  }

  @Test func fillsOnContainers() {
    let card = "view card(\(place), backgroundColor: black)"
    #expect(
      inScreen("\(card) { view v(frame: (1, 1, 9, 9), fill: adaptive(black, dark: white)) }") == invisible("v", "light")
    )
    #expect(inScreen("\(card) { view v(frame: (1, 1, 9, 9), fill: white) }") == [])
    // Half black over white is what half black over white is.
    let half = "view card(\(place), backgroundColor: adaptive(#000000, dark: white))"
    #expect(
      inScreen("\(half) { view v(frame: (1, 1, 9, 9), fill: adaptive(clouds, dark: #ffffff)) }")
        == invisible("v", "dark"))
    // It sticks out of its container, or stands on another placeholder.
    #expect(inScreen("\(card) { view v(frame: (1, 1, 99, 9), fill: adaptive(black, dark: white)) }") == [])
    #expect(inScreen("view a(\(place), fill: clouds)\nview v(frame: (1, 1, 9, 9), fill: white)") == [])
    #expect(
      inScreen("view a(frame: (100, 100, 9, 9))\nview v(frame: (1, 1, 9, 9), fill: white)") == invisible("v", "light"))
    // One for each fill and ground.
    #expect(
      inScreen("view v(\(place), fill: white)\nview w(frame: (0, 60, 9, 9), fill: white)") == invisible("v", "light"))
    #expect(
      inScreen("view v(\(place), fill: white)", ", library: leadKit, backgroundColor: white")
        == invisible("v", "light and dark"))
  }

  @Test func nothingIsSaidTwiceOfRows() {
    #expect(
      inScreen(
        "tableView t(frame: (0, 0, 99, 99), rowHeight: 20) { cell { view v(frame: (0, 0, 9, 9), fill: white) } }")
        == invisible("v", "light"))
    #expect(
      inScreen("repeat 3 as i { textView v(frame: (0, 20 * i, 80, 12)) }").count == 1)
  }
}
