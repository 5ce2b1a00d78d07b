// MARK: - Interface

extension Parser {
  /// value ::= conjunction ( "||" conjunction )*
  mutating func value() {
    // Most are a number or a word alone.
    if current.isValue, tokens[position + 1].kind.endsEntry { return primary() }
    let first = nodes.count
    disjunction()
    if lastTaken + 1 < position, isTernary() { ternary(from: first) }
  }

  /// conjunction ( "||" conjunction )*
  @inline(__always)
  mutating func disjunction() {
    let first = nodes.count
    var operators = 0
    conjunction()
    while current == .orOr || foreignOperator("or", .orOr) {
      take()
      conjunction()
      operators += 1
    }
    if operators > 0 { group(operators, from: first) }
  }

  /// sum ::= product ( ( "+" | "-" ) product )*
  mutating func sum() {
    let first = nodes.count
    var operators = 0
    product()
    while current == .plus || current == .minus {
      take()
      product()
      operators += 1
    }
    if operators > 0 { group(operators, from: first) }
  }

  /// path ::= name ( "." name | index )*
  /// ownPath ::= NAME ( "." name | index )*
  mutating func path(allowsArguments: Bool) {
    let node = open(.path)
    take()
    while true {
      if current == .dot {
        take()
        if current == .name { take() } else { report { .missingMember($0.placeOfMissing) } }
      } else if current == .leftBracket {
        index()
      } else {
        break
      }
    }
    if allowsArguments, current == .leftParen { arguments() }
    close(node, as: .path)
  }

  /// arguments ::= "(" argumentList? ")"
  mutating func arguments() {
    let node = open(.arguments)
    list(of: .rightParen) { $0.argument() }
    close(node, as: .arguments)
  }
}

// MARK: - Implementation

extension Parser {
  /// conjunction ::= negation ( "&&" negation )*
  private mutating func conjunction() {
    let first = nodes.count
    var operators = 0
    negation()
    while current == .andAnd || foreignOperator("and", .andAnd) {
      take()
      negation()
      operators += 1
    }
    if operators > 0 { group(operators, from: first) }
  }

  /// negation ::= "!"? comparison
  private mutating func negation() {
    guard current == .not || foreignNot() else { return comparison() }
    let node = open(.unary)
    take()
    while current == .not {
      report { .twoSigns("!", $0.here) }
      take()
    }
    comparison()
    close(node, as: .unary)
  }

  /// comparison ::= sum ( ( "==" | "!=" | "<=" | ">=" | "<" | ">" ) sum )?
  private mutating func comparison() {
    let first = nodes.count
    var operators = 0
    sum()
    while current.isComparison || singleEquals() {
      if operators == 1 { report(isMended: true) { .comparisonChain($0.here) } }
      take()
      sum()
      operators += 1
    }
    if operators > 0 { group(operators, from: first) }
  }

  /// product ::= unary ( ( "*" | "/" ) unary )*
  private mutating func product() {
    let first = nodes.count
    var operators = 0
    unary()
    while current == .star || current == .slash {
      take()
      unary()
      operators += 1
    }
    if operators > 0 { group(operators, from: first) }
  }

  /// unary ::= "-"? primary
  private mutating func unary() {
    guard current == .minus else {
      if current == .plus {
        report { .plusSign($0.here) }
        take()
      }
      return primary()
    }
    let node = open(.unary)
    take()
    while current == .minus || current == .plus {
      report { .twoSigns("-", $0.here) }
      take()
    }
    primary()
    close(node, as: .unary)
  }

  /// primary ::= NUMBER | STRING | COLOUR | list | tuple | path arguments?
  /// list ::= "[" argumentList? "]"
  private mutating func primary() {
    while current == .not {
      report { .notInSum($0.here) }
      take()
    }
    switch current {
    case .number: leaf(.number)
    case .string: leaf(.string)
    case .colour: leaf(.colour)
    case .leftBracket:
      let node = open(.list)
      list(of: .rightBracket) { $0.argument() }
      close(node, as: .list)
    case .leftParen: tuple()
    case .name where next == .minus && isForeignGradient(): foreignGradient()
    case .name: path(allowsArguments: true)
    case .dot where next == .name:
      report(isMended: true) { .leadingDot($0.text(of: $0.position + 1), $0.here) }
      take()
      path(allowsArguments: true)
    case .leftBrace where bracedValue(): return
    default: missingValue()
    }
  }

