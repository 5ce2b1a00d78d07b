import SkelSyntax

// The words of the resolve pass and of the readers of values.

// MARK: - Values

extension Diagnostic {
  static func typeMismatch(_ subject: String, wants wanted: String, got value: Value) -> Diagnostic {
    Diagnostic(.typeMismatch, "'\(subject)' takes \(wanted), not \(value.description)", value.span)
  }

  static func outOfRange(
    _ subject: String, _ number: Double, _ range: ClosedRange<Double>, _ unit: Attribute.Unit, _ span: Span
  ) -> Diagnostic {
    let what = unit == .none || unit == .priority ? "" : " \(unit.rawValue)"
    let bounds = "\(shown(range.lowerBound)) to \(shown(range.upperBound))\(what)"
    return Diagnostic(.outOfRange, "'\(subject)' goes from \(bounds), not \(shown(number))", span)
  }

  static func notWhole(_ subject: String, _ number: Double, _ span: Span) -> Diagnostic {
    Diagnostic(.typeMismatch, "'\(subject)' takes a whole number, not \(shown(number))", span)
  }

  static func tooLarge(_ symbol: String, _ span: Span) -> Diagnostic {
    Diagnostic(.outOfRange, "What '\(symbol)' comes to here is larger than any number", span)
  }

  static func otherBoolean(_ word: String, _ meant: Bool, _ span: Span) -> Diagnostic {
    Diagnostic(.otherSpelling, "'\(word)' is written '\(meant)' here", span, fixIts: [.init(span, "\(meant)")])
  }

  static func unknownWord(_ subject: String, _ word: String, choices: [String], _ span: Span) -> Diagnostic {
    named(
      .unknownValue, "'\(word)' is not a value of '\(subject)'", word, among: choices, span,
      otherwise: choices.count <= 8 ? "; it takes \(choices.joinedAsChoice())" : "")
  }

  static func unknownColour(_ word: String, _ span: Span) -> Diagnostic {
    named(.unknownValue, "'\(word)' is not the name of a colour", word, among: NamedColour.all.map(\.name), span)
  }

  static func unknownLabel(_ label: String?, of what: String, known: [String], _ span: Span) -> Diagnostic {
    guard let label else {
      let labels = known.count == 1 ? "with its label" : "each with its label"
      return Diagnostic(.unknownArgument, "'\(what)' takes \(known.joinedAsChoice()), \(labels)", span)
    }
    let labels = known.isEmpty ? "" : "; it takes \(known.joinedAsChoice())"
    return named(.unknownArgument, "'\(what)' takes no '\(label)'", label, among: known, span, otherwise: labels)
  }

  static func tooManyArguments(_ what: String, known: [String], _ span: Span) -> Diagnostic {
    let all = known.isEmpty ? "nothing" : "\(known.map { "'\($0)'" }.joinedAsList()) only"
    return Diagnostic(.unknownArgument, "'\(what)' takes \(all)", span)
  }

  static func unknownLabelInHead(_ owner: String, _ span: Span) -> Diagnostic {
    Diagnostic(.unknownArgument, "The parentheses behind \(owner) hold attributes, each with its name", span)
  }

  static func labelTwice(_ label: String, _ span: Span) -> Diagnostic {
    Diagnostic(.setTwice, "'\(label)' is given twice", span)
  }

  static func componentsMissing(_ what: String, _ wanted: [String], _ span: Span) -> Diagnostic {
    Diagnostic(.missingArgument, "'\(what)' needs \(wanted.map { "'\($0)'" }.joinedAsList())", span)
  }

  static func notAnimatable(_ keyPath: String, _ span: Span) -> Diagnostic {
    let headline = "No picture can show '\(keyPath)' in motion; it stays in JSON and Swift"
    guard let meant = suggestion(for: keyPath, among: AnimatedKeyPath.allCases.map(\.rawValue)) else {
      return Diagnostic(.notAnimatable, headline, span)
    }
    let fixIt = Diagnostic.FixIt(span, "\"\(meant)\"", isSafe: false)
    return Diagnostic(.notAnimatable, "\(headline); did you mean '\(meant)'?", span, fixIts: [fixIt])
  }

