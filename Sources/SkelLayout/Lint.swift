import SkelModel
import SkelSyntax

// What is lawful and still of no use.

// MARK: - Interface

extension LayoutPass {
  /// Reports constraints that say nothing, or that an earlier one of the same element says already, and what nobody will
  /// ever see.
  mutating func lint() {
    var first = 0
    for index in screen.constraints.indices {
      if screen.constraints[index].owner != screen.constraints[first].owner { first = index }
      if !screen.constraints[index].terms.isEmpty, screen.constraints[index].saysNothing {
        report(.unusedConstraint(screen, screen.constraints[index]))
      }
      // Most differ in their constants, which are compared without a copy.
      let constant = screen.constraints[index].constant
      for earlier in max(first, index - mostCompared)..<index
      where screen.constraints[earlier].constant == constant
        && screen.constraints[index].repeats(screen.constraints[earlier])
      {
        report(.duplicateConstraint(screen, screen.constraints[index], of: screen.constraints[earlier]))
        break
      }
    }
    lintPlaces()
  }
}

// MARK: - Implementation

/// How many constraints before it one is compared with, so that thousands on one element take no time.
private let mostCompared = 50

extension Constraint {
  fileprivate func repeats(_ other: Constraint) -> Bool {
    attribute == other.attribute && item == other.item && relation == other.relation && constant == other.constant
      && priority == other.priority && terms == other.terms && span != other.span
  }

  /// Its two sides are the same however the element is laid out.
  fileprivate var saysNothing: Bool {
    guard terms.contains(where: { $0.item == item }) else { return false }
    var sums: [(item: LayoutItem, line: Line, coefficient: Double)] = []
    for part in parts {
      for (line, share) in part.attribute.lines {
        let coefficient = part.coefficient * share
        if let index = sums.firstIndex(where: { $0.item == part.item && $0.line == line }) {
          sums[index].coefficient += coefficient
        } else {
          sums.append((part.item, line, coefficient))
        }
      }
    }
    guard sums.allSatisfy({ abs($0.coefficient) < 1e-9 }) else { return false }
    return switch relation {
    case .equal: constant == 0
    case .lessOrEqual: constant >= 0
    case .greaterOrEqual: constant <= 0
    }
  }
}

/// What an anchor is made of: `trailing` is `leading + width`.
private enum Line {
  case leading, left, top, firstBaseline, lastBaseline, width, height
}

extension LayoutAttribute {
  fileprivate var lines: [(Line, Double)] {
    switch self {
    case .leading: [(.leading, 1)]
    case .trailing: [(.leading, 1), (.width, 1)]
    case .centerX: [(.leading, 1), (.width, 0.5)]
    case .left: [(.left, 1)]
    case .right: [(.left, 1), (.width, 1)]
    case .top: [(.top, 1)]
    case .bottom: [(.top, 1), (.height, 1)]
    case .centerY: [(.top, 1), (.height, 0.5)]
    case .firstBaseline: [(.firstBaseline, 1)]
    case .lastBaseline: [(.lastBaseline, 1)]
    case .width: [(.width, 1)]
    case .height: [(.height, 1)]
    }
  }
}

extension LayoutPass {
  /// What stands wholly outside the screen and does not move into it. One message for each container.
  private mutating func lintPlaces() {
    let whole = Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
    var element = 1
    var lost: [(first: Int, count: Int)] = []
    var places: [Int: Int] = [:]
    while element < screen.elements.count {
      let frame = frames[element]
      let family = screen.elements[element].kind.family
      let isSeen = !self[appearance: element].isHidden && screen.elements[element].kind != .spacer
      let isLost = frame.width > 0 && frame.height > 0 && !frame.overlaps(whole)
      if isLost, isSeen {
        let parent = Int(screen.elements[element].parent)
        if let place = places[parent] {
          lost[place].count += 1
        } else {
          places[parent] = lost.count
          lost.append((element, 1))
        }
      }
      // What scrolls comes into sight; what is lost or hidden is so with all its inside.
      let isWhole = isLost || !isSeen || family == .scroll || family == .list
      element = isWhole ? Int(screen.elements[element].end) : element + 1
    }
    for (first, count) in lost { report(.offScreen(screen, first, count: count, frames[first])) }
  }
}

extension Diagnostic {
  fileprivate static func unusedConstraint(_ screen: Screen, _ constraint: Constraint) -> Diagnostic {
    Diagnostic(
      .unusedConstraint, "'\(screen.spelled(constraint))' holds in every layout and says nothing", constraint.span)
  }

  fileprivate static func duplicateConstraint(
    _ screen: Screen, _ constraint: Constraint, of first: Constraint
  ) -> Diagnostic {
    Diagnostic(
      .duplicateConstraint, "'\(screen.spelled(constraint))' of '\(screen.title(of: constraint.owner))' is said twice",
      constraint.span, notes: [Note("It is said here first", first.span)])
  }

  fileprivate static func offScreen(_ screen: Screen, _ element: Int, count: Int, _ frame: Rect) -> Diagnostic {
    let side: String
    if frame.y >= screen.size.height {
      side = "below the screen"
    } else if frame.maxY <= 0 {
      side = "above the screen"
    } else {
      side = frame.maxX <= 0 ? "before the screen's leading edge" : "behind the screen's trailing edge"
    }
    let name = "'\(screen.title(of: element))'"
    let who = count == 1 ? "\(name) stands" : "\(name) and \(count - 1) more beside it stand"
    return Diagnostic(.offScreen, "\(who) \(side) and cannot be seen", screen.span(of: element))
  }
}
