import SkelModel

// MARK: - Interface

/// What SkeletonView asks of a text's appearance, as plain numbers.
struct TextRule {
  var labelLines: Int
  var textViewLines: Int
  /// `nil` where the height constraints decide.
  var lineHeight: Double?
  /// What the lines ask of a multi-line label whose line height does not hang on its constraints.
  var skeletonHeight: Double?
  var lineSpacing: Double
  var lastLineFillPercent: Double
  var linesCornerRadius: Double
  var rendersSingleLineAsView: Bool
  var padding: Edges
  var alignment: TextAlignment

  init(_ appearance: borrowing Appearance) {
    labelLines = appearance.estimatedNumberOfLines(of: .label) ?? 1
    textViewLines = appearance.estimatedNumberOfLines(of: .textView) ?? 1
    lineSpacing = appearance.spacingOfLines
    lastLineFillPercent = appearance.lastLineFillPercent
    linesCornerRadius = appearance.linesCornerRadius
    rendersSingleLineAsView = appearance.renderSingleLineAsView
    padding = appearance.padding
    alignment = appearance.textAlignment
    switch appearance.lineHeight {
    case .points, .relativeToFont:
      lineHeight = appearance.estimatedLineHeight(of: .label, lines: labelLines, heightConstants: [])
      skeletonHeight = appearance.skeletonHeight(of: .label, heightConstants: [])
    case .relativeToConstraints: break
    }
  }

  /// How many lines the library counts with; `nil` for kinds that are not text.
  func estimatedLines(of kind: ElementKind) -> Int? {
    if kind == .label { return labelLines }
    return kind == .textView ? textViewLines : nil
  }
}
