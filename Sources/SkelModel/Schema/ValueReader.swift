import SkelSyntax

// MARK: - Interface

/// Reads values as what an attribute wants. Each method returns `nil` after reporting one mistake, at the smallest span.
package struct ValueReader {
  package var diagnostics: Diagnostics
  /// The attribute being read, for the words of messages.
  package var subject = ""
  package var unit = Attribute.Unit.none
  /// The constants and parameters of each file, for did-you-mean.
  package var names: [[String]] = []

  /// By file, for quoting what is written.
  package var sources: [Source] = []
  /// Files of which an import failed: a name that is unknown there may well be known.
  package var filesLackingNames: Set<FileID> = []
  /// By file, what declarations would declare that stand in the wrong place or begin with another language's word.
  package var promisedNames: [FileID: Set<String>] = [:]

  package init(diagnostics: Diagnostics) { self.diagnostics = diagnostics }
}

extension ValueReader {
  /// Reports a name that nothing bears, unless it may have come with an import that failed, or will be there once its
  /// declaration is mended.
  package mutating func reportUnknown(_ diagnostic: Diagnostic, insteadOfAllIn whole: Span? = nil) {
    guard !mayBeKnown(diagnostic.span) else { return }
    diagnostics.report(diagnostic, insteadOfAllIn: whole)
  }

  /// Whether the name that stands at a place may be one of those.
  package func mayBeKnown(_ span: Span) -> Bool {
    filesLackingNames.contains(span.file) || promisedNames[span.file].map { $0.contains(text(of: span)) } ?? false
  }

  package mutating func mismatch<T>(_ value: Value, _ wanted: String) -> T? {
    if case .mistake = value.kind { return nil }
    if case .string(let string) = value.kind, let ours = unquoted(string, wanted) {
      diagnostics.report(.quotedValue(subject, wants: wanted, ours, value.span))
      return nil
    }
    if let foreign = foreignValue(value) {
      diagnostics.report(.otherValue(foreign.theirs, foreign.ours, value.span))
      return nil
    }
    if case .word = value.kind {
      reportUnknown(.typeMismatch(subject, wants: wanted, got: value))
      return nil
    }
    diagnostics.report(.typeMismatch(subject, wants: wanted, got: value))
    return nil
  }

  package mutating func number(_ value: Value, in range: ClosedRange<Double>?) -> Double? {
    guard case .number(let number) = value.kind else {
      guard case .word(let word) = value.kind else { return mismatch(value, "a number") }
      if let foreign = foreignLength(word, subject, value.span) {
        reportUnknown(foreign)
        return nil
      }
      reportUnknown(.unknownConstant(word, among: names(in: value.span.file), value.span))
      return nil
    }
    guard number.isFinite, range?.contains(number) ?? true else {
      diagnostics.report(.outOfRange(subject, number, range ?? -1_000_000...1_000_000, unit, value.span))
      return nil
    }
    return number
  }

