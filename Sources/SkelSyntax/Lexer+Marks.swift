// MARK: - Interface

extension Lexer {
  /// Operators, dots, comments; and operators of other languages, which are reported and read as what they mean here.
  mutating func mark(_ byte: UInt8) {
    let start = position
    switch byte {
    case ascii("="): equals()
    case ascii("<"):
      if peek(1) == ascii("=") {
        take(2, .lessEqual)
      } else if peek(1) == ascii(">") {
        takeForeign(2, .notEqual, "!=")
      } else {
        take(1, .less)
      }
    case ascii(">"):
      if peek(1) == ascii("=") { take(2, .greaterEqual) } else { take(1, .greater) }
    case ascii("!"):
      if peek(1) != ascii("=") {
        take(1, .not)
      } else if peek(2) == ascii("=") {
        takeForeign(3, .notEqual, "!=")
      } else {
        take(2, .notEqual)
      }
    case ascii("&"):
      if peek(1) == ascii("&") { take(2, .andAnd) } else { takeForeign(1, .andAnd, "&&") }
    case ascii("|"):
      if peek(1) == ascii("|") { take(2, .orOr) } else { takeForeign(1, .orOr, "||") }
    case ascii("*"):
      if peek(1) == ascii("/") {
        report { .strayCommentEnd($0.span(start, start + 2)) }
        take(2, .invalid)
      } else {
        take(1, .star)
      }
    case ascii("/"):
      if peek(1) == ascii("/") {
        lineComment()
      } else if peek(1) == ascii("*") {
        blockComment()
      } else {
        take(1, .slash)
      }
    default: dot()
    }
  }

  /// A character that begins no token.
  mutating func other(_ byte: UInt8) {
    let start = position
    switch byte {
    case ascii("'"):
      if quoted(by: 1, until: [ascii("'")]) { return }
    case ascii("`"):
      var end = position + 1
      while isNamePart(at: end) { end += 1 }
      if end > position + 1, end < bytes.count, bytes[end] == byte { return backquotedName(until: end) }
    default: break
    }
    position = start + 1
    report { .unexpectedCharacter(Unicode.Scalar(byte), $0.span(start, $0.position)) }
    emit(.invalid, from: start)
  }
}

extension Lexer {
  /// `# …` and `-- …` on a line of their own: one `invalid` token, since what a comment says is no mistake.
  mutating func foreignComment(from start: Int, mark length: Int) {
    let mark = span(start, start + length)
    report { .foreignComment($0.text(start, start + length), mark) }
    while position < bytes.count, bytes[position] != ascii("\n"), bytes[position] != ascii("\r") {
      skipTextByte(bytes[position])
    }
    emit(.invalid, from: start)
  }
}

// MARK: - Implementation

extension Lexer {
  private mutating func take(_ length: Int, _ kind: TokenKind) {
    position += length
    emit(kind, from: position - length)
  }

  private mutating func takeForeign(_ length: Int, _ kind: TokenKind, _ ours: String) {
    let place = span(position, position + length)
    report { .foreignOperator($0.text($0.position, $0.position + length), ours, place) }
    take(length, kind)
  }

  private mutating func equals() {
    switch peek(1) {
    case ascii("="):
      if peek(2) == ascii("=") { takeForeign(3, .equalEqual, "==") } else { take(2, .equalEqual) }
    case ascii(">"): takeForeign(2, .greaterEqual, ">=")
    case ascii("<"): takeForeign(2, .lessEqual, "<=")
    default: take(1, .equals)
    }
  }

  private mutating func dot() {
    let start = position
    if peek(1) == ascii(".") {
      while peek(0) == ascii(".") { position += 1 }
      if peek(0) == ascii("<") { position += 1 }
      report { .rangeOperator($0.text(start, $0.position), $0.span(start, $0.position)) }
      return emit(.invalid, from: start)
    }
    // Behind a name or a closer the dot belongs to a path, and the parser says what must follow it.
    let continuesPath: Bool =
      if let last = tokens.last, last.end == start {
        last.kind == .name || last.kind == .rightBracket || last.kind == .rightParen
      } else {
        false
      }
    if isDigit(at: start + 1), !continuesPath { return number() }
    take(1, .dot)
  }

  /// `` `if` `` is an ordinary name here; the backquotes become invalid tokens around it.
  private mutating func backquotedName(until end: Int) {
    let start = position
    report { .backquotes($0.text(start + 1, end), $0.span(start, end + 1)) }
    take(1, .invalid)
    name()
    take(1, .invalid)
  }

  private mutating func lineComment() {
    let isDoc = peek(2) == ascii("/") && peek(3) != ascii("/")
    if isDoc, lineEnded || tokens.isEmpty { doc = .onThisLine }
    position += 2
    while position < bytes.count {
      let byte = bytes[position]
      if byte == ascii("\n") || byte == ascii("\r") { return }
      skipTextByte(byte)
    }
  }

  /// BLOCK_COMMENT ::= "/*" ( [^/*] | BLOCK_COMMENT )* "*/"
  private mutating func blockComment() {
    let start = position
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == ascii("/"), peek(1) == ascii("*") {
        depth += 1
        position += 2
      } else if byte == ascii("*"), peek(1) == ascii("/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else if byte == ascii("\n") || byte == ascii("\r") {
        position += byte == ascii("\r") && peek(1) == ascii("\n") ? 2 : 1
        endLine()
      } else {
        skipTextByte(byte)
      }
    }
    report { .unclosedComment($0.span(start, start + 2)) }
  }
}
