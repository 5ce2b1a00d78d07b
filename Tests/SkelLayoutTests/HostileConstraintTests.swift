import SkelModel
import Testing

/// Constraints that nobody should write: whatever they are, every frame is finite, and it takes no time to speak of.
@Suite struct HostileConstraintTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var body: String
    var before = ""

    init(_ title: String, _ body: String, before: String = "") {
      testDescription = title
      self.body = body
      self.before = before
    }
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  static let cases: [Case] = [
    Case(
      "factors of a billion and of a billionth",
      """
      view a(pin: parent(leading: 0, top: 0), height: 10) { width == 1000000000 * b.width @ 500; width <= 100 }
      view b(pin: parent(trailing: 0, top: 0), height: 10) {
        width >= 0.000000001 * a.width; width <= 50; width == 1000000000 * a.width @ 400
      }
      """),
    Case(
      "a billion points",
      """
      view a(pin: parent(leading: 0, top: 0), height: 10) { width == 1000000000 @ 500; width >= 999999999 @ 300 }
      view b(height: 10, pin: parent(top: 0)) { leading >= a.trailing; trailing <= parent.trailing; width >= 1 }
      """),
    Case(
      "5,000 constraints on one element",
      "view a(pin: parent(leading: 0, top: 0), height: 10) {\n"
        + lines(5000) { "width \($0 % 3 == 0 ? "<=" : ">=") \($0 * 37 % 400) @ \(1 + $0 % 999)" } + "\n}"),
    Case(
      "a chain of 2,000 with inequalities",
      "view v0(pin: parent(leading: 0, top: 0), size: 5)\n"
        + lines(1999) {
          "view v\($0 + 1)(size: 5) { leading >= v\($0).trailing + 1; leading == parent.leading @ 200; top >= v\($0).top }"
        }),
    Case(
      "a chain of 2,000 texts",
      "label v0(text: \"a b c\", numberOfLines: 0, pin: parent(leading: 0, top: 0)) { trailing <= parent.trailing - 50 }\n"
        + lines(1999) {
          "label v\($0 + 1)(text: \"some words\", numberOfLines: 0, pin: parent(leading: 0)) { top >= v\($0).bottom; top == v\($0).bottom @ 600; width <= v\($0).width + 3 }"
        }),
    // 18 components of 20 scroll views, each in the one before.
    Case(
      "360 scroll views in each other, each with a contradiction", "C0 { pin: parent }",
      before: lines(18) { component in
        "component C\(component) {\n"
          + lines(20) { _ in
            "scrollView(pin: parent) { view c(pin: parent(leading: 0, top: 0), height: 5) { width >= 50; width <= 40 }"
          } + (component < 17 ? "\nC\(component + 1) { pin: parent }" : "") + "\n" + String(repeating: "}", count: 20)
          + "\n}"
      }),
    Case(
      "400 scroll views that hang on each other's contents",
      "scrollView s0(size: 50, pin: parent(leading: 0, top: 0)) { view p0(pin: parent, size: (30, 60)) }\n"
        + lines(399) {
          "scrollView s\($0 + 1)(size: 50, pin: parent(leading: 0)) { top == s\($0).p\($0).bottom; view p\($0 + 1)(pin: parent, size: (30, 60)) }"
        }),
    Case(
      "a ring of 1,000",
      lines(1000) { "view v\($0)(size: 5, pin: parent(top: 0)) { leading == v\(($0 + 1) % 1000).trailing }" }),
    Case(
      "a ring of widths",
      lines(300) {
        "view v\($0)(height: 5, pin: parent(top: 0, leading: 0)) { width == 2 * v\(($0 + 1) % 300).width - 1 }"
      }),
    Case(
      "a ring of 150 that each want more than the next, in a chain without room",
      lines(150) {
        "view v\($0)(pin: parent(top: 0)) { leading == parent.leading + \($0); trailing == \($0 == 0 ? "parent.trailing" : "v\($0 - 1).leading") - 1; width >= 50; height == 5; height >= v\(($0 + 1) % 150).height + 1 }"
      }),
    Case(
      "150 texts in a row, half of which do not give way",
      "hstack(pin: parent) {\n"
        + lines(150) { "label(text: \"abc\", compressionResistance: \($0 % 2 == 0 ? 740 : 1000))" } + "\n}"),
    Case(
      "a ring of inequalities",
      lines(100) {
        "view v\($0)(size: 5, pin: parent(top: 0)) { leading >= v\(($0 + 1) % 100).trailing; leading == parent.leading + \($0) @ 400 }"
      }),
    Case(
      "a text whose width follows its height the wrong way round",
      """
      label t(text: "some words to wrap, more of them", numberOfLines: 0, pin: parent(leading: 0, top: 0)) {
        width == 2 * b.height - 20
      }
      view b(pin: parent(trailing: 0, top: 0), width: 4) { height == 200 - t.height }
      """),
    Case(
      "stacks in stacks with bounds",
      (0..<100).map {
        "\($0 % 2 == 0 ? "vstack" : "hstack") s\($0)\($0 == 0 ? "(pin: parent(leading: 0, top: 0))" : "(spacing: 1)") { width <= \(400 - $0); button b\($0)\n"
      }.joined() + String(repeating: "}", count: 100)),
    Case(
      "2,000 cells as high as their contents",
      "tableView t(pin: parent, rowHeight: auto) {\n" + lines(2000) { _ in "cell R" } + "\n}",
      before:
        "component R { view a(height: 10, pin: margins(leading: 0, top: 0)) { width <= 50; width == 80 @ 500; bottom <= margins.bottom } }"
    ),
  ]

  @Test(.timeLimit(.minutes(2)), arguments: cases) func endsAndIsFinite(_ example: Case) throws {
    let laidOut = try LaidOut(example.body, design: Size(width: 375, height: 667), before: example.before)
    for element in laidOut.screen.elements.indices {
      let frame = laidOut.frames[element]
      #expect(frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite)
      #expect(frame.width >= 0 && frame.height >= 0)
    }
  }
}
