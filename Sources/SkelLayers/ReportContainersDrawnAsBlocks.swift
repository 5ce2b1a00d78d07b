import SkelModel
import SkelSyntax

// MARK: - Interface

/// Reports containers that become one block over all that stands in them because none of it is skeletonable. Which is
/// the libraries' way to draw a whole card as one; so only where the block surprises: on a screen, on what is there to
/// arrange or scroll, and where it covers a background that was asked for. A container that is itself marked, or not,
/// is meant as it is. Source: SkeletonView's leaf rule, `UIView+SkeletonView`.
func reportContainersDrawnAsBlocks(in tree: LayerTree, into diagnostics: inout Diagnostics) {
  let screen = tree.screen
  for layer in tree.layers where layer.role == .block {
    let element = Int(layer.element)
    guard Int(screen.elements[element].end) > element + 1, !layer.isHidden, screen.isContainer(element),
      screen.surprises(element), screen.place(of: .isSkeletonable, on: element) == nil
    else { continue }
    diagnostics.report(.drawnAsBlock(screen, element))
  }
}

// MARK: - Implementation

extension Screen {
  fileprivate func surprises(_ element: Int) -> Bool {
    switch elements[element].kind.family {
    case .root, .stack, .scroll: true
    case .view, .supplement, .cell: self[appearance: element].backgroundColor.map { !$0.isClear } ?? false
    case .list, .section: false
    }
  }
}

extension Diagnostic {
  fileprivate static func drawnAsBlock(_ screen: Screen, _ element: Int) -> Diagnostic {
    let children = screen.children(of: element).filter { screen.elements[$0].kind != .spacer }
    let mark = children.first.flatMap { screen.place(of: .isSkeletonable, on: $0) }
    let title = screen.title(of: element)
    return Diagnostic(
      .drawnAsBlock, "'\(title)' is drawn as one block: nothing in it is skeletonable",
      screen.span(of: element), notes: mark.map { [Note("It would not be if this were", $0)] } ?? [])
  }
}
