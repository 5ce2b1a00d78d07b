import SkelSyntax

// MARK: - Interface

/// What the items of one block are expanded into.
struct Surroundings {
  /// The element that contains them.
  var parent: Int
  var context: Int
  var scope: Int
  /// The turns of the enclosing repeats within the same parent, outermost first.
  var turns: [Int] = []
}

/// How many unnamed siblings there are of each kind or component.
struct Siblings {
  var counts: [(symbol: UInt32, count: Int32)] = []

  mutating func next(_ symbol: UInt32) -> Int32 {
    for index in counts.indices where counts[index].symbol == symbol {
      counts[index].count += 1
      return counts[index].count
    }
    counts.append((symbol, 0))
    return 0
  }
}

extension Resolver {
  /// Expands the items of a block into children of `into.parent`, in order.
  mutating func expand(_ block: NodeIndex, _ into: Surroundings, _ siblings: inout Siblings) {
    let tree = tree(of: into.scope)
    for child in tree.children(block) {
      switch tree.kind(child) {
      case .element: element(child, into, &siblings)
      case .repeat: repeated(child, into, &siblings)
      case .if: if let taken = takenBranch(child, into.scope) { expand(taken, into, &siblings) }
      default: break
      }
      if isExhausted { return }
    }
  }

  /// Adds an element to the screen; its subtree ends where `close` says so.
  mutating func open(_ element: Element, turns: [Int]) -> Int? {
    let start = Int(element.position)
    guard spend(1, at: Span(element.file, start, start + Int(element.headLength))) else { return nil }
    screen.elements.append(element)
    provenance.append(Provenance(turns: UInt32(turnList(turns))))
    return screen.elements.count - 1
  }

  /// Where these turns stand in `turnLists`; they are most often those of the element before.
  mutating func turnList(_ turns: [Int]) -> Int {
    if turnLists[turnLists.count - 1] != turns { turnLists.append(turns) }
    return turnLists.count - 1
  }

  /// Counts elements and turns against the limit; false, and one report, when it is passed.
  mutating func spend(_ count: Int, at span: Span) -> Bool {
    work += count
    if work > options.mostElements { exhaust(.tooManyElements(options.mostElements, span)) }
    return !isExhausted
  }

  /// Reports that a limit is passed; what follows is not expanded, and nothing more is said about it.
  mutating func exhaust(_ diagnostic: Diagnostic) {
    if !isExhausted { reader.diagnostics.report(diagnostic) }
    isExhausted = true
  }

  /// Gives an element, whose children stand, its looks and its place.
  mutating func close(_ index: Int, _ layers: [[Setting]], _ context: Int) {
    screen.elements[index].end = UInt32(screen.elements.count)
    let kind = screen.elements[index].kind
    let isContainer = kind.isAlwaysContainer || screen.isContainer(index)
    let key = Base.Key(kind: kind, isContainer: isContainer, library: library(said: layers))
    let base = base(key, in: context)
    // By their places: a base is large to copy.
    let isPinned = contexts[context].bases[base].attributes.pin != nil
    let isCentred = contexts[context].bases[base].attributes.center != nil
    guard isPinned || isCentred || layers.contains(where: { !$0.isEmpty }) else {
      return takeBase(base, of: context, index)
    }
    var attributes = contexts[context].bases[base].attributes
    var origins = contexts[context].bases[base].origins
    origins.entries.reserveCapacity(origins.entries.count + layers.reduce(0) { $0 + $1.count })
    for (number, layer) in layers.enumerated() {
      // The last layer is what stands on the element itself; a component's own body is elsewhere.
      let position = number == layers.count - 1 ? screen.elements[index].position : nil
      for place in layer.indices {
        let head = layer[place].head
        guard position != nil, mayRepeat(head, isContainer: isContainer, origins) else {
          apply(head, layer[place].value, kind, isContainer, to: &attributes, &origins, position: position)
          continue
        }
        let before = attributes
        apply(head, layer[place].value, kind, isContainer, to: &attributes, &origins, position: position)
        note(head, changes: attributes != before)
      }
    }
    place(&attributes, of: index)
    screen.elements[index].appearance = intern(attributes.appearance)
    screen.elements[index].placement = intern(attributes.placement)
    screen.elements[index].origins = intern(origins)
  }
}

