// MARK: - Interface

/// Text that grows token by token; it knows the column it has come to, and sets comments at line ends in line.
///
/// Most of it stands in the source just so, gaps and all. That is copied in long runs, or not at all where the whole source
/// is as it should be.
struct FormattedText {
  private let source: [UInt8]
  /// The text is this …
  private var bytes: [UInt8] = []
  /// … and behind it this part of the source, which grows as long as the text goes on as the source does.
  private var copyStart = 0
  private var copyEnd = 0

  /// Columns of the last line so far.
  private(set) var column = 0
  /// Of the last line.
  private(set) var indent = 0
  private var run = Run()

  /// Columns of code; comments at line ends may go beyond.
  static let lineLimit = 120

  init(of source: [UInt8]) { self.source = source }

  var isEmpty: Bool { count == 0 }

  /// A part of the source, as it stands there.
  mutating func append(from start: Int, to end: Int, columns: Int) {
    if start != copyEnd {
      copy()
      copyStart = start
    }
    copyEnd = end
    column += columns
  }

  mutating func append(_ mark: Unicode.Scalar) {
    append(byte: UInt8(ascii: mark))
    column += 1
  }

  /// A comment; line ends inside become line feeds, all else stays.
  mutating func append(_ comment: Comment) {
    var start = comment.start
    var position = start
    while position < comment.end {
      let byte = source[position]
      if byte == ascii("\n") || byte == ascii("\r") {
        append(from: start, to: position, columns: 0)
        append(byte: ascii("\n"))
        if byte == ascii("\r"), source[position + 1] == ascii("\n") { position += 1 }
        start = position + 1
        column = 0
        run.isLineAligned = false
      } else if byte & 0xc0 != 0x80 {
        column += 1
      }
      position += 1
    }
    append(from: start, to: comment.end, columns: 0)
  }

  /// Announces a `//` comment behind code: two spaces at least, and as many more as set it in line with those above and
  /// below.
  mutating func spaceBeforeLineComment() {
    run.current = Run.Place(offset: count, column: column)
    append(" ")
    append(" ")
  }

  /// Nothing at the start of the text.
  mutating func endLine(indent newIndent: Int, isBlankLineBehind: Bool = false) {
    if isEmpty { return }
    closeLine()
    if isBlankLineBehind { align() }
    append(byte: ascii("\n"))
    if isBlankLineBehind { append(byte: ascii("\n")) }
    append(spaces: newIndent)
    (column, indent) = (newIndent, newIndent)
  }

  /// The text, which ends with a line end unless it is empty.
  mutating func finish() -> [UInt8] {
    closeLine()
    align()
    if copyStart == 0, copyEnd == source.count, bytes.isEmpty, source.last == ascii("\n") { return source }
    copy()
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
    defer { places = [] }
    return places
  }

  private static let farthest = 40
}

extension FormattedText {
  private var count: Int { bytes.count + (copyEnd - copyStart) }

  private mutating func append(byte: UInt8) {
    if takes(byte) { return }
    copy()
    bytes.append(byte)
  }

  private mutating func append(spaces count: Int) {
    var rest = count
    while rest > 0, takes(ascii(" ")) { rest -= 1 }
    if rest == 0 { return }
    copy()
    bytes.append(contentsOf: repeatElement(ascii(" "), count: rest))
  }

  /// Lets the part of the source grow by a byte if it is this one.
  private mutating func takes(_ byte: UInt8) -> Bool {
    guard copyEnd < source.count, source[copyEnd] == byte else { return false }
    copyEnd += 1
    return true
  }

  private mutating func copy() {
    if copyStart < copyEnd {
      if bytes.isEmpty { bytes.reserveCapacity(source.count + source.count / 8 + 16) }
      bytes += source[copyStart..<copyEnd]
    }
    copyStart = copyEnd
  }

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
    if run.places.isEmpty { return 0 }
    let places = run.removeAll()
    guard places.count > 1, let first = places.first else { return 0 }
    copy()
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
