import SkelModel
import SkelSyntax

// MARK: - Interface

/// Reports placeholders that LeadKit draws outside their element, over those of another element: text is lower than its
/// lines, or `adjust` moved a layer. Each element is reported once, with the first one that it covers. Elements whose
/// own frames overlap are meant to.
package func reportOverlaps(in tree: LayerTree, into diagnostics: inout Diagnostics) {
  let appearances = tree.screen.appearances
  guard appearances.indices.contains(where: { appearances[$0].library == .leadKit }) else { return }
  let places = tree.placeholders
  let highest = places.reduce(0) { max($0, $1.painted.height) }
  var reported: Set<Int32> = []
  for place in places where place.sticksOut && !reported.contains(place.element) {
    // What begins further up ends before it.
    let first = places.partitioningIndex { $0.painted.y >= place.painted.y - highest }
    let near = places[first...].prefix { $0.painted.y < place.painted.maxY }
    guard let other = near.first(where: { place.covers($0) }) else { continue }
    reported.insert(place.element)
    diagnostics.report(.skeletonsOverlap(tree.screen, Int(place.element), over: Int(other.element)))
  }
}

// MARK: - Implementation

extension Diagnostic {
  fileprivate static func skeletonsOverlap(_ screen: Screen, _ element: Int, over other: Int) -> Diagnostic {
    Diagnostic(
      .skeletonsOverlap,
      "The skeleton of '\(screen.title(of: element))' sticks out and lies over that of '\(screen.title(of: other))'",
      screen.span(of: element), notes: [Note("It covers this", screen.span(of: other))])
  }
}

/// A layer of LeadKit's that is painted, and what its element takes up.
private struct Placeholder {
  var element: Int32
  var painted: Rect
  var own: Rect
  /// It is painted outside of that.
  var sticksOut: Bool

  /// Half a point: less than that is a rounded edge.
  private static let least = 0.5

  init(_ element: Int32, painted: Rect, own: Rect) {
    self.element = element
    self.painted = painted
    self.own = own
    sticksOut =
      painted.x < own.x - Placeholder.least || painted.y < own.y - Placeholder.least
      || painted.maxX > own.maxX + Placeholder.least || painted.maxY > own.maxY + Placeholder.least
  }

  func covers(_ other: Placeholder) -> Bool {
    element != other.element && painted.covers(other.painted, by: Placeholder.least)
      && !own.covers(other.own, by: Placeholder.least)
  }
}

extension Rect {
  fileprivate func covers(_ other: Rect, by least: Double) -> Bool {
    min(maxX, other.maxX) - max(x, other.x) > least && min(maxY, other.maxY) - max(y, other.y) > least
  }
}

extension LayerTree {
  /// Those of layers that are seen, from top to bottom.
  fileprivate var placeholders: [Placeholder] {
    var result: [Placeholder] = []
    var index = 0
    while index < layers.count {
      let layer = layers[index]
      guard !layer.isHidden else {
        index = Int(layer.end)
        continue
      }
      if let placeholder = placeholder(of: layer) { result.append(placeholder) }
      index += 1
    }
    return result.sorted { ($0.painted.y, $0.element) < ($1.painted.y, $1.element) }
  }

  private func placeholder(of layer: Layer) -> Placeholder? {
    let appearance = screen[appearance: Int(layer.element)]
    guard appearance.library == .leadKit, layer.fill >= 0 else { return nil }
    switch layer.role {
    case .container, .section, .holder, .border: return nil
    case .block:
      let bounds = appearance.bounds(of: layer.frame)
      // A path keeps its size.
      let painted = Rect(x: layer.frame.x, y: layer.frame.y, width: bounds.width, height: bounds.height)
      return Placeholder(layer.element, painted: painted, own: padded(bounds, appearance.padding))
    case .line:
      let bounds = appearance.bounds(of: layers[Int(layer.parent)].frame)
      return Placeholder(layer.element, painted: layer.frame, own: padded(bounds, appearance.padding))
    }
  }

  /// The element's frame around what its padding leaves.
  private func padded(_ frame: Rect, _ padding: Edges) -> Rect {
    let left = screen.direction == .rightToLeft ? padding.trailing : padding.leading
    return Rect(
      x: frame.x - left, y: frame.y - padding.top, width: frame.width + padding.leading + padding.trailing,
      height: frame.height + padding.top + padding.bottom)
  }
}

extension Appearance {
  /// Where a layer that stands here would stand without `adjust`.
  fileprivate func bounds(of frame: Rect) -> Rect {
    Rect(
      x: frame.x - adjust.dx, y: frame.y - adjust.dy, width: frame.width - adjust.dwidth,
      height: frame.height - adjust.dheight)
  }
}