  /// What is written at a place; empty where the source is not at hand.
  package func text(of span: Span) -> String {
    guard Int(span.file.index) < sources.count else { return "" }
    return String(decoding: sources[Int(span.file.index)].bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }

  package func names(in file: FileID) -> [String] {
    Int(file.index) < names.count ? names[Int(file.index)] : []
  }

  package mutating func count(_ value: Value, in range: ClosedRange<Double>) -> Int? {
    guard let number = number(value, in: range) else { return nil }
    guard number == number.rounded() else {
      diagnostics.report(.notWhole(subject, number, value.span))
      return nil
    }
    return Int(number)
  }

  package mutating func boolean(_ value: Value) -> Bool? {
    if case .boolean(let boolean) = value.kind { return boolean }
    if case .word(let word) = value.kind, let meant = OtherSpelling.boolean(word) {
      diagnostics.report(.otherBoolean(word, meant, value.span))
      return nil
    }
    return mismatch(value, "true or false")
  }

  package mutating func string(_ value: Value) -> String? {
    if case .string(let string) = value.kind { return string }
    return mismatch(value, "a string in quotes")
  }

  /// The index of the word in `words`.
  package mutating func word(_ value: Value, of words: [String]) -> Int? {
    if case .call(let word, let entries) = value.kind, words.contains(word), let entry = entries.first,
      let label = entry.label, Attribute.index(label) != nil, !text(of: entry.value.span).isEmpty
    {
      diagnostics.report(.attributeInValue(word, label, text(of: entry.value.span), value.span))
      return nil
    }
    guard case .word(let word) = value.kind else { return mismatch(value, words.joinedAsChoice()) }
    if let index = words.firstIndex(of: word) { return index }
    reportUnknown(.unknownWord(subject, word, choices: words, value.span))
    return nil
  }

  package mutating func word<E: RawRepresentable & CaseIterable>(_ value: Value, _ type: E.Type) -> E?
  where E.RawValue == String {
    let all = Array(E.allCases)
    guard let index = word(value, of: all.map { $0.rawValue }) else { return nil }
    return all[index]
  }

  /// One number or labelled edges.
  package mutating func edges(_ value: Value, in range: ClosedRange<Double>?) -> Edges? {
    if case .number = value.kind { return number(value, in: range).map(Edges.init(all:)) }
    guard case .tuple(let entries) = value.kind else {
      return mismatch(value, "one number or labelled edges such as (horizontal: 8, top: 4)")
    }
    guard let some = someEdges(entries, in: range) else { return nil }
    return Edges(
      top: some.top ?? 0, leading: some.leading ?? 0, bottom: some.bottom ?? 0, trailing: some.trailing ?? 0)
  }

  package typealias SomeEdges = (top: Double?, leading: Double?, bottom: Double?, trailing: Double?)

  /// Labelled edges; those not named stay `nil`. One bare number names all four.
  package mutating func someEdges(_ entries: [Value.Entry], in range: ClosedRange<Double>?) -> SomeEdges? {
    var result: SomeEdges = (nil, nil, nil, nil)
    for entry in entries {
      guard let number = number(entry.value, in: range) else { return nil }
      switch entry.label {
      case nil where entries.count == 1: result = (number, number, number, number)
      case "top": result.top = number
      case "leading": result.leading = number
      case "bottom": result.bottom = number
      case "trailing": result.trailing = number
      case "horizontal": (result.leading, result.trailing) = (number, number)
      case "vertical": (result.top, result.bottom) = (number, number)
      case let label:
        unknownLabel(entry, label, of: subject, known: ValueReader.edgeLabels)
        return nil
      }
    }
    return result
  }

  package static let edgeLabels = ["top", "leading", "bottom", "trailing", "horizontal", "vertical"]

  /// `(width, height)`, both numbers.
  package mutating func size(_ value: Value, in range: ClosedRange<Double>?) -> Size? {
    guard let numbers = numbers(value, labels: ["width", "height"], in: range) else { return nil }
    return Size(width: numbers[0], height: numbers[1])
  }

  /// A tuple of as many numbers as there are labels; the labels may be written.
  package mutating func numbers(_ value: Value, labels: [String], in range: ClosedRange<Double>?) -> [Double]? {
    guard case .tuple(let entries) = value.kind, entries.count == labels.count else {
      if case .number = value.kind, labels == ["width", "height"], !text(of: value.span).isEmpty {
        diagnostics.report(.oneNumberForSize(subject, text(of: value.span), value.span))
        return nil
      }
      return mismatch(value, "(" + labels.joined(separator: ", ") + ")")
    }
    var result: [Double] = []
    for (entry, label) in zip(entries, labels) {
      if let written = entry.label, written != label {
        unknownLabel(entry, written, of: subject, known: [label])
        return nil
      }
      if case .word(let word) = entry.value.kind, let foreign = foreignLength(word, label, entry.value.span) {
        reportUnknown(foreign)
        return nil
      }
      guard let number = number(entry.value, in: range) else { return nil }
      result.append(number)
    }
    return result
  }

  package mutating func entries(_ value: Value) -> [Value.Entry]? {
    if case .list(let entries) = value.kind { return entries }
    return mismatch(value, "a list in brackets")
  }

  package mutating func unknownLabel(_ entry: Value.Entry, _ label: String?, of what: String, known: [String]) {
    if case .mistake = entry.value.kind, label == nil { return }
    diagnostics.report(.unknownLabel(label, of: what, known: known, label == nil ? entry.value.span : entry.labelSpan))
  }

  /// Hands labelled arguments to `take`, which returns false for one it does not know; unlabelled ones are labelled by
  /// their place in `order`. While an argument is read it is the subject. Twice the same label is a mistake. False after
  /// any mistake.
  package mutating func arguments(
    _ entries: [Value.Entry], of what: String, order: [String], others: [String] = [],
    take: (inout ValueReader, String, Value) -> Bool
  ) -> Bool {
    let (outerSubject, outerUnit) = (subject, unit)
    defer { (subject, unit) = (outerSubject, outerUnit) }
    var seen: [String] = []
    for (index, entry) in entries.enumerated() {
      let label = entry.label ?? (index < order.count && seen.count == index ? order[index] : nil)
      guard let label, order.contains(label) || others.contains(label) else {
        if entry.label == nil, index >= order.count, others.isEmpty {
          diagnostics.report(.tooManyArguments(what, known: order, entry.value.span))
        } else {
          unknownLabel(entry, entry.label, of: what, known: (index < order.count ? order : []) + others)
        }
        return false
      }
      guard !seen.contains(label) else {
        diagnostics.report(.labelTwice(label, entry.label == nil ? entry.value.span : entry.labelSpan))
        return false
      }
      seen.append(label)
      (subject, unit) = (label, .none)
      if !take(&self, label, entry.value) { return false }
    }
    return true
  }
}

extension [String] {
  /// `a, b and c`.
  package func joinedAsList() -> String {
    count > 1 ? dropLast().joined(separator: ", ") + " and " + self[count - 1] : joined()
  }

  /// `'a', 'b' or 'c'`.
  package func joinedAsChoice() -> String {
    guard count > 1 else { return map { "'\($0)'" }.joined() }
    return dropLast().map { "'\($0)'" }.joined(separator: ", ") + " or '\(self[count - 1])'"
  }
}
