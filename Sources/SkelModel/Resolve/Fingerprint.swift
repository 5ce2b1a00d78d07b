// MARK: - Interface

/// A hash that is worked out in a few instructions: FNV-1a over words or bytes. What clashes is compared.
struct Fingerprint {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01b3
    // Doubles differ in their high bits, tables look at the low ones.
    value ^= value >> 32
  }

  mutating func combine(_ bytes: [UInt8], _ range: Range<Int>) {
    bytes.withUnsafeBufferPointer { bytes in
      for index in range { value = (value ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
    }
    value ^= value >> 32
  }

  mutating func combine(_ number: Int) { combine(UInt64(truncatingIfNeeded: number)) }

  /// -0 is 0.
  mutating func combine(_ number: Double) { combine((number + 0).bitPattern) }

  /// `nil` counts as a number that nobody writes.
  mutating func combine(_ number: Double?) { combine(number ?? -.greatestFiniteMagnitude) }
}

/// Can be found again by a fingerprint: equal values have equal ones.
protocol Fingerprinted: Equatable {
  func combine(into fingerprint: inout Fingerprint)
}

/// Finds equal values again in a table that they are appended to.
struct InternTable<Value: Fingerprinted> {
  private var slots = HashSlots()

  /// The index of a value in its table, to which it is appended when it is new.
  mutating func place(of value: Value, in values: inout [Value]) -> UInt32 {
    var fingerprint = Fingerprint()
    value.combine(into: &fingerprint)
    if let known = known(value, fingerprint.value, in: values) { return UInt32(known) }
    if values.isEmpty { values.reserveCapacity(8) }
    slots.insert(values.count, fingerprint.value)
    values.append(value)
    return UInt32(values.count - 1)
  }

  private func known(_ value: Value, _ fingerprint: UInt64, in values: [Value]) -> Int? {
    values.withUnsafeBufferPointer { values in slots.entry(fingerprint) { values[$0] == value } }
  }
}

// MARK: - Implementation

// Every field that may take many values in one screen counts; words of few cases do not.

extension Appearance: Fingerprinted {
  func combine(into fingerprint: inout Fingerprint) {
    fingerprint.combine(numberOfLines)
    if case .points(let height) = lineHeight { fingerprint.combine(height) }
    if case .count(let lines) = skeletonNumberOfLines { fingerprint.combine(lines) }
    fingerprint.combine(lineSpacing)
    fingerprint.combine(lastLineFillPercent)
    fingerprint.combine(linesCornerRadius)
    fingerprint.combine(font.size)
    fingerprint.combine(cornerRadius)
    fingerprint.combine(borderWidth)
    fingerprint.combine(delay)
    fingerprint.combine(sectionSpacing)
    fingerprint.combine(padding)
    fingerprint.combine(adjust.dx)
    fingerprint.combine(adjust.dy)
    fingerprint.combine(adjust.dwidth)
    fingerprint.combine(adjust.dheight)
    if case .colour(let colour) = fill { fingerprint.combine(colour) } else { fingerprint.combine(fill.hashValue) }
    if let backgroundColor { fingerprint.combine(backgroundColor) }
    if case .crossDissolve(let seconds) = transition { fingerprint.combine(seconds) }
    // Seldom there, and long.
    if let text { fingerprint.combine(text.hashValue) }
    if let identifier { fingerprint.combine(identifier.hashValue) }
    if let family = font.family { fingerprint.combine(family.hashValue) }
    if !animation.isEmpty { fingerprint.combine(animation.hashValue) }
    if let sections { fingerprint.combine(sections.hashValue) }
  }
}

extension Placement: Fingerprinted {
  func combine(into fingerprint: inout Fingerprint) {
    if let frame {
      fingerprint.combine(frame.x)
      fingerprint.combine(frame.y)
      fingerprint.combine(frame.width)
      fingerprint.combine(frame.height)
    }
    fingerprint.combine(width)
    fingerprint.combine(height)
    fingerprint.combine(spacing)
    fingerprint.combine(rowHeight)
    fingerprint.combine(skeletonHeight)
    fingerprint.combine(itemSize?.width)
    fingerprint.combine(itemSize?.height)
    if let pin {
      fingerprint.combine(pin.item.hashValue)
      fingerprint.combine(pin.top)
      fingerprint.combine(pin.leading)
      fingerprint.combine(pin.bottom)
      fingerprint.combine(pin.trailing)
    }
    if let center { fingerprint.combine(center.hashValue) }
    fingerprint.combine(insets)
    if let layoutMargins { fingerprint.combine(layoutMargins) }
    fingerprint.combine(hugging.horizontal)
    fingerprint.combine(hugging.vertical)
    fingerprint.combine(compressionResistance.horizontal)
    fingerprint.combine(compressionResistance.vertical)
    fingerprint.combine(Int(autoresizing.rawValue))
    fingerprint.combine(rows ?? -1)
    fingerprint.combine(columns ?? -1)
  }
}

extension Origins: Fingerprinted {
  func combine(into fingerprint: inout Fingerprint) {
    for entry in entries {
      switch entry.origin {
      case .own(let start, let end): fingerprint.combine(UInt64(start) << 32 | UInt64(end))
      case .elsewhere(let span): fingerprint.combine(UInt64(span.start) << 32 | UInt64(span.end))
      }
    }
  }
}

extension Fingerprint {
  fileprivate mutating func combine(_ edges: Edges) {
    combine(edges.top)
    combine(edges.leading)
    combine(edges.bottom)
    combine(edges.trailing)
  }

  fileprivate mutating func combine(_ colour: Colour) {
    combine(colour.light)
    combine(colour.dark)
  }

  private mutating func combine(_ components: ColourComponents) {
    combine(components.red)
    combine(components.green)
    combine(components.blue)
    combine(components.alpha)
  }
}
