import Foundation
import SkelSyntax
import Testing

@Suite struct RendererTests {
  @Test func layoutOfTheContract() {
    let text = "screen A {\n  vstack {\n    lastLineFillPercnt: 50\n  }\n}\n"
    let headline =
      "'lastLineFillPercnt' is not an attribute of label; did you mean 'lastLineFillPercent'?"
    let place = span(of: "lastLineFillPercnt", in: text)
    let diagnostic = Diagnostic(
      .unknownAttribute, headline, place, fixIts: [.init(place, "lastLineFillPercent")])
    expect(
      [diagnostic], in: text,
      """
      feed.skl:3:5: error: \(headline) [unknown-attribute]
          3 |     lastLineFillPercnt: 50
            |     ^~~~~~~~~~~~~~~~~~ fix: lastLineFillPercent

      """)
  }

  @Test func notesFollowTheirDiagnostic() {
    let text = "let a = 1\nlet a = 2\n"
    let diagnostic = Diagnostic(
      .declaredTwice, "'a' is declared twice", Span(FileID(0), 14, 15),
      notes: [.init("declared here first", Span(FileID(0), 4, 5))])
    expect(
      [diagnostic], in: text,
      """
      feed.skl:2:5: error: 'a' is declared twice [declared-twice]
          2 | let a = 2
            |     ^
      feed.skl:1:5: note: declared here first
          1 | let a = 1
            |     ^

      """)
    expect(
      [diagnostic], in: text, as: .short,
      """
      feed.skl:2:5: error: 'a' is declared twice [declared-twice]
      feed.skl:1:5: note: declared here first

      """)
  }

  @Test func marksStandUnderTabsAndWideCharacters() {
    expect(
      marked("x", in: "\tab\tx y"),
      """
      feed.skl:1:5: error: here [expected]
          1 |     ab  x y
            |         ^

      """)
    expect(
      marked("ж漢é", in: "漢字 \"ж漢é\" z"),
      """
      feed.skl:1:9: error: here [expected]
          1 | 漢字 "ж漢é" z
            |       ^~~~

      """)
    expect(
      marked("e\u{301}x", in: "e\u{301}x"),
      """
      feed.skl:1:1: error: here [expected]
          1 | e\u{301}x
            | ^~

      """)
  }

  @Test func nothingReachesTheTerminalThatIsNoText() {
    let text = "\u{1b}[31m\u{202e} x"
    expect(
      marked("x", in: text),
      """
      feed.skl:1:10: error: here [expected]
          1 | \\u{1B}[31m\\u{202E} x
            |                    ^

      """)
    var output: [UInt8] = []
    let bytes: [UInt8] = [0xff, 0x20, 0x78, 0xe2, 0x82]
    let diagnostic = Diagnostic(.expected, "a \u{202e} turn", Span(FileID(0), 2, 3))
    render([diagnostic], [Source(path: "a\nb", bytes: bytes)], as: .text, isColoured: false, into: &output)
    #expect(
      String(decoding: output, as: UTF8.self) == """
        a\\u{A}b:1:3: error: a \\u{202E} turn [expected]
            1 | \u{FFFD} x\u{FFFD}\u{FFFD}
              |   ^

        """)
  }

  @Test func longLinesShowAWindow() {
    let text = String(repeating: "a", count: 500) + "XYZ" + String(repeating: "b", count: 500)
    expect(
      marked("XYZ", in: text),
      """
      feed.skl:1:501: error: here [expected]
          1 | …\(String(repeating: "a", count: 40))XYZ\(String(repeating: "b", count: 77))…
            | \(String(repeating: " ", count: 41))^~~

      """)
    let wide = String(repeating: "漢", count: 500)
    var output: [UInt8] = []
    for start in stride(from: 0, through: 1_500, by: 3) {
      let diagnostic = Diagnostic(.expected, "here", Span(FileID(0), start, min(start + 3, 1_500)))
      render([diagnostic], [Source(path: "x", bytes: Array(wide.utf8))], as: .text, isColoured: false, into: &output)
    }
    #expect(!String(decoding: output, as: UTF8.self).unicodeScalars.contains("\u{FFFD}"))
  }

  @Test func endsOfLinesAndFiles() {
    expect(
      [Diagnostic(.expected, "here", Span(FileID(0), 4, 4))], in: "let\r\n",
      """
      feed.skl:1:5: error: here [expected]
          1 | let
            |    ^

      """)
    expect(
      [Diagnostic(.expected, "here", Span(FileID(0), 4, 4))], in: "let\n",
      """
      feed.skl:2:1: error: here [expected]
          2 |
            | ^

      """)
    expect(
      [Diagnostic(.expected, "here", Span(FileID(0), 0, 9))], in: "ab\ncd\nefgh",
      """
      feed.skl:1:1: error: here [expected]
          1 | ab
            | ^~

      """)
  }

  @Test func fixItsInWords() {
    let place = Span(FileID(0), 2, 4)
    func fixed(_ fixIts: [Diagnostic.FixIt]) -> String {
      var output: [UInt8] = []
      let diagnostic = Diagnostic(.expected, "here", place, fixIts: fixIts)
      render(
        [diagnostic], [Source(path: "x", bytes: Array("a bc d".utf8))], as: .text, isColoured: false, into: &output)
      let text = String(decoding: output, as: UTF8.self)
      return text.split(separator: "\n").last.map { String($0.drop { $0 != "f" }) } ?? ""
    }
    #expect(fixed([.init(place, "")]) == "fix: delete")
    #expect(fixed([.init(place, ":"), .init(place, "==")]) == "fix: : or ==")
    #expect(fixed([.init(Span(FileID(0), 6, 6), ")")]) == "fix: insert ) at 1:7")
    #expect(fixed([.init(Span(FileID(0), 2, 2), ",")]) == "fix: insert ,")
    #expect(fixed([.init(Span(FileID(0), 0, 1), "x")]) == "fix: write x at 1:1")
    #expect(fixed([.init(place, "first\nsecond")]) == "fix: first…")
  }

  @Test func colours() {
    var output: [UInt8] = []
    let diagnostic = Diagnostic(.ambiguousLayout, "here", Span(FileID(0), 0, 1))
    render([diagnostic], [Source(path: "x", bytes: [0x61])], as: .short, isColoured: true, into: &output)
    #expect(
      String(decoding: output, as: UTF8.self)
        == "\u{1b}[1mx:1:1: \u{1b}[0m\u{1b}[1;33mwarning:\u{1b}[0m\u{1b}[1m here [ambiguous-layout]\u{1b}[0m\n")
  }
}

private func span(of part: String, in text: String) -> Span {
  let before = text.range(of: part).map { text[..<$0.lowerBound].utf8.count } ?? 0
  return Span(FileID(0), before, before + part.utf8.count)
}

private func marked(_ part: String, in text: String) -> (Diagnostic, String) {
  (Diagnostic(.expected, "here", span(of: part, in: text)), text)
}

private func expect(_ marked: (Diagnostic, String), _ expected: String, at place: SourceLocation = #_sourceLocation) {
  expect([marked.0], in: marked.1, expected, at: place)
}

private func expect(
  _ diagnostics: [Diagnostic], in text: String, as style: DiagnosticStyle = .text, _ expected: String,
  at place: SourceLocation = #_sourceLocation
) {
  var output: [UInt8] = []
  render(diagnostics, [Source(path: "feed.skl", bytes: Array(text.utf8))], as: style, isColoured: false, into: &output)
  #expect(String(decoding: output, as: UTF8.self) == expected, sourceLocation: place)
}
