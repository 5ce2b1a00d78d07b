import SkelSyntax

// MARK: - Interface

extension Resolver {
  /// Reads constraints and keeps them until their names can be looked up.
  mutating func refer(_ constraints: [NodeIndex], to owner: Int, _ scope: Int, _ sight: Sight) {
    guard !constraints.isEmpty else { return }
    let tree = tree(of: scope)
    for node in constraints { refer(node, Viewpoint(owner, sight), tree, scope) }
  }

  /// The same for those that stand directly in a block which sees everything; `innerTurns` are those of a repeat inside
  /// `owner`.
  mutating func refer(constraintsOf block: NodeIndex, to owner: Int, _ scope: Int, innerTurns: [Int] = []) {
    let tree = tree(of: scope)
    var viewpoint: Viewpoint?
    for child in tree.children(block) {
      guard case .constraint = tree.kind(child) else { continue }
      let from = viewpoint ?? Viewpoint(owner, .everything, innerTurns: innerTurns.isEmpty ? 0 : turnList(innerTurns))
      viewpoint = from
      refer(child, from, tree, scope)
    }
  }
}

// MARK: - Implementation

extension Resolver {
  private mutating func refer(_ node: NodeIndex, _ viewpoint: Viewpoint, _ tree: SyntaxTree, _ scope: Int) {
    if let constraint = pending(node, viewpoint, tree, scope) { references.constraints.append(constraint) }
  }

  private mutating func pending(
    _ node: NodeIndex, _ viewpoint: Viewpoint, _ tree: SyntaxTree, _ scope: Int
  ) -> PendingConstraint? {
    var children = tree.children(node)
    guard let left = children.next(), let right = children.next(), tree.kind(left) == .path,
      let path = path(left, tree, scope)
    else { return nil }
    let anchor = references.steps[path.last].name
    if names.anchor(anchor) == nil, names.attribute(anchor) != nil {
      reportAttribute(names.text(of: anchor), left, right, node, tree)
      return nil
    }
    guard let relation = tree.relationToken(of: node) else { return nil }
    guard let value = linear(right, tree, scope) else { return nil }
    var priority = 1000.0
    if let node = children.next() {
      reader.subject = "priority"
      reader.unit = .priority
      guard let given = reader.priority(evaluate(node, scope)) else { return nil }
      priority = given
    }
    let relations: LayoutRelation =
      switch relation.kind {
      case .lessEqual: .lessOrEqual
      case .greaterEqual: .greaterOrEqual
      default: .equal
      }
    return PendingConstraint(
      viewpoint: viewpoint, left: path, relation: relations, right: value, priority: priority, span: tree.span(node))
  }

  /// `avatar.isHidden = true` sets an attribute where anchors are spoken of.
  private mutating func reportAttribute(
    _ name: String, _ left: NodeIndex, _ right: NodeIndex, _ node: NodeIndex, _ tree: SyntaxTree
  ) {
    let owner = tree.text(tree.span(left)).split(separator: ".").dropLast().joined(separator: ".")
    reader.diagnostics.report(
      .attributeForAnchor(
        owner, "\(name): \(tree.text(tree.span(right)))", tree.span(left), whole: tree.span(node)),
      insteadOfAllIn: tree.span(node))
  }

  /// Reads a path with its indices worked out; `nil` after a mistake.
  private mutating func path(_ node: NodeIndex, _ tree: SyntaxTree, _ scope: Int) -> InternedPath? {
    guard tree.firstChild(node) != nil else { return plainPath(node, tree) }
    let start = references.steps.count
    for step in tree.pathSteps(node) {
      switch step {
      case .name(let token): add(token, tree)
      case .index(let child):
        guard let (index, span) = stepIndex(child, scope) else { return nil }
        references.indices.append(index)
        let last = references.steps.count - 1
        references.steps[last].indices = references.steps[last].indices.lowerBound..<references.indices.count
        references.steps[last].span = references.steps[last].span.joined(span)
      }
    }
    return InternedPath(start..<references.steps.count)
  }

  /// A path without indices and arguments.
  private mutating func plainPath(_ node: NodeIndex, _ tree: SyntaxTree) -> InternedPath {
    let start = references.steps.count
    for index in tree.nodes[node].firstToken..<tree.nodes[node].pastToken {
      let token = tree.tokens[index]
      if case .name = token.kind { add(token, tree) }
    }
    return InternedPath(start..<references.steps.count)
  }

  private mutating func add(_ token: Token, _ tree: SyntaxTree) {
    let index = references.indices.count
    references.steps.append(InternedStep(name(of: token, tree), tree.span(of: token), indices: index..<index))
  }

  private mutating func linear(_ node: NodeIndex, _ tree: SyntaxTree, _ scope: Int) -> LinearValue? {
    switch tree.kind(node) {
    case .number:
      reportPercent(node, tree)
      let number = tree.number(of: tree.token(node))
      return number.isNaN ? nil : constant(number)
    case .group: return tree.firstChild(node).flatMap { linear($0, tree, scope) }
    case .unary where tree.operatorToken(of: node).kind == .minus:
      guard let operand = tree.firstChild(node), var value = linear(operand, tree, scope) else { return nil }
      scale(&value, by: -1)
      return value
    case .binary: return linearBinary(node, tree, scope)
    case .path: return linearPath(node, tree, scope)
    default: return constant(node, scope)
    }
  }

