import SkelSyntax

// MARK: - Interface

extension ValueReader {
  package static let lengths = 0.0...100_000.0

  /// One number for both or `(width, height)`.
  package mutating func lengthPair(_ value: Value, in range: ClosedRange<Double>) -> Size? {
    if case .number = value.kind { return number(value, in: range).map { Size(width: $0, height: $0) } }
    guard case .tuple = value.kind else { return mismatch(value, "a number or (width, height)") }
    return size(value, in: range)
  }

  package mutating func frame(_ value: Value) -> Rect? {
    guard let numbers = numbers(value, labels: ["x", "y", "width", "height"], in: -1_000_000...1_000_000) else {
      return nil
    }
    for (index, label) in [(2, "width"), (3, "height")] where numbers[index] < 0 {
      guard case .tuple(let entries) = value.kind else { return nil }
      diagnostics.report(
        .outOfRange("frame \(label)", numbers[index], 0...1_000_000, .points, entries[index].value.span))
      return nil
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// `parent`, `safeArea(top: 20, horizontal: 16)`, `photo(8)`, `row[2]`.
  package mutating func pin(_ value: Value) -> PinRequest? {
    let entries: [Value.Entry]
    switch value.kind {
    case .call(_, let given), .path(_, let given): entries = given
    default: entries = []
    }
    guard let target = target(value, takesArguments: true) else { return nil }
    guard !entries.isEmpty else { return PinRequest(target: target, top: 0, leading: 0, bottom: 0, trailing: 0) }
    guard let edges = someEdges(entries, in: -1_000_000...1_000_000) else { return nil }
    return PinRequest(
      target: target, top: edges.top, leading: edges.leading, bottom: edges.bottom, trailing: edges.trailing)
  }

  package mutating func target(_ value: Value, takesArguments: Bool = false) -> TargetRequest? {
    switch value.kind {
    case .word(let word): return target([.init(name: word, indices: [], span: value.span)])
    case .call(let word, _) where takesArguments:
      let start = Int(value.span.start)
      return target([.init(name: word, indices: [], span: Span(value.span.file, start, start + word.utf8.count))])
    case .path(let steps, let entries) where takesArguments || entries.isEmpty: return target(steps)
    default: return mismatch(value, "a guide such as 'parent' or an element's name")
    }
  }

  private func target(_ steps: [Value.PathStep]) -> TargetRequest {
    TargetRequest(steps: steps, span: steps[0].span.joined(steps[steps.count - 1].span))
  }

  package mutating func autoresizing(_ value: Value) -> Autoresizing? {
    let words = [
      "flexibleLeft", "flexibleWidth", "flexibleRight", "flexibleTop", "flexibleHeight", "flexibleBottom",
    ]
    if case .word = value.kind { return word(value, of: words).map { Autoresizing(rawValue: 1 << UInt8($0)) } }
    guard let entries = entries(value) else { return nil }
    var result: Autoresizing = []
    for entry in entries {
      guard let index = word(entry.value, of: words) else { return nil }
      result.insert(Autoresizing(rawValue: 1 << UInt8(index)))
    }
    return result
  }

  /// One number for both axes or `(horizontal:, vertical:)`.
  package mutating func axisPriorities(_ value: Value) -> AxisPriorities? {
    if case .tuple(let entries) = value.kind {
      var result = AxisPriorities()
      let labels = ["horizontal", "vertical"]
      let isRight = arguments(entries, of: subject, order: [], others: labels) { reader, label, value in
        guard let priority = reader.priority(value) else { return false }
        if label == "horizontal" { result.horizontal = priority } else { result.vertical = priority }
        return true
      }
      return isRight ? result : nil
    }
    return priority(value).map { AxisPriorities(horizontal: $0, vertical: $0) }
  }

  /// As in UILayoutPriority.
  package static let priorities = [("required", 1000.0), ("high", 750), ("low", 250), ("fittingSize", 50)]

  /// 1 to 1000, or one of those that have a name.
  package mutating func priority(_ value: Value) -> Double? {
    if case .word(let word) = value.kind {
      if let named = ValueReader.priorities.first(where: { $0.0 == word }) { return named.1 }
      diagnostics.report(
        .unknownWord("priority", word, choices: ValueReader.priorities.map(\.0), value.span))
      return nil
    }
    return number(value, in: 1...1000)
  }

  /// `auto` or a number; `.some(nil)` is `auto`.
  package mutating func automatic<T>(_ value: Value, _ read: (inout ValueReader, Value) -> T?) -> T?? {
    switch value.kind {
    case .word("auto"): return .some(nil)
    case .number, .mistake: return read(&self, value).map(Optional.some)
    default: return mismatch(value, "'auto' or a number")
    }
  }

  package mutating func sections(_ value: Value) -> Sections? {
    if case .call("generate", let entries) = value.kind { return generator(value, entries) }
    guard case .list(let entries) = value.kind else {
      return mismatch(value, "a list of (width, height) or generate(…)")
    }
    var sizes: [Size] = []
    for entry in entries {
      guard let size = size(entry.value, in: -10_000...10_000) else { return nil }
      sizes.append(size)
    }
    return .given(sizes)
  }

  package mutating func adjustment(_ value: Value) -> Adjustment? {
    guard case .tuple(let entries) = value.kind else { return mismatch(value, "(dx:, dy:, dwidth:, dheight:)") }
    var result = Adjustment()
    let labels = ["dx", "dy", "dwidth", "dheight"]
    let isRight = arguments(entries, of: subject, order: [], others: labels) { reader, label, value in
      guard let number = reader.number(value, in: -10_000...10_000) else { return false }
      switch label {
      case "dx": result.dx = number
      case "dy": result.dy = number
      case "dwidth": result.dwidth = number
      default: result.dheight = number
      }
      return true
    }
    return isRight ? result : nil
  }
}

// MARK: - Implementation

extension ValueReader {
  private mutating func generator(_ value: Value, _ entries: [Value.Entry]) -> Sections? {
    var numbers: [String: Double] = ["seed": 0]
    var draws: [Double]?
    let required = ["minWidth", "height", "totalWidth", "maxSections"]
    let isRight = arguments(entries, of: "generate", order: [], others: required + ["seed", "draws"]) {
      reader, label, value in
      switch label {
      case "draws":
        guard let list = reader.entries(value) else { return false }
        var result: [Double] = []
        for entry in list {
          guard let draw = reader.count(entry.value, in: 0...4_294_967_295) else { return false }
          result.append(Double(draw))
        }
        draws = result
      case "maxSections", "seed":
        guard let count = reader.count(value, in: 0...(label == "seed" ? 4_294_967_295 : 1000)) else { return false }
        numbers[label] = Double(count)
      default:
        guard let number = reader.number(value, in: -10_000...10_000) else { return false }
        numbers[label] = number
      }
      return true
    }
    guard isRight else { return nil }
    guard let minWidth = numbers["minWidth"], let height = numbers["height"], let total = numbers["totalWidth"],
      let most = numbers["maxSections"]
    else { return mismatch(value, required.joined(separator: ", ") + " in generate(…)") }
    return .generated(
      SectionGenerator(
        minWidth: minWidth, height: height, totalWidth: total, maxSections: Int(most), seed: Int(numbers["seed"] ?? 0),
        draws: draws))
  }
}
