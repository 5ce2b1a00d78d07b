import SkelSyntax

// MARK: - Interface

/// Items and words of other languages: the parser has said that their shape is wrong, and here, where names are known,
/// it is said what they mean.
extension Resolver {
  /// What to say of an attribute or argument whose name no attribute bears.
  func unknownAttribute(_ node: NodeIndex, _ scope: Int, on owner: String) -> Diagnostic {
    let tree = tree(of: scope)
    let span = tree.headSpan(of: node)
    let word = tree.text(span)
    let own = Attribute.all.map(\.id.rawValue)
    if let same = OtherSpelling.same(word, among: own) {
      return .unknownAttribute(word, on: owner, candidates: [same], span)
    }
    if let meant = OtherSpelling.attribute(word) { return otherAttribute(word, meant, node, tree) }
    if let anchor = OtherSpelling.anchor(word) {
      let relation = tree.kind(node) == .attribute ? tree.firstChild(node).map { tree.span($0) } : nil
      let head = relation.map { Span(span.file, Int(span.start), Int($0.start)) }
      return .anchorForAttribute(word, anchor, span, head: head)
    }
    if let reason = OtherSpelling.reasonToRemove(word) {
      return .pointlessAttribute(word, reason, span, removal: tree.removal(of: node))
    }
    if ElementKind(word: word) != nil {
      let value = tree.firstChild(node)
      let isName = tree.kind(node) == .attribute && value.map(tree.isBareName) ?? false
      return .kindForAttribute(word, span, name: isName ? value.map { tree.span($0) } : nil)
    }
    return .unknownAttribute(word, on: owner, candidates: own, span)
  }

  /// What to say of a word that is no kind of element and no component, and the kind that it means.
  func unknownKind(
    _ node: NodeIndex, _ scope: Int, candidates: [String]
  ) -> (diagnostic: Diagnostic, kind: ElementKind?) {
    let tree = tree(of: scope)
    let span = tree.headSpan(of: node)
    let word = tree.text(span)
    if let same = OtherSpelling.same(word, among: candidates) {
      return (.unknownKind(word, candidates: [same], span), ElementKind(word: same))
    }
    if OtherSpelling.isStack(word) { return stack(word, node, tree) }
    if let kind = OtherSpelling.kind(word) {
      return (.otherKind(word, kind, span, [kindFix(kind, node, tree)]), kind)
    }
    if let advice = OtherSpelling.kindAdvice(word) {
      let whole = tree.child(.block, of: node) == nil ? tree.span(node) : nil
      return (.kindAdvice(word, advice.text, span, ours: advice.ours, whole: whole), nil)
    }
    if Attribute.index(word) != nil || OtherSpelling.attribute(word) != nil {
      let attribute = Attribute.index(word).map { Attribute.all[$0].id } ?? OtherSpelling.attribute(word)
      let value = onlyArgument(of: node, tree).map { tree.text(tree.span($0)) }
      if let attribute, tree.child(.block, of: node) == nil {
        return (.attributeForKind(word, attribute, value, span, whole: tree.span(node)), nil)
      }
    }
    return (.unknownKind(word, candidates: candidates, span), nil)
  }

  /// Reports an error in place of all that gives way to it inside `whole`, which its fix-it then mends, too.
  mutating func reportUnknown(_ diagnostic: Diagnostic, insteadOfAllIn whole: Span) {
    var result = diagnostic
    if let own = diagnostic.fixIts.first {
      let others = reader.diagnostics.fixItsGivingWay(in: whole)?.filter {
        $0.span.start >= own.span.end || $0.span.end <= own.span.start
      }
      if let others, !others.isEmpty {
        result.fixIts = [joined((others + [own]).sorted { $0.span.start < $1.span.start })]
      } else if others == nil {
        result.fixIts = []
      }
    }
    reader.diagnostics.report(result, insteadOfAllIn: whole)
  }

  /// An `error` node among the items of a block; `element` is the one before it, if that is an element.
  mutating func foreignItem(_ node: NodeIndex, behind element: NodeIndex?, _ scope: Int) {
    let tree = tree(of: scope)
    let first = tree.token(node)
    if first.kind == .dot {
      if let element { modifier(node, of: element, isInside: false, scope) }
    } else if let path = tree.firstChild(node), tree.kind(path) == .path,
      let arguments = tree.child(.arguments, of: node)
    {
      constraintCall(node, path, arguments, scope)
    } else if first.kind == .name, tree.nodes[node].pastToken - tree.nodes[node].firstToken > 2,
      tree.token(node, 1).kind == .equals
    {
      let word = tree.text(of: first)
      let isAttribute = Attribute.index(word) != nil
      guard isAttribute || LayoutAttribute(rawValue: word) != nil else { return }
      let equals = tree.span(of: tree.token(node, 1))
      reader.diagnostics.report(.singleEquals(word, isAttribute: isAttribute, equals, from: first.start))
    }
  }

