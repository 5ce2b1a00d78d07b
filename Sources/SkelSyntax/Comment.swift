// MARK: - Interface

/// A comment between two tokens.
struct Comment {
  /// Without white space behind it.
  var start: Int
  var end: Int
  /// `//`, which ends with its line.
  var isLine: Bool
  /// `///`, which documents the item below if a line ended before it.
  var isDoc: Bool
  /// A block comment over several lines.
  var hasLineEnd: Bool
  /// Line ends between this and the comment before, or the start of the gap.
  var lineEndsBefore: Int
  /// A line ended between the last token and this, or no token stands before it.
  var isBehindLineEnd: Bool
}

/// White space and comments: what stands between two tokens of a file, read comment by comment.
struct Gap {
  private let bytes: [UInt8]
  private var position = 0
  private var end = 0
  private var isBehindLineEnd = false
  /// Since the last comment, or the start of the gap; right behind `next` gave nil up to its end.
  private(set) var lineEnds = 0

  /// Offset 0 begins the gap before the first token.
  init(_ bytes: [UInt8], from start: Int, to end: Int) {
    self.bytes = bytes
    begin(from: start, to: end)
  }

  /// Leaves this gap for another one of the file.
  mutating func begin(from start: Int, to end: Int) {
    self.end = end
    position = start
    isBehindLineEnd = start == 0
    lineEnds = 0
    if start == 0, bytes.starts(with: Source.byteOrderMark) { position = Source.byteOrderMark.count }
  }

  mutating func next() -> Comment? {
    lineEnds = 0
    while position < end {
      switch bytes[position] {
      case ascii("\n"), ascii("\r"):
        lineEnds += 1
        isBehindLineEnd = true
        position += lineEndLength
      case ascii("/"): return comment()
      // The lexer found no token here, so it is white space.
      default: position += 1
      }
    }
    return nil
  }

  /// Were it on one line.
  func columns(of comment: Comment) -> Int {
    bytes[comment.start..<comment.end].count { $0 & 0xc0 != 0x80 && $0 != ascii("\n") && $0 != ascii("\r") }
  }
}

extension Source {
  static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]
}

// MARK: - Implementation

extension Gap {
  private func at(_ distance: Int) -> UInt8 { position + distance < end ? bytes[position + distance] : 0 }

  private var lineEndLength: Int { at(0) == ascii("\r") && at(1) == ascii("\n") ? 2 : 1 }

  private mutating func comment() -> Comment {
    var comment = Comment(
      start: position, end: position, isLine: at(1) == ascii("/"), isDoc: false, hasLineEnd: false,
      lineEndsBefore: lineEnds, isBehindLineEnd: isBehindLineEnd)
    if comment.isLine {
      comment.isDoc = at(2) == ascii("/") && at(3) != ascii("/")
      while position < end, at(0) != ascii("\n"), at(0) != ascii("\r") { position += 1 }
    } else {
      skipBlock(&comment)
    }
    comment.end = position
    if comment.isLine {
      while bytes[comment.end - 1] == ascii(" ") || bytes[comment.end - 1] == ascii("\t") { comment.end -= 1 }
    }
    return comment
  }

  private mutating func skipBlock(_ comment: inout Comment) {
    var depth = 0
    while position < end {
      switch (at(0), at(1)) {
      case (ascii("/"), ascii("*")):
        depth += 1
        position += 2
      case (ascii("*"), ascii("/")):
        depth -= 1
        position += 2
        if depth == 0 { return }
      case (ascii("\n"), _), (ascii("\r"), _):
        comment.hasLineEnd = true
        isBehindLineEnd = true
        position += 1
      default: position += 1
      }
    }
  }
}
