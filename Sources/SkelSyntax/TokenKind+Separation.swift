// MARK: - Interface

/// The rule of line ends: an item ends with its line, unless the line ends in a token that cannot end an item or the
/// next one begins with a token that cannot begin one.
extension TokenKind {
  /// False for what asks for more: openers, `, : = . @ ;` and operators.
  var canEndItem: Bool {
    switch role {
    case .value, .closer: true
    case .opener, .brace, .separator, .semicolon, .goesOn, .endOfFile, .invalid: false
    }
  }

  /// False for what only goes on: `{ ) ] , : = . @` and operators. (So is the word `else`.) Braces and ends of file
  /// that close are no separate items, so no separator is needed before them.
  var canBeginItem: Bool {
    switch role {
    case .value, .opener, .semicolon: true
    case .closer, .brace, .separator, .goesOn, .endOfFile, .invalid: false
    }
  }

  /// What stands between two items or entries.
  var isSeparator: Bool { role == .separator || role == .semicolon }

  var isOpener: Bool { role == .opener || role == .brace }

  var isCloser: Bool { role == .closer }
}

// MARK: - Implementation

extension TokenKind {
  private enum Role {
    case value, opener, closer, separator, semicolon, goesOn, endOfFile, invalid
    /// The opening one.
    case brace
  }

  private var role: Role {
    switch self {
    case .name, .number, .string, .colour: .value
    case .leftParen, .leftBracket: .opener
    case .leftBrace: .brace
    case .rightBrace, .rightParen, .rightBracket: .closer
    case .comma: .separator
    case .semicolon: .semicolon
    case .colon, .equals, .dot, .at, .equalEqual, .notEqual, .lessEqual, .greaterEqual, .less, .greater, .plus, .minus,
      .star, .slash, .andAnd, .orOr, .not:
      .goesOn
    case .endOfFile: .endOfFile
    case .invalid: .invalid
    }
  }
}
