import SkelModel

/// Pins, sizes, centres and equalities. In a plain view nothing arranges; frames count from the screen's corner.
let factsCases: [FrameCase] = [
  FrameCase("pin to the parent", 300, 200, "view v(pin: parent)", "v 0 0 300 200"),
  FrameCase("pin inset on all sides", 300, 200, "view v(pin: parent(16))", "v 16 16 268 168"),
  FrameCase(
    "pin two edges, size the rest", 300, 200, "view v(pin: parent(trailing: 12, bottom: 8), size: (40, 30))",
    "v 248 162 40 30"),
  FrameCase("pin with negative insets", 300, 200, "view v(pin: parent(-10))", "v -10 -10 320 220"),
  FrameCase("centre", 300, 200, "view v(center: parent, size: (40, 30))", "v 130 85 40 30"),
  // 20 is from 130 to 170 wide; the other one is centred on it: 150 − 5, 100 − 5.
  FrameCase(
    "centre on an element", 300, 200, "view a(frame: (130, 80, 40, 40)); view v(center: a, size: 10)",
    "v 145 95 10 10"),
  FrameCase(
    "pin to an element", 300, 200, "view a(frame: (30, 40, 100, 50)); view v(pin: a(top: 5, leading: 10), size: 8)",
    "v 40 45 8 8"),
  FrameCase(
    "edges of an element above", 300, 200,
    """
    imageView a(size: 64, pin: parent(leading: 16, top: 12))
    view b {
      leading == a.trailing + 12
      trailing == parent.trailing - 16
      top == a.top
      height: 20
    }
    """, "a 16 12 64 64, b 92 12 192 20"),
  // From the centre and an edge: centre 150, leading 100: half is 50.
  FrameCase(
    "centre and edge", 300, 200,
    "view v { centerX == parent.centerX; leading == parent.leading + 100; top == parent.top; height == 20 }",
    "v 100 0 100 20"),
  FrameCase(
    "centre and trailing edge", 300, 200,
    "view v { centerY == parent.centerY; bottom == parent.bottom - 60; leading == parent.leading; width: 5 }",
    "v 0 60 5 80"),
  FrameCase(
    "shares of lengths", 300, 200,
    "view v(pin: parent(leading: 0, top: 0)) { width == 0.5 * parent.width - 10; height == 0.25 * parent.height }",
    "v 0 0 140 50"),
  // 9 / 16 × 160.
  FrameCase(
    "height follows width", 300, 200,
    "view v(pin: parent(leading: 0, top: 0), width: 160) { height == 9 / 16 * width }",
    "v 0 0 160 90"),
  FrameCase(
    "height follows width between edges", 300, 200,
    "view v(pin: parent(top: 0, horizontal: 20)) { height == 0.5 * width }", "v 20 0 260 130"),
  FrameCase(
    "width follows height between edges", 300, 200,
    "view v(pin: parent(leading: 0, vertical: 20)) { width == height }", "v 0 20 160 160"),
  FrameCase(
    "width follows a constant height", 300, 200,
    "view v(pin: parent(leading: 0, top: 0), height: 30) { width == 2 * height }", "v 0 0 60 30"),
  FrameCase(
    "sizes of another element, also across axes", 300, 200,
    "view a(frame: (0, 0, 80, 30)); view v(pin: parent(leading: 0, top: 0)) { width == a.height; height == a.width + 4 }",
    "v 0 0 30 84"),
  // The left side is another element: top = title.bottom + 12 = 30 + 12.
  FrameCase(
    "an equality read backwards", 300, 200,
    "view title(frame: (0, 0, 80, 30)); view v(size: 10, pin: parent(leading: 0)) { title.bottom == top - 12 }",
    "v 0 42 10 10"),
  // 2 × leading + 0 = 60.
  FrameCase(
    "an anchor with a factor", 300, 200, "view v(size: 10, pin: parent(top: 0)) { leading == 0.25 * parent.trailing }",
    "v 75 0 10 10"),
  // Half way between the ends of two others: (40 + 100) / 2.
  FrameCase(
    "two elements on the right", 300, 200,
    """
    view a(frame: (0, 0, 40, 10)); view b(frame: (100, 0, 40, 10))
    view v(size: 10, pin: parent(top: 0)) { centerX == 0.5 * a.trailing + 0.5 * b.leading }
    """, "v 65 0 10 10"),
  FrameCase(
    "an equality that says nothing", 300, 200,
    "view v(size: 10, pin: parent(leading: 0, top: 0)) { leading == trailing - width }", "v 0 0 10 10"),
  FrameCase(
    "a third fact that agrees", 300, 200, "view v(pin: parent, width: 300) { centerY == parent.centerY }",
    "v 0 0 300 200"),
  FrameCase(
    "left and right", 300, 200,
    "view v(height: 10, pin: parent(top: 0)) { left == parent.left + 20; right == parent.right - 50 }",
    "v 20 0 230 10"),
  // 100 from the right: x 300 − 20 − 40.
  FrameCase(
    "rtl: pins mirror", 300, 200, "view v(size: (40, 30), pin: parent(leading: 20, top: 0))", "v 240 0 40 30",
    direction: .rightToLeft),
  FrameCase(
    "rtl: left and right do not", 300, 200,
    "view v(height: 10, pin: parent(top: 0)) { left == parent.left + 20; right == parent.right - 50 }",
    "v 20 0 230 10", direction: .rightToLeft),
  FrameCase(
    "rtl: left of an element", 300, 200,
    "view a(frame: (100, 0, 60, 10)); view v(size: 10, pin: parent(top: 0)) { left == a.right + 5 }",
    "v 165 0 10 10", direction: .rightToLeft),
  // A child's constraint may stand in its parent's block.
  FrameCase(
    "a container speaks of its child", 300, 200,
    "view card(pin: parent(10)) { view title(size: 20); title.leading == leading + 5; title.top == top + 6 }",
    "title 15 16 20 20"),
  FrameCase(
    "an element inside an element above", 300, 200,
    """
    view card(frame: (10, 10, 100, 50)) { view title(frame: (5, 5, 40, 20)) }
    view v(size: 10) { leading == card.title.trailing; top == card.title.bottom + 1 }
    """, "v 55 36 10 10"),
  FrameCase(
    "a row of a repeat", 300, 200,
    "repeat 3 as i { view row(frame: (0, 10 * i, 50, 8)) }; view v(size: 5, pin: parent(leading: 0)) { top == row[2].bottom }",
    "v 0 28 5 5"),

  // One fact and a size of its own: a button without title is 30 × 30, a switch 51 × 31.
  FrameCase(
    "own size at an edge", 300, 200, "button b(pin: parent(trailing: 10, top: 10))", "b 260 10 30 30"),
  FrameCase("own size, centred", 300, 200, "switch w(center: parent)", "w 124.5 84.5 51 31"),
  // Without text a label takes what is offered on its side: 300 − 20; the height is one line of 17 pt.
  FrameCase(
    "a label takes what is offered", 300, 200, "label t(pin: parent(leading: 20, top: 0))", "t 20 0 280 20.5"),
  FrameCase(
    "a label takes what is offered before it", 300, 200,
    "label t { trailing == parent.trailing - 50; top == parent.top }", "t 0 0 250 20.5"),
  // Centred 100 from the leading edge: at most 100 to either side.
  FrameCase(
    "a label takes what is offered round its centre", 300, 200,
    "label t { centerX == parent.leading + 100; top == parent.top }", "t 0 0 200 20.5"),
  // First baseline of 34 pt: 10 + 0.952148 × 34 = 42.373032; of 17 pt 16.186516 above it.
  FrameCase(
    "baselines", 300, 200,
    """
    label big(font: system(34), width: 100, pin: parent(leading: 0, top: 10))
    label small(width: 50) { leading == big.trailing; firstBaseline == big.firstBaseline }
    """, "big 0 10 100 41, small 100 26.186516 50 20.5"),
  // The last one of a 20.5 high label at 10 is 30.5 − 4.100587 = 26.399413; a view stands on its bottom.
  FrameCase(
    "a view stands on a baseline", 300, 200,
    """
    label a(width: 100, pin: parent(leading: 0, top: 10))
    view v(size: 10) { leading == a.trailing; lastBaseline == a.lastBaseline }
    """, "v 100 16.399413 10 10"),
]

