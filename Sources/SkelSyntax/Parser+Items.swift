// MARK: - Interface

extension Parser {
  /// Where items stand, which decides the ones that may.
  enum Place { case file, style, appearance, kindDefaults, block }

  /// What encloses items.
  enum Owner {
    case file
    /// The index of the brace.
    case brace(Int)
    case lostBrace
  }

  /// What an item looks like.
  enum Form {
    case `import`, constant, style, appearance, component, screen
    case attribute, constraint, element, `repeat`, `if`
  }

  /// fileItems ::= fileItem ( SEP fileItems? )?
  /// items ::= item ( SEP items? )?
  /// attributes ::= attribute ( SEP attributes? )?
  /// defaults ::= default ( SEP defaults? )?
  mutating func items(in place: Place, of owner: Owner) {
    var lastWasMisplaced = false
    skipSeparators()
    while current != .endOfFile {
      if current == .rightBrace {
        if braceEnds(owner) { return }
        strayCloser()
      } else if let form = form(in: place) {
        let isMisplaced = !place.allows(form) && !(place == .appearance && form == .element && isKindDefaults)
        if isMisplaced, wasLeftOpen(owner) { return }
        // A run of items in the wrong place is one mistake.
        if isMisplaced, lastWasMisplaced { quietPosition = position }
        let start = position
        if isMisplaced { misplacedItem(form, in: place) } else { item(form, in: place) }
        lastWasMisplaced = isMisplaced
        endItem(startedAt: start)
      } else if keyword == .else, wasLeftOpen(owner) {
        return
      } else if current == .leftBrace, isSuperfluous(owner) {
        skipToken()
      } else {
        noItem()
      }
      skipSeparators()
    }
  }

  /// block ::= "{" SEP? items? "}"
  /// attributeBlock ::= "{" SEP? attributes? "}"
  mutating func block(_ place: Place) {
    let node = open(.block)
    let opener = position
    if enter() {
      let outer = innermostOpener
      innermostOpener = opener
      take()
      items(in: place, of: .brace(opener))
      endBlock(of: opener)
      innermostOpener = outer
      depth -= 1
    }
    close(node, as: .block)
  }

  /// The block that an item must have.
  mutating func expectBlock(_ place: Place, of owner: Int) {
    if current != .leftBrace {
      let isLost = openerIsLost(isNeeded: true)
      report { .missingBlock($0.text(of: owner), $0.placeOfMissing, end: $0.endOfLast, isCertain: isLost) }
      if isLost { return blockWithoutOpener(place) }
      skipToBlock()
    }
    if current == .leftBrace { block(place) }
  }

  /// attribute ::= name ":" value
  mutating func attribute() {
    let node = open(.attribute)
    let name = position
    take()
    if !take(.colon) { report { .missingColon($0.text(of: name), $0.endOfLast) } }
    value()
    close(node, as: .attribute)
  }

  /// element ::= kind name? arguments? block?
  mutating func element() {
    let node = open(.element)
    take()
    if current == .name { take() }
    if current == .leftParen { arguments() }
    if !atItemEnd, current != .leftBrace { elementGoesOn() }
    if current == .leftBrace { block(.block) }
    close(node, as: .element)
  }

  /// constraint ::= ownPath relation sum ( "@" sum )?
  mutating func constraint() {
    let node = open(.constraint)
    if keyword != nil { report { .keywordBeginsConstraint($0.word, $0.here) } }
    path(allowsArguments: false)
    guard relation(of: node) else { return }
    sum()
    if take(.at) { sum() }
    close(node, as: .constraint)
  }

  /// repeat ::= "repeat" sum ( "as" name )? block
  mutating func repetition() {
    let node = open(.repeat)
    let word = position
    take()
    if current == .leftBrace { report { .missingCount($0.placeOfMissing) } }
    sum()
    if current == .name, isWord("in", at: position) { report { .foreignLoop($0.word, $0.here) } }
    let isNameAlone = current == .name && keyword != .as && next == .leftBrace
    if isNameAlone {
      report(isMended: true) { .missingAs($0.word, $0.here) }
      take()
    } else if keyword == .as {
      take()
      if current == .name { take() } else { report { .missingName(of: "as", $0.placeOfMissing) } }
    }
    expectBlock(.block, of: word)
    close(node, as: .repeat)
  }

  /// if ::= "if" value block ( "else" "if" value block )* ( "else" block )?
  mutating func condition() {
    let node = open(.if)
    branch()
    while keyword == .else || isElseIfInOneWord {
      let word = position
      if keyword != .else {
        report(isMended: true) { .elseIfInOneWord($0.word, $0.here) }
        branch()
        continue
      }
      take()
      if keyword == .if {
        branch()
      } else {
        expectBlock(.block, of: word)
        break
      }
    }
    close(node, as: .if)
  }
}

