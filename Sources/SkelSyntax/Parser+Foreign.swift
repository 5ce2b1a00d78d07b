// MARK: - Interface

/// What other languages write, where its shape tells what was meant. Words are judged by later stages, except those that
/// stand for a keyword.
extension Parser {
  /// How many tokens make a word with hyphens, as CSS writes it; 1 for a plain name.
  func hyphenatedLength(at index: Int) -> Int {
    var last = index
    while last + 2 < tokens.count, last < index + 16, tokens[last + 1].kind == .minus, tokens[last + 2].kind == .name,
      tokens[last].end == tokens[last + 1].start, tokens[last + 1].end == tokens[last + 2].start
    {
      last += 2
    }
    return last - index + 1
  }

  /// The word that an item or argument begins with.
  mutating func takeHead() {
    guard tokens[position + 1].kind == .minus, hyphenatedLength(at: position) > 1 else { return take() }
    let last = position + hyphenatedLength(at: position) - 1
    let place = span(of: position).joined(span(of: last))
    report(isMended: true) { .hyphens(excerpt($0.text(in: place)), $0.camelCase($0.position...last), place) }
    skip(to: last + 1)
  }

  /// `: title` and `"title"` behind the kind of an element.
  mutating func foreignElementName() {
    if current == .colon, next == .name {
      let kind = lastTaken
      report(isMended: true) { .colonInElement($0.text(of: kind), $0.text(of: $0.position + 1), $0.here) }
      take()
      take()
    } else if current == .string, !tokens[position].isAfterLineEnd {
      let kind = lastTaken
      report(isMended: true, insteadOfAllIn: here) { .nameInQuotes($0.text(of: kind), $0.wordInQuotes, $0.here) }
      take()
    }
  }

  /// What stands between the quotes of the current token, if it is a word; of `"row\(i)"` the word before the counter.
  var wordInQuotes: String? {
    guard current == .string else { return nil }
    var text = bytes(of: position).dropFirst().dropLast()
    if let mark = text.firstIndex(of: ascii("\\")), text.dropFirst(mark - text.startIndex + 1).first == ascii("("),
      text.last == ascii(")")
    {
      text = text[..<mark]
    }
    let isWord = text.allSatisfy { $0 >= ascii("a") && $0 <= ascii("z") || $0 >= ascii("A") && $0 <= ascii("Z") }
    return isWord && !text.isEmpty ? String(decoding: text, as: UTF8.self) : nil
  }

  /// `size: 88, 32`, `animation: pulse, sliding`: several values behind one colon, read as the tuple or list that they
  /// are meant to be. `margin: 0 auto` is left to the stage that knows the attribute.
  mutating func valueGoesOn(_ first: NodeIndex) {
    guard let last = lastOfValues, nodes[first].kind != .error else { return }
    let start = nodes[first].firstToken
    let isTuple = nodes[first].kind == .number || nodes[first].kind == .unary
    let rest = position...last
    let hasWords = rest.contains { tokens[$0].kind == .name }
    guard current == .comma || isTuple && !hasWords else {
      report { .itemGoesOn($0.word, $0.here).givingWay() }
      let node = open(.error)
      skip(to: last + 1)
      return close(node, as: .error)
    }
    let front = span(of: start).joined(span(of: lastTaken))
    let place = front.joined(span(of: last))
    report { parser in
      let values = ([parser.text(in: front)] + parser.valueTexts(rest)).joined(separator: ", ")
      return .valueInBrackets(isTuple ? "(\(values))" : "[\(values)]", place)
    }
    unheard { parser in
      while parser.position <= last {
        if parser.current == .comma { parser.take() } else { parser.sum() }
      }
    }
    let kind: SyntaxKind = isTuple ? .tuple : .list
    nodes.insert(SyntaxNode(kind, size: 1, firstToken: start, pastToken: start), at: first)
    close(first, as: kind)
  }

