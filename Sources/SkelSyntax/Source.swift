// MARK: - Interface

/// The bytes of one file and the name it is shown under.
///
/// Everything inside the compiler speaks of byte offsets; lines and columns exist only where text is shown.
package struct Source: Sendable {
  /// The path as the user wrote it (or as the import search found it); shown in messages, never opened here.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Inputs above this many bytes are refused before they are read (64 MiB).
  package static let byteLimit = 64 << 20
}

/// Which of a compilation's sources a span speaks of: 0 is the file named by the user, the others are imports in the
/// order in which they were loaded.
package struct FileID: Hashable, Comparable, Sendable {
  package let index: UInt16
  package init(_ index: Int) { self.index = UInt16(index) }
  package static func < (a: FileID, b: FileID) -> Bool { a.index < b.index }
}

/// A half-open range of bytes in one source.
package struct Span: Hashable, Sendable {
  package var file: FileID
  package var start: UInt32
  package var end: UInt32

  package init(_ file: FileID, _ start: Int, _ end: Int) {
    self.file = file
    self.start = UInt32(start)
    self.end = UInt32(end)
  }

  package func joined(_ other: Span) -> Span {
    Span(file, Int(min(start, other.start)), Int(max(end, other.end)))
  }
}

/// A place as people count: both start at 1; the column counts UTF-8 bytes.
package struct LineColumn: Equatable, Sendable {
  package var line: Int
  package var column: Int
}

/// Where the lines of a source start; built only when a place must be shown.
package struct LineTable: Sendable {
  private let starts: [UInt32]

  /// LF, CRLF and CR end a line.
  package init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    var i = 0
    while i < bytes.count {
      let byte = bytes[i]
      i += 1
      if byte == UInt8(ascii: "\r"), i < bytes.count, bytes[i] == UInt8(ascii: "\n") { i += 1 }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { starts.append(UInt32(i)) }
    }
    self.starts = starts
  }

  package func place(of offset: Int) -> LineColumn {
    let line = starts.partitioningIndex { Int($0) > offset }
    return LineColumn(line: line, column: offset - Int(starts[line - 1]) + 1)
  }

  /// The bytes of a line, 1-based, without its line end.
  package func bytes(ofLine line: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return bytes[start..<end]
  }
}
