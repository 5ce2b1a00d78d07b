import SkelLayers
import SkelModel

// MARK: - Interface

/// What the shapes of one SVG are painted with, each distinct value once: as attributes, and what stands behind them in
/// the style sheet and the gradients.
struct SVGPaints {
  private let scheme: Scheme
  /// Before every id and class.
  let prefix: [UInt8]
  private var paints: [SVGPaint] = []
  private var paintIndices: [LayerFill: Int] = [:]
  private var gradients: [LayerGradient] = []
  /// The colours that differ in dark, one class for each.
  private var darkFills: [Colour] = []
  private var darkStops: [Colour] = []
  private var darkStrokes: [Colour] = []
  private(set) var stopClasses: [Colour: Int] = [:]
  private var strokeClasses: [Colour: Int] = [:]

  init(_ scheme: Scheme, prefix: [UInt8]) {
    self.scheme = scheme
    self.prefix = prefix
  }

  /// Takes in all that a tree paints with.
  mutating func add(_ picture: SVGPicture) {
    let tree = picture.tree
    if let colour = tree.backgroundColor { add(.colour(colour)) }
    let moving = Set(picture.movingFills)
    let used = moving.isEmpty ? [] : Set(tree.layers.map(\.fill))
    // What is seen in motion alone stands in the gradients of motion.
    for (index, fill) in tree.fills.enumerated() where !moving.contains(Int32(index)) || used.contains(Int32(index)) {
      add(fill)
    }
    for mask in picture.masks { addStops(mask.gradient.colours) }
    for pose in tree.poses {
      if let colour = pose.background { add(.colour(colour)) }
    }
    for border in tree.borders where differs(border.colour) && strokeClasses[border.colour] == nil {
      strokeClasses[border.colour] = darkStrokes.count
      darkStrokes.append(border.colour)
    }
  }

  /// Takes in the colours of a gradient.
  mutating func addStops(_ colours: [Colour]) {
    for colour in colours where differs(colour) && stopClasses[colour] == nil {
      stopClasses[colour] = darkStops.count
      darkStops.append(colour)
    }
  }

  /// The number of a fill that was taken in.
  func index(of fill: LayerFill) -> Int { paintIndices[fill, default: 0] }

  subscript(index: Int) -> SVGPaint { paints[index] }

  /// The attributes of a shape or group, each with the space before it. `overridesOpacity`: something around it says an
  /// opacity that must not come through.
  func appendAttributes(of paint: Int, overridesOpacity: Bool, to out: inout OutputBuffer) {
    out.append(overridesOpacity ? paints[paint].fullAttributes : paints[paint].attributes)
  }

  /// Stroke attributes of a border, each with the space before it.
  func appendAttributes(of border: LayerBorder, to out: inout OutputBuffer) {
    let colour = shown(border.colour)
    out.append(" fill=\"none\" stroke=\"")
    out.append(opaque: colour)
    if colour.alpha < 1 {
      out.append("\" stroke-opacity=\"")
      out.append(colour.alpha)
    }
    if border.width != 1 {
      out.append("\" stroke-width=\"")
      out.append(border.width)
    }
    if let index = strokeClasses[border.colour] { appendClass("b", index, to: &out) }
    out.append("\"")
  }

  /// Whether the viewer decides and any colour differs in dark.
  var hasDarkRules: Bool { !darkFills.isEmpty || !darkStops.isEmpty || !darkStrokes.isEmpty }

  /// The rules of a style sheet for the dark colours.
  func appendDarkRules(to out: inout OutputBuffer) {
    out.append("@media(prefers-color-scheme:dark){")
    appendRules("c", darkFills, "{fill:", ";fill-opacity:", to: &out)
    appendRules("s", darkStops, "{stop-color:", ";stop-opacity:", to: &out)
    appendRules("b", darkStrokes, "{stroke:", ";stroke-opacity:", to: &out)
    out.append("}")
  }

  /// The number of a gradient with the same colours at the same locations.
  func gradient(withStopsOf other: LayerGradient) -> Int? {
    gradients.firstIndex { $0.colours == other.colours && $0.withinUnit.locations == other.locations }
  }

