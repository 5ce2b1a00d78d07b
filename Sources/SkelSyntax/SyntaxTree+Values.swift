// MARK: - Interface

extension SyntaxTree {
  /// The value of a number token, correctly rounded for up to 15 digits and always finite. Not a number
  /// where its form is wrong, which was reported.
  package func number(of token: Token) -> Double { decimalValue(bytes(of: token)) }

  /// The text of a string token without its quotes, escapes resolved; what was reported stands for itself.
  package func string(of token: Token) -> String { unescaped(bytes(of: token)) }

  /// The channels of a colour token, 0 to 255; opaque where no alpha is written, black where the form was reported.
  package func colour(of token: Token) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let digits = bytes(of: token).dropFirst().compactMap(hexadecimalValue)
    func pair(_ index: Int) -> UInt8 { digits[index] << 4 | digits[index + 1] }
    switch (digits.count, token.end - token.start) {
    case (3, 4): return (digits[0] * 17, digits[1] * 17, digits[2] * 17, 255)
    case (6, 7): return (pair(0), pair(2), pair(4), 255)
    case (8, 9): return (pair(0), pair(2), pair(4), pair(6))
    default: return (0, 0, 0, 255)
    }
  }

  /// The lines of the `///` comment directly above a token, without their marks and white space at their ends; nil where
  /// there is none.
  package func doc(before token: Token) -> String? {
    guard token.hasDoc else { return nil }
    return docText(source.bytes, from: gapStart(before: token), to: token.start)
  }
}

// MARK: - Implementation

extension SyntaxTree {
  /// Where the token before this one ends.
  private func gapStart(before token: Token) -> Int {
    let index = tokens.partitioningIndex { $0.start >= token.start }
    return index == 0 ? 0 : tokens[index - 1].end
  }
}

/// The last run of `///` lines in a gap; one behind code on its line belongs to none.
private func docText(_ bytes: [UInt8], from start: Int, to end: Int) -> String {
  var gap = Gap(bytes, from: start, to: end)
  var lines: [String] = []
  var goesOn = false
  while let comment = gap.next() {
    let isDoc = comment.isDoc && comment.isBehindLineEnd
    if isDoc {
      if !goesOn || comment.lineEndsBefore != 1 { lines = [] }
      var text = bytes[(comment.start + 3)..<comment.end]
      if text.first == ascii(" ") { text.removeFirst() }
      lines.append(String(decoding: text, as: UTF8.self))
    }
    goesOn = isDoc
  }
  return lines.joined(separator: "\n")
}

private func unescaped(_ quoted: ArraySlice<UInt8>) -> String {
  // Foreign quotes beyond ASCII are three bytes long on both sides.
  let quote = quoted.first == ascii("\"") || quoted.first == ascii("'") ? 1 : 3
  let isClosed = quoted.count >= 2 * quote && !(quote == 1 && quoted.last != quoted.first)
  var rest = quoted.dropFirst(quote).dropLast(isClosed ? quote : 0)
  var text: [UInt8] = []
  while let byte = rest.popFirst() {
    guard byte == ascii("\\") else {
      text.append(byte)
      continue
    }
    if let (scalar, length) = unicodeEscape(rest) {
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      rest = rest.dropFirst(length)
      continue
    }
    switch rest.first {
    case ascii("n"): text.append(ascii("\n"))
    case ascii("t"): text.append(ascii("\t"))
    case ascii("\""), ascii("\\"), ascii("'"): text.append(rest[rest.startIndex])
    default:
      text.append(byte)
      continue
    }
    rest.removeFirst()
  }
  return String(decoding: text, as: UTF8.self)
}

/// The scalar of `u{…}`, and how many bytes name it.
private func unicodeEscape(_ text: ArraySlice<UInt8>) -> (Unicode.Scalar, length: Int)? {
  guard text.starts(with: "u{".utf8) else { return nil }
  let digits = text.dropFirst(2).prefix { hexadecimalValue($0) != nil }
  guard digits.count <= 8, text[digits.endIndex...].first == ascii("}"),
    let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(value)
  else { return nil }
  return (scalar, digits.count + 3)
}

/// Up to 19 digits are kept exactly; one multiplication or division by an exact power of ten rounds once, which is
/// correct for every number of up to 15 digits.
private func decimalValue(_ text: ArraySlice<UInt8>) -> Double {
  var digits: UInt64 = 0
  var kept = 0
  var exponent = 0
  var isFraction = false
  for byte in text {
    if byte == ascii("."), !isFraction {
      isFraction = true
    } else if byte >= ascii("0"), byte <= ascii("9") {
      if kept < 19 {
        digits = digits * 10 + UInt64(byte - ascii("0"))
        if digits > 0 { kept += 1 }
        if isFraction { exponent -= 1 }
      } else if !isFraction {
        exponent += 1
      }
    } else {
      return .nan
    }
  }
  var value = Double(digits)
  if exponent < 0 { value /= powerOfTen(min(-exponent, 400)) } else { value *= powerOfTen(min(exponent, 400)) }
  return value.isFinite ? value : .greatestFiniteMagnitude
}

/// Exact up to 10^22.
private func powerOfTen(_ exponent: Int) -> Double {
  var power = 1.0
  for _ in 0..<exponent { power *= 10 }
  return power
}
