// MARK: - Interface

/// The ids of one SVG, made of layers' paths: `Feed.posts.cell-0` for `Feed/posts/cell[0]`.
struct SVGIDs {
  private let prefix: [UInt8]
  private var used: Set<[UInt8]> = []

  init(prefix: [UInt8]) { self.prefix = prefix }

  /// The id of a layer, prefix included; what is taken already (a screen that is shown for two devices) is numbered.
  mutating func id(for path: String) -> [UInt8] {
    let name = prefix + path.utf8.compactMap(idByte)
    var id = name
    var number = 2
    while !used.insert(id).inserted {
      id = name + Array("_\(number)".utf8)
      number += 1
    }
    return id
  }

  /// A text that can begin an id as well as a class: letters, digits, `_` and `-` stay, everything else is `_`, and one
  /// more stands before a first digit or `-`.
  static func nameBytes(of text: String) -> [UInt8] {
    let bytes = text.utf8.map { isNameByte($0) ? $0 : UInt8(ascii: "_") }
    guard let first = bytes.first, !isLetter(first) else { return bytes }
    return [UInt8(ascii: "_")] + bytes
  }
}

// MARK: - Implementation

/// The separators of a path become those an XML name may hold; `nil` leaves the byte out.
private func idByte(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "/"): UInt8(ascii: ".")
  case UInt8(ascii: "["): UInt8(ascii: "-")
  case UInt8(ascii: "]"): nil
  default: isNameByte(byte) ? byte : UInt8(ascii: "_")
  }
}

private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
  default: isLetter(byte)
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...: true
  default: false
  }
}
