// MARK: - Interface

extension Lexer {
  /// NUMBER ::= DIGIT+ ( "." DIGIT+ )?
  mutating func number() {
    let start = position
    skipDigits()
    if peek(0) == ascii("."), isDigit(at: position + 1) {
      position += 1
      skipDigits()
    }
    if bytes[start] == ascii(".") || numberGoesOn { oddNumber(from: start) }
    emit(.number, from: start)
  }

  /// COLOUR ::= "#" HEX HEX HEX ( HEX HEX HEX ( HEX HEX )? )?
  mutating func colour() {
    let start = position
    position += 1
    skipNameParts()
    let digits = bytes[(start + 1)..<position]
    if digits.isEmpty {
      let isFirst = lineEnded || tokens.isEmpty
      if isFirst, peek(0) == ascii(" ") || peek(0) == ascii("#") { return foreignComment(from: start, mark: 1) }
      report { .loneHash($0.span(start, start + 1)) }
      return emit(.invalid, from: start)
    }
    let isHexadecimal = digits.allSatisfy { hexadecimalValue($0) != nil }
    if !isHexadecimal || ![3, 6, 8].contains(digits.count) {
      // #RGBA is CSS; here the long form says the same.
      let isShortWithAlpha = isHexadecimal && digits.count == 4
      let mended = isShortWithAlpha ? "#" + String(decoding: digits.flatMap { [$0, $0] }, as: UTF8.self) : nil
      report { .colourForm($0.text(start, $0.position), mended: mended, $0.span(start, $0.position)) }
    }
    emit(.colour, from: start)
  }

  /// STRING ::= '"' ( [^"\#x0-#x1F#x7F] | #x9 | ESCAPE )* '"'
  mutating func string() {
    let start = position
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == ascii("\"") {
        position += 1
        return emit(.string, from: start)
      }
      if byte == ascii("\n") || byte == ascii("\r") { break }
      if byte == ascii("\\") { escape() } else { skipTextByte(byte) }
    }
    position = endOfUnclosedString(from: start)
    report { .unclosedString($0.span(start, start + 1), end: $0.position) }
    emit(.string, from: start)
  }

  /// A string between other quotes than `"`; false, and nothing taken, where it does not end on its line.
  mutating func quoted(by length: Int, until closer: [UInt8]) -> Bool {
    let start = position
    var end = position + length
    // A bounded look keeps a line of nothing but opening quotes from being slow.
    let limit = min(bytes.count, end + 1_000)
    while end < limit, bytes[end] != ascii("\n"), bytes[end] != ascii("\r") {
      if bytes[end...].starts(with: closer) {
        let inner = text(start + length, end)
        position = end + closer.count
        report { .foreignQuotes(inner, $0.span(start, $0.position)) }
        emit(.string, from: start)
        return true
      }
      end += 1
    }
    return false
  }
}

// MARK: - Implementation

extension Lexer {
  private mutating func skipDigits() {
    position = end(of: .digit, from: position)
  }

  private mutating func oddNumber(from start: Int) {
    skipExponent()
    while numberGoesOn { skipNumberPart() }
    let written = text(start, position)
    report { .numberForm(written, mended: mendedNumber(written), $0.span(start, $0.position)) }
  }

  /// `12pt`, `50%`, `1.`, `1.2.3`; but `0..<5` is a number before a range.
  // Inlined, since a call would copy the lexer.
  @inline(__always)
  private var numberGoesOn: Bool {
    if peek(0) == ascii("%") { return true }
    if peek(0) == ascii(".") { return peek(1) != ascii(".") }
    return isNamePart(at: position)
  }

  private mutating func skipNumberPart() {
    if peek(0) == ascii("%") || peek(0) == ascii(".") { position += 1 } else { skipNameParts() }
  }

  /// The sign in `1e-5`, which would otherwise end the word.
  private mutating func skipExponent() {
    guard peek(0) | 0x20 == ascii("e"), peek(1) == ascii("-") || peek(1) == ascii("+"), isDigit(at: position + 2) else {
      return
    }
    position += 2
    skipDigits()
  }

  /// Where a string that reaches the end of its line should have ended: before the closers of what is open on this line,
  /// and before a brace that opens a block, so that one lost quote does not also lose those.
  private func endOfUnclosedString(from start: Int) -> Int {
    var open: [UInt8] = []
    for token in tokens.reversed().prefix(100) {
      switch token.kind {
      case .leftParen: open.append(ascii(")"))
      case .leftBracket: open.append(ascii("]"))
      case .leftBrace: open.append(ascii("}"))
      case .rightParen, .rightBracket, .rightBrace: open.append(0)
      default: break
      }
      if token.isAfterLineEnd { break }
    }
    // Closers on the line answer the openers before them.
    var unanswered: [UInt8] = []
    for closer in open.reversed() { if closer == 0 { _ = unanswered.popLast() } else { unanswered.append(closer) } }

    var end = lastText(before: position, from: start)
    if bytes[end - 1] == ascii("{") { end = lastText(before: end - 1, from: start) }
    // The last closer on the line belongs to the first opener.
    var outermost = unanswered[...]
    while let match = outermost.firstIndex(of: bytes[end - 1]) {
      outermost = outermost[(match + 1)...]
      end = lastText(before: end - 1, from: start)
    }
    if bytes[end - 1] == ascii(","), unanswered.contains(where: { $0 != ascii("}") }) {
      end = lastText(before: end - 1, from: start)
    }
    return end == lastText(before: position, from: start) ? position : end
  }

  /// The end of the text before an offset, without blanks; never before the quote.
  private func lastText(before end: Int, from start: Int) -> Int {
    var end = end
    while end > start + 1, bytes[end - 1] == ascii(" ") || bytes[end - 1] == ascii("\t") { end -= 1 }
    return max(end, start + 1)
  }

  /// ESCAPE ::= "\" ( ["\nt] | "u{" HEX+ "}" )
  private mutating func escape() {
    let start = position
    switch peek(1) {
    case ascii("n"), ascii("t"), ascii("\""), ascii("\\"): position += 2
    case ascii("u"):
      position += 2
      var value: UInt32 = 0
      var digits = 0
      if peek(0) == ascii("{") {
        position += 1
        while let digit = hexadecimalValue(peek(0)), digits < 8 {
          value = value << 4 | UInt32(digit)
          digits += 1
          position += 1
        }
        if peek(0) == ascii("}") {
          position += 1
          if digits > 0, Unicode.Scalar(value) != nil { return }
        }
      } else {
        // `\u00e9`, as other languages have it.
        while digits < 4, hexadecimalValue(peek(0)) != nil {
          digits += 1
          position += 1
        }
      }
      report { .unknownEscape($0.text(start, $0.position), $0.span(start, $0.position)) }
    default:
      position += 1
      if peek(0) >= 0x80 { position += scalar(at: position)?.1 ?? 0 } else if peek(0) >= 0x20 { position += 1 }
      report { .unknownEscape($0.text(start, $0.position), $0.span(start, $0.position)) }
    }
  }
}

func hexadecimalValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case ascii("0")...ascii("9"): byte - ascii("0")
  case ascii("a")...ascii("f"): byte - ascii("a") + 10
  case ascii("A")...ascii("F"): byte - ascii("A") + 10
  default: nil
  }
}
