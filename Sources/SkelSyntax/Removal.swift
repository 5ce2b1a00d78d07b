// MARK: - Interface

extension Diagnostic.FixIt {
  /// Takes a whole item, or an attribute in parentheses, out of a file, so that what stays reads as if it had never been
  /// there: with its comma or semicolon, with the lines that it has for itself, and with its `///` comment.
  ///
  /// `nil` where a comment stands in between, of which only its author knows where it belongs.
  package init?(removing span: Span, from source: Source, _ tokens: [Token]) {
    guard let place = Removal(span, source.bytes, tokens).place else { return nil }
    self.init(Span(span.file, place.lowerBound, place.upperBound), "")
  }
}

/// The same for stages that have left the trees behind: reads a source again when first something is taken out of it.
package struct Removals {
  private let sources: [Source]
  private var tokens: [[Token]?]

  package init(_ sources: [Source]) {
    self.sources = sources
    tokens = Array(repeating: nil, count: sources.count)
  }

  package mutating func fixIts(removing span: Span) -> [Diagnostic.FixIt] {
    let file = Int(span.file.index)
    if tokens[file] == nil {
      var ignored = Diagnostics()
      tokens[file] = lex(sources[file], as: span.file, into: &ignored)
    }
    return [Diagnostic.FixIt(removing: span, from: sources[file], tokens[file] ?? [])].compactMap { $0 }
  }
}

// MARK: - Implementation

private struct Removal {
  let bytes: [UInt8]
  let tokens: [Token]
  let start: Int
  let end: Int
  /// The item's first token, and the one behind its last.
  let first: Int
  let next: Int
  /// Where the text begins: behind a byte-order mark.
  let textStart: Int

  init(_ span: Span, _ bytes: [UInt8], _ tokens: [Token]) {
    self.bytes = bytes
    self.tokens = tokens
    start = Int(span.start)
    end = Int(span.end)
    first = Removal.index(of: start, tokens)
    next = Removal.index(of: end, tokens)
    textStart = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
  }

  var place: Range<Int>? {
    guard first < next, next < tokens.count else { return nil }
    let before = first > 0 ? tokens[first - 1].kind : nil
    let isEntry = before == .leftParen || before == .comma
    return isEntry && (tokens[next].kind == .comma || tokens[next].kind == .rightParen) ? entry : item
  }

  /// In parentheses: with the comma behind it, of the last one with the comma before, of the only one with both
  /// parentheses.
  private var entry: Range<Int>? {
    let (before, behind) = (tokens[first - 1], tokens[next])
    guard isBlank(before.end, start), isBlank(end, behind.start) else { return nil }
    guard behind.kind == .comma else {
      return before.kind == .comma ? before.start..<end : before.start..<behind.end
    }
    let following = tokens[next + 1]
    if following.kind == .rightParen { return start..<behind.end }
    return isBlank(behind.end, following.start) ? start..<following.start : nil
  }

  private var item: Range<Int>? {
    let lineStart = lineStart(of: start)
    let beginsLine = isBlank(lineStart, start)
    let behind = tokens[next]
    if behind.kind == .semicolon {
      let following = tokens[next + 1]
      guard isBlank(end, behind.start) else { return nil }
      if following.kind != .endOfFile, !following.isAfterLineEnd {
        return isBlank(behind.end, following.start) ? start..<following.start : nil
      }
      if beginsLine { return lines(from: lineStart, behind.end) }
      guard first > 0, isBlank(tokens[first - 1].end, start) else { return nil }
      return tokens[first - 1].end..<behind.end
    }
    if behind.kind == .endOfFile || behind.isAfterLineEnd {
      if beginsLine { return lines(from: lineStart, end) }
      guard first > 0, isBlank(tokens[first - 1].end, start) else { return nil }
      return tokens[first - 1].kind == .semicolon ? tokens[first - 1].start..<end : tokens[first - 1].end..<end
    }
    // `{ a; b }`, `{ a }`.
    guard first > 0, isBlank(tokens[first - 1].end, start), isBlank(end, behind.start) else { return nil }
    return tokens[first - 1].kind == .semicolon ? tokens[first - 1].start..<end : tokens[first - 1].end..<end
  }

  /// Whole lines, the documentation above and a comment behind it among them. Of the empty lines around them one stays.
  private func lines(from lineStart: Int, _ past: Int) -> Range<Int>? {
    var lower = lineStart
    var upper = past
    while upper < bytes.count, !isLineEnd(upper) {
      if bytes[upper] == UInt8(ascii: "/"), upper + 1 < bytes.count, bytes[upper + 1] == UInt8(ascii: "*") {
        return nil
      }
      upper += 1
    }
    upper = behindLineEnd(upper)
    while lower > textStart {
      let above = self.lineStart(of: lower - 1)
      guard isDocumentation(above, lower) else { break }
      lower = above
    }
    let isBehindSpace = lower > textStart && isBlank(self.lineStart(of: lower - 1), lower)
    if isBehindSpace, tokens[next].kind == .rightBrace, tokens[next].start < lineEnd(from: upper) {
      lower = self.lineStart(of: lower - 1)
    } else if lower == textStart || isBehindSpace
      || first > 0 && tokens[first - 1].kind == .leftBrace
        && isBlank(tokens[first - 1].end, lower)
    {
      let following = lineEnd(from: upper)
      if upper < bytes.count, isBlank(upper, following) {
        upper = behindLineEnd(following)
      } else if upper >= bytes.count, lower > textStart {
        lower = self.lineStart(of: lower - 1)
      }
    }
    return lower..<upper
  }

  /// The first token that begins at an offset or behind it.
  private static func index(of offset: Int, _ tokens: [Token]) -> Int {
    tokens.partitioningIndex { $0.start >= offset }
  }

  private func isLineEnd(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r")
  }

  /// Nothing but white space lies in between.
  private func isBlank(_ from: Int, _ to: Int) -> Bool {
    bytes[from..<to].allSatisfy { $0 == UInt8(ascii: " ") || (9...13).contains($0) }
  }

  private func lineStart(of offset: Int) -> Int {
    var index = offset
    // From behind `\r\n`, its `\n` belongs to the line that it ends.
    if index > 0, index < bytes.count, bytes[index] == UInt8(ascii: "\n"), bytes[index - 1] == UInt8(ascii: "\r") {
      index -= 1
    }
    while index > textStart, !isLineEnd(index - 1) { index -= 1 }
    return index
  }

  private func lineEnd(from offset: Int) -> Int { bytes[offset...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count }

  /// What begins behind the line end at `index`, if there is one.
  private func behindLineEnd(_ index: Int) -> Int {
    guard index < bytes.count else { return index }
    let isPair = bytes[index] == 13 && index + 1 < bytes.count && bytes[index + 1] == 10
    return index + (isPair ? 2 : 1)
  }

  /// A line that holds a `///` comment alone.
  private func isDocumentation(_ from: Int, _ to: Int) -> Bool {
    let line = bytes[from..<to].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let slash = UInt8(ascii: "/")
    return line.starts(with: [slash, slash, slash]) && !line.dropFirst(3).starts(with: [slash])
  }
}
