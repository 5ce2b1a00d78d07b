// MARK: - Interface

/// What the parser says about items and brackets as a whole.
extension Diagnostic {
  static func itemGoesOn(_ found: String, _ span: Span) -> Diagnostic {
    let rule =
      switch found {
      case "@": "a priority belongs to a constraint"
      default: "the item should end with its line"
      }
    return Diagnostic(.expected, "'\(found)' cannot follow here; \(rule)", span)
  }

  static func modifier(_ word: String, _ span: Span) -> Diagnostic {
    let headline = "'.\(word)' cannot follow here; attributes of an element go into parentheses or braces"
    return Diagnostic(.expected, headline, span).givingWay()
  }

  static func callOfPath(_ path: String, isSnapKit: Bool, _ span: Span) -> Diagnostic {
    let example = isSnapKit ? "'left == a.left + 8' in the braces of its element" : "'a.top == b.bottom + 8'"
    return Diagnostic(.expected, "'\(path)(…)' is no item; a constraint is written \(example)", span).givingWay()
  }

  static func constraintClosure(_ path: String, _ span: Span) -> Diagnostic {
    let headline =
      "Constraints stand in the braces of their element, as 'left == a.left + 8'; '\(excerpt(path))' is no item"
    return Diagnostic(.expected, headline, span)
  }

  static func foreignChoice(_ span: Span) -> Diagnostic {
    Diagnostic(.expected, "There is no 'switch' over values; write 'if a { … } else if b { … } else { … }'", span)
  }

  /// `layer.cornerRadius: 8`
  static func pathOfAttribute(_ path: String, _ name: String, _ span: Span) -> Diagnostic {
    let headline = "'\(path)' is no attribute; the name of one stands alone before ':'"
    return Diagnostic(.expected, headline, span, fixIts: [FixIt(span, name)])
  }

  static func noItem(_ found: String, _ span: Span) -> Diagnostic {
    Diagnostic(.expected, "'\(found)' begins no item", span)
  }

  static func attributeBehindElement(_ name: String, _ span: Span) -> Diagnostic {
    let headline = "'\(name)' stands behind an element; its attributes go into parentheses or braces"
    return Diagnostic(.expected, headline, span)
  }

  static func commaBehindItem(_ span: Span, isLast: Bool) -> Diagnostic {
    let fixIt = FixIt(span, isLast ? "" : ";")
    return Diagnostic(
      .expected, "Items have no ',' between them; a line end or ';' separates them", span, fixIts: [fixIt])
  }

  static func strayBlock(_ span: Span) -> Diagnostic {
    Diagnostic(.expected, "'{' cannot follow here; only elements and declarations have a block", span)
  }

  static func strayElse(_ span: Span) -> Diagnostic {
    Diagnostic(.expected, "'else' belongs behind the '}' of an 'if'", span)
  }

  static func unmatchedCloser(_ closer: String, _ span: Span) -> Diagnostic {
    let headline =
      closer == "}"
      ? "'}' closes nothing; it is one too many, or a '{' is missing before it" : "'\(closer)' closes nothing"
    return Diagnostic(.unmatchedCloser, headline, span, fixIts: [FixIt(span, "", isSafe: false)])
  }

  static func lostOpener(_ closer: String, _ span: Span) -> Diagnostic {
    let opener = closer == ")" ? "(" : "["
    return Diagnostic(.unmatchedCloser, "'\(closer)' closes nothing; its '\(opener)' is missing before it", span)
  }

  static func wrongCloser(_ closer: String, of opener: String, _ span: Span, opener place: Span) -> Diagnostic {
    let ours = opener == "(" ? ")" : "]"
    return Diagnostic(
      .unmatchedCloser, "'\(opener)' is closed by '\(ours)', not '\(closer)'", span,
      notes: [Note("'\(opener)' is here", place)], fixIts: [FixIt(span, ours)])
  }

  static func listNeverClosed(_ opener: String, _ span: Span, end: Span, isCertain: Bool) -> Diagnostic {
    let fixIt = FixIt(end, opener == "(" ? ")" : "]", isSafe: isCertain)
    return Diagnostic(.neverClosed, "'\(opener)' is never closed", span, fixIts: [fixIt])
  }

  /// - Parameter before: what stands behind the block, where that is known.
  static func blockNeverClosed(_ span: Span, before: Span?) -> Diagnostic {
    let notes = before.map { [Note("It should be closed before this", $0)] } ?? []
    return Diagnostic(.neverClosed, "'{' is never closed", span, notes: notes)
  }

  static func tooDeep(_ span: Span) -> Diagnostic {
    let headline = "Brackets are nested more than \(Parser.depthLimit) deep; what stands between these is not read"
    return Diagnostic(.tooDeep, headline, span)
  }

  /// - Parameter head: where a type follows the name, which goes with it.
  static func misspelt(_ word: String, _ meant: Keyword, _ span: Span, name: String, head: Span?) -> Diagnostic {
    let headline = "'\(word)' begins no declaration; did you mean '\(meant.rawValue)'?"
    let fixIt = head.map { FixIt($0, "\(meant.rawValue) \(name)") } ?? FixIt(span, meant.rawValue)
    return Diagnostic(.misplacedItem, headline, span, fixIts: [fixIt])
  }

  /// - Parameter isComponent: it has a block, and so may well be meant as one.
  static func foreignFunction(_ word: String, _ span: Span, isComponent: Bool) -> Diagnostic {
    let fixIts = isComponent ? [FixIt(span, "component", isSafe: false)] : []
    return Diagnostic(
      .misplacedItem, "'\(word)' begins no declaration; items that are used again are a 'component'", span,
      fixIts: fixIts)
  }

  static func misplacedItem(_ form: Parser.Form, in place: Parser.Place, _ word: String, _ span: Span) -> Diagnostic {
    var rule = place.rule ?? form.home
    if place == .style, form == .element { rule += ", a component holds elements" }
    return Diagnostic(.misplacedItem, "\(form.phrase(word)) cannot stand \(place.phrase); \(rule)", span)
  }
}

// MARK: - Implementation

extension Parser.Form {
  fileprivate func phrase(_ word: String) -> String {
    switch self {
    case .import, .constant, .style, .appearance, .component, .screen, .repeat, .if: "'\(word)'"
    case .attribute: "The attribute '\(word)'"
    case .constraint: "The constraint on '\(word)'"
    case .element: "The element '\(word)'"
    }
  }

  /// Where items of this form belong.
  fileprivate var home: String {
    switch self {
    case .import, .constant, .style, .component, .screen: "it belongs to the top of the file, outside all braces"
    case .appearance: "it belongs to the top of the file or into an element"
    case .attribute: "it belongs into an element, a style or 'appearance { }'"
    case .constraint, .element, .repeat, .if: "it belongs into a screen or component"
    }
  }
}

extension Parser.Place {
  fileprivate var phrase: String {
    switch self {
    case .file: "at the top of a file"
    case .style: "in a style"
    case .appearance, .kindDefaults: "in an appearance"
    case .block: "in a block"
    }
  }

  /// What the place holds, where that is more than can be said of the item.
  fileprivate var rule: String? {
    switch self {
    case .file, .block: nil
    case .style: "a style holds attributes"
    case .appearance: "it holds attributes, and blocks for one kind: label { }"
    case .kindDefaults: "the block for one kind holds attributes"
    }
  }
}
