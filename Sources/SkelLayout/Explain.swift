import LinearSolver
import SkelModel
import SkelSyntax

// MARK: - Interface

/// Tells of the elements and constraints at the places that are asked for: where an element stands, whether a constraint
/// holds, and which others decide the edge or length that it speaks of. What stands there for several elements, as in a
/// component, is told once for each that comes out differently.
package func explain(_ screen: Screen, where isAsked: (Span) -> Bool) -> [Explanation] {
  var pass = LayoutPass(screen, designSizes: designSizes(of: screen))
  var elements: [Int] = []
  for element in screen.elements.indices.dropFirst() {
    if isAsked(screen.span(of: element)) { elements.append(element) }
    for cause in screen.ownConstraints(of: element) where isAsked(screen.span(of: cause)) {
      pass.ask(about: cause, of: element)
    }
  }
  for (index, constraint) in screen.constraints.enumerated() where isAsked(constraint.span) {
    pass.ask(about: .constraint(index), of: constraint.subject(in: screen))
  }
  pass.run()
  var told: Set<Explanation> = []
  let all = elements.map { pass.explanation(of: $0) } + pass.answers
  return all.filter { told.insert($0).inserted }
}

/// What the layout is asked to explain.
struct Inquiry: Sendable {
  var causes: Set<Cause> = []
  var answers: [Explanation] = []
}

extension LayoutPass {
  /// Answers what is asked about a region's rows.
  mutating func answer(_ region: inout SolvedRegion) {
    guard !inquiry.causes.isEmpty else { return }
    var told: [Cause: Int] = [:]
    for (row, cause) in region.system.causes.enumerated() where inquiry.causes.contains(cause) {
      let count = told[cause, default: 0]
      told[cause] = count + 1
      guard let edge = screen.edge(of: cause, count) else { continue }
      explain(row, cause, edge, in: &region)
    }
  }
}

// MARK: - Implementation

extension LayoutPass {
  fileprivate var answers: [Explanation] { inquiry.answers }

  fileprivate mutating func ask(about cause: Cause, of element: Int) {
    inquiry.causes.insert(cause)
    markSystem(around: element)
  }

  fileprivate func explanation(of element: Int) -> Explanation {
    let frame = frames[element]
    let corner = frames[max(Int(screen.elements[element].parent), 0)]
    let place = "\(shown(frame.x - corner.x)), \(shown(frame.y - corner.y))"
    return Explanation(
      "'\(screen.title(of: element))' stands at \(place), \(shown(frame.width)) wide and \(shown(frame.height)) high",
      screen.span(of: element))
  }

  private mutating func explain(
    _ row: Int, _ cause: Cause, _ edge: (subject: Int, owner: Int, item: LayoutItem, anchor: LayoutAttribute),
    in region: inout SolvedRegion
  ) {
    let speaker = Speaker(subject: edge.subject, owner: edge.owner, cause: cause)
    guard let expression = expression(of: edge.anchor, edge.item, for: speaker, in: &region.system) else { return }
    let value = region.solution.value(of: expression)
    let error = region.solution.error(of: row)
    let outcome: String
    if let height = outgrownHeight(of: edge.subject, by: cause), value > height {
      outcome = "gives way to the placeholder lines"
    } else {
      outcome = error == 0 ? "holds" : "fails by \(shown(abs(error))) points"
    }
    var headline = "\(screen.phrase(for: cause)) \(outcome): '\(edge.anchor.rawValue)' is \(shown(value))"
    var notes: [Explanation.Note] = []
    if region.solution.isDecided(expression) {
      for decider in region.solution.support(of: expression) {
        let decider = region.system.causes[decider]
        if decider == cause { continue }
        let note = Explanation.Note("It is decided by \(screen.phrase(for: decider))", screen.span(of: decider))
        if !notes.contains(note) { notes.append(note) }
      }
    } else {
      headline += ", and nothing decides it"
    }
    inquiry.answers.append(Explanation(headline, screen.span(of: cause), notes: notes))
  }

  /// The constant height that a label is given, where its placeholder lines need more.
  private func outgrownHeight(of label: Int, by cause: Cause) -> Double? {
    let height: Double? =
      switch cause {
      case .attribute(let attribute, _): attribute == .height ? self[placement: label].height : nil
      case .constraint(let index):
        screen.constraints[index].isConstantHeight(of: label) ? screen.constraints[index].constant : nil
      case .content, .arrangement, .length: nil
      }
    guard let height, let needed = neededHeight(of: label), height < needed else { return nil }
    return height
  }
}

extension Screen {
  /// What an element says of its own place in attributes.
  fileprivate func ownConstraints(of element: Int) -> [Cause] {
    let placement = self[placement: element]
    var causes: [Cause] = []
    if placement.frame != nil { causes.append(.attribute(.frame, of: element)) }
    if placement.pin != nil { causes.append(.attribute(.pin, of: element)) }
    if placement.center != nil { causes.append(.attribute(.center, of: element)) }
    if placement.width != nil { causes.append(.attribute(.width, of: element)) }
    if placement.height != nil { causes.append(.attribute(.height, of: element)) }
    return causes
  }

  /// The edge or length that the row of that number speaks of, of those that come from one cause.
  fileprivate func edge(
    of cause: Cause, _ number: Int
  ) -> (subject: Int, owner: Int, item: LayoutItem, anchor: LayoutAttribute)? {
    switch cause {
    case .constraint(let index):
      let constraint = constraints[index]
      return (constraint.subject(in: self), constraint.owner, constraint.item, constraint.attribute)
    case .attribute(let attribute, let element):
      let anchors = anchors(of: attribute, element)
      guard anchors.indices.contains(number) else { return nil }
      return (element, element, .element(element), anchors[number])
    case .content, .arrangement, .length: return nil
    }
  }

  /// In the order of the rows.
  private func anchors(of attribute: AttributeID, _ element: Int) -> [LayoutAttribute] {
    switch attribute {
    case .width: return [.width]
    case .height: return [.height]
    case .center: return [.centerX, .centerY]
    case .frame: return [.leading, .width, .top, .height]
    case .pin: return self[placement: element].pin?.edges.map(\.0) ?? []
    default: return []
    }
  }
}
