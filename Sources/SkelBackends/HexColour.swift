import SkelModel

// MARK: - Interface

extension ColourComponents {
  /// Red, green, blue and alpha from 0 to 255: rounded, and what UIKit's extended range holds above 1 is 255.
  package var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (byte(red), byte(green), byte(blue), byte(alpha))
  }
}

extension OutputBuffer {
  /// `#rrggbb`.
  package mutating func append(opaque colour: ColourComponents) {
    let bytes = colour.bytes
    append(UInt8(ascii: "#"))
    append(hex: bytes.red)
    append(hex: bytes.green)
    append(hex: bytes.blue)
  }

  /// `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  package mutating func append(_ colour: ColourComponents) {
    append(opaque: colour)
    let alpha = colour.bytes.alpha
    if alpha < 255 { append(hex: alpha) }
  }
}

// MARK: - Implementation

private func byte(_ component: Double) -> UInt8 {
  UInt8(min(max((component * 255).rounded(.toNearestOrAwayFromZero), 0), 255))
}
