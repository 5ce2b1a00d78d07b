// MARK: - Interface

/// What the parser says about something that is missing.
extension Diagnostic {
  static func missingValue(behind last: String, _ span: Span) -> Diagnostic {
    Diagnostic(.expected, "A value is missing behind '\(last)'", span)
  }

  /// - Parameter quoted: the name, where it stands between quotes.
  static func missingName(of word: String, quoted: String? = nil, _ span: Span) -> Diagnostic {
    let fixIts = quoted.map { [FixIt(span, $0)] } ?? []
    return Diagnostic(.expected, "'\(word)' needs a name behind it", span, fixIts: fixIts)
  }

  static func missingMember(_ span: Span) -> Diagnostic {
    Diagnostic(.expected, "'.' needs a name behind it", span)
  }

  static func missingParameter(_ span: Span) -> Diagnostic {
    Diagnostic(.expected, "A parameter is a name, and maybe '=' and its default", span)
  }

  /// - Parameter word: a name that stands where the path should.
  static func missingImportPath(_ word: String?, _ span: Span) -> Diagnostic {
    let fixIts = word.map { [FixIt(span, "\"\($0).skl\"", isSafe: false)] } ?? []
    let headline = "'import' needs a path between quotes: import \"cards.skl\""
    return Diagnostic(.expected, headline, span, fixIts: fixIts).givingWay()
  }

  static func missingCount(_ span: Span) -> Diagnostic {
    Diagnostic(.expected, "'repeat' needs a count: repeat 5 { }", span)
  }

  static func missingAs(_ name: String, _ span: Span) -> Diagnostic {
    let start = Span(span.file, Int(span.start), Int(span.start))
    return Diagnostic(.expected, "'as' is missing before '\(name)'", span, fixIts: [FixIt(start, "as ")])
  }

  static func timesBehindCount(_ word: Span, before brace: Span) -> Diagnostic {
    let place = Span(word.file, Int(word.start), Int(brace.start))
    return Diagnostic(.expected, "'repeat' takes a number alone; remove 'times'", word, fixIts: [FixIt(place, "")])
  }

  /// - Parameter head: `nil` where its count is not written.
  static func foreignLoop(_ head: ForeignLoopHead?, _ span: Span) -> Diagnostic {
    guard let head else {
      return Diagnostic(.expected, "A loop is written 'repeat 3 as i { }', and 'i' counts from 0", span)
    }
    let headline = "A loop is written '\(head.ours) { }', and its counter counts from 0"
    return Diagnostic(
      .expected, headline, span, fixIts: [FixIt(head.span, head.ours + (head.holdsBrace ? " {" : ""))])
  }

  static func elseIfInOneWord(_ word: String, _ span: Span) -> Diagnostic {
    Diagnostic(.expected, "'\(word)' is written 'else if'", span, fixIts: [FixIt(span, "else if")])
  }

  /// - Parameter isCertain: a right brace without opener follows.
  static func missingBlock(_ word: String, _ span: Span, end: Span, isCertain: Bool) -> Diagnostic {
    let fixIts = isCertain ? [FixIt(end, " {")] : []
    return Diagnostic(.expected, "'\(word)' needs a block: '{' … '}'", span, fixIts: fixIts)
  }

  /// - Parameter isOther: another operator stands in its place.
  static func missingEquals(_ span: Span, end: Span, isOther: Bool) -> Diagnostic {
    let fixIt = isOther ? FixIt(span, "=") : FixIt(end, " =", isSafe: false)
    return Diagnostic(.expected, "A constant is written 'let name = value'", span, fixIts: [fixIt])
  }

  static func missingLet(_ name: String, _ span: Span) -> Diagnostic {
    let start = Span(span.file, Int(span.start), Int(span.start))
    return Diagnostic(.expected, "'\(name)' needs 'let' before it", span, fixIts: [FixIt(start, "let ")])
  }

  static func missingIf(_ span: Span) -> Diagnostic {
    let start = Span(span.file, Int(span.start), Int(span.start))
    return Diagnostic(.expected, "'if' is missing before this condition", span, fixIts: [FixIt(start, "if ")])
  }

