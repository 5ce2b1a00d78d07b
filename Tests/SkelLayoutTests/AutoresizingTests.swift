import SkelModel
import Testing

/// Frames with masks in a parent that grew. UIKit's rule: what the parent gained is shared among the flexible parts in
/// proportion to their lengths.
@Suite struct AutoresizingTests {
  struct Mask: Sendable {
    /// Which of space before, length and space behind are flexible.
    var words: [String]
    var start: Double
    var length: Double
  }

  /// Frame (60, 40, 120, 60) in 300 × 200, laid out in 400 × 300: along x 60 before, 120 long, 120 behind; 100 more.
  static let horizontal: [Mask] = [
    // Nothing flexible: the space behind gives way.
    Mask(words: [], start: 60, length: 120),
    Mask(words: ["flexibleLeft"], start: 160, length: 120),
    Mask(words: ["flexibleWidth"], start: 60, length: 220),
    Mask(words: ["flexibleRight"], start: 60, length: 120),
    // 60 : 120 of 180: 33.3333 and 66.6667.
    Mask(words: ["flexibleLeft", "flexibleWidth"], start: 93.3333, length: 186.6667),
    // 60 : 120 of 180: 33.3333 before, 66.6667 behind.
    Mask(words: ["flexibleLeft", "flexibleRight"], start: 93.3333, length: 120),
    // 120 : 120 of 240: 50 each.
    Mask(words: ["flexibleWidth", "flexibleRight"], start: 60, length: 170),
    // 60 : 120 : 120 of 300: 20, 40, 40.
    Mask(words: ["flexibleLeft", "flexibleWidth", "flexibleRight"], start: 80, length: 160),
  ]

  /// Along y 40 before, 60 long, 100 behind; 100 more.
  static let vertical: [Mask] = [
    Mask(words: [], start: 40, length: 60),
    Mask(words: ["flexibleTop"], start: 140, length: 60),
    Mask(words: ["flexibleHeight"], start: 40, length: 160),
    Mask(words: ["flexibleBottom"], start: 40, length: 60),
    // 40 : 60 of 100.
    Mask(words: ["flexibleTop", "flexibleHeight"], start: 80, length: 120),
    // 40 : 100 of 140: 28.5714 before.
    Mask(words: ["flexibleTop", "flexibleBottom"], start: 68.5714, length: 60),
    // 60 : 100 of 160: 37.5 and 62.5.
    Mask(words: ["flexibleHeight", "flexibleBottom"], start: 40, length: 97.5),
    // 40 : 60 : 100 of 200: 20, 30, 50.
    Mask(words: ["flexibleTop", "flexibleHeight", "flexibleBottom"], start: 60, length: 90),
  ]

  @Test(arguments: horizontal, vertical)
  func grows(_ x: Mask, _ y: Mask) throws {
    let words = (x.words + y.words).joined(separator: ", ")
    try FrameCase(
      "", 300, 200, "view v(frame: (60, 40, 120, 60), autoresizing: [\(words)])",
      "v \(x.start) \(y.start) \(x.length) \(y.length)", at: Size(width: 400, height: 300)
    ).check()
  }

