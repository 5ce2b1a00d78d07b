import SkelCompiler
import SkelModel
import SkelSyntax
import Testing

/// Where a `skelc:allow` comment reaches.
@Suite struct AllowCommentTests {
  /// An element below the screen.
  private static let lost = "view a(frame: (0, 200, 10, 10))"

  @Test(
    arguments: [
      ("screen A(size: (50, 50)) {\n  LOST // skelc:allow off-screen\n}", []),
      ("screen A(size: (50, 50)) {\r\n  LOST // skelc:allow off-screen\r\n}", []),
      ("screen A(size: (50, 50)) {\n  LOST//skelc:allow few-items ,off-screen, \n}", [.unusedAllow]),
      ("screen A(size: (50, 50)) {\n  // skelc:allow off-screen\n  LOST\n}", []),
      ("screen A(size: (50, 50)) {\n  // skelc:allow off-screen\n\n  /* so */ // it is\n  LOST\n}", []),
      ("// skelc:allow off-screen\nscreen A(size: (50, 50)) {\n\n  LOST\n}", []),
      ("/* A */\n\n// skelc:allow off-screen\n/// B\nscreen A(size: (50, 50)) {\n  LOST\n}", []),
      ("screen A(size: (50, 50)) {\n  // skelc:allow off-screen\n  fill: red\n  LOST\n}", [.unusedAllow, .offScreen]),
      ("screen A(size: (50, 50)) {\n  LOST\n}\n// skelc:allow off-screen", [.offScreen, .unusedAllow]),
      ("screen A(size: (50, 50)) {\n  LOST /// skelc:allow off-screen\n}", [.offScreen, .wrongAllow]),
      ("screen A(size: (50, 50)) {\n  LOST //// skelc:allow off-screen\n}", [.offScreen]),
      ("screen A(size: (50, 50)) {\n  /// skelc:allow off-screen\n  LOST\n}", [.wrongAllow, .offScreen]),
      ("screen A(size: (50, 50)) {\n  LOST /* skelc:allow off-screen */\n}", []),
      ("screen A(size: (50, 50)) {\n  /*skelc:allow few-items,\n off-screen*/\n  LOST\n}", [.unusedAllow]),
      ("screen A(size: (50, 50)) {\n  /* /* skelc:allow off-screen */ */ LOST\n}", [.offScreen]),
      ("/* skelc:allow off-screen */ screen A(size: (50, 50)) {\n  LOST\n}", []),
      ("screen A(size: (50, 50)) {\n  LOST /* // skelc:allow off-screen */\n}", [.offScreen]),
      ("let a = \"// skelc:allow off-screen\"\nscreen A(size: (50, 50)) {\n  LOST\n}", [.unusedConstant, .offScreen]),
      ("screen A(size: (50, 50)) {\n  LOST // skelc: allow off-screen\n}", [.offScreen]),
      ("screen A(size: (50, 50)) {\n  LOST // skelc:deny off-screen\n}", [.offScreen, .wrongAllow]),
      ("screen A(size: (50, 50)) {\n  LOST // skelc:allow\n}", [.offScreen, .wrongAllow]),
      ("screen A(size: (50, 50)) {\n  LOST // skelc:allow off screen\n}", [.offScreen, .wrongAllow]),
      ("screen A(size: (50, 50)) {\n  LOST // skelc:allow unknown-kind\n}", [.offScreen, .wrongAllow]),
      ("screen A(size: (50, 50)) {\n  lost // skelc:allow unknown-kind, few-items\n}", [.unknownKind, .wrongAllow]),
      ("// skelc:allow off-screen, wrong-allow\nscreen A(size: (50, 50)) {\n  LOST // skelc:alow x\n}", []),
    ] as [(String, [DiagnosticID])])
  func aCommentReaches(_ text: String, _ expected: [DiagnosticID]) {
    let text = text.replacing("LOST", with: AllowCommentTests.lost)
    #expect(compileText(text).diagnostics.all.map(\.id) == expected, "\(text)")
  }

  /// What was not looked at may be in need of its comment.
  @Test func whatIsUnusedIsSaidOnlyOfWholeFiles() {
    let text = "screen A(size: (50, 50)) {\n  view a(frame: (0, 0, 10, 10)) // skelc:allow off-screen\n}\nscreen B { }"
    #expect(compileText(text).diagnostics.all.map(\.id) == [.unusedAllow])
    var options = Options()
    options.screens = ["B"]
    #expect(compileText(text, options).diagnostics.all.isEmpty)
    options = Options()
    options.viewports = [.size(Size(width: 20, height: 20))]
    #expect(compileText(text, options).diagnostics.all.isEmpty)
    #expect(compileText("// skelc:allow off-screen\nstyle a { }").diagnostics.all.isEmpty)
  }

  @Test func anImportAllowsForItself() {
    let part = "component Lost {\n  view a(frame: (0, 200, 10, 10)) // skelc:allow off-screen, no-rows\n}"
    let main = "import \"part.skl\"\nscreen A(size: (50, 50)) {\n  Lost { frame: (0, 0, 50, 50) }\n}"
    for (text, expected) in [(part, []), (part.replacing("// ", with: "//// "), [DiagnosticID.offScreen])] {
      let compilation = compile(Source(path: "main.skl", bytes: Array(main.utf8)), Options()) {
        .found(Source(path: $0, bytes: Array(text.utf8)))
      }
      #expect(compilation.diagnostics.all.map(\.id) == expected)
    }
  }

  @Test func manyCommentsTakeLittle() {
    let comments = String(repeating: "// skelc:allow off-screen, few-items\n", count: 50_000)
    let text = "screen A(size: (50, 50)) {\n" + comments + AllowCommentTests.lost + "\n}"
    #expect(compileText(text).diagnostics.all.map(\.id) == [.unusedAllow])
  }
}
