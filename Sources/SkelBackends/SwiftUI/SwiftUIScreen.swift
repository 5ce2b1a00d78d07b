import SkelLayers
import SkelModel

// MARK: - Interface

/// The view of one screen: what an app sets, then the screen's paints and layers.
struct SwiftUIScreen {
  private let tree: LayerTree
  private let name: String
  private let colours: SwiftPaintCode
  private let paints: SwiftPaints

  init(_ tree: LayerTree, _ name: String, _ scheme: Scheme) {
    self.tree = tree
    self.name = name
    colours = SwiftPaintCode(scheme, .swiftUI)
    paints = SwiftPaints(tree, colours)
  }

  /// `owner` has the types that all views of the file share, unless this one has them.
  func write(sharing owner: String?, to text: inout SwiftText) {
    writeDoc(to: &text)
    text.open("struct \(name): View {")
    if let owner { writeAliases(of: owner, to: &text) }
    writeProperties(to: &text)
    writeBody(to: &text)
    text.line("// MARK: Layers")
    text.line()
    paints.write(to: &text)
    var layers = SwiftUILayerWriter(tree, paints)
    layers.write(to: &text)
    text.close()
  }
}

// MARK: - Implementation

extension SwiftUIScreen {
  private func writeDoc(to text: inout SwiftText) {
    text.summary(of: tree.screen)
    text.comment(
      """

      Lay it over what loads:

          content.overlay { \(name)(isShown: isLoading) }

      It covers the whole screen, safe areas too, follows light and dark, and takes the touches
      where the layout keeps them from elements.
      """, "///")
  }

  private func writeAliases(of owner: String, to text: inout SwiftText) {
    for type in SwiftUIRuntime.types { text.line("private typealias \(type) = \(owner).\(type)") }
    text.line()
  }

  private func writeProperties(to text: inout SwiftText) {
    let size = tree.screen.size
    text.comment("The size in points that the layers are made for.", "///")
    text.call("static let size = CGSize", ["width: \(swiftNumber(size.width))", "height: \(swiftNumber(size.height))"])
    text.append(
      """

        /// It comes and goes as the layout says: after the delay and with the transition.
        var isShown = true
        /// It moves once it is there, but not where people want less motion.
        var isAnimated = true

      """)
  }

  private func writeBody(to text: inout SwiftText) {
    var arguments = ["size: Self.size"]
    if let colour = tree.backgroundColor {
      arguments.append("background: \(colours.code(colour))")
    }
    if tree.screen.direction == .rightToLeft { arguments.append("isRightToLeft: true") }
    if case .crossDissolve(let seconds) = tree.transition { arguments.append("fade: \(swiftNumber(seconds))") }
    if tree.delay > 0 { arguments.append("delay: \(swiftNumber(tree.delay))") }
    arguments += ["isShown: isShown", "isAnimated: isAnimated"]
    text.open("var body: some View {")
    text.call("Stage", arguments, tail: " {")
    text.enter()
    text.line(SwiftUILayerWriter.rootProperty)
    text.close()
    text.close()
    text.line()
  }
}
