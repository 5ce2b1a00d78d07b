// MARK: - Interface

/// The text of a file laid out in the one style: two spaces for each level, one item on each line, one blank line at most
/// in a row, lists that are too long for a line with an entry on each. Nil where the syntax has errors, which are
/// reported.
///
/// The author decides which blocks stand on one line, as long as they fit; which lists do not; and where blank lines are.
/// The result means the same and has the same comments in the same order; laid out again it stays as it is.
package func format(_ source: Source, as file: FileID = FileID(0), into diagnostics: inout Diagnostics) -> [UInt8]? {
  let reportedBefore = diagnostics.reported
  let tree = parse(source, as: file, into: &diagnostics)
  if diagnostics.reported != reportedBefore { return nil }
  return format(tree)
}

/// The same of a tree without errors.
package func format(_ tree: SyntaxTree) -> [UInt8] {
  var formatter = Formatter(tree)
  return formatter.wholeFile()
}

// MARK: - Implementation

/// Writes token by token. Only what stands between them is a decision: at each opener and each chain of operators whether
/// it fits on the line, and in each gap where its comments go.
struct Formatter {
  let tree: SyntaxTree
  var plan: FormatPlan
  var text: FormattedText
  /// The innermost bracket around what is written.
  var frame = Frame(layout: .lines, isBlock: true, indent: 0)
  /// The brackets around that one.
  var outerFrames: [Frame] = []
  /// The token written last.
  var last: TokenKind?
  /// The first comment that is not written.
  var comment = 0
  /// The first choice whose first token is not written.
  private var choice = 0

  /// A bracket around what is written, or the file.
  struct Frame {
    var layout: Layout
    var isBlock: Bool
    /// Of the lines that begin in there.
    var indent: Int
  }

  enum Layout {
    /// Items or entries on lines of their own.
    case lines
    case oneLine
    /// As the bracket inside it is.
    case hugging
  }

  /// Of the second line of something that is no list, twice what a block is indented.
  static let continuation = 4

  init(_ tree: SyntaxTree) {
    self.tree = tree
    plan = FormatPlan(tree)
    text = FormattedText(of: tree.source.bytes)
  }

  mutating func wholeFile() -> [UInt8] {
    var index = 0
    while index < tree.tokens.count {
      let token = tree.tokens[index]
      let kind = token.kind
      if !kind.isSeparator {
        gap(before: index, kind)
        if kind.isCloser, let outer = outerFrames.popLast() { frame = outer }
        settleNodes(beginningAt: index)
        text.append(from: token.start, to: token.end, columns: plan.columns(of: token))
        last = kind
        if kind.isOpener { index = open(index, kind) }
      }
      index += 1
    }
    return text.finish()
  }
}

extension Formatter {
  func marks(_ token: Int) -> FormatPlan.Marks { plan.entries[token].marks }

  func partner(of bracket: Int) -> Int { Int(plan.entries[bracket].partner) }
}

extension Formatter {
  /// Goes into the bracket that was just opened, or past it where it stands in the source as it should. Gives the last
  /// token that is written.
  private mutating func open(_ opener: Int, _ kind: TokenKind) -> Int {
    let inner = frame(of: opener, kind)
    guard inner.layout == .oneLine, marks(opener).contains(.isFlat) else {
      outerFrames.append(frame)
      frame = inner
      return opener
    }
    let closer = partner(of: opener)
    let (start, end) = (tree.tokens[opener].end, tree.tokens[closer].end)
    text.append(from: start, to: end, columns: plan.columns(behind: opener, to: closer))
    last = tree.tokens[closer].kind
    return closer
  }

  /// How the bracket that was just opened is laid out.
  private func frame(of opener: Int, _ kind: TokenKind) -> Frame {
    let isBlock = kind == .leftBrace
    let outer = frame
    let marks = marks(opener)
    if outer.layout == .oneLine || marks.contains(.isEmpty) {
      return Frame(layout: .oneLine, isBlock: isBlock, indent: outer.indent)
    }
    if marks.contains(.hugs) { return Frame(layout: .hugging, isBlock: false, indent: outer.indent) }
    let isOnOneLine =
      marks.contains(.isSettled)
      ? marks.contains(.isOnOneLine)
      : !marks.contains(.mustBreak) && fits(opener, partner(of: opener), at: text.column - 1)
    if isOnOneLine { return Frame(layout: .oneLine, isBlock: isBlock, indent: outer.indent) }
    return Frame(layout: .lines, isBlock: isBlock, indent: (isBlock ? outer.indent : text.indent) + 2)
  }

  private mutating func settleNodes(beginningAt token: Int) {
    while choice < plan.choices.count {
      let node = plan.choices[choice]
      let first = tree.nodes[node].firstToken
      if first > token { return }
      choice += 1
      if first < token || frame.layout == .oneLine { continue }
      if tree.kind(node) == .if {
        settleBranches(of: node)
      } else {
        let operand = settleChain(node)
        while choice < plan.choices.count, plan.choices[choice] < operand { choice += 1 }
      }
    }
  }
}
