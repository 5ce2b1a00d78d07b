// MARK: - Interface

/// What a node is. The comment gives the children in order; `?` may be missing, and after a syntax error anything may.
package enum SyntaxKind: UInt8, Sendable, CaseIterable {
  /// items
  case file
  /// tokens `import` STRING
  case `import`
  /// tokens `let` name `=`; children: value
  case constant
  /// tokens `style` name; children: block (of attributes)
  case style
  /// token `appearance`; children: block (of attributes and kind defaults)
  case appearance
  /// token kind; children: block (of attributes)
  case kindDefaults
  /// tokens `component` name; children: parameters?, block
  case component
  /// children: parameter …
  case parameters
  /// token name, then `=` if there is a default; children: value?
  case parameter
  /// tokens `screen` name; children: arguments?, block
  case screen
  /// items between braces
  case block
  /// tokens name `:`; children: value
  case attribute
  /// children: path, value, priority value?; the relation is the token behind the path
  case constraint
  /// tokens kind name?; children: arguments?, block?
  case element
  /// tokens `repeat` … `as` name; children: value, block
  case `repeat`
  /// children: condition, block, then again condition, block for each `else if`, last a block alone for `else`
  case `if`
  /// values and labelled arguments between parentheses
  case arguments
  /// tokens name `:`; children: value
  case argument
  /// children: left, right; the operator is the token behind the left child
  case binary
  /// the operator is the first token; children: operand
  case unary
  case number, string, colour
  /// tokens name, then `.` name or `[` value `]`; children: the index values, then arguments?
  case path
  /// values and labelled arguments between brackets
  case list
  /// values and labelled arguments between parentheses, where it is more than grouping
  case tuple
  /// parentheses around one value; children: value
  case group
  /// tokens that fit nowhere; already reported
  case error

  package static func == (left: SyntaxKind, right: SyntaxKind) -> Bool { isSameCase(left, right) }
}

/// The index of a node in its tree.
package typealias NodeIndex = Int

/// A node, packed into twelve bytes: its kind, its tokens and how many nodes its subtree has. Nodes lie in pre-order.
package struct SyntaxNode: Sendable {
  private let kindAndSize: UInt32
  private let first: UInt32
  private let past: UInt32

  package init(_ kind: SyntaxKind, size: Int, firstToken: Int, pastToken: Int) {
    // None is larger than a file.
    kindAndSize = UInt32(kind.rawValue) | UInt32(truncatingIfNeeded: size) << 5
    first = UInt32(truncatingIfNeeded: firstToken)
    past = UInt32(truncatingIfNeeded: pastToken)
  }

  // The bits came from such a kind.
  package var kind: SyntaxKind { unsafeBitCast(UInt8(truncatingIfNeeded: kindAndSize & 31), to: SyntaxKind.self) }
  /// The number of nodes in the subtree, this one counted.
  package var size: Int { Int(kindAndSize >> 5) }
  package var firstToken: Int { Int(first) }
  package var pastToken: Int { Int(past) }
}

/// A lossless tree over one source: its tokens and the gaps between them spell the file. It holds no meaning. A class, as
/// every step of the later passes asks for it.
package final class SyntaxTree: Sendable {
  package let file: FileID
  package let source: Source
  /// The last one is `endOfFile`.
  package let tokens: [Token]
  /// Pre-order; node 0 is the file.
  package let nodes: [SyntaxNode]

  package init(file: FileID, source: Source, tokens: [Token], nodes: [SyntaxNode]) {
    self.file = file
    self.source = source
    self.tokens = tokens
    self.nodes = nodes
  }
}

extension SyntaxTree {
  package func kind(_ node: NodeIndex) -> SyntaxKind { nodes[node].kind }

  /// The direct children of a node, first to last.
  package func children(_ node: NodeIndex) -> Children { Children(tree: self, parent: node) }

  package func firstChild(_ node: NodeIndex) -> NodeIndex? { nodes[node].size > 1 ? node + 1 : nil }

  /// The first direct child of a kind.
  package func child(_ kind: SyntaxKind, of node: NodeIndex) -> NodeIndex? {
    for child in children(node) where nodes[child].kind == kind { return child }
    return nil
  }

  /// How many nodes of a kind a subtree has.
  package func count(of kind: SyntaxKind, in node: NodeIndex) -> Int {
    nodes[node..<node + nodes[node].size].count { $0.kind == kind }
  }

  package func token(_ node: NodeIndex, _ offset: Int = 0) -> Token { tokens[nodes[node].firstToken + offset] }

  package func span(_ node: NodeIndex) -> Span {
    let node = nodes[node]
    let start = tokens[node.firstToken].start
    return Span(file, start, node.pastToken > node.firstToken ? tokens[node.pastToken - 1].end : start)
  }

  package func span(of token: Token) -> Span { Span(file, token.start, token.end) }

  package func bytes(of token: Token) -> ArraySlice<UInt8> { source.bytes[token.start..<token.end] }

  package func text(of token: Token) -> String { String(decoding: bytes(of: token), as: UTF8.self) }

  package func text(_ span: Span) -> String {
    String(decoding: source.bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }

  package struct Children: Sequence, IteratorProtocol {
    private let nodes: [SyntaxNode]
    private var position: NodeIndex
    private let end: NodeIndex

    init(tree: SyntaxTree, parent: NodeIndex) {
      nodes = tree.nodes
      position = parent + 1
      end = parent + tree.nodes[parent].size
    }

    package mutating func next() -> NodeIndex? {
      guard position < end else { return nil }
      defer { position += nodes[position].size }
      return position
    }
  }
}