  /// `.frame(width: 64)` behind an element.
  ///
  /// - Parameter isInside: no block stands between, so that a fix-it can put it into the parentheses.
  mutating func modifier(_ node: NodeIndex, of element: NodeIndex, isInside: Bool, _ scope: Int) {
    let tree = tree(of: scope)
    guard let path = tree.firstChild(node), tree.kind(path) == .path, let token = tree.pathSteps(path).firstName else {
      return
    }
    let word = tree.text(of: token)
    let kind = ElementKind(word: tree.text(tree.headSpan(of: element)))
    let setting = modifierSetting(word, tree.arguments(of: path), kind, tree)
    var fixIt: Diagnostic.FixIt?
    if isInside, let setting {
      let end = Int(tree.span(node).end)
      if let arguments = tree.child(.arguments, of: element) {
        let isEmpty = tree.nodes[arguments].size == 1
        let place = Span(tree.file, Int(tree.span(arguments).end) - 1, end)
        fixIt = .init(place, "\(isEmpty ? "" : ", ")\(setting))")
      } else {
        fixIt = .init(Span(tree.file, Int(tree.span(of: tree.token(node)).start), end), "(\(setting))")
      }
    }
    reader.diagnostics.report(.foreignModifier(word, setting, tree.span(of: tree.token(node)), fixIt))
  }
}

// MARK: - Implementation

extension Resolver {
  /// Several fix-its of one place as one, what stands between them kept.
  private func joined(_ fixIts: [Diagnostic.FixIt]) -> Diagnostic.FixIt {
    var result = fixIts[0]
    for next in fixIts.dropFirst() {
      result.replacement += reader.text(of: Span(next.span.file, Int(result.span.end), Int(next.span.start)))
      result.replacement += next.replacement
      result.span = result.span.joined(next.span)
    }
    return result
  }

  private func otherAttribute(
    _ word: String, _ meant: AttributeID, _ node: NodeIndex, _ tree: SyntaxTree
  ) -> Diagnostic {
    let span = tree.headSpan(of: node)
    guard let row = Attribute.index(meant.rawValue), case .word(let words, _) = Attribute.all[row].reader,
      let value = tree.firstChild(node).map({ tree.span($0) }), !words.contains(tree.text(value)),
      let ours = OtherSpelling.value(tree.text(value), among: words)
    else { return .otherAttribute(word, meant, span) }
    return .otherAttribute(word, meant, value: ours, span, whole: tree.span(node))
  }

  /// The only argument, where it has no label.
  private func onlyArgument(of node: NodeIndex, _ tree: SyntaxTree) -> NodeIndex? {
    guard let arguments = tree.child(.arguments, of: node), let first = tree.firstChild(arguments),
      tree.kind(first) != .argument, tree.nodes[first].size == tree.nodes[arguments].size - 1
    else { return nil }
    return first
  }

  /// `Text("Hello")` as `label(text: "Hello")`; otherwise the kind alone.
  private func kindFix(_ kind: ElementKind, _ node: NodeIndex, _ tree: SyntaxTree) -> Diagnostic.FixIt {
    let span = tree.headSpan(of: node)
    guard let text = onlyArgument(of: node, tree), tree.kind(text) == .string else {
      return .init(span, kind.rawValue)
    }
    let value = tree.span(text)
    if Scope.typed.includes(kind, hasChildren: false) {
      return .init(Span(span.file, Int(span.start), Int(value.start)), "\(kind.rawValue)(text: ")
    }
    guard kind == .imageView else { return .init(span, kind.rawValue) }
    let place = Span(span.file, Int(span.start), Int(value.end))
    return .init(place, "\(kind.rawValue)(fill: image(\(tree.text(value)))")
  }

  /// `stackView(axis: horizontal)`: the axis tells the kind.
  private func stack(
    _ word: String, _ node: NodeIndex, _ tree: SyntaxTree
  ) -> (diagnostic: Diagnostic, kind: ElementKind?) {
    let span = tree.headSpan(of: node)
    for argument in tree.child(.arguments, of: node).map({ Array(tree.children($0)) }) ?? [] {
      guard tree.kind(argument) == .argument, tree.text(tree.headSpan(of: argument)) == "axis",
        let value = tree.firstChild(argument)
      else { continue }
      let axis = tree.text(tree.span(value))
      guard axis == "vertical" || axis == "horizontal" else { break }
      let kind: ElementKind = axis == "vertical" ? .vstack : .hstack
      let fixIts = tree.removal(of: argument).map { joined([.init(span, kind.rawValue), $0]) }
      return (.otherKind(word, kind, span, fixIts), kind)
    }
    return (.stackWithoutAxis(word, span), .vstack)
  }

