import SkelSyntax

// MARK: - Interface

extension ValueReader {
  /// A colour, a colour's name, or a name with `alpha:`.
  package mutating func colour(_ value: Value) -> Colour? {
    switch value.kind {
    case .colour(let colour): return colour
    case .word(let word):
      if let colour = Colour.named(word) { return colour }
      reportUnknown(.unknownColour(word, value.span))
      return nil
    default: return mismatch(value, "a colour")
    }
  }

  /// A colour that `rgb(…)`, `gray(…)`, `adaptive(…)` or a name with `alpha:` makes; `nil` without a report where the
  /// word is none of them, `.some(nil)` after a mistake.
  package mutating func colourCall(_ word: String, _ entries: [Value.Entry], _ span: Span) -> Colour?? {
    switch word {
    case "rgb": return .some(rgb(entries, span))
    case "gray" where entries.contains { $0.label == nil }: return .some(gray(entries, span))
    case "adaptive": return .some(adaptive(entries, span))
    default:
      guard let colour = Colour.named(word) else { return nil }
      return .some(alpha(of: colour, word, entries))
    }
  }

  /// `name(alpha: 0.3)`.
  package mutating func alpha(of colour: Colour, _ word: String, _ entries: [Value.Entry]) -> Colour? {
    var parts = ["alpha": 1.0]
    guard components(entries, of: word, order: [], into: &parts, nil) else { return nil }
    return colour.withAlpha(parts["alpha"] ?? 1)
  }

  package mutating func fill(_ value: Value) -> Fill? {
    guard case .call(let word, let entries) = value.kind, word == "gradient" || word == "image" else {
      if case .colour = value.kind { return colour(value).map(Fill.colour) }
      if case .word = value.kind { return colour(value).map(Fill.colour) }
      if case .list = value.kind, !text(of: value.span).isEmpty {
        let written = text(of: value.span)
        let list = written.hasPrefix("[") ? written : "[\(written)]"
        diagnostics.report(.coloursForGradient(subject, "gradient(\(list))", value.span))
        return nil
      }
      return mismatch(value, "a colour, gradient(…) or image(…)")
    }
    return word == "gradient" ? gradient(value, entries) : image(entries)
  }
}

// MARK: - Implementation

extension ValueReader {
  private mutating func rgb(_ entries: [Value.Entry], _ span: Span) -> Colour? {
    var parts = ["red": 0.0, "green": 0.0, "blue": 0.0, "alpha": 1.0]
    let order = ["red", "green", "blue"]
    if let ours = colourOfBytes(entries) {
      diagnostics.report(.colourOfBytes(ours, span))
      return nil
    }
    guard components(entries, of: "rgb", order: order, into: &parts, span) else { return nil }
    return Colour(
      ColourComponents(
        red: parts["red"] ?? 0, green: parts["green"] ?? 0, blue: parts["blue"] ?? 0, alpha: parts["alpha"] ?? 1))
  }

  private mutating func gray(_ entries: [Value.Entry], _ span: Span) -> Colour? {
    var parts = ["white": 0.0, "alpha": 1.0]
    guard components(entries, of: "gray", order: ["white"], into: &parts, span) else { return nil }
    return Colour(ColourComponents(gray: parts["white"] ?? 0, alpha: parts["alpha"] ?? 1))
  }

  /// Numbers from 0 to 1; all of `order` must be given, `alpha` may be.
  private mutating func components(
    _ entries: [Value.Entry], of what: String, order: [String], into parts: inout [String: Double], _ span: Span?
  ) -> Bool {
    var given = 0
    let isRight = arguments(entries, of: what, order: order, others: ["alpha"]) { reader, label, value in
      guard let number = reader.number(value, in: 0...1) else { return false }
      parts[label] = number
      if label != "alpha" { given += 1 }
      return true
    }
    guard isRight else { return false }
    guard given == order.count else {
      if let span { diagnostics.report(.componentsMissing(what, order, span)) }
      return false
    }
    return true
  }

  private mutating func adaptive(_ entries: [Value.Entry], _ span: Span) -> Colour? {
    var light: Colour?
    var dark: Colour?
    let isRight = arguments(entries, of: "adaptive", order: ["light"], others: ["dark"]) { reader, label, value in
      guard let colour = reader.colour(value) else { return false }
      if label == "light" { light = colour } else { dark = colour }
      return true
    }
    guard isRight else { return nil }
    guard let light, let dark else {
      diagnostics.report(.componentsMissing("adaptive", ["light", "dark"], span))
      return nil
    }
    return Colour(light: light.light, dark: dark.dark)
  }

  /// `gradient(base)` is base, its complementary, base; `gradient(base, secondary)` is base, secondary, base;
  /// `gradient([colours])` is as given. Source: SkeletonView's `SkeletonGradient`.
  private mutating func gradient(_ value: Value, _ entries: [Value.Entry]) -> Fill? {
    if entries.count == 1, entries[0].label == nil, case .list(let list) = entries[0].value.kind {
      var colours: [Colour] = []
      for entry in list {
        guard let colour = colour(entry.value) else { return nil }
        colours.append(colour)
      }
      guard colours.count >= 2 else { return mismatch(entries[0].value, "at least two colours in gradient([…])") }
      return .gradient(colours)
    }
    var base: Colour?
    var secondary: Colour?
    let isRight = arguments(entries, of: "gradient", order: ["base", "secondary"]) { reader, label, value in
      guard let colour = reader.colour(value) else { return false }
      if label == "base" { base = colour } else { secondary = colour }
      return true
    }
    guard isRight else { return nil }
    guard let base else { return mismatch(value, "a base colour in gradient(…)") }
    return .gradient([base, secondary ?? base.complementary, base])
  }

  private mutating func image(_ entries: [Value.Entry]) -> Fill? {
    var name: String?
    var size: Size?
    let isRight = arguments(entries, of: "image", order: ["name"], others: ["size"]) { reader, label, value in
      if label == "name" { name = reader.string(value) } else { size = reader.size(value, in: 0...100_000) }
      return label == "name" ? name != nil : size != nil
    }
    guard isRight else { return nil }
    guard let name else { return nil }
    return .image(name: name, size: size)
  }
}
