import SkelSyntax

// MARK: - Interface

extension ValueReader {
  package mutating func lineHeight(_ value: Value, in range: ClosedRange<Double>) -> LineHeight? {
    if case .number = value.kind { return number(value, in: range).map(LineHeight.points) }
    let words = ["relativeToFont", "relativeToConstraints"]
    guard case .word = value.kind else { return mismatch(value, "a number, " + words.joinedAsChoice()) }
    return word(value, of: words).map { $0 == 0 ? .relativeToFont : .relativeToConstraints }
  }

  package mutating func lineCount(_ value: Value, in range: ClosedRange<Double>) -> SkeletonLineCount? {
    if case .number = value.kind { return count(value, in: range).map(SkeletonLineCount.count) }
    let words = ["inherited", "fits"]
    guard case .word = value.kind else { return mismatch(value, "a count, " + words.joinedAsChoice()) }
    return word(value, of: words).map { $0 == 0 ? .inherited : .fits }
  }

  /// `system(17, weight: bold)`, a text style or `custom("Name", 17)`.
  package mutating func font(_ value: Value) -> Font? {
    switch value.kind {
    case .word(let word):
      if let style = TextStyle.named(word) { return style.font }
      diagnostics.report(.unknownWord(subject, word, choices: TextStyle.all.map(\.name), value.span))
      return nil
    case .call("system", let entries):
      var font = Font(size: 0)
      let isRight = arguments(entries, of: "system", order: ["size"], others: ["weight"]) { reader, label, value in
        if label == "size" {
          return reader.number(value, in: ValueReader.fontSizes).map { font.size = $0 } != nil
        }
        return reader.word(value, FontWeight.self).map { font.weight = $0 } != nil
      }
      guard isRight else { return nil }
      return font.size > 0 ? font : mismatch(value, "a size in system(…)")
    case .call("custom", let entries):
      var font = Font(size: 0, family: "")
      let isRight = arguments(entries, of: "custom", order: ["name", "size"]) { reader, label, value in
        if label == "name" { return reader.string(value).map { font.family = $0 } != nil }
        return reader.number(value, in: ValueReader.fontSizes).map { font.size = $0 } != nil
      }
      guard isRight else { return nil }
      return font.size > 0 ? font : mismatch(value, "a name and a size in custom(…)")
    default:
      return mismatch(value, "system(size), custom(\"Name\", size) or a text style such as 'headline'")
    }
  }
}

// MARK: - Implementation

extension ValueReader {
  private static let fontSizes = 1.0...500.0
}