  static let cases: [FrameCase] = [
    FrameCase(
      "the size that the file asks for changes nothing", 300, 200,
      "view v(frame: (60, 40, 120, 60), autoresizing: [flexibleWidth, flexibleTop])", "v 60 40 120 60"),
    // 300 → 240: 60 less, shared 60 : 120 : 120: 12, 24, 24.
    FrameCase(
      "shrinks alike", 300, 200,
      "view v(frame: (60, 40, 120, 60), autoresizing: [flexibleLeft, flexibleWidth, flexibleRight])",
      "v 48 40 96 60", at: Size(width: 240, height: 200)),
    // 60 less, all of it from the length: 120 − 60.
    FrameCase(
      "shrinks in its width", 300, 200, "view v(frame: (60, 40, 120, 60), autoresizing: flexibleWidth)",
      "v 60 40 60 60", at: Size(width: 240, height: 200)),
    // 200 less than 300; the length has only 120 to give.
    FrameCase(
      "never shorter than nothing", 300, 200, "view v(frame: (60, 40, 120, 60), autoresizing: flexibleWidth)",
      "v 60 40 0 60", at: Size(width: 100, height: 200)),
    // Before and behind are both 0: 50 each.
    FrameCase(
      "parts of no length share evenly", 300, 200,
      "view v(frame: (0, 0, 300, 60), autoresizing: [flexibleLeft, flexibleRight])", "v 50 0 300 60",
      at: Size(width: 400, height: 200)),
    // All three flexible, nothing before: 0 : 150 : 150 of 300, 100 more: 0, 50, 50.
    FrameCase(
      "a part of no length gets nothing beside others", 300, 200,
      "view v(frame: (0, 0, 150, 60), autoresizing: [flexibleLeft, flexibleWidth, flexibleRight])", "v 0 0 200 60",
      at: Size(width: 400, height: 200)),
    // A point in the corner of a parent without room: width 0, before 0.
    FrameCase(
      "empty frame at the edge grows evenly", 300, 200,
      "view v(frame: (0, 0, 0, 60), autoresizing: [flexibleLeft, flexibleWidth])", "v 50 0 50 60",
      at: Size(width: 400, height: 200)),
    // The card grows by 100 to 300, its own child by the same 100: 20 before, 160 + 100 long.
    FrameCase(
      "nested masks", 300, 200,
      """
      view card(frame: (50, 20, 200, 100), autoresizing: flexibleWidth) {
        view inner(frame: (20, 10, 160, 40), autoresizing: flexibleWidth)
      }
      """, "card 50 20 300 100, inner 70 30 260 40", at: Size(width: 400, height: 200)),
    // The card stays 200 wide: nothing to share inside.
    FrameCase(
      "a parent that stays gives nothing", 300, 200,
      """
      view card(frame: (50, 20, 200, 100), autoresizing: flexibleLeft) {
        view inner(frame: (20, 10, 160, 40), autoresizing: flexibleWidth)
      }
      """, "card 150 20 200 100, inner 170 30 160 40", at: Size(width: 400, height: 200)),
    // The parent is pinned: 268 wide in the file's 300, 368 in 400: 100 more for the frame inside.
    FrameCase(
      "a parent that a pin decides", 300, 200,
      """
      view card(pin: parent(16)) {
        view inner(frame: (10, 10, 100, 40), autoresizing: [flexibleWidth, flexibleTop])
      }
      """, "card 16 16 368 268, inner 26 126 200 40", at: Size(width: 400, height: 300)),
    // In a row of two that share evenly: 150 each, then 200 each: 50 more.
    FrameCase(
      "a parent that a stack decides", 300, 200,
      """
      hstack(pin: parent, distribution: fillEqually) {
        view one { view inner(frame: (10, 10, 100, 40), autoresizing: flexibleWidth) }
        view two
      }
      """, "one 0 0 200 200, inner 10 10 150 40", at: Size(width: 400, height: 200)),
    // In the content of a scroll view the frame counts, not the content: 100 more.
    FrameCase(
      "inside a scroll view", 300, 200,
      "scrollView s(pin: parent) { view v(frame: (0, 0, 300, 500), autoresizing: flexibleWidth) }", "v 0 0 400 500",
      at: Size(width: 400, height: 200)),
    // Sticks out by 20 on the right: −20 behind, 320 long: 320 : −20 of 300, 30 more: 32 and −2.
    FrameCase(
      "a frame that sticks out", 300, 200,
      "view v(frame: (0, 0, 320, 60), autoresizing: [flexibleWidth, flexibleRight])", "v 0 0 352 60",
      at: Size(width: 330, height: 200)),
    // Physical: reading direction mirrors neither the frame nor its mask.
    FrameCase(
      "rtl: a frame does not mirror", 300, 200, "view v(frame: (60, 40, 120, 60))", "v 60 40 120 60",
      direction: .rightToLeft),
    FrameCase(
      "rtl: flexibleLeft is left", 300, 200, "view v(frame: (60, 40, 120, 60), autoresizing: flexibleLeft)",
      "v 160 40 120 60", at: Size(width: 400, height: 200), direction: .rightToLeft),
    // The card stands at the right; inside it the frame counts from the card's left edge.
    FrameCase(
      "rtl: a frame counts from the left edge of its parent", 300, 200,
      "view card(size: (200, 100), pin: parent(top: 0, leading: 0)) { view v(frame: (10, 5, 50, 20)) }",
      "card 100 0 200 100, v 110 5 50 20", direction: .rightToLeft),
  ]

  @Test(arguments: cases) func lays(_ example: FrameCase) throws { try example.check() }
}
