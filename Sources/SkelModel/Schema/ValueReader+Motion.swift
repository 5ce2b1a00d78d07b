import SkelSyntax

// MARK: - Interface

extension ValueReader {
  /// `none`, one animation or a list of them.
  package mutating func animations(_ value: Value) -> [Animation]? {
    if case .word("none") = value.kind { return [] }
    guard case .list(let entries) = value.kind else { return animation(value).map { [$0] } }
    var result: [Animation] = []
    for entry in entries {
      if case .word("none") = entry.value.kind {
        return mismatch(entry.value, "\(Array(ValueReader.words.dropFirst()).joinedAsChoice()) in a list")
      }
      guard let animation = animation(entry.value) else { return nil }
      result.append(animation)
    }
    return result
  }

  package mutating func transition(_ value: Value) -> Transition? {
    switch value.kind {
    case .word("none"): return Transition.none
    case .word("crossDissolve"): return .crossDissolve(seconds: 0.25)
    case .call("crossDissolve", let entries):
      var seconds = 0.25
      let isRight = arguments(entries, of: "crossDissolve", order: ["duration"]) { reader, _, value in
        reader.seconds(value, in: 0...10).map { seconds = $0 } != nil
      }
      return isRight ? .crossDissolve(seconds: seconds) : nil
    case .word(let word):
      diagnostics.report(.unknownWord(subject, word, choices: ["none", "crossDissolve"], value.span))
      return nil
    default: return mismatch(value, "'none' or crossDissolve(seconds)")
    }
  }
}

// MARK: - Implementation

extension ValueReader {
  private static let durations = 0.01...60.0
  private static let words = ["none", "pulse", "sliding", "shimmer", "custom"]

  private mutating func animation(_ value: Value) -> Animation? {
    switch value.kind {
    case .word("pulse"): return pulse([])
    case .word("sliding"): return sliding([])
    case .word("shimmer"): return .shimmer(Shimmer())
    case .call("pulse", let entries): return pulse(entries)
    case .call("sliding", let entries): return sliding(entries)
    case .call("shimmer", let entries): return shimmer(entries)
    case .call("custom", let entries): return custom(value, entries)
    case .call("none", _): return mismatch(value, "'none' without parentheses")
    case .word(let word), .call(let word, _):
      diagnostics.report(.unknownWord(subject, word, choices: ValueReader.words, value.span))
      return nil
    default: return mismatch(value, ValueReader.words.joinedAsChoice())
    }
  }

  private mutating func pulse(_ entries: [Value.Entry]) -> Animation? {
    var duration = 1.0
    let isRight = arguments(entries, of: "pulse", order: [], others: ["duration"]) { reader, _, value in
      reader.seconds(value, in: ValueReader.durations).map { duration = $0 } != nil
    }
    return isRight ? .pulse(duration: duration) : nil
  }

  private mutating func sliding(_ entries: [Value.Entry]) -> Animation? {
    var direction: SlidingDirection?
    var duration = 1.5
    var autoreverses = false
    let labels = ["direction", "duration", "autoreverses"]
    let isRight = arguments(entries, of: "sliding", order: [], others: labels) { reader, label, value in
      switch label {
      case "direction": reader.word(value, SlidingDirection.self).map { direction = $0 } != nil
      case "duration": reader.seconds(value, in: ValueReader.durations).map { duration = $0 } != nil
      default: reader.boolean(value).map { autoreverses = $0 } != nil
      }
    }
    return isRight ? .sliding(direction: direction, duration: duration, autoreverses: autoreverses) : nil
  }

  private mutating func shimmer(_ entries: [Value.Entry]) -> Animation? {
    var shimmer = Shimmer()
    let labels = ["direction", "speed", "pause", "opacity", "animationOpacity", "highlightLength"]
    let isRight = arguments(entries, of: "shimmer", order: [], others: labels) { reader, label, value in
      switch label {
      case "direction": reader.word(value, ShimmerDirection.self).map { shimmer.direction = $0 } != nil
      case "speed": reader.number(value, in: 1...100_000).map { shimmer.speed = $0 } != nil
      case "pause": reader.seconds(value, in: 0...60).map { shimmer.pause = $0 } != nil
      case "opacity": reader.number(value, in: 0...1).map { shimmer.opacity = $0 } != nil
      case "animationOpacity": reader.number(value, in: 0...1).map { shimmer.animationOpacity = $0 } != nil
      default: reader.number(value, in: 0...1).map { shimmer.highlightLength = $0 } != nil
      }
    }
    return isRight ? .shimmer(shimmer) : nil
  }

