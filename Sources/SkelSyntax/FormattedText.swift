// MARK: - Interface

/// Text that grows token by token; it knows the column it has come to, and sets comments at line ends in line.
struct FormattedText {
  private(set) var bytes: [UInt8] = []
  /// Columns of the last line so far.
  private(set) var column = 0
  /// Of the last line.
  private(set) var indent = 0
  private var run = Run()

  /// Columns of code; comments at line ends may go beyond.
  static let lineLimit = 120

  init(reserving count: Int) { bytes.reserveCapacity(count) }

  mutating func append(_ text: ArraySlice<UInt8>, columns: Int) {
    bytes += text
    column += columns
  }

  mutating func append(_ mark: Unicode.Scalar) {
    bytes.append(UInt8(ascii: mark))
    column += 1
  }

  /// A comment; line ends inside become line feeds, all else stays.
  mutating func append(comment text: ArraySlice<UInt8>) {
    var last: UInt8 = 0
    for byte in text {
      let endsLine = byte == ascii("\r") || byte == ascii("\n") && last != ascii("\r")
      if endsLine {
        bytes.append(ascii("\n"))
        column = 0
        run.isLineAligned = false
      } else if byte != ascii("\n") {
        bytes.append(byte)
        if byte & 0xc0 != 0x80 { column += 1 }
      }
      last = byte
    }
  }

  /// Announces a `//` comment behind code: two spaces at least, and as many more as set it in line with those above and
  /// below.
  mutating func spaceBeforeLineComment() {
    run.current = Run.Place(offset: bytes.count, column: column)
    append(" ")
    append(" ")
  }

  /// Nothing at the start of the text.
  mutating func endLine(indent newIndent: Int, isBlankLineBehind: Bool = false) {
    if bytes.isEmpty { return }
    closeLine()
    if isBlankLineBehind { align() }
    bytes.append(ascii("\n"))
    if isBlankLineBehind { bytes.append(ascii("\n")) }
    bytes.append(contentsOf: repeatElement(ascii(" "), count: newIndent))
    (column, indent) = (newIndent, newIndent)
  }

  /// The text, which ends with a line end unless it is empty.
  mutating func finish() -> [UInt8] {
    closeLine()
    align()
    if let last = bytes.last, last != ascii("\n") { bytes.append(ascii("\n")) }
    return bytes
  }
}

// MARK: - Implementation

/// Lines one below the other, equally indented, with a comment at the end.
private struct Run {
  struct Place {
    /// Where the code before the comment ends.
    var offset: Int
    var column: Int
  }

  private(set) var places: [Place] = []
  /// Where the code of these lines ends.
  private var leftmost = 0
  private(set) var rightmost = 0
  var indent = 0
  /// Of the line at hand.
  var current: Place?
  /// Lines that begin inside a comment are left alone.
  var isLineAligned = true

  /// Whether code ends so much farther to the left or right that setting its comment in line would tear lines apart.
  func isTooFar(from place: Place) -> Bool {
    !places.isEmpty && max(place.column - leftmost, rightmost - place.column) > Run.farthest
  }

  mutating func append(_ place: Place) {
    leftmost = places.isEmpty ? place.column : min(leftmost, place.column)
    rightmost = places.isEmpty ? place.column : max(rightmost, place.column)
    places.append(place)
  }

  mutating func removeAll() -> [Place] {
    defer { if !places.isEmpty { places = [] } }
    return places
  }

  private static let farthest = 40
}

extension FormattedText {
  private mutating func closeLine() {
    if var place = run.current, run.isLineAligned {
      if indent != run.indent || run.isTooFar(from: place) { place.offset += align() }
      run.append(place)
      run.indent = indent
    } else {
      align()
    }
    run.current = nil
    run.isLineAligned = true
  }

  /// Ends a run: its comments move to the column of the one farthest to the right. Gives by how much the text grew.
  @discardableResult
  private mutating func align() -> Int {
    let places = run.removeAll()
    guard places.count > 1, let first = places.first else { return 0 }
    let count = bytes.count
    let rest = Array(bytes[first.offset...])
    bytes.removeLast(rest.count)
    for (index, place) in places.enumerated() {
      let end = index + 1 < places.count ? places[index + 1].offset : count
      bytes.append(contentsOf: repeatElement(ascii(" "), count: run.rightmost - place.column))
      bytes += rest[(place.offset - first.offset)..<(end - first.offset)]
    }
    return bytes.count - count
  }
}
