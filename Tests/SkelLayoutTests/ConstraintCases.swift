import SkelModel

/// Relations, priorities, and content against constraints. A button without title is 30 × 30, a stepper 94 × 32, a switch
/// 51 × 31 (it hugs with 750, all others with 250; all resist compression with 750), an activity indicator 20 × 20.
let priorityCases: [FrameCase] = [
  // 300 is asked for, 120 allowed.
  FrameCase(
    "at most", 300, 200,
    "view v(pin: parent(leading: 0, top: 0), height: 10) { width == parent.width @ 750; width <= 120 }",
    "v 0 0 120 10"),
  // 0.25 × 300 = 75 is less than 120 already.
  FrameCase(
    "at most, and it is less", 300, 200,
    "view v(pin: parent(leading: 0, top: 0), height: 10) { width == 0.25 * parent.width @ 750; width <= 120 }",
    "v 0 0 75 10"),
  FrameCase(
    "at least", 300, 200,
    "view v(pin: parent(leading: 0, top: 0), height: 10) { width == 0.25 * parent.width @ 750; width >= 100 }",
    "v 0 0 100 10"),
  // 0.5 × 200 = 100 high is asked for, at least 120 required; the bottom stays: 200 − 120.
  FrameCase(
    "a sheet between two heights", 300, 200,
    """
    view sheet(pin: parent(horizontal: 0, bottom: 0)) {
      height == 0.5 * parent.height @ 900
      height >= 120
      height <= 150
    }
    """, "sheet 0 80 300 120"),
  // 0.5 × 400 = 200, at most 150: 400 − 150.
  FrameCase(
    "a sheet between two heights, on a higher screen", 300, 200,
    """
    view sheet(pin: parent(horizontal: 0, bottom: 0)) {
      height == 0.5 * parent.height @ 900
      height >= 120
      height <= 150
    }
    """, "sheet 0 250 300 150", at: Size(width: 300, height: 400)),
  FrameCase(
    "one higher priority wins over three lower ones", 300, 200,
    """
    view v(pin: parent(leading: 0, top: 0), height: 10) {
      width == 200 @ 300; width == 210 @ 300; width == 50 @ 301; width == 220 @ 300
    }
    """, "v 0 0 50 10"),
  // The sum of the errors is least at the median.
  FrameCase(
    "within one priority the sum of errors is least", 300, 200,
    "view v(pin: parent(leading: 0, top: 0), height: 10) { width == 180 @ 500; width == 60 @ 500; width == 100 @ 500 }",
    "v 0 0 100 10"),
  FrameCase(
    "required wins over 999", 300, 200,
    "view v(pin: parent(leading: 0, top: 0), height: 10) { width == 50 @ 999; width == 100 }", "v 0 0 100 10"),
  FrameCase(
    "high and low", 300, 200,
    "view v(pin: parent(leading: 0, top: 0)) { width == 50 @ low; width == 70 @ high; height == 8 @ fittingSize; height == 9 @ low }",
    "v 0 0 70 9"),
  // Centred it would begin at 120; 130 + 10 is required.
  FrameCase(
    "centred unless something is in the way", 300, 200,
    """
    view side(pin: parent(leading: 0, top: 0), size: (130, 10))
    view v(size: (60, 10), pin: parent(top: 0)) { centerX == parent.centerX @ 700; leading >= side.trailing + 10 }
    """, "v 140 0 60 10"),
  FrameCase(
    "centred although something is in the way", 300, 200,
    """
    view side(pin: parent(leading: 0, top: 0), size: (130, 10))
    view v(size: (60, 10), pin: parent(top: 0)) { centerX == parent.centerX @ 700; leading >= side.trailing + 10 @ 600 }
    """, "v 120 0 60 10"),
  // An inequality that holds costs nothing, whatever its priority.
  FrameCase(
    "below the lower of two", 300, 200,
    """
    view a(pin: parent(leading: 0, top: 0), size: (10, 40)); view b(pin: parent(leading: 20, top: 0), size: (10, 70))
    view v(size: 5, pin: parent(leading: 0)) { top >= a.bottom + 5; top >= b.bottom + 5; top == parent.top @ 100 }
    """, "v 0 75 5 5"),
  FrameCase(
    "above the higher of two", 300, 200,
    """
    view a(pin: parent(leading: 0, bottom: 0), size: (10, 40)); view b(pin: parent(leading: 20, bottom: 0), size: (10, 70))
    view v(size: 5, pin: parent(leading: 0)) { bottom <= a.top - 5; bottom <= b.top - 5; bottom == parent.bottom @ 100 }
    """, "v 0 120 5 5"),
  // What is hung on an optional edge moves with it: 40 is asked for, at least 60.
  FrameCase(
    "followers see what came out", 300, 200,
    """
    view a(pin: parent(leading: 0, top: 0), height: 10) { width == 40 @ 200; width >= 60 }
    view b(height: 10, pin: parent(top: 0, trailing: 0)) { leading == a.trailing + 4 }
    """, "a 0 0 60 10, b 64 0 236 10"),

  // Content: 134 are needed and there are 100. The stepper resists less.
  FrameCase(
    "who resists less shrinks", 100, 50,
    """
    button a(pin: parent(leading: 0, top: 0), compressionResistance: 751)
    stepper b(pin: parent(top: 0)) { leading == a.trailing + 10; trailing <= parent.trailing }
    """, "a 0 0 30 30, b 40 0 60 32"),
  // The button gives its 30, the stepper the other 4.
  FrameCase(
    "who resists less shrinks to nothing first", 100, 50,
    """
    button a(pin: parent(leading: 0, top: 0), compressionResistance: 749)
    stepper b(pin: parent(top: 0)) { leading == a.trailing + 10; trailing <= parent.trailing }
    """, "a 0 0 0 30, b 10 0 90 32"),
  // 300 − 10 − 30.
  FrameCase(
    "who hugs less stretches", 300, 50,
    """
    button a(pin: parent(leading: 0, top: 0), hugging: 251)
    stepper b(pin: parent(top: 0, trailing: 0)) { leading == a.trailing + 10 }
    """, "a 0 0 30 30, b 40 0 260 32"),
  // 300 − 10 − 94.
  FrameCase(
    "who hugs less stretches, whatever the order", 300, 50,
    """
    button a(pin: parent(leading: 0, top: 0), hugging: 249)
    stepper b(pin: parent(top: 0, trailing: 0)) { leading == a.trailing + 10 }
    """, "a 0 0 196 30, b 206 0 94 32"),
  // 94 are needed and 100 − 10 − 30 left; both edges are required, and the button resists more.
  FrameCase(
    "who resists less shrinks between required edges", 100, 50,
    "stepper a(pin: parent(leading: 0, top: 0)); button b(compressionResistance: 751, pin: parent(top: 0, trailing: 0)) { leading == a.trailing + 10 }",
    "a 0 0 60 32, b 70 0 30 30"),
  // The button keeps its 30, whatever the stepper wants.
  FrameCase(
    "hugging against resistance", 300, 100,
    """
    view box(pin: parent(leading: 0, top: 0)) {
      stepper a(pin: parent(horizontal: 0, top: 0))
      button b(pin: parent(horizontal: 0, bottom: 0), hugging: 751) { top == a.bottom }
    }
    """, "box 0 0 30 62, a 0 0 30 32, b 0 32 30 30"),
  FrameCase(
    "resistance against hugging", 300, 100,
    """
    view box(pin: parent(leading: 0, top: 0)) {
      stepper a(pin: parent(horizontal: 0, top: 0))
      button b(pin: parent(horizontal: 0, bottom: 0), hugging: 749) { top == a.bottom }
    }
    """, "box 0 0 94 62, a 0 0 94 32, b 0 32 94 30"),
  // The stepper in the box hugs less and stretches: 300 − 30.
  FrameCase(
    "a box whose content hugs less than the one before it", 300, 50,
    "button a(pin: parent(leading: 0, top: 0), hugging: 251); view box(pin: parent(top: 0, trailing: 0)) { leading == a.trailing; stepper s(pin: parent) }",
    "a 0 0 30 30, box 30 0 270 32, s 30 0 270 32"),
  // And where it hugs more, the button stretches: 300 − 94.
  FrameCase(
    "a box whose content hugs more than the one before it", 300, 50,
    "button a(pin: parent(leading: 0, top: 0), hugging: 249); view box(pin: parent(top: 0, trailing: 0)) { leading == a.trailing; stepper s(pin: parent) }",
    "a 0 0 206 30, box 206 0 94 32, s 206 0 94 32"),
  FrameCase(
    "a switch hugs more than a button", 300, 50,
    "switch a(pin: parent(leading: 0, top: 0)); button b(pin: parent(top: 0, trailing: 0)) { leading == a.trailing }",
    "a 0 0 51 31, b 51 0 249 30"),
  // Hugging is 250.
  FrameCase(
    "a wish below the hugging", 300, 50, "stepper v(pin: parent(leading: 0, top: 0)) { width == 200 @ 249 }",
    "v 0 0 94 32"),
  FrameCase(
    "a wish above the hugging", 300, 50, "stepper v(pin: parent(leading: 0, top: 0)) { width == 200 @ 251 }",
    "v 0 0 200 32"),
  // Compression resistance is 750.
  FrameCase(
    "a wish below the resistance", 300, 50, "stepper v(pin: parent(leading: 0, top: 0)) { width == 50 @ 749 }",
    "v 0 0 94 32"),
  FrameCase(
    "a wish above the resistance", 300, 50, "stepper v(pin: parent(leading: 0, top: 0)) { width == 50 @ 751 }",
    "v 0 0 50 32"),
  // At 12 points AA is 16.0176 wide and a space 3.6348: AA AA AA is 55.3224, to the half point 55.5; AA 16.5. A line is
  // 14.3203 high, to the half point 14.5. 300 − 8 − 55.5.
  FrameCase(
    "two labels: the second hugs less", 300, 50,
    """
    label a(text: "AA AA AA", font: system(12), pin: parent(leading: 0, top: 0))
    label b(text: "AA", font: system(12), hugging: 250, pin: parent(top: 0, trailing: 0)) { leading == a.trailing + 8 }
    """, "a 0 0 55.5 14.5, b 63.5 0 236.5 14.5"),
  // 60 − 8 − 16.5.
  FrameCase(
    "two labels: the first resists less", 60, 50,
    """
    label a(text: "AA AA AA", font: system(12), pin: parent(leading: 0, top: 0))
    label b(text: "AA", font: system(12), compressionResistance: 751, pin: parent(top: 0)) {
      leading == a.trailing + 8
      trailing <= parent.trailing
    }
    """, "a 0 0 35.5 14.5, b 43.5 0 16.5 14.5"),
  // Both as wide as the wider one asks for.
  FrameCase(
    "equal widths", 300, 50,
    "button a(pin: parent(leading: 0, top: 0)) { width == b.width }; stepper b(pin: parent(top: 0)) { leading == a.trailing + 10 }",
    "a 0 0 94 30, b 104 0 94 32"),
  // (150 − 10) / 2.
  FrameCase(
    "equal widths in too little room", 150, 50,
    """
    button a(pin: parent(leading: 0, top: 0)) { width == b.width }
    stepper b(pin: parent(top: 0)) { leading == a.trailing + 10; trailing <= parent.trailing }
    """, "a 0 0 70 30, b 80 0 70 32"),
  // 94 at least, twice that.
  FrameCase(
    "a multiple of a later width", 300, 50,
    "button a(pin: parent(leading: 0, top: 0)) { width == 2 * b.width }; stepper b(pin: parent(top: 0)) { leading == a.trailing }",
    "a 0 0 188 30, b 188 0 94 32"),

  // Containers follow their content.
  FrameCase(
    "a box round its content", 300, 200, "view box(pin: parent(leading: 0, top: 0)) { stepper s(pin: parent(5)) }",
    "box 0 0 104 42, s 5 5 94 32"),
  FrameCase(
    "a box that is too narrow for its content", 300, 200,
    "view box(pin: parent(leading: 0, top: 0)) { width <= 60; stepper s(pin: parent(5)) }", "box 0 0 60 42, s 5 5 50 32"
  ),
  FrameCase(
    "a box that is wider than its content", 300, 200,
    "view box(pin: parent(leading: 0, top: 0)) { width >= 150; stepper s(pin: parent(5)) }",
    "box 0 0 150 42, s 5 5 140 32"),
  // 60 + 10 wide for the longer child, 20 + 20 high.
  FrameCase(
    "a box that holds its children", 300, 200,
    """
    view box(pin: parent(leading: 0, top: 0)) {
      width == 0 @ low
      view a(size: (40, 20), pin: parent(leading: 0, top: 0)) { trailing <= parent.trailing - 10 }
      view b(size: (60, 20), pin: parent(leading: 0, bottom: 0)) { top == a.bottom; trailing <= parent.trailing - 10 }
    }
    """, "box 0 0 70 40, a 0 0 40 20, b 0 20 60 20"),
  // At most 200 − 20 wide, and centred: (200 − 94 − 2 × 8) / 2 = 45.
  FrameCase(
    "an alert round its content", 200, 100,
    """
    view alert(center: parent) {
      leading >= parent.leading + 10
      trailing <= parent.trailing - 10
      stepper s(pin: parent(8))
    }
    """, "alert 45 26 110 48, s 53 34 94 32"),
  // 80 − 20 = 60 for the alert, 44 for the stepper.
  FrameCase(
    "an alert in a narrow screen", 80, 100,
    """
    view alert(center: parent) {
      leading >= parent.leading + 10
      trailing <= parent.trailing - 10
      stepper s(pin: parent(8))
    }
    """, "alert 10 26 60 48, s 18 34 44 32"),
]

