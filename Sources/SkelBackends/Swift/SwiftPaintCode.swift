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
  /// Is a part of one wave over the screen.
  var isWave: Bool

  /// After what is seen: `SlidingRight`, `Pulse`, else after the properties.
  var name: String {
    switch changes.map(\.keyPath) {
    case ["startPoint", "endPoint"]: "Sliding\(changes[0].direction)\(isWave ? "Wave" : "")"
    case ["backgroundColor"]: "Pulse"
    case let keyPaths: keyPaths.map(title).joined()
    }
  }

  /// `TranslationX` of `transform.translation.x`.
  private func title(_ keyPath: String) -> String {
    keyPath.split(separator: ".").filter { $0 != "transform" }.map { upperCamelCase(String($0)) }.joined()
  }

  /// Changes both points of a gradient.
  var slides: Bool {
    changes.contains { $0.keyPath == "startPoint" } && changes.contains { $0.keyPath == "endPoint" }
  }

  /// Whether an animation runs like the others and changes something else.
  func takes(_ animation: LayerAnimation) -> Bool {
    let first = changes[0]
    return first.duration == animation.duration && first.timing == animation.timing
      && first.autoreverses == animation.autoreverses && first.delay == animation.delay
      && !changes.contains { $0.keyPath == animation.keyPath }
  }
}

/// Which framework's types paints are made of.
enum SwiftDialect {
  case uiKit, swiftUI

  var colour: String {
    switch self {
    case .uiKit: "Canvas.color"
    case .swiftUI: "Tint"
    }
  }

  /// UIKit knows how high an image is that it has the width of.
  func imageSize(_ size: Size) -> String {
    switch self {
    case .uiKit: "width: \(swiftNumber(size.width))"
    case .swiftUI: "size: CGSize(width: \(swiftNumber(size.width)), height: \(swiftNumber(size.height)))"
    }
  }
}

/// How colours, fills, motions, borders and poses are written in one scheme.
struct SwiftPaintCode {
  private let scheme: Scheme
  private let dialect: SwiftDialect

  init(_ scheme: Scheme, _ dialect: SwiftDialect) {
    self.scheme = scheme
    self.dialect = dialect
  }

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
    return "\(dialect.colour)(\(arguments.joined(separator: ", ")))"
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

  func write(_ pose: LayerPose, named name: String, to text: inout SwiftText) {
    var arguments: [String] = []
    let plain = LayerPose()
    if pose.opacity != plain.opacity { arguments.append("opacity: \(swiftNumber(pose.opacity))") }
    if pose.translation.x != 0 { arguments.append("x: \(swiftNumber(pose.translation.x))") }
    if pose.translation.y != 0 { arguments.append("y: \(swiftNumber(pose.translation.y))") }
    if pose.rotation != 0 { arguments.append("rotation: \(swiftNumber(pose.rotation))") }
    if pose.scale.x != 1 { arguments.append("scaleX: \(swiftNumber(pose.scale.x))") }
    if pose.scale.y != 1 { arguments.append("scaleY: \(swiftNumber(pose.scale.y))") }
    if let background = pose.background { arguments.append("background: \(code(background))") }
    text.call("private static let \(name) = Pose", arguments)
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
    case .image(let name, let size?): ".image(\(name.swiftLiteral), \(dialect.imageSize(size)))"
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
        write(change, tail: motion.changes.count > 1 ? "," : "", to: &text)
      }
      text.close("],")
      text.list(timing(of: motion), tail: motions.count > 1 ? ")," : ")")
      text.leave()
    }
    text.close("])")
  }

  private func write(_ change: LayerAnimation, tail: String, to text: inout SwiftText) {
    let keyPath = "keyPath: \(change.keyPath.swiftLiteral)"
    guard case .colours(let start) = change.from, case .colours(let end) = change.to else {
      return text.call("Change", [keyPath, "from: \(code(change.from))", "to: \(code(change.to))"], tail: tail)
    }
    text.open("Change(")
    text.line("\(keyPath),")
    for (label, colours) in [("from", start), ("to", end)] {
      text.open("\(label): [")
      for colour in colours { text.line(colours.count > 1 ? "\(code(colour))," : code(colour)) }
      text.close(label == "to" ? "])\(tail)" : "],")
    }
    text.leave()
  }

  private func timing(of motion: SwiftMotion) -> [String] {
    let animation = motion.changes[0]
    var result = ["duration: \(swiftNumber(animation.duration))", "timing: .\(animation.timing.rawValue)"]
    if animation.autoreverses { result.append("autoreverses: true") }
    if animation.delay != 0 { result.append("delay: \(swiftNumber(animation.delay))") }
    if motion.isWave { result.append("isWave: true") }
    return result
  }

  private func code(_ value: AnimationValue) -> String {
    switch value {
    case .number(let number): double(number)
    case .point(let point): code(point)
    case .numbers(let numbers): "[\(numbers.map(double).joined(separator: ", "))]"
    case .colour(let colour): code(colour)
    case .colours(let colours): "[\(colours.map(code).joined(separator: ", "))]"
    }
  }

  /// Is no whole number to Swift, where nothing says what type it has.
  private func double(_ number: Double) -> String {
    let text = swiftNumber(number)
    return text.utf8.contains(UInt8(ascii: ".")) ? text : "\(text).0"
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
