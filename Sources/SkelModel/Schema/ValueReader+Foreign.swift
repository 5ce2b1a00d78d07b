import SkelSyntax

// MARK: - Interface

extension ValueReader {
  /// A value as UIKit, SwiftUI or CSS have it, and what it is here; `nil` where its words say nothing.
  package func foreignValue(_ value: Value) -> (theirs: String, ours: String)? {
    switch value.kind {
    case .call(let word, let entries): return call(word, entries).map { ("\(word)(…)", $0) }
    case .path(let steps, let entries): return path(steps, entries)
    case .number, .boolean, .string, .colour, .word, .list, .tuple, .mistake: return nil
    }
  }

  /// What to say of `fill` or `auto` where a width or height is wanted.
  ///
  /// - Parameter axis: the attribute or, in a size, the part of it that the word stands for.
  package func foreignLength(_ word: String, _ axis: String, _ span: Span) -> Diagnostic? {
    guard axis == "width" || axis == "height", subject == axis || subject == "size" else { return nil }
    switch OtherSpelling.length(word) {
    case .ofParent: return .lengthOfParent(word, axis, span)
    case .ofContent: return .lengthOfContent(word, subject, span)
    case nil: return nil
    }
  }

  /// The entries that are colours, as they are written.
  package func colourTexts(_ entries: [Value.Entry]) -> [String] {
    entries.compactMap { entry in
      switch entry.value.kind {
      case .colour: text(of: entry.value.span)
      case .word(let word) where Colour.named(word) != nil: word
      case .word, .number, .boolean, .string, .call, .path, .list, .tuple, .mistake: nil
      }
    }
  }

  /// `rgb(240, 240, 240)` as the colour with those bytes; `nil` where a part is no byte, or none is large.
  package func colourOfBytes(_ entries: [Value.Entry]) -> String? {
    guard entries.count == 3 else { return nil }
    var bytes: [Int] = []
    for (entry, name) in zip(entries, ["red", "green", "blue"]) {
      guard entry.label == nil || entry.label == name, case .number(let number) = entry.value.kind,
        number == number.rounded(), number >= 0, number <= 255
      else { return nil }
      bytes.append(Int(number))
    }
    guard bytes.contains(where: { $0 >= 10 }) else { return nil }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  /// A number or colour between quotes, where such a thing is wanted.
  package func unquoted(_ string: String, _ wanted: String) -> String? {
    if wanted.hasPrefix("a colour"), Colour.named(string) != nil { return string }
    return literal(string)
  }
}

// MARK: - Implementation

extension ValueReader {
  /// `CGRect(x: 16, y: 20, width: 100, height: 40)` is `(16, 20, 100, 40)`.
  private func call(_ word: String, _ entries: [Value.Entry]) -> String? {
    guard let call = OtherSpelling.call(word, entries.map(\.label)), !entries.isEmpty else { return nil }
    var parts: [String] = []
    for (index, entry) in entries.enumerated() {
      let theirs = entry.label ?? "\(index)"
      let ours = call.labels.first { $0.theirs == theirs }?.ours ?? ""
      let written = text(of: entry.value.span)
      guard !written.isEmpty else { return nil }
      parts.append(ours.isEmpty ? written : "\(ours): \(written)")
    }
    let inner = parts.joined(separator: ", ") + call.rest
    return call.opener.isEmpty ? inner : call.opener + inner + ")"
  }

  /// `UIColor.red` is `red`, `UIColor.red.withAlphaComponent(0.5)` is `red(alpha: 0.5)`.
  private func path(_ steps: [Value.PathStep], _ entries: [Value.Entry]) -> (theirs: String, ours: String)? {
    guard steps.count > 1, steps.allSatisfy({ $0.indices.isEmpty }), let last = steps.last else { return nil }
    let theirs = steps.map(\.name).joined(separator: ".")
    if entries.count == 1, last.name == "withAlphaComponent" || last.name == "opacity" {
      let alpha = text(of: entries[0].value.span)
      return alpha.isEmpty ? nil : ("\(theirs)(…)", "\(steps[steps.count - 2].name)(alpha: \(alpha))")
    }
    if !entries.isEmpty { return call(last.name, entries).map { ("\(theirs)(…)", $0) } }
    guard let first = steps[0].name.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else {
      return nil
    }
    return (theirs, last.name)
  }

  /// Itself, where it is spelled as a number or colour.
  private func literal(_ string: String) -> String? {
    let bytes = Array(string.utf8)
    if bytes.first == UInt8(ascii: "#") {
      let isHexadecimal = bytes.dropFirst().allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
      return isHexadecimal && [4, 7, 9].contains(bytes.count) ? string : nil
    }
    let isDigits = bytes.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    return isDigits && !bytes.isEmpty && bytes.count < 10 ? string : nil
  }
}
