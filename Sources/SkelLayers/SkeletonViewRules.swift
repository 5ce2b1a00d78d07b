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
  var builder = LayerBuilder(screen, frames, LayerOptions())
  return builder.skeletonBounds(of: element, frame)
}

// MARK: - Implementation

extension LayerBuilder {
  /// Lines for text, one block for everything else, and for text that holds no line.
  mutating func addSkeletonViewLeaf(_ element: Int, _ look: Look) {
    let frame = frame(of: element)
    let bounds = skeletonBounds(of: element, frame)
    if let lines = textLines(element, bounds) {
      addLines(lines, element, look, frame, bounds)
    } else {
      addBlock(element, look, Rect(x: frame.x, y: frame.y, width: bounds.width, height: bounds.height))
    }
  }

  fileprivate mutating func skeletonBounds(of element: Int, _ frame: Rect) -> SkeletonBounds {
    let width = max(frame.width, constants.maxWidth(of: element, tree.screen))
    let height = max(frame.height, constants.maxHeight(of: element, tree.screen))
    guard tree.screen.elements[element].kind == .label, let need = neededHeight(of: element),
      need > height || frames.isGrown(element)
    else { return SkeletonBounds(width: width, height: height) }
    return SkeletonBounds(width: width, height: max(frame.height, need), addedHeight: need)
  }

  /// What the lines of a multi-line label ask for; `nil` where they ask for nothing.
  private mutating func neededHeight(of label: Int) -> Double? {
    let rule = textRule(of: label)
    if rule.lineHeight != nil { return rule.skeletonHeight }
    let heights = constants.heights(of: label, tree.screen)
    return tree.screen[appearance: label].skeletonHeight(of: .label, heightConstants: heights)
  }

  private mutating func addLines(
    _ lines: TextLines, _ element: Int, _ look: Look, _ frame: Rect, _ bounds: SkeletonBounds
  ) {
    let paint = paint(of: element)
    let radius = textRule(of: element).linesCornerRadius
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
    guard parent >= 0, tree.screen.elements[parent].kind.family == .stack else { return false }
    switch tree.screen.placements[Int(tree.screen.elements[parent].placement)].alignment {
    case .trailing, .bottom: return true
    case .fill, .leading, .top, .center, .firstBaseline, .lastBaseline: return false
    }
  }

  /// `nil` where the element is drawn as one block.
  private mutating func textLines(_ element: Int, _ bounds: SkeletonBounds) -> TextLines? {
    let kind = tree.screen.elements[element].kind
    let rule = textRule(of: element)
    guard let estimate = rule.estimatedLines(of: kind), estimate >= -1 else { return nil }
    if estimate == 1, rule.rendersSingleLineAsView { return nil }
    let lineHeight = rule.lineHeight ?? constrainedLineHeight(element, kind, estimate, bounds)
    let lines = TextLines(kind, rule, estimate, lineHeight, bounds, isRightToLeft: isRightToLeft)
    return lines.count > 0 ? lines : nil
  }

  /// The line height that hangs on the height constraints, of which an added one has taken the place.
  private func constrainedLineHeight(
    _ element: Int, _ kind: ElementKind, _ lines: Int, _ bounds: SkeletonBounds
  ) -> Double {
    let heights = bounds.addedHeight.map { [$0] } ?? constants.heights(of: element, tree.screen)
    return tree.screen[appearance: element].estimatedLineHeight(of: kind, lines: lines, heightConstants: heights)
  }
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
    _ kind: ElementKind, _ rule: TextRule, _ estimate: Int, _ lineHeight: Double, _ bounds: SkeletonBounds,
    isRightToLeft: Bool
  ) {
    let padding = rule.padding
    let left = isRightToLeft ? padding.trailing : padding.leading
    let right = isRightToLeft ? padding.leading : padding.trailing
    let room = bounds.height - padding.top - padding.bottom
    count = lineCount(estimate, room: room, pitch: lineHeight + rule.lineSpacing)
    height = count == 1 && rule.rendersSingleLineAsView ? bounds.height : lineHeight
    pitch = height + rule.lineSpacing
    x = left
    width = bounds.width - left - right
    lastWidth = width * rule.lastLineFillPercent / 100
    lastX =
      switch rule.alignment {
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
