// MARK: - Interface

/// What a token is; keywords are names, since no word is reserved.
package enum TokenKind: UInt8, Sendable, CaseIterable {
  case endOfFile
  case name, number, string, colour
  case leftBrace, rightBrace, leftParen, rightParen, leftBracket, rightBracket
  case comma, semicolon, colon, equals, dot, at
  case equalEqual, notEqual, lessEqual, greaterEqual, less, greater
  case plus, minus, star, slash, andAnd, orOr, not
  /// Bytes that belong to no token; reported by the lexer.
  case invalid

  package static func == (left: TokenKind, right: TokenKind) -> Bool { isSameCase(left, right) }
}

/// A token: kind and place, packed into eight bytes. Its text is the source's bytes from `start` to `end`; between two
/// tokens lie white space and comments only.
package struct Token: Equatable, Sendable {
  private let bits: UInt64

  package init(_ kind: TokenKind, start: Int, end: Int, isAfterLineEnd: Bool, hasDoc: Bool) {
    bits =
      UInt64(kind.rawValue) | (isAfterLineEnd ? 1 << 6 : 0) | (hasDoc ? 1 << 7 : 0)
      | UInt64(truncatingIfNeeded: start) << 8 | UInt64(truncatingIfNeeded: end &- start) << 36
  }

  // The bits came from such a kind.
  package var kind: TokenKind { unsafeBitCast(UInt8(truncatingIfNeeded: bits & 0x3f), to: TokenKind.self) }
  package var start: Int { Int(bits >> 8 & 0xfff_ffff) }
  package var end: Int { start + Int(bits >> 36) }
  /// A line ended between the token before and this one.
  package var isAfterLineEnd: Bool { bits & 1 << 6 != 0 }
  /// A `///` comment ends on the line before this token's.
  package var hasDoc: Bool { bits & 1 << 7 != 0 }

  func isWord(_ word: String, in bytes: [UInt8]) -> Bool {
    kind == .name && end - start == word.utf8.count && bytes[start..<end].elementsEqual(word.utf8)
  }
}
