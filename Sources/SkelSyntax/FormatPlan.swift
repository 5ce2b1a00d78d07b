// MARK: - Interface

/// What is known of a file before the first line of it is laid out: for each token how it stands to the one before, and
/// how wide everything is where it stands on one line.
///
/// Separators (`;` and `,`) have no entry of their own: they are written anew. What stands around them is one gap, the
/// one before the next token.
struct FormatPlan {
  struct Entry {
    /// Columns from the start of the file to its end, were it all on one line.
    var flatEnd: Int32 = 0
    /// Of an opener, its closer; of a closer, its opener.
    var partner: Int32 = -1
    /// Line ends right before it, behind the last comment: 0, 1, or 2 for more.
    var lineEnds: UInt8 = 0
    var marks: Marks = []
  }

  struct Marks: OptionSet {
    let rawValue: UInt16
    /// Nothing stands between it and the token before.
    static let isGlued = Marks(rawValue: 1 << 0)
    static let beginsItem = Marks(rawValue: 1 << 1)
    static let isElse = Marks(rawValue: 1 << 2)
    /// A separator stands in the gap before it.
    static let isBehindSeparator = Marks(rawValue: 1 << 3)
    /// That separator stands behind all comments of the gap.
    static let followsSeparator = Marks(rawValue: 1 << 4)
    static let hasComments = Marks(rawValue: 1 << 5)
    /// A line ends in the gap before it, maybe in a comment.
    static let isBehindLineEnd = Marks(rawValue: 1 << 6)

    /// An opener with entries that take a comma each.
    static let takesCommas = Marks(rawValue: 1 << 7)
    /// `(1,)`: without its comma it would be no tuple.
    static let keepsComma = Marks(rawValue: 1 << 8)
    /// An opener whose one entry is in brackets itself: `gradient([`.
    static let hugs = Marks(rawValue: 1 << 9)
    /// An opener behind which a line ends, because the author wanted it or something in there needs it.
    static let mustBreak = Marks(rawValue: 1 << 10)
    /// An opener with nothing but separators up to its closer.
    static let isEmpty = Marks(rawValue: 1 << 11)

    /// Found while lines are laid out: a line begins with this token.
    static let beginsLine = Marks(rawValue: 1 << 12)
    /// The same of the brace of an `if`: it is settled how its block looks, and whether on one line.
    static let isSettled = Marks(rawValue: 1 << 13)
    static let isOnOneLine = Marks(rawValue: 1 << 14)

    /// An opener of what stands in the source as it is written on one line.
    static let isFlat = Marks(rawValue: 1 << 15)
  }

  /// A comment, the token behind its gap, and whether a separator stands between it and the comment before.
  struct PlacedComment {
    var comment: Comment
    var token: Int
    var followsSeparator: Bool
  }

  var entries: [Entry]
  private(set) var comments: [PlacedComment] = []
  /// The nodes that do not only have brackets to be laid out: `if` and `binary`.
  private(set) var choices: [NodeIndex] = []

  private let tree: SyntaxTree
  private let isASCII: Bool

  init(_ tree: SyntaxTree) {
    self.tree = tree
    isASCII = tree.source.bytes.reduce(0, |) < 0x80
    entries = [Entry](repeating: Entry(), count: tree.tokens.count)
    markNodes()
    measure()
  }
}

extension FormatPlan {
  /// From the start of a token to the end of another, were they on one line.
  func columns(from first: Int, to last: Int) -> Int {
    columns(of: tree.tokens[first]) + columns(behind: first, to: last)
  }

  func columns(behind token: Int, to last: Int) -> Int { Int(entries[last].flatEnd - entries[token].flatEnd) }

  func columns(of token: Token) -> Int { isASCII ? token.end - token.start : characters(of: token) }

  /// More or less.
  private func characters(of token: Token) -> Int { tree.bytes(of: token).count { $0 & 0xc0 != 0x80 } }
}

