// MARK: - Interface

extension Parser {
  /// file ::= SEP? fileItems? EOF
  mutating func wholeFile() {
    nodes.append(SyntaxNode(.file, size: 1, firstToken: 0, pastToken: 0))
    items(in: .file, of: .file)
    nodes[0] = SyntaxNode(.file, size: nodes.count, firstToken: 0, pastToken: tokens.count - 1)
  }

  /// import ::= "import" STRING
  mutating func importation() {
    let node = open(.import)
    takeKeyword(.import)
    if !take(.string) {
      let isWord = current == .name && (tokens[position + 1].isAfterLineEnd || next == .endOfFile)
      report { .missingImportPath(isWord ? $0.word : nil, $0.placeOfMissing) }
      skipItem()
    }
    close(node, as: .import)
  }

  /// constant ::= "let" name "=" value
  mutating func constant() {
    let node = open(.constant)
    // `var gutter: CGFloat = 16` is one mistake.
    var isTyped = false
    if next == .equals, keyword != .let {
      report(isMended: true) { .missingLet($0.word, $0.here) }
      take()
    } else {
      if keyword != .let {
        isTyped =
          next == .name && position + 4 < tokens.count && tokens[position + 2].kind == .colon
          && tokens[position + 3].kind == .name && tokens[position + 4].kind == .equals
        let head = isTyped ? here.joined(span(of: position + 3)) : nil
        report(isMended: true) { .foreignConstant($0.word, name: $0.text(of: $0.position + 1), $0.here, head: head) }
      }
      take()
      name(of: "let")
    }
    if isTyped { unheard { $0.constantGoesOn() } } else if !take(.equals) { constantGoesOn() }
    value()
    close(node, as: .constant)
  }

  /// style ::= "style" name attributeBlock
  mutating func style() {
    let node = open(.style)
    let word = position
    takeKeyword(.style)
    name(of: "style")
    expectBlock(.style, of: word)
    close(node, as: .style)
  }

  /// appearance ::= "appearance" "{" SEP? defaults? "}"
  mutating func appearance() {
    let node = open(.appearance)
    let word = position
    take()
    expectBlock(.appearance, of: word)
    close(node, as: .appearance)
  }

  /// kindDefaults ::= kind attributeBlock
  mutating func kindDefaults() {
    let node = open(.kindDefaults)
    let kind = position
    take()
    expectBlock(.kindDefaults, of: kind)
    close(node, as: .kindDefaults)
  }

  /// component ::= "component" name parameters? block
  mutating func component() {
    let node = open(.component)
    let word = position
    takeKeyword(.component)
    name(of: "component")
    // `struct Row: View`
    if current == .colon, !isWord("component", at: word) { unheard { $0.skipToBlock() } }
    if current == .leftParen { parameters() }
    expectBlock(.block, of: word)
    close(node, as: .component)
  }

  /// screen ::= "screen" name arguments? block
  mutating func screen() {
    let node = open(.screen)
    let word = position
    takeKeyword(.screen)
    name(of: "screen")
    if current == .leftParen { arguments() }
    expectBlock(.block, of: word)
    close(node, as: .screen)
  }

  /// parameters ::= "(" parameterList? ")"
  mutating func parameters() {
    let node = open(.parameters)
    list(of: .rightParen) { $0.parameter() }
    close(node, as: .parameters)
  }
}

// MARK: - Implementation

extension Parser {
  /// The keyword of a declaration, or what was written for it.
  private mutating func takeKeyword(_ keyword: Keyword) {
    if self.keyword != keyword {
      let isTyped = position + 2 < tokens.count && tokens[position + 2].kind == .colon
      let head = isTyped ? openerOnLine.map { span(of: position).joined(span(of: $0 - 1)) } : nil
      report(isMended: true) { .misspelt($0.word, keyword, $0.here, name: $0.text(of: $0.position + 1), head: head) }
    }
    take()
  }

  /// The name of a declaration.
  private mutating func name(of word: String) {
    if take(.name) { return }
    report { .missingName(of: word, quoted: $0.wordInQuotes, $0.placeOfMissing) }
    _ = take(.string)
  }

  /// parameter ::= name ( "=" value )?
  private mutating func parameter() {
    let node = open(.parameter)
    if !take(.name) {
      report { .missingParameter($0.placeOfMissing) }
      skipEntry()
      return close(node, as: .error)
    }
    if current == .colon, next == .name, let end = endOfType {
      let (colon, name) = (position, lastTaken)
      report(isMended: true) {
        .typeAnnotation(of: $0.text(of: name), $0.text(of: colon + 1), $0.span(of: colon).joined($0.span(of: end)))
      }
      skip(to: end + 1)
      if take(.equals) { value() }
    } else if current == .colon {
      report(isMended: true) { .colonForEquals($0.here) }
      take()
      value()
    } else if take(.equals) {
      value()
    }
    close(node, as: .parameter)
  }

  /// The last token of `: Int`, where that is a type: a default follows it, or nothing and it is capitalised.
  private var endOfType: Int? {
    let type = position + 1
    guard type + 1 < tokens.count else { return nil }
    switch tokens[type + 1].kind {
    case .equals: return type
    case .comma, .rightParen:
      let first = bytes(of: type).first ?? 0
      return first >= ascii("A") && first <= ascii("Z") ? type : nil
    default: return nil
    }
  }

  /// `let x: Int = 1` and `let x: 1`, as other languages write it.
  private mutating func constantGoesOn() {
    guard current == .colon else {
      let isOther = current == .equalEqual
      report(isMended: isOther) { .missingEquals($0.placeOfMissing, end: $0.endOfLast, isOther: isOther) }
      if isOther { take() }
      return
    }
    let colon = position
    if next == .name, colon + 2 < tokens.count, tokens[colon + 2].kind == .equals {
      let name = lastTaken
      report(isMended: true) {
        .typeAnnotation(
          of: $0.text(of: name), $0.text(of: colon + 1), $0.span(of: colon).joined($0.span(of: colon + 1)))
      }
      take()
      take()
      take()
    } else {
      report(isMended: true) { .colonForEquals($0.span(of: colon)) }
      take()
    }
  }
}
