import SkelLayers
import SkelModel

// MARK: - Interface

/// What a paint is made with.
enum SwiftFill {
  /// The name of a constant.
  case constant(String)
  case literal(LayerFill)
}

/// Changes that share duration, timing and delay.
struct SwiftMotion {
  var changes: [LayerAnimation]

  /// After what is seen: `SlidingRight`, `Pulse`, else after the properties.
  var name: String {
    switch changes.map(\.keyPath) {
    case ["startPoint", "endPoint"]: "Sliding\(changes[0].direction)"
    case ["backgroundColor"]: "Pulse"
    case let keyPaths: keyPaths.map { upperCamelCase(String($0.split(separator: ".").last ?? "")) }.joined()
    }
  }
}

/// How colours, fills, motions and borders are written in one scheme.
struct SwiftPaintCode {
  private let scheme: Scheme

  init(_ scheme: Scheme) { self.scheme = scheme }

  /// An expression, in one line.
  func code(_ colour: Colour) -> String {
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

  /// A constant that paints are made of.
  func write(_ fill: LayerFill, named name: String, to text: inout SwiftText) {
    let start = "private static let \(name) = Fill"
    switch fill {
    case .gradient(let gradient): write(gradient, start, tail: "", to: &text)
    case .colour, .image: text.line("\(start)\(code(fill))")
    }
  }

  func write(_ fill: SwiftFill, _ motions: [SwiftMotion], named name: String, to text: inout SwiftText) {
    let start = "private static let \(name) = Paint"
    if motions.isEmpty, let code = shortCode(fill) { return text.call(start, [code]) }
    text.open("\(start)(")
    let tail = motions.isEmpty ? ")" : ","
    switch fill {
    case .literal(.gradient(let gradient)): write(gradient, tail: tail, to: &text)
    case .constant(let name): text.line("\(name)\(tail)")
    case .literal(let fill): text.line("\(code(fill))\(tail)")
    }
    if !motions.isEmpty { write(motions, to: &text) }
    text.leave()
  }

  func write(_ border: LayerBorder, named name: String, to text: inout SwiftText) {
    let arguments = ["width: \(swiftNumber(border.width))", "color: \(code(border.colour))"]
    text.call("private static let \(name) = Border", arguments)
  }
}

// MARK: - Implementation

extension SwiftPaintCode {
  /// `nil` for what takes several lines.
  private func shortCode(_ fill: SwiftFill) -> String? {
    switch fill {
    case .constant(let name): name
    case .literal(.gradient): nil
    case .literal(let fill): code(fill)
    }
  }

  private func code(_ fill: LayerFill) -> String {
    switch fill {
    case .colour(let colour): ".color(\(code(colour)))"
    case .image(let name, nil): ".image(\(name.swiftLiteral))"
    case .image(let name, let size?): ".image(\(name.swiftLiteral), width: \(swiftNumber(size.width)))"
    case .gradient(let gradient): ".gradient([\(gradient.colours.map(code).joined(separator: ", "))])"
    }
  }

  private func write(_ gradient: LayerGradient, _ type: String = "", tail: String, to text: inout SwiftText) {
    let plain = LayerGradient(colours: gradient.colours)
    var rest: [String] = []
    if gradient.locations != plain.locations {
      rest.append("locations: [\(gradient.locations.map(swiftNumber).joined(separator: ", "))]")
    }
    if gradient.start != plain.start { rest.append("from: \(code(gradient.start))") }
    if gradient.end != plain.end { rest.append("to: \(code(gradient.end))") }

    text.open("\(type).gradient(\(rest.isEmpty ? "[" : "")")
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
        let arguments = [
          "keyPath: \(change.keyPath.swiftLiteral)", "from: \(code(change.from))", "to: \(code(change.to))",
        ]
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
  /// Where the points of a gradient go, as seen.
  fileprivate var direction: String {
    guard case .point(let from) = from, case .point(let to) = to else { return "" }
    let vertical = to.y > from.y ? "Down" : to.y < from.y ? "Up" : ""
    let horizontal = to.x > from.x ? "Right" : to.x < from.x ? "Left" : ""
    return vertical + horizontal
  }
}

private func hex(_ colour: ColourComponents) -> String {
  let bytes = colour.bytes
  var out = OutputBuffer(reserving: 32)
  for byte in [bytes.red, bytes.green, bytes.blue] { out.append(hex: byte) }
  return "0x\(String(decoding: out.finish(), as: UTF8.self).uppercased())"
}