  func appendGradients(to out: inout OutputBuffer) {
    for (index, gradient) in gradients.enumerated() { append(gradient, "gradient-", index, to: &out) }
  }
}

/// One paint, ready to be written.
struct SVGPaint {
  /// ` fill="#ecf0f1" class="c0"`.
  fileprivate(set) var attributes: [UInt8]
  /// The same with an opacity in any case.
  fileprivate(set) var fullAttributes: [UInt8]
  /// Leaves no opacity behind for what stands inside a group of it.
  fileprivate(set) var isOpaque: Bool
}

// MARK: - Implementation

/// ShimmerBlocks' own fill, in place of images.
private let imageColour = Colour(ColourComponents(gray: 2.0 / 3, alpha: 0.3))

extension SVGPaints {
  /// Takes in one fill.
  mutating func add(_ fill: LayerFill) {
    guard paintIndices[fill] == nil else { return }
    switch fill {
    case .colour(let colour): paints.append(colourPaint(colour))
    case .gradient(let gradient): paints.append(gradientPaint(gradient))
    case .image:
      add(.colour(imageColour))
      paintIndices[fill] = index(of: .colour(imageColour))
      return
    }
    paintIndices[fill] = paints.count - 1
  }

  private mutating func colourPaint(_ colour: Colour) -> SVGPaint {
    let shown = shown(colour)
    let darkClass = differs(colour) ? darkFills.count : nil
    if darkClass != nil { darkFills.append(colour) }
    return SVGPaint(
      attributes: attributes(shown, saysOpacity: shown.alpha < 1, darkClass),
      fullAttributes: attributes(shown, saysOpacity: true, darkClass),
      isOpaque: isOpaque(colour))
  }

  private func attributes(_ colour: ColourComponents, saysOpacity: Bool, _ darkClass: Int?) -> [UInt8] {
    var out = OutputBuffer(reserving: 256)
    out.append(" fill=\"")
    out.append(opaque: colour)
    if saysOpacity {
      out.append("\" fill-opacity=\"")
      out.append(colour.alpha)
    }
    if let darkClass { appendClass("c", darkClass, to: &out) }
    out.append("\"")
    return out.finish()
  }

  private mutating func gradientPaint(_ gradient: LayerGradient) -> SVGPaint {
    addStops(gradient.colours)
    var out = OutputBuffer(reserving: 256)
    out.append(" fill=\"url(#")
    out.append(prefix)
    out.append("gradient-")
    out.append(gradients.count)
    out.append(")\"")
    gradients.append(gradient)
    let attributes = out.finish()
    return SVGPaint(
      attributes: attributes, fullAttributes: attributes + Array(" fill-opacity=\"1\"".utf8), isOpaque: true)
  }

  /// What the attributes say.
  func shown(_ colour: Colour) -> ColourComponents {
    switch scheme {
    case .light, .auto: colour.light
    case .dark: colour.dark
    }
  }

  /// Whether nothing shows through it in any appearance that can be seen.
  func isOpaque(_ colour: Colour) -> Bool {
    shown(colour).alpha >= 1 && (scheme != .auto || colour.dark.alpha >= 1)
  }

  /// Whether the viewer decides and sees another colour in dark.
  func differs(_ colour: Colour) -> Bool {
    scheme == .auto && (colour.light.bytes != colour.dark.bytes || colour.light.alpha != colour.dark.alpha)
  }

  /// Goes on from an attribute whose closing quote is not written yet.
  private func appendClass(_ letter: StaticString, _ index: Int, to out: inout OutputBuffer) {
    out.append("\" class=\"")
    out.append(prefix)
    out.append(letter)
    out.append(index)
  }

  private func appendRules(
    _ letter: StaticString, _ colours: [Colour], _ colourKey: StaticString, _ opacityKey: StaticString,
    to out: inout OutputBuffer
  ) {
    for (index, colour) in colours.enumerated() {
      out.append(".")
      out.append(prefix)
      out.append(letter)
      out.append(index)
      out.append(colourKey)
      out.append(opaque: colour.dark)
      if colour.dark.alpha != colour.light.alpha {
        out.append(opacityKey)
        out.append(colour.dark.alpha)
      }
      out.append("}")
    }
  }
}