  static func nothingMoves(_ still: StillMotion, _ span: Span) -> Diagnostic {
    let headline =
      switch still {
      case .noGradient(let motion):
        "'\(motion)' moves gradients, and nothing that it is said of is filled with one: add 'fill: gradient(skeletonDefault)'"
      case .otherCount(let keyPath, let entries, let colours):
        "'\(keyPath)' takes one entry for each of the gradient's \(colours) colours, not \(entries): nothing moves"
      }
    return Diagnostic(.notAnimatable, headline, span)
  }

  static func divisionByZero(_ span: Span) -> Diagnostic {
    Diagnostic(.divisionByZero, "Division by zero", span)
  }

  static func operands(_ symbol: String, want wanted: String, got value: Value) -> Diagnostic {
    Diagnostic(.typeMismatch, "'\(symbol)' takes \(wanted), not \(value.description)", value.span)
  }

  static func notNumberOfTurns(_ value: Value, most: Int) -> Diagnostic {
    if case .number(let number) = value.kind {
      return Diagnostic(
        .outOfRange, "'repeat' takes a whole number from 0 to \(most), not \(shown(number))", value.span)
    }
    return Diagnostic(.typeMismatch, "'repeat' takes a whole number, not \(value.description)", value.span)
  }

  static func indexOutOfRange(_ index: Double, count: Int, _ span: Span) -> Diagnostic {
    Diagnostic(.outOfRange, "The list has \(count) entries, 0 to \(count - 1), not \(shown(index))", span)
  }
}

// MARK: - Names

extension Diagnostic {
  static func unknownAttribute(_ word: String, on kind: String, candidates: [String], _ span: Span) -> Diagnostic {
    if let meant = OtherSpelling.attribute(word) {
      return Diagnostic(
        .otherSpelling, "'\(word)' is called '\(meant.rawValue)' here", span, fixIts: [.init(span, meant.rawValue)])
    }
    if let advice = OtherSpelling.advice(word) {
      return Diagnostic(.otherSpelling, "'\(word)' is not an attribute: \(advice)", span)
    }
    return named(.unknownAttribute, "'\(word)' is not an attribute of \(kind)", word, among: candidates, span)
  }

  static func notApplicable(
    _ attribute: Attribute, _ kind: String, hasChildren: Bool, _ span: Span
  ) -> Diagnostic {
    let which = attribute.scope.kinds == nil && hasChildren ? "a \(kind) with children" : "a \(kind)"
    return Diagnostic(
      .notApplicable, "'\(attribute.id.rawValue)' says nothing on \(which); it is for \(attribute.scope.title)",
      span)
  }