/// Ratios of width and height, text whose height follows its width, baselines.
let shapeCases: [FrameCase] = [
  // 300 is asked for; 100 high at most, so 100 ÷ 0.5 = 200 wide.
  FrameCase(
    "a ratio between bounds: the height decides", 300, 200,
    """
    view v(center: parent) {
      height == 0.5 * width
      width == parent.width @ 500
      width <= parent.width - 40
      height <= parent.height - 100
    }
    """, "v 50 50 200 100"),
  // 300 − 40 = 260 wide, 130 high.
  FrameCase(
    "a ratio between bounds: the width decides", 300, 200,
    """
    view v(center: parent) {
      height == 0.5 * width
      width == parent.width @ 500
      width <= parent.width - 40
      height <= parent.height - 20
    }
    """, "v 20 35 260 130"),
  FrameCase(
    "a ratio that gives way", 300, 200,
    "view v(pin: parent(leading: 0, top: 0), width: 180) { height == width @ 600; height <= 120 }", "v 0 0 180 120"),
  // 200 − 40 = 160 high and as wide; the trailing edge gives way.
  FrameCase(
    "a ratio against an edge", 300, 200,
    "view v(pin: parent(leading: 0, vertical: 20)) { width == height @ 800; trailing == parent.trailing @ 700 }",
    "v 0 20 160 160"),
  FrameCase(
    "an edge against a ratio", 300, 200,
    "view v(pin: parent(leading: 0, vertical: 20)) { width == height @ 600; trailing == parent.trailing @ 700 }",
    "v 0 20 300 160"),
  // The height comes from a later element, the width from the height: 2 × 30.
  FrameCase(
    "width from a later height", 300, 200,
    "view v(pin: parent(leading: 0, top: 0)) { width == 2 * height; height == w.height }; view w(pin: parent(trailing: 0, top: 0), size: (10, 30))",
    "v 0 0 60 30"),
  // a is as wide as b is high, b twice as high as a is wide less 40: x = 2x − 40.
  FrameCase(
    "widths and heights of two elements decide each other", 300, 200,
    """
    view a(pin: parent(leading: 0, top: 0), height: 10) { width == b.height }
    view b(pin: parent(trailing: 0, top: 0), width: 10) { height == 2 * a.width - 40 }
    """, "a 0 0 40 10, b 290 0 10 40"),
  // 30 at least on both axes; 80 is asked for across, 50 allowed down.
  FrameCase(
    "a square between what two axes allow", 300, 200,
    "view v(pin: parent(leading: 0, top: 0)) { width == height; width == 80 @ 400; height <= 50; width >= 30 }",
    "v 0 0 50 50"),

  // Words of 16.0176 with spaces of 3.6348 in 12 points: two take 35.67, three 55.3224. Lines of 14.3203: 2 are 29, 3 are
  // 43. Width 40: two words a line.
  FrameCase(
    "a text as high as a width that constraints decide", 300, 200,
    """
    label t(text: "AA AA AA", font: system(12), numberOfLines: 0, pin: parent(leading: 0, top: 0)) {
      width == 0.5 * parent.width @ 900
      width <= 40
    }
    view below(size: 5, pin: parent(leading: 0)) { top == t.bottom + 1 }
    """, "t 0 0 40 29, below 0 30 5 5"),
  // 20 wide: a word a line.
  FrameCase(
    "three lines", 300, 200,
    """
    label t(text: "AA AA AA", font: system(12), numberOfLines: 0, pin: parent(leading: 0, top: 0)) {
      width == ruler.width
    }
    view ruler(pin: parent(trailing: 0, top: 0), size: (20, 5))
    """, "t 0 0 20 43"),
  // Five words in two lines at most.
  FrameCase(
    "no more lines than allowed", 300, 200,
    """
    label t(text: "AA AA AA", font: system(12), numberOfLines: 2, lineHeight: 5, lineSpacing: 1, pin: parent(leading: 0, top: 0)) {
      width == ruler.width
    }
    view ruler(pin: parent(trailing: 0, top: 0), size: (20, 5))
    """, "t 0 0 20 29"),
  // The card: 37 + 2 × 10 wide, so the text has 37: two lines, 29 + 20.
  FrameCase(
    "a card as high as its text", 300, 200,
    """
    view card(pin: parent(leading: 0, top: 0)) {
      width == 200 @ 900
      width <= 57
      label t(text: "AA AA AA", font: system(12), numberOfLines: 0, pin: parent(10))
    }
    view below(size: 5, pin: parent(leading: 0)) { top == card.bottom }
    """, "card 0 0 57 49, t 10 10 37 29, below 0 49 5 5"),
  // 100 − 8 − 55 = 37 are left beside the picture; it stands in the middle of two lines: 14.5 − 10.
  FrameCase(
    "a text beside something that follows its height", 100, 100,
    """
    view picture(size: (55, 20), pin: parent(leading: 0)) { centerY == t.centerY }
    label t(text: "AA AA AA", font: system(12), numberOfLines: 0, pin: parent(top: 0, trailing: 0)) {
      leading == picture.trailing + 8
    }
    """, "picture 0 4.5 55 20, t 63 0 37 29"),
  // Two cards of 37 + 20; the lower one is as high as the higher one, and its text stands on top of what is left.
  FrameCase(
    "two cards of one height", 300, 200,
    """
    view a(pin: parent(leading: 0, top: 0), width: 57) {
      label t(text: "AA AA AA", font: system(12), numberOfLines: 0, pin: parent(10))
    }
    view b(pin: parent(top: 0, trailing: 0), width: 57) {
      height == a.height
      label u(text: "AA", font: system(12), pin: parent(top: 10, horizontal: 10)) { bottom <= parent.bottom - 10 }
    }
    """, "a 0 0 57 49, b 243 0 57 49, u 253 10 37 14.5"),

  // The first baseline lies 0.952148 × 34 = 32.373032 below a top of 34 points, 16.186516 below one of 17. Both want to
  // stand at 10, none above it.
  FrameCase(
    "baselines decide who stands lower", 300, 200,
    """
    label small(width: 50, pin: parent(leading: 0)) {
      firstBaseline == big.firstBaseline; top >= parent.top + 10; top == parent.top + 10 @ 500
    }
    label big(width: 100, font: system(34), pin: parent(leading: 60)) {
      top >= parent.top + 10; top == parent.top + 10 @ 500
    }
    """, "small 0 26.186516 50 20.5, big 60 10 100 41"),
  // The last baseline of a lies 0.241211 × 17 = 4.100587 above 30.5: 26.399413. 24 below it the first of b, 16.186516
  // below its top: 26.399413 + 24 − 16.186516.
  FrameCase(
    "a line behind a line", 300, 200,
    """
    label a(width: 50, pin: parent(leading: 0, top: 10))
    label b(width: 50, pin: parent(leading: 0)) { firstBaseline >= a.lastBaseline + 24; top == parent.top @ 100 }
    """, "a 0 10 50 20.5, b 0 34.212897 50 20.5"),
  // A button centres its text: 15 points, (0.952148 − 1.193359375 / 2) × 15 = 5.331... below the middle: 100 + 5.332025;
  // the label's bottom is 4.100587 below that: 109.432612, its top 20.5 above.
  FrameCase(
    "a label on a later button's baseline", 300, 200,
    """
    label t(width: 50, pin: parent(leading: 0)) { lastBaseline == b.lastBaseline }
    button b { centerX == parent.centerX; centerY == parent.centerY }
    """, "t 0 88.932612 50 20.5, b 135 85 30 30"),
  // Three lines of 12 points in 20: the last baseline lies 0.241211 × 12 = 2.894532 above 43.
  FrameCase(
    "under the last line of a text", 300, 200,
    """
    label t(text: "AA AA AA", font: system(12), numberOfLines: 0, pin: parent(leading: 0, top: 0)) { width <= 20 }
    view v(size: 5, pin: parent(leading: 40)) { bottom == t.lastBaseline }
    """, "v 40 35.105468 5 5"),
]