  /// `iPhone 15 Pro`, `clouds 50%`: words and numbers that are meant as one value, which becomes an `error` node.
  mutating func wordsGoOn(_ value: NodeIndex) {
    guard nodes[value].kind == .path, nodes.count == value + 1, lastTaken == nodes[value].firstToken else { return }
    var last = position
    while tokens[last + 1].kind == .name || tokens[last + 1].kind == .number, !tokens[last + 1].isAfterLineEnd {
      last += 1
    }
    guard tokens[last + 1].kind == .comma || tokens[last + 1].kind == .rightParen else { return }
    let place = span(of: lastTaken).joined(span(of: last))
    report(isMended: true) { .valueOfSeveralWords(excerpt($0.text(in: place)), place) }
    skip(to: last + 1)
    close(value, as: .error)
  }

  /// `priority: 750` behind a constraint, with or without a comma before it.
  mutating func foreignPriority() {
    let word = current == .comma ? position + 1 : position
    guard word + 1 < tokens.count, isWord("priority", at: word), tokens[word + 1].kind == .colon else { return }
    let start = current == .comma ? span(of: position) : span(of: word)
    report(isMended: true) { .priorityWord(start.joined($0.span(of: word + 1)), isBehindComma: $0.current == .comma) }
    skip(to: word + 2)
    sum()
  }

  /// `.padding(16)` behind an element: an `error` node for each, with the path in it.
  mutating func modifiers() {
    report { .modifier($0.text(of: $0.position + 1), $0.here) }
    unheard { parser in
      while parser.current == .dot, parser.next == .name {
        let node = parser.open(.error)
        parser.take()
        parser.path(allowsArguments: true)
        parser.close(node, as: .error)
      }
    }
  }

  /// `for i in 0..<3 {` and `ForEach(0..<3) { i in`, read as a `repeat` of that counter.
  mutating func foreignLoop() {
    let node = open(.repeat)
    let start = position
    let isCall = next == .leftParen
    let opener = openerOnLine
    let counter = isCall ? opener.flatMap { self.counter(behind: $0) } : position + 1
    let head = loopHead(isCall: isCall, opener, counter)
    let whole = span(of: position).joined(span(of: opener ?? position))
    report(insteadOfAllIn: whole) { .foreignLoop(head, $0.here) }
    guard let opener else {
      skipItem()
      return close(node, as: .error)
    }
    nodes.append(SyntaxNode(.error, size: 1, firstToken: start, pastToken: opener))
    skip(to: opener)
    loopBlock(counter: isCall ? counter : nil)
    close(node, as: .repeat)
  }

  /// `repeat 3 { i in label`: the block as a closure of Swift begins; false for any other. With a line end behind `in` it
  /// would be an element of that name.
  mutating func closureBlock(of word: Int) -> Bool {
    guard current == .leftBrace, isWord("repeat", at: word), let counter = counter(behind: position),
      counter + 2 < tokens.count, tokens[counter + 2].kind == .name, !tokens[counter + 2].isAfterLineEnd
    else {
      return false
    }
    let ours = "\(text(in: span(of: word).joined(span(of: lastTaken)))) as \(text(of: counter))"
    let whole = span(of: word).joined(span(of: counter + 1))
    report(insteadOfAllIn: whole) {
      .foreignLoop(ForeignLoopHead(ours: ours, span: whole, holdsBrace: true), $0.span(of: word))
    }
    loopBlock(counter: counter)
    return true
  }

  /// Nothing is reported of what is read meanwhile.
  mutating func unheard(_ read: (inout Parser) -> Void) {
    let wasMuted = isMuted
    isMuted = true
    read(&self)
    isMuted = wasMuted
  }
}

/// The head of a loop of another language.
struct ForeignLoopHead {
  /// How it is written here.
  var ours: String
  var span: Span
  /// The span ends behind the brace of the block.
  var holdsBrace: Bool
}

// MARK: - Implementation

extension Parser {
  /// `border-radius` as `borderRadius`.
  private func camelCase(_ range: ClosedRange<Int>) -> String {
    let parts = range.filter { tokens[$0].kind == .name }.map { text(of: $0) }
    return parts.dropFirst().reduce(parts[0]) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }

