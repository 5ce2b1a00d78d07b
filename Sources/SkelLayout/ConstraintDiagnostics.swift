import LinearSolver
import SkelModel
import SkelSyntax

// What a solved region says about its constraints.

// MARK: - Interface

extension LayoutPass {
  /// Reports constraints that contradict each other, and what nothing decides.
  mutating func judge(_ region: SolvedRegion) {
    for conflict in region.solution.conflicts { judge(conflict, in: region.system) }
    guard region.solution.conflicts.isEmpty else { return }
    judgeAmbiguity(in: region)
  }
}

extension Diagnostic {
  /// `broken` yields; `others` are what it contradicts, together.
  static func conflict(_ screen: Screen, _ broken: Cause, _ others: [Cause]) -> Diagnostic {
    let length = ([broken] + others).lazy.compactMap { cause -> (Int, Axis)? in
      if case .length(let element, let axis) = cause { (element, axis) } else { nil }
    }.first
    let rest = others.filter { !$0.isLength }
    let what = screen.phrase(for: broken)
    let headline: String
    if let (element, axis) = length {
      headline = "\(what) leaves '\(screen.title(of: element))' a \(axis.lengthNoun) below 0"
    } else if rest.isEmpty {
      headline = "\(what) can never hold"
    } else if rest.count <= 2 {
      headline = "\(what) contradicts \(rest.map { screen.phrase(for: $0) }.joined(before: "and"))"
    } else {
      headline = "\(what) contradicts \(rest.count) other constraints taken together"
    }
    let notes = rest.map { Note(screen.note(for: $0), screen.span(of: $0)) }
    return Diagnostic(.conflictingConstraints, headline.capitalised, screen.span(of: broken), notes: notes)
  }
}

// MARK: - Implementation

/// How many elements are asked whether they follow something that nothing decides.
private let mostFollowers = 200

extension LayoutPass {
  private mutating func judge(_ conflict: Conflict, in region: RegionSystem) {
    let causes = conflict.rows.map { region.causes[$0] }
    // Where a length itself yields, what speaks of it last is what can be changed.
    let broken = region.causes[conflict.row]
    let blamed = broken.isLength ? causes.last { !$0.isLength } ?? broken : broken
    var others: [Cause] = []
    for cause in causes where cause != blamed && !others.contains(cause) { others.append(cause) }
    report(.conflict(screen, blamed, others))
  }

  /// Names the elements that lack something themselves; only where there is none the first that follows such a one.
  private mutating func judgeAmbiguity(in region: SolvedRegion) {
    var isNamed = false
    for element in region.system.elements {
      var missing: [Missing] = []
      for axis in [Axis.horizontal, .vertical] where saysTooLittle(element, along: axis) {
        missing += self.missing(of: element, along: axis, in: region)
      }
      if missing.isEmpty { continue }
      report(.ambiguous(screen, element, missing))
      isNamed = true
    }
    if isNamed { return }
    for element in region.system.elements.prefix(mostFollowers) {
      let missing =
        missing(of: element, along: .horizontal, in: region) + missing(of: element, along: .vertical, in: region)
      if !missing.isEmpty { return report(.ambiguous(screen, element, missing)) }
    }
  }

  /// What the rows leave open. A stack's children are as its own rows say; a spacer is nobody's.
  private mutating func missing(of element: Int, along axis: Axis, in region: SolvedRegion) -> [Missing] {
    guard !isArranged(element), screen.elements[element].kind != .spacer, self[placement: element].frame == nil,
      let track = region.system.track(of: element, along: axis),
      let room = roomTrack(of: Int(screen.elements[element].parent), along: axis, in: region.system)
    else { return [] }
    var missing: [Missing] = []
    let start = region.solution.isDecided(track.start - room.start)
    let end = region.solution.isDecided(track.end - room.end)
    if !start, !end, !region.solution.isDecided(track.centre - room.centre) { missing.append(.place(axis)) }
    if !(start && end), !region.solution.isDecided(track.length),
      extent(of: element, along: axis, width: frames[element].width).give == .open
    {
      missing.append(.length(axis))
    }
    return missing
  }

