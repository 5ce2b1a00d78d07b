// MARK: - Interface

extension Parser {
  /// argumentList ::= argument ( "," argumentList? )?
  /// parameterList ::= parameter ( "," parameterList? )?
  ///
  /// With the brackets around it; the result is the number of commas.
  @discardableResult
  mutating func list(of closer: TokenKind, _ entry: (inout Parser) -> Void) -> Int {
    let opener = position
    guard enter() else { return 0 }
    take()
    var commas = 0
    while current != closer, !atListEnd {
      if current == .comma {
        report { .missingEntry($0.here) }
      } else if tokens[position].isAfterLineEnd, startsDeclaration {
        // The line end separates the declaration from what was left open before it.
        current = .semicolon
        break
      } else {
        entry(&self)
        guard listGoesOn(opener, closer) else { break }
      }
      if take(.comma) { commas += 1 }
    }
    closeList(opener, closer)
    depth -= 1
    return commas
  }

  /// Reads the closer of a list, or says what became of it.
  mutating func closeList(_ opener: Int, _ closer: TokenKind) {
    if take(closer) { return }
    if current == .rightParen || current == .rightBracket, partner(of: position) == nil {
      report { .wrongCloser($0.word, of: $0.text(of: opener), $0.here, opener: $0.span(of: opener)) }
      return take()
    }
    // What was wrong inside may well be the reason.
    if quietPosition > opener { quietPosition = position }
    let isBeforeBlock = current == .leftBrace && !tokens[position].isAfterLineEnd
    report { .listNeverClosed($0.text(of: opener), $0.span(of: opener), end: $0.endOfLast, isCertain: isBeforeBlock) }
  }

  /// Tokens up to the next comma or closer become an `error` node.
  mutating func skipEntry() {
    let node = open(.error)
    while current != .comma, current != .rightParen, current != .rightBracket, current != .semicolon, !atListEnd {
      skipOne()
    }
    close(node, as: .error)
  }
}

// MARK: - Implementation

extension Parser {
  /// Braces end every open list.
  private var atListEnd: Bool { current == .endOfFile || current == .leftBrace || current == .rightBrace }

  /// `let name` at the start of a line: no value looks like this.
  private var startsDeclaration: Bool {
    guard current == .name, next == .name || next == .string else { return false }
    switch keyword {
    case .import, .let, .style, .component, .screen: return true
    case .appearance, .repeat, .if, .else, .as, nil: return false
    }
  }

  /// Whether another entry may follow the one just read: behind a comma, or where the comma was forgotten.
  private mutating func listGoesOn(_ opener: Int, _ closer: TokenKind) -> Bool {
    while true {
      switch current {
      case .comma, closer: return true
      case .endOfFile, .leftBrace, .rightBrace: return false
      case .semicolon:
        // A line end where the list is closed later stands for a comma; elsewhere the closer is what is missing.
        guard partner(of: opener) != nil else { return false }
        if tokens[position].kind == .semicolon {
          report { .semicolonForComma($0.here) }
        } else {
          report { .missingComma($0.endOfLast) }
        }
        let quietUntil = quietUntil
        skipSeparators()
        self.quietUntil = quietUntil
        return true
      case .rightParen, .rightBracket:
        guard partner(of: position) == nil, partner(of: opener) != nil else { return false }
        strayCloser()
      case .name, .number, .string, .colour, .leftParen, .leftBracket, .not:
        guard partner(of: opener) != nil else { return false }
        if !reportStrayCloserAhead() { report { .missingComma($0.endOfLast) } }
        return true
      case .dot where next == .name:
        report { .missingComma($0.endOfLast) }
        return true
      default:
        guard partner(of: opener) != nil else { return false }
        if !reportStrayCloserAhead() { report { .unexpectedInList($0.word, $0.here) } }
        skipEntry()
      }
    }
  }
}