  static func missingColon(_ name: String, _ end: Span) -> Diagnostic {
    Diagnostic(.expected, "'\(name)' needs ':' before its value", end, fixIts: [FixIt(end, ":")])
  }

  static func missingComma(_ end: Span) -> Diagnostic {
    Diagnostic(.expected, "',' is missing between two entries", end, fixIts: [FixIt(end, ",")])
  }

  static func missingEntry(_ comma: Span) -> Diagnostic {
    Diagnostic(.expected, "A value is missing before ','", comma, fixIts: [FixIt(comma, "")])
  }

  static func missingRelation(_ path: String, _ span: Span) -> Diagnostic {
    Diagnostic(.expected, "'\(path)' needs '==', '<=' or '>=' behind it", span)
  }

  static func missingSeparator(before found: String, _ span: Span, end: Span) -> Diagnostic {
    let headline = "'\(found)' needs a line of its own, or ';' before it; an item ends with its line"
    return Diagnostic(.expected, headline, span, fixIts: [FixIt(end, ";", isSafe: false)])
  }
}

/// What the parser says about something that is written otherwise here.
extension Diagnostic {
  static func equalsForColon(_ span: Span, maybeRelation: Bool = false) -> Diagnostic {
    if maybeRelation {
      let fixIts = [FixIt(span, ":", isSafe: false), FixIt(span, "==", isSafe: false)]
      return Diagnostic(
        .expected, "'=' belongs to 'let'; an attribute has ':', a constraint '=='", span, fixIts: fixIts
      ).givingWay()
    }
    return Diagnostic(.expected, "'=' belongs to 'let'; here it is ':'", span, fixIts: [FixIt(span, ":")])
  }

  static func equalsForEquality(_ span: Span) -> Diagnostic {
    Diagnostic(.expected, "'=' belongs to 'let'; two values are compared by '=='", span, fixIts: [FixIt(span, "==")])
  }

  static func equalsForRelation(_ span: Span) -> Diagnostic {
    Diagnostic(.expected, "'=' belongs to 'let'; a constraint has '=='", span, fixIts: [FixIt(span, "==")]).givingWay()
  }

  static func colonForEquals(_ span: Span) -> Diagnostic {
    Diagnostic(.expected, "':' belongs to attributes; here it is '='", span, fixIts: [FixIt(span, " =")])
  }

  static func typeAnnotation(of name: String, _ type: String, _ span: Span) -> Diagnostic {
    Diagnostic(.expected, "'\(name)' needs no type; leave out ': \(type)'", span, fixIts: [FixIt(span, "")])
  }

  /// - Parameter ours: the name without hyphens.
  static func hyphens(_ written: String, _ ours: String, _ span: Span) -> Diagnostic {
    Diagnostic(.expected, "'\(written)' is written '\(ours)' here", span, fixIts: [FixIt(span, ours)]).givingWay()
  }

  static func valueInBrackets(_ ours: String, _ span: Span) -> Diagnostic {
    let what = ours.hasPrefix("[") ? "Several values stand in brackets" : "Several numbers stand in parentheses"
    return Diagnostic(.expected, "\(what): '\(excerpt(ours, limit: 80))'", span, fixIts: [FixIt(span, ours)])
      .givingWay()
  }

  /// - Parameter ours: the entries between the braces.
  static func valueInBraces(_ ours: String, _ span: Span, whole: Span) -> Diagnostic {
    let written = "(\(ours))"
    return Diagnostic(
      .expected, "A value stands in parentheses, not in braces: '\(excerpt(written, limit: 80))'", span,
      fixIts: [FixIt(whole, written, isSafe: false)]
    ).givingWay()
  }

  /// - Parameters:
  ///   - span: of the word.
  ///   - isCertain: there is nothing in it but colours.
  package static func foreignGradient(
    _ word: String, _ colours: [String], _ span: Span, fixIt whole: Span, isCertain: Bool
  ) -> Diagnostic {
    guard colours.count > 1 else {
      return Diagnostic(.expected, "'\(excerpt(word))(…)' is written 'gradient([#E0E0E0, #F5F5F5])' here", span)
    }
    let ours = "gradient([\(colours.joined(separator: ", "))])"
    let rest = isCertain ? "" : "; it has neither direction nor stops"
    return Diagnostic(
      .expected, "'\(excerpt(word))(…)' is written '\(excerpt(ours, limit: 80))' here\(rest)", span,
      fixIts: [FixIt(whole, ours, isSafe: isCertain)])
  }

