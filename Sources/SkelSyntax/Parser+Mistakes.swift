// MARK: - Interface

/// Mistakes that need a second look before anything can be said.
extension Parser {
  /// An item that may not stand here. It is read as what it is, inside an `error` node.
  mutating func misplacedItem(_ form: Form, in place: Place) {
    let meant = form == .element && place == .file ? declaration(meantBy: position) : nil
    if let meant {
      report {
        $0.isFunction
          ? .foreignFunction($0.word, $0.here, isComponent: $0.isFunctionWithBlock)
          : .misspelt($0.word, meant, $0.here, name: "", head: nil)
      }
    } else {
      report { .misplacedItem(form, in: place, $0.word, $0.here) }
    }
    let wasMuted = isMuted
    isMuted = isMuted || place == .file && form == .element
    let node = open(.error)
    item(form, in: .block)
    close(node, as: .error)
    isMuted = wasMuted
  }

  /// What may not stand between the head of an element and its block.
  mutating func elementGoesOn() {
    switch current {
    case .comma: return
    case .rightParen, .rightBracket:
      while current == .rightParen || current == .rightBracket { strayCloser() }
    case .name where keyword == .else: return
    case .dot where next == .name:
      modifiers()
      skipToBlock()
    case .name where openerIsLost(isNeeded: false):
      report { .missingBlock($0.text(of: $0.lastTaken), $0.placeOfMissing, end: $0.endOfLast, isCertain: true) }
      blockWithoutOpener(.block)
    default:
      if reportStrayCloserAhead() {
      } else if current == .name, next == .colon {
        report { .attributeBehindElement($0.word, $0.here) }
      } else {
        report { .itemGoesOn($0.word, $0.here) }
      }
      skipToBlock()
    }
  }

  /// Says that a closer further on in this item closes nothing: its opener was lost, and what stands between is no
  /// mistake of its own.
  mutating func reportStrayCloserAhead() -> Bool {
    guard let closer = strayCloserAhead() else { return false }
    report { .lostOpener($0.text(of: closer), $0.span(of: closer)) }
    quietUntil = closer + (tokens[closer + 1].kind == .leftBrace ? 2 : 1)
    return true
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
      report(isMended: true) { .wrongRelation($0.word, $0.here) }
      take()
      return true
    case .equals: return singleEquals(of: node)
    case .plus, .minus, .star, .slash: return sumBeforeRelation(of: node)
    case .colon where lastTaken > nodes[node].firstToken && tokens[lastTaken].kind == .name:
      let path = span(of: nodes[node].firstToken).joined(span(of: lastTaken))
      report { .pathOfAttribute($0.pathText(node), $0.text(of: $0.lastTaken), path) }
      take()
      unheard { $0.value() }
      close(node, as: .error)
      return false
    case .leftParen where !tokens[position].isAfterLineEnd:
      callOfPath(node)
      close(node, as: .error)
      return false
    default:
      if !constraintClosure(of: node) { report { .missingRelation($0.pathText(node), $0.placeOfMissing) } }
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
      report(isMended: true) { .equalsForRelation($0.here) }
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

  private mutating func strayCloserAhead() -> Int? {
    var last = TokenKind.comma
    for index in position..<min(position + 200, tokens.count) {
      let token = tokens[index]
      if token.isAfterLineEnd, last.canEndItem, token.kind.canBeginItem { return nil }
      switch token.kind {
      case .semicolon, .leftBrace, .rightBrace, .endOfFile: return nil
      case .rightParen, .rightBracket: if partner(of: index) == nil { return index }
      default: break
      }
      last = token.kind
    }
    return nil
  }

  private func pathText(_ node: NodeIndex) -> String {
    let path = nodes[node + 1]
    let end = tokens[max(path.firstToken, path.pastToken - 1)].end
    return excerpt(String(decoding: bytes[tokens[path.firstToken].start..<end].prefix(200), as: UTF8.self))
  }
}
