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
    /// No anchor of the element it stands in, or inside it.
    case speaksOfOthers
    /// An edge along one axis and an edge along the other.
    case crossesAxes
    /// Places an element that its stack or table places.
    case isArranged
  }
}

/// What an element lacks.
enum Missing: Sendable {
  case place(Axis)
  case length(Axis)
}

extension LayoutPass {
  /// Says once what is wrong with an element: that it is placed twice, else that it needs a solver.
  mutating func report(_ problems: [Problem], with element: Int) {
    let twice = problems.filter { $0.reason == .isArranged }
    if !twice.isEmpty { return reportPlacedTwice(element, twice.map(\.cause)) }
    if !problems.isEmpty { report(.needsSolver(screen, element, problems)) }
  }

  /// A frame literal beside anything else that places the element.
  mutating func reportBesideFrame(of element: Int) {
    let placement = self[placement: element]
    let isAlone =
      placement.width == nil && placement.height == nil && placement.pin == nil && placement.center == nil
    guard !isAlone || !constraints.isEmpty(for: element) else { return }
    var causes = screen.placingAttributes(of: element, sizes: true).map(Problem.Cause.attribute)
    causes += constraints[element].map { .constraint(Int($0)) }
    report(.placedTwice(screen, element, causes, besides: .frame))
  }

  /// What a stack or table places and something else places, too: pins, centres, frames, edges. Sizes may stand, but
  /// must be known.
  mutating func judgeArranged(_ element: Int, in room: Room) {
    let placement = self[placement: element]
    guard
      placement.pin != nil || placement.center != nil || placement.frame != nil || !constraints.isEmpty(for: element)
    else { return }
    var problems = screen.placingAttributes(of: element, sizes: false).map {
      Problem(.attribute($0), .isArranged)
    }
    for axis in [Axis.horizontal, .vertical] where !constraints.isEmpty(for: element) {
      // Any other length does: whether the fact can be had is asked here, not what it says.
      let facts = facts(about: element, along: axis, otherLength: 0, in: room)
      if facts.isPoisoned || !facts.problems.isEmpty { states[element].insert(.isUnsolved(along: axis)) }
      problems += facts.problems.filter { !$0.isDisagreement }
    }
    report(problems, with: element)
  }
}

// MARK: - Implementation

extension Problem {
  fileprivate var isDisagreement: Bool {
    if case .disagrees = reason { true } else { false }
  }
}

extension Screen {
  /// The attributes of an element that say where it stands; a frame only beside a stack.
  fileprivate func placingAttributes(of element: Int, sizes: Bool) -> [AttributeID] {
    let placement = self[placement: element]
    var result: [AttributeID] = []
    if placement.pin != nil { result.append(.pin) }
    if placement.center != nil { result.append(.center) }
    guard sizes else { return placement.frame == nil ? result : result + [.frame] }
    if placement.width != nil { result.append(.width) }
    if placement.height != nil { result.append(.height) }
    return result
  }
}

extension LayoutPass {
  private mutating func reportPlacedTwice(_ element: Int, _ causes: [Problem.Cause]) {
    report(.placedTwice(screen, element, causes, besides: nil))
  }
}