// MARK: - Implementation

extension Parser {
  private var isElseIfInOneWord: Bool {
    current == .name && lastTaken >= 0 && tokens[lastTaken].kind == .rightBrace
      && ["elseif", "elif", "elsif"].contains { isWord($0, at: position) }
  }

  /// "if" value block
  private mutating func branch() {
    let word = position
    if keyword == .if || isElseIfInOneWord { take() } else { report { .missingIf($0.here) } }
    value()
    expectBlock(.block, of: word)
  }

  /// fileItem ::= import | constant | style | appearance | component | screen
  /// item ::= attribute | constraint | element | repeat | if | appearance
  /// default ::= attribute | kindDefaults
  mutating func item(_ form: Form, in place: Place) {
    switch form {
    case .import: importation()
    case .constant: constant()
    case .style: style()
    case .appearance: appearance()
    case .component: component()
    case .screen: screen()
    case .attribute: attribute()
    case .constraint: constraint()
    case .element: if place == .appearance { kindDefaults() } else { element() }
    case .repeat: repetition()
    case .if: condition()
    }
  }

  private var isKindDefaults: Bool {
    mutating get { next == .leftBrace || openerIsLost(isNeeded: false) }
  }

  /// What the tokens look like: two of them decide.
  private func form(in place: Place) -> Form? {
    guard current == .name else { return nil }
    let next = next
    // A constant without its `let`.
    if place == .file, next == .equals { return .constant }
    if isForeignLoop { return .repeat }
    if next == .colon { return .attribute }
    let keyword = keyword
    if let keyword, keyword != .if, keyword != .repeat, next == .dot || next.isRelation {
      return lineLeadsToBlock ? .if : .constraint
    }
    switch keyword {
    case .import: return .import
    case .let: return .constant
    // `style headline` for `style: headline`
    case .style: return place == .file || lineLeadsToBlock ? .style : .attribute
    case .appearance: return .appearance
    case .component: return .component
    case .screen: return .screen
    case .repeat: return .repeat
    case .if: return .if
    case .else, .as: return nil
    case nil: break
    }
    switch next {
    case .dot, .equalEqual, .notEqual, .lessEqual, .greaterEqual, .less, .greater, .equals, .plus, .minus, .star,
      .slash:
      return .constraint
    case .leftBracket where isOnSameLine(position + 1): return indexIsList ? .attribute : .constraint
    // `size 48`: a forgotten colon, no element.
    case .number, .string, .colour: return isOnSameLine(position + 1) ? .attribute : .element
    case .name: return isForeignConstant(in: place) ? .constant : .element
    default: return .element
    }
  }

  /// `var name = …`
  private func isForeignConstant(in place: Place) -> Bool {
    guard position + 2 < tokens.count, tokens[position + 2].kind == .equals else { return false }
    return place == .file || isWord("var", at: position) || isWord("const", at: position)
  }

  /// `for i in …`
  private var isForeignLoop: Bool {
    isWord("for", at: position) && position + 2 < tokens.count && next == .name && isWord("in", at: position + 2)
      && !tokens[position + 1].isAfterLineEnd && !tokens[position + 2].isAfterLineEnd
  }

  /// `sections [(80, 21)]`: brackets that no path goes on behind are a value whose colon was forgotten.
  private var indexIsList: Bool {
    var depth = 0
    for (index, token) in tokens.enumerated().dropFirst(position + 1).prefix(100) {
      switch token.kind {
      case .leftBracket, .leftParen: depth += 1
      case .rightBracket, .rightParen: depth -= 1
      case .leftBrace, .rightBrace, .semicolon, .endOfFile: return false
      default: break
      }
      if depth == 0 {
        let next = tokens[index + 1]
        return next.isAfterLineEnd && next.kind.canBeginItem || next.kind == .semicolon || next.kind == .rightBrace
          || next.kind == .endOfFile
      }
    }
    return false
  }

  private func isOnSameLine(_ index: Int) -> Bool { !tokens[index].isAfterLineEnd }
}

extension TokenKind {
  var isRelation: Bool { self == .equalEqual || self == .lessEqual || self == .greaterEqual }
}

extension Parser.Place {
  func allows(_ form: Parser.Form) -> Bool {
    switch form {
    case .import, .constant, .style, .component, .screen: self == .file
    case .appearance: self == .file || self == .block
    case .attribute: self != .file
    case .constraint, .element, .repeat, .if: self == .block
    }
  }
}
