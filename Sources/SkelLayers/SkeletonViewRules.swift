import SkelLayout
import SkelModel

// MARK: - Interface

/// The size of SkeletonView's layer over a view: the frame, or what the view's own constraints ask for where that is
/// more. Source: SkeletonView's `UIView+Extensions` and `UILabel+Extensions`.
package struct SkeletonBounds: Equatable, Sendable {
  package var width: Double
  package var height: Double
  /// The constant of the height constraint that takes the place of a multi-line label's own, where its lines need more
  /// than the height there is.
  package var addedHeight: Double?
}

/// SkeletonView's bounds for an element that stands on `frame`.
package func skeletonBounds(of element: Int, _ frame: Rect, _ screen: Screen, _ frames: Frames) -> SkeletonBounds {
  skeletonBounds(of: element, frame, screen, frames, OwnConstants(of: screen))
}

// MARK: - Implementation

extension LayerBuilder {
  /// Lines for text, one block for everything else, and for text that holds no line.
  mutating func addSkeletonViewLeaf(_ element: Int, _ look: Look) {
    let frame = frame(of: element)
    let bounds = skeletonBounds(of: element, frame, tree.screen, frames, constants)
    let place = tree.screen.elements[element]
    if let lines = textLines(place.kind, element, tree.screen.appearances[Int(place.appearance)], bounds) {
      addLines(lines, element, look, frame, bounds)
    } else {
      addBlock(element, look, Rect(x: frame.x, y: frame.y, width: bounds.width, height: bounds.height))
    }
  }

  private mutating func addLines(
    _ lines: TextLines, _ element: Int, _ look: Look, _ frame: Rect, _ bounds: SkeletonBounds
  ) {
    let paint = paint(of: element)
    let radius = tree.screen[appearance: element].linesCornerRadius
    let shift = options.shiftsLinesInTrailingStacks && isInTrailingStack(element) ? bounds.width : 0
    let holder = openParts(element, look, Rect(x: frame.x, y: frame.y, width: bounds.width, height: bounds.height))
    for index in 0..<lines.count {
      var line = lines.frame(of: index)
      line.x += frame.x - shift
      line.y += frame.y
      addPart(.line, index, of: holder, look, paint, line, cornerRadius: radius)
    }
    closeParts(holder)
  }

  /// The library looks at the alignment and not at the axis; `bottom` is `trailing`.
  private func isInTrailingStack(_ element: Int) -> Bool {
    let parent = Int(tree.screen.elements[element].parent)
    guard parent >= 0 else { return false }
    switch tree.screen.elements[parent].kind {
    case .vstack, .hstack: break
    default: return false
    }
    switch tree.screen.placements[Int(tree.screen.elements[parent].placement)].alignment {
    case .trailing, .bottom: return true
    case .fill, .leading, .top, .center, .firstBaseline, .lastBaseline: return false
    }
  }

  /// `nil` where the element is drawn as one block.
  private func textLines(
    _ kind: ElementKind, _ element: Int, _ appearance: Appearance, _ bounds: SkeletonBounds
  ) -> TextLines? {
    guard let estimate = appearance.estimatedNumberOfLines(of: kind) else { return nil }
    if estimate == 1 && appearance.renderSingleLineAsView || estimate < -1 { return nil }
    let heights: [Double] =
      switch appearance.lineHeight {
      case .points, .relativeToFont: []
      case .relativeToConstraints: bounds.addedHeight.map { [$0] } ?? constants.heights(of: element, tree.screen)
      }
    let lineHeight = appearance.estimatedLineHeight(of: kind, lines: estimate, heightConstants: heights)
    let lines = TextLines(kind, appearance, estimate, lineHeight, bounds, isRightToLeft: isRightToLeft)
    return lines.count > 0 ? lines : nil
  }
}

private func skeletonBounds(
  of element: Int, _ frame: Rect, _ screen: Screen, _ frames: Frames, _ constants: OwnConstants
) -> SkeletonBounds {
  let width = max(frame.width, constants.maxWidth(of: element, screen))
  let height = max(frame.height, constants.maxHeight(of: element, screen))
  let place = screen.elements[element]
  guard place.kind == .label else { return SkeletonBounds(width: width, height: height) }
  let heights = constants.heights(of: element, screen)
  guard
    let need = screen.appearances[Int(place.appearance)].skeletonHeight(of: .label, heightConstants: heights),
    need > height || frames.isGrown(element)
  else { return SkeletonBounds(width: width, height: height) }
  return SkeletonBounds(width: width, height: max(frame.height, need), addedHeight: need)
}

/// The placeholder lines of one text after the library's layout pass, in the view's coordinates. Source: SkeletonView's
/// `CALayer+Extensions` and `SkeletonMultilineLayerBuilder`.
private struct TextLines {
  let count: Int
  private let x: Double
  private let width: Double
  private let lastX: Double
  private let lastWidth: Double
  private let firstY: Double
  private let height: Double
  private let pitch: Double

  init(
    _ kind: ElementKind, _ appearance: Appearance, _ estimate: Int, _ lineHeight: Double, _ bounds: SkeletonBounds,
    isRightToLeft: Bool
  ) {
    let padding = appearance.padding
    let left = isRightToLeft ? padding.trailing : padding.leading
    let right = isRightToLeft ? padding.leading : padding.trailing
    let room = bounds.height - padding.top - padding.bottom
    count = lineCount(estimate, room: room, pitch: lineHeight + appearance.lineSpacing)
    height = count == 1 && appearance.renderSingleLineAsView ? bounds.height : lineHeight
    pitch = height + appearance.lineSpacing
    x = left
    width = bounds.width - left - right
    lastWidth = width * appearance.lastLineFillPercent / 100
    lastX =
      switch appearance.textAlignment {
      case .left, .justified: left
      case .natural: isRightToLeft ? bounds.width - lastWidth - right : left
      case .right: bounds.width - lastWidth - right
      case .center: (bounds.width + left - right - lastWidth) / 2
      }
    // A label centres its lines, with the top padding counted twice as the library does; a text view keeps to the top.
    let maxY = padding.top + Double(count - 1) * pitch + height
    let shift = kind == .label ? (bounds.height - (maxY + padding.top + padding.bottom)) / 2 : 0
    firstY = padding.top + shift
  }

  func frame(of index: Int) -> Rect {
    let isLast = index == count - 1
    return Rect(
      x: isLast ? lastX : x, y: firstY + Double(index) * pitch, width: isLast ? lastWidth : width, height: height)
  }
}

/// Exactly `estimate` lines, or as many as there is room for, the space behind the last one counted too: none where that
/// rounds to zero or is no number, one where it is negative.
private func lineCount(_ estimate: Int, room: Double, pitch: Double) -> Int {
  if estimate > 0 { return estimate }
  let fitting = (room / pitch).rounded(.toNearestOrAwayFromZero)
  guard fitting.isNormal else { return 0 }
  return fitting < 0 ? 1 : Int(min(fitting, lineLimit))
}

/// More lines than any screen shows; keeps a height of nearly nothing from filling the memory.
private let lineLimit = 10_000.0