extension TokenKind {
  /// Stands right behind what is before it, be that a comment.
  var isGluedToAll: Bool { self == .colon || self == .dot || self == .rightParen || self == .rightBracket }
}

// MARK: - Implementation

extension FormatPlan {
  private mutating func mark(_ token: Int, _ marks: Marks) { entries[token].marks.insert(marks) }

  private mutating func markNodes() {
    for (index, node) in tree.nodes.enumerated() {
      let first = node.firstToken
      switch node.kind {
      case .import, .constant, .style, .appearance, .kindDefaults, .component, .screen, .attribute, .constraint,
        .element, .repeat:
        mark(first, .beginsItem)
      case .if:
        mark(first, .beginsItem)
        choices.append(index)
        for child in tree.children(index) where tree.kind(child) == .block {
          let past = tree.nodes[child].pastToken
          if past < node.pastToken { mark(past, .isElse) }
        }
      case .binary: choices.append(index)
      case .arguments:
        mark(first, [.isGlued, .takesCommas])
        if hasOneEntry(index), tree.kind(index + 1) == .list || tree.kind(index + 1) == .tuple {
          mark(first, .hugs)
        }
      case .parameters: mark(first, [.isGlued, .takesCommas])
      case .list: mark(first, .takesCommas)
      case .tuple:
        let isOneValue = hasOneEntry(index) && tree.kind(index + 1) != .argument
        mark(first, isOneValue ? [.takesCommas, .keepsComma] : .takesCommas)
      case .unary: mark(first + 1, .isGlued)
      case .path where node.size > 1:
        for child in tree.children(index) where tree.kind(child) != .arguments {
          mark(tree.nodes[child].firstToken - 1, .isGlued)
        }
      case .file, .block, .parameter, .argument, .path, .number, .string, .colour, .group, .error: break
      }
    }
  }

  private func hasOneEntry(_ node: NodeIndex) -> Bool {
    tree.nodes[node].size > 1 && tree.nodes[node + 1].size == tree.nodes[node].size - 1
  }

  /// A bracket that is open, and how many gaps up to it are not as they would be on one line.
  private struct Opener {
    var token: Int
    var oddGaps: Int
  }

  /// Finds partners, comments and widths, and which openers must be followed by a line end.
  private mutating func measure() {
    let bytes = tree.source.bytes
    var openers: [Opener] = []
    var previous = -1
    var before: TokenKind?
    var part = Gap(bytes, from: 0, to: 0)
    var gap = WideGap(firstComment: 0)
    var gapStart = 0
    var end = 0
    var column = 0
    var oddGaps = 0
    for (index, token) in tree.tokens.enumerated() {
      // One blank needs no look.
      if token.isAfterLineEnd || token.start > end + 1 {
        part.begin(from: end, to: token.start)
        read(&part, into: &gap)
        if token.isAfterLineEnd { gap.marks.insert(.isBehindLineEnd) }
      }
      end = token.end
      let kind = token.kind
      if kind.isSeparator {
        gap.marks.insert([.isBehindSeparator, .followsSeparator])
        continue
      }
      var entry = entries[index]
      if !gap.marks.isEmpty {
        for comment in gap.firstComment..<comments.count { comments[comment].token = index }
        entry.marks.formUnion(gap.marks)
        entry.lineEnds = UInt8(min(gap.lineEnds, 2))
        column += gap.columns
        if let opener = openers.last, mustBreak(entry.marks, kind, behind: before, gap) {
          mark(opener.token, .mustBreak)
        }
        gap = WideGap(firstComment: comments.count)
      }
      if isGlued(kind, behind: before, entry.marks) { entry.marks.insert(.isGlued) }
      var separation = separation(entry.marks, kind, before)
      let opener = kind.isCloser ? openers.popLast() : nil
      if let opener {
        pair(opener.token, index, &entry, in: openers.last?.token)
        if previous == opener.token, !entry.marks.contains(.hasComments) { mark(opener.token, .isEmpty) }
        if entries[opener.token].marks.contains(.keepsComma) { separation = 1 }
      }
      if !isFlat(entry.marks, separation, bytes, from: gapStart, to: token.start) { oddGaps += 1 }
      if let opener, opener.oddGaps == oddGaps { mark(opener.token, .isFlat) }
      if kind.isOpener { openers.append(Opener(token: index, oddGaps: oddGaps)) }

      column += separation + columns(of: token)
      // A file has far fewer bytes.
      entry.flatEnd = Int32(truncatingIfNeeded: column)
      entries[index] = entry
      previous = index
      before = kind
      gapStart = end
    }
  }