  /// The last token of the plain values from here to the end of the item; nil where something else stands there.
  private var lastOfValues: Int? {
    var last: Int?
    for index in position..<min(position + 64, tokens.count) {
      let token = tokens[index]
      let isBehindValue = last != nil && last == index - 1
      if token.isAfterLineEnd, isBehindValue, token.kind.canBeginItem { return last }
      switch token.kind {
      // `height: 44, label title` is two items.
      case .name where isBehindValue && tokens[index - 1].kind == .name: return nil
      case .name, .number, .colour, .string: last = index
      case .comma where index == position || isBehindValue: continue
      case .minus where tokens[index + 1].kind == .number: continue
      case .semicolon, .rightBrace, .endOfFile: return isBehindValue ? last : nil
      default: return nil
      }
    }
    return nil
  }

  /// The values between two tokens, without the commas.
  private func valueTexts(_ range: ClosedRange<Int>) -> [String] {
    var result: [String] = []
    var sign = ""
    for index in range {
      switch tokens[index].kind {
      case .comma: continue
      case .minus: sign = "-"
      default:
        result.append(sign + (mendedNumber(text(of: index))?.text ?? text(of: index)))
        sign = ""
      }
    }
    return result
  }

  /// The left brace that opens the block of this item, on the same line.
  var openerOnLine: Int? {
    for index in (position + 1)..<min(position + 100, tokens.count) {
      if tokens[index].isAfterLineEnd || tokens[index].kind == .semicolon { return nil }
      if tokens[index].kind == .leftBrace { return index }
    }
    return nil
  }

  /// `i` in `{ i in`.
  private func counter(behind opener: Int) -> Int? {
    guard opener + 2 < tokens.count, tokens[opener + 1].kind == .name, isWord("in", at: opener + 2) else { return nil }
    return opener + 1
  }

  /// The head as it is written here, and what it stands for; nil where the count is not written.
  private func loopHead(isCall: Bool, _ opener: Int?, _ counter: Int?) -> ForeignLoopHead? {
    guard let opener, let count = loopCount(isCall: isCall, opener) else { return nil }
    let name = counter.map { " as \(text(of: $0))" } ?? ""
    // The counter of a call stands behind the brace, which is replaced with it.
    let isBehind = isCall && counter != nil
    let last = isBehind ? opener + 2 : opener - 1
    return ForeignLoopHead(
      ours: "repeat \(count)\(name)", span: span(of: position).joined(span(of: last)), holdsBrace: isBehind)
  }

  /// `0..<3`, `1...3`, `0..<count`, or the only number of a call.
  private func loopCount(isCall: Bool, _ opener: Int) -> String? {
    let range = (position..<opener).first { tokens[$0].kind == .invalid && bytes(of: $0).first == ascii(".") }
    guard let range else {
      let isNumber = isCall && opener == position + 4 && tokens[position + 2].kind == .number
      return isNumber ? text(of: position + 2) : nil
    }
    let isClosed = bytes(of: range).last == ascii(".")
    guard let low = Int(text(of: range - 1)) else { return nil }
    if let high = Int(text(of: range + 1)) {
      let count = high.subtractingReportingOverflow(low - (isClosed ? 1 : 0)).partialValue
      return count >= 0 ? String(count) : nil
    }
    return tokens[range + 1].kind == .name && low == (isClosed ? 1 : 0) ? text(of: range + 1) : nil
  }

  /// The block of a foreign loop; `i in` at its front is passed over.
  private mutating func loopBlock(counter: Int?) {
    guard let counter, current == .leftBrace else { return expectBlock(.block, of: position) }
    block(.block, from: counter + 2)
  }

  /// What stands before a token becomes an `error` node. A line end behind it separates nothing.
  mutating func passOver(to first: Int) {
    let skipped = open(.error)
    skip(to: first)
    close(skipped, as: .error)
    if current != .rightBrace, tokens[position].isAfterLineEnd { current = .semicolon }
  }
}
