import LinearSolver
import SkelModel

// What is said of each element of a region, as rows of its system.

// MARK: - Interface

extension LayoutPass {
  /// Writes a region down. Regions inside it that nothing names from here are placed afterwards, as boxes.
  mutating func write(_ region: inout RegionSystem) {
    let end = Int(screen.elements[region.root].end)
    addContainer(region.root, to: &region)
    var element = region.root + 1
    while element < end {
      region.addPlace(for: element)
      if !isBox(element) { addContainer(element, to: &region) }
      element = next(behind: element)
    }
    if asksOfItself(region.root) { addConstraints(of: region.root, to: &region) }
    addFittingRows(to: &region)
    if isStack(region.root) { addArrangement(of: region.root, to: &region) }
    for element in region.elements {
      addRows(of: element, to: &region)
      if isStack(element), !isBox(element) { addArrangement(of: element, to: &region) }
    }
    addPreferences(to: &region)
  }

  /// Its inside is laid out later, when it stands.
  func isBox(_ element: Int) -> Bool {
    screen.elements[element].kind.family == .list || isRegion(element) && !states[element].contains(.isDissolved)
  }

  /// The element that a region's system places after this one.
  func next(behind element: Int) -> Int { isBox(element) ? Int(screen.elements[element].end) : element + 1 }

  /// The size of an element by itself. Its height depends on its width, and so on what is looked for: for the first look
  /// as if there were room without end.
  mutating func ownExtent(of element: Int, along axis: Axis, in region: RegionSystem) -> Extent {
    let missedBefore = missedSomething
    defer { missedSomething = missedBefore }
    return extent(of: element, along: axis, width: axis == .vertical && !region.isFirst ? frames[element].width : nil)
  }
}

// MARK: - Implementation

extension LayoutPass {
  private func isStack(_ element: Int) -> Bool { screen.elements[element].kind.family == .stack }

  /// Nothing inside it is placed by the region's system.
  private func isLeaf(_ element: Int) -> Bool { isBox(element) || Int(screen.elements[element].end) == element + 1 }

  private func addContainer(_ element: Int, to region: inout RegionSystem) {
    guard screen.elements[element].kind == .scrollView else { return }
    region.addContent(of: element)
  }

  private func addFittingRows(to region: inout RegionSystem) {
    guard region.isFitted else { return }
    for axis in [Axis.horizontal, .vertical] {
      guard let length = region.track(of: region.root, along: axis)?.length, length.count > 0 else { continue }
      let cause = Cause.length(of: region.root, along: axis)
      region.add(length, .greaterOrEqual, cause, isStructural: true)
      region.add(length, .equal, priority: RowPriority.fittingSize, cause)
    }
  }

  private mutating func addRows(of element: Int, to region: inout RegionSystem) {
    for axis in [Axis.horizontal, .vertical] {
      guard let track = region.track(of: element, along: axis) else { continue }
      region.add(track.length, .greaterOrEqual, .length(of: element, along: axis), isStructural: true)
      if let content = region.contentLength(of: element, along: axis) {
        region.add(content, .greaterOrEqual, .length(of: element, along: axis), isStructural: true)
      }
    }
    if !isArranged(element), let literal = self[placement: element].frame {
      judgeFrame(of: element)
      return addLiteral(literal, of: element, to: &region)
    }
    if isCollapsedChild(element) { return }
    if !isArranged(element) {
      addPin(of: element, to: &region)
      addCentre(of: element, to: &region)
    }
    addConstraints(of: element, to: &region)
    addContent(of: element, to: &region)
  }

  /// A frame in its container's coordinates, moved as its mask says.
  private mutating func addLiteral(_ literal: Rect, of element: Int, to region: inout RegionSystem) {
    let container = Int(screen.elements[element].parent)
    var frame = literal
    if let designSizes {
      let design = designSizes[container]
      let stands = Size(width: frames[container].width, height: frames[container].height)
      let size = region.isFirst && container != region.root ? design : stands
      region.assumptions.append(.size(of: container, size))
      frame = self[placement: element].autoresizing.resized(literal, from: design, to: size)
    }
    for axis in [Axis.horizontal, .vertical] {
      guard let track = region.track(of: element, along: axis),
        let room = roomTrack(of: container, along: axis, in: region),
        let outer = self.track(of: container, along: axis, in: region)
      else { continue }
      // Physical: where people read from right to left, x was counted from the other side.
      let start =
        axis == .horizontal && screen.direction == .rightToLeft
        ? room.start + outer.length - frame.maxX : room.start + frame.start(along: axis)
      let cause = Cause.attribute(.frame, of: element)
      region.add(track.start - start, .equal, cause)
      region.add(track.length - frame.length(along: axis), .equal, cause)
    }
  }

