import SkelSyntax

// MARK: - Interface

/// The attributes that stand on one element, its appearance blocks, and whether anything else stands there.
struct OwnItems {
  var settings: [Setting] = []
  /// Weakest first.
  var appearances: [(node: NodeIndex, scope: Int)] = []
  /// Constraints, to be read when the children stand, and the scope of them all.
  var constraints: [NodeIndex] = []
  var scope: Int
  /// The first item that makes a child; `nil` if there is none.
  var firstChild: NodeIndex?
}

extension Resolver {
  /// Reads the attributes of a style, of an appearance or of one of its kind blocks.
  mutating func settings(of block: NodeIndex, _ scope: Int, _ owner: String) -> [Setting] {
    let tree = tree(of: scope)
    var result: [Setting] = []
    for child in tree.children(block) where tree.kind(child) == .attribute {
      add(child, scope, depth: 0, place: nil, owner, to: &result)
    }
    return result
  }

  /// Reads what stands on an element: the head's arguments and the items of its block, with the branches that are taken.
  mutating func ownItems(arguments: NodeIndex?, block: NodeIndex?, _ scope: Int, _ owner: String) -> OwnItems {
    var items = OwnItems(scope: scope)
    if let arguments {
      let tree = tree(of: scope)
      items.settings.reserveCapacity(min(tree.nodes[arguments].size, 8))
      for child in tree.children(arguments) {
        if tree.kind(child) == .argument {
          add(child, scope, depth: 0, place: nil, owner, to: &items.settings)
        } else if !tree.isDamaged(arguments) {
          let isText = ElementKind(word: owner).map { Scope.typed.includes($0, hasChildren: false) } ?? false
          let isString = tree.kind(child) == .string
          reader.diagnostics.report(.unknownLabelInHead(owner, tree.span(child), isText: isText && isString))
        }
      }
    }
    if let block {
      var appearances: [(node: NodeIndex, depth: Int)] = []
      gather(block, scope, depth: 0, owner, into: &items, &appearances)
      if !appearances.isEmpty {
        items.appearances = appearances.sorted { $0.depth < $1.depth }.map { ($0.node, scope) }
      }
    }
    return items
  }

  /// The block of an `if` that is taken; `nil` for none, or after a mistake.
  mutating func takenBranch(_ node: NodeIndex, _ scope: Int) -> NodeIndex? {
    let tree = tree(of: scope)
    var isTaken: Bool? = true
    for child in tree.children(node) {
      guard tree.kind(child) == .block else {
        isTaken = condition(child, scope)
        if isTaken == nil { return nil }
        continue
      }
      if isTaken == true { return child }
      isTaken = true
    }
    return nil
  }

  /// The settings of a style, its bases first.
  mutating func style(_ declaration: Declaration, from path: [Declaration] = []) -> [Setting] {
    let key = ConstantKey(file: declaration.file, node: declaration.node)
    if let known = styles[key] {
      if let known { return known }
      let notes = path.map { Diagnostic.Note("'\(text($0))' is built on here", $0.span) }
      reader.diagnostics.report(.recursion("Style", text(declaration), declaration.span, notes))
      return []
    }
    styles[key] = .some(nil)
    let tree = files[declaration.file].tree
    scopes.append(LexicalScope(file: declaration.file, parent: -1))
    defer { scopes.removeLast() }
    var result: [Setting] = []
    if path.count < Resolver.mostNested, let block = tree.child(.block, of: declaration.node) {
      let own = settings(of: block, scopes.count - 1, "style '\(text(declaration))'")
      result = styleSettings(named: own, in: declaration.file, from: path + [declaration]) + own
      result.removeAll { $0.id == .style }
      result = lastOfEach(result)
    }
    styles[key] = .some(result)
    return result
  }

  /// The settings of the styles that a `style:` among `settings` names.
  mutating func styleSettings(named settings: [Setting], in file: Int, from path: [Declaration] = []) -> [Setting] {
    guard settings.indices.contains(where: { settings[$0].id == .style }) else { return [] }
    let all = settings.filter { $0.id == .style }.sorted { $0.depth < $1.depth }
    guard let setting = all.last else { return [] }
    var values: [Value] = [setting.value]
    if case .list(let entries) = setting.value.kind { values = entries.map(\.value) }
    var result: [Setting] = []
    for name in values {
      guard case .word(let word) = name.kind else {
        if case .mistake = name.kind { continue }
        reader.diagnostics.report(.typeMismatch("style", wants: "the name of a style", got: name))
        continue
      }
      guard word != "none" else { continue }
      guard let declaration = files[file][.style, names.name(of: word)] else {
        reader.reportUnknown(.unknownStyle(word, among: names(.style, in: file), name.span))
        continue
      }
      result += style(declaration, from: path)
    }
    return result
  }