  static func unknownKind(_ word: String, candidates: [String], _ span: Span) -> Diagnostic {
    named(.unknownKind, "'\(word)' is neither a kind of element nor a component", word, among: candidates, span)
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

  static func unknownComponent(_ word: String, among candidates: [String], _ span: Span) -> Diagnostic {
    named(.unknownKind, "There is no component '\(word)'", word, among: candidates, span)
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

  static func anchorMissing(_ name: String, _ span: Span) -> Diagnostic {
    Diagnostic(.notLinear, "'\(name)' names an element; name an anchor of it, such as '\(name).bottom'", span)
  }

  static func notLinear(_ span: Span) -> Diagnostic {
    Diagnostic(.notLinear, "A constraint is linear: anchors may be added and multiplied by numbers only", span)
  }

  /// `saysPlace`: the right side is a place, though not one that belongs to the left side.
  static func unpairedAnchor(
    _ anchor: LayoutAttribute, saysPlace: Bool, _ span: Span
  ) -> Diagnostic {
    let name = anchor.rawValue
    let headline: String
    if anchor.isLength {
      headline = "'\(name)' is a length, and the right side is a place"
    } else if saysPlace {
      let words = anchor.axis == .horizontal ? ("across", "down") : ("down", "across")
      headline = "'\(name)' counts \(words.0), and the right side \(words.1)"
    } else {
      headline = "'\(name)' is a place, and the right side a length: count from an anchor, as in 'parent.\(name) + 10'"
    }
    return Diagnostic(.unpairedAnchor, headline, span)
  }

  static func screenIsNotPlaced(_ span: Span) -> Diagnostic {
    Diagnostic(.notApplicable, "No constraint places a screen; its 'size' or 'device' says how large it is", span)
  }

  static func screenSizeUnknown(_ span: Span) -> Diagnostic {
    Diagnostic(.notConstant, "What decides the size of the screen cannot depend on it", span)
  }
}

// MARK: - Elements and files

extension Diagnostic {
  static func misplacedElement(_ word: String, _ rule: String, _ span: Span) -> Diagnostic {
    Diagnostic(.misplacedElement, "'\(word)' \(rule)", span)
  }

  static func secondOfOne(_ word: String, in whole: String, _ span: Span, earlier: Span) -> Diagnostic {
    Diagnostic(
      .misplacedElement, "'\(word)' cannot stand here: a \(whole) has one and no more", span,
      notes: [.init("It stands here", earlier)])
  }

  static func cannotHaveChildren(_ what: String, _ span: Span) -> Diagnostic {
    Diagnostic(.cannotHaveChildren, "\(what) cannot hold elements", span)
  }

  static func misplacedInRepeat(_ what: String, _ span: Span) -> Diagnostic {
    Diagnostic(.misplacedItem, "\(what) inside 'repeat' would be said once for each turn", span)
  }

  static func tooManyElements(_ most: Int, _ span: Span) -> Diagnostic {
    Diagnostic(.tooManyElements, "A screen holds at most \(most) elements", span)
  }

  static func tooDeep(_ what: String, most: Int = Resolver.mostNested, _ span: Span) -> Diagnostic {
    Diagnostic(.tooDeep, "\(what) are nested at most \(most) deep", span)
  }

  static func unknownDevice(_ name: String, _ span: Span) -> Diagnostic {
    named(.unknownValue, "'\(name)' is not a known device", name, among: Device.all.map(\.name), span)
  }

  static func singleLine(_ title: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .singleLineWidth,
      "The single line of '\(title)' is drawn 15 points high and 70 % wide; 'renderSingleLineAsView: true' fills the label",
      span)
  }

  static func importMissing(_ path: String, _ span: Span, tried: [String]) -> Diagnostic {
    Diagnostic(.importMissing, "There is no file '\(path)'; looked at \(tried.joinedAsChoice())", span)
  }

  static func importUnreadable(_ path: String, _ why: String, _ span: Span) -> Diagnostic {
    Diagnostic(.importUnreadable, "'\(path)' cannot be read: \(why)", span)
  }

  static func importCycle(_ path: String, _ span: Span, _ notes: [Diagnostic.Note]) -> Diagnostic {
    Diagnostic(.importCycle, "'\(path)' imports itself", span, notes: notes)
  }
}

// MARK: - Implementation

extension Diagnostic {
  /// A headline with "did you mean" and its fix-it where one candidate is plausible.
  private static func named(
    _ id: DiagnosticID, _ headline: String, _ word: String, among candidates: [String], _ span: Span,
    otherwise: String = ""
  ) -> Diagnostic {
    guard let meant = suggestion(for: word, among: candidates), meant != word else {
      return Diagnostic(id, headline + otherwise, span)
    }
    return Diagnostic(id, "\(headline); did you mean '\(meant)'?", span, fixIts: [.init(span, meant)])
  }

  /// A number as people write it.
  private static func shown(_ number: Double) -> String {
    guard abs(number) >= 1e15 else {
      if number == number.rounded() { return String(Int(number)) }
      return abs(number) < 1e-4 ? "a number next to 0" : "\(number)"
    }
    return "a number of over 15 digits"
  }
}
