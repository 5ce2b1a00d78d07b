// MARK: - Interface

extension OutputBuffer {
  /// A number with at most three decimals, no trailing zeros and no exponent; `-0` is `0`.
  ///
  /// What lies half way between two results goes away from zero, and half way is decided on the decimal value: 1.0005
  /// is 1.001 and -1.0005 is -1.001, although the binary numbers behind them lie a little off. From 4e12 on, where
  /// binary numbers no longer hold three decimals, it is whole.
  package mutating func append(_ value: Double) {
    precondition(value.isFinite, "every number of an output is finite")
    let magnitude = value.magnitude
    guard magnitude < 4e12 else { return appendHuge(value) }
    var thousandths = UInt64(magnitude * 1000)
    // The quotient is the number nearest to the decimal half way, so that equal means half way.
    if magnitude >= Double(2 * thousandths + 1) / 2000 { thousandths += 1 }
    guard thousandths > 0 else { return append(UInt8(ascii: "0")) }
    if value < 0 { append(UInt8(ascii: "-")) }
    let whole = thousandths / 1000
    append(whole: whole)
    let decimals = UInt32(truncatingIfNeeded: thousandths - whole * 1000)
    if decimals > 0 { append(decimals: decimals) }
  }

  package mutating func append(_ value: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(whole: UInt64(value.magnitude))
  }
}

// MARK: - Implementation

extension OutputBuffer {
  private mutating func append(whole: UInt64) {
    write(upTo: 20) { place in
      if whole < 10 {
        place[0] = digit(whole)
        return 1
      }
      var length = 2
      var bound: UInt64 = 100
      while length < 20, whole >= bound {
        length += 1
        bound = bound < 1_000_000_000_000_000_000 ? bound * 10 : .max
      }
      var rest = whole
      var index = length
      while index > 0 {
        index -= 1
        place[index] = digit(rest % 10)
        rest /= 10
      }
      return length
    }
  }

  /// A point and up to three digits; `decimals` is from 1 to 999 thousandths.
  private mutating func append(decimals: UInt32) {
    write(upTo: 4) { place in
      place[0] = UInt8(ascii: ".")
      place[1] = digit(UInt64(decimals / 100))
      if decimals % 100 == 0 { return 2 }
      place[2] = digit(UInt64(decimals / 10 % 10))
      if decimals % 10 == 0 { return 3 }
      place[3] = digit(UInt64(decimals % 10))
      return 4
    }
  }

  /// From 4e12 on, whole; from 2⁶⁴ on the shortest digits that name the number, filled up with zeros.
  private mutating func appendHuge(_ value: Double) {
    if value < 0 { append(UInt8(ascii: "-")) }
    if let whole = UInt64(exactly: value.magnitude.rounded(.toNearestOrAwayFromZero)) { return append(whole: whole) }
    var digits = 0
    var exponent = 0
    var isExponent = false
    var hasPoint = false
    for byte in value.magnitude.description.utf8 {
      switch byte {
      case UInt8(ascii: "."): hasPoint = true
      case UInt8(ascii: "e"): isExponent = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isExponent {
          exponent = exponent * 10 + Int(byte - UInt8(ascii: "0"))
        } else {
          append(byte)
          if hasPoint { digits += 1 }
        }
      default: continue
      }
    }
    for _ in digits..<max(exponent, digits) { append(UInt8(ascii: "0")) }
  }
}

@inline(__always)
private func digit(_ value: UInt64) -> UInt8 { UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value) }
