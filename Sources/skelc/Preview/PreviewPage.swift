import SkelBackends
import SkelModel

// MARK: - Interface

/// The page that the preview serves: `page.html` with what it must know of this process.
struct PreviewPage {
  private let bytes: [UInt8]
  /// The same as long as the page is the same; pages that were served by another build load anew.
  let fingerprint: String
  private var generator = SystemRandomNumberGenerator()

  init(_ request: Request) {
    var out = OutputBuffer(reserving: 4096)
    out.append("{\"folder\": ")
    out.append(json: Platform.currentFolder)
    out.append(", \"direction\": ")
    out.append(json: request.options.direction.rawValue)
    out.append(", \"scheme\": ")
    out.append(json: request.emitOptions.scheme.rawValue)
    out.append(", \"devices\": [")
    for (index, device) in Device.all.enumerated() {
      out.append(index == 0 ? "{\"name\": " : ", {\"name\": ")
      out.append(json: device.name)
      out.append(", \"width\": ")
      out.append(device.width)
      out.append(", \"height\": ")
      out.append(device.height)
      out.append(", \"note\": ")
      out.append(json: device.note)
      out.append("}")
    }
    out.append("]}")
    // "</script>" in a folder's name must not end the script.
    let setup = out.finish().flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [$0] }
    let text = Array(previewPage.utf8).replacing("/*SETUP*/null", with: setup)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    fingerprint = String(hash, radix: 16)
    bytes = text.replacing("FINGERPRINT", with: Array(fingerprint.utf8))
  }

  /// The bytes for one request, and the header that lets only its own script run.
  mutating func fresh() -> (bytes: [UInt8], policy: String) {
    let nonce = String(generator.next(), radix: 36) + String(generator.next(), radix: 36)
    let policy = [
      "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'unsafe-inline'", "img-src data:",
      "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
    return (bytes.replacing("NONCE", with: Array(nonce.utf8)), "Content-Security-Policy: \(policy)\r\n")
  }
}

// MARK: - Implementation

extension [UInt8] {
  /// With other bytes wherever a word stands.
  fileprivate func replacing(_ word: StaticString, with other: [UInt8]) -> [UInt8] {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    var result: [UInt8] = []
    var index = 0
    while index < count {
      if self[index] == word[0], self[index...].starts(with: word) {
        result += other
        index += word.count
      } else {
        result.append(self[index])
        index += 1
      }
    }
    return result
  }
}
