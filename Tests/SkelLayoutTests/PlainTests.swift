import SkelModel
import Testing

@Suite struct PlainTests {
  @Test(arguments: factsCases) func follows(_ example: FrameCase) throws { try example.check() }
  @Test(arguments: guideCases) func guides(_ example: FrameCase) throws { try example.check() }

  /// A status bar of 44 and a home indicator of 34 on 300 × 500.
  static let safeHead = ", safeArea: (top: 44, bottom: 34)"

  static let safeAreaCases: [FrameCase] = [
    FrameCase("safe area of the screen", 300, 500, "view v(pin: safeArea(8))", "v 8 52 284 406"),
    // Sides 16, and the safe area above and below.
    FrameCase("margins of the screen lie inside it", 300, 500, "view v(pin: margins)", "v 16 44 268 422"),
    // From 20 to 120 the first 24 points are covered.
    FrameCase(
      "the part that covers the parent", 300, 500,
      "view card(frame: (0, 20, 300, 100)) { view v(pin: safeArea) }", "v 0 44 300 76"),
    FrameCase(
      "a parent in the middle is not covered", 300, 500,
      "view card(frame: (0, 100, 300, 100)) { view v(pin: safeArea) }", "v 0 100 300 100"),
    // From 440 to 500 the last 34 points are covered.
    FrameCase(
      "covered from below", 300, 500, "view card(frame: (0, 440, 300, 60)) { view v(pin: safeArea) }",
      "v 0 440 300 26"),
    FrameCase(
      "covered all over", 300, 500, "view bar(frame: (0, 0, 300, 30)) { view v(pin: safeArea) }", "v 0 30 300 0"),
    // 8 all round, and 24 more above.
    FrameCase(
      "margins of a covered view", 300, 500, "view card(frame: (0, 20, 300, 100)) { view v(pin: margins) }",
      "v 8 52 284 60"),
  ]

  @Test(arguments: safeAreaCases) func isSafe(_ example: FrameCase) throws {
    let laidOut = try LaidOut(example.body, design: example.design, head: PlainTests.safeHead)
    try expectFrames(example.expected, in: laidOut)
    #expect(laidOut.said.isEmpty)
  }

  @Test func landscapeInsetsTheSides() throws {
    // iPhone 15 lying: 852 × 393, 59 at the sides, 21 below.
    let laidOut = try LaidOut(file: "screen S(device: iPhone15, orientation: landscape) { view v(pin: safeArea) }")
    try expectFrames("v 59 0 734 372", in: laidOut)
  }
}
