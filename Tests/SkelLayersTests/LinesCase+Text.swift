import SkelModel

extension LinesCase {
  /// The case as a screen of the language; `nil` where it cannot be said. `reason` tells why.
  var text: String? {
    guard reason == nil else { return nil }
    return """
      screen \(id)(size: (1000, 1000), safeArea: (top: 0)) {
        appearance { \(appearanceItems.joined(separator: "; ")) }
        \(placedText)
      }

      """
  }

  /// Why a case cannot be said.
  var reason: String? {
    if input.stackAlignment == "trailing" { return "the quirk of trailing stacks is off" }
    let isOnPixels =
      (input.frame.w * 2).rounded() == input.frame.w * 2 && (input.frame.h * 2).rounded() == input.frame.h * 2
    let isLiteral = input.stackAlignment == nil && !hasConstraints
    if !isLiteral && !isOnPixels { return "only a fixed frame may stand between pixels" }
    return nil
  }

  var hasConstraints: Bool { input.widthConstraints?.isEmpty == false || input.heightConstraints?.isEmpty == false }

  /// A fixed frame; where the case has constraints, edges that decide the frame and the constants beside it as
  /// inequalities, which the library reads like equations; where it has a stack, the stack's.
  private var placedText: String {
    let kindAndName = "\(kind.rawValue) text"
    let box = "(0, 0, \(input.frame.w), \(input.frame.h))"
    var items = attributes
    let constraints =
      (input.widthConstraints ?? []).map { inequality("width", $0, input.frame.w) }
      + (input.heightConstraints ?? []).map { inequality("height", $0, input.frame.h) }
    if let alignment = input.stackAlignment {
      if alignment != "fill" { items.append("width: \(input.frame.w)") }
      items += constraints
      return "vstack stack(frame: \(box), alignment: \(alignment)) { \(kindAndName) { \(joined(items)) } }"
    }
    guard !constraints.isEmpty else { return "\(kindAndName)(frame: \(box)) { \(joined(items)) }" }
    items.append("pin: parent")
    return "view box(frame: \(box)) { \(kindAndName) { \(joined(items + constraints)) } }"
  }

  private func inequality(_ attribute: String, _ constant: Double, _ length: Double) -> String {
    "\(attribute) \(constant >= length ? "<=" : ">=") \(constant)"
  }

  private func joined(_ items: [String]) -> String { items.joined(separator: "; ") }

  /// What the case sets on the view itself.
  private var attributes: [String] {
    var items: [String] = []
    if let count = input.numberOfLines, kind == .label { items.append("numberOfLines: \(count)") }
    switch appearance.skeletonNumberOfLines {
    case .automatic, .inherited: break
    case .fits: items.append("skeletonNumberOfLines: fits")
    case .count(let count): items.append("skeletonNumberOfLines: \(count)")
    }
    if let mode = input.lineHeight { items.append("lineHeight: \(word(mode, default: 15))") }
    if let spacing = input.spacing { items.append("lineSpacing: \(spacing)") }
    if let percent = input.lastLineFillPercent { items.append("lastLineFillPercent: \(min(percent, 100))") }
    if let radius = input.linesCornerRadius { items.append("linesCornerRadius: \(radius)") }
    if let radius = input.skeletonCornerRadius { items.append("cornerRadius: \(radius)") }
    if let padding = input.padding {
      items.append("padding: (top: \(padding.t), leading: \(padding.l), bottom: \(padding.b), trailing: \(padding.r))")
    }
    if let alignment = input.alignment { items.append("textAlignment: \(alignment)") }
    items.append("font: system(\(appearance.font.size))")
    return items
  }

  /// What the case sets in `SkeletonAppearance.default`.
  private var appearanceItems: [String] {
    guard let defaults = input.appearance else { return [] }
    var items: [String] = []
    if let height = defaults.multilineHeight { items.append("lineHeight: \(height)") }
    if let mode = defaults.textLineHeight {
      items = ["lineHeight: \(word(mode, default: defaults.multilineHeight ?? 15))"]
    }
    if let spacing = defaults.multilineSpacing { items.append("lineSpacing: \(spacing)") }
    if let percent = defaults.multilineLastLineFillPercent { items.append("lastLineFillPercent: \(percent)") }
    if let radius = defaults.multilineCornerRadius { items.append("linesCornerRadius: \(radius)") }
    if let radius = defaults.skeletonCornerRadius { items.append("cornerRadius: \(radius)") }
    if let single = defaults.renderSingleLineAsView { items.append("renderSingleLineAsView: \(single)") }
    return items
  }

  private func word(_ mode: Mode, default height: Double) -> String {
    mode.mode == "fixed" ? "\(mode.value ?? height)" : mode.mode
  }
}
