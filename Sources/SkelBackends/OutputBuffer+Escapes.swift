// MARK: - Interface

extension OutputBuffer {
  /// The inside of a JSON string: quotes, backslashes and control characters escaped, everything else as it is.
  package mutating func append(jsonEscaped text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\r"): append("\\r")
      case UInt8(ascii: "\t"): append("\\t")
      case 0..<0x20:
        append("\\u00")
        append(hex: byte)
      default: append(byte)
      }
    }
  }

  /// A whole JSON string, or `null`.
  package mutating func append(json text: String?) {
    guard let text else { return append("null") }
    append(UInt8(ascii: "\""))
    append(jsonEscaped: text)
    append(UInt8(ascii: "\""))
  }

  /// Text or an attribute's value in XML; a control character, which XML 1.0 cannot hold, becomes U+FFFD.
  package mutating func append(xmlEscaped text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): append(UInt8(ascii: " "))
      case 0..<0x20: append("\u{FFFD}")
      default: append(byte)
      }
    }
  }

  /// Two digits.
  package mutating func append(hex byte: UInt8) {
    append(hexDigit(byte >> 4))
    append(hexDigit(byte & 15))
  }
}

// MARK: - Implementation

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}
