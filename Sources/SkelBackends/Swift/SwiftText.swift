import SkelModel

// MARK: - Interface

/// Lines of Swift, laid out as `swift format` does by default: two spaces for each level, at most 100 columns.
struct SwiftText: ~Copyable {
  private var out: OutputBuffer
  private(set) var level = 0

  init(reserving capacity: Int) { out = OutputBuffer(reserving: capacity) }

  mutating func finish() -> [UInt8] { out.finish() }

  /// Whole lines as they are, without the last line end.
  mutating func append(_ lines: StaticString) {
    out.append(lines)
    out.append("\n")
  }

  mutating func line(_ text: String = "") {
    if !text.isEmpty {
      for _ in 0..<level { out.append("  ") }
      out.append(text)
    }
    out.append("\n")
  }

  /// A line that ends in an opening bracket; what follows stands further in.
  mutating func open(_ text: String) {
    line(text)
    level += 1
  }

  mutating func close(_ text: String = "}") {
    level -= 1
    line(text)
  }

  /// Further in, behind a line that ends in an opening bracket.
  mutating func enter() { level += 1 }

  /// Back to the level before an `open` whose closing bracket stands behind something else.
  mutating func leave() { level -= 1 }

  /// A call in one line, or broken behind its parenthesis and wherever the next argument no longer fits. `tail` follows
  /// the call in its last line.
  ///
  /// The name of what is made stands behind it where there is room.
  mutating func call(_ head: String, _ arguments: [String], tail: String = "", named name: String = "") {
    let length = arguments.reduce(head.columns + tail.columns) { $0 + $1.columns + 2 }
    guard length > lineLength - 2 * level, !arguments.isEmpty else {
      let code = "\(head)(\(arguments.joined(separator: ", ")))\(tail)"
      let comment = withoutControls(name[...])
      let hasRoom = !comment.isEmpty && code.columns + comment.columns + 5 <= lineLength - 2 * level
      return line(hasRoom ? "\(code)  // \(comment)" : code)
    }
    open("\(head)(")
    // What opens a block stands below the arguments, anything else behind the last one.
    if tail.hasSuffix("{") {
      list(arguments, tail: "")
      close(")\(tail)")
    } else {
      list(arguments, tail: ")\(tail)")
      leave()
    }
  }

  /// Arguments, as many in a line as fit.
  mutating func list(_ arguments: [String], tail: String) {
    var text = ""
    for (index, argument) in arguments.enumerated() {
      let piece = index == arguments.count - 1 ? "\(argument)\(tail)" : "\(argument),"
      if !text.isEmpty, text.columns + 1 + piece.columns > lineLength - 2 * level {
        line(text)
        text = piece
      } else {
        text += text.isEmpty ? piece : " \(piece)"
      }
    }
    line(text)
  }

  /// A comment of any number of lines; `mark` is `//` or `///`.
  mutating func comment(_ text: String, _ mark: String) {
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      line(part.isEmpty ? mark : "\(mark) \(withoutControls(part))")
    }
  }

  /// How the doc comment of a screen's type begins: what the layout says of it, its size and reading direction.
  mutating func summary(of screen: Screen) {
    if let doc = screen.doc {
      comment(doc, "///")
      line("///")
    }
    let device = screen.device.map { " (\($0))" } ?? ""
    let direction = screen.direction == .leftToRight ? "left to right" : "right to left"
    let size = "\(swiftNumber(screen.size.width)) × \(swiftNumber(screen.size.height)) points\(device)"
    comment("The skeleton of \(screen.name): \(size), from \(direction).", "///")
  }
}

extension String {
  /// As a Swift literal.
  var swiftLiteral: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isControl(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// As in every output; digits stand in groups of three where there are seven or more.
func swiftNumber(_ value: Double) -> String {
  var out = OutputBuffer(reserving: 32)
  out.append(value)
  let text = String(decoding: out.finish(), as: UTF8.self)
  guard text.utf8.count > 6 else { return text }
  let whole = text.prefix { $0 != "." }
  let digits = whole.drop { $0 == "-" }
  guard digits.count > 6, whole.count == text.count else { return text }
  var grouped = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { grouped += "_" }
    grouped.append(digit)
  }
  return value < 0 ? "-\(grouped)" : grouped
}

/// A factor of what counts up: with six decimals where three would leave an error that grows. Not negative.
func swiftFactor(_ value: Double) -> String {
  guard value < 1e9, (value * 1000 - (value * 1000).rounded()).magnitude > 1e-3 else { return swiftNumber(value) }
  let millionths = Int((value * 1e6).rounded())
  var decimals = String(millionths % 1_000_000)
  decimals = String(repeating: "0", count: 6 - decimals.utf8.count) + decimals
  while decimals.last == "0" { decimals.removeLast() }
  return "\(millionths / 1_000_000).\(decimals)"
}

// MARK: - Implementation

private let lineLength = 100

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: true
  default: turnsText(scalar)
  }
}

/// Makes text run in the other direction, so that code looks like something else.
private func turnsText(_ scalar: Unicode.Scalar) -> Bool {
  (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
}

private func withoutControls(_ text: Substring) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if scalar == "\t" {
      result += "  "
    } else if !isControl(scalar) {
      result.unicodeScalars.append(scalar)
    }
  }
  while result.last == " " { result.removeLast() }
  return result
}

extension String {
  fileprivate var columns: Int { utf8.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } }
}
