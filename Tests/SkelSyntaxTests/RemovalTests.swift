import SkelSyntax
import Testing

/// What a removed item takes with it: in each case the text between `«` and `»` is what was asked for.
@Suite struct RemovalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    /// `nil`: nothing can be taken out safely.
    var left: String?
    var testDescription: String { text }

    init(_ text: String, _ left: String?) {
      self.text = text
      self.left = left
    }
  }

  static let cases: [Case] = [
    // Whole lines, with what belongs to them.
    Case("«let a = 1»\nlet b = 2\n", "let b = 2\n"),
    Case("let a = 1\n«let b = 2»\n", "let a = 1\n"),
    Case("let a = 1\n«let b = 2»", "let a = 1\n"),
    Case("let a = 1\r\n«let b = 2» // two\r\nlet c = 3\r\n", "let a = 1\r\nlet c = 3\r\n"),
    Case("/// One.\n/// More.\n«let a = 1»\nlet b = 2\n", "let b = 2\n"),
    Case("// Numbers.\n//// Still.\n«let a = 1»\nlet b = 2\n", "// Numbers.\n//// Still.\nlet b = 2\n"),
    Case("let a = 1 /// a\n«let b = 2»\n", "let a = 1 /// a\n"),
    Case("«component A {\n  view b\n}»\n\nlet a = 1\n", "let a = 1\n"),
    Case("screen S {\n  «cornerRadius: 4»\n  view b\n}\n", "screen S {\n  view b\n}\n"),
    Case("\u{feff}«let a = 1»\r\n\r\nlet b = 2\r\n", "\u{feff}let b = 2\r\n"),
    // Of the empty lines around it one stays.
    Case("let a = 1\n\n/// Two.\n«let b = 2»\n\nlet c = 3\n", "let a = 1\n\nlet c = 3\n"),
    Case("let a = 1\n\n«let b = 2»\n", "let a = 1\n"),
    Case("let a = 1\n\n«let b = 2»", "let a = 1\n"),
    Case("«let b = 2»\n", ""),
    Case("view a {\n  «size: 4»\n\n  view b\n}\n", "view a {\n  view b\n}\n"),
    Case("view a {\n  view b\n\n  «size: 4» // four\n}\n", "view a {\n  view b\n}\n"),
    Case("view a {\n  // b\n  «size: 4»\n\n  view b\n}\n", "view a {\n  // b\n\n  view b\n}\n"),
    // Beside others on its line.
    Case("«let a = 1»; let b = 2\n", "let b = 2\n"),
    Case("let a = 1; «let b = 2»; let c = 3\n", "let a = 1; let c = 3\n"),
    Case("let a = 1; «let b = 2»\n", "let a = 1\n"),
    Case("let a = 1; «let b = 2»;\n", "let a = 1;\n"),
    Case("let a = 1\n«let b = 2»;\nlet c = 3\n", "let a = 1\nlet c = 3\n"),
    Case("view a { «cornerRadius: 4»; view b }\n", "view a { view b }\n"),
    Case("view a { view b; «cornerRadius: 4» }\n", "view a { view b }\n"),
    Case("view a { «cornerRadius: 4» }\n", "view a { }\n"),
    Case("view a { «cornerRadius: 4»\n}\n", "view a {\n}\n"),
    // In parentheses.
    Case("view a(«size: 4», width: 3)\n", "view a(width: 3)\n"),
    Case("view a(size: (1, 2), «width: 3»)\n", "view a(size: (1, 2))\n"),
    Case("view a(size: 4, «width: 3», height: 5)\n", "view a(size: 4, height: 5)\n"),
    Case("view a(«size: (4, 5)») { view b }\n", "view a { view b }\n"),
    Case("view a(\n  size: 4,\n  «width: 3»\n)\n", "view a(\n  size: 4\n)\n"),
    Case("view a(\n  «size: 4»,\n  width: 3\n)\n", "view a(\n  width: 3\n)\n"),
    Case("view a(«size: 4»,)\n", "view a()\n"),
    // Comments whose place only their author knows.
    Case("view a(size: 4, /* why */ «width: 3»)\n", nil),
    Case("view a(«size: 4», // why\n  width: 3)\n", nil),
    Case("«let a = 1» /* one\n two */\nlet b = 2\n", nil),
    Case("/* one */ «let a = 1»\nlet b = 2\n", nil),
    Case("/* one */ «let a = 1»;\nlet b = 2\n", nil),
    Case("let a = 1; /* two */ «let b = 2»;\n", nil),
  ]

  @Test(arguments: cases)
  func takesOutWhatBelongsToIt(_ example: Case) throws {
    let parts = example.text.split(separator: /[«»]/, omittingEmptySubsequences: false).map { Array($0.utf8) }
    try #require(parts.count == 3)
    let source = Source(path: "", bytes: parts[0] + parts[1] + parts[2])
    let span = Span(FileID(0), parts[0].count, parts[0].count + parts[1].count)
    var removals = Removals([source])
    let fixIts = removals.fixIts(removing: span)
    let left = fixIts.first.map { fixIt in
      String(
        decoding: source.bytes[..<Int(fixIt.span.start)] + source.bytes[Int(fixIt.span.end)...], as: UTF8.self)
    }
    #expect(left == example.left)
  }
}