// MARK: - Implementation

extension Resolver {
  private mutating func element(_ node: NodeIndex, _ into: Surroundings, _ siblings: inout Siblings) {
    let tree = tree(of: into.scope)
    let head = tree.token(node)
    guard head.kind == .name else { return }
    let headSpan = tree.headSpan(of: node)
    let isHyphenated = Int(headSpan.end) > head.end
    let word = isHyphenated ? names.name(of: tree.text(headSpan)) : name(of: head, tree)
    guard depth < Resolver.mostNested else {
      exhaust(.tooDeep("Elements", tree.span(of: head)))
      return
    }
    depth += 1
    defer { depth -= 1 }
    if reader.diagnostics.hasErrors, let error = tree.child(.error, of: node), tree.token(error).kind == .dot {
      modifier(error, of: node, isInside: tree.child(.block, of: node) == nil, into.scope)
    }
    if let kind = names.kind(word) {
      guard mayStand(kind, word, in: into.parent, tree.span(of: head)) else { return }
      if kind == .cell || kind == .header || kind == .footer, let filler = tree.nameToken(of: node) {
        component(node, filler, as: kind, named: nil, into, &siblings)
      } else {
        plain(node, kind, named: tree.nameToken(of: node), into, &siblings)
      }
    } else if files[scopes[into.scope].file][.component, word] != nil {
      guard mayStand(.view, word, in: into.parent, tree.span(of: head)) else { return }
      component(node, head, as: .view, named: tree.nameToken(of: node), into, &siblings)
    } else {
      let candidates = ElementKind.elements.map(\.rawValue) + names(.component, in: scopes[into.scope].file)
      let isPromised = reader.mayBeKnown(headSpan)
      let (diagnostic, kind) =
        isPromised ? (nil, nil) : unknownKind(node, into.scope, candidates: candidates)
      let end = tree.child(.arguments, of: node).map { tree.span($0).end } ?? headSpan.end
      if let diagnostic {
        reportUnknown(diagnostic, insteadOfAllIn: Span(headSpan.file, Int(headSpan.start), Int(end)))
      }
      let text = names.text(of: word)
      let name = tree.nameToken(of: node)
      // Read as the kind that is surely meant, it shows its other mistakes, too; a capital may mean a component.
      if let meant = suggestion(for: text, among: candidates).flatMap({ ElementKind(word: $0) }),
        kind == nil || kind == meant, !meant.isPartOfCollection,
        text.utf8.first.map({ $0 >= UInt8(ascii: "a") }) ?? false
      {
        plain(node, meant, named: name, into, &siblings)
      } else {
        plain(node, kind ?? .view, named: name, into, &siblings, isMistake: true)
      }
    }
  }

  private mutating func plain(
    _ node: NodeIndex, _ kind: ElementKind, named name: Token?, _ into: Surroundings, _ siblings: inout Siblings,
    isMistake: Bool = false
  ) {
    let tree = tree(of: into.scope)
    guard let index = open(node, kind, word: tree.token(node), name, into, &siblings) else { return }
    let block = tree.child(.block, of: node)
    let arguments = tree.child(.arguments, of: node)
    if !isMistake, kind != .spacer,
      let recipe = recipe(arguments: arguments, block: block, kind, of: index, into)
    {
      follow(recipe, index, body: block, into)
      return
    }
    // An unknown word may be a component, whose parentheses hold no attributes.
    let items = ownItems(arguments: isMistake ? nil : arguments, block: block, into.scope, kind.rawValue)
    if kind == .spacer, let child = items.firstChild {
      reader.diagnostics.report(.cannotHaveChildren("A spacer", tree.span(of: tree.token(child))))
    }
    fill(index, [items], body: block.map { ($0, into.scope) }, into, reportsMisfits: !isMistake)
  }

