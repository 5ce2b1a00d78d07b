import Foundation
import SkelBackends
import SkelCompiler
import SkelSyntax
import Testing

@testable import skelc

/// What is said about several inputs, and how loudly.
struct ReportTests {
  private static let wrong = "style a { lineHeigth: 2 }\nstyle b { lineHeight: \"2\" }\n"
  private static let loose = """
    screen A(size: (50, 50)) {
      view a(frame: (0, 200, 10, 10))
      label b(frame: (0, 0, 50, 20))
    }

    """

  @Test func inputsStandInTheirOrder() throws {
    let folder = try Folder()
    for name in ["c", "a", "b"] { try folder.write(ReportTests.wrong, to: name + ".skl") }
    let run = try skelc(["check", "c.skl", "a.skl", "b.skl", "-j", "3", "--diagnostics", "short"], in: folder.path)
    let lines = run.errors.split(separator: "\n")
    let starts = ["c.skl:1", "c.skl:2", "a.skl:1", "a.skl:2", "b.skl:1", "b.skl:2", "skelc: "]
    #expect(lines.map { String($0.prefix(7)) } == starts)
    #expect(lines.last == "skelc: 6 errors in 3 of 3 inputs")
  }

  @Test func errorsAreCountedOverAllInputs() throws {
    let folder = try Folder()
    try folder.write(ReportTests.wrong, to: "a.skl")
    try folder.write(ReportTests.loose, to: "b.skl")
    try folder.write("style a { }", to: "c.skl")
    try folder.write(ReportTests.wrong, to: "d.skl")
    let call = ["check", "a.skl", "b.skl", "c.skl", "gone.skl", "d.skl", "--max-errors", "3", "--diagnostics", "short"]
    let run = try skelc(call, in: folder.path)
    #expect(run.code == 3)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 3 + 2 + 1 + 1)
    #expect(lines.last == "skelc: 5 errors and 1 warning in 4 of 5 inputs, 1 not shown")
  }

  /// A file that two inputs import has its mistakes only once.
  @Test func aSharedMistakeIsSaidOnce() throws {
    let folder = try Folder()
    try folder.write(ReportTests.wrong, to: "part.skl")
    try folder.write("import \"part.skl\"\nstyle c { style: a; style: b }\n", to: "a.skl")
    try folder.write("import \"part.skl\"\nstyle c { style: a; lineHeigth: 2 }\n", to: "b.skl")
    let run = try skelc(["check", "a.skl", "b.skl", "--diagnostics", "short"], in: folder.path)
    #expect(run.code == 1)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("part.skl:1:11:") } == 1, "\(run.errors)")
    #expect(lines.count { $0.hasPrefix("b.skl:2:21:") } == 1)
  }

  @Test(arguments: [
    ([], "warning,info"),
    (["--werror"], "error,info"),
    (["--allow", "off-screen"], "info"),
    (["--allow", "off-screen", "--werror"], "info"),
    (["--werror", "--allow", "off-screen"], "info"),
    (["--deny", "off-screen"], "error,info"),
    (["--allow", "off-screen", "--deny", "off-screen"], "error,info"),
    (["--deny", "off-screen", "--allow", "off-screen"], "info"),
    (["--warn", "single-line-width"], "warning,warning"),
    (["--warn", "single-line-width", "--werror"], "error,error"),
    (["--werror", "--warn", "single-line-width"], "error,warning"),
    (["--werror", "--warn", "off-screen"], "warning,info"),
    (["--deny", "single-line-width"], "warning,error"),
  ])
  func theLastFlagDecides(_ flags: [String], _ expected: String) throws {
    let request = try parseArguments(["check", "a.skl"] + flags)
    let compilation = compile(Source(path: "a.skl", bytes: Array(ReportTests.loose.utf8)), request.options) { _ in
      .missing
    }
    let input = CompiledInput(compilation, request)
    #expect(input.diagnostics.all.map(\.severity.word).joined(separator: ",") == expected)
    #expect(Summary([input], request).code == (expected.contains("error") ? .errors : .done))
  }

  @Test func gitHubCommandsAreEscaped() throws {
    let span = Span(FileID(0), 0, 5)
    let note = Diagnostic.Note("first: a, b", span)
    let diagnostic = Diagnostic(
      .unknownName, "100 %, a:b", span, notes: [note], fixIts: [.init(span, "x%\ny")])
    var out = OutputBuffer(reserving: 256)
    out.append(github: [diagnostic], [Source(path: "a,b:c%\n.skl", bytes: Array("é🙂x\ny".utf8))])
    out.append(github: "error", "cannot read 'a:b,c'\r")
    let expected = """
      ::error file=a%2Cb%3Ac%25%0A.skl,line=1,endLine=1,col=1,endColumn=3,title=unknown-name::100 %25, a:b%0Afix: x%25…%0A\
      note: a,b:c%25%0A.skl:1:1: first: a, b
      ::error title=skelc::cannot read 'a:b,c'%0D

      """
    #expect(String(decoding: out.finish(), as: UTF8.self) == expected)
  }

