// MARK: - Interface

/// What the lexer says.
extension Diagnostic {
  static func notUTF8(_ byte: UInt8, _ span: Span) -> Diagnostic {
    Diagnostic(.notUTF8, "Byte 0x\(hexadecimal(UInt32(byte), digits: 2)) is not UTF-8; a file is UTF-8 text", span)
  }

  static func unexpectedCharacter(_ scalar: Unicode.Scalar, _ span: Span) -> Diagnostic {
    let code = "U+\(hexadecimal(scalar.value, digits: 4))"
    if scalar.properties.isWhitespace, scalar.value >= 0x80 {
      let fixIt = Diagnostic.FixIt(span, " ")
      return Diagnostic(.unexpectedCharacter, "\(code) is not a plain space", span, fixIts: [fixIt])
    }
    switch scalar {
    case "?":
      return Diagnostic(
        .unexpectedCharacter, "There is no 'a ? b : c'; write 'if a { … } else { … }' around the items", span)
    case "%":
      return Diagnostic(.unexpectedCharacter, "'%' is no operator and no unit; percentages are plain numbers", span)
    case "'", "\u{201C}", "\u{2018}":
      return Diagnostic(.unexpectedCharacter, "'\(scalar)' begins nothing; strings stand between '\"' and '\"'", span)
    default:
      let isShown = scalar.value > 0x20 && scalar.properties.generalCategory.isVisible
      return Diagnostic(.unexpectedCharacter, "\(isShown ? "'\(scalar)'" : code) begins nothing here", span)
    }
  }

  static func foreignOperator(_ written: String, _ ours: String, _ span: Span) -> Diagnostic {
    let fixIt = FixIt(span, ours)
    return Diagnostic(.unexpectedCharacter, "'\(excerpt(written))' is written '\(ours)'", span, fixIts: [fixIt])
  }

  static func rangeOperator(_ written: String, _ span: Span) -> Diagnostic {
    Diagnostic(.unexpectedCharacter, "'\(excerpt(written))' is no operator; there are no ranges", span).givingWay()
  }

  static func backquotes(_ name: String, _ span: Span) -> Diagnostic {
    let headline = "'\(excerpt(name))' needs no backquotes; no word is reserved"
    return Diagnostic(.unexpectedCharacter, headline, span, fixIts: [FixIt(span, name)])
  }

  static func foreignQuotes(_ inner: String, _ span: Span) -> Diagnostic {
    let isPlain = !inner.utf8.contains { $0 == ascii("\"") || $0 == ascii("\\") }
    let fixIts = isPlain ? [FixIt(span, "\"\(inner)\"")] : []
    return Diagnostic(.unexpectedCharacter, "Strings stand between '\"' and '\"'", span, fixIts: fixIts)
  }

  static func strayCommentEnd(_ span: Span) -> Diagnostic {
    Diagnostic(.unmatchedCloser, "'*/' ends no comment", span, fixIts: [FixIt(span, "", isSafe: false)])
  }

  static func unclosedComment(_ span: Span) -> Diagnostic {
    Diagnostic(.unclosedComment, "'/*' is never closed; comments nest, so every '/*' needs its own '*/'", span)
  }

  static func unclosedString(_ span: Span, end: Int) -> Diagnostic {
    let fixIt = FixIt(Span(span.file, end, end), "\"", isSafe: false)
    return Diagnostic(.unclosedString, "'\"' is never closed; a string ends on its line", span, fixIts: [fixIt])
  }

  static func unknownEscape(_ written: String, _ span: Span) -> Diagnostic {
    let rule = "escapes are \\n \\t \\\" \\\\ \\u{…}"
    if written == "\\'" {
      return Diagnostic(.unknownEscape, "'\\'' needs no escape", span, fixIts: [FixIt(span, "'")])
    }
    if written.utf8.count == 6, written.hasPrefix("\\u"), !written.utf8.contains(ascii("{")) {
      let braced = "\\u{\(written.dropFirst(2))}"
      return Diagnostic(.unknownEscape, "'\(written)' is written '\(braced)'", span, fixIts: [FixIt(span, braced)])
    }
    if written.hasPrefix("\\u{") {
      return Diagnostic(.unknownEscape, "'\(excerpt(written))' is no Unicode scalar; write '\\u{1F600}'", span)
    }
    if written == "\\(" {
      return Diagnostic(.unknownEscape, "A string is fixed text; no value goes into it by '\\(…)'", span).givingWay()
    }
    return Diagnostic(.unknownEscape, "'\(excerpt(written))' is no escape; \(rule)", span)
  }

  static func loneHash(_ span: Span) -> Diagnostic {
    Diagnostic(.unexpectedCharacter, "'#' begins a colour such as #RRGGBB; a comment begins with '//'", span)
  }

  static func foreignComment(_ mark: String, _ span: Span) -> Diagnostic {
    let headline = "A comment begins with '//', not '\(mark)'"
    return Diagnostic(.unexpectedCharacter, headline, span, fixIts: [FixIt(span, "//")])
  }

  static func numberForm(_ written: String, mended: MendedNumber?, _ span: Span) -> Diagnostic {
    let fixIts = mended.map { [FixIt(span, $0.text, isSafe: $0.isSafe)] } ?? []
    let rule =
      mended.map { $0.isPair ? "a pair is written '\($0.text)'" : "it is written '\($0.text)' here" }
      ?? "a number is digits, and maybe '.' and digits"
    return Diagnostic(.numberForm, "'\(excerpt(written))' is no number; \(rule)", span, fixIts: fixIts).givingWay()
  }

  static func colourForm(_ written: String, mended: String?, _ span: Span) -> Diagnostic {
    let fixIts = mended.map { [FixIt(span, $0)] } ?? []
    return Diagnostic(
      .colourForm, "'\(excerpt(written))' is no colour; a colour is #RGB, #RRGGBB or #RRGGBBAA", span, fixIts: fixIts)
  }
}

/// The user's words as a headline quotes them: a token may be as long as the file.
package func excerpt(_ text: String, limit: Int = 40) -> String {
  guard text.utf8.count > limit else { return String(text) }
  let scalars = text.unicodeScalars
  let isLonger = scalars.count > limit
  return isLonger ? String(String.UnicodeScalarView(scalars.prefix(limit))) + "…" : String(text)
}

// MARK: - Implementation

private func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}

extension Unicode.GeneralCategory {
  /// Whether printing a character of this category leaves a mark that stays in its place.
  fileprivate var isVisible: Bool {
    switch self {
    case .nonspacingMark, .spacingMark, .enclosingMark, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control,
      .format, .surrogate, .privateUse, .unassigned:
      false
    default: true
    }
  }
}
