import SkelModel

// MARK: - Interface

extension LayoutPass {
  /// Places the children of a plain container, of a cell or of a scroll view's content, in order.
  mutating func placeChildren(in room: Room) {
    var child = room.container + 1
    let end = Int(screen.elements[room.container].end)
    while child < end, !needsSystem {
      place(child, in: room)
      child = Int(screen.elements[child].end)
    }
  }
}

extension LayoutPass {
  func isSoft(_ element: Int, along axis: Axis) -> Bool { states[element].contains(.isSoft(along: axis)) }

  mutating func soften(_ element: Int, along axis: Axis) { states[element].insert(.isSoft(along: axis)) }
}

/// What became of one axis of an element.
struct Settled: Sendable {
  var segment: Segment
  /// Nothing says where the element stands.
  var lacksPlace = false
  /// Nothing says how long it is.
  var lacksLength = false

  var lacksSomething: Bool { lacksPlace || lacksLength }
}

extension LayoutPass {
  /// Decides an axis from its facts; where one is missing, the element's own size takes its place, else what the container
  /// offers. `width` is the element's own, for the vertical axis.
  mutating func settle(
    _ element: Int, along axis: Axis, _ facts: AxisFacts, width: Double?, in room: Room
  ) -> Settled {
    if let segment = facts.segment { return Settled(segment: segment) }
    if let length = facts.length {
      return Settled(segment: Segment(start: .zero, length: length), lacksPlace: true)
    }
    let extent = extent(of: element, along: axis, width: width)
    let own = Affine(constant: extent.length)
    guard let fact = facts.first else {
      let length = extent.isSized ? own : room.length(along: axis) ?? .zero
      return Settled(
        segment: Segment(start: .zero, length: length), lacksPlace: true, lacksLength: extent.give == .open)
    }
    if extent.isSized {
      let start = (1 / fact.start) * (fact.value - fact.length * own)
      return Settled(segment: Segment(start: start, length: own))
    }
    let place = (1 / fact.start) * fact.value
    return Settled(
      segment: offered(at: place, hanging: fact.length / fact.start, in: room.length(along: axis) ?? .zero),
      lacksLength: extent.give == .open)
  }
}

// MARK: - Implementation

extension LayoutPass {
  private mutating func place(_ element: Int, in room: Room) {
    guard let origin = room.origin else { return }
    if let literal = self[placement: element].frame {
      judgeFrame(of: element)
      let frame = literalFrame(of: element, literal, in: room)
      segments[element] = ChildSegments(frame)
      setFrame(
        of: element, Rect(x: origin.x + frame.x, y: origin.y + frame.y, width: frame.width, height: frame.height))
      for axis in [Axis.horizontal, .vertical] where isSoft(room.container, along: axis) {
        soften(element, along: axis)
      }
      placeContents(of: element)
      return
    }
    var across = facts(about: element, along: .horizontal, otherLength: nil, in: room)
    if across.waits, !across.isDecided {
      let height = facts(about: element, along: .vertical, otherLength: nil, in: room).length
      if let height { across = facts(about: element, along: .horizontal, otherLength: height.constant, in: room) }
    }
    let horizontal = settle(element, along: .horizontal, across, width: nil, in: room)
    let width = max(0, horizontal.segment.length.constant)
    noteSoftness(of: element, along: .horizontal, across, in: room)
    let down = facts(about: element, along: .vertical, otherLength: width, in: room)
    let vertical = settle(element, along: .vertical, down, width: width, in: room)
    noteSoftness(of: element, along: .vertical, down, in: room)

    segments[element] = ChildSegments(horizontal: horizontal.segment, vertical: vertical.segment)
    setFrame(
      of: element,
      Rect(
        x: origin.x + horizontal.segment.start.constant, y: origin.y + vertical.segment.start.constant,
        width: width, height: vertical.segment.length.constant))
    guard !needsSystem(across, horizontal), !needsSystem(down, vertical),
      !contends(element, along: .horizontal, across, width: nil),
      !contends(element, along: .vertical, down, width: width)
    else { return giveUp() }
    judge(element, horizontal, vertical)
    noteHeight(of: element, decidedByItself: !down.isDecided || down.hasGrown)
    placeContents(of: element)
  }

  /// A frame literal in its container's coordinates, moved as its mask says.
  private func literalFrame(of element: Int, _ literal: Rect, in room: Room) -> Rect {
    let parent = room.container
    var size = Size(width: room.width?.constant ?? 0, height: room.height?.constant ?? 0)
    if let frame = room.scrollFrame { size = Size(width: frame.width, height: frame.height) }
    var frame = literal
    if let designSizes {
      frame = self[placement: element].autoresizing.resized(literal, from: designSizes[parent], to: size)
    }
    // Physical: where people read from right to left, x was counted from the other side.
    if screen.direction == .rightToLeft { frame.x = size.width - frame.maxX }
    return frame
  }

  /// Something that only a linear system can decide, or a length that would be negative.
  private func needsSystem(_ facts: AxisFacts, _ settled: Settled) -> Bool {
    let length = settled.segment.length
    return facts.needsSystem || length.isKnown && length.constant < -AxisFacts.tolerance
  }

  private mutating func noteSoftness(of element: Int, along axis: Axis, _ facts: AxisFacts, in room: Room) {
    if facts.isSoft || facts.length == nil || isSoft(room.container, along: axis) { soften(element, along: axis) }
  }

  /// Constraints make an element longer or shorter than its content and follow other content that might yield instead.
  private mutating func contends(_ element: Int, along axis: Axis, _ facts: AxisFacts, width: Double?) -> Bool {
    guard facts.isSoft, let length = facts.length?.constant else { return false }
    let own = extent(of: element, along: axis, width: width)
    return own.isSized && abs(own.length - length) > AxisFacts.tolerance
  }

  /// Reports what nothing says of an element.
  private mutating func judge(_ element: Int, _ horizontal: Settled, _ vertical: Settled) {
    guard horizontal.lacksSomething || vertical.lacksSomething, screen.elements[element].kind != .spacer else { return }
    var missing: [Missing] = []
    for (settled, axis) in [(horizontal, Axis.horizontal), (vertical, Axis.vertical)] {
      if settled.lacksPlace { missing.append(.place(axis)) }
      if settled.lacksLength { missing.append(.length(axis)) }
    }
    if !missing.isEmpty { report(.ambiguous(screen, element, missing)) }
  }

  /// An element without a size of its own, hung at `place` by its start (0), its end (1) or between: it takes what the
  /// container offers on that side.
  private func offered(at place: Affine, hanging: Double, in room: Affine) -> Segment {
    switch hanging {
    case 0:
      return Segment(start: place, length: notNegative(room - place))
    case 1:
      return Segment(start: .zero, length: notNegative(place))
    default:
      let before = (1 / hanging) * place
      let behind = hanging == 1 ? before : (1 / (1 - hanging)) * (room - place)
      let length = before.isKnown && behind.isKnown && behind.constant < before.constant ? behind : before
      return Segment(start: place - hanging * notNegative(length), length: notNegative(length))
    }
  }

  private func notNegative(_ length: Affine) -> Affine {
    length.isKnown ? Affine(constant: max(0, length.constant)) : length
  }
}
