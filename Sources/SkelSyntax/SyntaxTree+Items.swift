// MARK: - Interface

extension SyntaxTree {
  /// The name a node declares or sets: of a constant, style, component, screen, parameter, attribute, argument or kind
  /// defaults (the kind); of an element the name behind its kind, of `repeat` the one behind `as`. Nil where there is
  /// none, and after a syntax error.
  package func nameToken(of node: NodeIndex) -> Token? {
    switch kind(node) {
    case .parameter, .attribute, .argument, .kindDefaults: name(of: node, at: 0)
    // `name = value`, where `let` is missing.
    case .constant: name(of: node, at: second(of: node, .equals) == nil ? 1 : 0)
    case .style, .component, .screen, .element: name(of: node, at: 1)
    case .repeat: repeatName(node)
    case .file, .import, .appearance, .parameters, .block, .constraint, .if, .arguments, .binary, .unary, .number,
      .string, .colour, .path, .list, .tuple, .group, .error:
      nil
    }
  }

  /// Where the word stands that an attribute or argument sets or an element begins with: one token, or several where
  /// there are hyphens in it, which was reported.
  package func headSpan(of node: NodeIndex) -> Span {
    var last = nodes[node].firstToken
    let past = nodes[node].pastToken
    while last + 2 < past, tokens[last + 1].kind == .minus, tokens[last + 2].kind == .name,
      tokens[last].end == tokens[last + 1].start, tokens[last + 1].end == tokens[last + 2].start
    {
      last += 2
    }
    return Span(file, token(node).start, tokens[last].end)
  }

  /// The operator of a `binary` or `unary` node.
  package func operatorToken(of node: NodeIndex) -> Token {
    kind(node) == .binary ? tokenBehind(node + 1) : token(node)
  }

  /// `==`, `<=` or `>=` of a constraint; nil where something else stands there, which was reported.
  package func relationToken(of constraint: NodeIndex) -> Token? {
    guard let path = firstChild(constraint) else { return nil }
    let relation = tokenBehind(path)
    return relation.kind.isRelation ? relation : nil
  }

  /// The names and indices of a path, first to last; without its arguments.
  package func pathSteps(_ path: NodeIndex) -> PathSteps { PathSteps(self, path) }

  /// The arguments of a path such as `gradient(red)`.
  package func arguments(of node: NodeIndex) -> NodeIndex? { child(.arguments, of: node) }

  /// A path that is one word, without arguments.
  package func isBareName(_ node: NodeIndex) -> Bool {
    let (node, isPath) = (nodes[node], nodes[node].kind == .path)
    return isPath && node.size == 1 && node.pastToken - node.firstToken == 1
  }

  /// Whether something in the node could not be read, which was reported: later stages pass over it quietly.
  package func isDamaged(_ node: NodeIndex) -> Bool {
    nodes[node..<(node + nodes[node].size)].contains { $0.kind == .error }
  }

  package enum PathStep: Equatable, Sendable {
    case name(Token)
    /// The value between the brackets.
    case index(NodeIndex)
  }

  package struct PathSteps: Sequence, IteratorProtocol {
    private let tree: SyntaxTree
    private var children: Children
    private var child: NodeIndex?
    private var position: Int
    private let end: Int

    init(_ tree: SyntaxTree, _ path: NodeIndex) {
      self.tree = tree
      children = tree.children(path)
      child = children.next()
      position = tree.nodes[path].firstToken
      end = tree.nodes[path].pastToken
    }

    package mutating func next() -> PathStep? {
      while position < end {
        if let child, tree.nodes[child].firstToken == position {
          guard tree.kind(child) != .arguments else { return nil }
          position = Swift.max(tree.nodes[child].pastToken, position)
          self.child = children.next()
          return .index(child)
        }
        let token = tree.tokens[position]
        position += 1
        if token.kind == .name { return .name(token) }
      }
      return nil
    }
  }
}

// MARK: - Implementation

extension SyntaxTree {
  /// The token at an offset into a node's own tokens, if it is a name that stands before the node's children.
  private func name(of node: NodeIndex, at offset: Int) -> Token? {
    guard offset > 0 else { return token(node).kind == .name ? token(node) : nil }
    return second(of: node, .name)
  }

  private func second(of node: NodeIndex, _ kind: TokenKind) -> Token? {
    let end = firstChild(node).map { nodes[$0].firstToken } ?? nodes[node].pastToken
    let second = tokens[(nodes[node].firstToken + 1)..<max(end, nodes[node].firstToken + 1)].first {
      $0.kind != .invalid
    }
    return second?.kind == kind ? second : nil
  }

  /// The name before the block, behind the word `as`.
  private func repeatName(_ node: NodeIndex) -> Token? {
    guard let count = firstChild(node) else { return nil }
    let end = child(.block, of: node).map { nodes[$0].firstToken } ?? nodes[node].pastToken
    let names = tokens[nodes[count].pastToken..<max(end, nodes[count].pastToken)].filter { $0.kind == .name }
    return names.count > 1 ? names[1] : foreignCounter([count, child(.block, of: node).flatMap { firstChild($0) }])
  }

  /// `i` of `for i in 0..<3 {` and `{ i in`, which were reported.
  private func foreignCounter(_ places: [NodeIndex?]) -> Token? {
    for node in places.compactMap({ $0 }) where kind(node) == .error {
      let range = nodes[node].firstToken..<nodes[node].pastToken
      for index in range.dropLast() where tokens[index].kind == .name && text(of: tokens[index + 1]) == "in" {
        return tokens[index]
      }
    }
    return nil
  }

  private func tokenBehind(_ node: NodeIndex) -> Token {
    tokens[nodes[node].pastToken...].first { $0.kind != .invalid } ?? tokens[tokens.count - 1]
  }
}
