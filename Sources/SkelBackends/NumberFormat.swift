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
    guard magnitude < 1e9 else { return appendLarge(value) }
    let scaled = magnitude * 1000
    var thousandths = UInt64(scaled)
    let rest = scaled - Double(thousandths)
    // The product is right to far better than these bounds; between them the exact comparison decides.
    if rest > 0.501 || rest > 0.499 && isHalfWay(magnitude, above: thousandths) { thousandths += 1 }
    append(thousandths: thousandths, isNegative: value < 0)
  }

  package mutating func append(_ value: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(whole: UInt64(value.magnitude))
  }
}

// MARK: - Implementation

extension OutputBuffer {
  private mutating func append(whole: UInt64) {
    write(upTo: 20) { putDigits(whole, $0) }
  }

  private mutating func append(thousandths: UInt64, isNegative: Bool) {
    write(upTo: 24) { place in
      var length = 0
      if isNegative, thousandths > 0 {
        place[0] = UInt8(ascii: "-")
        length = 1
      }
      let whole = thousandths / 1000
      length += putDigits(whole, place + length)
      let decimals = UInt32(truncatingIfNeeded: thousandths - whole * 1000)
      if decimals > 0 { length += putDecimals(decimals, place + length) }
      return length
    }
  }

  /// Below 4e12 by the exact comparison alone; from there on whole, and from 2⁶⁴ on the shortest digits that name the
  /// number, filled up with zeros.
  @inline(never)
  private mutating func appendLarge(_ value: Double) {
    guard value.magnitude >= 4e12 else {
      let thousandths = UInt64(value.magnitude * 1000)
      let rounded = isHalfWay(value.magnitude, above: thousandths) ? thousandths + 1 : thousandths
      return append(thousandths: rounded, isNegative: value < 0)
    }
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

/// Lies half way to the next thousandth or beyond: the quotient is the number nearest to the decimal half way.
private func isHalfWay(_ magnitude: Double, above thousandths: UInt64) -> Bool {
  magnitude >= Double(2 * thousandths + 1) / 2000
}

/// Writes the digits and returns how many they are.
@inline(__always)
private func putDigits(_ whole: UInt64, _ place: UnsafeMutablePointer<UInt8>) -> Int {
  if whole < 10 {
    place[0] = digit(UInt32(truncatingIfNeeded: whole))
    return 1
  }
  guard whole < 10_000 else { return putManyDigits(whole, place) }
  let small = UInt32(truncatingIfNeeded: whole)
  let length = small < 100 ? 2 : small < 1000 ? 3 : 4
  var rest = small
  var index = length
  while index > 0 {
    index -= 1
    place[index] = digit(rest % 10)
    rest /= 10
  }
  return length
}

@inline(never)
private func putManyDigits(_ whole: UInt64, _ place: UnsafeMutablePointer<UInt8>) -> Int {
  var length = 0
  var rest = whole
  while rest > 0 {
    length += 1
    rest /= 10
  }
  rest = whole
  for index in (0..<length).reversed() {
    place[index] = digit(UInt32(truncatingIfNeeded: rest % 10))
    rest /= 10
  }
  return length
}

/// A point and up to three digits; `decimals` is from 1 to 999 thousandths. Returns how many bytes that is.
@inline(__always)
private func putDecimals(_ decimals: UInt32, _ place: UnsafeMutablePointer<UInt8>) -> Int {
  let hundredths = decimals / 10
  place[0] = UInt8(ascii: ".")
  place[1] = digit(hundredths / 10)
  place[2] = digit(hundredths % 10)
  place[3] = digit(decimals % 10)
  return decimals % 10 != 0 ? 4 : hundredths % 10 != 0 ? 3 : 2
}

@inline(__always)
private func digit(_ value: UInt32) -> UInt8 { UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value) }
