import SkelModel

// MARK: - Interface

extension LayoutPass {
  /// Arranges the children of a stack that stands.
  mutating func placeStack(_ stack: Int) {
    let room = room(of: stack)
    let frame = frames[stack]
    let placement = screen[placement: stack]
    let axis = screen.elements[stack].kind.stackAxis
    let inside = Rect(
      x: frame.x + placement.insets.leading, y: frame.y + placement.insets.top,
      width: max(0, frame.width - placement.insets.both(along: .horizontal)),
      height: max(0, frame.height - placement.insets.both(along: .vertical)))
    let children = arranged(stack)
    for child in children {
      states[child].formUnion(states[stack].intersection([.isUnsolvedHorizontally, .isUnsolvedVertically]))
      judgeArranged(child, in: room)
    }
    let arrangement = arrange(children, in: room, along: axis, width: inside.width, height: inside.height)
    if abs(arrangement.shares.misfit) > AxisFacts.tolerance, !states[stack].contains(.isUnsolved(along: axis)) {
      report(.misfit(screen, stack, along: axis, total: arrangement.shares.total, by: arrangement.shares.misfit))
    }
    var position = inside.start(along: axis)
    var next = 0
    var child = stack + 1
    while child < Int(screen.elements[stack].end) {
      defer { child = Int(screen.elements[child].end) }
      guard next < children.count, children[next] == child else {
        placeCollapsed(child, at: position, in: inside, along: axis)
        continue
      }
      let length = arrangement.shares.lengths[next]
      let across = arrangement.across[next]
      setFrame(
        of: child,
        axis == .horizontal
          ? Rect(x: position, y: inside.y + across.start, width: length, height: across.length)
          : Rect(x: inside.x + across.start, y: position, width: across.length, height: length))
      position += length
      if next < arrangement.shares.gaps.count { position += arrangement.shares.gaps[next] }
      next += 1
      noteHeight(of: child, decidedByItself: true)
      placeContents(of: child)
    }
  }

  /// How long a stack is by itself. Along its axis the distribution says; across it the longest child does.
  mutating func stackExtent(in room: Room, along axis: Axis) -> Extent {
    let stack = room.container
    let placement = screen[placement: stack]
    let stackAxis = screen.elements[stack].kind.stackAxis
    let children = arranged(stack)
    let inside = max(0, (room.width?.constant ?? 0) - placement.insets.both(along: .horizontal))
    let widths: [Double]
    if axis == .horizontal {
      widths = []
    } else if stackAxis == .horizontal {
      widths =
        placement.distribution.shares(
          of: inside, among: demands(of: children, in: room, along: .horizontal, widths: []),
          spacing: placement.spacing ?? 0
        ).lengths
    } else {
      widths = demands(of: children, in: room, along: .horizontal, widths: []).map {
        $0.across(inside, isFilling: placement.alignment == .fill)
      }
    }
    let demands = demands(of: children, in: room, along: axis, widths: widths)
    var extent =
      axis == stackAxis
      ? placement.distribution.extent(of: demands, spacing: placement.spacing ?? 0)
      : acrossExtent(of: children, demands, alignment: placement.alignment, along: axis)
    extent.length = max(0, extent.length + placement.insets.both(along: axis))
    return extent
  }

  /// Takes no part in the arrangement of a stack, and leaves no gap.
  func isCollapsed(_ child: Int) -> Bool {
    let appearance = screen[appearance: child]
    return appearance.isHidden || appearance.isHiddenWhenSkeletonIsActive
  }
}

// MARK: - Implementation

/// Where the children of a stack stand: along it, and across it from its inner edge.
private struct Arrangement {
  var shares: Shares
  var across: [(start: Double, length: Double)]
}

extension ElementKind {
  fileprivate var stackAxis: Axis { self == .hstack ? .horizontal : .vertical }
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
  private func arranged(_ stack: Int) -> [Int] {
    var children: [Int] = []
    var child = stack + 1
    while child < Int(screen.elements[stack].end) {
      if !isCollapsed(child) { children.append(child) }
      child = Int(screen.elements[child].end)
    }
    return children
  }

