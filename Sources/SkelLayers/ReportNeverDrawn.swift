import SkelModel
import SkelSyntax

// MARK: - Interface

/// Reports elements that are marked as skeletonable inside one that is not, where the libraries stop: nothing below is
/// drawn, whatever it says. Also what an element that is not drawn says of its drawing, which is no mistake and of no
/// use. Source: SkeletonView's `UIView+SkeletonView`, whose recursion ends at the first view that is not skeletonable.
func reportNeverDrawn(in trees: [LayerTree], _ sources: [Source], into diagnostics: inout Diagnostics) {
  guard trees.contains(where: { $0.screen.hasUndrawnLooks }) else { return }
  let screens = trees.map(\.screen)
  var saidInVain: [SaidInVain] = []
  for index in screens.indices { saidInVain += screens[index].saidInVain(index) }
  guard !saidInVain.isEmpty else { return }

  // What one use of a component says in vain another may need.
  var needed: Set<Span> = []
  for screen in screens { screen.forEachElement { if $1 == nil { needed.formUnion(screen.spansOfOwn($0)) } } }
  var removals = Removals(sources)
  for said in saidInVain where needed.insert(said.span).inserted {
    if said.attribute == .isSkeletonable {
      diagnostics.report(.neverDrawn(screens[said.screen], said))
    } else {
      diagnostics.report(.noEffect(screens[said.screen], said, removals.fixIts(removing: said.span)))
    }
  }
}

// MARK: - Implementation

/// An attribute of an element that is not drawn.
private struct SaidInVain {
  /// An index, as `element` and `stop` are.
  var screen: Int
  var element: Int
  var attribute: AttributeID
  var span: Span
  /// The outermost element that is not skeletonable: the element itself, or one around it.
  var stop: Int
}

extension Screen {
  fileprivate var hasUndrawnLooks: Bool { appearances.indices.contains { !appearances[$0].isSkeletonable } }

  /// Calls `body` with each element and where drawing stopped, if it does not get as far as the element.
  fileprivate func forEachElement(_ body: (_ element: Int, _ stop: Int?) -> Void) {
    var stop: Int?
    for element in elements.indices {
      if let last = stop, element >= Int(elements[last].end) { stop = nil }
      if stop == nil, !self[appearance: element].isSkeletonable { stop = element }
      body(element, stop)
    }
  }

  fileprivate func spansOfOwn(_ element: Int) -> [Span] { ownAttributes(of: element).map(\.span) }

  fileprivate func saidInVain(_ index: Int) -> [SaidInVain] {
    var result: [SaidInVain] = []
    forEachElement { element, stop in
      guard let stop else { return }
      for (attribute, span) in ownAttributes(of: element) {
        let isMark = attribute == .isSkeletonable && self[appearance: element].isSkeletonable
        // A screen's own background is painted in any case.
        guard isMark || attribute.isOfDrawing && element > 0 else { continue }
        result.append(
          SaidInVain(screen: index, element: element, attribute: attribute, span: span, stop: stop))
      }
    }
    return result
  }
}

extension AttributeID {
  /// Changes what is drawn of an element, and nothing about its place and size.
  fileprivate var isOfDrawing: Bool {
    switch self {
    case .isHiddenWhenSkeletonIsActive, .isUserInteractionDisabledWhenSkeletonIsActive, .lastLineFillPercent,
      .linesCornerRadius, .renderSingleLineAsView, .cornerRadius, .shape, .borderWidth, .fill, .backgroundColor,
      .animation, .sync, .sections, .sectionSpacing, .adjust:
      true
    case .isSkeletonable, .isHidden, .library, .style, .identifier, .numberOfLines, .skeletonNumberOfLines, .lineHeight,
      .lineSpacing, .padding, .textAlignment, .font, .text, .transition, .delay, .frame, .size, .width, .height, .pin,
      .center, .autoresizing, .spacing, .alignment, .distribution, .insets, .hugging, .compressionResistance,
      .layoutMargins, .rowHeight, .rows, .items, .itemSize, .columns, .scrollDirection, .device, .orientation, .scale,
      .safeArea:
      false
    }
  }
}

extension Diagnostic {
  fileprivate static func neverDrawn(_ screen: Screen, _ said: SaidInVain) -> Diagnostic {
    let stop = screen.place(of: .isSkeletonable, on: said.stop) ?? screen.span(of: said.stop)
    return Diagnostic(
      .neverDrawn,
      "'\(screen.title(of: said.element))' is never drawn: '\(screen.title(of: said.stop))' around it is not skeletonable",
      said.span, notes: [Note("Drawing stops here", stop)])
  }

  fileprivate static func noEffect(_ screen: Screen, _ said: SaidInVain, _ fixIts: [FixIt]) -> Diagnostic {
    let name = screen.title(of: said.element)
    let reason =
      said.element == said.stop
      ? "it is not skeletonable" : "'\(screen.title(of: said.stop))' around it is not skeletonable"
    let notes =
      screen.place(of: .isSkeletonable, on: said.stop).map { [Note("Drawing stops here", $0)] } ?? []
    return Diagnostic(
      .noEffect, "'\(said.attribute.rawValue)' shows nothing, as '\(name)' is never drawn: \(reason)", said.span,
      notes: notes, fixIts: fixIts)
  }
}
