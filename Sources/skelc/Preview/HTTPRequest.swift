// MARK: - Interface

/// A request without a body, as far as the preview looks at it.
struct HTTPRequest: Equatable {
  var method: String
  /// Without the query.
  var path: String
  /// In order, decoded.
  var query: [Parameter] = []
  /// In lower case; each at most once.
  var headers: [String: String] = [:]

  /// By one of the methods that are answered; none of them has a body.
  var isReading: Bool { method == "GET" || method == "HEAD" }

  struct Parameter: Equatable {
    var name: String
    var value: String
  }

  /// Larger requests are refused, whatever they ask for.
  static let mostBytes = 8 << 10
  static let mostHeaders = 64
}

/// What the bytes that came so far amount to.
enum HTTPReading: Equatable {
  case unfinished
  case whole(HTTPRequest)
  /// Answered with this status, and nothing more is read.
  case refused(Int)
}

/// Reads the head of a request. Strict: whatever is odd is refused. The body is not looked at where the method is one that
/// is refused for itself.
func readRequest(_ bytes: [UInt8]) -> HTTPReading {
  guard let end = endOfHead(bytes) else {
    return bytes.count >= HTTPRequest.mostBytes ? .refused(431) : .unfinished
  }
  guard end <= HTTPRequest.mostBytes else { return .refused(431) }
  var lines = bytes[..<(end - 4)].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  for index in lines.indices.dropLast() {
    guard lines[index].last == UInt8(ascii: "\r") else { return .refused(400) }
    lines[index].removeLast()
  }
  guard let first = lines.first, var request = requestLine(first) else { return .refused(400) }
  guard lines.count - 1 <= HTTPRequest.mostHeaders else { return .refused(431) }
  for line in lines.dropFirst() {
    guard let (name, value) = header(line), request.headers.updateValue(value, forKey: name) == nil else {
      return .refused(400)
    }
  }
  guard request.isReading else { return .whole(request) }
  // A body, or a second request before the first is answered.
  if end < bytes.count || request.headers["transfer-encoding"] != nil { return .refused(400) }
  if let length = request.headers["content-length"], length != "0" { return .refused(413) }
  return .whole(request)
}

// MARK: - Implementation

/// The offset behind the empty line.
private func endOfHead(_ bytes: [UInt8]) -> Int? {
  guard bytes.count >= 4 else { return nil }
  for end in 4...bytes.count where bytes[end - 1] == UInt8(ascii: "\n") {
    if bytes[(end - 4)..<end].elementsEqual("\r\n\r\n".utf8) { return end }
  }
  return nil
}

/// method SP target SP "HTTP/1." digit
private func requestLine(_ line: ArraySlice<UInt8>) -> HTTPRequest? {
  guard line.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) else { return nil }
  let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
  guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy(isTokenByte) else { return nil }
  let version = String(decoding: parts[2], as: UTF8.self)
  guard version == "HTTP/1.1" || version == "HTTP/1.0", parts[1].first == UInt8(ascii: "/") else { return nil }
  let halves = parts[1].split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
  var request = HTTPRequest(
    method: String(decoding: parts[0], as: UTF8.self), path: String(decoding: halves[0], as: UTF8.self))
  if halves.count == 2 {
    for pair in halves[1].split(separator: UInt8(ascii: "&")) {
      let sides = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      request.query.append(
        HTTPRequest.Parameter(name: decoded(sides[0]), value: sides.count == 2 ? decoded(sides[1]) : ""))
    }
  }
  return request
}

/// name ":" value; no continuation lines.
private func header(_ line: ArraySlice<UInt8>) -> (name: String, value: String)? {
  guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else { return nil }
  guard line[..<colon].allSatisfy(isTokenByte) else { return nil }
  let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  var value = line[(colon + 1)...].drop(while: isBlank)
  while let last = value.last, isBlank(last) { value.removeLast() }
  guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7f || $0 == UInt8(ascii: "\t") }) else { return nil }
  return (String(decoding: line[..<colon], as: UTF8.self).lowercased(), String(decoding: value, as: UTF8.self))
}

/// RFC 9110, tchar.
private func isTokenByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }
}

/// `%41` and `+`; what is no such pair stays as it is.
private func decoded(_ text: ArraySlice<UInt8>) -> String {
  var bytes: [UInt8] = []
  var rest = text
  while let byte = rest.popFirst() {
    let digits = rest.prefix(2).compactMap(hexValue)
    if byte == UInt8(ascii: "%"), digits.count == 2 {
      bytes.append(digits[0] << 4 | digits[1])
      rest = rest.dropFirst(2)
    } else {
      bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func hexValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