  private mutating func custom(_ value: Value, _ entries: [Value.Entry]) -> Animation? {
    var keyPath: String?
    var from: AnimationValue?
    var to: AnimationValue?
    var duration = 0.25
    var autoreverses = false
    var timing = Timing.linear
    let labels = ["keyPath", "from", "to", "duration", "autoreverses", "timing"]
    let isRight = arguments(entries, of: "custom", order: [], others: labels) { reader, label, value in
      switch label {
      case "keyPath": reader.keyPath(value).map { keyPath = $0 } != nil
      case "from": reader.animationValue(value).map { from = $0 } != nil
      case "to": reader.animationValue(value).map { to = $0 } != nil
      case "duration": reader.seconds(value, in: ValueReader.durations).map { duration = $0 } != nil
      case "autoreverses": reader.boolean(value).map { autoreverses = $0 } != nil
      default: reader.word(value, Timing.self).map { timing = $0 } != nil
      }
    }
    guard isRight else { return nil }
    guard let keyPath, let from, let to else {
      let missing = labels.prefix(3).filter { label in !entries.contains { $0.label == label } }
      diagnostics.report(.componentsMissing("custom", missing, value.span))
      return nil
    }
    guard fits(from, "from", entries, keyPath), fits(to, "to", entries, keyPath) else { return nil }
    return .custom(
      CustomAnimation(
        keyPath: keyPath, from: from, to: to, duration: duration, autoreverses: autoreverses, timing: timing))
  }

  private mutating func seconds(_ value: Value, in range: ClosedRange<Double>) -> Double? {
    unit = .seconds
    return number(value, in: range)
  }

  /// Any string; what no picture can show is said once, where it stands.
  private mutating func keyPath(_ value: Value) -> String? {
    guard let keyPath = string(value) else { return nil }
    if AnimatedKeyPath(rawValue: keyPath) == nil { diagnostics.report(.notAnimatable(keyPath, value.span)) }
    return keyPath
  }

  /// False after reporting that a value is of another type than the key path's.
  private mutating func fits(
    _ value: AnimationValue, _ label: String, _ entries: [Value.Entry], _ keyPath: String
  ) -> Bool {
    guard let known = AnimatedKeyPath(rawValue: keyPath), !known.takes(value),
      let entry = entries.first(where: { $0.label == label })
    else { return true }
    diagnostics.report(.typeMismatch(keyPath, wants: known.wantedValue, got: entry.value))
    return false
  }

  private mutating func animationValue(_ value: Value) -> AnimationValue? {
    switch value.kind {
    case .number: return number(value, in: nil).map(AnimationValue.number)
    case .tuple: return numbers(value, labels: ["x", "y"], in: nil).map { .point(Point(x: $0[0], y: $0[1])) }
    case .list(let entries) where !entries.isEmpty: return list(entries)
    case .colour, .word: return colour(value).map(AnimationValue.colour)
    default: return mismatch(value, "a number, a point, a colour or a list of numbers or colours")
    }
  }

  /// The first entry tells whether it is one of numbers or of colours.
  private mutating func list(_ entries: [Value.Entry]) -> AnimationValue? {
    guard case .number? = entries.first?.value.kind else {
      var colours: [Colour] = []
      for entry in entries {
        guard let colour = colour(entry.value) else { return nil }
        colours.append(colour)
      }
      return .colours(colours)
    }
    var numbers: [Double] = []
    for entry in entries {
      guard let number = number(entry.value, in: nil) else { return nil }
      numbers.append(number)
    }
    return .numbers(numbers)
  }
}
