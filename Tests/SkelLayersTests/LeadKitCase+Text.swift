import SkelModel

// What the cases are in the language.

/// Wider than any view of the cases, in every size.
private let longText = String(repeating: "very long mock string ", count: 20)

extension LeadKitCase.Input {
  /// The screen with the one text. The fonts of the cases are not the system's, so what hangs on their x-height is said
  /// in points.
  var textScreen: String {
    let frame = bounds?.rect ?? .zero
    let isLong = text != nil && font != nil && (singleLineTextWidth ?? 0) > frame.width
    var words = ["frame: (0, 0, \(frame.width), \(frame.height))"]
    words.append("text: \"\(isLong ? longText : "")\"")
    words.append("font: system(\(font?.pointSize ?? 1))")
    words.append("numberOfLines: \(viewNumberOfLines ?? 1)")
    if let config {
      if let count = config.numberOfLines { words.append("skeletonNumberOfLines: \(count.word)") }
      if let height = config.lineHeight { words.append("lineHeight: \(height)") }
      words.append("lineSpacing: \(config.lineSpacing ?? font?.xHeight ?? 0)")
      words += [config.shape?.type == "circle" ? "shape: circle" : "linesCornerRadius: \(config.shape?.radius ?? 0)"]
    }
    return """
      screen S(size: (1000, 1000)) {
        library: leadKit
        \(viewKind ?? "label") v(\(words.joined(separator: ", ")))
      }
      """
  }

  var shapeScreen: String {
    let words = shape?.type == "circle" ? "shape: circle" : "cornerRadius: \(shape?.radius ?? 0)"
    let frame = bounds?.rect ?? .zero
    return """
      screen S(size: (1000, 1000)) {
        library: leadKit
        view v(frame: (0, 0, \(frame.width), \(frame.height)), \(words))
      }
      """
  }

  var sweptScreen: String {
    let direction = direction.flatMap { LeadKitCase.direction($0) }
    let time = duration.map { ", duration: \($0)" } ?? ""
    return """
      screen S(size: (1000, 1000)) {
        library: leadKit
        view v(frame: (0, 0, 100, 50), animation: sliding(direction: \(direction?.rawValue ?? "none")\(time)))
      }
      """
  }

  /// The configuration as an appearance, the list of views as what is left out.
  var treeScreen: String {
    guard let base, let config else { return "" }
    let label = [
      config.labelNumberOfLines.map { "skeletonNumberOfLines: \($0.word)" } ?? "",
      config.labelShape?.type == "circle" ? "shape: circle" : "linesCornerRadius: \(config.labelShape?.radius ?? 0)",
    ].joined(separator: "; ")
    let shift = config.delegateShiftsImageLayersByMinus20 == true ? "; adjust: (dx: -20, dy: -20)" : ""
    let animation = config.animationDirection.flatMap { LeadKitCase.direction($0) }
    return """
      appearance {
        library: leadKit
        \(config.skeletonsBackgroundColor.map { "fill: \($0.word)" } ?? "")
        \(animation.map { "animation: sliding(direction: \($0.rawValue))" } ?? "")
        view { \(words(config.viewShape)) }
        imageView { \(words(config.imageShape))\(shift) }
        label { \(label) }
        textView { \(label) }
        container { borderWidth: \(config.borderWidth ?? 0); cornerRadius: \(config.viewShape?.radius ?? 0) }
      }
      screen S(size: (1000, 1000)) {
        \(base.inside)
      }
      """
  }

  private func words(_ shape: LeadKitCase.Shape?) -> String {
    shape?.type == "circle" ? "shape: circle" : "shape: rectangle; cornerRadius: \(shape?.radius ?? 0)"
  }
}

extension LeadKitCase.RGBA {
  fileprivate var word: String { "rgb(\(r), \(g), \(b), alpha: \(a))" }
}

extension LeadKitCase.View {
  fileprivate var inside: String {
    subviews.map { child in
      let isShown = viewsToSkeletone?.contains(child.name) ?? true
      return child.written(isShown: isShown, among: self)
    }.joined(separator: "\n")
  }

  private func written(isShown: Bool, among parent: LeadKitCase.View) -> String {
    var words = ["frame: (\(frame.rect.x), \(frame.rect.y), \(frame.width), \(frame.height))"]
    if !isShown { words.append("isSkeletonable: false") }
    if hiddenBefore == true { words.append("isHidden: true") }
    // The delegate looks at the kind of layer, not of view.
    if kind == .imageView, !shown.isEmpty { words.append("adjust: (dx: 0, dy: 0)") }
    if kind == .label || kind == .textView {
      words.append("font: system(\(font?.pointSize ?? 1)), lineSpacing: \(font?.xHeight ?? 0)")
      words.append("text: \"\((singleLineTextWidth ?? 0) > frame.width ? longText : "")\"")
      words.append("numberOfLines: \(lines)")
    }
    // A list that is empty makes a leaf; elements with children have no shape here, whatever those are.
    let children = shown.isEmpty ? "" : "{\n\(inside)\n}"
    return "\(kind.rawValue) \(name)(\(words.joined(separator: ", "))) \(children)"
  }
}
