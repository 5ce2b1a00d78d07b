import SkelModel

// MARK: - Interface

extension LayoutPass {
  /// Arranges the children of a stack that stands.
  mutating func placeStack(_ stack: Int) {
    let room = room(of: stack)
    let frame = frames[stack]
    let rules = stackRules(of: stack)
    let inside = Rect(
      x: frame.x + rules.insets.leading, y: frame.y + rules.insets.top,
      width: max(0, frame.width - rules.insets.both(along: .horizontal)),
      height: max(0, frame.height - rules.insets.both(along: .vertical)))
    let children = arranged(stack)
    let arrangement = arrange(children, by: rules, in: room, width: inside.width, height: inside.height)
    guard arrangement.shares.fit else { return giveUp() }
    var position = inside.start(along: rules.axis)
    var next = 0
    var child = stack + 1
    while child < Int(screen.elements[stack].end), !needsSystem {
      defer { child = Int(screen.elements[child].end) }
      guard next < children.count, children[next] == child else {
        placeCollapsed(child, at: position, in: inside, along: rules.axis)
        continue
      }
      let length = arrangement.shares.lengths[next]
      let across = arrangement.across[next]
      setFrame(
        of: child,
        rules.axis == .horizontal
          ? Rect(x: position, y: inside.y + across.start, width: length, height: across.length)
          : Rect(x: inside.x + across.start, y: position, width: across.length, height: length))
      position += length
      if next < arrangement.shares.gaps.count { position += arrangement.shares.gaps[next] }
      next += 1
      if arrangement.isSoft.along || isSoft(stack, along: rules.axis) { soften(child, along: rules.axis) }
      if arrangement.isSoft.across || isSoft(stack, along: rules.axis.other) { soften(child, along: rules.axis.other) }
      judgeArranged(child, in: room)
      noteHeight(of: child, decidedByItself: true)
      placeContents(of: child)
    }
  }

  /// How long a stack is by itself. Along its axis the distribution says; across it the longest child does.
  mutating func stackExtent(in room: Room, along axis: Axis) -> Extent {
    let rules = stackRules(of: room.container)
    let children = arranged(room.container)
    var demands = demands(of: children, in: room)
    if axis == .vertical {
      let inside = max(0, (room.width?.constant ?? 0) - rules.insets.both(along: .horizontal))
      let widths = rules.widths(demands, in: inside)
      demands = self.demands(of: children, in: room, withWidths: widths.lengths)
    }
    var extent =
      axis == rules.axis
      ? rules.distribution.extent(of: demands, spacing: rules.spacing)
      : acrossExtent(of: children, demands, by: rules)
    extent.length = max(0, extent.length + rules.insets.both(along: axis))
    return extent
  }

  /// Takes no part in the arrangement of a stack, and leaves no gap.
  func isCollapsed(_ child: Int) -> Bool {
    self[appearance: child].isHidden || self[appearance: child].isHiddenWhenSkeletonIsActive
  }
}

// MARK: - Implementation

/// What a stack says of its children.
struct StackRules {
  var axis: Axis
  var spacing: Double
  var alignment: StackAlignment
  var distribution: StackDistribution
  var insets: Edges

  /// The children's widths: shared out along a horizontal stack, each by itself across a vertical one.
  func widths(_ demands: [Extent], in inside: Double) -> Shares {
    guard axis == .vertical else { return distribution.shares(of: inside, among: demands, spacing: spacing) }
    return Shares(lengths: demands.map { $0.across(inside, isFilling: alignment == .fill) }, gaps: [])
  }
}

/// Where the children of a stack stand: along it, and across it from its inner edge.
private struct Arrangement {
  var shares: Shares
  var across: [(start: Double, length: Double)]
  /// Contents have a say in it.
  var isSoft: (along: Bool, across: Bool)
}

extension Extent {
  /// The length a child has across a stack: its own constant; filled, or with no size of its own, the stack's.
  fileprivate func across(_ inside: Double, isFilling: Bool) -> Double {
    switch give {
    case .fixed: length
    case .content: isFilling ? inside : min(length, inside)
    case .offered, .open: inside
    }
  }
}

extension LayoutPass {
  func stackRules(of stack: Int) -> StackRules {
    StackRules(
      axis: screen.elements[stack].kind == .hstack ? .horizontal : .vertical,
      spacing: self[placement: stack].spacing ?? 0, alignment: self[placement: stack].alignment,
      distribution: self[placement: stack].distribution, insets: self[placement: stack].insets)
  }

  func arranged(_ stack: Int) -> [Int] {
    var children: [Int] = []
    let end = Int(screen.elements[stack].end)
    var child = stack + 1
    var count = 0
    while child < end {
      count += 1
      child = Int(screen.elements[child].end)
    }
    children.reserveCapacity(count)
    child = stack + 1
    while child < end {
      if !isCollapsed(child) { children.append(child) }
      child = Int(screen.elements[child].end)
    }
    return children
  }

  private mutating func arrange(
    _ children: [Int], by rules: StackRules, in room: Room, width: Double, height: Double
  ) -> Arrangement {
    let across = demands(of: children, in: room)
    let widths = rules.widths(across, in: width)
    let down = demands(of: children, in: room, withWidths: widths.lengths)
    let isVertical = rules.axis == .vertical
    let isSoft = (
      along: (isVertical ? down : across).contains { $0.give != .fixed },
      across: rules.alignment != .fill && (isVertical ? across : down).contains { $0.give != .fixed }
    )
    guard isVertical else {
      return Arrangement(shares: widths, across: aligned(children, down, in: height, rules.alignment), isSoft: isSoft)
    }
    return Arrangement(
      shares: rules.distribution.shares(of: height, among: down, spacing: rules.spacing),
      across: widths.lengths.map { (rules.alignment.start(of: $0, in: width), $0) }, isSoft: isSoft)
  }