  /// The element itself may lack something, and not only what it follows.
  private func saysTooLittle(_ element: Int, along axis: Axis) -> Bool {
    let facts = ownFacts(about: element, along: axis)
    return facts.places == 0 || facts.places + facts.lengths < 2
  }

  /// How many equalities say where an element stands, and how many only how long it is.
  func ownFacts(about element: Int, along axis: Axis) -> (places: Int, lengths: Int) {
    let placement = self[placement: element]
    var facts = (places: 0, lengths: 0)
    if let pin = placement.pin {
      let edges = axis == .horizontal ? [pin.leading, pin.trailing] : [pin.top, pin.bottom]
      facts.places += edges.count { $0 != nil }
    }
    if placement.center != nil { facts.places += 1 }
    if (axis == .horizontal ? placement.width : placement.height) != nil { facts.lengths += 1 }
    for index in constraints[element] {
      let constraint = screen.constraints[Int(index)]
      guard constraint.relation == .equal, constraint.attribute.axis == axis else { continue }
      if constraint.attribute.isLength { facts.lengths += 1 } else { facts.places += 1 }
    }
    return facts
  }
}

extension Screen {
  func phrase(for cause: Cause) -> String {
    switch cause {
    case .attribute(.width, let element):
      "'width: \(shown(self[placement: element].width ?? 0))' of '\(title(of: element))'"
    case .attribute(.height, let element):
      "'height: \(shown(self[placement: element].height ?? 0))' of '\(title(of: element))'"
    case .attribute(let attribute, let element): "'\(attribute.rawValue)' of '\(title(of: element))'"
    case .constraint(let index): "'\(spelled(constraints[index]))' of '\(title(of: constraints[index].owner))'"
    case .content(let element, let axis): "the \(axis.lengthNoun) of the content of '\(title(of: element))'"
    case .arrangement(let stack): "the arrangement of '\(title(of: stack))'"
    case .length(let element, _): "'\(title(of: element))'"
    }
  }

  fileprivate func note(for cause: Cause) -> String {
    switch cause {
    case .attribute, .constraint: "It cannot hold together with this"
    case .content: "It does not give way"
    case .arrangement(let stack): "'\(title(of: stack))' is as large as its children and their gaps make it"
    case .length(let element, _): "No length is negative, and that of '\(title(of: element))' would be"
    }
  }
}

extension Cause {
  fileprivate var isLength: Bool {
    switch self {
    case .length: true
    case .attribute, .constraint, .content, .arrangement: false
    }
  }
}

extension String {
  /// Begins with a capital, as a headline does.
  fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }
}

// MARK: - Spelling

extension Screen {
  /// A constraint as it might be written in its owner's block.
  func spelled(_ constraint: Constraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessOrEqual: "<="
      case .greaterOrEqual: ">="
      }
    var right = ""
    for term in constraint.terms {
      let anchor = spelled(term.attribute, of: term.item, in: constraint)
      let size = abs(term.coefficient)
      let product = size == 1 ? anchor : "\(shown(size)) * \(anchor)"
      right += term.coefficient < 0 ? (right.isEmpty ? "-" : " - ") : (right.isEmpty ? "" : " + ")
      right += product
    }
    if right.isEmpty {
      right = shown(constraint.constant)
    } else if constraint.constant != 0 {
      right += (constraint.constant < 0 ? " - " : " + ") + shown(abs(constraint.constant))
    }
    let left = spelled(constraint.attribute, of: constraint.item, in: constraint)
    let priority = constraint.priority < LinearSystem.required ? " @ \(shown(constraint.priority))" : ""
    return "\(left) \(relation) \(right)\(priority)"
  }

  private func spelled(_ attribute: LayoutAttribute, of item: LayoutItem, in constraint: Constraint) -> String {
    switch item {
    case .element(constraint.owner): attribute.rawValue
    case .element(let element): "\(step(to: element)).\(attribute.rawValue)"
    case .guide(let guide): "\(guide.rawValue).\(attribute.rawValue)"
    }
  }

  /// Its name, and in a repeat which turn it is of.
  private func step(to element: Int) -> String {
    let ordinal = elements[element].ordinal
    return elements[element].isNamed && ordinal >= 0 ? "\(title(of: element))[\(ordinal)]" : title(of: element)
  }
}
