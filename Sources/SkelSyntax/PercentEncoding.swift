// MARK: - Interface

/// A path as part of a URI (RFC 3986): letters, digits, `-._~` and `/` stay, every other byte is `%XX`.
package func percentEncoded(path: String) -> String {
  var result: [UInt8] = []
  for byte in path.utf8 {
    switch byte {
    case ascii("a")...ascii("z"), ascii("A")...ascii("Z"), ascii("0")...ascii("9"), ascii("-"), ascii("."), ascii("_"),
      ascii("~"), ascii("/"):
      result.append(byte)
    default: result += [ascii("%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
    }
  }
  return String(decoding: result, as: UTF8.self)
}

// MARK: - Implementation

private func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? ascii("0") + value : ascii("A") + value - 10 }
