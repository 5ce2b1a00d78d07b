/// `distribution: fill`: who stretches, who shrinks, in which order. A button without title is 30 × 30, a stepper 94 × 32,
/// a switch 51 × 31, an activity indicator 20 × 20, a progress view 4 high; hugging 250 (switch 750), resistance 750.
let stackFillCases: [FrameCase] = [
  // What has no size takes the rest: 300 − 100.
  FrameCase(
    "open child takes the rest", 300, 100, "hstack(pin: parent) { view a(width: 100); view b }",
    "a 0 0 100 100, b 100 0 200 100"),
  // 300 − 100 − 20.
  FrameCase(
    "spacing", 300, 100, "hstack(pin: parent, spacing: 20) { view a(width: 100); view b }",
    "a 0 0 100 100, b 120 0 180 100"),
  // Inside: 10 … 290 and 5 … 95; 280 − 100 = 180.
  FrameCase(
    "insets", 300, 100,
    "hstack(pin: parent, insets: (horizontal: 10, vertical: 5)) { view a(width: 100); view b }",
    "a 10 5 100 90, b 110 5 180 90"),
  // Inside from 4 to 300 − 16 = 284: 280; from 1 to 100 − 2 = 98: 97. 280 − 30 − 6 = 244.
  FrameCase(
    "four different insets and spacing", 300, 100,
    "hstack(pin: parent, spacing: 6, insets: (top: 1, leading: 4, bottom: 2, trailing: 16)) { view a(width: 30); view b }",
    "a 4 1 30 97, b 40 1 244 97"),
  // (300 − 10) / 2 = 145.
  FrameCase(
    "two open children share", 300, 100, "hstack(pin: parent, spacing: 10) { view a; view b }",
    "a 0 0 145 100, b 155 0 145 100"),
  // (300 − 60) / 3 = 80.
  FrameCase(
    "three open children share beside a fixed one", 300, 100,
    "hstack(pin: parent) { view a; view b(width: 60); view c; view d }",
    "a 0 0 80 100, b 80 0 60 100, c 140 0 80 100, d 220 0 80 100"),
  // 300 − 50 − 70 = 180.
  FrameCase(
    "spacer", 300, 100, "hstack(pin: parent) { view a(width: 50); spacer; view b(width: 70) }",
    "a 0 0 50 100, spacer 50 0 180 100, b 230 0 70 100"),
  // Two gaps of 8 beside the spacer: 300 − 50 − 70 − 16 = 164.
  FrameCase(
    "spacing stands on both sides of a spacer", 300, 100,
    "hstack(pin: parent, spacing: 8) { view a(width: 50); spacer; view b(width: 70) }",
    "spacer 58 0 164 100, b 230 0 70 100"),
  // (300 − 60) / 2 = 120 each.
  FrameCase(
    "two spacers centre", 300, 100, "hstack(pin: parent) { spacer; view a(width: 60); spacer }",
    "a 120 0 60 100, spacer[0] 0 0 120 100, spacer[1] 180 0 120 100"),
  // 300 − 60 = 240 to the one that hugs less: 30 + 240.
  FrameCase(
    "least hugging stretches", 300, 100, "hstack(pin: parent) { button a; button b(hugging: 200) }",
    "a 0 0 30 100, b 30 0 270 100"),
  FrameCase(
    "hugging along the other axis does not count", 300, 100,
    "hstack(pin: parent) { button a; button b(hugging: (vertical: 100)) }",
    "a 0 0 270 100, b 270 0 30 100"),
  // The stepper hugs by 250 inside, so the button stretches: 300 − 94.
  FrameCase(
    "what is in a stack hugs, whatever the stack says", 300, 100,
    "hstack(pin: parent) { vstack a(hugging: 100) { stepper }; button b(hugging: 200) }",
    "a 0 0 94 100, b 94 0 206 100"),
  FrameCase(
    "of equals the first stretches", 300, 100, "hstack(pin: parent) { button a; button b }",
    "a 0 0 270 100, b 270 0 30 100"),
  // 30 + 51 + 30 + 10 = 121; 179 to the first of the two buttons: 209.
  FrameCase(
    "a switch hugs by itself", 300, 100, "hstack(pin: parent, spacing: 5) { button a; switch b; button c }",
    "a 0 0 209 100, b 214 0 51 100, c 270 0 30 100"),
  FrameCase(
    "a lone child fills", 300, 100, "hstack(pin: parent) { button a }", "a 0 0 300 100"),
  // An open child shields the sized ones from stretching: 300 − 30 − 94.
  FrameCase(
    "open before hugging", 300, 100, "hstack(pin: parent) { button a; view b; stepper c }",
    "a 0 0 30 100, b 30 0 176 100, c 206 0 94 100"),
  // 188 in 100: 88 too much, the weaker one gives: 94 − 88.
  FrameCase(
    "least resistance shrinks", 100, 40,
    "hstack(pin: parent) { stepper a; stepper b(compressionResistance: 700) }", "a 0 0 94 40, b 94 0 6 40"),
  FrameCase(
    "of equals the first shrinks", 100, 40, "hstack(pin: parent) { stepper a; stepper b }",
    "a 0 0 6 40, b 6 0 94 40"),
  // 282 in 80: 202 too much: 94 + 94 + 14.
  FrameCase(
    "shrinking goes on with the next", 80, 40, "hstack(pin: parent) { stepper a; stepper b; stepper c }",
    "a 0 0 0 40, b 0 0 0 40, c 0 0 80 40"),
  // 282 in 150: 132 too much: b gives 94, a 38.
  FrameCase(
    "shrinking in the order of resistance", 150, 40,
    "hstack(pin: parent) { stepper a(compressionResistance: 740); stepper b(compressionResistance: 730); stepper c }",
    "a 0 0 56 40, b 56 0 0 40, c 56 0 94 40"),
  // 60 + 30 in 70: the constant stays, the button gives 20.
  FrameCase(
    "a constant never shrinks", 70, 40, "hstack(pin: parent) { view a(width: 60); button b }",
    "a 0 0 60 40, b 60 0 10 40"),
  // 30 + 30 in 50: nothing for the spacer, 10 from the first button.
  FrameCase(
    "a spacer is the first to vanish", 50, 40, "hstack(pin: parent) { button a; spacer; button b }",
    "a 0 0 20 40, spacer 20 0 0 40, b 20 0 30 40"),
  // Without text and width a label takes what is offered; its height stays its own: 300 − 30.
  FrameCase(
    "a label takes what is left", 300, 100, "hstack(pin: parent) { button a; label t(height: 20) }",
    "a 0 0 30 100, t 30 0 270 20"),
  // (300 − 30) / 2 = 135.
  FrameCase(
    "a label shares with a view", 300, 100, "hstack(pin: parent) { label t; view v; button b }",
    "t 0 0 135 100, v 135 0 135 100, b 270 0 30 100"),
  // The column asks for 100 at least; it and the spacer share 300 evenly: 150 each.
  FrameCase(
    "a column of labels shares with a spacer", 300, 100,
    "hstack(pin: parent) { vstack v { label one(size: (100, 14)); label two }; spacer }",
    "v 0 0 150 100, one 0 0 100 14, two 0 14 150 86, spacer 150 0 150 100"),
  // 160 / 2 = 80 is less than the 100 it needs: the spacer gets 60.
  FrameCase(
    "a column of labels keeps what it needs", 160, 100,
    "hstack(pin: parent) { vstack v { label one(size: (100, 14)); label two }; spacer }",
    "v 0 0 100 100, spacer 100 0 60 100"),
  // 130 in 120: the column resists like the text inside it and comes first.
  FrameCase(
    "a column of labels resists by its text", 120, 100,
    "hstack(pin: parent) { vstack v { button one(compressionResistance: 760); label two }; stepper b }",
    "v 0 0 30 100, b 30 0 90 100"),
  // 100 + 200 = 300.
  FrameCase(
    "down: open child takes the rest", 100, 300, "vstack(pin: parent) { view a(height: 100); view b }",
    "a 0 0 100 100, b 0 100 100 200"),
  // 300 − 20 − 100 − 15 = 165.
  FrameCase(
    "down: spacing and insets", 100, 300,
    "vstack(pin: parent, spacing: 15, insets: (vertical: 10)) { view a(height: 100); view b }",
    "a 0 10 100 100, b 0 125 100 165"),
  // A label hugs 251, a button 250. The label is ceil(1.193359375 × 17 × 2) / 2 = 20.5 high; 100 − 20.5 = 79.5.
  FrameCase(
    "down: a label hugs more than a button", 100, 100, "vstack(pin: parent) { label a; button b }",
    "a 0 0 100 20.5, b 0 20.5 100 79.5"),
  // 4 + 216 in 100: 120 too much: 4 from the first, 116 from the second.
  FrameCase(
    "down: shrinking goes on with the next", 320, 100, "vstack(pin: parent) { progressView a; datePicker d }",
    "a 0 0 320 0, d 0 0 320 100"),
  // As wide as the stack, and as high as wide; 300 − 100.
  FrameCase(
    "down: a square in the width of the stack", 100, 300,
    "vstack(pin: parent) { imageView art { height == width }; spacer }", "art 0 0 100 100, spacer 0 100 100 200"),
  // 9 / 16 × 160 = 90; inside from 20.
  FrameCase(
    "down: sixteen to nine beside insets", 200, 300,
    "vstack(pin: parent, insets: (horizontal: 20)) { imageView art { height == 9 / 16 * width }; view b }",
    "art 20 0 160 90, b 20 90 160 210"),
  // As high as the stack, and as wide as high: 50; 300 − 50.
  FrameCase(
    "a square in the height of the stack", 300, 50,
    "hstack(pin: parent) { imageView art { width == height }; view b }", "art 0 0 50 50, b 50 0 250 50"),
  // 0.25 × 400 = 100.
  FrameCase(
    "a share of the screen", 400, 50,
    "hstack(pin: parent) { view a { width == 0.25 * screen.width }; view b }", "a 0 0 100 50, b 100 0 300 50"),
  FrameCase(
    "a share of the stack", 400, 50,
    "hstack(pin: parent) { view a { width == 0.25 * parent.width + 10 }; view b }", "a 0 0 110 50, b 110 0 290 50"),
  FrameCase("nothing to arrange", 300, 100, "hstack s(pin: parent, spacing: 5) {}", "s 0 0 300 100"),
]
