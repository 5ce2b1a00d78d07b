import SkelModel
import Testing

/// Containers that get their size from what is inside.
@Suite struct FittingTests {
  static let cases: [FrameCase] = [
    // Pinned to both edges by a row of 20 high, 12 above and below: 44.
    FrameCase(
      "a view round its pinned child", 300, 200,
      "vstack(pin: parent(top: 0, horizontal: 0)) { view card { view v(height: 20, pin: parent(horizontal: 16, vertical: 12)) } }",
      "card 0 0 300 44, v 16 12 268 20"),
    // From top to bottom: 12 + 28 + 12 + 22 + 6 + 10 + 12 = 102.
    FrameCase(
      "a chain from top to bottom", 300, 200,
      """
      vstack(pin: parent(top: 0, horizontal: 0)) {
        view card {
          imageView icon(size: 28, pin: card(leading: 12, top: 12))
          label number(size: (72, 22)) { leading == icon.leading; top == icon.bottom + 12 }
          label caption(size: (90, 10)) { leading == icon.leading; top == number.bottom + 6; bottom == parent.bottom - 12 }
        }
      }
      """, "card 0 0 300 102, icon 12 12 28 28, number 12 52 72 22, caption 12 80 90 10"),
    // The chain may be tied at its lower end first: b ends 10 above the bottom, a 5 above b and 5 below the top:
    // 5 + 30 + 5 + 20 + 10 = 70.
    FrameCase(
      "a chain from bottom to top", 300, 200,
      """
      vstack(pin: parent(top: 0, horizontal: 0)) {
        view card {
          view b(size: (40, 20), pin: parent(leading: 0, bottom: 10))
          view a(size: (40, 30), pin: parent(leading: 0, top: 5)) { bottom == b.top - 5 }
        }
      }
      """, "card 0 0 300 70, b 0 40 40 20, a 0 5 40 30"),
    // Half of the height is 20 + 30: the height is 100.
    FrameCase(
      "a child that ends in the middle", 300, 200,
      "vstack(pin: parent(top: 0, horizontal: 0)) { view card { view v(size: (10, 30), pin: parent(leading: 0, top: 20)) { bottom == parent.centerY } } }",
      "card 0 0 300 100, v 0 20 10 30"),
    // Two children tied to both edges: the higher one's 20.5 + 8 against 31.
    FrameCase(
      "the longest content decides", 300, 200,
      "vstack(pin: parent(top: 0, horizontal: 0)) { view card { label a(pin: parent(vertical: 4, leading: 0), width: 50); switch w(pin: parent(vertical: 0, trailing: 0)) } }",
      "card 0 0 300 31, a 0 4 50 23, w 249 0 51 31"),
    // A constant decides before any content does: 16 + 2 × 2 = 20, and the switch is squeezed.
    FrameCase(
      "a constant decides before content", 300, 200,
      "vstack(pin: parent(top: 0, horizontal: 0)) { view card { switch w(pin: parent(vertical: 0, trailing: 0)); view v(height: 16, pin: parent(vertical: 2, leading: 0), width: 9) } }",
      "card 0 0 300 20, w 249 0 51 20, v 0 2 9 16"),
    // What is fixed inside a stack decides as a constant does: 10 + 8 against the switch's 31.
    FrameCase(
      "a stack of constants decides before content", 300, 200,
      "vstack(pin: parent(top: 0, horizontal: 0)) { view card { switch w(pin: parent(vertical: 0, trailing: 0)); vstack v(pin: parent(vertical: 0, leading: 0), width: 9) { view a(height: 10); view b(height: 8) } } }",
      "card 0 0 300 18, w 249 0 51 18, v 0 0 9 18"),
    // 10 + 30 + 10 wide and 5 + 30 + 5 high, centred.
    FrameCase(
      "both axes", 300, 200, "view chip(center: parent) { button b(pin: parent(horizontal: 10, vertical: 5)) }",
      "chip 125 80 50 40, b 135 85 30 30"),
    // The view is 50 wide; the button takes what is left: 300 − 50.
    FrameCase(
      "a fitted view in a row", 300, 40,
      "hstack(pin: parent) { view chip(hugging: 400) { button b(pin: parent(horizontal: 10, vertical: 5)) }; button c }",
      "chip 0 0 50 40, c 50 0 250 40"),
    // Height follows width: 300 − 32 = 268 wide, half of it high, 8 above and below.
    FrameCase(
      "a picture's height follows the width it gets", 300, 300,
      "vstack(pin: parent(top: 0, horizontal: 0)) { view card { imageView art(pin: parent(horizontal: 16, vertical: 8)) { height == 0.5 * width } } }",
      "card 0 0 300 150, art 16 8 268 134"),
    // Field: caption 12, gap 6, field 44.
    FrameCase(
      "a component round its stack", 300, 200,
      "vstack(pin: parent(top: 10, horizontal: 10), spacing: 20) { view one { vstack(pin: parent, spacing: 6) { label caption(size: (90, 12)); textField input(height: 44) } }; view two(height: 5) }",
      "one 10 10 280 62, caption 10 10 90 12, input 10 28 280 44, two 10 92 280 5"),
    // A plain view that nothing ties is open: it takes what the row leaves.
    FrameCase(
      "nothing ties the ends", 300, 40,
      "hstack(pin: parent) { view v { view dot(size: 5, center: parent) }; button b }",
      "v 0 0 270 40, dot 132.5 17.5 5 5, b 270 0 30 40"),
    // Margins of 8 count: 8 + 30 + 8.
    FrameCase(
      "margins inside a fitted view", 300, 200,
      "vstack(pin: parent(top: 100, horizontal: 0)) { view card { button b(pin: margins) } }",
      "card 0 100 300 46, b 8 108 284 30"),
    // The sibling's length is known although it has no place yet: as wide as the other chip.
    FrameCase(
      "lengths of siblings in a fitted view", 300, 200,
      "view card(pin: parent(top: 0, leading: 0)) { view a(size: (40, 10), pin: parent(leading: 0, top: 0)); view b(pin: parent(trailing: 0, bottom: 0)) { leading == a.trailing + 4; width == a.width; top == a.bottom; height == a.height } }",
      "card 0 0 84 20, b 44 10 40 10"),
    // Frames tie nothing: 5 + 20 + 5 from the pinned one alone.
    FrameCase(
      "frames do not make a view larger", 300, 200,
      "vstack(pin: parent(top: 0, horizontal: 0)) { view card { view f(frame: (0, 0, 10, 90)); view v(height: 20, pin: parent(horizontal: 0, vertical: 5)) } }",
      "card 0 0 300 30, f 0 0 10 90, v 0 5 300 20"),
    // Three deep, each 4 larger on every side than the one inside: 30 + 24.
    FrameCase(
      "nests", 300, 200,
      "view a(pin: parent(leading: 0, top: 0)) { view b(pin: parent(4)) { view c(pin: parent(4)) { button d(pin: parent(4)) } } }",
      "a 0 0 54 54, b 4 4 46 46, c 8 8 38 38, d 12 12 30 30"),
    FrameCase(
      "rtl: a chain mirrors", 300, 200,
      "view card(pin: parent(top: 0, leading: 0)) { view a(size: (40, 10), pin: parent(leading: 3, vertical: 0)); view b(size: (20, 10), pin: parent(trailing: 5, top: 0)) { leading == a.trailing + 4 } }",
      "card 228 0 72 10, a 257 0 40 10, b 233 0 20 10", direction: .rightToLeft),
  ]

  @Test(arguments: cases) func fits(_ example: FrameCase) throws { try example.check() }

  /// A nest that asks every level twice would ask the innermost one 2²⁰⁰ times.
  @Test(.timeLimit(.minutes(1))) func deepNestsAreMeasuredOnce() throws {
    var body = "button b(pin: parent(1))"
    for _ in 0..<100 { body = "hstack(pin: parent) { view(hugging: 300) { \(body) } }" }
    let laidOut = try LaidOut(
      "view outer(pin: parent(leading: 0, top: 0)) { \(body) }", design: .init(width: 900, height: 900))
    // 30, and 1 on either side.
    try expectFrames("outer 0 0 32 32, b 1 1 30 30", in: laidOut)
  }
}
