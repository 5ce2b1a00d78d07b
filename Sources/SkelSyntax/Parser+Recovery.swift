// MARK: - Interface

extension Parser {
  /// Goes one bracket deeper; false where that is too deep, and all up to the matching closer is skipped.
  mutating func enter() -> Bool {
    if depth < Parser.depthLimit {
      depth += 1
      return true
    }
    if !wasTooDeep { report { .tooDeep($0.here) } }
    wasTooDeep = true
    let node = open(.error)
    skipBalanced()
    close(node, as: .error)
    quietPosition = position
    return false
  }

  /// Tokens up to the end of the item become an `error` node. Blocks among them are read, so that what is wrong in
  /// them is said too.
  mutating func skipItem() {
    guard !atItemEnd else { return }
    let node = open(.error)
    while !atItemEnd {
      if current == .leftBrace { block(.block) } else { skipOne() }
    }
    close(node, as: .error)
  }

  /// The same, but only up to the block of the item.
  mutating func skipToBlock() {
    guard !atItemEnd, current != .leftBrace else { return }
    let node = open(.error)
    while !atItemEnd, current != .leftBrace { skipOne() }
    close(node, as: .error)
  }

  /// A token, or all between parentheses or brackets.
  mutating func skipOne() {
    if current == .leftParen || current == .leftBracket { skipBalanced() } else { take() }
  }

  /// Jumps to a token further on.
  mutating func skip(to index: Int) {
    while position < index, current != .endOfFile {
      if current == .semicolon { skipSeparators() } else { take() }
    }
  }

  mutating func partner(of index: Int) -> Int? {
    knownBrackets().partner(of: index)
  }

  mutating func knownBrackets() -> Brackets {
    if let brackets { return brackets }
    let brackets = Brackets(tokens, bytes, missingBraces: missingBraces)
    self.brackets = brackets
    return brackets
  }

  /// What stands behind a complete item.
  mutating func endItem(startedAt start: Int) {
    while !atItemEnd {
      // A second mistake in one item comes from the first.
      if quietPosition >= start, tokens[lastTaken].kind != .rightBrace { quietPosition = position }
      switch current {
      case .comma where !reportStrayCloserAhead():
        let isLast = tokens[position + 1].isAfterLineEnd || next == .rightBrace || next == .endOfFile
        report { .commaBehindItem($0.here, isLast: isLast) }
        return skipToken()
      case .rightParen, .rightBracket: strayCloser()
      case .dot where next == .name: modifiers()
      case .leftBrace:
        report { .strayBlock($0.here) }
        skipItem()
      case .name:
        if keyword == .else, next != .colon { return }
        if !reportStrayCloserAhead() {
          if looksLikeItem {
            return report(isMended: true) { .missingSeparator(before: $0.word, $0.here, end: $0.endOfLast) }
          }
          report { .itemGoesOn($0.word, $0.here) }
        }
        skipItem()
      default:
        if !reportStrayCloserAhead() { report { .itemGoesOn($0.word, $0.here) } }
        skipItem()
      }
    }
  }

  /// What begins no item.
  mutating func noItem() {
    switch current {
    case .rightParen, .rightBracket: strayCloser()
    case .name where keyword == .else: strayElse()
    default:
      report { .noItem($0.word, $0.here) }
      if current == .comma { skipToken() } else { skipItem() }
    }
  }

  /// A closer without opener.
  mutating func strayCloser() {
    report { .unmatchedCloser($0.word, $0.here) }
    // The element that a block belongs to went with the opener.
    if next == .leftBrace { quietUntil = max(quietUntil, position + 2) }
    skipToken()
  }
}

// MARK: - Implementation

extension Parser {
  /// Behind a complete item: a word that begins another one rather than goes on with this one.
  private var looksLikeItem: Bool {
    if tokens[lastTaken].kind == .rightBrace || next == .colon { return true }
    return (next == .dot || next.isRelation) && restOfItemHas { $0.isRelation }
  }

  mutating func skipToken() {
    let node = open(.error)
    take()
    close(node, as: .error)
  }

  /// From an opener to its closer. An opener without closer is skipped alone, a brace with all the rest of the file.
  private mutating func skipBalanced() {
    if let closer = partner(of: position) {
      skip(to: closer)
      take()
    } else if current == .leftBrace {
      skip(to: tokens.count - 1)
    } else {
      take()
    }
  }

  /// `else` with no `if` before it; its condition and block are read.
  private mutating func strayElse() {
    report { .strayElse($0.here) }
    let node = open(.error)
    take()
    if keyword == .if {
      take()
      if current != .leftBrace { value() }
    }
    if current == .leftBrace { block(.block) }
    close(node, as: .error)
  }
}
