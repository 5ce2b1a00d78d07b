// MARK: - Interface

/// A source line as a terminal shows it, in part if it is very long, and where in it a mark stands.
struct ShownLine {
  private(set) var text = ""
  /// In cells, from 0.
  private(set) var markColumn = 0
  private(set) var markWidth = 0

  /// The cells of a line that are shown at most, without the `…` at its ends.
  static let width = 120
  static let tabWidth = 4

  /// - Parameter line: the bytes of the line; `start` and `end` are offsets into the same array.
  init(_ line: ArraySlice<UInt8>, markFrom start: Int, to end: Int) {
    let start = min(max(start, line.startIndex), line.endIndex)
    var window = line
    if line.count > 4 * ShownLine.width || line.count(where: { $0 & 0xc0 != 0x80 }) > ShownLine.width {
      // A third before the mark, the rest behind it.
      let first = max(line.startIndex, min(start - ShownLine.width / 3, line.endIndex - ShownLine.width))
      window = line[first..<min(line.endIndex, first + ShownLine.width)]
      while let byte = window.first, byte & 0xc0 == 0x80, window.startIndex < start { window.removeFirst() }
      while window.endIndex < line.endIndex, line[window.endIndex] & 0xc0 == 0x80, window.endIndex > start {
        window.removeLast()
      }
    }
    append(window, start, min(end, window.endIndex))
    if window.startIndex > line.startIndex {
      text = "…" + text
      markColumn += 1
    }
    if window.endIndex < line.endIndex { text += "…" }
  }
}

/// Text that can go to a terminal: control characters, and those that turn the direction of writing, are spelled out.
func safeText(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { !$0.isSafe }) else { return text }
  return text.unicodeScalars.map { $0.isSafe ? String($0) : $0.spelled }.joined()
}

// MARK: - Implementation

extension ShownLine {
  private mutating func append(_ window: ArraySlice<UInt8>, _ start: Int, _ end: Int) {
    var column = 0
    var markEnd = 0
    var rest = window
    while true {
      if rest.startIndex <= start { markColumn = column }
      if rest.startIndex <= end { markEnd = column }
      guard !rest.isEmpty else { break }
      let (shown, cells) = rest.first == ascii("\t") ? tab(at: column) : character(rest)
      text += shown
      column += cells
      rest.removeFirst(wellFormedScalar(rest)?.1 ?? 1)
    }
    markWidth = max(0, markEnd - markColumn)
  }

  private func tab(at column: Int) -> (String, Int) {
    let cells = ShownLine.tabWidth - column % ShownLine.tabWidth
    return (String(repeating: " ", count: cells), cells)
  }

  /// How the first character is shown, and in how many cells; ill-formed bytes show as the replacement character.
  private func character(_ bytes: ArraySlice<UInt8>) -> (String, Int) {
    guard let (scalar, _) = wellFormedScalar(bytes) else { return ("\u{FFFD}", 1) }
    return scalar.isSafe ? (String(scalar), scalar.cells) : (scalar.spelled, scalar.spelled.utf8.count)
  }
}

extension Unicode.Scalar {
  fileprivate var isSafe: Bool {
    if value >= 0x20, value < 0x7f { return true }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: return false
    default: return true
    }
  }

  /// `\u{7}`
  fileprivate var spelled: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// How many cells of a terminal the character takes (Unicode, EastAsianWidth W and F, and emoji).
  fileprivate var cells: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0x33ff, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xa000...0xa4cf,
      0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1f64f,
      0x1f680...0x1f6ff, 0x1f900...0x1f9ff, 0x20000...0x3fffd:
      return 2
    default: return 1
    }
  }
}
