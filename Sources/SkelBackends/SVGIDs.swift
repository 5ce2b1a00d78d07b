import SkelLayers
import SkelModel

// MARK: - Interface

/// The ids of one SVG, made of layers' paths: `Feed.posts.cell-0` for `Feed/posts/cell[0]`.
struct SVGIDs {
  private let prefix: [UInt8]
  private var used: Set<[UInt8]> = []
  private var outlines = Numbering<SVGOutline>()
  private var overlayCount = 0
  private var rowCount = 0

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

  /// The id of a hole of this outline, and whether it is the first of its kind.
  mutating func hole(of outline: SVGOutline) -> (id: [UInt8], isNew: Bool) {
    let before = outlines.values.count
    let number = outlines.number(of: outline)
    return (prefix + Array("hole-\(number)".utf8), number == before)
  }

  /// The id of a next group that an overlay repeats.
  mutating func overlay() -> [UInt8] {
    overlayCount += 1
    return prefix + Array("fade-\(overlayCount - 1)".utf8)
  }

  /// The id of a next row that others repeat.
  mutating func row() -> [UInt8] {
    rowCount += 1
    return prefix + Array("row-\(rowCount - 1)".utf8)
  }

  /// A text that can begin an id as well as a class: letters, digits, `_` and `-` stay, everything else is `_`, and one
  /// more stands before a first digit or `-`.
  static func nameBytes(of text: String) -> [UInt8] {
    let bytes = text.utf8.map { isNameByte($0) ? $0 : UInt8(ascii: "_") }
    guard let first = bytes.first, !isLetter(first) else { return bytes }
    return [UInt8(ascii: "_")] + bytes
  }
}

/// A layer's outline, wherever it stands.
struct SVGOutline: Hashable {
  var size: Size
  var cornerRadius: Double
  var path: LayerPath?
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
