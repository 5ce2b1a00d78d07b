import SkelModel
import SkelSyntax
import Testing

/// Names that nothing needs, and names that hide others. Whatever is used anywhere in the file is left in peace.
@Suite struct UnusedNameTests {
  private let empty = "screen S(size: (100, 100)) { view v(frame: (0, 0, 10, 10)) }"

  @Test func whatNothingNames() {
    #expect(
      resolved("let a = 1\nstyle s { cornerRadius: 1 }\ncomponent C { view x(frame: (0, 0, 1, 1)) }\n\(empty)").messages
        == [
          "unused-constant: Constant 'a' is never used", "unused-style: Style 's' is never used",
          "unused-component: Component 'C' is never used",
        ])
  }

  @Test(arguments: [
    "let a = 1\nscreen S(size: (100, 100)) { view v(frame: (0, a, 10, 10)) }",
    "let a = 1\nlet b = a + 1\nscreen S(size: (b, 100)) {}",
    "let a = [1]\nscreen S(size: (100, 100)) { view v(frame: (0, a[0], 10, 10)) }",
    "let a = clouds\nscreen S(size: (100, 100), fill: a(alpha: 0.5)) {}",
    // A branch that is not taken.
    "let a = 1\nscreen S(size: (100, 100)) { if screen.width > 500 { view v(frame: (0, a, 10, 10)) } }",
    "let a = 1\nscreen S(size: (100, 100)) { view v(size: 10, pin: parent(top: 0)) { leading == parent.leading + a } }",
    "let a = 3\nscreen S(size: (100, 100)) { repeat a { view v(frame: (0, 0, 10, 10)) } }",
    "let a = 750\nscreen S(size: (100, 100)) { view v(size: 10, pin: parent(top: 0)) { leading == parent.leading @ a } }",
    "style s { cornerRadius: 1 }\nscreen S(size: (100, 100)) { view v(frame: (0, 0, 10, 10), style: s) }",
    "style s { cornerRadius: 1 }\nstyle t { style: s }\nscreen S(size: (100, 100)) { view v(frame: (0, 0, 9, 9), style: [t]) }",
    // Styles and constants go through parameters and constants.
    """
    style s { cornerRadius: 1 }
    component C(look = s) { view x(frame: (0, 0, 1, 1), style: look) }
    screen S(size: (100, 100)) { C c(look: none) { frame: (0, 0, 1, 1) } }
    """,
    "component C { view x(frame: (0, 0, 1, 1)) }\nscreen S(size: (100, 100)) { C { frame: (0, 0, 1, 1) } }",
    """
    component C { view x(pin: parent) }
    screen S(size: (100, 100)) { tableView t(pin: parent, rowHeight: 10) { header C(); cell C() } }
    """,
    // A library.
    "let a = 1\nstyle s { cornerRadius: 1 }\ncomponent C { view x(frame: (0, 0, 1, 1)) }",
  ])
  func whatIsUsed(_ text: String) {
    #expect(resolved(text).messages.filter { $0.hasPrefix("unused") } == [])
  }

  @Test func parameters() {
    let use = "screen S(size: (100, 100)) { C c(a: 1, b: 2) { frame: (0, 0, 9, 9) } }"
    let component = "component C(a, b = 1) { view x(frame: (0, b, 1, 1)) }"
    #expect(resolved("\(component)\n\(use)").messages == ["unused-parameter: Parameter 'a' of 'C' is never used"])
    // In a library, too: what a component does with it is in plain sight.
    #expect(resolved(component).messages == ["unused-parameter: Parameter 'a' of 'C' is never used"])
    let passing =
      "component D(a) { view x(frame: (0, a, 1, 1)) }\ncomponent C(a, b) { D(a: a) { frame: (0, 0, b, 1) } }"
    #expect(resolved("\(passing)\n\(use)").ids == [])
  }

  @Test func imports() {
    let files = [
      "parts.skl": "let gutter = 8\ncomponent Card { view x(frame: (0, 0, 1, 1)) }", "none.skl": "// Nothing.",
    ]
    func messages(_ text: String) -> [String] { resolved("\(text)", files: files).messages }
    #expect(messages("import \"parts.skl\"\n\(empty)") == ["unused-import: Nothing of 'parts.skl' is used here"])
    #expect(
      messages("import \"none.skl\"\n\(empty)")
        == ["unused-import: 'none.skl' declares nothing that could be used here"])
    #expect(messages("import \"parts.skl\"\nscreen S(size: (gutter, 100)) {}") == [])
    #expect(messages("import \"parts.skl\"\nscreen S(size: (9, 9)) { Card { frame: (0, 0, 1, 1) } }") == [])
    // What an imported file does not use itself is its own affair.
    #expect(messages("import \"parts.skl\"\nlet b = gutter\nscreen S(size: (b, 100)) {}") == [])
    #expect(messages("import \"parts.skl\"\nlet b = 1") == ["unused-import: Nothing of 'parts.skl' is used here"])
  }

  @Test func nothingBesideErrors() {
    #expect(
      resolved("let a = 1\nscreen S(size: (100, 100)) { view v(cornerRadiu: 1, frame: (0, 0, 1, 1)) }").ids == [
        .unknownAttribute
      ])
  }

  @Test func shadows() {
    func messages(_ text: String) -> [String] {
      resolved(text).messages.filter { $0.hasPrefix("shadowed-name") }
    }
    let view = "view x(frame: (i, 0, 1, 1))"
    #expect(
      messages("screen S(size: (9, 9)) { repeat 2 as i { repeat 2 as i { \(view) } } }")
        == ["shadowed-name: Counter 'i' hides the counter of that name"])
    #expect(
      messages("screen S(size: (9, 9)) { repeat 2 as i { view y(frame: (0, 0, 9, 9)) { repeat 2 as i { \(view) } } } }")
        == ["shadowed-name: Counter 'i' hides the counter of that name"])
    #expect(
      messages("component C(i) { repeat 2 as i { \(view) } }")
        == ["shadowed-name: Counter 'i' hides the parameter of that name"])
    #expect(
      messages("let i = 1\nscreen S(size: (9, i)) { if i > 0 { repeat 2 as i { \(view) } } }")
        == ["shadowed-name: Counter 'i' hides the constant of that name"])
    #expect(
      messages("let i = 1\ncomponent C(i = 3) { \(view) }")
        == ["shadowed-name: Parameter 'i' hides the constant of that name"])
    // Side by side, handed on, or in another file.
    #expect(messages("screen S(size: (9, 9)) { repeat 2 as i { \(view) }\nrepeat 2 as i { \(view) } }") == [])
    #expect(messages("let i = 1\ncomponent C(i = i) { \(view) }") == [])
    #expect(
      messages(
        "component C(i) { \(view) }\nscreen S(size: (9, 9)) { repeat 2 as i { C c(i: i) { frame: (0, 0, 1, 1) } } }")
        == [])
    let library = resolved(
      "import \"l.skl\"\ncomponent C(i) { view x(frame: (i, j, 1, 1)) }", files: ["l.skl": "let i = 1\nlet j = 2"])
    #expect(library.ids == [])
  }
}