  private mutating func arrange(
    _ children: [Int], in room: Room, along axis: Axis, width: Double, height: Double
  ) -> Arrangement {
    let placement = screen[placement: room.container]
    let isFilling = placement.alignment == .fill
    let across = demands(of: children, in: room, along: .horizontal, widths: [])
    let spacing = placement.spacing ?? 0
    if axis == .horizontal {
      let shares = placement.distribution.shares(of: width, among: across, spacing: spacing)
      let down = demands(of: children, in: room, along: .vertical, widths: shares.lengths)
      return Arrangement(shares: shares, across: aligned(children, down, in: height, placement.alignment))
    }
    let widths = across.map { $0.across(width, isFilling: isFilling) }
    let down = demands(of: children, in: room, along: .vertical, widths: widths)
    return Arrangement(
      shares: placement.distribution.shares(of: height, among: down, spacing: spacing),
      across: widths.map { (placement.alignment.start(of: $0, in: width), $0) })
  }

  /// How long each child is by itself. `widths` are what their heights are measured for.
  private mutating func demands(
    of children: [Int], in room: Room, along axis: Axis, widths: [Double]
  ) -> [Extent] {
    var extents: [Extent] = []
    extents.reserveCapacity(children.count)
    for (i, child) in children.enumerated() {
      extents.append(demand(of: child, in: room, along: axis, width: axis == .vertical ? widths[i] : nil))
    }
    return extents
  }

  private mutating func demand(of child: Int, in room: Room, along axis: Axis, width: Double?) -> Extent {
    let placement = screen[placement: child]
    let hasFacts = axis == .horizontal ? placement.width != nil : placement.height != nil
    guard hasFacts || !constraints.isEmpty(for: child) else {
      return extent(of: child, along: axis, width: width)
    }
    let other = width ?? (axis == .horizontal ? heightAcross(child, in: room) : nil)
    let facts = facts(about: child, along: axis, otherLength: other, in: room)
    if let length = facts.length, length.isKnown { return .fixed(max(0, length.constant)) }
    return extent(of: child, along: axis, width: width)
  }

  /// The height a child of a horizontal stack has before its width is known.
  private func heightAcross(_ child: Int, in room: Room) -> Double? {
    if let height = constantHeight(of: child) { return height }
    guard screen.elements[room.container].kind == .hstack, let height = room.height, height.isKnown else { return nil }
    let placement = screen[placement: room.container]
    guard placement.alignment == .fill else { return nil }
    return max(0, height.constant - placement.insets.both(along: .vertical))
  }

  private mutating func acrossExtent(
    of children: [Int], _ demands: [Extent], alignment: StackAlignment, along axis: Axis
  ) -> Extent {
    // A child without any size follows the stack and asks nothing of it.
    let sized = demands.filter { $0.give != .open }
    guard var longest = sized.map(\.length).max() else { return .open }
    if axis == .vertical, alignment.isBaseline {
      let lines = baselines(of: children, demands, demands.map(\.length), alignment)
      longest = max(longest, lines.deepest + lines.below)
    }
    if sized.contains(where: { $0.give == .offered }) { return .offered(atLeast: longest) }
    let soft = sized.filter { $0.give == .content }
    return Extent(
      length: longest, give: .content,
      hugging: alignment == .fill ? soft.map(\.hugging).max() ?? 1000 : 51,
      compression: sized.map(\.compression).max() ?? 1000)
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
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Where a child of that length begins across a stack; baselines mean nothing there in a vertical one and lead.
  fileprivate func start(of length: Double, in inside: Double) -> Double {
    switch self {
    case .fill, .leading, .top, .firstBaseline, .lastBaseline: 0
    case .trailing, .bottom: inside - length
    case .center: (inside - length) / 2
    }
  }
}
