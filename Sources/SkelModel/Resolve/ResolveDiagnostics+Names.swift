import SkelSyntax

// The words of the resolve pass about names: of attributes, kinds, constants, components and elements.

extension Diagnostic {
  static func unknownAttribute(_ word: String, on kind: String, candidates: [String], _ span: Span) -> Diagnostic {
    let headline = "'\(word)' is not an attribute of \(kind)"
    if candidates.count == 1 { return meant(.unknownAttribute, headline, candidates[0], span) }
    if let advice = OtherSpelling.advice(word) {
      return Diagnostic(.otherSpelling, "'\(word)' is not an attribute: \(advice)", span)
    }
    return named(.unknownAttribute, headline, word, among: candidates, span)
  }

  /// An attribute by a foreign name; its value too, where that is foreign as well.
  static func otherAttribute(
    _ word: String, _ ours: AttributeID, value: String? = nil, _ span: Span, whole: Span? = nil
  ) -> Diagnostic {
    let name = ours.rawValue
    guard let value, let whole else {
      return Diagnostic(.otherSpelling, "'\(word)' is called '\(name)' here", span, fixIts: [.init(span, name)])
    }
    let written = "\(name): \(value)"
    return Diagnostic(
      .otherSpelling, "'\(word)' is called '\(name)' here: '\(written)'", span, fixIts: [.init(whole, written)])
  }

  /// - Parameter head: from the word to the value; `nil` in parentheses, where no constraint can stand.
  static func anchorForAttribute(_ word: String, _ anchor: LayoutAttribute, _ span: Span, head: Span?) -> Diagnostic {
    let name = anchor.rawValue
    guard let head else {
      return Diagnostic(
        .unknownAttribute, "'\(word)' is an anchor, not an attribute; write '\(name) == …' in the braces", span)
    }
    return Diagnostic(
      .unknownAttribute, "'\(word)' is an anchor, not an attribute; a constraint is written '\(name) == …'", span,
      fixIts: [.init(head, "\(name) == ")])
  }

  static func pointlessAttribute(_ word: String, _ reason: String, _ span: Span, removal: [FixIt]) -> Diagnostic {
    Diagnostic(.otherSpelling, "'\(word)' is not an attribute: \(reason); remove it", span, fixIts: removal)
  }

  /// - Parameter name: where the value is a word, which is taken for the element's name.
  static func kindForAttribute(_ word: String, _ span: Span, name: Span?) -> Diagnostic {
    let headline = "'\(word)' is a kind of element, not an attribute; there is no ':' behind it"
    let fixIts = name.map { [FixIt(Span(span.file, Int(span.start), Int($0.start)), "\(word) ")] }
    return Diagnostic(.unknownAttribute, headline, span, fixIts: fixIts ?? [])
  }

  static func attributeForKind(
    _ word: String, _ attribute: AttributeID, _ value: String?, _ span: Span, whole: Span
  ) -> Diagnostic {
    let name = attribute.rawValue
    let headline =
      "'\(word)' is no kind of element; an attribute is written '\(name): \(value.map { excerpt($0) } ?? "…")'"
    return Diagnostic(.unknownKind, headline, span, fixIts: value.map { [.init(whole, "\(name): \($0)")] } ?? [])
  }

  static func notApplicable(
    _ attribute: Attribute, _ kind: String, hasChildren: Bool, _ span: Span
  ) -> Diagnostic {
    let which = attribute.scope.kinds == nil && hasChildren ? "a \(kind) with children" : "a \(kind)"
    let other = OtherSpelling.counterpart(of: attribute.id)
    if let other, let row = Attribute.index(other.rawValue), let kind = ElementKind(word: kind),
      Attribute.all[row].scope.includes(kind, hasChildren: hasChildren)
    {
      return Diagnostic(
        .notApplicable, "'\(attribute.id.rawValue)' says nothing on \(which); there it is '\(other.rawValue)'", span,
        fixIts: [.init(span, other.rawValue)])
    }
    return Diagnostic(
      .notApplicable, "'\(attribute.id.rawValue)' says nothing on \(which); it is for \(attribute.scope.title)",
      span)
  }

  static func unknownKind(_ word: String, candidates: [String], _ span: Span) -> Diagnostic {
    let headline = "'\(word)' is neither a kind of element nor a component"
    if candidates.count == 1 { return meant(.unknownKind, headline, candidates[0], span) }
    return named(.unknownKind, headline, word, among: candidates, span)
  }