  private mutating func component(
    _ node: NodeIndex, _ word: Token, as kind: ElementKind, named name: Token?, _ into: Surroundings,
    _ siblings: inout Siblings
  ) {
    let tree = tree(of: into.scope)
    let file = scopes[into.scope].file
    let componentName = tree.text(of: word)
    let span = tree.span(of: word)
    guard let declaration = files[file][.component, names.name(of: componentName)] else {
      reader.reportUnknown(.unknownComponent(componentName, filling: kind, among: names(.component, in: file), span))
      plain(node, kind, named: name, into, &siblings, isMistake: true)
      return
    }
    used.insert(ConstantKey(file: declaration.file, node: declaration.node))
    if let start = expanding.firstIndex(where: { $0.file == declaration.file && $0.node == declaration.node }) {
      let notes = expanding[start...].map { Diagnostic.Note("'\(text($0))' is declared here", $0.span) }
      reader.diagnostics.report(.recursion("Component", componentName, declaration.span, Array(notes)))
      return
    }
    guard let index = open(node, kind, word: kind == .view ? word : tree.token(node), name, into, &siblings) else {
      return
    }
    let bindings = bind(declaration, tree.child(.arguments, of: node), into.scope, at: span)
    let use = ownItems(arguments: nil, block: tree.child(.block, of: node), into.scope, componentName)
    if let child = use.firstChild {
      reader.diagnostics.report(
        .cannotHaveChildren("The block at a component's use", tree.span(of: tree.token(child))))
    }
    provenance[index].isComponentRoot = true
    expanding.append(declaration)
    scopes.append(LexicalScope(file: declaration.file, parent: -1, bindings: bindings))
    let scope = scopes.count - 1
    let body = files[declaration.file].tree.child(.block, of: declaration.node)
    let root = ownItems(arguments: nil, block: body, scope, componentName)
    fill(index, [root, use], body: body.map { ($0, scope) }, into, reportsMisfits: true, identifier: componentName)
    expanding.removeLast()
    scopes.removeLast()
  }

  private mutating func fill(
    _ index: Int, _ layers: [OwnItems], body: (node: NodeIndex, scope: Int)?, _ into: Surroundings,
    reportsMisfits: Bool, identifier: String? = nil
  ) {
    var settings: [[Setting]] = []
    for (layer, items) in layers.enumerated() {
      let file = layer == layers.count - 1 ? scopes[into.scope].file : expanding[expanding.count - 1].file
      settings.append(styleSettings(named: items.settings, in: file))
      settings.append(items.settings.sorted { $0.depth < $1.depth })
    }
    if let body, layers.contains(where: { $0.firstChild != nil }) {
      let context = context(layers.flatMap(\.appearances), inherited: settings.inherited, below: into.context)
      let inside = Surroundings(parent: index, context: context, scope: body.scope)
      var siblings = Siblings()
      expand(body.node, inside, &siblings)
    }
    if reportsMisfits { for items in layers { checkApplicable(items.settings, index) } }
    for (layer, items) in layers.enumerated() {
      let sight: Sight = layers.count == 1 ? .everything : layer == 0 ? .inside : .outside
      refer(items.constraints, to: index, items.scope, sight)
    }
    close(index, settings, into.context)
    if let identifier, kind(of: index).isPartOfCollection { identify(index, identifier) }
  }

  private func kind(of index: Int) -> ElementKind { screen.elements[index].kind }

  /// The reuse identifier of a cell, header or footer that says none is the name of the component that fills it.
  private mutating func identify(_ index: Int, _ identifier: String) {
    var appearance = screen[appearance: index]
    guard appearance.identifier == nil else { return }
    appearance.identifier = identifier
    screen.elements[index].appearance = intern(appearance)
  }