  /// `size: (64, 64)` for `.frame(width: 64, height: 64)`; `nil` where nothing here says it.
  private func modifierSetting(
    _ word: String, _ arguments: NodeIndex?, _ kind: ElementKind?, _ tree: SyntaxTree
  ) -> String? {
    let entries = arguments.map { Array(tree.children($0)) } ?? []
    func label(_ entry: NodeIndex) -> String? {
      tree.kind(entry) == .argument ? tree.text(tree.headSpan(of: entry)) : nil
    }
    func value(_ entry: NodeIndex) -> String {
      tree.text(tree.span(tree.kind(entry) == .argument ? tree.firstChild(entry) ?? entry : entry))
    }
    let labels = entries.map(label)
    if word == "frame" {
      switch labels {
      case ["width", "height"]: return "size: (\(value(entries[0])), \(value(entries[1])))"
      case ["width"], ["height"]: return "\(labels[0] ?? ""): \(value(entries[0]))"
      default: return nil
      }
    }
    guard entries.count == 1, labels[0] == nil else { return nil }
    var attribute = Attribute.index(word).map { Attribute.all[$0].id } ?? OtherSpelling.attribute(word)
    if word == "padding", let kind, Scope.inset.includes(kind, hasChildren: true) { attribute = .insets }
    return attribute.map { "\($0.rawValue): \(value(entries[0]))" }
  }

  /// `leading.constraint(equalTo: parent.leading, constant: 16)`.
  private mutating func constraintCall(
    _ node: NodeIndex, _ path: NodeIndex, _ arguments: NodeIndex, _ scope: Int
  ) {
    let tree = tree(of: scope)
    var steps = tree.pathSteps(path).names.map { tree.text(of: $0) }
    guard steps.count > 1 else { return }
    if steps[steps.count - 1].hasPrefix("show"), let advice = OtherSpelling.kindAdvice(steps[steps.count - 1]) {
      reader.diagnostics.report(
        .kindAdvice(
          steps[steps.count - 1], advice.text, tree.span(path), ours: advice.ours,
          whole: tree.span(path).joined(tree.span(arguments))))
      return
    }
    guard steps.removeLast() == "constraint", let left = ours(ofPath: steps) else { return }
    var relation: String?
    var right = ""
    var factor = ""
    var offset = ""
    for entry in tree.children(arguments) {
      guard tree.kind(entry) == .argument, let value = tree.firstChild(entry) else { return }
      var text = tree.text(tree.span(value))
      if tree.kind(value) == .path {
        let names = tree.pathSteps(value).names.map { tree.text(of: $0) }
        text = ours(ofPath: names) ?? text
      }
      let label = tree.text(tree.headSpan(of: entry))
      switch label {
      case "equalTo", "equalToConstant": (relation, right) = ("==", text)
      case "lessThanOrEqualTo", "lessThanOrEqualToConstant": (relation, right) = ("<=", text)
      case "greaterThanOrEqualTo", "greaterThanOrEqualToConstant": (relation, right) = (">=", text)
      case "multiplier": factor = "\(text) * "
      case "constant": offset = text.hasPrefix("-") ? " - \(text.dropFirst())" : " + \(text)"
      default: return
      }
    }
    guard let relation else { return }
    let written = "\(left) \(relation) \(factor)\(right)\(offset)"
    reader.diagnostics.report(.constraintCall(written, tree.span(path), whole: tree.wholeItem(node)))
  }
}

extension SyntaxTree {
  /// Takes out an item or entry; none where that would tear a comment from its place.
  func removal(of node: NodeIndex) -> [Diagnostic.FixIt] {
    [Diagnostic.FixIt(removing: span(node), from: source, tokens)].compactMap { $0 }
  }

  /// The node and what else stands on the rest of its line: `.isActive = true`.
  fileprivate func wholeItem(_ node: NodeIndex) -> Span {
    var past = nodes[node].pastToken
    while !tokens[past].isAfterLineEnd {
      switch tokens[past].kind {
      case .endOfFile, .semicolon, .rightBrace: return Span(file, token(node).start, tokens[past - 1].end)
      default: past += 1
      }
    }
    return Span(file, token(node).start, tokens[past - 1].end)
  }
}

extension SyntaxTree.PathSteps {
  fileprivate var names: [Token] {
    compactMap { if case .name(let token) = $0 { token } else { nil } }
  }

  fileprivate var firstName: Token? { names.first }
}