  static func otherKind(_ word: String, _ kind: ElementKind, _ span: Span, _ fixIts: [FixIt]) -> Diagnostic {
    Diagnostic(.otherSpelling, "'\(word)' is called '\(kind.rawValue)' here", span, fixIts: fixIts)
  }

  static func stackWithoutAxis(_ word: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .otherSpelling, "'\(word)' is called 'vstack' or 'hstack' here", span,
      fixIts: [.init(span, "vstack", isSafe: false), .init(span, "hstack", isSafe: false)])
  }

  /// - Parameters:
  ///   - ours: what is written instead of all of it, where that is certain.
  ///   - whole: all of it; `nil` where a block hangs on it.
  static func kindAdvice(_ word: String, _ advice: String, _ span: Span, ours: String?, whole: Span?) -> Diagnostic {
    var fixIts: [Diagnostic.FixIt] = []
    if let ours, let whole { fixIts = [.init(whole, ours)] }
    return Diagnostic(.otherSpelling, "'\(word)' is no element: \(advice)", span, fixIts: fixIts)
  }

  static func foreignModifier(_ word: String, _ ours: String?, _ span: Span, _ fixIt: Diagnostic.FixIt?) -> Diagnostic {
    let what =
      ours.map { "'\(excerpt($0, limit: 80))' in its parentheses says it" }
      ?? "attributes go into its parentheses or braces"
    return Diagnostic(
      .expected, "'.\(word)(…)' cannot follow an element; \(what)", span, fixIts: fixIt.map { [$0] } ?? [])
  }

  static func constraintCall(_ ours: String, _ span: Span, whole: Span) -> Diagnostic {
    Diagnostic(
      .otherSpelling, "This constraint is written '\(excerpt(ours, limit: 80))' here", span,
      fixIts: [.init(whole, ours)])
  }

  /// A path of guides and anchors by UIKit's names.
  static func otherPath(_ theirs: String, _ ours: String, _ span: Span, fixIt: Diagnostic.FixIt) -> Diagnostic {
    Diagnostic(.otherSpelling, "'\(excerpt(theirs))' is called '\(excerpt(ours))' here", span, fixIts: [fixIt])
  }

  static func guideHasNoElements(_ guide: String, _ span: Span) -> Diagnostic {
    Diagnostic(.unknownName, "'\(guide)' has anchors and no elements; an element is named without it", span)
  }

  static func frameworkImport(_ name: String, _ span: Span, removal: [FixIt]) -> Diagnostic {
    let headline = "'\(name)' needs no import, since kinds and attributes are built in; remove the line"
    return Diagnostic(.otherSpelling, headline, span, fixIts: removal)
  }

  static func unknownName(_ word: String, _ what: String, among candidates: [String], _ span: Span) -> Diagnostic {
    named(.unknownName, "There is no \(what) '\(word)' here", word, among: candidates, span)
  }

  /// A name with indices that no element bears, though one is called so.
  static func unknownTurn(_ step: Value.PathStep) -> Diagnostic {
    let headline =
      step.indices.isEmpty
      ? "'\(step.name)' stands inside 'repeat'; name one turn of it, such as '\(step.name)[0]'"
      : "There is no element '\(step.indices.reduce(step.name) { "\($0)[\($1)]" })' here"
    return Diagnostic(.unknownName, headline, step.span)
  }

  static func unknownConstant(_ word: String, among candidates: [String], _ span: Span) -> Diagnostic {
    named(.unknownName, "There is no constant or parameter '\(word)' here", word, among: candidates, span)
  }

  static func unknownStyle(_ word: String, among candidates: [String], _ span: Span) -> Diagnostic {
    named(.unknownStyle, "There is no style '\(word)'", word, among: candidates, span)
  }

  /// - Parameter kind: what the component fills, which has no name of its own.
  static func unknownComponent(
    _ word: String, filling kind: ElementKind, among candidates: [String], _ span: Span
  ) -> Diagnostic {
    let headline = "There is no component '\(word)'"
    let rule = "; the word behind '\(kind.rawValue)' is no name but the component that fills it"
    return named(.unknownKind, headline, word, among: candidates, span, otherwise: rule)
  }

  static func unknownParameter(
    _ word: String?, of component: String, parameters: [String], _ span: Span
  ) -> Diagnostic {
    guard let word else {
      return Diagnostic(
        .unknownArgument, "Arguments of '\(component)' carry their parameter's name", span,
        fixIts: parameters.count == 1
          ? [.init(Span(span.file, Int(span.start), Int(span.start)), "\(parameters[0]): ")] : [])
    }
    let others = parameters.isEmpty ? "; it has none" : "; it has \(parameters.joinedAsChoice())"
    return named(
      .unknownArgument, "'\(component)' has no parameter '\(word)'", word, among: parameters, span, otherwise: others)
  }

  static func missingParameter(_ parameter: String, of component: String, _ span: Span, declared: Span) -> Diagnostic {
    Diagnostic(
      .missingArgument, "'\(component)' needs '\(parameter)'", span,
      notes: [.init("'\(parameter)' has no default", declared)])
  }

  static func declaredTwice(_ what: String, _ name: String, _ span: Span, earlier: Span) -> Diagnostic {
    Diagnostic(
      .declaredTwice, "\(what) '\(name)' is declared twice", span, notes: [.init("First declared here", earlier)])
  }

  static func broughtTwice(_ what: String, _ name: String, _ span: Span, places: [Span]) -> Diagnostic {
    Diagnostic(
      .declaredTwice, "\(what) '\(name)' is brought in twice", span,
      notes: places.map { .init("Declared here", $0) })
  }

  static func setTwice(_ attribute: String, by other: String, _ span: Span, earlier: Span) -> Diagnostic {
    let headline = attribute == other ? "'\(attribute)' is set twice" : "'\(attribute)' is already set by '\(other)'"
    return Diagnostic(.setTwice, headline, span, notes: [.init("First set here", earlier)])
  }

  static func reservedName(_ name: String, _ what: String, _ span: Span) -> Diagnostic {
    Diagnostic(.reservedName, "\(what) cannot be called '\(name)': the word means something else here", span)
  }

  static func recursion(_ what: String, _ name: String, _ span: Span, _ notes: [Diagnostic.Note]) -> Diagnostic {
    Diagnostic(.recursion, "\(what) '\(name)' contains itself", span, notes: notes)
  }

  static func nameTwiceInSight(_ name: String, _ span: Span, _ places: [Span]) -> Diagnostic {
    Diagnostic(
      .declaredTwice, "'\(name)' names both a sibling and a child", span, notes: places.map { .init("One is here", $0) }
    )
  }

  static func notAnAnchor(_ word: String, _ span: Span) -> Diagnostic {
    named(.unknownName, "'\(word)' is not an anchor", word, among: LayoutAttribute.allCases.map(\.rawValue), span)
  }

  /// - Parameter other: the anchor on the left side, where the name stands on the right.
  static func anchorMissing(_ name: String, beside other: LayoutAttribute?, _ span: Span) -> Diagnostic {
    let what = Guide(rawValue: name) == nil ? "an element" : "a guide"
    let example = "\(name).\(other?.rawValue ?? "bottom")"
    let end = Span(span.file, Int(span.end), Int(span.end))
    let isGuide = Guide(rawValue: name) != nil
    return Diagnostic(
      .notLinear, "'\(name)' names \(what); name an anchor of it, such as '\(example)'", span,
      fixIts: other.map { [.init(end, ".\($0.rawValue)", isSafe: isGuide)] } ?? [])
  }

  static func notLinear(_ span: Span) -> Diagnostic {
    Diagnostic(.notLinear, "A constraint is linear: anchors may be added and multiplied by numbers only", span)
  }

  /// `saysPlace`: the right side is a place, though not one that belongs to the left side.
  static func unpairedAnchor(
    _ anchor: LayoutAttribute, saysPlace: Bool, _ span: Span, counted: (written: String, fixIt: Diagnostic.FixIt)?
  ) -> Diagnostic {
    let name = anchor.rawValue
    let headline: String
    if anchor.isLength {
      headline = "'\(name)' is a length, and the right side is a place"
    } else if saysPlace {
      let words = anchor.axis == .horizontal ? ("across", "down") : ("down", "across")
      headline = "'\(name)' counts \(words.0), and the right side \(words.1)"
    } else {
      let example = counted.map { excerpt($0.written, limit: 80) } ?? "parent.\(name) + 10"
      headline = "'\(name)' is a place, and the right side a length: count from an anchor, as in '\(example)'"
    }
    return Diagnostic(.unpairedAnchor, headline, span, fixIts: counted.map { [$0.fixIt] } ?? [])
  }

  static func screenIsNotPlaced(_ span: Span) -> Diagnostic {
    Diagnostic(.notApplicable, "No constraint places a screen; its 'size' or 'device' says how large it is", span)
  }

  static func screenSizeUnknown(_ span: Span) -> Diagnostic {
    Diagnostic(.notConstant, "What decides the size of the screen cannot depend on it", span)
  }
}
