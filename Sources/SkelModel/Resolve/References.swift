import SkelSyntax

// MARK: - Interface

/// Where an element came from, as far as looking names up needs it.
struct Provenance {
  /// Index into `Resolver.turnLists`: the turns of the repeats around it within its parent.
  var turns: UInt32
  /// Its inside cannot see what stands around it.
  var isComponentRoot = false
}

/// What an expression on an element can see.
enum Sight {
  /// Siblings and children, then outward.
  case everything
  /// A component's own body: its children.
  case inside
  /// The block at a component's use: siblings, then outward.
  case outside
}

/// Something that names elements, read where it stands and looked up when the whole screen stands.
struct Reference {
  var owner: Int
  var sight: Sight
  /// The turns in which it stands, where that is inside its owner; `nil`: those of the owner.
  var turns: [Int]?
  var payload: Payload

  enum Payload {
    case pin(PinRequest)
    case center(TargetRequest)
    case constraint(PendingConstraint)
  }
}

/// A constraint whose names are not looked up yet; the last step of each path is the anchor.
struct PendingConstraint {
  var left: [Value.PathStep]
  var relation: LayoutRelation
  var right: LinearValue
  var priority: Double
  var span: Span
}

/// A constant plus anchors with coefficients.
struct LinearValue {
  var constant = 0.0
  var terms: [(coefficient: Double, path: [Value.PathStep])] = []
}

extension Resolver {
  /// Reads a constraint and keeps it until its names can be looked up.
  mutating func refer(_ node: NodeIndex, to owner: Int, _ scope: Int, _ sight: Sight, turns: [Int]? = nil) {
    guard let constraint = pending(node, scope) else { return }
    references.append(Reference(owner: owner, sight: sight, turns: turns, payload: .constraint(constraint)))
  }

  /// Moves `pin` and `center` into the placement: guides at once, elements when the screen stands.
  mutating func place(_ attributes: inout Attributes, of index: Int) {
    if let pin = attributes.pin {
      if let guide = pin.target.guide {
        attributes.placement.pin = Pin(
          to: .guide(guide), top: pin.top, leading: pin.leading, bottom: pin.bottom, trailing: pin.trailing)
      } else {
        references.append(Reference(owner: index, sight: .everything, payload: .pin(pin)))
      }
    }
    if let center = attributes.center {
      if let guide = center.guide {
        attributes.placement.center = .guide(guide)
      } else {
        references.append(Reference(owner: index, sight: .everything, payload: .center(center)))
      }
    }
  }

  /// Looks up every name that was kept.
  mutating func resolveReferences() {
    for reference in references {
      switch reference.payload {
      case .pin(let pin):
        guard let item = element(pin.target.steps, reference) else { continue }
        change(reference.owner) {
          $0.pin = Pin(
            to: .element(item), top: pin.top, leading: pin.leading, bottom: pin.bottom, trailing: pin.trailing)
        }
      case .center(let target):
        guard let item = element(target.steps, reference) else { continue }
        change(reference.owner) { $0.center = .element(item) }
      case .constraint(let pending):
        if let constraint = constraint(pending, reference) { screen.constraints.append(constraint) }
      }
    }
    references = []
  }
}

// MARK: - Implementation

extension TargetRequest {
  fileprivate var guide: Guide? { steps.count == 1 && steps[0].indices.isEmpty ? Guide(rawValue: steps[0].name) : nil }
}

extension Resolver {
  private mutating func change(_ index: Int, _ change: (inout Placement) -> Void) {
    var placement = screen[placement: index]
    change(&placement)
    screen.elements[index].placement = intern(placement)
  }

  // MARK: Reading

