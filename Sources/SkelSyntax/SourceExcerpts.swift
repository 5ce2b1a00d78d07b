// MARK: - Interface

/// Where spans lie in their sources and how their lines look, for all who show diagnostics.
package struct SourceExcerpts {
  private let sources: [Source]
  /// Built for the files that are asked about.
  private var lineTables: [LineTable?]

  package init(_ sources: [Source]) {
    self.sources = sources
    lineTables = Array(repeating: nil, count: sources.count)
  }

  /// One line of source, safe to show, and the mark under it; in cells from 0.
  package struct Excerpt {
    package var line: Int
    package var text: String
    package var markColumn: Int
    package var markWidth: Int
  }

  package func path(of file: FileID) -> String {
    sources.indices.contains(Int(file.index)) ? sources[Int(file.index)].path : "?"
  }

  package mutating func place(of file: FileID, _ offset: Int) -> LineColumn {
    guard sources.indices.contains(Int(file.index)) else { return LineColumn(line: 1, column: 1) }
    return table(file).place(of: offset)
  }

  /// The column of that place in UTF-16 units, from 1, as editors count: ill-formed bytes count as one each, a
  /// byte-order mark not at all.
  package mutating func columnInUTF16(of file: FileID, _ offset: Int) -> Int {
    guard sources.indices.contains(Int(file.index)) else { return 1 }
    let place = place(of: file, offset)
    let bytes = sources[Int(file.index)].bytes
    let end = min(max(offset, 0), bytes.count)
    var line = bytes[max(end - (place.column - 1), 0)..<end]
    if place.line == 1, line.starts(with: [0xef, 0xbb, 0xbf]) { line.removeFirst(3) }
    return String(decoding: line, as: UTF8.self).utf16.count + 1
  }

  /// What stands there.
  package func text(of span: Span) -> String? {
    guard sources.indices.contains(Int(span.file.index)) else { return nil }
    let bytes = sources[Int(span.file.index)].bytes
    return String(decoding: bytes[min(Int(span.start), bytes.count)..<min(Int(span.end), bytes.count)], as: UTF8.self)
  }

  package mutating func excerpt(at span: Span) -> Excerpt? {
    guard sources.indices.contains(Int(span.file.index)) else { return nil }
    let source = sources[Int(span.file.index)]
    let place = place(of: span.file, Int(span.start))
    let line = table(span.file).bytes(ofLine: place.line, in: source.bytes)
    let shown = ShownLine(line, markFrom: Int(span.start), to: Int(span.end))
    return Excerpt(
      line: place.line, text: shown.text, markColumn: shown.markColumn, markWidth: max(shown.markWidth, 1))
  }

  /// What would mend it, in a few words.
  package mutating func fixText(_ diagnostic: Diagnostic) -> String? {
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
}

// MARK: - Implementation

extension SourceExcerpts {
  private mutating func at(_ span: Span) -> String {
    let place = place(of: span.file, Int(span.start))
    return "at \(place.line):\(place.column)"
  }

  private mutating func table(_ file: FileID) -> LineTable {
    if let table = lineTables[Int(file.index)] { return table }
    let table = LineTable(sources[Int(file.index)].bytes)
    lineTables[Int(file.index)] = table
    return table
  }
}

/// The first line of a replacement, at most 60 characters of it.
private func clipped(_ text: String) -> String {
  let line = text.unicodeScalars.prefix { $0 != "\n" && $0 != "\r" }
  let isWhole = line.count == text.unicodeScalars.count && line.count <= 60
  return String(String.UnicodeScalarView(line.prefix(60))) + (isWhole ? "" : "…")
}
