// MARK: - Interface

/// The change from one text to another as `git diff` prints it, for `git apply` and `patch -p1`; nothing where the texts
/// are the same.
///
/// Takes linear time: of texts that share little the difference is right, but may be longer than need be.
func unifiedDiff(from old: [UInt8], to new: [UInt8], path: String) -> [UInt8] {
  if old == new { return [] }
  let (old, new) = (lines(of: old), lines(of: new))
  let hunks = hunks(of: changes(from: old, to: new), old.count, new.count)
  var text: [UInt8] = []
  for (mark, side) in [("---", "a/"), ("+++", "b/")] {
    text += Array("\(mark) \(diffPath(side + path.relative))\n".utf8)
  }
  for hunk in hunks { hunk.write(old, new, to: &text) }
  return text
}

// MARK: - Implementation

/// Lines `old` of the one text become lines `new` of the other.
private struct Change {
  var old: Range<Int>
  var new: Range<Int>
}

/// Changes that stand close together, and where the lines around them are.
private struct Hunk {
  var changes: [Change]
  var old: Range<Int>
  var new: Range<Int>

  /// Unchanged lines shown on both sides.
  static let context = 3

  func write(_ oldLines: [ArraySlice<UInt8>], _ newLines: [ArraySlice<UInt8>], to text: inout [UInt8]) {
    text += Array("@@ -\(Hunk.place(old)) +\(Hunk.place(new)) @@\n".utf8)
    var position = old.lowerBound
    for change in changes {
      for line in oldLines[position..<change.old.lowerBound] { Hunk.write(" ", line, to: &text) }
      for line in oldLines[change.old] { Hunk.write("-", line, to: &text) }
      for line in newLines[change.new] { Hunk.write("+", line, to: &text) }
      position = change.old.upperBound
    }
    for line in oldLines[position..<old.upperBound] { Hunk.write(" ", line, to: &text) }
  }

  private static func write(_ mark: Unicode.Scalar, _ line: ArraySlice<UInt8>, to text: inout [UInt8]) {
    text.append(UInt8(ascii: mark))
    text += line
    if line.last != lineFeed { text += Array("\n\\ No newline at end of file\n".utf8) }
  }

  /// First line and count; of no lines the one before them.
  private static func place(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }
}

private func hunks(of changes: [Change], _ oldCount: Int, _ newCount: Int) -> [Hunk] {
  var hunks: [Hunk] = []
  for change in changes {
    let before = min(change.old.lowerBound, Hunk.context)
    let after = min(oldCount - change.old.upperBound, Hunk.context)
    let old = change.old.lowerBound - before..<change.old.upperBound + after
    let new = change.new.lowerBound - before..<change.new.upperBound + after
    if let last = hunks.last, old.lowerBound <= last.old.upperBound {
      hunks[hunks.count - 1].changes.append(change)
      hunks[hunks.count - 1].old = last.old.lowerBound..<old.upperBound
      hunks[hunks.count - 1].new = last.new.lowerBound..<new.upperBound
    } else {
      hunks.append(Hunk(changes: [change], old: old, new: new))
    }
  }
  return hunks
}

/// The lines that differ, first to last; between two changes stands at least one line that is the same.
private func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Change] {
  // Equal lines have equal numbers, so that a comparison takes one step.
  var numbers: [ArraySlice<UInt8>: Int32] = [:]
  func numbered(_ lines: [ArraySlice<UInt8>]) -> [Int32] {
    lines.map { line in
      let number = numbers[line] ?? Int32(numbers.count)
      numbers[line] = number
      return number
    }
  }
  var comparison = Comparison(old: numbered(old), new: numbered(new))
  comparison.run()

  var changes: [Change] = []
  var (x, y) = (0, 0)
  while x < old.count || y < new.count {
    let (firstX, firstY) = (x, y)
    while x < old.count, comparison.isRemoved[x] { x += 1 }
    while y < new.count, comparison.isAdded[y] { y += 1 }
    if x > firstX || y > firstY { changes.append(Change(old: firstX..<x, new: firstY..<y)) }
    while x < old.count, y < new.count, !comparison.isRemoved[x], !comparison.isAdded[y] {
      x += 1
      y += 1
    }
  }
  return changes
}

/// Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), in its form with linear memory: a path from both
/// ends of a box meets in the middle, which splits the box. A path dearer than `limit` is not followed: the box is split
/// at the point that came farthest.
private struct Comparison {
  let old: [Int32]
  let new: [Int32]
  private(set) var isRemoved: [Bool]
  private(set) var isAdded: [Bool]
  /// How far the paths have come on each diagonal, as places in `old`. Diagonal `limit + 1` begins at the box's corner.
  private var forward: [Int]
  private var backward: [Int]

  private struct Box {
    var x: Range<Int>
    var y: Range<Int>
  }

  private static let limit = 256
  private static let centre = limit + 1
  private static let unreached = (forward: -(1 << 40), backward: 1 << 40)

  init(old: [Int32], new: [Int32]) {
    self.old = old
    self.new = new
    isRemoved = [Bool](repeating: false, count: old.count)
    isAdded = [Bool](repeating: false, count: new.count)
    forward = [Int](repeating: 0, count: 2 * Comparison.limit + 3)
    backward = forward
  }

