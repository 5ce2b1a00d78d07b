import SkelSyntax

// MARK: - Interface

extension Resolver {
  /// What a minus right between two words makes of them in other languages: `space-between` is one word, and
  /// `linear-gradient(red, blue)` a call; `nil` for any other operands.
  mutating func hyphenated(_ left: Value, _ right: Value, _ span: Span) -> Value? {
    guard case .word(let word) = left.kind, left.span.end + 1 == right.span.start else { return nil }
    // Such words have a few parts; joining more would take quadratic time.
    if case .word(let next) = right.kind, word.utf8.count < 100 { return Value(.word("\(word)-\(next)"), span) }
    guard case .call("gradient", let entries) = right.kind else { return nil }
    let place = Span(span.file, Int(left.span.start), Int(right.span.start) + "gradient".utf8.count)
    let colours = reader.colourTexts(entries)
    let isCertain = colours.count == entries.count && colours.count > 1
    reader.diagnostics.report(
      .foreignGradient("\(word)-gradient", colours, place, fixIt: span, isCertain: isCertain), insteadOfAllIn: span)
    return Value(.mistake, span)
  }
}
