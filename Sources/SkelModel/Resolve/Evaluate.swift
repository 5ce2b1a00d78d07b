import SkelSyntax

// MARK: - Interface

/// Names bound in one component or one turn of a repeat; constants of `file` lie behind the outermost.
struct LexicalScope {
  var file: Int
  /// -1 for none.
  var parent: Int
  var bindings: [(name: Name, value: Value)] = []
}

/// A constant's value for one screen size.
struct Constant {
  var value: Value
  var readsScreenSize: Bool
}

extension Resolver {
  func tree(of scope: Int) -> SyntaxTree { files[scopes[scope].file].tree }

  /// Works an expression out; never fails, a mistake is reported once and gives `.mistake`.
  mutating func evaluate(_ node: NodeIndex, _ scope: Int) -> Value {
    let tree = tree(of: scope)
    let span = tree.span(node)
    switch tree.kind(node) {
    case .number:
      let number = tree.number(of: tree.token(node))
      return Value(number.isNaN ? .mistake : .number(number), span)
    case .string: return Value(.string(tree.string(of: tree.token(node))), span)
    case .colour:
      let (red, green, blue, alpha) = tree.colour(of: tree.token(node))
      let components = ColourComponents(
        red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: Double(alpha) / 255)
      return Value(.colour(Colour(components)), span)
    case .group:
      guard let inner = tree.firstChild(node) else { return Value(.mistake, span) }
      return Value(evaluate(inner, scope).kind, span)
    case .list: return Value(.list(entries(node, scope)), span)
    case .tuple: return Value(.tuple(entries(node, scope)), span)
    case .path: return path(node, scope)
    case .unary: return unary(node, scope)
    case .binary: return binary(node, scope)
    // `iPhone 15 Pro`: whoever takes words says what it means.
    case .error where tree.nodes[node].pastToken - tree.nodes[node].firstToken > 1 && tree.token(node).kind == .name:
      return Value(tree.token(node, 1).kind == .number ? .word(tree.text(span)) : .mistake, span)
    default: return Value(.mistake, span)
    }
  }

  /// The entries of a list, a tuple or arguments.
  mutating func entries(_ node: NodeIndex, _ scope: Int) -> [Value.Entry] {
    let tree = tree(of: scope)
    var result: [Value.Entry] = []
    result.reserveCapacity(min(tree.nodes[node].size - 1, 4))
    for child in tree.children(node) {
      guard tree.kind(child) == .argument else {
        let value = evaluate(child, scope)
        result.append(Value.Entry(label: nil, labelSpan: value.span, value: value))
        continue
      }
      let label = tree.token(child)
      let value = tree.firstChild(child).map { evaluate($0, scope) } ?? Value(.mistake, tree.span(child))
      result.append(Value.Entry(label: tree.text(of: label), labelSpan: tree.span(of: label), value: value))
    }
    return result
  }

  /// The steps of a path, its indices worked out; `nil` after a mistake.
  mutating func steps(_ node: NodeIndex, _ scope: Int) -> [Value.PathStep]? {
    let tree = tree(of: scope)
    var result: [Value.PathStep] = []
    for step in tree.pathSteps(node) {
      switch step {
      case .name(let token):
        result.append(Value.PathStep(name: tree.text(of: token), indices: [], span: tree.span(of: token)))
      case .index(let child):
        guard let (index, span) = stepIndex(child, scope) else { return nil }
        result[result.count - 1].indices.append(index)
        result[result.count - 1].span = result[result.count - 1].span.joined(span)
      }
    }
    return result
  }

  /// The index of a step of a path; `nil` after a mistake.
  mutating func stepIndex(_ node: NodeIndex, _ scope: Int) -> (index: Int, span: Span)? {
    let index = evaluate(node, scope)
    guard case .number(let number) = index.kind, number == number.rounded(), abs(number) < 1e9 else {
      if case .mistake = index.kind { return nil }
      reader.diagnostics.report(.operands("[ ]", want: "a whole number", got: index))
      return nil
    }
    return (Int(number), index.span)
  }

  /// A condition; `nil` after a mistake.
  mutating func condition(_ node: NodeIndex, _ scope: Int) -> Bool? {
    let value = evaluate(node, scope)
    if case .boolean(let boolean) = value.kind { return boolean }
    _ = wrong("if", "true or false", value)
    return nil
  }

  /// A parameter, a turn's counter or a constant; `nil` for a word that is none of them.
  mutating func bound(_ name: Name, _ scope: Int) -> Value? {
    var frame = scope
    while true {
      for binding in scopes[frame].bindings where binding.name == name {
        readName = true
        return binding.value
      }
      guard scopes[frame].parent >= 0 else { break }
      frame = scopes[frame].parent
    }
    guard let declaration = files[scopes[frame].file][.constant, name] else { return nil }
    readName = true
    return constant(declaration)
  }