  private mutating func pending(_ node: NodeIndex, _ scope: Int) -> PendingConstraint? {
    let tree = tree(of: scope)
    var children = tree.children(node)
    guard let left = children.next(), let right = children.next(), tree.kind(left) == .path,
      let relation = tree.relationToken(of: node)
    else { return nil }
    guard let path = steps(left, scope), let value = linear(right, scope) else { return nil }
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
      left: path, relation: relations, right: value, priority: priority, span: tree.span(node))
  }

  private mutating func linear(_ node: NodeIndex, _ scope: Int) -> LinearValue? {
    let tree = tree(of: scope)
    switch tree.kind(node) {
    case .group: return tree.firstChild(node).flatMap { linear($0, scope) }
    case .unary where tree.operatorToken(of: node).kind == .minus:
      return tree.firstChild(node).flatMap { linear($0, scope) }?.scaled(by: -1)
    case .binary: return linearBinary(node, scope)
    case .path:
      let name = tree.text(of: tree.token(node))
      if tree.isBareName(node)
        ? bound(name, scope) == nil : bound(name, scope).isNotList && tree.child(.arguments, of: node) == nil
      {
        return steps(node, scope).map { LinearValue(terms: [(1, $0)]) }
      }
      fallthrough
    default:
      let value = evaluate(node, scope)
      if case .number(let number) = value.kind { return LinearValue(constant: number) }
      if case .mistake = value.kind { return nil }
      reader.diagnostics.report(.operands("A constraint", want: "anchors and numbers", got: value))
      return nil
    }
  }

  /// As `binary` does it: down the left operands in a loop.
  private mutating func linearBinary(_ node: NodeIndex, _ scope: Int) -> LinearValue? {
    let tree = tree(of: scope)
    let spine = tree.leftSpine(of: node)
    guard let first = spine.last.flatMap(tree.firstChild), var result = linear(first, scope) else { return nil }
    for node in spine.reversed() {
      guard combine(&result, node, scope) else { return nil }
    }
    return result
  }

  /// Works the right operand of `node` into the left one; false after a mistake.
  private mutating func combine(_ left: inout LinearValue, _ node: NodeIndex, _ scope: Int) -> Bool {
    let tree = tree(of: scope)
    var operands = tree.children(node)
    guard operands.next() != nil, let rightNode = operands.next(), let right = linear(rightNode, scope) else {
      return false
    }
    switch tree.operatorToken(of: node).kind {
    case .plus: left.add(right)
    case .minus: left.add(right.scaled(by: -1))
    case .star where left.terms.isEmpty: left = right.scaled(by: left.constant)
    case .star where right.terms.isEmpty: left = left.scaled(by: right.constant)
    case .slash where right.terms.isEmpty:
      guard right.constant != 0 else {
        reader.diagnostics.report(.divisionByZero(tree.span(rightNode)))
        return false
      }
      left = left.scaled(by: 1 / right.constant)
    default:
      reader.diagnostics.report(.notLinear(tree.span(node)))
      return false
    }
    guard left.isFinite else {
      reader.diagnostics.report(.tooLarge(tree.text(of: tree.operatorToken(of: node)), tree.span(node)))
      return false
    }
    return true
  }

  // MARK: Looking up

  private mutating func constraint(_ pending: PendingConstraint, _ reference: Reference) -> Constraint? {
    guard let (item, attribute) = anchor(pending.left, reference) else { return nil }
    if item == .element(0), screen.elements[0].kind == .screen {
      reader.diagnostics.report(.screenIsNotPlaced(pending.span))
      return nil
    }
    var terms: [Constraint.Term] = []
    for term in pending.right.terms {
      guard let (item, attribute) = anchor(term.path, reference) else { return nil }
      terms.append(.init(coefficient: term.coefficient, item: item, attribute: attribute))
    }
    guard isPaired(attribute, with: terms, pending) else { return nil }
    return Constraint(
      owner: reference.owner, item: item, attribute: attribute, relation: pending.relation, terms: terms,
      constant: pending.right.constant, priority: pending.priority, span: pending.span)
  }

  /// A place is said by a place along the same axis, a length by lengths and distances, as in Auto Layout.
  private mutating func isPaired(
    _ attribute: LayoutAttribute, with terms: [Constraint.Term], _ pending: PendingConstraint
  ) -> Bool {
    var places: [Axis: Double] = [:]
    for term in terms where !term.attribute.isLength { places[term.attribute.axis, default: 0] += term.coefficient }
    places = places.filter { abs($0.value) > 1e-9 }
    if attribute.isLength ? places.isEmpty : places.keys.elementsEqual([attribute.axis]) { return true }
    reader.diagnostics.report(.unpairedAnchor(attribute, saysPlace: !places.isEmpty, pending))
    return false
  }

  private mutating func anchor(_ path: [Value.PathStep], _ reference: Reference) -> (LayoutItem, LayoutAttribute)? {
    guard let last = path.last else { return nil }
    guard last.indices.isEmpty, let attribute = LayoutAttribute(rawValue: last.name) else {
      let isElement = path.count > 1 || find(path[0], reference).count == 1
      reader.diagnostics.report(
        isElement && suggestion(for: last.name, among: LayoutAttribute.allCases.map(\.rawValue)) == nil
          ? .anchorMissing(last.name, last.span) : .notAnAnchor(last.name, last.span))
      return nil
    }
    guard path.count > 1 else { return (.element(reference.owner), attribute) }
    if path.count == 2, path[0].indices.isEmpty, let guide = Guide(rawValue: path[0].name) {
      return (.guide(guide), attribute)
    }
    return element(Array(path.dropLast()), reference).map { (.element($0), attribute) }
  }

  /// The element that a path names.
  private mutating func element(_ path: [Value.PathStep], _ reference: Reference) -> Int? {
    let found = find(path[0], reference)
    if found.count > 1 {
      reader.diagnostics.report(
        .nameTwiceInSight(path[0].name, path[0].span, found.map { screen.span(of: $0) }))
      return nil
    }
    guard var element = found.first else {
      reportUnknown(path[0], among: namesInSight(reference))
      return nil
    }
    for step in path.dropFirst() {
      guard let next = child(of: element, step, turns: []) else {
        let names = screen.children(of: element).filter { screen.elements[$0].isNamed }.map { screen.title(of: $0) }
        reportUnknown(step, among: names)
        return nil
      }
      element = next
    }
    return element
  }

  private mutating func reportUnknown(_ step: Value.PathStep, among names: [String]) {
    let isTurn = names.contains { $0 == step.name || $0.hasPrefix(step.name + "[") }
    reader.diagnostics.report(
      isTurn ? .unknownTurn(step) : .unknownName(step.name, "element", among: names, step.span))
  }

  /// The elements that a name means to `reference`: siblings and children together, else the nearest outward.
  private mutating func find(_ step: Value.PathStep, _ reference: Reference) -> [Int] {
    var found: [Int] = []
    let owner = reference.owner
    if reference.sight != .outside, let child = child(of: owner, step, turns: reference.turns ?? []) {
      found.append(child)
    }
    guard reference.sight != .inside else { return found }
    var element = owner
    while screen.elements[element].parent >= 0 {
      let parent = Int(screen.elements[element].parent)
      let turns = turnLists[Int(provenance[element].turns)]
      if let sibling = child(of: parent, step, turns: turns) { found.append(sibling) }
      guard found.isEmpty, !provenance[parent].isComponentRoot else { break }
      element = parent
    }
    return found
  }

  /// A named child; inside a repeat the nearest turn counts, then what its indices say.
  private mutating func child(of parent: Int, _ step: Value.PathStep, turns: [Int]) -> Int? {
    if nameIndex[parent] == nil {
      var index: [UInt64: Int] = [:]
      for child in screen.children(of: parent) where screen.elements[child].isNamed {
        index[key(screen.elements[child].symbol, screen.elements[child].ordinal)] = child
      }
      nameIndex[parent] = index
    }
    for count in stride(from: turns.count, through: 0, by: -1) {
      let list = turns.prefix(count) + step.indices
      let name = list.dropLast().reduce(step.name) { "\($0)[\($1)]" }
      guard let symbol = tables.symbols[name] else { continue }
      if let child = nameIndex[parent]?[key(symbol, list.last.map(Int32.init) ?? -1)] { return child }
    }
    return nil
  }

  private func key(_ symbol: UInt32, _ ordinal: Int32) -> UInt64 {
    UInt64(symbol) << 32 | UInt64(UInt32(bitPattern: ordinal))
  }

  private func namesInSight(_ reference: Reference) -> [String] {
    var names: [String] = Guide.allCases.map(\.rawValue)
    var element = reference.owner
    names += screen.children(of: element).filter { screen.elements[$0].isNamed }.map { screen.title(of: $0) }
    while screen.elements[element].parent >= 0, names.count < 200, !provenance[element].isComponentRoot {
      element = Int(screen.elements[element].parent)
      names += screen.children(of: element).filter { screen.elements[$0].isNamed }.map { screen.title(of: $0) }
    }
    return names
  }
}

extension LinearValue {
  fileprivate var isFinite: Bool { constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite } }

  fileprivate func scaled(by factor: Double) -> LinearValue {
    LinearValue(constant: constant * factor, terms: terms.map { ($0.coefficient * factor, $0.path) })
  }

  fileprivate mutating func add(_ other: LinearValue) {
    constant += other.constant
    terms += other.terms
  }
}

extension Value? {
  /// Not a list constant, whose index would be a value.
  fileprivate var isNotList: Bool {
    if case .list = self?.kind { false } else { true }
  }
}
