import SkelModel

// MARK: - Interface

extension LayoutPass {
  /// Everything that is known about one axis of an element before its own size is asked for: pins, centres, constant
  /// sizes and required equalities of which everything else is known. `otherLength` is its length along the other axis,
  /// where that is decided.
  mutating func facts(
    about element: Int, along axis: Axis, otherLength: Double?, in room: Room
  ) -> AxisFacts {
    var facts = AxisFacts()
    let sawSoftBefore = sawSoft
    sawSoft = false
    defer { sawSoft = sawSoftBefore }
    if !room.arranges {
      addPin(of: element, along: axis, in: room, to: &facts)
      addCentre(of: element, along: axis, in: room, to: &facts)
    }
    if axis == .horizontal, let width = self[placement: element].width {
      add(.length(Affine(constant: width)), in: room, to: &facts)
    }
    for index in constraints[element] where constraints.role(index).speaks(along: axis) {
      add(
        screen.constraints[Int(index)], at: Int(index), about: element, along: axis, otherLength: otherLength, in: room,
        to: &facts)
    }
    if axis == .vertical { addConstantHeights(of: element, in: room, to: &facts) }
    facts.isSoft = sawSoft
    return facts
  }

  /// The constant that decides an element's height, if any.
  func constantHeight(of element: Int) -> Double? {
    if let height = self[placement: element].height { return height }
    for index in constraints[element] where constraints.role(index).contains(.isConstantHeight) {
      return screen.constraints[Int(index)].constant
    }
    return nil
  }
}

// MARK: - Implementation

extension Equation {
  fileprivate static func length(_ value: Affine) -> Equation { Equation(start: 0, length: 1, value: value) }
  fileprivate static func form(_ form: Form, _ value: Affine) -> Equation {
    Equation(start: form.start, length: form.length, value: value - form.constant)
  }
}

extension Constraint {
  var isDecisive: Bool {
    // A pattern, since `==` of another module's enum is called through its witness table.
    if case .equal = relation { priority >= 1000 } else { false }
  }

  /// Its items with everything on one side: their sum is the constant.
  var parts: Parts { Parts(constraint: self) }

  struct Parts: Sequence, IteratorProtocol {
    private let first: Term
    private let terms: [Term]
    private var index = -1

    init(constraint: Constraint) {
      first = Term(coefficient: 1, item: constraint.item, attribute: constraint.attribute)
      terms = constraint.terms
    }

    mutating func next() -> Term? {
      index += 1
      guard index > 0 else { return first }
      guard index <= terms.count else { return nil }
      var term = terms[index - 1]
      term.coefficient = -term.coefficient
      return term
    }
  }

  /// `height == 40` and the like, which SkeletonView may replace.
  func isConstantHeight(of element: Int) -> Bool {
    if case .height = attribute { terms.isEmpty && isDecisive && item.isElement(element) } else { false }
  }
}

extension LayoutPass {
  private func add(_ equation: Equation, in room: Room, to facts: inout AxisFacts) {
    let difference = facts.add(equation)
    if room.fitted == nil, !(difference <= AxisFacts.tolerance) { facts.needsSystem = true }
  }

  /// A fact that follows something else.
  private mutating func add(
    _ form: Form, _ offset: Double, from item: LayoutItem, _ attribute: LayoutAttribute, of element: Int,
    in room: Room, to facts: inout AxisFacts
  ) {
    switch look(at: item, attribute, for: element, guidesOf: element, in: room) {
    case .known(let value):
      add(.form(form, value + offset), in: room, to: &facts)
    case let why:
      miss(why, in: room, facts: &facts)
    }
  }

  private mutating func miss(_ why: Lookup, in room: Room, facts: inout AxisFacts) {
    switch why {
    case .known: break
    case .later where room.fitted == nil: facts.needsSystem = true
    case .later:
      missedSomething = true
      isDisputed = true
    case .outOfSight: missedSomething = true
    }
  }