  /// tuple ::= "(" argumentList? ")"
  ///
  /// One entry without label and comma is only grouping.
  private mutating func tuple() {
    let node = open(.tuple)
    let isCondition = holdsOneAssignment
    let commas = list(of: .rightParen) { if isCondition { $0.value() } else { $0.argument() } }
    let hasOneValue = nodes.count > node + 1 && nodes[node + 1].kind != .argument
    close(node, as: commas == 0 && hasOneValue ? .group : .tuple)
  }

  /// `(kind = 1)`: a comparison, since one labelled entry makes no tuple.
  private var holdsOneAssignment: Bool {
    guard next == .name, position + 2 < tokens.count, tokens[position + 2].kind == .equals else { return false }
    for token in tokens[(position + 3)...].prefix(64) {
      switch token.kind {
      case .comma, .leftBrace, .rightBrace, .endOfFile: return false
      case .rightParen: return true
      default: continue
      }
    }
    return false
  }

  /// argument ::= ( name ":" )? value
  private mutating func argument() {
    if current == .dot, next == .name, position + 2 < tokens.count, tokens[position + 2].kind == .colon {
      report(isMended: true) { .leadingDot($0.text(of: $0.position + 1), $0.here) }
      take()
    }
    guard current == .name, next.endsLabel || startsHyphenatedLabel else { return value() }
    let node = open(.argument)
    takeHead()
    if current == .equals { report { .equalsForColon($0.here) } }
    take()
    let value = nodes.count
    self.value()
    if current == .number { wordsGoOn(value) }
    close(node, as: .argument)
  }

  /// `border-radius: 12`
  private var startsHyphenatedLabel: Bool {
    guard next == .minus else { return false }
    let length = hyphenatedLength(at: position)
    return length > 1 && position + length < tokens.count && tokens[position + length].kind == .colon
  }

  /// index ::= "[" sum "]"
  private mutating func index() {
    let opener = position
    guard enter() else { return }
    take()
    sum()
    if current != .rightBracket, let closer = partner(of: opener) {
      report { .oneIndex($0.placeOfMissing) }
      skip(to: closer)
    }
    closeList(opener, .rightBracket)
    depth -= 1
  }

  /// Makes left-leaning binary nodes of the operands since `first`. In pre-order all of a chain's binary nodes stand
  /// before its first operand, so they are put there at once, however long the chain is.
  private mutating func group(_ operators: Int, from first: NodeIndex) {
    let token = nodes[first].firstToken
    let placeholder = SyntaxNode(.binary, size: 1, firstToken: token, pastToken: token)
    nodes.insert(contentsOf: repeatElement(placeholder, count: operators), at: first)
    let operands = first + operators
    var end = operands + nodes[operands].size
    for binary in (first..<operands).reversed() {
      let past = nodes[end].pastToken
      end += nodes[end].size
      nodes[binary] = SyntaxNode(.binary, size: end - binary, firstToken: token, pastToken: past)
    }
  }

  /// `and` and `or` between two values, read as `&&` and `||`.
  private mutating func foreignOperator(_ word: String, _ kind: TokenKind) -> Bool {
    guard current == .name, isWord(word, at: position) else { return false }
    report(isMended: true) { .foreignOperator(word, kind == .andAnd ? "&&" : "||", $0.here) }
    replaceToken(kind)
    return true
  }

  /// `=` between two values, read as `==`.
  private mutating func singleEquals() -> Bool {
    guard current == .equals else { return false }
    report { .equalsForEquality($0.here) }
    replaceToken(.equalEqual)
    return true
  }

  /// `not` before a value, read as `!`.
  private mutating func foreignNot() -> Bool {
    guard current == .name, next == .name, isWord("not", at: position), !tokens[position + 1].isAfterLineEnd else {
      return false
    }
    report(isMended: true) {
      .foreignOperator("not", "!", Span($0.file, $0.tokens[$0.position].start, $0.tokens[$0.position + 1].start))
    }
    replaceToken(.not)
    return true
  }

  /// The token is read as another kind from here on, so that no later stage need know the foreign spelling.
  private mutating func replaceToken(_ kind: TokenKind) {
    let token = tokens[position]
    tokens[position] = Token(
      kind, start: token.start, end: token.end, isAfterLineEnd: token.isAfterLineEnd, hasDoc: token.hasDoc)
    current = kind
  }
}

extension TokenKind {
  var isValue: Bool { self == .number || self == .name || self == .string || self == .colour }

  fileprivate var endsEntry: Bool { self == .comma || self == .rightParen || self == .rightBracket }

  /// Of an argument; `=` by mistake.
  fileprivate var endsLabel: Bool { self == .colon || self == .equals }

  fileprivate var isComparison: Bool {
    switch self {
    case .equalEqual, .notEqual, .lessEqual, .greaterEqual, .less, .greater: true
    default: false
    }
  }
}
