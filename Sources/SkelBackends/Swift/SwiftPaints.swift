import SkelLayers
import SkelModel

// MARK: - Interface

/// The constants that the layers of one screen are painted with, each distinct value once.
struct SwiftPaints {
  private(set) var defaultName: String?
  private let tree: LayerTree
  private let scheme: Scheme
  private var paints: [SwiftPaint] = []
  private var names: [SwiftPaint: String] = [:]
  private var borderNames: [String] = []

  init(_ tree: LayerTree, _ scheme: Scheme) {
    self.tree = tree
    self.scheme = scheme
    var uses: [SwiftPaint: Int] = [:]
    for layer in tree.layers {
      guard let paint = SwiftPaint(layer) else { continue }
      if uses[paint] == nil { paints.append(paint) }
      uses[paint, default: 0] += layer.isPlaceholder ? 1 : 0
    }
    var taken: Set<String> = []
    for paint in paints { names[paint] = unused(name(of: paint), in: &taken) }
    borderNames = tree.borders.map { _ in unused("border", in: &taken) }

    var most = 0
    for paint in paints where uses[paint, default: 0] > most {
      most = uses[paint, default: 0]
      defaultName = names[paint]
    }
  }

  /// `nil` where a layer is painted with nothing, or is a placeholder and painted like most.
  func name(for layer: Layer) -> String? {
    guard let paint = SwiftPaint(layer), let name = names[paint] else { return nil }
    return layer.isPlaceholder && name == defaultName ? nil : name
  }

  func borderName(for layer: Layer) -> String? { layer.border < 0 ? nil : borderNames[Int(layer.border)] }

  /// An expression, in one line.
  func code(_ colour: Colour) -> String { colourCode(colour, scheme) }

  /// The declarations, a blank line behind each.
  func write(to text: inout SwiftText) {
    for paint in paints {
      write(paint, to: &text)
      text.line()
    }
    for (border, name) in zip(tree.borders, borderNames) {
      text.call(
        "private static let \(name) = Border", ["width: \(swiftNumber(border.width))", "color: \(code(border.colour))"])
      text.line()
    }
  }
}

extension Layer {
  /// Stands for content that loads: what `update` paints and moves otherwise.
  var isPlaceholder: Bool {
    switch role {
    case .block, .line, .section: fill >= 0
    case .container, .holder, .border: false
    }
  }
}

// MARK: - Implementation

/// Indices into the tree's tables.
private struct SwiftPaint: Hashable {
  var fill: Int32
  var animations: Int32

  init?(_ layer: Layer) {
    guard layer.fill >= 0 else { return nil }
    fill = layer.fill
    animations = layer.isPlaceholder ? layer.animations : -1
  }
}

/// Changes that share duration, timing and delay.
private struct SwiftMotion {
  var changes: [LayerAnimation]

  var name: String {
    switch changes.map(\.keyPath) {
    case ["startPoint", "endPoint"]: "Sliding"
    case ["backgroundColor"]: "Pulse"
    case let keyPaths: keyPaths.map { upperCamelCase(String($0.split(separator: ".").last ?? "")) }.joined()
    }
  }
}

extension SwiftPaints {
  /// After the colour's name in the language and the kind of motion: `skeletonDefaultPulse`, `gradientSliding`.
  private func name(of paint: SwiftPaint) -> String {
    let fill =
      switch tree.fills[Int(paint.fill)] {
      case .colour(let colour): NamedColour.all.first { isEqual($0.colour, colour) }?.name ?? "color"
      case .gradient: "gradient"
      case .image: "image"
      }
    return fill + motions(of: paint).map(\.name).joined()
  }

  private func isEqual(_ one: Colour, _ other: Colour) -> Bool {
    one.light.bytes == other.light.bytes && one.dark.bytes == other.dark.bytes
  }

  private func motions(of paint: SwiftPaint) -> [SwiftMotion] {
    guard paint.animations >= 0 else { return [] }
    var result: [SwiftMotion] = []
    for animation in tree.animationLists[Int(paint.animations)] {
      if let last = result.last?.changes.last, last.runsLike(animation) {
        result[result.count - 1].changes.append(animation)
      } else {
        result.append(SwiftMotion(changes: [animation]))
      }
    }
    return result
  }

