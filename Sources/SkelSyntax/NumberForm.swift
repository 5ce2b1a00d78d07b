// MARK: - Interface

/// How a number in another language's form is written here, and whether that is certain to mean the same.
struct MendedNumber: Equatable {
  var text: String
  var isSafe: Bool
  /// `100x50` is two numbers.
  var isPair = false
}

/// `1e5` `.5` `1.` `12pt` `50%` `300ms` `1_000` `0x1F` in plain digits, `100x50` as a pair, `0xF2F2F7` as a colour; nil
/// where no answer is plausible.
func mendedNumber(_ written: String) -> MendedNumber? {
  let bytes = written.utf8.filter { $0 != ascii("_") }
  if bytes.count > 2, bytes[0] == ascii("0"), bytes[1] | 0x20 == ascii("x") {
    let digits = String(decoding: bytes[2...], as: UTF8.self)
    if bytes.count == 8, UInt32(digits, radix: 16) != nil { return MendedNumber(text: "#\(digits)", isSafe: true) }
    return UInt32(digits, radix: 16).map { MendedNumber(text: String($0), isSafe: true) }
  }
  var rest = bytes[...]
  let whole = rest.takeDigits()
  var fraction: ArraySlice<UInt8> = []
  if rest.first == ascii(".") {
    rest.removeFirst()
    fraction = rest.takeDigits()
  }
  guard !whole.isEmpty || !fraction.isEmpty else { return nil }
  if let mark = rest.first, mark | 0x20 == ascii("x"), let second = secondOfPair(rest.dropFirst()) {
    let first = plainDigits(Array(whole), Array(fraction), 0)
    return MendedNumber(text: "(\(first), \(second))", isSafe: true, isPair: true)
  }
  var exponent = 0
  if let mark = rest.first, mark | 0x20 == ascii("e"), rest.count > 1 {
    rest.removeFirst()
    guard let written = Int(String(decoding: rest, as: UTF8.self)), abs(written) <= 30 else { return nil }
    exponent = written
    rest = []
  }
  let unit = String(decoding: rest, as: UTF8.self)
  switch unit {
  case "", "pt", "px", "dp", "%", "s", "sec": break
  case "ms": exponent -= 3
  default:
    // Some other unit: the digits are all that can be kept, and they may mean something else.
    guard !unit.utf8.contains(ascii(".")) else { return nil }
    return MendedNumber(text: plainDigits(Array(whole), Array(fraction), 0), isSafe: false)
  }
  return MendedNumber(text: plainDigits(Array(whole), Array(fraction), exponent), isSafe: true)
}

// MARK: - Implementation

/// `50` in `100x50`; nil where more than digits stands there.
private func secondOfPair(_ bytes: ArraySlice<UInt8>) -> String? {
  var rest = bytes
  let whole = rest.takeDigits()
  guard !whole.isEmpty else { return nil }
  var fraction: ArraySlice<UInt8> = []
  if rest.first == ascii(".") {
    rest.removeFirst()
    fraction = rest.takeDigits()
  }
  return rest.isEmpty ? plainDigits(Array(whole), Array(fraction), 0) : nil
}

/// whole.fraction × 10^exponent without an exponent, superfluous zeros or a bare point.
private func plainDigits(_ whole: [UInt8], _ fraction: [UInt8], _ exponent: Int) -> String {
  let zero = ascii("0")
  var digits = whole + fraction
  var point = whole.count + exponent
  if point < 1 {
    digits = [UInt8](repeating: zero, count: 1 - point) + digits
    point = 1
  }
  if point > digits.count { digits += [UInt8](repeating: zero, count: point - digits.count) }
  var before = digits[..<point]
  var after = digits[point...]
  while before.count > 1, before.first == zero { before.removeFirst() }
  while after.last == zero { after.removeLast() }
  let text = String(decoding: before, as: UTF8.self)
  return after.isEmpty ? text : text + "." + String(decoding: after, as: UTF8.self)
}

extension ArraySlice<UInt8> {
  fileprivate mutating func takeDigits() -> ArraySlice<UInt8> {
    let taken = prefix { $0 >= ascii("0") && $0 <= ascii("9") }
    self = self[taken.endIndex...]
    return taken
  }
}
