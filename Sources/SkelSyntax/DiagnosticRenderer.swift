// MARK: - Interface

/// How much of a diagnostic is shown.
package enum DiagnosticStyle: Sendable {
  /// The headline, the source line with a mark under the place, what would mend it; notes likewise.
  case text
  /// Headlines only, one line each.
  case short
}

/// Appends diagnostics as people, editors and build systems read them: `path:line:column: error: headline [id]`.
///
/// Columns count UTF-8 bytes. Marks stand right under tabs and wide characters, a very long line is shown in part, and
/// nothing in a source can send control characters to the terminal. Where `link` gives a path a URI, the path leads
/// there, in terminals that know OSC 8.
package func render(
  _ diagnostics: [Diagnostic], _ sources: [Source], as style: DiagnosticStyle, isColoured: Bool,
  link: @escaping (String) -> String? = { _ in nil }, into output: inout [UInt8]
) {
  var renderer = DiagnosticRenderer(sources: sources, style: style, isColoured: isColoured, link: link, output: output)
  for diagnostic in diagnostics { renderer.show(diagnostic) }
  output = renderer.output
}

/// Appends explanations in the same form, without a severity and an id.
package func render(
  _ explanations: [Explanation], _ sources: [Source], isColoured: Bool,
  link: @escaping (String) -> String? = { _ in nil }, into output: inout [UInt8]
) {
  var renderer = DiagnosticRenderer(sources: sources, style: .text, isColoured: isColoured, link: link, output: output)
  for explanation in explanations { renderer.show(explanation) }
  output = renderer.output
}

// MARK: - Implementation

private struct DiagnosticRenderer {
  var excerpts: SourceExcerpts
  let style: DiagnosticStyle
  let isColoured: Bool
  let link: (String) -> String?
  var output: [UInt8]

  init(
    sources: [Source], style: DiagnosticStyle, isColoured: Bool, link: @escaping (String) -> String?, output: [UInt8]
  ) {
    excerpts = SourceExcerpts(sources)
    self.style = style
    self.isColoured = isColoured
    self.link = link
    self.output = output
  }

  mutating func show(_ diagnostic: Diagnostic) {
    let severity = diagnostic.severity
    headline(diagnostic.span, severity.word, severity.colour, "\(diagnostic.headline) [\(diagnostic.id.rawValue)]")
    if style == .text { excerpt(diagnostic.span, severity.colour, fix: excerpts.fixText(diagnostic)) }
    show(diagnostic.notes)
  }

  mutating func show(_ explanation: Explanation) {
    headline(explanation.span, nil, .bold, explanation.headline)
    excerpt(explanation.span, .cyan, fix: nil)
    show(explanation.notes)
  }

  private mutating func show(_ notes: [Explanation.Note]) {
    for note in notes {
      headline(note.span, "note", .cyan, note.message)
      if style == .text { excerpt(note.span, .cyan, fix: nil) }
    }
  }

  /// path:line:column: label: message
  private mutating func headline(_ span: Span, _ label: String?, _ colour: Colour, _ message: String) {
    let place = excerpts.place(of: span.file, Int(span.start))
    let path = excerpts.path(of: span.file)
    let name = link(path).map { "\u{1b}]8;;\($0)\u{1b}\\\(safeText(path))\u{1b}]8;;\u{1b}\\" } ?? safeText(path)
    write("\(name):\(place.line):\(place.column): ", .bold)
    if let label { write("\(label):", colour) }
    write("\(label == nil ? "" : " ")\(safeText(message))\n", .bold)
  }

  /// The line under its number, and the mark under the place.
  private mutating func excerpt(_ span: Span, _ colour: Colour, fix: String?) {
    guard let shown = excerpts.excerpt(at: span) else { return }
    let number = String(shown.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.utf8.count))
    write(gutter + number + (shown.text.isEmpty ? " |" : " | "), .blue)
    write(shown.text + "\n", .plain)
    write(gutter + String(repeating: " ", count: number.utf8.count) + " | ", .blue)
    let mark = "^" + String(repeating: "~", count: shown.markWidth - 1)
    write(String(repeating: " ", count: shown.markColumn) + mark, colour)
    if let fix { write(" fix: \(safeText(fix))", .green) }
    output.append(ascii("\n"))
  }

  private mutating func write(_ text: String, _ colour: Colour) {
    let isPlain = !isColoured || colour == .plain
    if !isPlain { output.append(contentsOf: "\u{1b}[\(colour.rawValue)m".utf8) }
    // A coloured line end would colour the next line in some terminals.
    let endsLine = text.utf8.last == ascii("\n")
    output.append(contentsOf: endsLine ? text.utf8.dropLast() : text.utf8[...])
    if !isPlain { output.append(contentsOf: "\u{1b}[0m".utf8) }
    if endsLine { output.append(ascii("\n")) }
  }

  enum Colour: String {
    case plain = "0"
    case bold = "1"
    case red = "1;31"
    case green = "32"
    case yellow = "1;33"
    case blue = "34"
    case cyan = "1;36"
  }
}

extension Severity {
  fileprivate var colour: DiagnosticRenderer.Colour {
    switch self {
    case .info: .cyan
    case .warning: .yellow
    case .error: .red
    }
  }
}