  static func valueOfSeveralWords(_ written: String, _ span: Span) -> Diagnostic {
    Diagnostic(.expected, "'\(written)' is no value; a name has no spaces", span).givingWay()
  }

  static func priorityWord(_ span: Span, isBehindComma: Bool) -> Diagnostic {
    Diagnostic(.expected, "A priority is written '@ 750'", span, fixIts: [FixIt(span, isBehindComma ? " @" : "@")])
  }

  static func colonInElement(_ kind: String, _ name: String, _ span: Span) -> Diagnostic {
    let headline = "An element has no ':' between its kind and its name: '\(kind) \(name)'"
    return Diagnostic(.expected, headline, span, fixIts: [FixIt(span, "")])
  }

  static func nameInQuotes(_ kind: String, _ name: String?, _ span: Span) -> Diagnostic {
    let example = name.map { ": '\(kind) \($0)'" } ?? ""
    let fixIts = name.map { [FixIt(span, $0)] } ?? []
    return Diagnostic(.expected, "An element's name has no quotes\(example)", span, fixIts: fixIts)
  }

  /// - Parameter head: all of it up to its type; `nil` where it has none.
  static func foreignConstant(_ word: String, name: String, _ span: Span, head: Span?) -> Diagnostic {
    guard let head else {
      return Diagnostic(.expected, "'\(word)' is written 'let'", span, fixIts: [FixIt(span, "let")])
    }
    let ours = "let \(name)"
    return Diagnostic(.expected, "'\(word)' with a type is written '\(ours)'", span, fixIts: [FixIt(head, ours)])
  }

  static func semicolonForComma(_ span: Span) -> Diagnostic {
    Diagnostic(.expected, "';' separates items; between entries it is ','", span, fixIts: [FixIt(span, ",")])
  }

  static func leadingDot(_ name: String, _ span: Span) -> Diagnostic {
    Diagnostic(.expected, "'.\(name)' is written '\(name)'", span, fixIts: [FixIt(span, "")]).givingWay()
  }

  static func plusSign(_ span: Span) -> Diagnostic {
    Diagnostic(.expected, "A number has no '+' sign", span, fixIts: [FixIt(span, "")])
  }

  static func twoSigns(_ sign: String, _ span: Span) -> Diagnostic {
    Diagnostic(.expected, "A value has at most one '\(sign)' before it", span)
  }

  static func notInSum(_ span: Span) -> Diagnostic {
    Diagnostic(.expected, "'!' stands before a condition; inside a sum it needs parentheses", span)
  }

  static func comparisonChain(_ span: Span) -> Diagnostic {
    Diagnostic(.expected, "Comparisons do not chain; join two of them with '&&'", span)
  }

  static func oneIndex(_ span: Span) -> Diagnostic {
    Diagnostic(.expected, "An index is one value: row[2]", span)
  }

  static func unexpectedInList(_ found: String, _ span: Span) -> Diagnostic {
    Diagnostic(.expected, "'\(found)' fits nowhere here; entries are values, or 'name: value', with ',' between", span)
  }

  static func wrongRelation(_ found: String, _ span: Span) -> Diagnostic {
    let ours = found == "<" ? "<=" : found == ">" ? ">=" : nil
    let headline = "'\(found)' is no relation; a constraint has '==', '<=' or '>='"
    return Diagnostic(.expected, headline, span, fixIts: ours.map { [FixIt(span, $0)] } ?? [])
  }

  static func sumBeforeRelation(_ span: Span) -> Diagnostic {
    Diagnostic(.expected, "The left side of a constraint is one anchor; move the rest to the right side", span)
  }

  static func keywordBeginsConstraint(_ word: String, _ span: Span) -> Diagnostic {
    Diagnostic(.expected, "'\(word)' cannot begin a constraint; put it on the right side", span)
  }
}