  /// The value of a constant, worked out once.
  mutating func constant(_ declaration: Declaration) -> Value {
    let key = ConstantKey(file: declaration.file, node: declaration.node)
    let nothing = Value(.mistake, declaration.span)
    if let known = constants[key] {
      if let known {
        readScreenSize = readScreenSize || known.readsScreenSize
        return known.value
      }
      let tree = files[declaration.file].tree
      reader.diagnostics.report(.recursion("Constant", tree.text(declaration.span), declaration.span, []))
      return nothing
    }
    let tree = files[declaration.file].tree
    guard let node = tree.firstChild(declaration.node), Guide(rawValue: tree.text(declaration.span)) == nil else {
      return nothing
    }
    guard constantDepth < Resolver.mostNested else {
      exhaust(.tooDeep("Constants", declaration.span))
      return nothing
    }
    constants[key] = .some(nil)
    constantDepth += 1
    scopes.append(LexicalScope(file: declaration.file, parent: -1))
    let hadRead = readScreenSize
    readScreenSize = false
    let value = evaluate(node, scopes.count - 1)
    scopes.removeLast()
    constantDepth -= 1
    constants[key] = .some(Constant(value: value, readsScreenSize: readScreenSize))
    readScreenSize = readScreenSize || hadRead
    return value
  }
}

// MARK: - Implementation

extension Resolver {
  private mutating func path(_ node: NodeIndex, _ scope: Int) -> Value {
    let tree = tree(of: scope)
    let span = tree.span(node)
    let first = tree.token(node)
    let name = tree.text(of: first)
    if tree.isBareName(node) {
      if let value = bound(self.name(of: first, tree), scope) { return Value(value.kind, span) }
      if name == "true" { return Value(.boolean(true), span) }
      if name == "false" { return Value(.boolean(false), span) }
      return Value(.word(name), span)
    }
    let arguments = tree.child(.arguments, of: node).map { entries($0, scope) }
    if let arguments, tree.nodes[node].firstToken + 1 == firstToken(ofArguments: node, tree) {
      return call(name, arguments, first, span, scope)
    }
    if let value = screenSize(node, name, tree) { return value }
    if let value = bound(names.name(of: name), scope) { return indexed(value, node, scope) }
    guard let steps = steps(node, scope) else { return Value(.mistake, span) }
    return Value(.path(steps, arguments ?? []), span)
  }

  private func firstToken(ofArguments node: NodeIndex, _ tree: SyntaxTree) -> Int {
    tree.child(.arguments, of: node).map { tree.nodes[$0].firstToken } ?? -1
  }

  private mutating func call(
    _ name: String, _ arguments: [Value.Entry], _ token: Token, _ span: Span, _ scope: Int
  ) -> Value {
    if arguments.contains(where: { if case .mistake = $0.value.kind { true } else { false } }) {
      return Value(.mistake, span)
    }
    if let value = bound(names.name(of: name), scope) {
      guard case .colour(let colour) = value.kind else {
        if case .mistake = value.kind { return value }
        reader.diagnostics.report(
          .operands("\(name)(…)", want: "a colour before its parentheses", got: Value(value.kind, span)))
        return Value(.mistake, span)
      }
      let alpha = reader.alpha(of: colour, name, arguments)
      return Value(alpha.map { .colour($0) } ?? .mistake, span)
    }
    guard let colour = reader.colourCall(name, arguments, span) else { return Value(.call(name, arguments), span) }
    return Value(colour.map { .colour($0) } ?? .mistake, span)
  }

  /// `palette[0]`: an entry of a list.
  private mutating func indexed(_ value: Value, _ node: NodeIndex, _ scope: Int) -> Value {
    let tree = tree(of: scope)
    let span = tree.span(node)
    var value = value
    for child in tree.children(node) {
      guard case .list(let entries) = value.kind, tree.kind(child) != .arguments else { break }
      let index = evaluate(child, scope)
      guard case .number(let number) = index.kind else { return Value(.mistake, span) }
      guard number == number.rounded(), number >= 0, number < Double(entries.count) else {
        reader.diagnostics.report(.indexOutOfRange(number, count: entries.count, index.span))
        return Value(.mistake, span)
      }
      value = entries[Int(number)].value
    }
    return Value(value.kind, span)
  }

  private mutating func unary(_ node: NodeIndex, _ scope: Int) -> Value {
    let tree = tree(of: scope)
    let span = tree.span(node)
    guard let operand = tree.firstChild(node) else { return Value(.mistake, span) }
    let value = evaluate(operand, scope)
    switch (tree.operatorToken(of: node).kind, value.kind) {
    case (.minus, .number(let number)): return Value(.number(-number), span)
    case (.not, .boolean(let boolean)): return Value(.boolean(!boolean), span)
    case (_, .mistake): return Value(.mistake, span)
    case (.not, _): return wrong("!", "true or false", value)
    default: return wrong("-", "a number", value)
    }
  }

