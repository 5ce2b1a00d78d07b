import SkelModel

// MARK: - Interface

/// What can be said of an anchor now.
enum Lookup: Sendable {
  /// Counted from the container of the element that is placed.
  case known(Affine)
  /// It belongs to an element that is placed after, or together with, the one that asks.
  case later(Int)
  /// The container is being fitted and has no place yet: the next look may succeed.
  case outOfSight
}

extension LayoutPass {
  /// The value of an anchor of something else, for `subject`, a child of the room's container; guides are those of
  /// `owner`.
  mutating func look(
    at item: LayoutItem, _ attribute: LayoutAttribute, for subject: Int, guidesOf owner: Int, in room: Room
  ) -> Lookup {
    let sight: Sight
    var element: Int?
    switch item {
    case .guide(let guide):
      guard let seen = self.sight(of: guide, attribute, guidesOf: owner, in: room) else { return .outOfSight }
      sight = seen
    case .element(let other):
      element = other
      if other != room.container, states[other].contains(.isSoft(along: attribute.axis)) { sawSoft = true }
      switch look(at: other, attribute, for: subject, in: room) {
      case .seen(let seen): sight = seen
      case .hidden(let why): return why
      }
    }
    guard let form = form(of: attribute, element: element, in: room) else { return .outOfSight }
    var value = form.constant
    if form.start != 0 {
      guard let start = sight.start else { return .outOfSight }
      value = value + form.start * start
    }
    if form.length != 0 {
      guard let length = sight.length else { return .outOfSight }
      value = value + form.length * length
    }
    return .known(value)
  }

  /// What an anchor says of start and length; `left` and `right` are physical and need the container's width where
  /// people read from right to left. `element` is `nil` for guides.
  mutating func form(of attribute: LayoutAttribute, element: Int?, in room: Room) -> Form? {
    switch attribute {
    case .leading, .top: return .start
    case .trailing, .bottom: return .end
    case .centerX, .centerY: return .centre
    case .width, .height: return .length
    case .left, .right:
      guard screen.direction == .rightToLeft else { return attribute == .left ? .start : .end }
      guard let width = room.width else { return nil }
      return Form(start: -1, length: attribute == .left ? -1 : 0, constant: width)
    case .firstBaseline: return element.map { baseline(of: $0, isFirst: true) } ?? .end
    case .lastBaseline: return element.map { baseline(of: $0, isFirst: false) } ?? .end
    }
  }
}

// MARK: - Implementation

private enum ElementLook {
  case seen(Sight)
  case hidden(Lookup)
}

extension LayoutAttribute {
  /// A scroll view answers for its frame, not for its content.
  var isOfScrollFrame: Bool {
    switch self {
    case .width, .height, .centerX, .centerY: true
    case .leading, .trailing, .left, .right, .top, .bottom, .firstBaseline, .lastBaseline: false
    }
  }
}

extension LayoutPass {
  private mutating func sight(of guide: Guide, _ attribute: LayoutAttribute, guidesOf owner: Int, in room: Room)
    -> Sight?
  {
    let axis = attribute.axis
    // The screen's root view has no parent: it sees itself.
    let container = max(Int(screen.elements[owner].parent), 0)
    guard container != room.container else {
      if guide == .parent, attribute.isOfScrollFrame, let frame = room.scrollFrame {
        return sight(ofScrollFrame: frame, along: axis, in: room)
      }
      if room.fitted == nil, isFittedUncovered(container, for: guide, along: axis) { isDisputed = true }
      return sight(of: guide, along: axis, in: room)
    }
    guard states[container].contains(.isPlaced) else { return nil }
    if states[container].contains(.isSoft(along: axis)) { sawSoft = true }
    let outer = self.room(of: container)
    var seen = sight(of: guide, along: axis, in: outer)
    if guide == .parent, attribute.isOfScrollFrame, let frame = outer.scrollFrame {
      seen = sight(ofScrollFrame: frame, along: axis, in: outer)
    }
    if let here = room.origin(along: axis), let there = outer.origin(along: axis), let start = seen.start {
      seen.start = start + (there - here)
    } else {
      seen.start = nil
    }
    return seen
  }

  /// The container was made as long as its content when nobody knew how much of the safe area covers it.
  private func isFittedUncovered(_ container: Int, for guide: Guide, along axis: Axis) -> Bool {
    switch guide {
    case .parent, .screen: false
    case .safeArea, .margins, .readable:
      isSoft(container, along: axis) && coveredSafeArea(of: frames[container]).both(along: axis) > 0
    }
  }

  private func look(at other: Int, _ attribute: LayoutAttribute, for subject: Int, in room: Room) -> ElementLook {
    let axis = attribute.axis
    if other == room.container {
      if attribute.isOfScrollFrame, let frame = room.scrollFrame {
        return .seen(sight(ofScrollFrame: frame, along: axis, in: room))
      }
      return .seen(sight(of: .parent, along: axis, in: room))
    }
    let state = states[other]
    if Int(screen.elements[other].parent) == room.container {
      guard other < subject, !room.arranges else { return .hidden(.later(other)) }
      guard room.fitted != .horizontal || axis == .horizontal else { return .hidden(.outOfSight) }
      let segment = segments[other][axis]
      return .seen(Sight(start: segment.start, length: segment.length))
    }
    guard state.contains(.isPlaced) else {
      return .hidden(other < subject && room.fitted != nil ? .outOfSight : .later(other))
    }
    let holdsSubject = other < subject && subject < Int(screen.elements[other].end)
    let isContent = holdsSubject && screen.elements[other].kind == .scrollView && !attribute.isOfScrollFrame
    let frame = isContent ? contents[other] ?? frames[other] : frames[other]
    return .seen(
      Sight(
        start: room.origin(along: axis).map { Affine(constant: frame.start(along: axis) - $0) },
        length: Affine(constant: frame.length(along: axis))))
  }
}
