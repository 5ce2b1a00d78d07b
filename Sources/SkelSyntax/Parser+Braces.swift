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
    guard case .brace(let opener) = owner, partner(of: opener) == nil else { return false }
    if keyword == .else { return true }
    guard tokens[position].isAfterLineEnd else { return false }
    // The line end separates the item from the blocks that end here.
    current = .semicolon
    return true
  }

  /// Whether a right brace further on belongs to an opener that is missing here: a block must stand here, or that brace
  /// comes before the end of this block.
  mutating func openerIsLost(isNeeded: Bool) -> Bool {
    guard missingBraces < 0, let stray = knownBrackets().strayBrace(from: position) else { return false }
    if isNeeded || tokens[position...stray].dropFirst().allSatisfy({ !$0.isAfterLineEnd }) { return true }
    return innermostOpener.flatMap { partner(of: $0) }.map { $0 > stray } ?? true
  }

  /// A block whose opener was lost, up to the first right brace. Where that one was taken for another's, the other gets
  /// the stray one.
  mutating func blockWithoutOpener(_ place: Place) {
    let stray = knownBrackets().strayBrace(from: position)
    let node = open(.block)
    items(in: place, of: .lostBrace)
    if current == .rightBrace {
      if let stray, stray >= position { brackets?.giveAway(position, for: stray) }
      take()
    }
    close(node, as: .block)
  }

  /// Whether the left brace here is one too many: the block around it is never closed. Its closer goes to that block.
  mutating func isSuperfluous(_ owner: Owner) -> Bool {
    guard case .brace(let opener) = owner, partner(of: opener) == nil, let closer = partner(of: position) else {
      return false
    }
    report { .noItem($0.word, $0.here) }
    brackets?.pair(opener, closer)
    return true
  }
}
