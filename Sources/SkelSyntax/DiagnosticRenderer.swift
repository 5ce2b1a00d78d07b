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
/// nothing in a source can send control characters to the terminal.
package func render(
  _ diagnostics: [Diagnostic], _ sources: [Source], as style: DiagnosticStyle, isColoured: Bool,
  into output: inout [UInt8]
) {
  var renderer = DiagnosticRenderer(sources: sources, style: style, isColoured: isColoured, output: output)
  for diagnostic in diagnostics { renderer.show(diagnostic) }
  output = renderer.output
}

/// Appends explanations in the same form, without a severity and an id.
package func render(
  _ explanations: [Explanation], _ sources: [Source], isColoured: Bool, into output: inout [UInt8]
) {
  var renderer = DiagnosticRenderer(sources: sources, style: .text, isColoured: isColoured, output: output)
  for explanation in explanations { renderer.show(explanation) }
  output = renderer.output
}

// MARK: - Implementation

private struct DiagnosticRenderer {
  let sources: [Source]
  let style: DiagnosticStyle
  let isColoured: Bool
  var output: [UInt8]
  /// Built for the files that are shown.
  var lineTables: [LineTable?]

  init(sources: [Source], style: DiagnosticStyle, isColoured: Bool, output: [UInt8]) {
    self.sources = sources
    self.style = style
    self.isColoured = isColoured
    self.output = output
    lineTables = Array(repeating: nil, count: sources.count)
  }

  mutating func show(_ diagnostic: Diagnostic) {
    let severity = diagnostic.severity
    headline(diagnostic.span, severity.word, severity.colour, "\(diagnostic.headline) [\(diagnostic.id.rawValue)]")
    if style == .text { excerpt(diagnostic.span, severity.colour, fix: fixText(diagnostic)) }
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
    let place = place(of: span.file, Int(span.start))
    let path = sources.indices.contains(Int(span.file.index)) ? sources[Int(span.file.index)].path : "?"
    write("\(safeText(path)):\(place.line):\(place.column): ", .bold)
    if let label { write("\(label):", colour) }
    write("\(label == nil ? "" : " ")\(safeText(message))\n", .bold)
  }

  /// The line under its number, and the mark under the place.
  private mutating func excerpt(_ span: Span, _ colour: Colour, fix: String?) {
    guard sources.indices.contains(Int(span.file.index)) else { return }
    let source = sources[Int(span.file.index)]
    let place = place(of: span.file, Int(span.start))
    let line = table(span.file).bytes(ofLine: place.line, in: source.bytes)
    let shown = ShownLine(line, markFrom: Int(span.start), to: Int(span.end))
    let number = String(place.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.utf8.count))
    write(gutter + number + (shown.text.isEmpty ? " |" : " | "), .blue)
    write(shown.text + "\n", .plain)
    write(gutter + String(repeating: " ", count: number.utf8.count) + " | ", .blue)
    let mark = "^" + String(repeating: "~", count: max(0, shown.markWidth - 1))
    write(String(repeating: " ", count: shown.markColumn) + mark, colour)
    if let fix { write(" fix: \(safeText(fix))", .green) }
    output.append(ascii("\n"))
  }

  /// What would mend it, in a few words.
  private mutating func fixText(_ diagnostic: Diagnostic) -> String? {
    guard let first = diagnostic.fixIts.first else { return nil }
    let replacements = diagnostic.fixIts.map { clipped($0.replacement) }
    if first.replacement.isEmpty { return first.span == diagnostic.span ? "delete" : "delete \(at(first.span))" }
    if first.span == diagnostic.span, first.span.start < first.span.end {
      return replacements.joined(separator: " or ")
    }
    let action = first.span.start == first.span.end ? "insert" : "write"
    let place = first.span.start == diagnostic.span.start ? "" : " \(at(first.span))"
    return "\(action) \(replacements.joined(separator: " or "))\(place)"
  }

  private mutating func at(_ span: Span) -> String {
    let place = place(of: span.file, Int(span.start))
    return "at \(place.line):\(place.column)"
  }

  private mutating func place(of file: FileID, _ offset: Int) -> LineColumn {
    guard sources.indices.contains(Int(file.index)) else { return LineColumn(line: 1, column: 1) }
    return table(file).place(of: offset)
  }

  private mutating func table(_ file: FileID) -> LineTable {
    if let table = lineTables[Int(file.index)] { return table }
    let table = LineTable(sources[Int(file.index)].bytes)
    lineTables[Int(file.index)] = table
    return table
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

/// The first line of a replacement, at most 60 characters of it.
private func clipped(_ text: String) -> String {
  let line = text.unicodeScalars.prefix { $0 != "\n" && $0 != "\r" }
  let isWhole = line.count == text.unicodeScalars.count && line.count <= 60
  return String(String.UnicodeScalarView(line.prefix(60))) + (isWhole ? "" : "…")
}
