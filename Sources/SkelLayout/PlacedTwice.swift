import SkelModel
import SkelSyntax

// MARK: - Interface

/// What an element lacks.
enum Missing: Sendable {
  case place(Axis)
  case length(Axis)
}

extension LayoutPass {
  /// A frame literal beside anything else that places the element.
  mutating func judgeFrame(of element: Int) {
    let isAlone =
      self[placement: element].width == nil && self[placement: element].height == nil
      && self[placement: element].pin == nil && self[placement: element].center == nil
    guard !isAlone || !constraints.isEmpty(for: element) else { return }
    var causes = screen.placingAttributes(of: element, besideFrame: true).map { Cause.attribute($0, of: element) }
    causes += constraints[element].map { .constraint(Int($0)) }
    report(.placedTwice(screen, element, causes, besideFrame: true))
  }

  /// A table or collection without a cell, where others of its library's leaves are drawn as one block.
  mutating func judgeEmpty(_ element: Int) {
    guard screen.elements[element].kind.family == .list, self[appearance: element].library == .skeletonView,
      self[appearance: element].isSkeletonable,
      self[placement: element].rows != 0
    else { return }
    report(.noCells(screen, element))
  }

  /// What a stack or table places and something else places, too: pins, centres, frames, edges. Sizes may stand.
  /// The element stands already.
  mutating func judgeArranged(_ element: Int, in room: Room) {
    let isPlaced =
      self[placement: element].pin != nil || self[placement: element].center != nil
      || self[placement: element].frame != nil
    let decided = decidedSizes(of: element)
    guard isPlaced || !constraints.isEmpty(for: element) || !decided.isEmpty else { return }
    let attributes = screen.placingAttributes(of: element, besideFrame: false) + decided
    var placing = attributes.map { Cause.attribute($0, of: element) }
    var needsSystem = false
    for axis in [Axis.horizontal, .vertical] where !constraints.isEmpty(for: element) {
      let other = frames[element].length(along: axis.other)
      let facts = facts(about: element, along: axis, otherLength: other, in: room)
      placing += facts.placing
      needsSystem = needsSystem || facts.needsSystem
    }
    if !placing.isEmpty { return report(.placedTwice(screen, element, placing, besideFrame: false)) }
    guard needsSystem else { return }
    if isRegion(element) { states[element].insert(.needsSystem) } else { giveUp() }
  }
}

// MARK: - Implementation

extension LayoutPass {
  /// The sizes that a part of a table or collection says of itself, though the whole decides them.
  private func decidedSizes(of part: Int) -> [AttributeID] {
    let kind = screen.elements[part].kind
    guard kind.isPartOfCollection else { return [] }
    let whole = whole(around: part)
    let isAcross = kind.family == .supplement && screen.elements[whole].kind == .collectionView
    let isVertical = self[placement: whole].scrollDirection == .vertical
    var result: [AttributeID] = []
    let hasWidth = kind == .section || screen.elements[whole].kind == .tableView || isAcross && isVertical
    if hasWidth, self[placement: part].width != nil { result.append(.width) }
    let hasHeight = kind == .section || isAcross && !isVertical
    if hasHeight, self[placement: part].height != nil { result.append(.height) }
    return result
  }
}

extension Screen {
  /// Sections without anything inside are none of a table's or collection's.
  func hasContents(_ element: Int) -> Bool {
    children(of: element).contains { elements[$0].kind != .section || hasContents($0) }
  }

  /// The attributes that place an element beside its frame, or beside its stack.
  func placingAttributes(of element: Int, besideFrame: Bool) -> [AttributeID] {
    let placement = self[placement: element]
    var result: [AttributeID] = []
    if placement.pin != nil { result.append(.pin) }
    if placement.center != nil { result.append(.center) }
    guard besideFrame else { return placement.frame == nil ? result : result + [.frame] }
    if placement.width != nil { result.append(.width) }
    if placement.height != nil { result.append(.height) }
    return result
  }
}
