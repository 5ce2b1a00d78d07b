import SkelSyntax

// MARK: - Interface

extension Resolver {
  /// A constraint with its names looked up; `nil` after a mistake.
  mutating func constraint(_ pending: PendingConstraint) -> Constraint? {
    guard let (item, attribute) = anchor(pending.left, from: pending.viewpoint, beside: nil, in: pending) else {
      return nil
    }
    if item == .element(0), screen.elements[0].kind == .screen {
      reader.diagnostics.report(.screenIsNotPlaced(pending.span))
      return nil
    }
    guard let terms = terms(of: pending, attribute) else { return nil }
    guard isPaired(attribute, with: terms, pending.span) else { return nil }
    return Constraint(
      owner: pending.viewpoint.owner, item: item, attribute: attribute, relation: pending.relation, terms: terms,
      constant: pending.right.constant, priority: pending.priority, span: pending.span)
  }

  /// The element that a path names; `nil` after a mistake.
  mutating func element(_ path: InternedPath, from viewpoint: Viewpoint) -> Int? {
    guard let outermost = firstElement(of: path, from: viewpoint, isAnchor: false, in: nil) else { return nil }
    return descend(from: outermost, by: path.first + 1..<path.last + 1)
  }
}

extension Resolver {
  /// A path of UIKit's words as it is written here: `view.safeAreaLayoutGuide.topAnchor` is `safeArea.top`. Words that
  /// mean nothing else stay; `nil` where the last word is no anchor.
  func ours(ofPath words: [String], isAnchor: Bool = true) -> String? {
    var words = words[...]
    var anchor = ""
    if isAnchor {
      guard let last = words.popLast(), let meant = OtherSpelling.anchor(last) else { return nil }
      anchor = meant.rawValue
    }
    if words.first == "self" { words.removeFirst() }
    // Whose guide it is goes without saying: the parent's.
    if words.count > 1, let guide = words.last.flatMap(OtherSpelling.guide) { words = [guide.rawValue] }
    if let first = words.first, let guide = OtherSpelling.guide(first) {
      words[words.startIndex] = guide.rawValue
    } else if words.first == "view" {
      words[words.startIndex] = "parent"
    }
    return (Array(words) + (isAnchor ? [anchor] : [])).joined(separator: ".")
  }
}

// MARK: - Implementation

/// What a name means: a child of the one who says it, something around it, or, by mistake, both.
private struct Finding {
  var child: Int?
  var outer: Int?

  var isNothing: Bool { child == nil && outer == nil }
}

extension Resolver {
  private mutating func terms(of pending: PendingConstraint, _ left: LayoutAttribute) -> [Constraint.Term]? {
    let places = pending.right.terms
    // Most constraints have one term or none, and a literal costs less than an array that grows.
    if places.count == 1 { return term(places.lowerBound, from: pending.viewpoint, left).map { [$0] } }
    var terms: [Constraint.Term] = []
    for place in places {
      guard let term = term(place, from: pending.viewpoint, left) else { return nil }
      terms.append(term)
    }
    return terms
  }

  private mutating func term(_ place: Int, from viewpoint: Viewpoint, _ left: LayoutAttribute) -> Constraint.Term? {
    let term = references.terms[place]
    guard let (item, attribute) = anchor(term.path, from: viewpoint, beside: left, in: nil) else { return nil }
    return Constraint.Term(coefficient: term.coefficient, item: item, attribute: attribute)
  }

  /// A place is said by a place along the same axis, a length by lengths and distances, as in Auto Layout.
  private mutating func isPaired(
    _ attribute: LayoutAttribute, with terms: [Constraint.Term], _ span: Span
  ) -> Bool {
    var across = 0.0
    var down = 0.0
    for term in terms where !term.attribute.isLength {
      switch term.attribute.axis {
      case .horizontal: across += term.coefficient
      case .vertical: down += term.coefficient
      }
    }
    let saysAcross = abs(across) > 1e-9
    let saysDown = abs(down) > 1e-9
    let wants = attribute.isLength ? nil : attribute.axis
    if saysAcross == (wants == .horizontal), saysDown == (wants == .vertical) { return true }
    let counted = terms.isEmpty && !attribute.isLength ? counted(attribute, span) : nil
    reader.diagnostics.report(.unpairedAnchor(attribute, saysPlace: saysAcross || saysDown, span, counted: counted))
    return false
  }