  private mutating func addPin(of element: Int, to region: inout RegionSystem) {
    guard let pin = self[placement: element].pin else { return }
    let cause = Cause.attribute(.pin, of: element)
    let speaker = Speaker(subject: element, owner: element, cause: cause)
    for (edge, inset) in pin.edges {
      guard let own = expression(of: edge, .element(element), for: speaker, in: &region),
        let other = expression(of: edge, pin.item, for: speaker, in: &region)
      else { continue }
      region.add(own - other - inset, .equal, cause)
    }
  }

  private mutating func addCentre(of element: Int, to region: inout RegionSystem) {
    guard let item = self[placement: element].center else { return }
    let cause = Cause.attribute(.center, of: element)
    let speaker = Speaker(subject: element, owner: element, cause: cause)
    for anchor in [LayoutAttribute.centerX, .centerY] {
      guard let own = expression(of: anchor, .element(element), for: speaker, in: &region),
        let other = expression(of: anchor, item, for: speaker, in: &region)
      else { continue }
      region.add(own - other, .equal, cause)
    }
  }

  private mutating func addConstraints(of element: Int, to region: inout RegionSystem) {
    if let width = self[placement: element].width, let own = region.track(of: element, along: .horizontal)?.length {
      region.add(own - width, .equal, .attribute(.width, of: element))
    }
    if let height = self[placement: element].height {
      addConstantHeight(height, of: element, .attribute(.height, of: element), to: &region)
    }
    // What a stack places says no place of its own; nor does a cell, which its table has judged already.
    let isArranged = isArranged(element)
    let isPlaced = isArranged || element == region.root && element > 0
    var placing = screen.placingAttributes(of: element, besideFrame: false).map { Cause.attribute($0, of: element) }
    for index in constraints[element] {
      let constraint = screen.constraints[Int(index)]
      let cause = Cause.constraint(Int(index))
      if constraint.isConstantHeight(of: element) {
        addConstantHeight(constraint.constant, of: element, cause, to: &region)
      } else if isPlaced, constraint.places(element, direction: screen.direction) {
        placing.append(cause)
      } else {
        add(constraint, of: element, cause, to: &region)
      }
    }
    if isArranged, !placing.isEmpty {
      report(.placedTwice(screen, element, placing, besideFrame: false))
    }
  }

  /// A label whose placeholder lines need more grows past its constant height, unless something else decides.
  private mutating func addConstantHeight(
    _ height: Double, of element: Int, _ cause: Cause, to region: inout RegionSystem
  ) {
    guard let own = self.track(of: element, along: .vertical, in: region)?.length else { return }
    if let needed = neededHeight(of: element), needed > height {
      region.add(own - needed, .equal, priority: RowPriority.grownHeight, cause)
    } else {
      region.add(own - height, .equal, cause)
    }
  }

  private mutating func add(_ constraint: Constraint, of element: Int, _ cause: Cause, to region: inout RegionSystem) {
    let speaker = Speaker(subject: element, owner: constraint.owner, cause: cause)
    var sum = LinearExpression(-constraint.constant)
    for part in constraint.parts {
      guard let anchor = expression(of: part.attribute, part.item, for: speaker, in: &region) else { return }
      sum.add(anchor, times: part.coefficient)
    }
    region.add(sum, constraint.relation.relation, priority: constraint.priority, cause)
  }

