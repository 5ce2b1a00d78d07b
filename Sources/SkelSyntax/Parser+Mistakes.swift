// MARK: - Interface

/// Mistakes that need a second look before anything can be said.
extension Parser {
  /// An item that may not stand here. It is read as what it is, inside an `error` node.
  mutating func misplacedItem(_ form: Form, in place: Place) {
    report { .misplacedItem(form, in: place, $0.word, $0.here) }
    let wasMuted = isMuted
    isMuted = isMuted || place == .file && form == .element
    let node = open(.error)
    item(form, in: .block)
    close(node, as: .error)
    isMuted = wasMuted
  }

  /// Whether the block around an item that only a file can hold lost its closer.
  mutating func blockWasLeftOpen(_ opener: Int) -> Bool {
    guard tokens[position].isAfterLineEnd, partner(of: opener) == nil else { return false }
    // The line end separates the item from the blocks that end here.
    current = .semicolon
    return true
  }

  mutating func blockNeverClosed(_ opener: Int) {
    report { .blockNeverClosed($0.span(of: opener)) }
  }

  /// What may not stand between the head of an element and its block.
  mutating func elementGoesOn() {
    switch current {
    case .comma: return
    case .rightParen, .rightBracket:
      while current == .rightParen || current == .rightBracket { strayCloser() }
    case .name:
      if keyword == .else { return }
      if next == .colon {
        report { .attributeBehindElement($0.word, $0.here) }
      } else {
        report { .missingSeparator(before: $0.word, $0.here, end: $0.endOfLast) }
      }
      skipToBlock()
    default:
      report { .itemGoesOn($0.word, $0.here) }
      skipToBlock()
    }
  }

  /// relation ::= "==" | "<=" | ">="
  ///
  /// False where none could be found and the constraint was closed as something else.
  mutating func relation(of node: NodeIndex) -> Bool {
    switch current {
    case .equalEqual, .lessEqual, .greaterEqual:
      take()
      return true
    case .less, .greater, .notEqual:
      report { .wrongRelation($0.word, $0.here) }
      take()
      return true
    case .equals: return singleEquals(of: node)
    case .plus, .minus, .star, .slash: return sumBeforeRelation(of: node)
    default:
      report { .missingRelation($0.pathText(node), $0.placeOfMissing) }
      close(node, as: .error)
      return false
    }
  }
}

// MARK: - Implementation

extension Parser {
  /// `=` may be meant as `==` or as `:`. Where neither left nor right side tells, the item is damaged.
  private mutating func singleEquals(of node: NodeIndex) -> Bool {
    let isPath = lastTaken > nodes[node].firstToken
    if isPath || restOfItemHas({ $0 == .dot }) {
      report { .equalsForRelation($0.here) }
      take()
      return true
    }
    let isAnchorOrWord = next == .name || next == .number || next == .minus
    report { .equalsForColon($0.here, maybeRelation: isAnchorOrWord) }
    take()
    nodes.removeSubrange((node + 1)...)
    value()
    close(node, as: isAnchorOrWord ? .error : .attribute)
    return false
  }

  /// `spacing -8` is a forgotten colon; `top + 8 == …` has a sum on the left.
  private mutating func sumBeforeRelation(of node: NodeIndex) -> Bool {
    if restOfItemHas({ $0.isRelation }) {
      report { .sumBeforeRelation($0.here) }
      let skipped = open(.error)
      while !current.isRelation, !atItemEnd, current != .leftBrace { skipOne() }
      close(skipped, as: .error)
      return relation(of: node)
    }
    let isName = lastTaken == nodes[node].firstToken
    guard isName, current == .minus else {
      report { .missingRelation($0.pathText(node), $0.placeOfMissing) }
      close(node, as: .error)
      return false
    }
    report { .missingColon($0.text(of: $0.lastTaken), $0.endOfLast) }
    nodes.removeSubrange((node + 1)...)
    value()
    close(node, as: .attribute)
    return false
  }

  private func pathText(_ node: NodeIndex) -> String {
    let path = nodes[node + 1]
    let end = tokens[max(path.firstToken, path.pastToken - 1)].end
    return String(decoding: bytes[tokens[path.firstToken].start..<end], as: UTF8.self)
  }

  /// Whether a token of that kind stands between here and the end of the line.
  private func restOfItemHas(_ condition: (TokenKind) -> Bool) -> Bool {
    for token in tokens[(position + 1)...].prefix(64) {
      if token.isAfterLineEnd || token.kind == .semicolon || token.kind == .leftBrace || token.kind == .rightBrace {
        return false
      }
      if condition(token.kind) { return true }
    }
    return false
  }
}
