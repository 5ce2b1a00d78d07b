// MARK: - Interface

/// Values as other languages write them, where their shape tells what was meant.
// None of it is inlined: it would swell the stack frames of the recursion, which must fit small stacks.
extension Parser {
  /// Whether the `?` of `a ? b : c`, which the lexer reported, stands right here.
  @inline(never)
  func isTernary() -> Bool {
    lastTaken + 1 < position && !atItemEnd && bytes(of: lastTaken + 1).elementsEqual([ascii("?")])
  }

  /// The rest of `a ? b : c`, also of several in each other: with what was read since `first` it becomes an `error` node.
  @inline(never)
  mutating func ternary(from first: NodeIndex) {
    let token = nodes[first].firstToken
    unheard { parser in
      var start = -1
      while parser.position > start, parser.isTernary() || parser.current == .colon {
        start = parser.position
        if parser.current == .colon { parser.take() }
        parser.disjunction()
      }
    }
    nodes.removeSubrange(first...)
    nodes.append(SyntaxNode(.error, size: 1, firstToken: token, pastToken: lastTaken + 1))
  }

  /// `linear-gradient(`
  @inline(never)
  func isForeignGradient() -> Bool {
    let last = position + hyphenatedLength(at: position) - 1
    return last > position && last + 1 < tokens.count && tokens[last + 1].kind == .leftParen
      && isWord("gradient", at: last)
  }

  /// `linear-gradient(90deg, red 0%, blue)`, which becomes an `error` node; without units and stops it is a sentence, and
  /// the stage that knows names says what it means.
  @inline(never)
  mutating func foreignGradient() {
    let opener = position + hyphenatedLength(at: position)
    guard let closer = partner(of: opener), case let entries = split((opener + 1)..<closer),
      entries.contains(where: { $0.count > 1 && tokens[$0.lowerBound + 1].kind.isValue || hasUnit($0.lowerBound) })
    else { return path(allowsArguments: true) }
    let word = here.joined(span(of: opener - 1))
    let whole = here.joined(span(of: closer))
    let colours = colours(of: entries)
    report(isMended: true, insteadOfAllIn: whole) {
      .foreignGradient($0.text(in: word), colours, word, fixIt: whole, isCertain: false)
    }
    skipAsError(to: closer)
  }

  /// `size: { width: 10, height: 20 }`: the braces and what stands between them become an `error` node. False where
  /// that is no value: a block behind a value that is missing holds items.
  @inline(never)
  mutating func bracedValue() -> Bool {
    guard current == .leftBrace, tokens[lastTaken].kind == .colon, let closer = partner(of: position),
      case let entries = split((position + 1)..<closer), !entries.isEmpty, entries.allSatisfy(isEntry)
    else { return false }
    let whole = here.joined(span(of: closer))
    let ours = entries.map { source($0) }.joined(separator: ", ")
    report(isMended: true, insteadOfAllIn: whole) { .valueInBraces(ours, $0.here, whole: whole) }
    skipAsError(to: closer)
    return true
  }

  /// `switch style { case .wide: … }`: passed over, block and all; false for anything else.
  @inline(never)
  mutating func foreignChoice() -> Bool {
    guard isWord("switch", at: position), let opener = openerOnLine, opener + 1 < tokens.count,
      isWord("case", at: opener + 1), let closer = partner(of: opener)
    else { return false }
    report { .foreignChoice($0.here) }
    skipAsError(to: closer)
    return true
  }

  /// `box.snp.makeConstraints { make in … }`: passed over, block and all; false for anything else.
  @inline(never)
  mutating func constraintClosure(of node: NodeIndex) -> Bool {
    guard current == .leftBrace, lastTaken > nodes[node].firstToken, let closer = partner(of: position) else {
      return false
    }
    let path = span(of: nodes[node].firstToken).joined(span(of: lastTaken))
    report(isMended: true) { .constraintClosure($0.text(in: path), path) }
    skip(to: closer)
    take()
    return true
  }

  /// `make.left.equalTo(box.left).offset(8)`, a call where a constraint could stand. One message for a run of calls of
  /// the same thing.
  @inline(never)
  mutating func callOfPath(_ node: NodeIndex) {
    let first = nodes[node].firstToken
    if let run = callRun, run.past == first || run.past + 1 == first,
      bytes(of: run.word).elementsEqual(bytes(of: first))
    {
      quietPosition = position
    }
    let path = span(of: first).joined(span(of: lastTaken))
    report { .callOfPath(excerpt($0.text(in: path)), isSnapKit: $0.isWord("make", at: first), $0.here) }
    unheard { parser in
      parser.arguments()
      while parser.current == .dot, parser.next == .name {
        parser.take()
        parser.path(allowsArguments: true)
      }
    }
    callRun = (first, lastTaken + 1)
  }

  /// The source between two places, not too much of it.
  func text(in span: Span) -> String {
    String(decoding: bytes[Int(span.start)..<Int(span.end)].prefix(200), as: UTF8.self)
  }
}

// MARK: - Implementation

extension Parser {
  private mutating func skipAsError(to last: Int) {
    let node = open(.error)
    skip(to: last)
    take()
    close(node, as: .error)
  }

  /// `90deg`, which the lexer reported.
  private func hasUnit(_ index: Int) -> Bool {
    tokens[index].kind == .number && bytes(of: index).contains { $0 | 0x20 >= ascii("a") || $0 == ascii("%") }
  }

  /// Those of a gradient's arguments that are colours, without their stops.
  private func colours(of entries: [Range<Int>]) -> [String] {
    entries.compactMap { entry in
      let first = tokens[entry.lowerBound].kind
      guard first == .colour || first == .name, !isWord("to", at: entry.lowerBound) else { return nil }
      let hasStop = entry.count > 1 && tokens[entry.upperBound - 1].kind == .number
      return source(entry.lowerBound..<(hasStop ? entry.upperBound - 1 : entry.upperBound))
    }
  }

  /// `10` or `width: 10 + 2`.
  private func isEntry(_ range: Range<Int>) -> Bool {
    let first = tokens[range.lowerBound].kind
    if range.count == 1 { return first.isValue }
    return range.count > 2 && first == .name && tokens[range.lowerBound + 1].kind == .colon
      && !range.contains { tokens[$0].kind == .leftBrace }
  }

  private func source(_ range: Range<Int>) -> String {
    String(decoding: bytes[tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end], as: UTF8.self)
  }

  /// The tokens between commas, semicolons and line ends outside all brackets; nothing of what is too long for a value.
  private func split(_ range: Range<Int>) -> [Range<Int>] {
    if range.count > 64 { return [] }
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    for index in range {
      switch tokens[index].kind {
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .rightParen, .rightBracket, .rightBrace: depth -= 1
      case .comma, .semicolon:
        guard depth == 0 else { continue }
        if start < index { result.append(start..<index) }
        start = index + 1
      default:
        if depth == 0, tokens[index].isAfterLineEnd, start < index {
          result.append(start..<index)
          start = index
        }
      }
    }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }
}