  /// How wide each child is by itself, or how high in the width that it gets.
  private mutating func demands(of children: [Int], in room: Room, withWidths widths: [Double]? = nil) -> [Extent] {
    var extents: [Extent] = []
    extents.reserveCapacity(children.count)
    for i in children.indices {
      extents.append(
        demand(of: children[i], in: room, along: widths == nil ? .horizontal : .vertical, width: widths?[i]))
    }
    return extents
  }

  mutating func demand(of child: Int, in room: Room, along axis: Axis, width: Double?) -> Extent {
    guard !constraints.isEmpty(for: child) else {
      let own = axis == .horizontal ? self[placement: child].width : self[placement: child].height
      guard let own else { return extent(of: child, along: axis, width: width) }
      return .fixed(axis == .horizontal ? own : max(own, neededHeight(of: child) ?? 0))
    }
    let other = axis == .horizontal ? heightAcross(child, in: room) : width
    let facts = facts(about: child, along: axis, otherLength: other, in: room)
    guard let length = facts.length, length.isKnown else { return extent(of: child, along: axis, width: width) }
    if facts.isSoft {
      let own = extent(of: child, along: axis, width: width)
      if own.isSized, abs(own.length - length.constant) > AxisFacts.tolerance { isDisputed = true }
    }
    return .fixed(max(0, length.constant))
  }

  /// The height a child of a horizontal stack has before its width is known.
  private func heightAcross(_ child: Int, in room: Room) -> Double? {
    if let height = constantHeight(of: child) { return height }
    let rules = stackRules(of: room.container)
    guard rules.axis == .horizontal, rules.alignment == .fill, let height = room.height, height.isKnown else {
      return nil
    }
    return max(0, height.constant - rules.insets.both(along: .vertical))
  }

  private mutating func acrossExtent(of children: [Int], _ demands: [Extent], by rules: StackRules) -> Extent {
    var extent = Extent(length: 0, give: .open, hugging: 0, compression: 0)
    // What takes what it is offered is as long as the content beside it asks.
    let isLed = rules.alignment == .fill && demands.contains { $0.give == .content }
    for demand in demands where demand.give != .open && !(isLed && demand.give == .offered) {
      // A child without any size follows the stack and asks nothing of it; a constant stays and lets the stack grow.
      if rules.alignment == .fill, extent.contends(with: demand, needing: demand.length) { isDisputed = true }
      extent.length = max(extent.length, demand.length)
      extent.give = demand.give == .offered || extent.give == .offered ? .offered : .content
      if demand.give == .content { extent.hugging = max(extent.hugging, demand.hugging) }
      extent.compression = max(extent.compression, demand.compression)
    }
    guard extent.give == .content else {
      return extent.give == .open ? .open : .offered(atLeast: extent.length, compression: extent.compression)
    }
    if rules.alignment != .fill {
      extent.hugging = Metrics.alignedStackHugging
      if demands.contains(where: { $0.give == .content && $0.compression <= extent.hugging }) { isDisputed = true }
    }
    if extent.hugging == 0 { extent.hugging = 1000 }
    if rules.axis == .horizontal, rules.alignment.isBaseline {
      let lines = baselines(of: children, demands, demands.map(\.length), rules.alignment)
      extent.length = max(extent.length, lines.deepest + lines.below)
    }
    return extent
  }

  /// The places of a horizontal stack's children across it. First baselines hang as high as the children allow, last
  /// baselines stand as low as they do; a child that is as high as the stack has no baseline.
  private mutating func aligned(
    _ children: [Int], _ demands: [Extent], in inside: Double, _ alignment: StackAlignment
  ) -> [(start: Double, length: Double)] {
    let heights = demands.map { $0.across(inside, isFilling: alignment == .fill) }
    guard alignment.isBaseline else { return heights.map { (alignment.start(of: $0, in: inside), $0) } }
    let lines = baselines(of: children, demands, heights, alignment)
    let line = alignment == .firstBaseline ? lines.deepest : max(lines.deepest, inside - lines.below)
    return zip(lines.all, heights).map { baseline, height in (baseline.map { line - $0 } ?? 0, height) }
  }

  /// How far below its top each child's baseline lies, the most of it, and the most that lies below a baseline.
  private mutating func baselines(
    of children: [Int], _ demands: [Extent], _ heights: [Double], _ alignment: StackAlignment
  ) -> (all: [Double?], deepest: Double, below: Double) {
    var all: [Double?] = []
    var deepest = 0.0
    var below = 0.0
    for i in children.indices {
      guard demands[i].isSized else {
        all.append(nil)
        continue
      }
      let form = baseline(of: children[i], isFirst: alignment == .firstBaseline)
      let line = form.constant.constant + form.length * heights[i]
      all.append(line)
      deepest = max(deepest, line)
      below = max(below, heights[i] - line)
    }
    return (all, deepest, below)
  }

  /// No length along the stack, and its inside says nothing.
  private mutating func placeCollapsed(_ child: Int, at position: Double, in inside: Rect, along axis: Axis) {
    muteDepth += 1
    setFrame(
      of: child,
      axis == .horizontal
        ? Rect(x: position, y: inside.y, width: 0, height: inside.height)
        : Rect(x: inside.x, y: position, width: inside.width, height: 0))
    placeContents(of: child)
    muteDepth -= 1
  }
}

extension StackAlignment {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Where a child of that length begins across a stack; baselines mean nothing there in a vertical one and lead.
  fileprivate func start(of length: Double, in inside: Double) -> Double {
    switch self {
    case .fill, .leading, .top, .firstBaseline, .lastBaseline: 0
    case .trailing, .bottom: inside - length
    case .center: (inside - length) / 2
    }
  }
}
