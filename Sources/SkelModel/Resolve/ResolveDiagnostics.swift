import SkelSyntax

// The words of the resolve pass and of the readers of values; those about names are in a file of their own.

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

  /// - Parameter axis: `width` or `height`.
  static func lengthOfParent(_ word: String, _ axis: String, _ span: Span) -> Diagnostic {
    let size = axis == "width" ? "wide" : "high"
    let headline =
      "'\(axis) == parent.\(axis)' in its braces makes an element as \(size) as its parent; '\(word)' is no number"
    return Diagnostic(.unknownName, headline, span)
  }

  static func lengthOfContent(_ word: String, _ attribute: String, _ span: Span) -> Diagnostic {
    let headline = "Without '\(attribute)' an element is as large as what it holds; '\(word)' is no number"
    return Diagnostic(.unknownName, headline, span)
  }

  static func colourOfBytes(_ ours: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .outOfRange, "With parts from 0 to 255 this colour is written '\(ours)'; 'rgb' takes them from 0 to 1", span,
      fixIts: [.init(span, ours)])
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
    let headline = "'\(word)' is not a value of '\(subject)'"
    if let ours = OtherSpelling.value(word, among: choices) { return meant(.unknownValue, headline, ours, span) }
    return named(
      .unknownValue, headline, word, among: choices, span,
      otherwise: choices.count <= 8 ? "; it takes \(choices.joinedAsChoice())" : "")
  }

  static func unknownColour(_ word: String, _ span: Span) -> Diagnostic {
    let names = NamedColour.all.map(\.name)
    let headline = "'\(word)' is not the name of a colour"
    if let ours = OtherSpelling.value(word, among: names) ?? OtherSpelling.colourWithAlpha(word) {
      return meant(.unknownValue, headline, ours, span)
    }
    if word.utf8.count == 6, UInt32(word, radix: 16) != nil { return meant(.unknownValue, headline, "#\(word)", span) }
    return named(.unknownValue, headline, word, among: names, span)
  }

  /// A value as another language has it.
  static func otherValue(_ theirs: String, _ ours: String, _ span: Span) -> Diagnostic {
    let headline = "'\(excerpt(theirs))' is written '\(excerpt(ours, limit: 80))' here"
    return Diagnostic(.otherSpelling, headline, span, fixIts: [.init(span, ours)])
  }

  /// `rectangle(cornerRadius: 8)`, whose argument is an attribute here.
  static func attributeInValue(_ word: String, _ label: String, _ value: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .otherSpelling, "'\(word)' takes no parentheses; '\(label): \(excerpt(value))' is an attribute of its own", span)
  }

  static func quotedValue(_ subject: String, wants wanted: String, _ ours: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "'\(subject)' takes \(wanted), not a string; leave out the quotes", span,
      fixIts: [.init(span, ours)])
  }

  static func coloursForGradient(_ subject: String, _ ours: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "'\(subject)' takes one colour; several make a gradient: '\(excerpt(ours, limit: 80))'", span,
      fixIts: [.init(span, ours)])
  }

  /// `avatar.isHidden = true`, which sets an attribute from outside.
  ///
  /// - Parameter owner: the path to the element; empty for the element itself.
  static func attributeForAnchor(_ owner: String, _ ours: String, _ span: Span, whole: Span) -> Diagnostic {
    let place = owner.isEmpty ? "" : " in the braces of '\(excerpt(owner))'"
    return Diagnostic(
      .unknownName, "'\(excerpt(ours, limit: 80))'\(place) says it; constraints speak of anchors", span,
      fixIts: owner.isEmpty ? [.init(whole, ours)] : [])
  }

  static func oneNumberForSize(_ subject: String, _ number: String, _ span: Span) -> Diagnostic {
    let ours = "(\(number), \(number))"
    return Diagnostic(
      .typeMismatch, "'\(subject)' takes (width, height), not a number: '\(ours)'", span, fixIts: [.init(span, ours)])
  }

  /// - Parameter whole: the attribute; `nil` in parentheses, where no constraint can stand.
  static func percentOfParent(_ name: String, _ percent: String, _ span: Span, whole: Span?) -> Diagnostic {
    let factor = Double(percent.dropLast()).map { $0 / 100 }
    let times = factor.map { $0 == 1 ? "" : "\(rounded($0)) * " } ?? ""
    let ours = "\(name) == \(times)parent.\(name)"
    let place = whole == nil ? " in the braces" : ""
    return Diagnostic(
      .numberForm, "'\(percent)' is no number; a part of the parent is a constraint\(place): '\(ours)'", span,
      fixIts: whole.map { [.init($0, ours)] } ?? [])
  }

  /// - Parameters:
  ///   - isFactor: it stands beside `*`.
  ///   - anchor: the width or height that is all of the left side, where the percentage is all of the right one.
  static func percentInConstraint(_ percent: String, isFactor: Bool, anchor: String?, _ span: Span) -> Diagnostic {
    let factor = Double(percent.dropLast()).map { rounded($0 / 100) } ?? "0.5"
    let example = "\(factor) * parent.\(anchor ?? "width")"
    let headline = "'\(percent)' is no number; a part of an anchor is written '\(example)'"
    let fixIts = isFactor ? [FixIt(span, factor)] : anchor == nil ? [] : [FixIt(span, example)]
    return Diagnostic(.numberForm, headline, span, fixIts: fixIts)
  }

  /// `=` where the left side tells what it should be.
  ///
  /// The fix-it of an attribute begins with its name, where any harm of it shows.
  static func singleEquals(_ word: String, isAttribute: Bool, _ span: Span, from start: Int) -> Diagnostic {
    guard isAttribute else {
      return Diagnostic(.expected, "'=' belongs to 'let'; a constraint has '=='", span, fixIts: [.init(span, "==")])
    }
    let head = Span(span.file, start, Int(span.end))
    return Diagnostic(
      .expected, "'=' belongs to 'let'; an attribute has ':'", span, fixIts: [.init(head, "\(word):")])
  }

  static func unknownLabel(_ label: String?, of what: String, known: [String], _ span: Span) -> Diagnostic {
    guard let label else {
      let labels = known.count == 1 ? "with its label" : "each with its label"
      return Diagnostic(.unknownArgument, "'\(what)' takes \(known.joinedAsChoice()), \(labels)", span)
    }
    let labels = known.isEmpty ? "" : "; it takes \(known.joinedAsChoice())"
    let headline = "'\(what)' takes no '\(label)'"
    if let ours = OtherSpelling.value(label, among: known) { return meant(.unknownArgument, headline, ours, span) }
    return named(.unknownArgument, headline, label, among: known, span, otherwise: labels)
  }

  static func tooManyArguments(_ what: String, known: [String], _ span: Span) -> Diagnostic {
    let all = known.isEmpty ? "nothing" : "\(known.map { "'\($0)'" }.joinedAsList()) only"
    return Diagnostic(.unknownArgument, "'\(what)' takes \(all)", span)
  }

  static func unknownLabelInHead(_ owner: String, _ span: Span, isText: Bool) -> Diagnostic {
    let start = Span(span.file, Int(span.start), Int(span.start))
    return Diagnostic(
      .unknownArgument, "The parentheses behind \(owner) hold attributes, each with its name", span,
      fixIts: isText ? [.init(start, "text: ")] : [])
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

  /// - Parameter ours: the device that has its size.
  static func unknownDevice(_ name: String, meant ours: Device?, _ span: Span) -> Diagnostic {
    let headline = "'\(name)' is not a known device"
    if let ours { return meant(.unknownValue, headline, ours.name, span) }
    return named(.unknownValue, headline, name, among: Device.all.map(\.name), span)
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
  static func named(
    _ id: DiagnosticID, _ headline: String, _ word: String, among candidates: [String], _ span: Span,
    otherwise: String = ""
  ) -> Diagnostic {
    guard let ours = suggestion(for: word, among: candidates), ours != word else {
      return Diagnostic(id, headline + otherwise, span)
    }
    return meant(id, headline, ours, span)
  }

  static func meant(_ id: DiagnosticID, _ headline: String, _ ours: String, _ span: Span) -> Diagnostic {
    Diagnostic(id, "\(headline); did you mean '\(ours)'?", span, fixIts: [.init(span, ours)])
  }

  /// A factor with as few digits as it needs, three at most.
  static func rounded(_ factor: Double) -> String {
    let thousandths = Int((min(max(factor, 0), 1000) * 1000).rounded())
    var digits = String(thousandths + 1000).dropFirst(String(thousandths + 1000).utf8.count - 3)
    while digits.last == "0" { digits.removeLast() }
    return "\(thousandths / 1000)" + (digits.isEmpty ? "" : ".\(digits)")
  }

  /// A number as people write it.
  static func shown(_ number: Double) -> String {
    guard abs(number) >= 1e15 else {
      if number == number.rounded() { return String(Int(number)) }
      return abs(number) < 1e-4 ? "a number next to 0" : "\(number)"
    }
    return "a number of over 15 digits"
  }
}