  mutating func run() {
    var boxes = [Box(x: 0..<old.count, y: 0..<new.count)]
    while let box = boxes.popLast() {
      let box = withoutEqualEnds(box)
      if box.x.isEmpty || box.y.isEmpty {
        for x in box.x { isRemoved[x] = true }
        for y in box.y { isAdded[y] = true }
      } else {
        let (x, y) = middle(of: box)
        boxes.append(Box(x: box.x.lowerBound..<x, y: box.y.lowerBound..<y))
        boxes.append(Box(x: x..<box.x.upperBound, y: y..<box.y.upperBound))
      }
    }
  }

  private func withoutEqualEnds(_ box: Box) -> Box {
    var (left, top) = (box.x.lowerBound, box.y.lowerBound)
    var (right, bottom) = (box.x.upperBound, box.y.upperBound)
    while left < right, top < bottom, old[left] == new[top] {
      left += 1
      top += 1
    }
    while left < right, top < bottom, old[right - 1] == new[bottom - 1] {
      right -= 1
      bottom -= 1
    }
    return Box(x: left..<right, y: top..<bottom)
  }

  /// A point inside the box, neither its first nor its last corner, on a short path through it.
  private mutating func middle(of box: Box) -> (x: Int, y: Int) {
    let centre = Comparison.centre
    // Diagonals are `x - y`; this far apart lie those that the two paths begin on.
    let shift = box.x.count - box.y.count
    let isOdd = shift & 1 != 0
    let (first, last) = (box.x.lowerBound - box.y.lowerBound, box.x.upperBound - box.y.upperBound)
    for index in centre - 1...centre + 1 {
      forward[index] = Comparison.unreached.forward
      backward[index] = Comparison.unreached.backward
    }
    forward[centre] = box.x.lowerBound
    backward[centre] = box.x.upperBound

    for cost in 1...Comparison.limit {
      forward[centre - cost - 1] = Comparison.unreached.forward
      forward[centre + cost + 1] = Comparison.unreached.forward
      for step in stride(from: -cost, through: cost, by: 2) {
        let x = goForward(step, first, box)
        forward[centre + step] = x
        let other = step - shift
        if isOdd, abs(other) < cost, x >= backward[centre + other] { return (x, x - first - step) }
      }
      backward[centre - cost - 1] = Comparison.unreached.backward
      backward[centre + cost + 1] = Comparison.unreached.backward
      for step in stride(from: -cost, through: cost, by: 2) {
        let x = goBackward(step, last, box)
        backward[centre + step] = x
        let other = step + shift
        if !isOdd, abs(other) <= cost, x <= forward[centre + other] { return (x, x - last - step) }
      }
    }

    let steps = stride(from: -Comparison.limit, through: Comparison.limit, by: 2)
    let front = steps.map { (x: forward[centre + $0], y: forward[centre + $0] - first - $0) }
    // The paths have not met, so at least one of the points was reached.
    return front.max { $0.x + $0.y < $1.x + $1.y } ?? (box.x.lowerBound, box.y.lowerBound)
  }

  private func goForward(_ step: Int, _ first: Int, _ box: Box) -> Int {
    let index = Comparison.centre + step
    var x = max(forward[index - 1] + 1, forward[index + 1])
    var y = x - first - step
    guard x >= box.x.lowerBound, x <= box.x.upperBound, y <= box.y.upperBound else {
      return Comparison.unreached.forward
    }
    while x < box.x.upperBound, y < box.y.upperBound, old[x] == new[y] {
      x += 1
      y += 1
    }
    return x
  }

  private func goBackward(_ step: Int, _ last: Int, _ box: Box) -> Int {
    let index = Comparison.centre + step
    var x = min(backward[index - 1], backward[index + 1] - 1)
    var y = x - last - step
    guard x <= box.x.upperBound, x >= box.x.lowerBound, y >= box.y.lowerBound else {
      return Comparison.unreached.backward
    }
    while x > box.x.lowerBound, y > box.y.lowerBound, old[x - 1] == new[y - 1] {
      x -= 1
      y -= 1
    }
    return x
  }
}

private let lineFeed = UInt8(ascii: "\n")

/// With their line feeds.
private func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  for (index, byte) in text.enumerated() where byte == lineFeed {
    lines.append(text[start...index])
    start = index + 1
  }
  if start < text.count { lines.append(text[start...]) }
  return lines
}

extension String {
  /// Without what `-p1` would count as folders of its own.
  fileprivate var relative: String {
    var path = self[...]
    while path.hasPrefix("./") || path.hasPrefix("/") { path = path.dropFirst(path.hasPrefix("/") ? 1 : 2) }
    return String(path)
  }
}

/// A name with quotes, backslashes or control characters in C's spelling; a tab ends one with spaces.
private func diffPath(_ path: String) -> String {
  let isOdd = path.utf8.contains { $0 < 0x20 || $0 == 0x7f || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
  guard isOdd else { return path.utf8.contains(UInt8(ascii: " ")) ? path + "\t" : path }
  var quoted = "\""
  for scalar in path.unicodeScalars {
    switch scalar {
    case "\"", "\\": quoted += "\\\(scalar)"
    case "\n": quoted += "\\n"
    case "\t": quoted += "\\t"
    case "\u{0}"..."\u{1f}", "\u{7f}":
      let octal = String(scalar.value, radix: 8)
      quoted += "\\" + String(repeating: "0", count: 3 - octal.utf8.count) + octal
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}
