import SkelModel

// MARK: - Interface

/// How wide and high real text is, from a table: never from fonts installed on the machine, so that the same file gives
/// the same frames everywhere. Other families are measured like the system font.
package enum TextMetrics {
  /// Width in points of a text's longest line if nothing wraps it, rounded up to the pixel as UILabel does.
  package static func width(of text: String, in font: Font, scale: Double) -> Double {
    let pen = Pen(font)
    var widest = 0.0
    var line = 0.0
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        widest = max(widest, line)
        line = 0
      } else {
        line += pen.advance(of: scalar)
      }
    }
    return roundedUp(max(widest, line), scale: scale)
  }

  /// How many lines a text takes in a width. It breaks at spaces, inside a word only where the word is wider than the
  /// line; spaces at the end of a line do not count. No text is one line.
  static func lineCount(of text: String, in font: Font, width: Double) -> Int {
    let pen = Pen(font)
    // What UILabel rounded up to the pixel must still fit.
    let room = width + 0.001
    var lines = 1
    // The words that stand already, the spaces behind them, the word that is being read.
    var line = 0.0
    var spaces = 0.0
    var word = 0.0
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        lines += 1
        (line, spaces, word) = (0, 0, 0)
        continue
      }
      let advance = pen.advance(of: scalar)
      if scalar == " " {
        (line, spaces, word) = word > 0 ? (line + spaces + word, advance, 0) : (line, spaces + advance, 0)
        continue
      }
      word += advance
      guard line + spaces + word > room else { continue }
      if line > 0 {
        lines += 1
        (line, spaces) = (0, 0)
      }
      if word > room, word > advance {
        lines += 1
        (line, spaces, word) = (0, 0, advance)
      }
    }
    return lines
  }

  /// Height in points of so many lines, rounded up to the pixel. Source: stored heights in Interface Builder documents
  /// (17 pt: 20.5 at 2x, 20.33 at 3x).
  static func height(ofLines lines: Int, in font: Font, scale: Double) -> Double {
    roundedUp(Double(lines) * font.lineHeight, scale: scale)
  }

  /// From the top of a line to its baseline: 0.952148 × size.
  static func ascent(of font: Font) -> Double { 0.952148 * font.size }
  /// From the baseline to the bottom of a line: 0.241211 × size.
  static func descent(of font: Font) -> Double { 0.241211 * font.size }

  static func roundedUp(_ length: Double, scale: Double) -> Double {
    // A hair of tolerance, so that a length on the grid stays there.
    ((length * scale) - 1e-6).rounded(.up) / scale
  }
}

// MARK: - Implementation

/// Adds up advance widths of one font.
private struct Pen {
  private let perThousand: Double
  private let tracking: Double

  init(_ font: Font) {
    perThousand = font.size / 1000 * font.weight.widthFactor * Pen.opticalFactor(size: font.size)
    tracking = Pen.tracking(size: font.size) * font.size / 1000
  }

  func advance(of scalar: Unicode.Scalar) -> Double {
    let index = Int(scalar.value) - 0x20
    let units = advances.indices.contains(index) ? advances[index] : missingAdvance
    return units * perThousand + tracking
  }

  /// Above 20 points the system font draws narrower letters. The shape is fitted on 33 stored label widths: 20 pt 0.995,
  /// 25 pt 0.947, 30 pt 0.919, 35 pt 0.916.
  private static func opticalFactor(size: Double) -> Double {
    1 - 0.09 * min(max((size - 20) / 8, 0), 1)
  }

  /// Thousandths of an em between two letters. Source: Apple's published tracking table of SF Pro, whole sizes.
  private static func tracking(size: Double) -> Double {
    let row = Int(min(max(size.rounded(), 6), 80)) - 6
    return row < trackings.count ? trackings[row] : trackings[trackings.count - 1] * (80 - Double(row + 6)) / 40
  }
}

extension FontWeight {
  /// Width against regular. Source: stored label widths for medium (8 labels), bold (22), light (2) and black (1); the
  /// others stand between their neighbours.
  fileprivate var widthFactor: Double {
    switch self {
    case .ultraLight: 0.96
    case .thin: 0.97
    case .light: 0.98
    case .regular: 1
    case .medium: 1.036
    case .semibold: 1.043
    case .bold: 1.05
    case .heavy: 1.1
    case .black: 1.14
    }
  }
}

/// From 6 to 40 points.
private let trackings: [Double] = [
  41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12,
  12, 11, 10, 10, 10, 10, 10,
]

/// Of characters that the table does not know, in thousandths of an em.
private let missingAdvance = 560.0

/// From space to `~`, in thousandths of an em: fitted by least squares on 165 label strings and their stored widths; 560
/// where no string held the character.
private let advances: [Double] = [
  302.9, 560, 560, 560, 614.5, 872.8, 560, 203.5, 358.5, 358.5, 560, 560,
  273.3, 354.1, 277.1, 277.6, 631.1, 509.8, 579.6, 573.2, 558.7, 559.5, 557.9, 560,
  630.6, 581.5, 275.7, 560, 560, 560, 560, 564.6, 560, 667.4, 677.1, 741,
  699.5, 619.9, 582, 738.3, 719, 278.9, 520.1, 667, 546, 875.1, 753.9, 768.5,
  636, 560, 655.1, 658.7, 603.9, 718, 629.6, 937.8, 560, 654.3, 635.2, 306.6,
  560, 306.6, 560, 560, 560, 566.5, 608.1, 543.3, 609.9, 568.2, 327.5, 605.7,
  589.4, 263.2, 560, 508.9, 264.2, 850, 579, 583.5, 611.8, 539.2, 377.4, 515.9,
  354.4, 583.5, 528.7, 755.2, 474.1, 535.3, 560, 560, 560, 560, 560,
]
