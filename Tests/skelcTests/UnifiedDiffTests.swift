import Testing

@testable import skelc

struct UnifiedDiffTests {
  @Test(arguments: [
    ("a\n", "a\n", ""),
    ("a\n", "b\n", "@@ -1 +1 @@\n-a\n+b\n"),
    ("", "a\nb\n", "@@ -0,0 +1,2 @@\n+a\n+b\n"),
    ("a\nb\n", "", "@@ -1,2 +0,0 @@\n-a\n-b\n"),
    ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
    ("a\nb", "c\nb", "@@ -1,2 +1,2 @@\n-a\n+c\n b\n\\ No newline at end of file\n"),
    ("1\n2\n3\n4\n5\n6\n", "1\n2\n3\n4\nx\n6\n", "@@ -2,5 +2,5 @@\n 2\n 3\n 4\n-5\n+x\n 6\n"),
    // Six lines between two changes are shown, seven are not.
    (
      "a\n1\n2\n3\n4\n5\n6\nb\n", "1\n2\n3\n4\n5\n6\n",
      "@@ -1,8 +1,6 @@\n-a\n 1\n 2\n 3\n 4\n 5\n 6\n-b\n"
    ),
    (
      "a\n1\n2\n3\n4\n5\n6\n7\nb\n", "1\n2\n3\n4\n5\n6\n7\n",
      "@@ -1,4 +1,3 @@\n-a\n 1\n 2\n 3\n@@ -6,4 +5,3 @@\n 5\n 6\n 7\n-b\n"
    ),
  ])
  func hunks(_ old: String, _ new: String, _ expected: String) {
    let header = expected.isEmpty ? "" : "--- a/x.skl\n+++ b/x.skl\n"
    let diff = unifiedDiff(from: Array(old.utf8), to: Array(new.utf8), path: "x.skl")
    #expect(String(decoding: diff, as: UTF8.self) == header + expected)
  }

  @Test(arguments: [
    ("./a/b.skl", "a/b.skl"), ("/tmp/a.skl", "tmp/a.skl"), ("a b.skl", "a b.skl\t"), ("ü.skl", "ü.skl"),
  ])
  func paths(_ path: String, _ expected: String) {
    let diff = String(decoding: unifiedDiff(from: [], to: [10], path: path), as: UTF8.self)
    #expect(diff.hasPrefix("--- a/\(expected)\n+++ b/\(expected)\n@@"))
  }

  @Test func oddPathsAreQuoted() {
    let diff = String(decoding: unifiedDiff(from: [], to: [10], path: "a\"\\\n\u{1}é"), as: UTF8.self)
    #expect(diff.hasPrefix("--- \"a/a\\\"\\\\\\n\\001é\"\n"))
  }

  @Test func randomTextsApply() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<400 {
      let words = Int.random(in: 2...30, using: &random)
      func line() -> String { "l\(Int.random(in: 0..<words, using: &random))" }
      let old = (0..<Int.random(in: 0...60, using: &random)).map { _ in line() }
      var new = old
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        let place = Int.random(in: 0...new.count, using: &random)
        if place < new.count, Bool.random(using: &random) {
          new.remove(at: place)
        } else {
          new.insert(line(), at: place)
        }
      }
      let ends = ["", "\n"]
      expectApplies(
        old.joined(separator: "\n") + (ends.randomElement(using: &random) ?? ""),
        new.joined(separator: "\n") + (ends.randomElement(using: &random) ?? ""))
    }
  }

  /// Many lines that have nothing, everything or little in common.
  @Test func largeTextsApply() {
    let old = (0..<20_000).map { "  line \($0 % 7_000)" }
    let texts = [
      old.map { String($0.dropFirst(2)) }, Array(old.reversed()), old.enumerated().map { $0 % 3 == 0 ? "x" : $1 }, [],
      Array(old[5_000...] + old[..<5_000]),
    ]
    for new in texts { expectApplies(old.joined(separator: "\n"), new.joined(separator: "\n")) }
  }

  private func expectApplies(_ old: String, _ new: String) {
    let diff = unifiedDiff(from: Array(old.utf8), to: Array(new.utf8), path: "x")
    let result = applied(diff, to: Array(old.utf8))
    #expect(result == Array(new.utf8), "of \(old.prefix(400).debugDescription) to \(new.prefix(400).debugDescription)")
  }
}

/// What a strict reader makes of a unified diff of one file; nil where it does not fit.
func applied(_ diff: [UInt8], to old: [UInt8]) -> [UInt8]? {
  let oldLines = lines(old)
  var diffLines = lines(diff)[...]
  if diffLines.isEmpty { return old }
  for mark in ["--- a/", "+++ b/"] {
    guard diffLines.popFirst()?.starts(with: mark.utf8) == true else { return nil }
  }
  var result: [[UInt8]] = []
  var position = 0
  while let header = diffLines.popFirst() {
    let parts = String(decoding: header, as: UTF8.self).split(separator: " ")
    guard parts.count == 4, parts[0] == "@@", parts[3] == "@@\n", let from = range(parts[1]), let to = range(parts[2])
    else { return nil }
    guard from.lowerBound >= position else { return nil }
    result += oldLines[position..<from.lowerBound]
    position = from.lowerBound
    guard result.count == to.lowerBound else { return nil }
    while position < from.upperBound || result.count < to.upperBound {
      guard var line = diffLines.popFirst(), let mark = line.first else { return nil }
      line.removeFirst()
      if diffLines.first == Array("\\ No newline at end of file\n".utf8) {
        line.removeLast()
        diffLines.removeFirst()
      }
      if mark != UInt8(ascii: "+") {
        guard position < oldLines.count, oldLines[position] == line else { return nil }
        position += 1
      }
      if mark != UInt8(ascii: "-") { result.append(line) }
    }
    guard position == from.upperBound, result.count == to.upperBound else { return nil }
  }
  return (result + oldLines[position...]).flatMap(\.self)
}

/// The lines that `-3,2` or `+4` names, from 0.
private func range(_ text: Substring) -> Range<Int>? {
  let numbers = text.dropFirst().split(separator: ",").compactMap { Int($0) }
  guard let first = numbers.first else { return nil }
  let count = numbers.count > 1 ? numbers[1] : 1
  let start = count == 0 ? first : first - 1
  return start..<start + count
}

private func lines(_ text: [UInt8]) -> [[UInt8]] {
  var lines: [[UInt8]] = []
  for byte in text {
    if lines.last.map({ $0.last == 10 }) ?? true { lines.append([]) }
    lines[lines.count - 1].append(byte)
  }
  return lines
}