  /// Reads every value of a style against elements that it could be put on.
  mutating func checkStyle(_ declaration: Declaration) {
    for setting in style(declaration) {
      var attributes = Attributes()
      setting.head.row.apply(setting.value, to: &attributes, &reader)
    }
  }

  func text(_ declaration: Declaration) -> String { files[declaration.file].tree.text(declaration.span) }
}

extension [[Setting]] {
  /// Those that hold for everything inside.
  var inherited: [Setting] {
    var result: [Setting] = []
    for layer in self {
      for index in layer.indices where layer[index].id.isInherited { result.append(layer[index]) }
    }
    return result
  }
}

// MARK: - Implementation

extension Resolver {
  private mutating func gather(
    _ block: NodeIndex, _ scope: Int, depth: Int, _ owner: String, into items: inout OwnItems,
    _ appearances: inout [(node: NodeIndex, depth: Int)]
  ) {
    let tree = tree(of: scope)
    var element: NodeIndex?
    // The element's own may stand in its parentheses, too.
    let first = depth == 0 ? 0 : items.settings.count
    for child in tree.children(block) {
      switch tree.kind(child) {
      case .attribute:
        let place = depth == 0 ? nil : block
        add(child, scope, depth: depth, place: place, owner, to: &items.settings, from: first)
      case .appearance: appearances.append((child, depth))
      case .constraint: items.constraints.append(child)
      case .if:
        guard let taken = takenBranch(child, scope) else { continue }
        gather(taken, scope, depth: depth + 1, owner, into: &items, &appearances)
      case .element, .repeat:
        element = child
        if items.firstChild == nil { items.firstChild = child }
      case .error: foreignItem(child, behind: element, scope)
      default: break
      }
    }
  }

  /// Reads `name: value`. Twice the same in one place is a mistake; so is `width` beside `size`.
  ///
  /// - Parameter first: of the settings that may stand in the same place.
  private mutating func add(
    _ node: NodeIndex, _ scope: Int, depth: Int, place: NodeIndex?, _ owner: String, to settings: inout [Setting],
    from first: Int = 0
  ) {
    let tree = tree(of: scope)
    let token = tree.token(node)
    guard token.kind == .name else { return }
    let head = tree.headSpan(of: node)
    let isHyphenated = Int(head.end) > token.end
    let name = name(of: token, tree)
    guard !isHyphenated, let row = names.attribute(name) else {
      reportUnknown(unknownAttribute(node, scope, on: owner), insteadOfAllIn: tree.span(node))
      return
    }
    guard let valueNode = tree.firstChild(node) else { return }
    let id = row.id
    if id == .width || id == .height, tree.kind(valueNode) == .number { checkPercent(valueNode, node, id, tree) }
    for earlier in first..<settings.count where settings[earlier].place == place {
      let other = settings[earlier].id
      guard other == id || id.isCovered(by: other) || other.isCovered(by: id) else { continue }
      reader.diagnostics.report(
        .setTwice(
          id.rawValue, by: other.rawValue, tree.span(of: token),
          earlier: settings[earlier].span.prefix(other.rawValue.utf8.count)))
      return
    }
    let hadRead = readName
    readName = false
    let value = evaluate(valueNode, scope)
    settings.append(
      Setting(
        head: Setting.Head(row: row, span: tree.span(node), isPlain: !readName && place == nil), value: value,
        depth: depth, place: place))
    readName = readName || hadRead
  }
}

extension Resolver {
  /// `width: 50%` is a constraint here.
  private mutating func checkPercent(_ value: NodeIndex, _ node: NodeIndex, _ id: AttributeID, _ tree: SyntaxTree) {
    let span = tree.span(value)
    guard tree.source.bytes[Int(span.end) - 1] == UInt8(ascii: "%") else { return }
    let whole = tree.kind(node) == .attribute ? tree.span(node) : nil
    reader.diagnostics.report(.percentOfParent(id.rawValue, tree.text(span), span, whole: whole))
  }
}

/// What counts in the end, so that styles built on styles twice over do not double with each step.
private func lastOfEach(_ settings: [Setting]) -> [Setting] {
  var seen: Set<AttributeID> = []
  return settings.reversed().filter { seen.insert($0.id).inserted }.reversed()
}

extension AttributeID {
  /// Says part of what `other` says.
  fileprivate func isCovered(by other: AttributeID) -> Bool {
    other == .size && (self == .width || self == .height) || other == .items && self == .rows
  }
}

extension Span {
  /// Its first `count` bytes.
  fileprivate func prefix(_ count: Int) -> Span { Span(file, Int(start), min(Int(start) + count, Int(end))) }
}