  private mutating func addPin(of element: Int, along axis: Axis, in room: Room, to facts: inout AxisFacts) {
    guard let pin = self[placement: element].pin else { return }
    let start = axis == .horizontal ? pin.leading : pin.top
    let end = axis == .horizontal ? pin.trailing : pin.bottom
    let (first, last): (LayoutAttribute, LayoutAttribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    if let start {
      add(.start, start, from: pin.item, first, of: element, in: room, to: &facts)
    }
    if let end {
      add(.end, -end, from: pin.item, last, of: element, in: room, to: &facts)
    }
  }

  private mutating func addCentre(of element: Int, along axis: Axis, in room: Room, to facts: inout AxisFacts) {
    guard let item = self[placement: element].center else { return }
    let attribute: LayoutAttribute = axis == .horizontal ? .centerX : .centerY
    add(.centre, 0, from: item, attribute, of: element, in: room, to: &facts)
  }

  /// Last, so that they are what gives way: a label whose placeholder lines need more grows past its constant height,
  /// unless other facts decide the height.
  private mutating func addConstantHeights(of element: Int, in room: Room, to facts: inout AxisFacts) {
    if let height = self[placement: element].height {
      add(height: height, of: element, in: room, to: &facts)
    }
    for index in constraints[element] where constraints.role(index).contains(.isConstantHeight) {
      add(height: screen.constraints[Int(index)].constant, of: element, in: room, to: &facts)
    }
  }

  private func add(height: Double, of element: Int, in room: Room, to facts: inout AxisFacts) {
    let needed = neededHeight(of: element) ?? 0
    var value = height
    if needed > height {
      let decided = facts.segment?.length
      let isFree = decided.map { !$0.isKnown || abs($0.constant - needed) <= AxisFacts.tolerance } ?? true
      if isFree {
        value = needed
        facts.hasGrown = true
      }
    }
    add(.length(Affine(constant: value)), in: room, to: &facts)
  }

  /// Moves everything to one side: what remains of the element itself is an equation, the rest must be known.
  private mutating func add(
    _ constraint: Constraint, at index: Int, about element: Int, along axis: Axis, otherLength: Double?,
    in room: Room, to facts: inout AxisFacts
  ) {
    func refuse() {
      if constraint.attribute.axis == axis, room.fitted == nil { facts.needsSystem = true }
    }
    var sum = Equation(start: 0, length: 0, value: Affine(constant: constraint.constant))
    var isAlongThis = false
    var isAlongOther = false
    for part in constraint.parts where part.item.isElement(element) {
      guard let form = form(of: part.attribute, element: element, in: room) else {
        return miss(.outOfSight, in: room, facts: &facts)
      }
      if part.attribute.axis == axis {
        isAlongThis = true
        sum.start += part.coefficient * form.start
        sum.length += part.coefficient * form.length
        sum.value = sum.value - part.coefficient * form.constant
      } else {
        isAlongOther = true
        guard form.start == 0 else { return refuse() }
        sum.value = sum.value - part.coefficient * form.length * (otherLength ?? 0)
      }
    }
    if room.arranges, sum.start != 0 {
      if room.fitted == nil { facts.placing.append(.constraint(index)) }
      return
    }
    guard constraint.isDecisive, isAlongThis || isAlongOther else { return refuse() }
    guard isAlongThis else { return }
    guard !isAlongOther || otherLength != nil else {
      facts.waits = true
      return
    }
    if isAlongOther, states[element].contains(.isSoft(along: axis.other)) { sawSoft = true }
    for part in constraint.parts where !part.item.isElement(element) {
      let found = look(at: part.item, part.attribute, for: element, guidesOf: constraint.owner, in: room)
      guard case .known(let value) = found else { return miss(found, in: room, facts: &facts) }
      sum.value = sum.value - part.coefficient * value
    }
    add(sum, in: room, to: &facts)
  }
}
