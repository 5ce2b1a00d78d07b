import SkelModel
import SkelSyntax

// MARK: - Interface

/// Takes out the warnings and advice that `// skelc:allow id, id` comments of the sources speak of, or the same between
/// `/*` and `*/`, and says what is wrong with such comments.
///
/// Behind something, the comment speaks of its line; on a line of its own, of the next line that holds anything; before
/// everything else, of its whole file. Errors are never silent. That a comment silences nothing is said only where
/// `isComplete`: every screen of the input was laid out as the file says.
func silence(
  allowedIn sources: [Source], isComplete: Bool, _ diagnostics: inout Diagnostics
) {
  var allowances: [Allowance: Span] = [:]
  for (index, source) in sources.enumerated() where mentionsDirective(source.bytes) {
    var reader = AllowReader(source, FileID(index), allowances, diagnostics)
    reader.read()
    allowances = reader.allowances
    diagnostics = reader.diagnostics
  }
  if allowances.isEmpty { return }

  var excerpts = SourceExcerpts(sources)
  var used: Set<Allowance> = []
  diagnostics = diagnostics.changed { diagnostic in
    guard diagnostic.severity != .error else { return diagnostic }
    let file = diagnostic.span.file
    let line = excerpts.place(of: file, Int(diagnostic.span.start)).line
    let silencing = [line, nil].map { Allowance(id: diagnostic.id, file: file, line: $0) }
      .filter { allowances[$0] != nil }
    used.formUnion(silencing)
    return silencing.isEmpty ? diagnostic : nil
  }
  guard isComplete, diagnostics.dropped == 0, !diagnostics.hasErrors else { return }
  let unused = allowances.filter { $0.key.file == FileID(0) && !used.contains($0.key) }
  for (allowance, span) in unused.sorted(by: { $0.value.start < $1.value.start }) {
    diagnostics.report(.unusedAllow(allowance.id, line: allowance.line, span))
  }
}

// MARK: - Implementation

/// What one id of a comment silences.
private struct Allowance: Hashable {
  var id: DiagnosticID
  var file: FileID
  /// `nil` is the whole file.
  var line: Int?
}

private let directive = Array("skelc:".utf8)

/// Whether `skelc:` stands anywhere in the bytes; looks at one byte in six of a file without it.
private func mentionsDirective(_ bytes: [UInt8]) -> Bool {
  let last = directive.count - 1
  var end = last
  while end < bytes.count {
    // Goes on to the next place where this byte could belong to the word.
    switch bytes[end] {
    case UInt8(ascii: ":"):
      if bytes[(end - last)...end].elementsEqual(directive) { return true }
      end += directive.count
    case UInt8(ascii: "c"): end += 1
    case UInt8(ascii: "l"): end += 2
    case UInt8(ascii: "e"): end += 3
    case UInt8(ascii: "k"): end += 4
    case UInt8(ascii: "s"): end += 5
    default: end += directive.count
    }
  }
  return false
}

/// Reads the comments between the tokens of one source.
private struct AllowReader {
  let source: Source
  let file: FileID
  private let lines: LineTable
  /// With the place of the id in its comment.
  private(set) var allowances: [Allowance: Span]
  private(set) var diagnostics: Diagnostics

  init(_ source: Source, _ file: FileID, _ allowances: [Allowance: Span], _ diagnostics: Diagnostics) {
    self.source = source
    self.file = file
    self.allowances = allowances
    self.diagnostics = diagnostics
    lines = LineTable(source.bytes)
  }

  mutating func read() {
    var ignored = Diagnostics()
    let tokens = lex(source, as: file, into: &ignored)
    var start = 0
    for (index, token) in tokens.enumerated() {
      let next = token.kind == .endOfFile ? nil : token.start
      gap(start..<token.start, isFirst: index == 0, next: next)
      start = token.end
    }
  }

