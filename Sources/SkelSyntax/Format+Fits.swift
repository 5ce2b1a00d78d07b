// MARK: - Interface

/// What fits on a line.
extension Formatter {
  /// Whether the tokens from one to another fit where the first one begins at a column, together with what cannot be
  /// parted from them.
  func fits(_ first: Int, _ last: Int, at column: Int) -> Bool {
    let end = column + plan.columns(from: first, to: last)
    return end <= FormattedText.lineLimit && end + tail(behind: last) <= FormattedText.lineLimit
  }

  /// Settles that all blocks of an `if` stand on one line, or none. An `else` begins a line of its own only between blocks
  /// on one line, where the author put it so.
  mutating func settleBranches(of node: NodeIndex) {
    let branches = tree.children(node).filter { tree.kind($0) == .block }
    let areOnOneLine = areShort(branches, of: node)
    for branch in branches {
      let (opener, past) = (tree.nodes[branch].firstToken, tree.nodes[branch].pastToken)
      plan.entries[opener].marks.insert(areOnOneLine ? [.isSettled, .isOnOneLine] : .isSettled)
      if areOnOneLine, past < tree.nodes[node].pastToken, marks(past).contains(.isBehindLineEnd) {
        plan.entries[past].marks.insert(.beginsLine)
      }
    }
  }

  /// Settles whether each operator of a chain such as `a + b - c` begins a line. Gives the node behind the chain's own:
  /// its first operand.
  mutating func settleChain(_ root: NodeIndex) -> NodeIndex {
    let (first, last) = (tree.nodes[root].firstToken, tree.nodes[root].pastToken - 1)
    let rank = operatorRank(of: root)
    let isBroken = !fits(first, last, at: text.column)
    var node = root
    while tree.kind(node) == .binary, operatorRank(of: node) == rank {
      if isBroken { plan.entries[tree.nodes[node + 1].pastToken].marks.insert(.beginsLine) }
      node += 1
    }
    return node
  }
}

// MARK: - Implementation

extension Formatter {
  private func areShort(_ branches: [NodeIndex], of node: NodeIndex) -> Bool {
    var lineStart = tree.nodes[node].firstToken
    var column = text.column
    for branch in branches {
      let (opener, past) = (tree.nodes[branch].firstToken, tree.nodes[branch].pastToken)
      let end = column + plan.columns(from: lineStart, to: past - 1)
      if marks(opener).contains(.mustBreak) || end > FormattedText.lineLimit { return false }
      if past < tree.nodes[node].pastToken, marks(past).contains(.isBehindLineEnd) {
        lineStart = past
        column = frame.indent
      }
    }
    return true
  }

  /// The columns from a token to where a line may end next; no more of them are counted than a line has.
  private func tail(behind last: Int) -> Int {
    var columns = 0
    var index = last + 1
    while columns <= FormattedText.lineLimit {
      let kind = tree.tokens[index].kind
      if kind == .comma { return columns + 1 }
      if kind == .semicolon || kind == .endOfFile || marks(index).contains(.beginsItem) { return columns }
      if kind == .rightBrace || marks(index).contains(.isElse) || kind.operatorRank != nil { return columns }
      if kind.isCloser, !marks(partner(of: index)).contains(.hugs) {
        return columns + (marks(partner(of: index)).contains(.takesCommas) ? 1 : 0)
      }
      columns += plan.columns(behind: index - 1, to: index)
      if kind.isOpener { return columns }
      index += 1
    }
    return columns
  }

  private func operatorRank(of binary: NodeIndex) -> Int? {
    tree.tokens[tree.nodes[binary + 1].pastToken].kind.operatorRank
  }
}

extension TokenKind {
  /// The same for operators that make one chain; nil for what is no operator between two values.
  fileprivate var operatorRank: Int? {
    switch self {
    case .orOr: 0
    case .andAnd: 1
    case .equalEqual, .notEqual, .lessEqual, .greaterEqual, .less, .greater: 2
    case .plus, .minus: 3
    case .star, .slash: 4
    case .endOfFile, .name, .number, .string, .colour, .leftBrace, .rightBrace, .leftParen, .rightParen, .leftBracket,
      .rightBracket, .comma, .semicolon, .colon, .equals, .dot, .at, .not, .invalid:
      nil
    }
  }
}