  private mutating func open(
    _ node: NodeIndex, _ kind: ElementKind, word: Token, _ name: Token?, _ into: Surroundings,
    _ siblings: inout Siblings
  ) -> Int? {
    let tree = tree(of: into.scope)
    let head = tree.token(node)
    let span = tree.span(of: name ?? word)
    let own = self.name(of: name ?? word, tree)
    if name != nil, names.guide(own) != nil {
      reader.diagnostics.report(.reservedName(names.text(of: own), "An element", span))
    }
    let symbol = symbol(of: name == nil ? own : names.name(of: own, in: into.turns.dropLast()))
    let ordinal = name == nil ? siblings.next(symbol) : into.turns.last.map(Int32.init) ?? -1
    var element = Element(
      kind: kind, isNamed: name != nil, file: tree.file, position: UInt32(head.start), symbol: symbol,
      ordinal: ordinal, parent: Int32(into.parent))
    element.headLength = UInt16(clamping: (name ?? word).end - head.start)
    if head.hasDoc, let doc = tree.doc(before: head) {
      screen.docs.append(doc)
      element.doc = UInt32(screen.docs.count)
    }
    guard let index = open(element, turns: into.turns) else { return nil }
    if ordinal == 1, kind == .header || kind == .footer { reportSecond(kind, index, span) }
    if name != nil {
      if let earlier = namedElements.insert(index, of: screen.elements) {
        reader.diagnostics.report(
          .declaredTwice("Element", names.text(of: own), span, earlier: screen.span(of: earlier)))
      }
    }
    return index
  }

  /// A table, collection or section has one header and one footer. However many there are, this is said once.
  private mutating func reportSecond(_ kind: ElementKind, _ index: Int, _ span: Span) {
    let parent = screen.elements[index].parent
    let first = screen.elements.indices.first {
      screen.elements[$0].kind == kind && screen.elements[$0].parent == parent
    }
    let whole = screen.elements[Int(parent)].kind.rawValue
    reader.diagnostics.report(.secondOfOne(kind.rawValue, in: whole, span, earlier: screen.span(of: first ?? index)))
  }

  private mutating func repeated(_ node: NodeIndex, _ into: Surroundings, _ siblings: inout Siblings) {
    let tree = tree(of: into.scope)
    guard let block = tree.child(.block, of: node), let countNode = tree.firstChild(node), countNode != block else {
      return
    }
    for child in tree.children(block) where tree.kind(child) == .attribute || tree.kind(child) == .appearance {
      let what = tree.kind(child) == .attribute ? "'\(tree.text(of: tree.token(child)))'" : "An appearance"
      reader.diagnostics.report(.misplacedInRepeat(what, tree.span(of: tree.token(child))))
    }
    let value = evaluate(countNode, into.scope)
    if case .mistake = value.kind { return }
    guard case .number(let number) = value.kind, number >= 0, number == number.rounded(),
      number <= Double(options.mostElements)
    else {
      reader.diagnostics.report(.notNumberOfTurns(value, most: options.mostElements))
      return
    }
    let counter = tree.nameToken(of: node).map(tree.text(of:))
    let isReserved = counter.flatMap(Guide.init(rawValue:)) != nil
    if isReserved, let counter, let token = tree.nameToken(of: node) {
      reader.diagnostics.report(.reservedName(counter, "A counter", tree.span(of: token)))
    }
    for turn in 0..<Int(number) {
      guard spend(1, at: tree.span(of: tree.token(node))) else { return }
      var inside = into
      inside.turns.append(turn)
      var bindings: [(Name, Value)] = []
      if let counter {
        let turn = Value(isReserved ? .mistake : .number(Double(turn)), value.span)
        bindings.append((names.name(of: counter), turn))
      }
      scopes.append(LexicalScope(file: scopes[into.scope].file, parent: into.scope, bindings: bindings))
      inside.scope = scopes.count - 1
      refer(constraintsOf: block, to: into.parent, inside.scope, innerTurns: inside.turns)
      expand(block, inside, &siblings)
      scopes.removeLast()
    }
  }
}

extension AttributeID {
  /// Said of a container, it holds for everything inside, as SkeletonView's `showSkeleton(usingColor:animation:)`.
  var isInherited: Bool { self == .library || self == .fill || self == .animation }
}