  /// Reports an operand that does not fit; a bare word is taken for a misspelt constant.
  private mutating func wrong(_ symbol: String, _ wanted: String, _ value: Value) -> Value {
    switch value.kind {
    case .mistake: break
    case .word(let word) where wanted == "true or false" && OtherSpelling.boolean(word) != nil:
      reader.reportUnknown(.otherBoolean(word, OtherSpelling.boolean(word) ?? true, value.span))
    case .word(let word):
      reader.reportUnknown(.unknownConstant(word, among: reader.names(in: value.span.file), value.span))
    default: reader.diagnostics.report(.operands(symbol, want: wanted, got: value))
    }
    return Value(.mistake, value.span)
  }

  /// Operators of one strength lean to the left, as deep as the expression is long. The left operands are gone down in a
  /// loop, so that only brackets take stack.
  private mutating func binary(_ node: NodeIndex, _ scope: Int) -> Value {
    let tree = tree(of: scope)
    let spine = tree.leftSpine(of: node)
    let hadRead = readScreenSize
    readScreenSize = false
    defer { readScreenSize = readScreenSize || hadRead }
    guard let first = spine.last.flatMap(tree.firstChild) else { return Value(.mistake, tree.span(node)) }
    return spine.reversed().reduce(evaluate(first, scope)) { combine($0, $1, scope) }
  }

  /// `node` with its left operand worked out.
  private mutating func combine(_ left: Value, _ node: NodeIndex, _ scope: Int) -> Value {
    let tree = tree(of: scope)
    let span = tree.span(node)
    var operands = tree.children(node)
    guard let leftNode = operands.next(), let rightNode = operands.next() else { return Value(.mistake, span) }
    let token = tree.operatorToken(of: node)
    let symbol = tree.text(of: token)
    // `1 < x < 3`: the parser has said that comparisons do not chain.
    if token.kind.isComparison, tree.kind(leftNode) == .binary, tree.operatorToken(of: leftNode).kind.isComparison {
      return Value(.mistake, span)
    }
    if token.kind == .andAnd || token.kind == .orOr {
      guard case .boolean(let first) = left.kind else { return wrong(symbol, "true or false", left) }
      if first == (token.kind == .orOr) { return Value(.boolean(first), span) }
      let right = evaluate(rightNode, scope)
      guard case .boolean(let second) = right.kind else { return wrong(symbol, "true or false", right) }
      return Value(.boolean(second), span)
    }
    let right = evaluate(rightNode, scope)
    if token.kind == .equalEqual || token.kind == .notEqual, let same = areSame(left, right) {
      return Value(.boolean(same == (token.kind == .equalEqual)), span)
    }
    if token.kind == .minus, let foreign = hyphenated(left, right, span) { return foreign }
    guard case .number(let a) = left.kind else { return wrong(symbol, "numbers", left) }
    guard case .number(let b) = right.kind else { return wrong(symbol, "numbers", right) }
    if readScreenSize, token.kind.isComparison { noteThresholds(leftNode, rightNode, a - b, scope) }
    switch token.kind {
    case .plus: return finite(a + b, symbol, span)
    case .minus: return finite(a - b, symbol, span)
    case .star: return finite(a * b, symbol, span)
    case .slash:
      guard b != 0 else {
        reader.diagnostics.report(.divisionByZero(tree.span(rightNode)))
        return Value(.mistake, span)
      }
      return finite(a / b, symbol, span)
    case .equalEqual: return Value(.boolean(a == b), span)
    case .notEqual: return Value(.boolean(a != b), span)
    case .less: return Value(.boolean(a < b), span)
    case .lessEqual: return Value(.boolean(a <= b), span)
    case .greater: return Value(.boolean(a > b), span)
    case .greaterEqual: return Value(.boolean(a >= b), span)
    default: return Value(.mistake, span)
    }
  }

  private mutating func finite(_ number: Double, _ symbol: String, _ span: Span) -> Value {
    if number.isFinite { return Value(.number(number), span) }
    reader.diagnostics.report(.tooLarge(symbol, span))
    return Value(.mistake, span)
  }

  /// Equality of values that are not numbers; `nil` where it means nothing.
  private func areSame(_ a: Value, _ b: Value) -> Bool? {
    switch (a.kind, b.kind) {
    case (.word(let a), .word(let b)), (.string(let a), .string(let b)): a == b
    case (.boolean(let a), .boolean(let b)): a == b
    case (.colour(let a), .colour(let b)): a == b
    default: nil
    }
  }
}

extension SyntaxTree {
  /// A binary node, its left operand, that one's left operand, and so on as long as they are binary.
  func leftSpine(of node: NodeIndex) -> [NodeIndex] {
    var spine = [node]
    while let left = firstChild(spine[spine.count - 1]), kind(left) == .binary { spine.append(left) }
    return spine
  }
}

extension TokenKind {
  fileprivate var isComparison: Bool {
    switch self {
    case .equalEqual, .notEqual, .less, .lessEqual, .greater, .greaterEqual: true
    default: false
    }
  }
}
