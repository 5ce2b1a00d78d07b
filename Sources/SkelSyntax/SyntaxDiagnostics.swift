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
    return Diagnostic(.expected, "'import' needs a path between quotes: import \"cards.skl\"", span, fixIts: fixIts)
  }

  static func missingCount(_ span: Span) -> Diagnostic {
    Diagnostic(.expected, "'repeat' needs a count: repeat 5 { }", span)
  }

  static func missingAs(_ name: String, _ span: Span) -> Diagnostic {
    let start = Span(span.file, Int(span.start), Int(span.start))
    return Diagnostic(.expected, "'as' is missing before '\(name)'", span, fixIts: [FixIt(start, "as ")])
  }

  static func foreignLoop(_ word: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .expected, "'\(word)' cannot follow here; a loop is written 'repeat 3 as i { }', and 'i' counts from 0", span)
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
        .expected, "'=' belongs to 'let'; an attribute has ':', a constraint '=='", span, fixIts: fixIts)
    }
    return Diagnostic(.expected, "'=' belongs to 'let'; here it is ':'", span, fixIts: [FixIt(span, ":")])
  }

  static func equalsForEquality(_ span: Span) -> Diagnostic {
    Diagnostic(.expected, "'=' belongs to 'let'; two values are compared by '=='", span, fixIts: [FixIt(span, "==")])
  }

  static func equalsForRelation(_ span: Span) -> Diagnostic {
    Diagnostic(.expected, "'=' belongs to 'let'; a constraint has '=='", span, fixIts: [FixIt(span, "==")])
  }

  static func colonForEquals(_ span: Span) -> Diagnostic {
    Diagnostic(.expected, "':' belongs to attributes; here it is '='", span, fixIts: [FixIt(span, " =")])
  }

  static func typeAnnotation(_ type: String, _ span: Span) -> Diagnostic {
    Diagnostic(.expected, "A constant has no type; leave out ': \(type)'", span, fixIts: [FixIt(span, "")])
  }

  static func foreignConstant(_ word: String, _ span: Span) -> Diagnostic {
    Diagnostic(.expected, "'\(word)' is written 'let'", span, fixIts: [FixIt(span, "let")])
  }

  static func semicolonForComma(_ span: Span) -> Diagnostic {
    Diagnostic(.expected, "';' separates items; between entries it is ','", span, fixIts: [FixIt(span, ",")])
  }

  static func leadingDot(_ name: String, _ span: Span) -> Diagnostic {
    Diagnostic(.expected, "'.\(name)' is written '\(name)'", span, fixIts: [FixIt(span, "")])
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