  private func write(_ paint: SwiftPaint, to text: inout SwiftText) {
    let start = "private static let \(names[paint, default: ""]) = Paint"
    let motions = motions(of: paint)
    switch tree.fills[Int(paint.fill)] {
    case .colour(let colour):
      guard !motions.isEmpty else { return text.call(start, [".color(\(code(colour)))"]) }
      text.open("\(start)(")
      text.line(".color(\(code(colour))),")
    case .image(let name, let size):
      let width = size.map { ", width: \(swiftNumber($0.width))" } ?? ""
      guard !motions.isEmpty else { return text.call(start, [".image(\(name.swiftLiteral)\(width))"]) }
      text.open("\(start)(")
      text.line(".image(\(name.swiftLiteral)\(width)),")
    case .gradient(let gradient):
      text.open("\(start)(")
      write(gradient, tail: motions.isEmpty ? ")" : ",", to: &text)
      if motions.isEmpty { return text.leave() }
    }
    write(motions, to: &text)
    text.leave()
  }

  private func write(_ gradient: LayerGradient, tail: String, to text: inout SwiftText) {
    let plain = LayerGradient(colours: gradient.colours)
    var rest: [String] = []
    if gradient.locations != plain.locations {
      rest.append("locations: [\(gradient.locations.map(swiftNumber).joined(separator: ", "))]")
    }
    if gradient.start != plain.start { rest.append("from: \(code(gradient.start))") }
    if gradient.end != plain.end { rest.append("to: \(code(gradient.end))") }

    text.open(rest.isEmpty ? ".gradient([" : ".gradient(")
    if !rest.isEmpty { text.open("[") }
    for colour in gradient.colours { text.line(gradient.colours.count > 1 ? "\(code(colour))," : code(colour)) }
    guard !rest.isEmpty else { return text.close("])\(tail)") }
    text.close("],")
    text.list(rest, tail: ")\(tail)")
    text.leave()
  }

  private func write(_ motions: [SwiftMotion], to text: inout SwiftText) {
    text.open("[")
    for motion in motions {
      text.open("Motion(")
      text.open("changes: [")
      for change in motion.changes {
        let arguments = ["keyPath: \(change.keyPath.swiftLiteral)", "from: \(code(change.from))", "to: \(code(change.to))"]
        text.call("Change", arguments, tail: motion.changes.count > 1 ? "," : "")
      }
      text.close("],")
      text.list(timing(of: motion.changes[0]), tail: motions.count > 1 ? ")," : ")")
      text.leave()
    }
    text.close("])")
  }

  private func timing(of animation: LayerAnimation) -> [String] {
    var result = ["duration: \(swiftNumber(animation.duration))", "timing: .\(animation.timing.rawValue)"]
    if animation.autoreverses { result.append("autoreverses: true") }
    if animation.delay != 0 { result.append("delay: \(swiftNumber(animation.delay))") }
    return result
  }

  private func code(_ value: AnimationValue) -> String {
    switch value {
    case .number(let number): swiftNumber(number)
    case .point(let point): code(point)
    case .numbers(let numbers): "[\(numbers.map(swiftNumber).joined(separator: ", "))] as [Double]"
    case .colour(let colour): code(colour)
    }
  }

  private func code(_ point: Point) -> String { "CGPoint(x: \(swiftNumber(point.x)), y: \(swiftNumber(point.y)))" }
}

extension LayerAnimation {
  /// Both may be parts of one group.
  fileprivate func runsLike(_ other: LayerAnimation) -> Bool {
    duration == other.duration && timing == other.timing && autoreverses == other.autoreverses && delay == other.delay
  }
}

private func colourCode(_ colour: Colour, _ scheme: Scheme) -> String {
  let (light, dark) =
    switch scheme {
    case .light: (colour.light, colour.light)
    case .dark: (colour.dark, colour.dark)
    case .auto: (colour.light, colour.dark)
    }
  var arguments = [hex(light)]
  if light.alpha != 1 { arguments.append("alpha: \(swiftNumber(light.alpha))") }
  if hex(dark) != hex(light) { arguments.append("dark: \(hex(dark))") }
  if dark.alpha != light.alpha { arguments.append("darkAlpha: \(swiftNumber(dark.alpha))") }
  return "Canvas.color(\(arguments.joined(separator: ", ")))"
}

private func hex(_ colour: ColourComponents) -> String {
  let bytes = colour.bytes
  var out = OutputBuffer(reserving: 32)
  for byte in [bytes.red, bytes.green, bytes.blue] { out.append(hex: byte) }
  return "0x\(String(decoding: out.finish(), as: UTF8.self).uppercased())"
}
