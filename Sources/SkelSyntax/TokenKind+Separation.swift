// MARK: - Interface

/// The rule of line ends: an item ends with its line, unless the line ends in a token that cannot end an item or the
/// next one begins with a token that cannot begin one.
extension TokenKind {
  /// False for what asks for more: openers, `, : = . @ ;` and operators.
  var canEndItem: Bool { TokenKind.enders >> rawValue & 1 == 1 }

  /// False for what only goes on: `{ ) ] , : = . @` and operators. (So is the word `else`.) Braces and ends of file
  /// that close are no separate items, so no separator is needed before them.
  var canBeginItem: Bool { TokenKind.beginners >> rawValue & 1 == 1 }

  /// What stands between two items or entries.
  var isSeparator: Bool { TokenKind.separators >> rawValue & 1 == 1 }

  var isOpener: Bool { TokenKind.openers >> rawValue & 1 == 1 }

  var isCloser: Bool { TokenKind.closers >> rawValue & 1 == 1 }
}

// MARK: - Implementation

extension TokenKind {
  private static let enders = mask([
    .name, .number, .string, .colour, .rightBrace, .rightParen, .rightBracket,
  ])
  private static let beginners = mask([
    .name, .number, .string, .colour, .leftParen, .leftBracket, .semicolon,
  ])

  private static let separators = mask([.comma, .semicolon])
  private static let openers = mask([.leftBrace, .leftParen, .leftBracket])
  private static let closers = mask([.rightBrace, .rightParen, .rightBracket])

  private static func mask(_ kinds: [TokenKind]) -> UInt64 {
    kinds.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }
}
