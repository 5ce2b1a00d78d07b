import SkelSyntax

// MARK: - Interface

extension Resolver {
  /// Expands one screen of the file for a viewport; `nil`: for what it says itself.
  mutating func resolveScreen(_ node: NodeIndex, _ name: String, _ viewport: Viewport?) -> Screen {
    begin(Screen(name: name, size: Size(width: 0, height: 0)))
    let tree = files[0].tree
    let block = tree.child(.block, of: node)
    let arguments = tree.child(.arguments, of: node)
    screenSize = nil
    let head = head(arguments: arguments, block: block)
    setUp(head, viewport)
    constants = [:]
    screenSize = screen.size

    let token = tree.nameToken(of: node) ?? tree.token(node)
    if tree.token(node).hasDoc { screen.doc = tree.doc(before: tree.token(node)) }
    let start = tree.token(node).start
    var root = Element(
      kind: .screen, isNamed: true, file: tree.file, position: UInt32(start), symbol: symbol(of: names.name(of: name)),
      ordinal: -1, parent: -1)
    root.headLength = UInt16(clamping: token.end - start)
    if let block {
      references.reserveCapacity(constraints: tree.count(of: .constraint, in: block))
      let few = min(tree.nodes[block].size, 64)
      screen.elements.reserveCapacity(few)
      provenance.reserveCapacity(few)
    }
    guard let index = open(root, turns: []) else { return screen }

    let outer = context(files[0].appearances.map { ($0, 0) }, inherited: [], below: 0)
    let items = ownItems(arguments: arguments, block: block, 0, "screen")
    let settings = [
      styleSettings(named: items.settings, in: 0),
      items.settings.filter { !$0.isScreenSize }.sorted { $0.depth < $1.depth },
    ]
    let inner = context(items.appearances, inherited: settings.inherited, below: outer)
    if let block {
      var siblings = Siblings()
      expand(block, Surroundings(parent: index, context: inner, scope: 0), &siblings)
    }
    checkApplicable(items.settings, index)
    for setting in items.settings where setting.depth > 0 && setting.isSizeOfScreen {
      reader.diagnostics.report(.screenSizeUnknown(setting.span))
    }
    refer(items.constraints, to: index, items.scope, .inside)
    close(index, settings, outer)
    resolveReferences()
    finishLabels()
    advise()
    if screen.widthThresholds.count > 1 { screen.widthThresholds = Set(screen.widthThresholds).sorted() }
    if screen.heightThresholds.count > 1 { screen.heightThresholds = Set(screen.heightThresholds).sorted() }
    var finished = Screen(name: "", size: screen.size)
    swap(&finished, &screen)
    return finished
  }

  /// Expands a component that no screen uses, every parameter without default left open.
  mutating func expandUnused(_ declaration: Declaration) {
    let tree = files[declaration.file].tree
    guard let body = tree.child(.block, of: declaration.node) else { return }
    var element = Element(
      kind: .view, isNamed: false, file: tree.file, position: declaration.span.start,
      symbol: symbol(of: names.name(of: text(declaration))), ordinal: -1, parent: -1)
    element.headLength = UInt16(clamping: declaration.span.end - declaration.span.start)
    guard let index = open(element, turns: []) else { return }
    provenance[index].isComponentRoot = true
    let bindings = parameters(of: declaration).map { parameter in
      (
        names.name(of: parameter.name),
        parameter.value.map { value($0, in: declaration) } ?? Value(.mistake, parameter.span)
      )
    }
    expanding.append(declaration)
    scopes.append(LexicalScope(file: declaration.file, parent: -1, bindings: bindings))
    let scope = scopes.count - 1
    let items = ownItems(arguments: nil, block: body, scope, text(declaration))
    var siblings = Siblings()
    expand(body, Surroundings(parent: index, context: 0, scope: scope), &siblings)
    refer(items.constraints, to: index, scope, .inside)
    close(index, [styleSettings(named: items.settings, in: declaration.file), items.settings], 0)
    scopes.removeLast()
    expanding.removeLast()
  }
}

// MARK: - Implementation

extension Setting {
  /// On a screen `size` says how large it is.
  fileprivate var isScreenSize: Bool { id == .size }

  /// Decides the size of a screen, or what hangs on it.
  fileprivate var isSizeOfScreen: Bool {
    isScreenSize || id == .device || id == .orientation || id == .scale || id == .safeArea
  }
}

extension Resolver {
  /// What the head of a screen says of its size, before anything can depend on that.
  private struct Head {
    var device: Device?
    var size: Size?
    var scale: Double?
    var safeArea: Edges?
    var orientation = Orientation.portrait
  }

  private mutating func head(arguments: NodeIndex?, block: NodeIndex?) -> Head {
    let tree = files[0].tree
    var head = Head()
    if let arguments { for node in tree.children(arguments) { read(node, into: &head) } }
    if let block { for node in tree.children(block) { read(node, into: &head) } }
    return head
  }

  private mutating func read(_ node: NodeIndex, into head: inout Head) {
    let tree = files[0].tree
    guard tree.kind(node) == .argument || tree.kind(node) == .attribute, tree.token(node).kind == .name,
      let valueNode = tree.firstChild(node)
    else { return }
    let name = name(of: tree.token(node), tree)
    guard let row = names.attribute(name) else { return }
    reader.subject = row.id.rawValue
    reader.unit = row.whole.unit
    switch row.id {
    case .device: head.device = device(evaluate(valueNode, 0))
    case .size: head.size = reader.lengthPair(evaluate(valueNode, 0), in: 1...100_000)
    case .scale: head.scale = reader.number(evaluate(valueNode, 0), in: 1...4)
    case .safeArea: head.safeArea = reader.edges(evaluate(valueNode, 0), in: 0...1000)
    case .orientation: head.orientation = reader.word(evaluate(valueNode, 0), Orientation.self) ?? .portrait
    default: break
    }
  }

  private mutating func device(_ value: Value) -> Device? {
    let wanted = "the name of a device"
    if case .string(let name) = value.kind, let ours = Device.meant(by: name) {
      reader.diagnostics.report(.quotedValue(reader.subject, wants: wanted, ours.name, value.span))
      return nil
    }
    guard case .word(let word) = value.kind else { return reader.mismatch(value, wanted) }
    if let device = Device.named(word) { return device }
    reader.diagnostics.report(.unknownDevice(word, meant: Device.meant(by: word), value.span))
    return nil
  }

  /// Beside a device what is explicit wins; a size without device means scale 2 and no safe area; neither: the
  /// standard device.
  private mutating func setUp(_ head: Head, _ viewport: Viewport?) {
    screen.orientation = head.orientation
    screen.direction = options.direction
    var device = head.device
    if device == nil, head.size == nil { device = Device.named(Device.standard) }
    let designSize = head.size ?? device?.size(head.orientation) ?? Size(width: 0, height: 0)
    screen.size = designSize
    switch viewport {
    case nil: break
    case .device(let name):
      device = Device.named(name)
      screen.size = device?.size(head.orientation) ?? designSize
    case .size(let size):
      device = nil
      screen.size = size
    }
    screen.designSize = designSize
    screen.device = device?.name
    screen.scale = head.scale ?? device?.scale ?? 2
    screen.safeArea = head.safeArea ?? device?.safeArea(head.orientation) ?? .zero
  }
}
