// MARK: - Interface

/// Which bracket closes which, over all tokens of a file: what to believe when something is wrong. Built only then.
///
/// Braces end every open parenthesis and bracket, as they do in the grammar. In a file with too many or too few braces
/// the indentation of lines tells which one it may be: a `}` that begins its line stands as deep as the line of its `{`.
struct Brackets {
  private var partners: [UInt32]
  /// Right braces that close nothing, first to last.
  private var strayBraces: [Int] = []

  /// The bracket that closes this one, or that it closes; nil for one without partner, and for any other token.
  func partner(of index: Int) -> Int? {
    partners[index] == Brackets.none ? nil : Int(partners[index])
  }

  /// The first stray right brace at or behind a token.
  func strayBrace(from index: Int) -> Int? {
    let first = strayBraces.partitioningIndex { $0 >= index }
    return first < strayBraces.count ? strayBraces[first] : nil
  }

  /// Makes a right brace the closer of a lost opener; the one it was taken for gets the stray brace.
  mutating func giveAway(_ brace: Int, for stray: Int) {
    if let opener = partner(of: brace) { pair(opener, stray) }
    partners[brace] = Brackets.none
    strayBraces.removeAll { $0 == stray || $0 == brace }
  }

  mutating func pair(_ opener: Int, _ closer: Int) {
    partners[opener] = UInt32(closer)
    partners[closer] = UInt32(opener)
  }

  /// - Parameter missingBraces: how many more `{` than `}` there are; negative for the other way round.
  init(_ tokens: [Token], _ bytes: [UInt8], missingBraces: Int) {
    partners = [UInt32](repeating: Brackets.none, count: tokens.count)
    var lines = Lines(bytes)
    var braces: [Brace] = []
    var inner: [Int] = []
    var toGuess = missingBraces
    for (index, token) in tokens.enumerated() {
      if missingBraces != 0 { lines.see(token, index) }
      switch token.kind {
      case .leftBrace:
        inner.removeAll(keepingCapacity: true)
        braces.append(Brace(index: index, line: lines.first, indentation: lines.indentation))
      case .rightBrace:
        inner.removeAll(keepingCapacity: true)
        if toGuess > 0 { toGuess -= Brackets.leaveOpen(&braces, above: index, lines, atMost: toGuess) }
        let isStray = toGuess < 0 && Brackets.isStray(index, lines, braces.last)
        if !isStray, let brace = braces.popLast() {
          pair(brace.index, index)
        } else {
          strayBraces.append(index)
          toGuess += 1
        }
      case .name:
        // An `else` that follows no brace: the one of the `if` is missing.
        guard toGuess > 0, index > 0, tokens[index - 1].kind != .rightBrace, tokens[index + 1].kind != .colon,
          bytes[token.start..<token.end].elementsEqual("else".utf8)
        else { continue }
        braces.removeLast(min(1, braces.count))
        toGuess -= 1
      case .leftParen, .leftBracket: inner.append(index)
      case .rightParen, .rightBracket: close(index, token.kind.opener, &inner, tokens)
      default: break
      }
    }
  }
}

// MARK: - Implementation

extension Brackets {
  private static let none = UInt32.max

  /// An open `{`, the first token of its line and how far that is indented.
  private struct Brace {
    var index: Int
    var line: Int
    var indentation: Int
  }

  /// The line of the token at hand.
  private struct Lines {
    let bytes: [UInt8]
    var first = 0
    var indentation = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func see(_ token: Token, _ index: Int) {
      guard token.isAfterLineEnd else { return }
      first = index
      var start = token.start
      while start > 0, bytes[start - 1] != ascii("\n"), bytes[start - 1] != ascii("\r") { start -= 1 }
      indentation = token.start - start
    }
  }

  /// Drops the openers that stand deeper than the right brace, if that belongs to one of the outer ones.
  private static func leaveOpen(_ braces: inout [Brace], above index: Int, _ lines: Lines, atMost: Int) -> Int {
    guard lines.first == index else { return 0 }
    let outer = braces.suffix(min(atMost + 1, Parser.depthLimit)).lastIndex { $0.indentation <= lines.indentation }
    guard let outer, braces[outer].indentation == lines.indentation else { return 0 }
    let dropped = braces.count - 1 - outer
    braces.removeLast(dropped)
    return dropped
  }

  /// Whether a right brace goes with no open one: it begins its line and stands deeper than the line of the innermost
  /// opener, or ends a line while that opener stands on another.
  private static func isStray(_ index: Int, _ lines: Lines, _ innermost: Brace?) -> Bool {
    guard let innermost else { return true }
    return lines.first == index ? lines.indentation > innermost.indentation : lines.first != innermost.line
  }

  /// How many more closers than openers stand between a token and the next brace; nil where that is too far.
  private static func missingOpeners(_ tokens: [Token], behind index: Int) -> Int? {
    var missing = 0
    for token in tokens[(index + 1)...].prefix(200) {
      switch token.kind {
      case .leftBrace, .rightBrace, .endOfFile: return missing
      case .leftParen, .leftBracket: missing -= 1
      case .rightParen, .rightBracket: missing += 1
      default: break
      }
    }
    return nil
  }

  /// Pairs a closer with the innermost opener of its kind; openers of the other kind above it stay open for ever.
  private mutating func close(_ index: Int, _ opener: TokenKind, _ inner: inout [Int], _ tokens: [Token]) {
    // `[1, 2))` with as many closers as openers: this one is of the wrong kind.
    if let last = inner.last, tokens[last].kind != opener,
      Brackets.missingOpeners(tokens, behind: index) == inner.count - 1
    {
      inner.removeLast()
      return
    }
    // A bounded look keeps a file of `[[[[…` and `)` from being slow; nobody nests so many of the other kind.
    let nearest = inner.suffix(Parser.depthLimit).lastIndex { tokens[$0].kind == opener }
    guard let nearest else { return }
    pair(inner[nearest], index)
    inner.removeSubrange(nearest...)
  }

}

extension TokenKind {
  /// Of a closing parenthesis or bracket.
  fileprivate var opener: TokenKind { self == .rightParen ? .leftParen : .leftBracket }
}
