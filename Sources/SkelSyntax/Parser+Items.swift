// MARK: - Interface

extension Parser {
  /// What encloses items.
  enum Owner {
    case file
    /// The index of the brace.
    case brace(Int)
    case lostBrace
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
  ///
  /// - Parameter first: where the items begin; what stands between the brace and it was reported.
  mutating func block(_ place: Place, from first: Int? = nil) {
    let node = open(.block)
    let opener = position
    if enter() {
      let outer = innermostOpener
      innermostOpener = opener
      take()
      if let first { passOver(to: first) }
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
    takeHead()
    if !take(.colon) { report { .missingColon($0.text(of: name), $0.endOfLast) } }
    let value = nodes.count
    self.value()
    if !atItemEnd { valueGoesOn(value) }
    close(node, as: .attribute)
  }

  /// element ::= kind name? arguments? block?
  mutating func element() {
    if foreignChoice() { return }
    let node = open(.element)
    takeHead()
    if current == .name { take() } else { foreignElementName() }
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
    let right = nodes.count
    sum()
    if lastTaken + 1 < position, isTernary() { ternary(from: right) }
    if !atItemEnd { foreignPriority() }
    if take(.at) { sum() }
    close(node, as: .constraint)
  }

  /// repeat ::= "repeat" sum ( "as" name )? block
  mutating func repetition() {
    guard keyword == .repeat else { return foreignLoop() }
    let node = open(.repeat)
    let word = position
    take()
    if current == .leftBrace { report { .missingCount($0.placeOfMissing) } }
    sum()
    if current == .name, isWord("in", at: position) {
      let rest = here.joined(openerOnLine.map { span(of: $0) } ?? here)
      report(insteadOfAllIn: rest) { .foreignLoop(nil, $0.here) }
    }
    if current == .name, next == .leftBrace, isWord("times", at: position) {
      report { .timesBehindCount($0.here, before: $0.span(of: $0.position + 1)) }
      let skipped = open(.error)
      take()
      close(skipped, as: .error)
    }
    let isNameAlone = current == .name && keyword != .as && next == .leftBrace
    if isNameAlone {
      report(isMended: true) { .missingAs($0.word, $0.here) }
      take()
    } else if keyword == .as {
      take()
      if current == .name { take() } else { report { .missingName(of: "as", $0.placeOfMissing) } }
    }
    if !closureBlock(of: word) { expectBlock(.block, of: word) }
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
}