  /// `trailing == 16` is counted from the parent's own: `parent.trailing - 16`. At the far edges a number without sign may
  /// mean either way.
  private func counted(_ anchor: LayoutAttribute, _ span: Span) -> (written: String, fixIt: Diagnostic.FixIt)? {
    let text = Array(reader.text(of: span).utf8)
    guard let equals = text.firstIndex(of: UInt8(ascii: "=")),
      let start = text[equals...].firstIndex(where: { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: " ") })
    else { return nil }
    let number = String(decoding: text[start...], as: UTF8.self)
    let isNegative = text[start] == UInt8(ascii: "-")
    let isFar = anchor == .trailing || anchor == .right || anchor == .bottom
    let from = "parent.\(anchor.rawValue)" + (isNegative || isFar ? " - " : " + ")
    let first = Int(span.start) + start
    let place = Span(span.file, first, isNegative ? first + 1 : first)
    return (from + (isNegative ? String(number.dropFirst()) : number), .init(place, from, isSafe: isNegative || !isFar))
  }

  /// - Parameter other: the anchor on the left side, where this one stands on the right.
  private mutating func anchor(
    _ path: InternedPath, from viewpoint: Viewpoint, beside other: LayoutAttribute?, in constraint: PendingConstraint?
  ) -> (LayoutItem, LayoutAttribute)? {
    let last = references.steps[path.last]
    guard !last.hasIndices, let attribute = names.anchor(last.name) else {
      if !reportForeign(path, from: viewpoint, isAnchor: true, in: constraint) {
        reportNoAnchor(path, from: viewpoint, beside: other)
      }
      return nil
    }
    guard path.last > path.first else { return (.element(viewpoint.owner), attribute) }
    let first = references.steps[path.first]
    if path.inner.isEmpty, !first.hasIndices, let guide = names.guide(first.name) { return (.guide(guide), attribute) }
    guard let outermost = firstElement(of: path, from: viewpoint, isAnchor: true, in: constraint),
      let element = descend(from: outermost, by: path.inner)
    else { return nil }
    return (.element(element), attribute)
  }

  private mutating func reportNoAnchor(
    _ path: InternedPath, from viewpoint: Viewpoint, beside other: LayoutAttribute?
  ) {
    let last = references.steps[path.last]
    let text = names.text(of: last.name)
    var isElement = path.last > path.first || names.guide(last.name) != nil
    if !isElement {
      let finding = find(references.steps[path.first], from: viewpoint)
      isElement = (finding.child == nil) != (finding.outer == nil)
    }
    reader.diagnostics.report(
      isElement && suggestion(for: text, among: LayoutAttribute.allCases.map(\.rawValue)) == nil
        ? .anchorMissing(text, beside: other, last.span) : .notAnAnchor(text, last.span))
  }

  /// Reports a path that names guides and anchors as UIKit does; false where it does not, or where an element is called
  /// so. The fix-it mends the other paths of the constraint, too.
  private mutating func reportForeign(
    _ path: InternedPath, from viewpoint: Viewpoint, isAnchor: Bool, in constraint: PendingConstraint?
  ) -> Bool {
    guard let (ours, span) = foreign(path, from: viewpoint, isAnchor: isAnchor) else { return false }
    var written = ours
    var place = span
    for term in constraint?.right.terms ?? 0..<0 {
      guard let (ours, span) = foreign(references.terms[term].path, from: viewpoint, isAnchor: true),
        span.start >= place.end
      else { continue }
      written += reader.text(of: Span(span.file, Int(place.end), Int(span.start))) + ours
      place = place.joined(span)
    }
    reader.diagnostics.report(.otherPath(reader.text(of: span), ours, span, fixIt: .init(place, written)))
    return true
  }

  /// What a path of UIKit's words is here, and where it stands; `nil` for any other.
  private func foreign(
    _ path: InternedPath, from viewpoint: Viewpoint, isAnchor: Bool
  ) -> (ours: String, span: Span)? {
    let steps = references.steps[path.first...path.last]
    guard steps.allSatisfy({ !$0.hasIndices }) else { return nil }
    let words = steps.map { names.text(of: $0.name) }
    let isElement = !find(references.steps[path.first], from: viewpoint).isNothing
    if isElement, path.last == path.first { return nil }
    let ours: String?
    if isElement {
      let anchor = isAnchor ? OtherSpelling.anchor(words[words.count - 1]) : nil
      ours = anchor.map { (words.dropLast() + [$0.rawValue]).joined(separator: ".") }
    } else {
      ours = self.ours(ofPath: words, isAnchor: isAnchor)
    }
    guard let ours, ours != words.joined(separator: ".") else { return nil }
    return (ours, references.steps[path.first].span.joined(references.steps[path.last].span))
  }

  /// The element that the first step of a path names.
  private mutating func firstElement(
    of path: InternedPath, from viewpoint: Viewpoint, isAnchor: Bool, in constraint: PendingConstraint?
  ) -> Int? {
    let step = references.steps[path.first]
    let finding = find(step, from: viewpoint)
    if let child = finding.child, let outer = finding.outer {
      reader.diagnostics.report(
        .nameTwiceInSight(names.text(of: step.name), step.span, [screen.span(of: child), screen.span(of: outer)]))
      return nil
    }
    if let element = finding.child ?? finding.outer { return element }
    if !reportForeign(path, from: viewpoint, isAnchor: isAnchor, in: constraint) {
      reportUnknown(step, among: namesInSight(viewpoint))
    }
    return nil
  }

  private mutating func descend(from element: Int, by steps: Range<Int>) -> Int? {
    var element = element
    for index in steps {
      let step = references.steps[index]
      guard let next = child(of: element, step, turns: 0) else {
        let names = screen.children(of: element).filter { screen.elements[$0].isNamed }.map { screen.title(of: $0) }
        reportUnknown(step, among: names)
        return nil
      }
      element = next
    }
    return element
  }

  private mutating func reportUnknown(_ step: InternedStep, among candidates: [String]) {
    let name = names.text(of: step.name)
    if names.guide(step.name) != nil, !step.hasIndices {
      reader.diagnostics.report(.guideHasNoElements(name, step.span))
      return
    }
    if reader.mayBeKnown(step.span) { return }
    let isTurn = candidates.contains { $0 == name || $0.hasPrefix(name + "[") }
    let spelled = Value.PathStep(name: name, indices: Array(references.indices[step.indices]), span: step.span)
    reader.diagnostics.report(
      isTurn ? .unknownTurn(spelled) : .unknownName(name, "element", among: candidates, step.span))
  }

  /// What a name means: siblings and children together, else the nearest outward.
  private func find(_ step: InternedStep, from viewpoint: Viewpoint) -> Finding {
    var finding = Finding()
    if viewpoint.sight != .outside { finding.child = child(of: viewpoint.owner, step, turns: viewpoint.innerTurns) }
    guard viewpoint.sight != .inside else { return finding }
    var element = viewpoint.owner
    while screen.elements[element].parent >= 0 {
      let parent = Int(screen.elements[element].parent)
      finding.outer = child(of: parent, step, turns: Int(provenance[element].turns))
      guard finding.isNothing, !provenance[parent].isComponentRoot else { break }
      element = parent
    }
    return finding
  }

  /// A named child; inside a repeat the nearest turn counts, then what its indices say. `turns` is an index into
  /// `turnLists`.
  private func child(of parent: Int, _ step: InternedStep, turns: Int) -> Int? {
    if !step.hasIndices, turnLists[turns].isEmpty {
      guard let symbol = tables.symbol(of: step.name) else { return nil }
      return namedElements.child(of: parent, symbol, -1, in: screen.elements)
    }
    let turns = turnLists[turns]
    for count in stride(from: turns.count, through: 0, by: -1) {
      let list = turns.prefix(count) + references.indices[step.indices]
      guard let name = names.known(step.name, in: list.dropLast()), let symbol = tables.symbol(of: name) else {
        continue
      }
      let ordinal = list.last.map(Int32.init) ?? -1
      if let child = namedElements.child(of: parent, symbol, ordinal, in: screen.elements) { return child }
    }
    return nil
  }

  private func namesInSight(_ viewpoint: Viewpoint) -> [String] {
    var names: [String] = Guide.allCases.map(\.rawValue)
    var element = viewpoint.owner
    names += screen.children(of: element).filter { screen.elements[$0].isNamed }.map { screen.title(of: $0) }
    while screen.elements[element].parent >= 0, names.count < 200, !provenance[element].isComponentRoot {
      element = Int(screen.elements[element].parent)
      names += screen.children(of: element).filter { screen.elements[$0].isNamed }.map { screen.title(of: $0) }
    }
    return names
  }
}
