import SkelLayout
import SkelModel

// MARK: - Interface

/// Widths and heights of real text, which LeadKit asks the font for.
package struct TextMeasure: Sendable {
  /// Points that a text takes on one line.
  package var width: @Sendable (String, Font) -> Double
  package var xHeight: @Sendable (Font) -> Double

  package init(width: @escaping @Sendable (String, Font) -> Double, xHeight: @escaping @Sendable (Font) -> Double) {
    self.width = width
    self.xHeight = xHeight
  }

  /// From the table that layout measures with.
  package static func table(scale: Double) -> TextMeasure {
    TextMeasure(width: { TextMetrics.width(of: $0, in: $1, scale: scale) }, xHeight: { $0.xHeight })
  }
}

/// LeadKit's own rules. The view that skeletons are shown on is the outermost element that follows the library; it gets
/// no layer but the holder, which covers its content. Below it every view gets one: a container is at most a border
/// under its children, and text is lines. Layers lie flat on the base there and nested here; their order is the same.
/// Source: LeadKit's `SkeletonLayer`, `SkeletonsConfiguration` and `TextSkeletonsConfiguration`; padding, holder and
/// the container's own shape are those of its later documentation.
extension LayerBuilder {
  /// The base's: covers its content in its background colour, and keeps touches away.
  mutating func addHolder(of base: Int, _ look: Look) {
    let place = tree.screen.elements[base]
    let takesTouches = tree.screen[appearance: base].isUserInteractionDisabledWhenSkeletonIsActive
    let fill = background(of: place)
    guard fill >= 0 || takesTouches else { return }
    var layer = Layer(role: .holder, element: base, parent: parentLayer, frame: frame(of: base))
    layer.fill = fill
    layer.cornerRadius = look.cornerRadius
    layer.isUserInteractionDisabled = takesTouches
    append(leaf: layer)
  }

  /// A container's, under its children; none where its width is 0, which is where the library hides containers.
  mutating func addBorder(of container: Int, _ look: Look) {
    let appearance = tree.screen[appearance: container]
    guard appearance.borderWidth > 0, let colour = appearance.fill.firstColour else { return }
    let frame = frame(of: container)
    let parent = tree.layers[parentLayer]
    var layer = Layer(role: .border, element: container, parent: parentLayer, frame: parent.frame)
    layer.cornerRadius = look.cornerRadius
    layer.border = looks.intern(LayerBorder(width: appearance.borderWidth, colour: colour), in: &tree)
    layer.mask = mask(of: container, over: frame, on: frame)
    append(leaf: layer)
  }

  mutating func addLeadKitLeaf(_ element: Int, _ look: Look) {
    let frame = padded(frame(of: element), tree.screen[appearance: element].padding)
    switch tree.screen.elements[element].kind {
    case .label, .textView: addLeadKitText(element, look, frame)
    default: addLeadKitBlock(element, look, frame)
    }
  }
}

extension LayerBuilder {
  /// A layer's parts are what stands in it, so this ends it at once.
  mutating func append(leaf layer: Layer) {
    tree.layers.append(layer)
    tree.layers[tree.layers.count - 1].end = Int32(tree.layers.count)
  }
}

// MARK: - Implementation

extension LayerBuilder {
  /// What padding leaves of a frame: nothing where there is more of it than room.
  private func padded(_ frame: Rect, _ padding: Edges) -> Rect {
    Rect(
      x: frame.x + (isRightToLeft ? padding.trailing : padding.leading), y: frame.y + padding.top,
      width: max(frame.width - padding.leading - padding.trailing, 0),
      height: max(frame.height - padding.top - padding.bottom, 0))
  }

  /// A path drawn for the view's bounds: where `adjust` resizes the layer, it keeps its size.
  private mutating func addLeadKitBlock(_ element: Int, _ look: Look, _ frame: Rect) {
    let index = tree.layers.count
    addBlock(element, look, frame)
    guard look.adjust.dwidth != 0 || look.adjust.dheight != 0 else { return }
    let size = Size(width: frame.width, height: frame.height)
    let path: LayerPath =
      switch look.shape {
      case .rectangle: .rectangle(size, cornerRadius: look.cornerRadius)
      case .capsule: .rectangle(size, cornerRadius: max(min(size.width, size.height), 0) / 2)
      case .circle: .ellipse(size)
      }
    tree.layers[index].cornerRadius = 0
    tree.layers[index].path = looks.intern(path, in: &tree)
  }

  /// Lines from the top left corner on, all as wide as the view, whatever its height and alignment.
  private mutating func addLeadKitText(_ element: Int, _ look: Look, _ frame: Rect) {
    let appearance = tree.screen[appearance: element]
    let measure = options.measure ?? .table(scale: tree.screen.scale)
    let isLong = appearance.text.map { measure.width($0, appearance.font) > frame.width }
    let count = appearance.leadKitLines(isLong: isLong, height: frame.height)
    guard count > 0 else {
      // None at all may be asked for.
      if appearance.skeletonNumberOfLines != .count(0) { tree.textsWithoutLines.append(Int32(element)) }
      return
    }

    let height = appearance.leadKitLineHeight
    let pitch = height + (appearance.lineSpacing ?? measure.xHeight(appearance.font))
    // A rectangle's corners are drawn with half its radius; other shapes leave lines square.
    let inset = look.shape == .rectangle ? appearance.linesCornerRadius / 2 : 0
    let size = Size(width: frame.width, height: height)
    let path = inset > 0 ? looks.intern(.softRectangle(size, inset: inset), in: &tree) : -1
    let paint = paint(of: element)
    let holder = openParts(element, look, frame)
    tree.layers[holder].cornerRadius = 0
    for index in 0..<count {
      let line = Rect(x: frame.x, y: frame.y + Double(index) * pitch, width: size.width, height: size.height)
      addPart(.line, index, of: holder, look, paint, line, cornerRadius: 0, seenIn: frame)
      tree.layers[tree.layers.count - 1].path = path
    }
    closeParts(holder)
  }
}

extension Fill {
  /// What borders and masks go by; `nil` where it has no colour.
  var firstColour: Colour? {
    switch self {
    case .colour(let colour): colour
    case .gradient(let colours): colours.first
    case .image, .background: nil
    }
  }
}