  /// A path names an anchor unless its first word is bound: to a value that it means, or to a list that it looks into.
  private mutating func linearPath(_ node: NodeIndex, _ tree: SyntaxTree, _ scope: Int) -> LinearValue? {
    let plain = tree.firstChild(node) == nil ? plainPath(node, tree) : nil
    let first = plain.map { references.steps[$0.first].name } ?? name(of: tree.token(node), tree)
    let value = bound(first, scope)
    let isAnchor =
      tree.isBareName(node) ? value == nil : value.isNotList && tree.child(.arguments, of: node) == nil
    guard isAnchor else { return constant(node, scope) }
    guard let path = plain ?? path(node, tree, scope) else { return nil }
    references.terms.append(PendingTerm(coefficient: 1, path: path))
    return LinearValue(constant: 0, terms: references.terms.count - 1..<references.terms.count)
  }

  /// `50%` means a part of something here, never 50 points.
  private mutating func reportPercent(_ node: NodeIndex, _ tree: SyntaxTree) {
    let span = tree.span(node)
    guard tree.source.bytes[Int(span.end) - 1] == UInt8(ascii: "%") else { return }
    let (first, past) = (tree.nodes[node].firstToken, tree.nodes[node].pastToken)
    let (before, behind) = (tree.tokens[first - 1], tree.tokens[past])
    var anchor: String?
    let isAlone = [.equalEqual, .lessEqual, .greaterEqual].contains(before.kind)
    if first > 1, isAlone, behind.isAfterLineEnd || behind.kind == .semicolon || behind.kind == .at {
      let left = tree.text(of: tree.tokens[first - 2])
      anchor = left == "width" || left == "height" ? left : nil
    }
    reader.diagnostics.report(
      .percentInConstraint(
        tree.text(span), isFactor: before.kind == .star || behind.kind == .star, anchor: anchor, span))
  }

  private mutating func constant(_ node: NodeIndex, _ scope: Int) -> LinearValue? {
    let value = evaluate(node, scope)
    if case .number(let number) = value.kind { return constant(number) }
    if case .mistake = value.kind { return nil }
    reader.diagnostics.report(.operands("A constraint", want: "anchors and numbers", got: value))
    return nil
  }

  private func constant(_ number: Double) -> LinearValue {
    LinearValue(constant: number, terms: references.terms.count..<references.terms.count)
  }

  /// As `binary` does it: down the left operands in a loop. Most often there is only one.
  private mutating func linearBinary(_ node: NodeIndex, _ tree: SyntaxTree, _ scope: Int) -> LinearValue? {
    if let first = tree.firstChild(node), tree.kind(first) != .binary {
      guard var result = linear(first, tree, scope), combine(&result, node, tree, scope) else { return nil }
      return result
    }
    let spine = tree.leftSpine(of: node)
    guard let first = spine.last.flatMap(tree.firstChild), var result = linear(first, tree, scope) else { return nil }
    for node in spine.reversed() {
      guard combine(&result, node, tree, scope) else { return nil }
    }
    return result
  }

  /// Works the right operand of `node` into the left one; false after a mistake.
  private mutating func combine(
    _ left: inout LinearValue, _ node: NodeIndex, _ tree: SyntaxTree, _ scope: Int
  ) -> Bool {
    var operands = tree.children(node)
    guard operands.next() != nil, let rightNode = operands.next(), var right = linear(rightNode, tree, scope) else {
      return false
    }
    switch tree.operatorToken(of: node).kind {
    case .plus: add(right, to: &left)
    case .minus:
      scale(&right, by: -1)
      add(right, to: &left)
    case .star where left.isConstant:
      scale(&right, by: left.constant)
      left = right
    case .star where right.isConstant: scale(&left, by: right.constant)
    case .slash where right.isConstant:
      guard right.constant != 0 else {
        reader.diagnostics.report(.divisionByZero(tree.span(rightNode)))
        return false
      }
      scale(&left, by: 1 / right.constant)
    default:
      reader.diagnostics.report(.notLinear(tree.span(node)))
      return false
    }
    guard left.constant.isFinite, left.terms.allSatisfy({ references.terms[$0].coefficient.isFinite }) else {
      reader.diagnostics.report(.tooLarge(tree.text(of: tree.operatorToken(of: node)), tree.span(node)))
      return false
    }
    return true
  }

  private mutating func scale(_ value: inout LinearValue, by factor: Double) {
    value.constant *= factor
    for term in value.terms { references.terms[term].coefficient *= factor }
  }

  private func add(_ right: LinearValue, to left: inout LinearValue) {
    left.constant += right.constant
    left.takeTerms(of: right)
  }
}

extension Value? {
  /// Not a list constant, whose index would be a value.
  fileprivate var isNotList: Bool {
    if case .list = self?.kind { false } else { true }
  }
}
