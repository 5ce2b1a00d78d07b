// MARK: - Interface

/// Which bracket closes which, over all tokens of a file. Built only when something is wrong and a guess is needed.
///
/// Braces end every open parenthesis and bracket, as they do in the grammar.
struct Brackets {
  private var partners: [UInt32]
  /// Right braces that close nothing, first to last.
  private(set) var strayBraces: [Int] = []

  /// The bracket that closes this one, or that it closes; nil for one without partner, and for any other token.
  func partner(of index: Int) -> Int? {
    partners[index] == Brackets.none ? nil : Int(partners[index])
  }

  init(_ tokens: [Token]) {
    partners = [UInt32](repeating: Brackets.none, count: tokens.count)
    var braces: [Int] = []
    var inner: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .leftBrace:
        inner.removeAll(keepingCapacity: true)
        braces.append(index)
      case .rightBrace:
        inner.removeAll(keepingCapacity: true)
        if let opener = braces.popLast() { pair(opener, index) } else { strayBraces.append(index) }
      case .leftParen, .leftBracket: inner.append(index)
      case .rightParen: close(index, .leftParen, &inner, tokens)
      case .rightBracket: close(index, .leftBracket, &inner, tokens)
      default: break
      }
    }
  }
}

// MARK: - Implementation

extension Brackets {
  private static let none = UInt32.max

  /// Pairs a closer with the innermost opener of its kind; openers of the other kind above it stay open for ever.
  private mutating func close(_ index: Int, _ opener: TokenKind, _ inner: inout [Int], _ tokens: [Token]) {
    // A bounded look keeps a file of `[[[[…` and `)` from being slow; nobody nests so many of the other kind.
    let nearest = inner.suffix(Parser.depthLimit).lastIndex { tokens[$0].kind == opener }
    guard let nearest else { return }
    pair(inner[nearest], index)
    inner.removeSubrange(nearest...)
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    partners[opener] = UInt32(closer)
    partners[closer] = UInt32(opener)
  }
}
