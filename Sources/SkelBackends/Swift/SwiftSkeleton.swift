import SkelLayers
import SkelModel

// MARK: - Interface

/// The class of one screen: what an app calls, then the screen's paints and layers.
struct SwiftSkeleton {
  private let tree: LayerTree
  private let name: String
  private let colours: SwiftPaintCode
  private let paints: SwiftPaints
  private var layers: SwiftLayerWriter

  init(_ tree: LayerTree, _ name: String, _ scheme: Scheme) {
    self.tree = tree
    self.name = name
    colours = SwiftPaintCode(scheme, .uiKit)
    paints = SwiftPaints(tree, colours)
    layers = SwiftLayerWriter(tree, paints)
  }

  /// `owner` has the types that all skeletons of the file share, unless this one has them.
  mutating func write(sharing owner: String?, to text: inout SwiftText) {
    writeDoc(to: &text)
    text.line("@MainActor")
    text.open("final class \(name) {")
    if let owner { writeAliases(of: owner, to: &text) }
    writeProperties(to: &text)
    writeInit(to: &text)
    writeMethods(to: &text)
    text.line("// MARK: Layers")
    text.line()
    paints.write(to: &text)
    layers.write(to: &text)
    text.close()
  }
}

// MARK: - Implementation

extension SwiftSkeleton {
  private func writeDoc(to text: inout SwiftText) {
    text.summary(of: tree.screen)
    text.comment(
      """

      Keep it for as long as it is shown:

          let skeleton = \(name)()
          skeleton.show(in: view)
          skeleton.hide()

      Its layers lie in a view that covers the whole of the other one, follows its bounds and its
      light or dark appearance, and takes the touches where the layout keeps them from elements.
      """, "///")
  }

  private func writeAliases(of owner: String, to text: inout SwiftText) {
    for type in SwiftRuntime.openTypes { text.line("typealias \(type) = \(owner).\(type)") }
    for type in SwiftRuntime.closedTypes { text.line("private typealias \(type) = \(owner).\(type)") }
    text.line()
  }

  private func writeProperties(to text: inout SwiftText) {
    text.comment("The size in points that the layers are made for.", "///")
    let size = tree.screen.size
    text.call("static let size = CGSize", ["width: \(swiftNumber(size.width))", "height: \(swiftNumber(size.height))"])
    text.append(
      """

        /// Told when the skeleton has been laid over a view and when it is gone again.
        var onStateChange: ((_ isShown: Bool) -> Void)? {
          get { canvas.onStateChange }
          set { canvas.onStateChange = newValue }
        }

        var isShown: Bool { canvas.isShown }

        /// Ids of the elements that are hidden while the skeleton is shown.
        var hiddenElements: [String] { canvas.hiddenElements }

        /// Ids of the elements that get no touches while the skeleton is shown.
        var disabledElements: [String] { canvas.disabledElements }

        private let canvas: Canvas

      """)
  }

  private func writeInit(to text: inout SwiftText) {
    text.append(
      """
        /// - Parameters:
        ///   - fill: Paints all placeholders, in place of what the layout says.
        ///   - animation: Moves all placeholders, in place of what the layout says.
        ///   - configure: Called with the id and the finished layer of each element and part, outer ones
        ///     first, whenever they are made: also by `update`, and in another light or dark appearance.
        init(
          fill: Fill? = nil, animation: Animation? = nil,
          configure: ((_ id: String, _ layer: CALayer) -> Void)? = nil
        ) {
      """)
    var arguments = [tree.screen.name.swiftLiteral, "size: Self.size"]
    if let colour = tree.backgroundColor { arguments.append("background: \(colours.code(colour))") }
    if let paint = paints.defaultName { arguments.append("paint: Self.\(paint)") }
    if tree.screen.direction == .rightToLeft { arguments.append("isRightToLeft: true") }
    if !layers.disablesLeaves { arguments.append("disablesLeaves: false") }
    arguments += ["configure: configure", "content: Self.\(SwiftLayerWriter.rootFunction)"]
    text.enter()
    text.call("canvas = Canvas", arguments)
    text.line("canvas.update(fill, animation)")
    text.close()
    text.line()
  }

  private func writeMethods(to text: inout SwiftText) {
    let transition = "transition: Transition = \(code(tree.transition))"
    text.comment(
      """
      Lays the skeleton over a view and, when it has faded in, lets it move. Another call of this or
      of `hide` before the delay has passed takes its place.
      """, "///")
    text.call(
      "func show",
      ["in view: UIView", "animated: Bool = true", transition, "delay: TimeInterval = \(swiftNumber(tree.delay))"],
      tail: " {")
    text.enter()
    text.line("canvas.show(in: view, animated, transition, delay)")
    text.close()
    text.line()
    text.open("func hide(\(transition)) {")
    text.line("canvas.hide(transition)")
    text.close()
    text.append(
      """

        /// Paints and moves all placeholders in another way; what is left out is as the layout says.
        func update(fill: Fill? = nil, animation: Animation? = nil) {
          canvas.update(fill, animation)
        }

        /// Does nothing while people want motion reduced.
        func startAnimation() {
          canvas.startAnimation()
        }

        func stopAnimation() {
          canvas.stopAnimation()
        }

        /// Covers another part of the view than its bounds. The layers keep their size: at the top and in
        /// the middle, or where reading begins if there is less room.
        func layout(in bounds: CGRect) {
          canvas.view.frame = bounds
        }

      """)
  }

  private func code(_ transition: Transition) -> String {
    switch transition {
    case .none: ".none"
    case .crossDissolve(let seconds): ".crossDissolve(\(swiftNumber(seconds)))"
    }
  }
}
