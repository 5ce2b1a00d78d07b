// MARK: - Interface

extension Lexer {
  /// A name that begins beyond ASCII, or a character that begins no token.
  mutating func wide() {
    let start = position
    guard let (scalar, length) = scalar(at: position) else {
      reportIllFormedBytes()
      return emit(.invalid, from: start)
    }
    if scalar.properties.isXIDStart { return name() }
    if scalar == "\u{201C}", quoted(by: 3, until: [0xe2, 0x80, 0x9d]) { return }
    if scalar == "\u{2018}", quoted(by: 3, until: [0xe2, 0x80, 0x99]) { return }
    position += length
    if let (kind, ours) = lookalike(scalar) {
      report { .foreignOperator($0.text(start, $0.position), ours, $0.span(start, $0.position)) }
      return emit(kind, from: start)
    }
    report { .unexpectedCharacter(scalar, $0.span(start, $0.position)) }
    emit(.invalid, from: start)
  }

  /// One byte or character of a comment or string: anything but control characters and ill-formed UTF-8.
  mutating func skipTextByte(_ byte: UInt8) {
    if byte < 0x80 {
      position += 1
      if byte < 0x20 && byte != ascii("\t") || byte == 0x7f {
        report { .unexpectedCharacter(Unicode.Scalar(byte), $0.span($0.position - 1, $0.position)) }
      }
    } else if let (_, length) = scalar(at: position) {
      position += length
    } else {
      reportIllFormedBytes()
    }
  }

  /// One error for each byte of the run that belongs to no well-formed sequence.
  mutating func reportIllFormedBytes() {
    while position < bytes.count, bytes[position] >= 0x80, scalar(at: position) == nil {
      report { .notUTF8($0.bytes[$0.position], $0.span($0.position, $0.position + 1)) }
      position += 1
    }
  }

  /// The well-formed scalar at a byte, and its length in bytes.
  func scalar(at start: Int) -> (Unicode.Scalar, Int)? {
    wellFormedScalar(bytes[start..<min(start + 4, bytes.count)])
  }
}

/// The well-formed scalar at the front of some bytes, and its length (Unicode, table 3-7).
func wellFormedScalar(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, Int)? {
  guard let lead = bytes.first else { return nil }
  let length: Int
  var second: ClosedRange<UInt8> = 0x80...0xbf
  switch lead {
  case 0...0x7f: return (Unicode.Scalar(lead), 1)
  case 0xc2...0xdf: length = 2
  case 0xe0: (length, second) = (3, 0xa0...0xbf)
  case 0xed: (length, second) = (3, 0x80...0x9f)
  case 0xe1...0xef: length = 3
  case 0xf0: (length, second) = (4, 0x90...0xbf)
  case 0xf1...0xf3: length = 4
  case 0xf4: (length, second) = (4, 0x80...0x8f)
  default: return nil
  }
  guard bytes.count >= length, second.contains(bytes[bytes.startIndex + 1]) else { return nil }
  var value = UInt32(lead) & (0x7f >> UInt32(length))
  for byte in bytes.prefix(length).dropFirst() {
    guard byte & 0xc0 == 0x80 else { return nil }
    value = value << 6 | UInt32(byte & 0x3f)
  }
  return Unicode.Scalar(value).map { ($0, length) }
}

extension Unicode.Scalar {
  // Not inlined: the stack that the properties take would slow every name down.
  @inline(never)
  var continuesName: Bool { properties.isXIDContinue }
}

// MARK: - Implementation

/// Operators as typeset text writes them.
private func lookalike(_ scalar: Unicode.Scalar) -> (TokenKind, String)? {
  switch scalar {
  case "\u{2264}": (.lessEqual, "<=")
  case "\u{2265}": (.greaterEqual, ">=")
  case "\u{2260}": (.notEqual, "!=")
  case "\u{00D7}", "\u{2217}": (.star, "*")
  case "\u{00F7}": (.slash, "/")
  case "\u{2212}", "\u{2013}", "\u{2014}": (.minus, "-")
  default: nil
  }
}
