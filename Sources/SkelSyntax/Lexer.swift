// MARK: - Interface

/// The tokens of a source in order, the last one `endOfFile`; between them lie white space and comments only.
///
/// Never fails: bytes that belong to no token are reported and become `invalid` tokens, and a number, string or colour
/// in a wrong form is reported once and still is one token.
package func lex(_ source: Source, as file: FileID, into diagnostics: inout Diagnostics) -> [Token] {
  lexed(source, as: file, into: &diagnostics).tokens
}

// MARK: - Implementation

/// The tokens, and how many more `{` than `}` are among them.
func lexed(
  _ source: Source, as file: FileID, into diagnostics: inout Diagnostics
) -> (tokens: [Token], missingBraces: Int) {
  precondition(source.bytes.count <= Source.byteLimit)
  var lexer = Lexer(bytes: source.bytes, file: file, diagnostics: diagnostics)
  lexer.wholeFile()
  diagnostics = lexer.diagnostics
  return (lexer.tokens, lexer.missingBraces)
}

struct Lexer {
  let bytes: [UInt8]
  let file: FileID
  var diagnostics: Diagnostics
  var tokens: [Token] = []
  var position = 0
  /// A line ended since the last token.
  var lineEnded = false
  var doc = Doc.none
  var missingBraces = 0
  private let classes = byteClasses

  /// Far more than the parser reads.
  private static let mostOpenBraces = 1 << 16

  /// Where the last `///` comment stands.
  enum Doc { case none, onThisLine, onLineBefore }

  init(bytes: [UInt8], file: FileID, diagnostics: Diagnostics) {
    self.bytes = bytes
    self.file = file
    self.diagnostics = diagnostics
  }

  /// A byte-order mark, then white space, comments and tokens in any order.
  mutating func wholeFile() {
    tokens.reserveCapacity(bytes.count / 3 + 16)
    if bytes.starts(with: Source.byteOrderMark) { position = Source.byteOrderMark.count }
    while position < bytes.count {
      let byte = bytes[position]
      switch classes[Int(byte)] {
      case .space:
        repeat { position += 1 } while position < bytes.count && bytes[position] == byte
      case .lineEnd:
        position += byte == ascii("\r") && peek(1) == ascii("\n") ? 2 : 1
        endLine()
      case .letter: name()
      case .digit: number()
      case .quote: string()
      case .hash: colour()
      case .single: single(byte)
      case .mark: mark(byte)
      case .wide: wide()
      case .other: other(byte)
      }
    }
    emit(.endOfFile, from: position)
  }

  private mutating func single(_ byte: UInt8) {
    let start = position
    position += 1
    let kind = singleKind(byte)
    if kind == .leftBrace {
      missingBraces += 1
      if missingBraces > Lexer.mostOpenBraces {
        // The parser has long said that this is too deep; tokens for the rest would only fill the memory.
        position = bytes.count
        if position > start + 1 { return emit(.invalid, from: start) }
      }
    } else if kind == .rightBrace {
      missingBraces -= 1
    } else if kind == .minus, lineEnded || tokens.isEmpty, peek(0) == byte, peek(1) == ascii(" ") {
      return foreignComment(from: start, mark: 2)
    }
    emit(kind, from: start)
  }

  mutating func endLine() {
    lineEnded = true
    doc = doc == .onThisLine ? .onLineBefore : .none
  }

  mutating func emit(_ kind: TokenKind, from start: Int) {
    let hasDoc = doc == .onLineBefore
    tokens.append(Token(kind, start: start, end: position, isAfterLineEnd: lineEnded, hasDoc: hasDoc))
    lineEnded = false
    doc = .none
  }

  mutating func report(_ diagnostic: (Lexer) -> Diagnostic) {
    if diagnostics.isFull { return diagnostics.countError() }
    let diagnostic = diagnostic(self)
    diagnostics.report(diagnostic)
  }

  /// WORD ::= ( [A-Za-z_] | XID_START ) ( [A-Za-z0-9_] | XID_CONTINUE )*
  mutating func name() {
    let start = position
    skipNameParts()
    emit(.name, from: start)
  }

  /// Letters and digits beyond ASCII are the ones Unicode allows in identifiers. Ill-formed bytes inside a word are
  /// reported and stay in it, so that one bad byte does not make two words of one.
  mutating func skipNameParts() {
    while true {
      position = end(of: .letter, from: position)
      guard position < bytes.count, bytes[position] >= 0x80 else { return }
      if let (scalar, length) = scalar(at: position) {
        guard scalar.continuesName else { return }
        position += length
      } else {
        reportIllFormedBytes()
      }
    }
  }

  /// Where bytes end that are of a class, or of one before it.
  func end(of last: ByteClass, from start: Int) -> Int {
    var end = start
    while end < bytes.count, classes[Int(bytes[end])].rawValue <= last.rawValue { end += 1 }
    return end
  }

  func peek(_ distance: Int) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  func isDigit(at index: Int) -> Bool {
    index < bytes.count && classes[Int(bytes[index])] == .digit
  }

  // Inlined, since a call would copy the lexer.
  @inline(__always)
  func isNamePart(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    if bytes[index] >= 0x80 { return scalar(at: index)?.0.continuesName ?? false }
    return classes[Int(bytes[index])].rawValue <= ByteClass.letter.rawValue
  }

  func span(_ start: Int, _ end: Int) -> Span { Span(file, start, end) }

  func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
}

func ascii(_ scalar: Unicode.Scalar) -> UInt8 { UInt8(ascii: scalar) }

enum ByteClass: UInt8 {
  case digit, letter
  case space, lineEnd, quote, hash, single, mark, wide, other
}

private let byteClasses: [ByteClass] = (0...255).map { byte in
  switch UInt8(byte) {
  case ascii(" "), ascii("\t"): .space
  case ascii("\n"), ascii("\r"): .lineEnd
  case ascii("a")...ascii("z"), ascii("A")...ascii("Z"), ascii("_"): .letter
  case ascii("0")...ascii("9"): .digit
  case ascii("\""): .quote
  case ascii("#"): .hash
  case ascii("{"), ascii("}"), ascii("("), ascii(")"), ascii("["), ascii("]"), ascii(","), ascii(";"), ascii(":"),
    ascii("@"), ascii("+"), ascii("-"):
    .single
  case ascii("="), ascii("<"), ascii(">"), ascii("!"), ascii("&"), ascii("|"), ascii("*"), ascii("/"), ascii("."): .mark
  case 0x80...: .wide
  default: .other
  }
}

/// The token a byte is by itself.
private func singleKind(_ byte: UInt8) -> TokenKind {
  switch byte {
  case ascii("{"): .leftBrace
  case ascii("}"): .rightBrace
  case ascii("("): .leftParen
  case ascii(")"): .rightParen
  case ascii("["): .leftBracket
  case ascii("]"): .rightBracket
  case ascii(","): .comma
  case ascii(";"): .semicolon
  case ascii(":"): .colon
  case ascii("@"): .at
  case ascii("+"): .plus
  default: .minus
  }
}
