import SkelLayers
import SkelModel

/// One case of `skeletonview-lines.json`: a label or text view and what SkeletonView draws for it.
struct LinesCase: Decodable {
  var id: String
  var input: Input
  var expected: Expected

  struct Input: Decodable {
    var view: String
    var frame: OracleFrame
    var numberOfLines: Int?
    var customLines: Int?
    var fontLineHeight: Double?
    var lineHeight: Mode?
    var spacing: Double?
    var lastLineFillPercent: Double?
    var linesCornerRadius: Double?
    var skeletonCornerRadius: Double?
    var padding: Padding?
    var alignment: String?
    var rtl: Bool?
    var stackAlignment: String?
    var heightConstraints: [Double]?
    var widthConstraints: [Double]?
    var appearance: Defaults?
  }

  struct Mode: Decodable {
    var mode: String
    var value: Double?
  }

  struct Padding: Decodable {
    var t: Double
    var l: Double
    var b: Double
    var r: Double
  }

  /// `SkeletonAppearance.default`, where a case sets it.
  struct Defaults: Decodable {
    var multilineHeight: Double?
    var multilineSpacing: Double?
    var multilineLastLineFillPercent: Double?
    var multilineCornerRadius: Double?
    var skeletonCornerRadius: Double?
    var textLineHeight: Mode?
    var renderSingleLineAsView: Bool?
  }

  struct Expected: Decodable {
    var addedHeightConstraint: Double?
    var drawsWholeBlock: Bool
    var layer: OracleBox
    var lines: [OracleBox]
  }

  var kind: ElementKind { input.view == "label" ? .label : .textView }
  var direction: Direction { input.rtl == true ? .rightToLeft : .leftToRight }
}

extension LinesCase {
  /// What resolve makes of the case: the library's clamps and look-ups are behind it.
  var appearance: Appearance {
    var appearance = Appearance()
    let defaults = input.appearance
    appearance.numberOfLines = input.numberOfLines ?? 0
    if let custom = input.customLines { appearance.skeletonNumberOfLines = lineCount(custom) }
    let height = defaults?.multilineHeight ?? 15
    appearance.lineHeight = lineHeight(input.lineHeight ?? defaults?.textLineHeight, default: height)
    appearance.lineSpacing = input.spacing ?? defaults?.multilineSpacing ?? 10
    // The setter clamps to 100.
    appearance.lastLineFillPercent =
      input.lastLineFillPercent.map { min($0, 100) } ?? defaults?.multilineLastLineFillPercent ?? 70
    appearance.linesCornerRadius = input.linesCornerRadius ?? defaults?.multilineCornerRadius ?? 0
    appearance.cornerRadius = input.skeletonCornerRadius ?? defaults?.skeletonCornerRadius ?? 0
    appearance.renderSingleLineAsView = defaults?.renderSingleLineAsView ?? false
    if let padding = input.padding {
      appearance.padding = Edges(top: padding.t, leading: padding.l, bottom: padding.b, trailing: padding.r)
    }
    if let alignment = input.alignment { appearance.textAlignment = TextAlignment(rawValue: alignment) ?? .natural }
    let fontLineHeight = input.fontLineHeight ?? (kind == .label ? 20.287109375 : 14.3203125)
    appearance.font = Font(size: fontLineHeight / 1.193359375)
    return appearance
  }

  /// `.custom(k)` takes k from 0 on for a label and from -1 on for a text view; anything less counts as 1.
  private func lineCount(_ custom: Int) -> SkeletonLineCount {
    switch (kind, custom) {
    case (_, 0...): .count(custom)
    case (.textView, -1): .fits
    default: .count(1)
    }
  }

  private func lineHeight(_ mode: Mode?, default height: Double) -> LineHeight {
    switch mode?.mode {
    case "relativeToFont": .relativeToFont
    case "relativeToConstraints": .relativeToConstraints
    default: .points(mode?.value ?? height)
    }
  }

  /// The text, in the stack where the case has one.
  var node: Node {
    let frame = Rect(x: 0, y: 0, width: input.frame.w, height: input.frame.h)
    let text = Node(kind, "text", frame).with {
      $0.appearance = appearance
      $0.placement.frame = frame
      $0.widths = input.widthConstraints ?? []
      $0.heights = input.heightConstraints ?? []
    }
    guard let alignment = input.stackAlignment else { return text }
    return Node(.vstack, "stack", frame, [text]).with {
      $0.placement.alignment = StackAlignment(rawValue: alignment) ?? .fill
    }
  }

  var path: String { input.stackAlignment == nil ? "Test/text" : "Test/stack/text" }
}
