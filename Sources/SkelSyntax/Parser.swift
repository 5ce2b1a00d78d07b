// MARK: - Interface

/// The tree of a source. Never fails: what cannot be read is reported and stands in the tree as `error` nodes.
///
/// A value that is missing is an empty `error` node, so that a node with a value always has that child.
package func parse(
  _ source: Source, as file: FileID = FileID(0), into diagnostics: inout Diagnostics
) -> SyntaxTree {
  let (tokens, missingBraces) = lexed(source, as: file, into: &diagnostics)
  var parser = Parser(source, file, tokens, diagnostics, missingBraces)
  parser.wholeFile()
  diagnostics = parser.diagnostics
  return SyntaxTree(file: file, source: source, tokens: parser.tokens, nodes: parser.nodes)
}

// MARK: - Implementation

/// Recursive descent, one method for each production of `Grammar/skl.ebnf`, building the pre-order array of nodes.
///
/// The methods make three moves only: take, report what is missing, skip.
struct Parser {
  let bytes: [UInt8]
  let file: FileID
  var tokens: [Token]
  var nodes: [SyntaxNode] = []
  var diagnostics: Diagnostics

  /// The token to be read next.
  var position = 0
  /// Its kind; `semicolon` also stands for a line end that separates items.
  var current = TokenKind.endOfFile
  /// The token read last; -1 at the start.
  var lastTaken = -1
  /// Where nothing more is said: an error was reported here, or bytes that the lexer reported stand before it.
  var quietPosition = -1
  /// The brace around `position`.
  var innermostOpener: Int?
  /// The last call that stood where a constraint could: its first token, and the one behind it.
  var callRun: (word: Int, past: Int)?
  /// Inside an item of another language nothing more is said.
  var isMuted = false
  /// Open braces, parentheses and brackets around `position`.
  var depth = 0
  var wasTooDeep = false
  /// Nothing is said before this token: what is wrong up to there was reported already. An end of item ends that.
  var quietUntil = 0
  /// Which bracket closes which; found out when the first error asks.
  var brackets: Brackets?
  let missingBraces: Int

  /// More nested braces, parentheses and brackets than any screen has, and few enough for a thread's stack.
  static let depthLimit = 256

  init(_ source: Source, _ file: FileID, _ tokens: [Token], _ diagnostics: Diagnostics, _ missingBraces: Int) {
    bytes = source.bytes
    self.file = file
    self.tokens = tokens
    self.missingBraces = missingBraces
    self.diagnostics = diagnostics
    nodes.reserveCapacity(tokens.count)
    settle()
  }

  // MARK: Nodes

  mutating func open(_ kind: SyntaxKind) -> NodeIndex {
    nodes.append(SyntaxNode(kind, size: 1, firstToken: position, pastToken: position))
    return nodes.count - 1
  }

  mutating func close(_ node: NodeIndex, as kind: SyntaxKind) {
    let first = nodes[node].firstToken
    nodes[node] = SyntaxNode(
      kind, size: nodes.count - node, firstToken: first, pastToken: max(first, lastTaken + 1))
  }

  mutating func leaf(_ kind: SyntaxKind) {
    nodes.append(SyntaxNode(kind, size: 1, firstToken: position, pastToken: position + 1))
    take()
  }

  // MARK: Moves

  /// Reads the current token.
  mutating func take() {
    lastTaken = position
    if current != .endOfFile { position += 1 }
    settle()
  }

  /// Reads the current token if it is of that kind.
  mutating func take(_ kind: TokenKind) -> Bool {
    guard current == kind else { return false }
    take()
    return true
  }

  /// Leaves an empty `error` node where a value should stand.
  mutating func missingValue() {
    report { .missingValue(behind: $0.lastTaken < 0 ? "" : $0.text(of: $0.lastTaken), $0.placeOfMissing) }
    let past = lastTaken + 1
    nodes.append(SyntaxNode(.error, size: 1, firstToken: past, pastToken: past))
  }

  /// separator = ";" | line end, one or more
  mutating func skipSeparators() {
    while current == .semicolon {
      quietUntil = 0
      if tokens[position].kind == .semicolon { take() } else { current = tokens[position].kind }
    }
  }

  // MARK: Looking

  /// The kind of the token behind the current one.
  // Inlined, since a call would copy the parser.
  @inline(__always)
  var next: TokenKind {
    var index = position + 1
    while index < tokens.count, tokens[index].kind == .invalid { index += 1 }
    return index < tokens.count ? tokens[index].kind : .endOfFile
  }

  var atItemEnd: Bool {
    current == .semicolon || current == .rightBrace || current == .endOfFile
  }

  /// The keyword that the current token is, if it is one.
  var keyword: Keyword? {
    current == .name ? Keyword(bytes, from: tokens[position].start, to: tokens[position].end) : nil
  }

  func isWord(_ word: String, at index: Int) -> Bool { tokens[index].isWord(word, in: bytes) }

  /// The text of the current token.
  var word: String { text(of: position) }

  /// Its place.
  var here: Span { span(of: position) }

  func bytes(of index: Int) -> ArraySlice<UInt8> { bytes[tokens[index].start..<tokens[index].end] }

  /// The text of a token as messages quote it.
  func text(of index: Int) -> String { excerpt(String(decoding: bytes(of: index).prefix(200), as: UTF8.self)) }

  func span(of index: Int) -> Span { Span(file, tokens[index].start, tokens[index].end) }

  /// Right behind the token read last.
  var endOfLast: Span {
    let end = lastTaken < 0 ? 0 : tokens[lastTaken].end
    return Span(file, end, end)
  }

  /// The unexpected token itself, or where the line ends too early.
  var placeOfMissing: Span {
    atItemEnd ? endOfLast : span(of: position)
  }

  // MARK: Reporting

  /// Says it, unless something was said here already, or in the same item at one of the two tokens before: what seems to
  /// be wrong so soon comes from the same mistake.
  ///
  /// - Parameters:
  ///   - isMended: what was meant is certain, and nothing behind it comes from this mistake.
  ///   - whole: what the lexer said in here gives way.
  // Not inlined: the making of words would swell the stack frames of the recursion, which must fit small stacks.
  @inline(never)
  mutating func report(
    isMended: Bool = false, insteadOfAllIn whole: Span? = nil, _ diagnostic: (Parser) -> Diagnostic
  ) {
    guard position != quietPosition, position >= quietUntil, !isMuted else { return }
    // An unclosed string was reported, and may have swallowed what seems to be missing.
    guard !isUnclosedString(position), !isUnclosedString(lastTaken) else { return }
    quietPosition = position
    if !isMended { quietUntil = position + 3 }
    if diagnostics.isFull { return diagnostics.countError() }
    let diagnostic = diagnostic(self)
    diagnostics.report(diagnostic, insteadOfAllIn: whole)
  }

  private func isUnclosedString(_ index: Int) -> Bool {
    guard index >= 0, tokens[index].kind == .string else { return false }
    let text = bytes(of: index)
    return text.first == ascii("\"") && (text.count == 1 || text.last != ascii("\""))
  }

  /// Finds the token to be read: passes over invalid ones, and sees whether a line end separates it from the last.
  private mutating func settle() {
    var token = tokens[position]
    var lineEnded = token.isAfterLineEnd
    while token.kind == .invalid {
      position += 1
      quietPosition = position
      token = tokens[position]
      lineEnded = lineEnded || token.isAfterLineEnd
    }
    current = token.kind
    if lineEnded, lastTaken >= 0, tokens[lastTaken].kind.canEndItem, current.canBeginItem,
      !token.isWord("else", in: bytes)
    {
      current = .semicolon
    }
  }
}
