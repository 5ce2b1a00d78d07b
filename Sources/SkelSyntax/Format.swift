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
  var frames: [Frame] = [Frame(layout: .lines, isBlock: true, indent: 0)]
  /// The first comment that is not written.
  var comment = 0
  /// The first node whose first token is not written.
  private var node: NodeIndex = 0

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
    text = FormattedText(reserving: tree.source.bytes.count + tree.source.bytes.count / 8 + 16)
  }

  mutating func wholeFile() -> [UInt8] {
    var previous: Int?
    for (index, token) in tree.tokens.enumerated() where !token.kind.isSeparator {
      gap(before: index, behind: previous)
      if token.kind.isCloser { frames.removeLast() }
      settleNodes(beginningAt: index)
      let entry = plan.entries[index]
      text.append(tree.bytes(of: token), columns: Int(entry.flatEnd - entry.flatStart))
      if token.kind.isOpener { frames.append(frame(of: index, token.kind)) }
      previous = index
    }
    return text.finish()
  }
}

extension Formatter {
  var frame: Frame { frames[frames.count - 1] }

  func marks(_ token: Int) -> FormatPlan.Marks { plan.entries[token].marks }

  func partner(of bracket: Int) -> Int { Int(plan.entries[bracket].partner) }
}

extension Formatter {
  /// How the bracket that was just opened is laid out.
  private func frame(of opener: Int, _ kind: TokenKind) -> Frame {
    let isBlock = kind == .leftBrace
    let outer = frame
    let marks = marks(opener)
    let closer = partner(of: opener)
    if outer.layout == .oneLine || marks.contains(.isEmpty) {
      return Frame(layout: .oneLine, isBlock: isBlock, indent: outer.indent)
    }
    if marks.contains(.hugs) { return Frame(layout: .hugging, isBlock: false, indent: outer.indent) }
    let isOnOneLine =
      marks.contains(.isSettled)
      ? marks.contains(.isOnOneLine) : !marks.contains(.mustBreak) && fits(opener, closer, at: text.column - 1)
    if isOnOneLine { return Frame(layout: .oneLine, isBlock: isBlock, indent: outer.indent) }
    return Frame(layout: .lines, isBlock: isBlock, indent: (isBlock ? outer.indent : text.indent) + 2)
  }

  private mutating func settleNodes(beginningAt token: Int) {
    while node < tree.nodes.count, tree.nodes[node].firstToken <= token {
      if frame.layout == .oneLine {
        node += 1
      } else if tree.kind(node) == .if {
        settleBranches(of: node)
        node += 1
      } else if tree.kind(node) == .binary {
        node = settleChain(node)
      } else {
        node += 1
      }
    }
  }
}
