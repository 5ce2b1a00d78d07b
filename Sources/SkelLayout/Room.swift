import SkelModel

// MARK: - Interface

/// A container as its children see it: the space their coordinates count from, and its guides. For a scroll view that
/// is its content.
struct Room: Sendable {
  let container: Int
  /// A stack, or the rows of a table: it decides where its direct children stand.
  var arranges: Bool
  /// Where the children's coordinates count from, in reading coordinates; `nil` while the container has no place yet.
  var origin: Point?
  /// `nil` while not even looked for.
  var width: Affine?
  var height: Affine?
  /// The axis along which the container is being fitted round its children; `nil` while they are placed.
  var fitted: Axis?
  /// A scroll view's own frame: from inside, its width, height and centre are the frame's (Interface Builder's rule).
  var scrollFrame: Rect?

  func length(along axis: Axis) -> Affine? { axis == .horizontal ? width : height }
  func origin(along axis: Axis) -> Double? { origin.map { axis == .horizontal ? $0.x : $0.y } }
}

/// As much of a segment as can be seen from where it is asked for.
struct Sight: Sendable {
  var start: Affine?
  var length: Affine?
}

extension LayoutPass {
  /// A container that stands already.
  func room(of container: Int) -> Room {
    let kind = screen.elements[container].kind
    let frame = frames[container]
    let content = kind == .scrollView ? contents[container] ?? frame : frame
    return Room(
      container: container, arranges: kind.arranges, origin: Point(x: content.x, y: content.y),
      width: Affine(constant: content.width), height: Affine(constant: content.height), fitted: nil,
      scrollFrame: kind == .scrollView ? frame : nil)
  }

  /// A container that is fitted along `axis`; along the other one its length is known or nobody asks.
  /// Without a place it has no part in the safe area.
  func room(fitting container: Int, along axis: Axis, otherLength: Double?) -> Room {
    let kind = screen.elements[container].kind
    let other = otherLength.map { Affine(constant: $0) }
    let length = kind.arranges ? nil : Affine.unknown
    return Room(
      container: container, arranges: kind.arranges, origin: nil, width: axis == .horizontal ? length : other,
      height: axis == .vertical ? length : other, fitted: axis, scrollFrame: nil)
  }

  /// Where a guide lies along an axis, counted as the children of `room` count.
  func sight(of guide: Guide, along axis: Axis, in room: Room) -> Sight {
    let length = room.length(along: axis)
    switch guide {
    case .parent:
      return Sight(start: .zero, length: length)
    case .safeArea:
      return inset(length, by: room.origin == nil ? .zero : coveredSafeArea(of: frames[room.container]), along: axis)
    case .margins:
      return inset(length, by: margins(in: room), along: axis)
    case .readable:
      var sight = inset(length, by: margins(in: room), along: axis)
      if axis == .horizontal, let start = sight.start, let length = sight.length, length.isKnown,
        length.constant > Metrics.readableWidth
      {
        sight.start = start + (length.constant - Metrics.readableWidth) / 2
        sight.length = Affine(constant: Metrics.readableWidth)
      }
      return sight
    case .screen:
      let whole = axis == .horizontal ? screen.size.width : screen.size.height
      return Sight(
        start: room.origin(along: axis).map { Affine(constant: -$0) }, length: Affine(constant: whole))
    }
  }

  /// The layout margins of a container: what it asks for, else the kind's own, plus the part of the safe area that covers
  /// it. Cells, their headers and footers, and the content of scroll views move under the bars: there it does not count.
  func margins(of container: Int, covered: Edges) -> Edges {
    let asked = self[placement: container].layoutMargins
    switch screen.elements[container].kind.family {
    case .root:
      let side = Metrics.screenMargin(width: screen.size.width)
      let own = asked ?? .zero
      return Edges(
        top: own.top + screen.safeArea.top, leading: max(own.leading, side) + screen.safeArea.leading,
        bottom: own.bottom + screen.safeArea.bottom, trailing: max(own.trailing, side) + screen.safeArea.trailing)
    case .cell, .supplement:
      return asked ?? rowMargins(of: container)
    case .view, .stack, .list, .section, .scroll:
      let own = asked ?? Edges(all: Metrics.margin)
      return Edges(
        top: own.top + covered.top, leading: own.leading + covered.leading, bottom: own.bottom + covered.bottom,
        trailing: own.trailing + covered.trailing)
    }
  }

  /// The margins of a container depend on how much of the safe area covers it.
  func asksForCover(_ container: Int) -> Bool {
    switch screen.elements[container].kind.family {
    case .root, .cell, .supplement, .scroll: false
    case .view, .stack, .list, .section: true
    }
  }

  /// How far the screen's unsafe edges reach over a frame; not along the way it moves with the row around it.
  func coveredSafeArea(of frame: Rect) -> Edges {
    let safe = screen.safeArea
    let top = min(max(0, safe.top - frame.y), frame.height)
    let leading = min(max(0, safe.leading - frame.x), frame.width)
    var covered = Edges(
      top: top, leading: leading,
      bottom: min(max(0, frame.maxY - (screen.size.height - safe.bottom)), frame.height - top),
      trailing: min(max(0, frame.maxX - (screen.size.width - safe.trailing)), frame.width - leading))
    if movingParts[.vertical] > 0 { (covered.top, covered.bottom) = (0, 0) }
    if movingParts[.horizontal] > 0 { (covered.leading, covered.trailing) = (0, 0) }
    return covered
  }

  /// The margins leave more than the readable guide is wide.
  func isReadableNarrow(in container: Int, covered: Edges) -> Bool {
    let margins = margins(of: container, covered: covered).both(along: .horizontal)
    return roomFrame(of: container).width - margins > Metrics.readableWidth
  }

  /// What the children of a container that stands count from.
  func roomFrame(of container: Int) -> Rect { contents[container] ?? frames[container] }

  /// A scroll view's frame, as its content sees it.
  func sight(ofScrollFrame frame: Rect, along axis: Axis, in room: Room) -> Sight {
    Sight(
      start: room.origin(along: axis).map { Affine(constant: frame.start(along: axis) - $0) },
      length: Affine(constant: frame.length(along: axis)))
  }

  // MARK: - Implementation

  private func inset(_ length: Affine?, by edges: Edges, along axis: Axis) -> Sight {
    Sight(start: Affine(constant: edges.start(along: axis)), length: length.map { $0 - edges.both(along: axis) })
  }

  private func margins(in room: Room) -> Edges {
    let container = room.container
    let isCovered = room.origin != nil && asksForCover(container)
    return margins(of: container, covered: isCovered ? coveredSafeArea(of: frames[container]) : .zero)
  }

  private func rowMargins(of row: Int) -> Edges {
    var table = Int(screen.elements[row].parent)
    if table >= 0, screen.elements[table].kind == .section { table = Int(screen.elements[table].parent) }
    guard table >= 0, screen.elements[table].kind == .tableView else { return Edges(all: Metrics.margin) }
    let width = states[table].contains(.isPlaced) ? frames[table].width : screen.size.width
    let side = Metrics.screenMargin(width: width)
    let upright = screen.elements[row].kind == .cell ? Metrics.cellMargin : Metrics.margin
    return Edges(top: upright, leading: side, bottom: upright, trailing: side)
  }
}

extension ElementKind {
  var arranges: Bool {
    switch family {
    case .stack, .list, .section: true
    case .root, .view, .scroll, .supplement, .cell: false
    }
  }
}
