import SkelSyntax
import Testing

@Suite struct LexerTests {
  @Test func everyKindOfToken() {
    #expect(
      kinds("name 1 \"s\" #fff { } ( ) [ ] , ; : = . @ == != <= >= < > + - * / && || !") == [
        .name, .number, .string, .colour, .leftBrace, .rightBrace, .leftParen, .rightParen, .leftBracket, .rightBracket,
        .comma, .semicolon, .colon, .equals, .dot, .at, .equalEqual, .notEqual, .lessEqual, .greaterEqual, .less,
        .greater, .plus, .minus, .star, .slash, .andAnd, .orOr, .not, .endOfFile,
      ])
    #expect(kinds("a/b//c\n/d") == [.name, .slash, .name, .slash, .name, .endOfFile])
    #expect(kinds("a.b[1].c") == [.name, .dot, .name, .leftBracket, .number, .rightBracket, .dot, .name, .endOfFile])
    #expect(kinds("=====") == [.equalEqual, .equalEqual, .endOfFile])
    #expect(kinds("!==") == [.notEqual, .endOfFile])
  }

  @Test func names() {
    #expect(texts("élan ж_1 漢字 _ e\u{301}x") == ["élan", "ж_1", "漢字", "_", "e\u{301}x"])
    // A combining mark begins no name.
    #expect(kinds("\u{301}") == [.invalid, .endOfFile])
  }

  @Test func numbersEndWhereRangesAndPathsBegin() {
    #expect(texts("0..<5") == ["0", "..<", "5"])
    #expect(texts("a.5") == ["a", ".", "5"])
    #expect(texts("(.5)") == ["(", ".5", ")"])
    #expect(texts("12.5.3,1e-5-2") == ["12.5.3", ",", "1e-5", "-", "2"])
  }

  @Test func lineEnds() {
    for end in ["\n", "\r\n", "\r", "\n\n", "// c\n", "/* c\n */", "/*\r*/", "\u{20}\n\t"] {
      let tokens = lexed("a \(end)b").tokens
      #expect(tokens.map(\.isAfterLineEnd) == [false, true, false], "\(end.debugDescription)")
    }
    #expect(lexed("a /* c */ b").tokens.map(\.isAfterLineEnd) == [false, false, false])
    #expect(lexed("\na").tokens.map(\.isAfterLineEnd) == [true, false])
  }

  @Test func byteOrderMark() {
    #expect(lexed([0xef, 0xbb, 0xbf, 0x61]).tokens.map(\.start) == [3, 4])
    #expect(lexed("a \u{feff}").ids == [.unexpectedCharacter])
  }

  @Test func illFormedBytesAreOneErrorEach() {
    #expect(lexed([0x61, 0x20, 0xff, 0xfe, 0x20, 0x62]).ids == [.notUTF8, .notUTF8])
    // Cut off, too long, a surrogate, beyond the last scalar.
    for bytes in [[0xe2, 0x82], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80]] as [[UInt8]] {
      for around in [("", ""), ("\"", "\""), ("// ", ""), ("/* ", " */"), ("a", "b")] {
        let source = Array(around.0.utf8) + bytes + Array(around.1.utf8)
        #expect(lexed(source).ids == bytes.map { _ in .notUTF8 }, "\(source)")
      }
    }
    // One bad byte in a word leaves it one word, and says nothing more.
    let (tree, diagnostics) = parsed(Array("screen A { label na".utf8) + [0xff] + Array("me }".utf8))
    #expect(diagnostics.map(\.id) == [.notUTF8])
    #expect(!tree.isDamaged(0))
  }

  @Test func controlCharacters() {
    #expect(lexed("a \0 b").ids == [.unexpectedCharacter])
    #expect(lexed("\"a\u{1b}b\" // \u{7}").ids == [.unexpectedCharacter, .unexpectedCharacter])
    #expect(lexed("\"\t\" // \t").ids == [])
    #expect(parsed("screen A { \u{1} label a }").diagnostics.map(\.id) == [.unexpectedCharacter])
  }

  @Test func commentsNest() {
    #expect(texts("a /* b /* c */ d */ e") == ["a", "e"])
    #expect(lexed("a /* /* */").ids == [.unclosedComment])
    #expect(texts("/**/a/***/b/*/*/**/*/*/c") == ["a", "b", "c"])
  }

  @Test func unclosedStringsLeaveTheBracketsOfTheirLine() {
    #expect(texts("label a(text: \"open) {") == ["label", "a", "(", "text", ":", "\"open", ")", "{"])
    #expect(texts("f(\"a, [\"b])") == ["f", "(", "\"a, [\"", "b", "]", ")"])
    #expect(texts("{ f(\"open) }") == ["{", "f", "(", "\"open", ")", "}"])
    #expect(texts("text: \"smile :)") == ["text", ":", "\"smile :)"])
    #expect(texts("f(\"open,") == ["f", "(", "\"open", ","])
  }

  @Test func moreThanTheLimitIsCounted() {
    var diagnostics = Diagnostics()
    _ = parse(Source(path: "", bytes: Array(repeating: 0xff, count: 5_000)), into: &diagnostics)
    #expect(diagnostics.all.count == Diagnostics.limit)
    #expect(diagnostics.dropped == 3_000)
    #expect(diagnostics.hasErrors)
  }

  // MARK: -

  private func lexed(_ text: String) -> (tokens: [Token], ids: [DiagnosticID]) { lexed(Array(text.utf8)) }

  private func lexed(_ bytes: [UInt8]) -> (tokens: [Token], ids: [DiagnosticID]) {
    var diagnostics = Diagnostics()
    let tokens = lex(Source(path: "", bytes: bytes), as: FileID(0), into: &diagnostics)
    return (tokens, diagnostics.all.map(\.id))
  }

  private func kinds(_ text: String) -> [TokenKind] { lexed(text).tokens.map(\.kind) }

  private func texts(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return lexed(text).tokens.dropLast().map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
  }
}
