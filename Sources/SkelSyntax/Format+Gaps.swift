// MARK: - Interface

/// What stands between two tokens: separators, line ends, spaces and comments.
extension Formatter {
  mutating func gap(before token: Int, _ kind: TokenKind) {
    let isOpened = last?.isOpener ?? true
    let isClosed = kind.isCloser || kind == .endOfFile
    if frame.layout == .lines {
      let separates = marks(token).contains(frame.isBlock ? .beginsItem : .isBehindSeparator)
      if isOpened || isClosed || separates {
        return lineBreak(before: token, isOpened: isOpened, isClosed: isClosed)
      }
    }
    let isParted = frame.layout == .oneLine && !isOpened
    sameLine(before: token, kind, separator: isParted ? separator(before: token, isClosed) : nil)
  }
}

// MARK: - Implementation

extension Formatter {
  /// The number of comments in the gap before a token.
  private func commentCount(before token: Int) -> Int {
    guard marks(token).contains(.hasComments) else { return 0 }
    return plan.comments[comment...].prefix { $0.token == token }.count
  }

  private mutating func writeComment() {
    text.append(plan.comments[comment].comment)
    comment += 1
  }

  // MARK: Between items and entries on lines of their own

  private mutating func lineBreak(before token: Int, isOpened: Bool, isClosed: Bool) {
    // No line end parts an item from the word `else`.
    if marks(token).contains(.beginsItem), !isOpened, isElse(tree.tokens[token]) { text.append(";") }
    let needsComma = !frame.isBlock && !isOpened && (!isClosed || marks(partner(of: token)).contains(.takesCommas))
    if !marks(token).contains(.hasComments) {
      if needsComma { text.append(",") }
      let blankLine = plan.entries[token].lineEnds > 1 && !isOpened && !isClosed
      return text.endLine(indent: indent(of: token, isClosed), isBlankLineBehind: blankLine)
    }
    let count = commentCount(before: token)
    let lineEnds = lineEnds(around: count, before: token, isOpened: isOpened, isClosed: isClosed)
    // The comma stands behind comments that stand before it on the entry's line.
    var commaPlace = needsComma ? 0 : nil as Int?
    if needsComma, marks(token).contains(.isBehindSeparator) { commaPlace = commentsBeforeComma(count, lineEnds) }
    for index in 0..<count {
      if index == commaPlace { text.append(",") }
      let isLine = plan.comments[comment].comment.isLine
      if lineEnds[index] > 0 || last == nil && index == 0 {
        text.endLine(indent: frame.indent, isBlankLineBehind: lineEnds[index] > 1)
      } else if isLine {
        text.spaceBeforeLineComment()
      } else {
        text.append(" ")
      }
      writeComment()
    }
    if commaPlace == count { text.append(",") }
    if lineEnds[count] > 0 {
      text.endLine(indent: indent(of: token, isClosed), isBlankLineBehind: lineEnds[count] > 1)
    } else {
      text.append(" ")
    }
  }

  private func isElse(_ token: Token) -> Bool {
    Keyword(tree.source.bytes, from: token.start, to: token.end) == .else
  }

  private func indent(of token: Int, _ isClosed: Bool) -> Int {
    isClosed && !outerFrames.isEmpty ? frame.indent - 2 : frame.indent
  }

  /// The line ends before each comment of a gap and before the token behind it; 2 makes a blank line.
  private func lineEnds(around count: Int, before token: Int, isOpened: Bool, isClosed: Bool) -> [Int] {
    let comments = plan.comments[comment..<comment + count]
    var lineEnds = comments.map { min($0.comment.lineEndsBefore, 2) } + [Int(plan.entries[token].lineEnds)]
    if lineEnds.allSatisfy({ $0 == 0 }) {
      // All on one line so far: what stands behind the separator goes to the next.
      let place = isOpened ? 0 : comments.firstIndex { $0.followsSeparator }.map { $0 - comment } ?? count
      lineEnds[place] = 1
    }
    if isOpened { lineEnds[0] = min(lineEnds[0], 1) }
    if isClosed {
      lineEnds[count] = 1
    } else if comments.last.map({ $0.comment.hasLineEnd }) ?? false {
      lineEnds[count] = max(lineEnds[count], 1)
    }
    if marks(token).contains(.beginsItem) { keepDocumentation(comments, before: token, &lineEnds) }
    return lineEnds
  }

