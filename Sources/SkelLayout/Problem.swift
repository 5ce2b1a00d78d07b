import SkelModel
import SkelSyntax

// MARK: - Interface

/// Something about an element's place that direct layout cannot decide.
struct Problem: Sendable {
  var cause: Cause
  var reason: Reason

  init(_ cause: Cause, _ reason: Reason) {
    self.cause = cause
    self.reason = reason
  }

  enum Cause: Equatable, Sendable {
    case attribute(AttributeID)
    /// An index into `Screen.constraints`.
    case constraint(Int)
  }

  enum Reason: Equatable, Sendable {
    /// `<=` or `>=`.
    case inequality
    /// A priority below 1000.
    case optional
    /// An element that is placed after it, inside it, or by the same stack.
    case follows(Int)
    /// Points between what it says and what is known already.
    case disagrees(by: Double)
    /// The length of the element, which would be negative.
    case isNegative(length: Double, along: Axis)
    /// No anchor of the element it stands in, or inside it.
    case speaksOfOthers
    /// An edge along one axis and an edge along the other.
    case crossesAxes
  }
}

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
    var causes = screen.placingAttributes(of: element, besideFrame: true).map(Problem.Cause.attribute)
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

  /// What a stack or table places and something else places, too: pins, centres, frames, edges. Sizes may stand, but
  /// must be known. The element stands already.
  mutating func judgeArranged(_ element: Int, in room: Room) {
    let isPlaced =
      self[placement: element].pin != nil || self[placement: element].center != nil
      || self[placement: element].frame != nil
    guard isPlaced || !constraints.isEmpty(for: element) else { return }
    var placing = screen.placingAttributes(of: element, besideFrame: false).map(Problem.Cause.attribute)
    var problems: [Problem] = []
    for axis in [Axis.horizontal, .vertical] where !constraints.isEmpty(for: element) {
      let other = frames[element].length(along: axis.other)
      let facts = facts(about: element, along: axis, otherLength: other, in: room)
      if facts.isPoisoned || !facts.problems.isEmpty { states[element].insert(.isUnsolved(along: axis)) }
      placing += facts.placing
      problems += facts.problems
    }
    if !placing.isEmpty { return report(.placedTwice(screen, element, placing, besideFrame: false)) }
    if !problems.isEmpty { report(.needsSolver(screen, element, problems)) }
  }
}

// MARK: - Implementation

extension Screen {
  /// The attributes that place an element beside its frame, or beside its stack.
  fileprivate func placingAttributes(of element: Int, besideFrame: Bool) -> [AttributeID] {
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
