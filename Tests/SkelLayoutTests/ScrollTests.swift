import SkelModel
import Testing

/// From inside a scroll view its edges are the content's, its width, height and centre the frame's.
@Suite struct ScrollTests {
  static let cases: [FrameCase] = [
    // The content is as high as its chain: 20 + 500 + 40; it goes on below the frame.
    FrameCase(
      "content higher than the frame", 300, 200,
      "scrollView s(pin: parent) { view a(pin: parent(top: 20, horizontal: 10), height: 500) { width == s.width - 20 }; view b(pin: parent(leading: 0, bottom: 0), size: 40) { top == a.bottom } }",
      "s 0 0 300 200, a 10 20 280 500, b 0 520 40 40"),
    // Edges of the content, width of the frame: 300 − 32 + 2 × 16.
    FrameCase(
      "a stack pinned to the content", 300, 200,
      "scrollView s(pin: parent) { vstack v(pin: s(16), spacing: 4) { width == screen.width - 32; view a(height: 300); view b(height: 100) } }",
      "v 16 16 268 404, a 16 16 268 300, b 16 320 268 100"),
    // Content 600 wide; a view at its trailing edge lies outside the frame.
    FrameCase(
      "trailing is the content's", 300, 200,
      "scrollView s(pin: parent) { view a(pin: parent(vertical: 0, horizontal: 0), size: (600, 200)); view b(pin: parent(trailing: 10, top: 0), size: 20) }",
      "a 0 0 600 200, b 570 0 20 20"),
    // The frame's centre is (150, 100), whatever the content's is.
    FrameCase(
      "centre is the frame's", 300, 200,
      "scrollView s(pin: parent) { view a(pin: parent, size: (600, 400)); view b(size: 20) { centerX == s.centerX; centerY == parent.centerY } }",
      "b 140 90 20 20"),
    // Content begins behind the insets: 5 and 7; it asks for nothing: 300 − 10 and 200 − 14.
    FrameCase(
      "insets", 300, 200, "scrollView s(pin: parent, insets: (horizontal: 5, vertical: 7)) { view a(pin: parent) }",
      "a 5 7 290 186"),
    FrameCase(
      "a scroll view within the screen", 300, 200,
      "scrollView s(pin: parent(top: 50, leading: 20), size: (200, 100)) { view a(pin: parent(top: 0, horizontal: 0), height: 30) { width == s.width } }",
      "s 20 50 200 100, a 20 50 200 30"),
    // Deeper inside, too, its name means the content: 600 high, 10 above its bottom.
    FrameCase(
      "its edges from deeper inside", 300, 200,
      "scrollView s(pin: parent) { view page(pin: parent, size: (300, 600)) { view b(size: 20, pin: parent(leading: 0)) { bottom == s.bottom - 10 } } }",
      "b 0 570 20 20"),
    // From outside it is the frame.
    FrameCase(
      "its edges from outside are the frame's", 300, 200,
      "scrollView s(pin: parent(top: 0, horizontal: 0), height: 80) { view page(pin: parent, size: (300, 600)) }; view b(size: 20, pin: parent(leading: 0)) { top == s.bottom }",
      "b 0 80 20 20"),
    // Margins of the content are 8.
    FrameCase(
      "margins of the content", 300, 200,
      "scrollView s(pin: parent) { view page(pin: parent, size: (300, 600)); view b(pin: margins) }", "b 8 8 284 584"),
    // The content begins at the leading edge; 600 wide it goes on to the left.
    FrameCase(
      "rtl: content begins at the right", 300, 200,
      "scrollView s(pin: parent) { view page(pin: parent, size: (600, 200)); view b(size: 20, pin: parent(leading: 0, top: 0)) }",
      "page -300 0 600 200, b 280 0 20 20", direction: .rightToLeft),
  ]

  @Test(arguments: cases) func scrolls(_ example: FrameCase) throws { try example.check() }
}