  /// What documents an item in the source does so in the result, and nothing else: a `///` comment that a separator
  /// parts from the item, or that stands behind one, gets a blank line behind it.
  private func keepDocumentation(
    _ comments: ArraySlice<FormatPlan.PlacedComment>, before token: Int, _ lineEnds: inout [Int]
  ) {
    let isSeparated = marks(token).contains(.followsSeparator)
    var isBehindLineEnd = text.isEmpty
    for (index, placed) in comments.enumerated() {
      isBehindLineEnd = isBehindLineEnd || lineEnds[index] > 0
      if placed.comment.isDoc {
        let isParted = isSeparated || comments[(comment + index + 1)...].contains { $0.followsSeparator }
        if isParted || isBehindLineEnd && !placed.comment.isBehindLineEnd { lineEnds[index + 1] = 2 }
      }
      isBehindLineEnd = isBehindLineEnd || placed.comment.hasLineEnd
    }
  }

  private func commentsBeforeComma(_ count: Int, _ lineEnds: [Int]) -> Int {
    let comments = plan.comments[comment..<comment + count]
    let before = comments.firstIndex { $0.followsSeparator }.map { $0 - comment } ?? count
    let areInline = (0..<before).allSatisfy { lineEnds[$0] == 0 && !comments[comment + $0].comment.isLine }
    return areInline ? before : 0
  }

  // MARK: On one line, and inside items

  /// What parts two items or entries on one line.
  private func separator(before token: Int, _ isClosed: Bool) -> Unicode.Scalar? {
    if isClosed { return marks(partner(of: token)).contains(.keepsComma) ? "," : nil }
    if frame.isBlock { return marks(token).contains(.beginsItem) ? ";" : nil }
    return marks(token).contains(.isBehindSeparator) ? "," : nil
  }

  private mutating func sameLine(before token: Int, _ kind: TokenKind, separator: Unicode.Scalar?) {
    if marks(token).isDisjoint(with: [.hasComments, .beginsLine]) {
      if let separator { text.append(separator) }
      if separator != nil && !kind.isCloser || !isGlued(token) { text.append(" ") }
      return
    }
    var separator = separator
    let count = commentCount(before: token)
    let startsPart = marks(token).contains(.isElse) || kind == .leftBrace
    let indent = frame.indent + (startsPart ? 0 : Formatter.continuation)
    var isBehindLineComment = false
    for index in 0..<count {
      let placed = plan.comments[comment]
      if let mark = separator, placed.followsSeparator {
        text.append(mark)
        separator = nil
      }
      if isBehindLineComment || placed.comment.isLine && placed.comment.lineEndsBefore > 0 {
        text.endLine(indent: indent)
      } else if placed.comment.isLine {
        text.spaceBeforeLineComment()
      } else if index > 0 || !isBehindBracket {
        text.append(" ")
      }
      writeComment()
      isBehindLineComment = placed.comment.isLine
    }
    if let separator { text.append(separator) }
    if isBehindLineComment || marks(token).contains(.beginsLine) {
      text.endLine(indent: indent)
    } else if count > 0 ? !isGluedToComments(token, kind) : separator != nil && !kind.isCloser || !isGlued(token) {
      text.append(" ")
    }
  }

  private func isGlued(_ token: Int) -> Bool { marks(token).contains(.isGlued) }

  private var isBehindBracket: Bool { last == .leftParen || last == .leftBracket }

  /// Behind a comment what is glued to the token before keeps its distance, unless it is a closer, `:` or `.`.
  private func isGluedToComments(_ token: Int, _ kind: TokenKind) -> Bool {
    kind.isGluedToAll || (kind == .leftParen || kind == .leftBracket) && isGlued(token)
  }
}
