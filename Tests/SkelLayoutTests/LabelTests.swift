import SkelLayout
import SkelModel
import SkelSyntax
import Testing

/// Heights of labels: of their text, of their lines, of SkeletonView's placeholder lines. SkeletonView's lines are 15 high
/// and 10 apart; a line of 17 points is 20.287109375 high, rounded up to the pixel 20.5.
@Suite struct LabelTests {
  static let cases: [FrameCase] = [
    // max(2 × 20.287109375 → 41, 2 × 15 + 10 = 40).
    FrameCase("two lines", 300, 200, "label t(numberOfLines: 2, pin: parent(top: 0, horizontal: 0))", "t 0 0 300 41"),
    // max(3 × 20.287109375 = 60.86 → 61, 3 × 15 + 2 × 10 = 65).
    FrameCase("three lines", 300, 200, "label t(numberOfLines: 3, pin: parent(top: 0, horizontal: 0))", "t 0 0 300 65"),
    // One line of the font, three placeholder lines.
    FrameCase(
      "placeholder lines of their own number", 300, 200,
      "label t(skeletonNumberOfLines: 3, pin: parent(top: 0, horizontal: 0))", "t 0 0 300 65"),
    // max(20.5, 30 + 4 + 6).
    FrameCase(
      "one high placeholder line with padding", 300, 200,
      "label t(lineHeight: 30, padding: (top: 4, bottom: 6), pin: parent(top: 0, horizontal: 0))", "t 0 0 300 40"),
    // 2 × 26.25390625 + 10 = 62.5078125: plain points.
    FrameCase(
      "lines as high as the font", 300, 200,
      "label t(numberOfLines: 2, font: system(22), lineHeight: relativeToFont, pin: parent(top: 0, horizontal: 0))",
      "t 0 0 300 62.5078"),
    FrameCase(
      "as many lines as fit is one", 300, 200, "label t(numberOfLines: 0, pin: parent(top: 0, horizontal: 0))",
      "t 0 0 300 20.5"),
    // 2 × 20 + 10 + 3 = 53 against 41.
    FrameCase(
      "a constant height gives way to the lines", 300, 200,
      "label t(numberOfLines: 2, lineHeight: 20, padding: (top: 3), height: 48, pin: parent(top: 0, horizontal: 0)); view v(size: 5, pin: parent(leading: 0)) { top == t.bottom }",
      "t 0 0 300 53, v 0 53 5 5"),
    FrameCase(
      "a large constant height stays", 300, 200,
      "label t(numberOfLines: 2, height: 48, pin: parent(top: 0, horizontal: 0))", "t 0 0 300 48"),
    FrameCase(
      "a height constraint gives way as well", 300, 200,
      "label t(numberOfLines: 3, pin: parent(top: 0, horizontal: 0)) { height == 40 }", "t 0 0 300 65"),
    FrameCase(
      "one line keeps a small height", 300, 200, "label t(height: 10, pin: parent(top: 0, horizontal: 0))",
      "t 0 0 300 10"),
    FrameCase(
      "a frame keeps its height", 300, 200, "label t(numberOfLines: 3, frame: (0, 0, 300, 20))", "t 0 0 300 20"),
    // In a stack the lines push what follows: 65 + 8.
    FrameCase(
      "lines push what follows", 300, 200,
      "vstack(pin: parent(top: 0, horizontal: 0), spacing: 8) { label t(numberOfLines: 3, height: 30); view v(height: 5) }",
      "t 0 0 300 65, v 0 73 300 5"),
    // The card grows with the label that it is pinned round: 65 + 2 × 10.
    FrameCase(
      "lines push the container", 300, 200,
      "view card(pin: parent(top: 0, horizontal: 0)) { label t(numberOfLines: 3, height: 30, pin: parent(10)) }",
      "card 0 0 300 85, t 10 10 280 65"),
  ]

  @Test(arguments: cases) func isAsHighAsItsLines(_ example: FrameCase) throws { try example.check() }

  @Test(arguments: [
    ("label t(numberOfLines: 3, height: 40, pin: parent(top: 0, horizontal: 0))", true),
    // Its own 41 hold two lines of placeholders (40).
    ("label t(numberOfLines: 2, pin: parent(top: 0, horizontal: 0))", false),
    // Its own 61 do not hold three (65).
    ("label t(numberOfLines: 3, pin: parent(top: 0, horizontal: 0))", true),
    ("label t(numberOfLines: 3, height: 70, pin: parent(top: 0, horizontal: 0))", false),
    ("label t(numberOfLines: 3, frame: (0, 0, 300, 20))", false),
    ("label t(numberOfLines: 3, pin: parent(top: 0, bottom: 135, horizontal: 0))", false),
    ("label t(height: 10, pin: parent(top: 0, horizontal: 0))", false),
    ("vstack(pin: parent(top: 0, horizontal: 0)) { label t(numberOfLines: 3, height: 30) }", true),
    // Stretched to 200 it holds its lines without growing.
    ("vstack(pin: parent) { label t(numberOfLines: 3) }", false),
    ("view card(pin: parent(top: 0, horizontal: 0)) { label t(numberOfLines: 3, height: 30, pin: parent(10)) }", true),
  ])
  func marksWhatGrew(_ body: String, _ isGrown: Bool) throws {
    let laidOut = try LaidOut(body, design: .init(width: 300, height: 200))
    #expect(laidOut.frames.isGrown(try #require(laidOut.element("t"))) == isGrown)
    #expect(laidOut.ids.isEmpty)
  }

  @Test(arguments: [
    ("label t(numberOfLines: 3, pin: parent(top: 0, bottom: 150, horizontal: 0))", "50"),
    ("label t(numberOfLines: 3, height: 50, pin: parent(top: 0, bottom: 150, horizontal: 0))", "50"),
    ("label t(numberOfLines: 3, pin: parent(top: 0, leading: 0), width: 60) { height == 0.5 * width }", "30"),
    ("hstack(pin: parent(top: 0, horizontal: 0), height: 50) { label t(numberOfLines: 3) }", "50"),
  ])
  func saysWhereLinesStickOut(_ body: String, _ height: String) throws {
    let laidOut = try LaidOut(body, design: .init(width: 300, height: 200))
    #expect(laidOut.said.map(\.headline) == ["The placeholder lines of 't' need 65 points and its height is \(height)"])
    #expect(laidOut.ids == [.linesOverflow])
    #expect(laidOut.said.first?.severity == .warning)
  }
}