  /// The bytes between two tokens: white space and comments.
  private mutating func gap(_ range: Range<Int>, isFirst: Bool, next: Int?) {
    let bytes = source.bytes
    var position = range.lowerBound
    var depth = 0
    var opener = position
    while position + 1 < range.upperBound {
      switch (bytes[position], bytes[position + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        if depth == 0 { opener = position }
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")) where depth > 0:
        depth -= 1
        if depth == 0 { comment(opener, opener + 2..<position, in: range, isFirst: isFirst, next: next) }
        position += 2
      case (UInt8(ascii: "/"), UInt8(ascii: "/")) where depth == 0:
        var end = position
        while end < range.upperBound, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
        comment(position, textOfLine(from: position + 2, to: end), in: range, isFirst: isFirst, next: next)
        position = end
      default: position += 1
      }
    }
  }

  /// Behind `//`, and behind `///` as well.
  private func textOfLine(from start: Int, to end: Int) -> Range<Int> {
    let slash = UInt8(ascii: "/")
    let isDoc = start < end && source.bytes[start] == slash && (start + 1 == end || source.bytes[start + 1] != slash)
    return (isDoc ? start + 1 : start)..<end
  }

  /// - Parameters:
  ///   - start: of the comment.
  ///   - words: what stands in it.
  private mutating func comment(
    _ start: Int, _ words: Range<Int>, in gap: Range<Int>, isFirst: Bool, next: Int?
  ) {
    let text = trimmed(words)
    guard source.bytes[text].starts(with: directive) else { return }
    let wordEnd = end(of: text.lowerBound + directive.count..<text.upperBound) { $0 | 0x20 >= UInt8(ascii: "a") }
    let word = string(text.lowerBound + directive.count..<wordEnd)
    // A colon in prose is no directive.
    if word.isEmpty { return }
    guard word == "allow" else {
      diagnostics.report(.unknownDirective(word, Span(file, text.lowerBound, wordEnd)))
      return
    }
    if words.lowerBound == start + 3 {
      return diagnostics.report(.documentsInsteadOfAllows(Span(file, start, wordEnd), Span(file, start, start + 3)))
    }
    let ownLine = lines.place(of: start).line
    let standsAlone = lines.place(of: gap.lowerBound).line != ownLine || isFirst
    let line = isFirst ? nil : standsAlone ? next.map { lines.place(of: $0).line } ?? ownLine : ownLine
    if trimmed(wordEnd..<text.upperBound).isEmpty {
      diagnostics.report(.allowsNothing(Span(file, text.lowerBound, wordEnd)))
    }
    for entry in source.bytes[wordEnd..<text.upperBound].split(separator: UInt8(ascii: ",")) {
      let place = trimmed(entry.startIndex..<entry.endIndex)
      if !place.isEmpty { allow(string(place), Span(file, place.lowerBound, place.upperBound), line) }
    }
  }

  private mutating func allow(_ word: String, _ span: Span, _ line: Int?) {
    guard let id = DiagnosticID(rawValue: word) else { return diagnostics.report(.unknownAllowed(word, span)) }
    if id.severity == .error { return diagnostics.report(.errorAllowed(word, span)) }
    allowances[Allowance(id: id, file: file, line: line)] = span
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: source.bytes[range], as: UTF8.self) }

  private func end(of range: Range<Int>, where isPart: (UInt8) -> Bool) -> Int {
    source.bytes[range].firstIndex { !isPart($0) } ?? range.upperBound
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (9...13).contains(byte) }
    let start = end(of: range, where: isSpace)
    var past = range.upperBound
    while past > start, isSpace(source.bytes[past - 1]) { past -= 1 }
    return start..<past
  }
}

extension Diagnostic {
  fileprivate static func unusedAllow(_ id: DiagnosticID, line: Int?, _ span: Span) -> Diagnostic {
    let place = line.map { "on line \($0)" } ?? "in this file"
    return Diagnostic(.unusedAllow, "Nothing \(place) is '\(id.rawValue)'; there is nothing to allow", span)
  }

  fileprivate static func unknownAllowed(_ word: String, _ span: Span) -> Diagnostic {
    let silent = DiagnosticID.allCases.filter { $0.severity != .error }.map(\.rawValue)
    let headline = "'\(excerpt(word))' is not a warning"
    guard let meant = suggestion(for: word, among: silent) else {
      return Diagnostic(.wrongAllow, "\(headline); ids are separated by ','", span)
    }
    return Diagnostic(.wrongAllow, "\(headline); did you mean '\(meant)'?", span, fixIts: [FixIt(span, meant)])
  }

  fileprivate static func errorAllowed(_ word: String, _ span: Span) -> Diagnostic {
    Diagnostic(.wrongAllow, "'\(word)' is an error; only warnings and advice can be allowed", span)
  }

  fileprivate static func allowsNothing(_ span: Span) -> Diagnostic {
    Diagnostic(.wrongAllow, "'skelc:allow' needs the ids of warnings behind it", span)
  }

  /// - Parameter slashes: the three of them.
  fileprivate static func documentsInsteadOfAllows(_ span: Span, _ slashes: Span) -> Diagnostic {
    let headline = "'///' documents what is below; a comment that silences is '// skelc:allow ID'"
    return Diagnostic(.wrongAllow, headline, span, fixIts: [FixIt(slashes, "//")])
  }

  fileprivate static func unknownDirective(_ word: String, _ span: Span) -> Diagnostic {
    let headline = "'skelc:\(excerpt(word))' says nothing; a comment that silences is 'skelc:allow ID'"
    guard suggestion(for: word, among: ["allow"]) != nil else { return Diagnostic(.wrongAllow, headline, span) }
    return Diagnostic(.wrongAllow, headline, span, fixIts: [FixIt(span, "skelc:allow")])
  }
}
