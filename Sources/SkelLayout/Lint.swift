import LinearSolver
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
      if let attribute = attribute(saying: screen.constraints[index]) {
        let owner = screen.constraints[index].owner
        report(
          .duplicateConstraint(
            screen, screen.constraints[index], first: screen.span(of: .attribute(attribute, of: owner))))
        continue
      }
      // Most differ in their constants, which are compared without a copy.
      let constant = screen.constraints[index].constant
      for earlier in max(first, index - mostCompared)..<index
      where screen.constraints[earlier].constant == constant
        && screen.constraints[index].repeats(screen.constraints[earlier])
      {
        report(.duplicateConstraint(screen, screen.constraints[index], first: screen.constraints[earlier].span))
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

extension LayoutPass {
  /// The attribute of its owner that says the same as a constraint.
  private func attribute(saying constraint: Constraint) -> AttributeID? {
    guard constraint.relation == .equal, constraint.priority == LinearSystem.required,
      constraint.item == .element(constraint.owner)
    else { return nil }
    let placement = self[placement: constraint.owner]
    let constant = constraint.constant
    switch constraint.attribute {
    case .width: return constraint.terms.isEmpty && placement.width == constant ? .width : nil
    case .height: return constraint.terms.isEmpty && placement.height == constant ? .height : nil
    case .leading, .trailing, .top, .bottom:
      guard let pin = placement.pin, constraint.follows(pin.item) else { return nil }
      return pin.edges.contains { $0 == (constraint.attribute, constant) } ? .pin : nil
    case .centerX, .centerY: return constant == 0 && constraint.follows(placement.center) ? .center : nil
    case .left, .right, .firstBaseline, .lastBaseline: return nil
    }
  }
}

extension Constraint {
  /// It speaks of the same anchor of that item, and of nothing else.
  fileprivate func follows(_ item: LayoutItem?) -> Bool {
    terms.count == 1 && terms[0].coefficient == 1 && terms[0].attribute == attribute && terms[0].item == item
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
  /// What stands wholly outside the screen and does not move into it. One message for each container and side.
  private mutating func lintPlaces() {
    var element = 1
    var lost: [(first: Int, side: ScreenSide, count: Int)] = []
    var places: [LostPlace: Int] = [:]
    while element < screen.elements.count {
      let frame = frames[element]
      let family = screen.elements[element].kind.family
      let isSeen = !self[appearance: element].isHidden && screen.elements[element].kind != .spacer
      let side = frame.width > 0 && frame.height > 0 ? ScreenSide(beyondWhich: frame, screen.size) : nil
      if let side, isSeen {
        let place = LostPlace(parent: screen.elements[element].parent, side: side)
        if let index = places[place] {
          lost[index].count += 1
        } else {
          places[place] = lost.count
          lost.append((element, side, 1))
        }
      }
      // What scrolls comes into sight; what is lost or hidden is so with all its inside.
      let isWhole = side != nil || !isSeen || family == .scroll || family == .list
      element = isWhole ? Int(screen.elements[element].end) : element + 1
    }
    for (first, side, count) in lost { report(.offScreen(screen, first, side, count: count)) }
  }
}

/// Where what stands wholly outside the screen is.
private enum ScreenSide: String {
  case below = "below the screen"
  case above = "above the screen"
  case before = "before the screen's leading edge"
  case behind = "behind the screen's trailing edge"

  /// `nil` for what shows.
  init?(beyondWhich frame: Rect, _ screen: Size) {
    guard !frame.overlaps(Rect(x: 0, y: 0, width: screen.width, height: screen.height)) else { return nil }
    if frame.y >= screen.height {
      self = .below
    } else if frame.maxY <= 0 {
      self = .above
    } else {
      self = frame.maxX <= 0 ? .before : .behind
    }
  }
}

private struct LostPlace: Hashable {
  var parent: Int32
  var side: ScreenSide
}

extension Diagnostic {
  fileprivate static func unusedConstraint(_ screen: Screen, _ constraint: Constraint) -> Diagnostic {
    Diagnostic(
      .unusedConstraint, "'\(screen.spelled(constraint))' holds in every layout and says nothing", constraint.span)
  }

  fileprivate static func duplicateConstraint(
    _ screen: Screen, _ constraint: Constraint, first: Span
  ) -> Diagnostic {
    Diagnostic(
      .duplicateConstraint, "'\(screen.spelled(constraint))' of '\(screen.title(of: constraint.owner))' is said twice",
      constraint.span, notes: [Note("It is said here first", first)])
  }

  fileprivate static func offScreen(
    _ screen: Screen, _ element: Int, _ side: ScreenSide, count: Int
  ) -> Diagnostic {
    let name = "'\(screen.title(of: element))'"
    let who = count == 1 ? "\(name) stands" : "\(name) and \(count - 1) more beside it stand"
    return Diagnostic(.offScreen, "\(who) \(side.rawValue) and cannot be seen", screen.span(of: element))
  }
}
