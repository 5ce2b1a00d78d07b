import Foundation
import Testing

/// Input that is wrong or means harm: the right message at the right place, exit code 1, what stood at the output stays,
/// little memory, little time.
struct HostileInputTests {
  @Test func manyWarningsDoNotHideAnError() throws {
    let folder = try Folder()
    let loose = String(repeating: "view(size: 5)\n", count: 3_000)
    try folder.write("screen S(size: 100) {\n\(loose)view z(pin: parent) { width <= 5 }\n}", to: "in.skl")
    let run = try skelc(
      ["in.skl", "--emit", "svg", "--allow", "ambiguous-layout", "--diagnostics", "short"], in: folder.path)
    #expect(run.code == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("in.skl:3002:"))
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var bytes: Data
    /// How the first message starts, with `--diagnostics short`.
    var first: String
    var id: String
    var more: [String: String] = [:]
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "not UTF-8", bytes: Data("// fine\nlet a = \"".utf8) + [0xff, 0xfe] + Data("\"\n".utf8),
      first: "in.skl:2:10: error: ", id: "not-utf8"),
    Case(
      name: "missing import", bytes: text("// none\nimport \"gone.skl\"\n"), first: "in.skl:2:8: error: ",
      id: "import-missing"),
    Case(
      name: "import cycle", bytes: text("import \"a.skl\"\n"), first: "b.skl:1:8: error: ", id: "import-cycle",
      more: ["a.skl": "import \"b.skl\"\n", "b.skl": "import \"a.skl\"\n"]),
    Case(
      name: "imports itself", bytes: text("import \"in.skl\"\n"), first: "in.skl:1:8: error: ", id: "import-cycle"),
    Case(
      name: "import of a folder", bytes: text("import \"folder\"\n"), first: "in.skl:1:8: error: ",
      id: "import-unreadable", more: ["folder/x": ""]),
    Case(
      name: "component recursion", bytes: text("component A { B }\ncomponent B { A }\n" + screen("A")),
      first: "in.skl:1:11: error: ", id: "recursion"),
    Case(
      name: "repeat 1000000000", bytes: text(screen("repeat 1000000000 { view }")),
      first: "in.skl:2:10: error: ", id: "out-of-range"),
    Case(
      name: "repeats in repeats",
      bytes: text(
        screen(String(repeating: "repeat 1000 { ", count: 5) + "view" + String(repeating: " }", count: 5))),
      first: "in.skl:2:", id: "too-many-elements"),
    Case(
      name: "components in components",
      bytes: text(
        "component C0 { view }\n"
          + (1...40).map { "component C\($0) { C\($0 - 1); C\($0 - 1) }\n" }.joined() + screen("C40")),
      first: "in.skl:", id: "too-many-elements"),
    Case(
      name: "division by zero", bytes: text("let a = 0\n" + screen("view(width: 4 / a)")),
      first: "in.skl:3:", id: "division-by-zero"),
    Case(
      name: "negative size", bytes: text(screen("view(size: (-4, 10))")), first: "in.skl:2:", id: "out-of-range"),
    Case(
      name: "absurd numbers", bytes: text(screen("view(width: " + String(repeating: "9", count: 400) + ")")),
      first: "in.skl:2:", id: "out-of-range"),
    Case(
      name: "absurd nesting of elements", bytes: text(screen(nested("view {", "}", 100_000))), first: "in.skl:",
      id: "too-deep"),
    Case(
      name: "absurd nesting of values", bytes: text("let a = " + nested("(", ")", 100_000)), first: "in.skl:",
      id: "too-deep"),
    Case(
      name: "absurd nesting of brackets", bytes: text("let a = " + nested("[", "]", 100_000)), first: "in.skl:",
      id: "too-deep"),
    Case(
      name: "absurdly long sum",
      bytes: text("let a = 1" + String(repeating: "+1", count: 200_000) + "\n" + screen("x")),
      first: "in.skl:", id: "unknown-kind"),
    Case(
      name: "absurdly long constraint",
      bytes: text(screen("view v { width == 1" + String(repeating: "+parent.width", count: 50_000) + "; height: x }")),
      first: "in.skl:2:", id: "unknown-name"),
    Case(
      name: "zeros", bytes: Data(count: 1 << 20), first: "in.skl:1:1: error: ", id: "unexpected-character"),
    Case(
      name: "0xff", bytes: Data(repeating: 0xff, count: 1 << 20), first: "in.skl:1:1: error: ", id: "not-utf8"),
    Case(
      name: "one brace after the other", bytes: Data(repeating: UInt8(ascii: "{"), count: 1 << 20), first: "in.skl:1:",
      id: ""),
    Case(
      name: "never closed", bytes: text("screen S(size: 10) {\n  view {\n"), first: "in.skl:2:8: error: ",
      id: "never-closed"),
  ]

  @Test(arguments: cases)
  func isRefused(_ input: Case) throws {
    let folder = try Folder()
    try folder.write(input.bytes, to: "in.skl")
    for (name, text) in input.more { try folder.write(text, to: name) }
    try folder.write("old", to: "in.svg")

    let call = ["in.skl", "--emit", "svg", "-o", "in.svg", "--diagnostics", "short"]
    let run = try skelc(call, in: folder.path, addressSpace: 512 << 20)

    #expect(run.code == 1)
    let first = run.errors.prefix { $0 != "\n" }
    #expect(first.hasPrefix(input.first), "\(first.prefix(300))")
    #expect(run.errors.contains("[\(input.id)"), "\(run.errors.prefix(300))")
    #expect(try folder.text("in.svg") == "old")
    #expect(run.output.isEmpty)
    #expect(run.errors.utf8.count < 1 << 20)
    #expect(run.processorSeconds < 20)
    expectPeak(run, below: 400 << 20)
  }

  @Test(arguments: ["", "\n", "// nothing\n", "\u{feff}", "let a = 1\n"])
  func emptyFilesAreValid(_ content: String) throws {
    let folder = try Folder()
    try folder.write(content, to: "in.skl")
    let run = try skelc(["in.skl", "--emit", "json"], in: folder.path)
    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
    #expect(run.outputText.contains("\"screens\": []"))
    #expect(try skelc(["check", "in.skl"], in: folder.path).code == 0)

    let picture = try skelc(["in.skl", "--emit", "svg"], in: folder.path)
    #expect(picture.code == 1)
    #expect(picture.errors.hasPrefix("in.skl:1:1: error: "))
    #expect(picture.errors.contains("[no-screen]"))
  }

  private static func text(_ text: String) -> Data { Data(text.utf8) }

  private static func screen(_ item: String) -> String { "screen S(size: (100, 100)) {\n  \(item)\n}\n" }

  private static func nested(_ open: String, _ close: String, _ depth: Int) -> String {
    String(repeating: open, count: depth) + String(repeating: close, count: depth)
  }
}