  /// Intrinsic size: hugging and compression resistance. A container has one only where it asks for it; otherwise its
  /// content speaks for itself.
  private mutating func addContent(of element: Int, to region: inout RegionSystem) {
    let isLeaf = isLeaf(element)
    for axis in [Axis.horizontal, .vertical] {
      let hugging = self[placement: element].hugging.along(axis)
      let compression = self[placement: element].compressionResistance.along(axis)
      guard isLeaf || hugging != nil || compression != nil,
        let length = region.track(of: element, along: axis)?.length
      else { continue }
      let extent = ownExtent(of: element, along: axis, in: region)
      guard extent.give == .content else { continue }
      if axis == .vertical { region.assumptions.append(.ownHeight(of: element, extent.length)) }
      let cause = Cause.content(of: element, along: axis)
      if isLeaf || hugging != nil {
        region.add(length - extent.length, .lessOrEqual, priority: extent.hugging, cause)
      }
      if isLeaf || compression != nil {
        region.add(length - extent.length, .greaterOrEqual, priority: extent.compression, cause)
      }
    }
  }

  // MARK: What nobody says

  /// What settles the rest: lengths first, the later element's before the earlier one's, so that of several that could
  /// give way the first does; then places, from the outside in.
  private mutating func addPreferences(to region: inout RegionSystem) {
    addContentPreferences(of: region.root, to: &region)
    for element in region.elements { addContentPreferences(of: element, to: &region) }
    var unsettled: [Unsettled] = []
    for element in region.elements.reversed() {
      for axis in [Axis.vertical, .horizontal] {
        guard let length = region.track(of: element, along: axis)?.length, !isSettled(element, along: axis) else {
          continue
        }
        let extent = ownExtent(of: element, along: axis, in: region)
        if extent.isSized { region.system.prefer(length - extent.length) }
        if !isArranged(element) {
          unsettled.append(Unsettled(element: element, axis: axis, isSized: extent.isSized))
        }
      }
    }
    for lack in unsettled.reversed() {
      guard let track = region.track(of: lack.element, along: lack.axis),
        let room = roomTrack(of: Int(screen.elements[lack.element].parent), along: lack.axis, in: region)
      else { continue }
      region.system.prefer(track.start - room.start)
      guard !lack.isSized else { continue }
      region.system.prefer(track.end - room.end)
      let cause = Cause.length(of: lack.element, along: lack.axis)
      region.add(track.start - room.start, .greaterOrEqual, priority: RowPriority.inside, cause)
      region.add(track.end - room.end, .lessOrEqual, priority: RowPriority.inside, cause)
    }
  }

  /// Two things are said of the axis: they decide it, or what they follow does.
  private func isSettled(_ element: Int, along axis: Axis) -> Bool {
    guard !isArranged(element) else { return false }
    let facts = ownFacts(about: element, along: axis)
    return facts.places + facts.lengths >= 2
  }

  /// A content that nothing gives a size is as large as the scroll view.
  private func addContentPreferences(of scrollView: Int, to region: inout RegionSystem) {
    for axis in [Axis.horizontal, .vertical] {
      guard let length = region.contentLength(of: scrollView, along: axis),
        let frame = track(of: scrollView, along: axis, in: region)
      else { continue }
      let insets = self[placement: scrollView].insets.both(along: axis)
      region.system.prefer(length - (frame.length - insets))
    }
  }
}

extension Pin {
  /// The edges that it names, in the order of their rows, and how far each stands behind the item's.
  var edges: [(LayoutAttribute, Double)] {
    let all: [(LayoutAttribute, Double?)] = [
      (.leading, leading), (.top, top), (.trailing, trailing.map { -$0 }), (.bottom, bottom.map { -$0 }),
    ]
    return all.compactMap { edge, inset in inset.map { (edge, $0) } }
  }
}

/// An axis of an element of which too little is said.
private struct Unsettled {
  var element: Int
  var axis: Axis
  /// It is as long as its content.
  var isSized: Bool
}

extension Constraint {
  /// It speaks of where the element stands, and not only of how long it is.
  fileprivate func places(_ element: Int, direction: Direction) -> Bool {
    var starts = (horizontal: 0.0, vertical: 0.0)
    for part in parts where part.item == .element(element) && !part.attribute.isLength {
      let isMirrored = part.attribute == .left || part.attribute == .right
      let share = isMirrored && direction == .rightToLeft ? -part.coefficient : part.coefficient
      if part.attribute.axis == .horizontal { starts.horizontal += share } else { starts.vertical += share }
    }
    return starts != (0, 0)
  }
}

extension LayoutRelation {
  fileprivate var relation: Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .lessOrEqual
    case .greaterOrEqual: .greaterOrEqual
    }
  }
}