/// Guides: safe area, margins, readable width, screen.
let guideCases: [FrameCase] = [
  // Screens narrower than 400 have margins of 16 at the sides, none above and below.
  FrameCase("margins of a narrow screen", 399, 200, "view v(pin: margins)", "v 16 0 367 200"),
  FrameCase("margins of a wide screen", 400, 200, "view v(pin: margins)", "v 20 0 360 200"),
  FrameCase(
    "margins of a view", 300, 200, "view card(pin: parent(10)) { view v(pin: margins) }", "v 18 18 264 164"),
  FrameCase(
    "margins given", 300, 200,
    "view card(pin: parent(10), layoutMargins: (top: 1, leading: 2, bottom: 3, trailing: 4)) { view v(pin: margins) }",
    "v 12 11 274 176"),
  // 16 at least beside what is asked for.
  FrameCase(
    "margins asked of a screen", 300, 200, "layoutMargins: (top: 5, leading: 4, trailing: 30); view v(pin: margins)",
    "v 16 5 254 195"),
  FrameCase(
    "rtl: margins mirror", 300, 200,
    "view card(pin: parent(10), layoutMargins: (leading: 2, trailing: 30)) { view v(pin: margins) }",
    "v 40 10 248 180", direction: .rightToLeft),
  // 1000 − 40 = 960 between the margins; 672 of it, (960 − 672) / 2 = 144 behind the margin.
  FrameCase("readable on a wide screen", 1000, 200, "view v(pin: readable)", "v 164 0 672 200"),
  FrameCase("readable on a phone", 390, 200, "view v(pin: readable)", "v 16 0 358 200"),
  FrameCase(
    "screen from inside", 300, 200,
    "view card(frame: (50, 40, 100, 100)) { view v(pin: screen(5)) }", "v 5 5 290 190"),
  FrameCase(
    "lengths of the screen", 300, 200,
    "view card(frame: (50, 40, 100, 100)) { view v(pin: parent(leading: 0, top: 0)) { width == 0.1 * screen.width; height == 0.1 * screen.height } }",
    "v 50 40 30 20"),
]