  @Test func timesAreTold() throws {
    let folder = try Folder()
    try folder.write(ReportTests.loose, to: "a.skl")
    try folder.write("let side = 8\n", to: "c.skl")
    try folder.write("import \"c.skl\"\nscreen B(size: (side, side)) {}\n", to: "b.skl")
    let run = try skelc(["a.skl", "b.skl", "--emit", "json", "-o", "out/", "--timings"], in: folder.path)
    #expect(run.code == 0)
    let table = run.errors.split(separator: "\n").drop { !$0.hasPrefix("skelc: 2 inputs in ") }
    let names = table.dropFirst().map { $0.split(separator: " ").first ?? "" }
    #expect(names == ["read", "parse", "resolve", "layout", "layers", "emit", "write", "total"])
    #expect(table.dropFirst().allSatisfy { $0.hasSuffix(" %") && $0.contains(".") })
    let check = try skelc(["check", "b.skl", "--timings"], in: folder.path)
    #expect(check.errors.hasPrefix("skelc: 1 input in ") && !check.errors.contains("write"))
  }
}

/// `skelc fix` on files.
struct FixTests {
  private static let wrong = "style a { lineHeigth: 2 }\n"

  @Test func filesAreFixedWhole() throws {
    let folder = try Folder()
    try folder.write(FixTests.wrong, to: "a.skl")
    try folder.write("style b { lineHeight: 2 }\n", to: "b.skl")
    try folder.link("c.skl", to: "a.skl")
    let run = try skelc(["fix", "a.skl", "b.skl", "c.skl"], in: folder.path)
    #expect(run.code == 0)
    #expect(run.errors == "a.skl: 1 fix\n" && run.output.isEmpty)
    #expect(try folder.text("a.skl") == "style a { lineHeight: 2 }\n")
    #expect(folder.contents == ["a.skl", "b.skl", "c.skl"])
  }

  @Test func importsAreFixedOnlyAsInputs() throws {
    let folder = try Folder()
    try folder.write(FixTests.wrong, to: "parts/a.skl")
    try folder.write("import \"parts/a.skl\"\nstyle b { styel: a }\n", to: "b.skl")
    let alone = try skelc(["fix", "b.skl"], in: folder.path)
    #expect(alone.code == 1)
    #expect(alone.errors.hasPrefix("b.skl: 1 fix\nparts/a.skl:1:11: error: "))
    #expect(try folder.text("parts/a.skl") == FixTests.wrong)
    let both = try skelc(["fix", "b.skl", "parts/a.skl"], in: folder.path)
    #expect(both.code == 0)
    #expect(both.errors == "parts/a.skl: 1 fix\n")
  }

  @Test func differencesAreOnlyShown() throws {
    let folder = try Folder()
    try folder.write(FixTests.wrong, to: "a.skl")
    let run = try skelc(["fix", "--diff", "a.skl"], in: folder.path)
    #expect(run.code == 0 && run.errors.isEmpty)
    let diff = "--- a/a.skl\n+++ b/a.skl\n@@ -1 +1 @@\n-style a { lineHeigth: 2 }\n+style a { lineHeight: 2 }\n"
    #expect(run.outputText == diff)
    #expect(try folder.text("a.skl") == FixTests.wrong)
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let folder = try Folder()
    let text = FixTests.wrong + "style b { lineHeight: \"x\" }\n"
    let run = try skelc(["fix", "-", "--diagnostics", "short"], in: folder.path, input: Data(text.utf8))
    #expect(run.code == 1)
    #expect(run.outputText == text.replacing("lineHeigth", with: "lineHeight"))
    #expect(run.errors.hasPrefix("<stdin>: 1 fix\n<stdin>:2:"))
    let right = try skelc(["fix", "-"], in: folder.path, input: Data("style a { }\n".utf8))
    #expect(right.code == 0 && right.outputText == "style a { }\n" && right.errors.isEmpty)
  }

  @Test func whatCannotBeReadDoesNotKeepTheRest() throws {
    let folder = try Folder()
    try folder.write(FixTests.wrong, to: "a.skl")
    let run = try skelc(["fix", "gone.skl", "a.skl"], in: folder.path)
    #expect(run.code == 3)
    #expect(run.errors.contains("cannot read 'gone.skl'"))
    #expect(try folder.text("a.skl") == "style a { lineHeight: 2 }\n")
  }
}
