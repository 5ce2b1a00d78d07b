import SkelModel

// MARK: - Interface

/// The two directions, laid out alike. Layout counts in reading coordinates: x grows from the screen's leading edge, y
/// from its top, so that only `frame` literals and the anchors `left` and `right` ever ask for the reading direction;
/// `layOut` turns the finished frames round where people read from right to left.

extension Rect {
  func start(along axis: Axis) -> Double { axis == .horizontal ? x : y }
  func length(along axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Edges {
  func start(along axis: Axis) -> Double { axis == .horizontal ? leading : top }
  func end(along axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }
  func both(along axis: Axis) -> Double { start(along: axis) + end(along: axis) }
}

extension AxisPriorities {
  func along(_ axis: Axis) -> Double? { axis == .horizontal ? horizontal : vertical }
}
