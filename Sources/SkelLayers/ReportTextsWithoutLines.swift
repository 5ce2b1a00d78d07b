import SkelModel
import SkelSyntax

// MARK: - Interface

/// Reports text that is to have lines and gets none: there is nothing to see of it, or a block in their place.
func reportTextsWithoutLines(in tree: LayerTree, into diagnostics: inout Diagnostics) {
  let screen = tree.screen
  for element in tree.textsWithoutLines where !screen[appearance: Int(element)].isHidden {
    diagnostics.report(.noLines(screen, Int(element), "no line fits into its height: nothing is drawn"))
  }
  for layer in tree.layers where layer.role == .block || layer.role == .line && layer.index == 0 {
    let element = Int(layer.element)
    let kind = screen.elements[element].kind
    guard kind == .label || kind == .textView, !layer.isHidden else { continue }
    let appearance = Int(screen.elements[element].appearance)
    if screen.appearances[appearance].isHidden { continue }
    let isOfSkeletonView = screen.appearances[appearance].library == .skeletonView
    if layer.role == .line {
      let holder = tree.layers[Int(layer.parent)].frame
      let padding = screen.appearances[appearance].padding
      let room = holder.width - (isOfSkeletonView ? padding.leading + padding.trailing : 0)
      if room <= 0 { diagnostics.report(.noLines(screen, element, "it has no width: nothing is drawn")) }
    } else if isOfSkeletonView {
      let lines = screen.appearances[appearance].estimatedNumberOfLines(of: kind)
      guard let lines, lines <= 0 else { continue }
      diagnostics.report(
        .noLines(
          screen, element,
          layer.frame.isEmpty
            ? "it has no size: nothing is drawn" : "it is too low for one: it is drawn as one block"))
    }
  }
}

// MARK: - Implementation

extension Rect {
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}

extension Diagnostic {
  fileprivate static func noLines(_ screen: Screen, _ element: Int, _ why: String) -> Diagnostic {
    Diagnostic(.noLines, "'\(screen.title(of: element))' gets no placeholder line, as \(why)", screen.span(of: element))
  }
}
