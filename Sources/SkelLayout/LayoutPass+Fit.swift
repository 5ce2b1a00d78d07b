import SkelModel

// MARK: - Interface

extension LayoutPass {
  /// How long an element is by itself: from its kind and text, else from its content. `width` is what its height is
  /// measured for. A content is measured once for each width.
  mutating func extent(of element: Int, along axis: Axis, width: Double?) -> Extent {
    let place = screen.elements[element]
    let own = Metrics.ownLength(
      of: place.kind, self[appearance: element], along: axis, width: width, scale: screen.scale)
    switch own {
    case .content(let length):
      let needed = axis == .vertical ? neededHeight(of: element) ?? 0 : 0
      return content(max(length, needed), of: element, along: axis)
    case .offered:
      return .offered()
    case nil:
      break
    }
    guard Int(place.end) > element + 1 else { return .open }
    switch place.kind.family {
    case .scroll, .list, .section: return .open
    case .root, .view, .stack, .supplement, .cell: return contentExtent(of: element, along: axis, width: width)
    }
  }

  /// A length that gives way by the element's own priorities.
  func content(_ length: Double, of element: Int, along axis: Axis) -> Extent {
    Extent(
      length: length, give: .content,
      hugging: self[placement: element].hugging.along(axis) ?? Metrics.hugging(of: screen.elements[element].kind),
      compression: self[placement: element].compressionResistance.along(axis) ?? Metrics.compressionResistance)
  }

  /// The length that a container's children ask of it: what two facts about a child leave open, the child's own size
  /// decides. What constants decide is fixed; among what content decides the longest wins.
  mutating func fit(_ room: Room, along axis: Axis) -> Extent {
    var child = room.container + 1
    let end = Int(screen.elements[room.container].end)
    var required: Double?
    var natural = Extent.open
    while child < end {
      defer { child = Int(screen.elements[child].end) }
      if let literal = self[placement: child].frame {
        segments[child] = ChildSegments(literal)
        continue
      }
      var width: Double?
      if axis == .vertical {
        let across = measureAcross(child, in: room)
        segments[child].horizontal = across
        width = max(0, across.length.constant)
      }
      let facts = facts(along: axis, about: child, width: width, in: room)
      let settled = settle(child, along: axis, facts, width: width, in: room)
      segments[child][axis] = settled.segment
      if let length = facts.fittedLength { required = required ?? length }
      let slope = settled.segment.length.slope
      guard facts.isDecided, slope > 1e-9 else { continue }
      let inside = extent(of: child, along: axis, width: width)
      let needed = (inside.length - settled.segment.length.constant) / slope
      if inside.give == .fixed {
        required = required ?? needed
      } else if inside.give != .open {
        if natural.contends(with: inside, needing: needed) { isDisputed = true }
        natural = natural.joined(with: inside, needing: needed)
      }
    }
    return required.map { .fixed(max(0, $0)) } ?? natural
  }
}

// MARK: - Implementation

extension Extent {
  /// The shorter one refuses to be as long as the longer one refuses to be less.
  func contends(with other: Extent, needing length: Double) -> Bool {
    guard give == .content, other.give == .content, abs(self.length - length) > AxisFacts.tolerance else {
      return false
    }
    return self.length < length ? hugging >= other.compression : other.hugging >= compression
  }
}

extension Extent {
  /// Two children tied to both ends of a container: it is as long as the longer one needs and follows the stubborner.
  fileprivate func joined(with child: Extent, needing length: Double) -> Extent {
    guard give != .open else {
      return Extent(
        length: max(0, length), give: child.give, hugging: child.hugging, compression: child.compression)
    }
    return Extent(
      length: max(self.length, length), give: max(give, child.give), hugging: max(hugging, child.hugging),
      compression: max(compression, child.compression))
  }
}

extension LayoutPass {
  private mutating func contentExtent(of container: Int, along axis: Axis, width: Double?) -> Extent {
    if let known = fits[container, axis], known.width == width,
      known.placedCount < 0 || known.placedCount == placedCount
    {
      if known.placedCount >= 0 { missedSomething = true }
      if known.isDisputed { isDisputed = true }
      return known.extent
    }
    let before = (missed: missedSomething, disputed: isDisputed)
    missedSomething = false
    isDisputed = false
    defer {
      missedSomething = missedSomething || before.missed
      isDisputed = isDisputed || before.disputed
    }
    if states[container].contains(.needsSystem) {
      let extent = solvedExtent(of: container, along: axis, width: width)
      isDisputed = false
      fits[container, axis] = KeptFits.Fit(extent: extent, width: width, placedCount: placedCount)
      return extent
    }
    let isStack = screen.elements[container].kind == .vstack || screen.elements[container].kind == .hstack
    let other = axis == .horizontal ? constantHeight(of: container) : width
    let room = room(fitting: container, along: axis, otherLength: other)
    var extent = isStack ? stackExtent(in: room, along: axis) : fit(room, along: axis)
    if extent.give == .content {
      // What is in it holds on by itself, whatever the container says.
      let placement = self[placement: container]
      extent.hugging = max(placement.hugging.along(axis) ?? 0, extent.hugging)
      extent.compression = max(placement.compressionResistance.along(axis) ?? 0, extent.compression)
    }
    if isDisputed || missedSomething && !extent.isSized, isRegion(container) {
      // What is missed may stand below what asks for it: only a system sees both.
      states[container].insert(.needsSystem)
      extent = solvedExtent(of: container, along: axis, width: width)
      isDisputed = false
    }
    fits[container, axis] = KeptFits.Fit(
      extent: extent, width: width, placedCount: missedSomething ? placedCount : -1,
      isDisputed: isDisputed)
    return extent
  }

  /// Where a child stands across a container whose width is known, while its height is looked for.
  private mutating func measureAcross(_ child: Int, in room: Room) -> Segment {
    let facts = facts(along: .horizontal, about: child, width: nil, in: room)
    return settle(child, along: .horizontal, facts, width: nil, in: room).segment
  }

  /// Facts along one axis; a constant height is enough to know a width that is tied to it.
  private mutating func facts(along axis: Axis, about child: Int, width: Double?, in room: Room) -> AxisFacts {
    let facts = self.facts(about: child, along: axis, otherLength: width, in: room)
    guard axis == .horizontal, facts.waits, !facts.isDecided, let height = constantHeight(of: child) else {
      return facts
    }
    return self.facts(about: child, along: axis, otherLength: height, in: room)
  }
}
