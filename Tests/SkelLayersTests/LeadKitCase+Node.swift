import SkelLayers
import SkelModel

// What the cases are at `buildLayers`.

/// Texts and fonts as wide and high as the case says: a text is its own width, a font's size finds its x-height.
func leadKitOptions(_ xHeights: [Double: Double]) -> LayerOptions {
  var options = LayerOptions()
  options.measure = TextMeasure(width: { text, _ in Double(text) ?? 0 }, xHeight: { xHeights[$0.size] ?? 0 })
  return options
}

extension LeadKitCase.Input {
  /// Of one text. A view without a font has lines of 0.75 points, as if its size were 1.
  var textNode: Node {
    let frame = bounds?.rect ?? .zero
    let kind = viewKind == "textView" ? ElementKind.textView : .label
    return Node(kind, "v", frame).with {
      $0.placement.frame = frame
      $0.appearance = .defaults(of: kind, library: .leadKit)
      $0.appearance.font = Font(size: font?.pointSize ?? 1)
      $0.appearance.text = font == nil || text == nil ? "0" : "\(singleLineTextWidth ?? 0)"
      $0.appearance.numberOfLines = viewNumberOfLines ?? 1
      if let config { config.apply(to: &$0.appearance) }
    }
  }

  var xHeights: [Double: Double] { [font?.pointSize ?? 1: font?.xHeight ?? 0] }

  var shapeNode: Node {
    let frame = bounds?.rect ?? .zero
    return Node(.view, "v", frame).with {
      $0.placement.frame = frame
      $0.appearance = .defaults(of: .view, library: .leadKit)
      $0.appearance.shape = shape?.shape ?? .rectangle
      $0.appearance.cornerRadius = shape?.radius ?? 0
    }
  }

  var sweptNode: Node {
    let frame = Rect(x: 0, y: 0, width: 100, height: 50)
    return Node(.view, "v", frame).with {
      $0.appearance = .defaults(of: .view, library: .leadKit)
      $0.appearance.animation = [
        .sliding(
          direction: direction.flatMap { LeadKitCase.direction($0) }, duration: duration ?? 1.5, autoreverses: false)
      ]
    }
  }
}

extension LeadKitCase.Config {
  fileprivate func apply(to appearance: inout Appearance) {
    if let lineHeight { appearance.lineHeight = .points(lineHeight) }
    if let lineSpacing { appearance.lineSpacing = lineSpacing }
    if let numberOfLines { appearance.skeletonNumberOfLines = numberOfLines.count }
    appearance.shape = shape?.shape ?? .rectangle
    appearance.linesCornerRadius = shape?.radius ?? 0
  }
}

extension LeadKitCase.View {
  /// A view of a tree with all that the library looks at inside it.
  func node(at origin: Point, _ config: LeadKitCase.Config) -> Node {
    let own = Rect(
      x: origin.x + frame.rect.x, y: origin.y + frame.rect.y, width: frame.width, height: frame.height)
    let inside = shown.map { $0.node(at: Point(x: own.x, y: own.y), config) }
    return Node(kind, name, own, inside).with {
      $0.placement.frame = own
      $0.appearance = .defaults(of: kind, library: .leadKit)
      $0.appearance.isHidden = hiddenBefore ?? false
      if let colour = config.skeletonsBackgroundColor { $0.appearance.fill = .colour(colour.colour) }
      if let direction = config.animationDirection.flatMap({ LeadKitCase.direction($0) }) {
        $0.appearance.animation = [.sliding(direction: direction, duration: 1.5, autoreverses: false)]
      }
      $0.appearance.borderWidth = config.borderWidth ?? 0
      let shape = kind == .imageView && inside.isEmpty ? config.imageShape : config.viewShape
      $0.appearance.shape = shape?.shape ?? .rectangle
      $0.appearance.cornerRadius = shape?.radius ?? 0
      if kind == .imageView, inside.isEmpty, config.delegateShiftsImageLayersByMinus20 == true {
        $0.appearance.adjust.dx = -20
        $0.appearance.adjust.dy = -20
      }
      guard kind == .label || kind == .textView else { return }
      $0.appearance.font = Font(size: font?.pointSize ?? 1)
      $0.appearance.text = "\(singleLineTextWidth ?? 0)"
      $0.appearance.numberOfLines = lines
      if let count = config.labelNumberOfLines { $0.appearance.skeletonNumberOfLines = count.count }
      $0.appearance.shape = config.labelShape?.shape ?? .rectangle
      $0.appearance.linesCornerRadius = config.labelShape?.radius ?? 0
    }
  }

  /// Of all fonts inside: the cases give a size one x-height.
  var xHeights: [Double: Double] {
    subviews.reduce(into: [font?.pointSize ?? 0: font?.xHeight ?? 0]) { $0.merge($1.xHeights) { $1 } }
  }
}