  /// A gap with the separators in it.
  private struct WideGap {
    var firstComment: Int
    var marks: Marks = []
    /// Since the last comment.
    var lineEnds = 0
    /// Of its comments on one line, each with a space.
    var columns = 0
    var needsLineEnd = false
  }

  private mutating func read(_ gap: inout Gap, into wide: inout WideGap) {
    while var comment = gap.next() {
      comment.lineEndsBefore += wide.lineEnds
      wide.lineEnds = 0
      let follows = wide.marks.contains(.followsSeparator)
      comments.append(PlacedComment(comment: comment, token: 0, followsSeparator: follows))
      wide.marks.remove(.followsSeparator)
      wide.marks.insert(.hasComments)
      wide.needsLineEnd = wide.needsLineEnd || comment.isLine || comment.hasLineEnd
      if !comment.isLine { wide.columns += 1 + gap.columns(of: comment) }
    }
    wide.lineEnds += gap.lineEnds
  }

  /// Whether the bracket around a gap cannot be on one line: for a comment's sake, or because the author put a line end
  /// between the items of a block or behind the opener of a list.
  private func mustBreak(_ marks: Marks, _ kind: TokenKind, behind before: TokenKind?, _ gap: WideGap) -> Bool {
    if gap.needsLineEnd { return true }
    guard gap.marks.contains(.isBehindLineEnd) else { return false }
    let isBehindOpener = before?.isOpener ?? false
    if isBehindOpener, kind.isCloser { return gap.marks.contains(.hasComments) }
    return isBehindOpener || marks.contains(.beginsItem) || kind == .rightBrace
  }

  /// What holds a bracket that breaks breaks, too.
  private mutating func pair(_ opener: Int, _ index: Int, _ closer: inout Entry, in outer: Int?) {
    entries[opener].partner = Int32(index)
    closer.partner = Int32(opener)
    if entries[opener + 1].marks.union(closer.marks).contains(.hasComments) { entries[opener].marks.remove(.hugs) }
    if let outer, entries[opener].marks.contains(.mustBreak) { mark(outer, .mustBreak) }
  }

  private func isGlued(_ kind: TokenKind, behind before: TokenKind?, _ marks: Marks) -> Bool {
    if kind.isGluedToAll { return true }
    if kind == .rightBrace { return before == .leftBrace && !marks.contains(.hasComments) }
    return before == nil || before == .leftParen || before == .leftBracket || before == .dot
  }

  /// The columns between a token and what stands before it on the same line, for all but the closer that keeps a comma.
  private func separation(_ marks: Marks, _ kind: TokenKind, _ before: TokenKind?) -> Int {
    if marks.contains(.isGlued) { return 0 }
    if marks.contains(.beginsItem) { return before == .leftBrace ? 1 : 2 }
    return marks.contains(.isBehindSeparator) && !kind.isCloser ? 2 : 1
  }

  /// Whether a gap of the source is what it is on one line.
  private func isFlat(_ marks: Marks, _ separation: Int, _ bytes: [UInt8], from start: Int, to end: Int) -> Bool {
    if end - start != separation { return false }
    switch separation {
    case 0: return true
    case 1: return bytes[start] == (marks.contains(.isGlued) ? ascii(",") : ascii(" "))
    default:
      return bytes[start] == (marks.contains(.beginsItem) ? ascii(";") : ascii(",")) && bytes[start + 1] == ascii(" ")
    }
  }
}
