// MARK: - Interface

extension Appearance {
  /// How many placeholder lines the library counts with: 0 or -1 stands for "as many as the height holds".
  /// Source: SkeletonView's `SkeletonTextNode.estimatedNumberOfLines`; `nil` for kinds that are not text.
  package func estimatedNumberOfLines(of kind: ElementKind) -> Int? {
    guard kind == .label || kind == .textView else { return nil }
    switch skeletonNumberOfLines {
    case .inherited, .automatic: return kind == .label ? numberOfLines : -1
    case .fits: return kind == .label ? 0 : -1
    case .count(let count): return count
    }
  }

  /// Height of one placeholder line in points. `heightConstants` are the constants of the label's own height
  /// constraints in order. Source: SkeletonView's `SkeletonTextNode.estimatedLineHeight`.
  package func estimatedLineHeight(of kind: ElementKind, lines: Int, heightConstants: [Double]) -> Double {
    switch lineHeight {
    case .points(let height): height
    case .relativeToFont: font.lineHeight
    case .relativeToConstraints:
      if kind == .label, let constant = heightConstants.first, lines != 0 { constant / Double(lines) } else { 15 }
    }
  }

  /// The height that the placeholder lines of a multi-line label ask for; `nil` for one line and for other kinds, which
  /// the library never resizes. Source: SkeletonView's `UILabel+Extensions`.
  package func skeletonHeight(of kind: ElementKind, heightConstants: [Double]) -> Double? {
    guard library == .skeletonView, kind == .label, let lines = estimatedNumberOfLines(of: kind),
      lines > 1 || lines == 0
    else { return nil }
    let height = estimatedLineHeight(of: kind, lines: lines, heightConstants: heightConstants)
    return height * Double(lines) + spacingOfLines * Double(lines - 1) + padding.top + padding.bottom
  }
}

extension Appearance {
  /// The height of the placeholder lines and the padding around them: a label without text is at least as high.
  package var placeholderHeight: Double {
    let lines: Int
    let line: Double
    switch library {
    case .leadKit:
      lines = max(leadKitLines(isLong: nil, height: 0), 1)
      line = leadKitLineHeight
    case .skeletonView, .shimmerBlocks, .shimmerTutorial:
      lines = max(estimatedNumberOfLines(of: .label) ?? 1, 1)
      line = estimatedLineHeight(of: .label, lines: lines, heightConstants: [])
    }
    return Double(lines) * line + Double(lines - 1) * spacingOfLines + padding.top + padding.bottom
  }

  /// Between two placeholder lines, in points.
  package var spacingOfLines: Double { lineSpacing ?? font.xHeight }
}

extension Font {
  /// Ascent, descent and leading of the system font: 1.193359375 × size, proved on stored Interface Builder heights.
  package var lineHeight: Double { 1.193359375 * size }

  /// Of the system font: 1040 of its 2048 units. Source: SF Pro as measured by the capsize project.
  package var xHeight: Double { 0.5078125 * size }
}
