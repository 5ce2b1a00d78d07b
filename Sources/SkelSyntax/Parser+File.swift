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
    take()
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
    if next == .equals, keyword != .let {
      report(isMended: true) { .missingLet($0.word, $0.here) }
      take()
    } else {
      if keyword != .let { report(isMended: true) { .foreignConstant($0.word, $0.here) } }
      name(of: "let")
    }
    if !take(.equals) { constantGoesOn() }
    value()
    close(node, as: .constant)
  }

  /// style ::= "style" name attributeBlock
  mutating func style() {
    let node = open(.style)
    let word = position
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
    name(of: "component")
    if current == .leftParen { parameters() }
    expectBlock(.block, of: word)
    close(node, as: .component)
  }

  /// screen ::= "screen" name arguments? block
  mutating func screen() {
    let node = open(.screen)
    let word = position
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
  /// The keyword of a declaration and the name behind it.
  private mutating func name(of word: String) {
    take()
    if take(.name) { return }
    report { .missingName(of: word, quoted: $0.wordInQuotes, $0.placeOfMissing) }
    _ = take(.string)
  }

  /// What stands between the quotes of the current token, if it is a word.
  private var wordInQuotes: String? {
    guard current == .string else { return nil }
    let text = bytes(of: position).dropFirst().dropLast()
    let isWord = text.allSatisfy { $0 >= ascii("a") && $0 <= ascii("z") || $0 >= ascii("A") && $0 <= ascii("Z") }
    return isWord && !text.isEmpty ? String(decoding: text, as: UTF8.self) : nil
  }

  /// parameter ::= name ( "=" value )?
  private mutating func parameter() {
    let node = open(.parameter)
    if !take(.name) {
      report { .missingParameter($0.placeOfMissing) }
      skipEntry()
      return close(node, as: .error)
    }
    if current == .colon {
      report(isMended: true) { .colonForEquals($0.here) }
      take()
      value()
    } else if take(.equals) {
      value()
    }
    close(node, as: .parameter)
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
      report(isMended: true) {
        .typeAnnotation($0.text(of: colon + 1), $0.span(of: colon).joined($0.span(of: colon + 1)))
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
