// MARK: - Interface

/// Where blocks end in a file that has too many or too few braces.
extension Parser {
  /// Whether the right brace here ends the items of an owner; otherwise it is one too many.
  mutating func braceEnds(_ owner: Owner) -> Bool {
    switch owner {
    case .file: false
    case .brace: missingBraces == 0 || partner(of: position) != nil
    case .lostBrace: true
    }
  }

  /// The right brace of a block, unless the one here belongs to a block farther out.
  mutating func endBlock(of opener: Int) {
    if current == .rightBrace, missingBraces == 0 || partner(of: position) == opener { return take() }
    report { .blockNeverClosed($0.span(of: opener), before: $0.current == .endOfFile ? nil : $0.here) }
  }

  /// Whether the block around an item that may not stand in it lost its closer. The item stands behind it, then.
  mutating func wasLeftOpen(_ owner: Owner) -> Bool {
    guard case .brace(let opener) = owner, tokens[position].isAfterLineEnd, partner(of: opener) == nil else {
      return false
    }
    // The line end separates the item from the blocks that end here.
    current = .semicolon
    return true
  }

  /// Whether a right brace further on in this block belongs to an opener that is missing here.
  var openerIsLost: Bool {
    mutating get {
      guard missingBraces < 0, let stray = knownBrackets().strayBrace(from: position) else {
        return false
      }
      return innermostOpener.flatMap { partner(of: $0) }.map { $0 > stray } ?? true
    }
  }

  /// A block whose opener was lost.
  mutating func blockWithoutOpener(_ place: Place) {
    let node = open(.block)
    items(in: place, of: .lostBrace)
    if current == .rightBrace, partner(of: position) == nil { take() }
    close(node, as: .block)
  }
}
