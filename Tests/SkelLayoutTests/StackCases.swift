import SkelModel

/// Hidden children, own sizes across, nests, the other distributions at their limits. A button without title is 30 × 30,
/// a stepper 94 × 32, a switch 51 × 31, an activity indicator 20 × 20.
let stackCases: [FrameCase] = [
  // One gap, not two: 300 − 100 − 10.
  FrameCase(
    "hidden leaves no gap", 300, 100,
    "hstack(pin: parent, spacing: 10) { view a(width: 100); view b(width: 40, isHidden: true); view c }",
    "a 0 0 100 100, b 110 0 0 100, c 110 0 190 100"),
  FrameCase(
    "hidden at first leaves no gap", 300, 100,
    "hstack(pin: parent, spacing: 10) { view a(width: 100, isHiddenWhenSkeletonIsActive: true); view c }",
    "a 0 0 0 100, c 0 0 300 100"),
  FrameCase(
    "hidden at last leaves no gap", 300, 100,
    "hstack(pin: parent, spacing: 10) { view c; view a(width: 100, isHidden: true) }", "c 0 0 300 100"),
  FrameCase(
    "all hidden", 300, 100, "hstack(pin: parent) { view a(isHidden: true); view b(isHidden: true) }",
    "a 0 0 0 100, b 0 0 0 100"),
  FrameCase(
    "hidden: shown says otherwise", 300, 100,
    "hstack(pin: parent) { view a(isHidden: false, width: 20); view b }", "a 0 0 20 100, b 20 0 280 100"),
  // (300 − 10) / 2 = 145 for the two that show.
  FrameCase(
    "hidden does not count in fillEqually", 300, 100,
    "hstack(pin: parent, spacing: 10, distribution: fillEqually) { button a; button b(isHidden: true); button c }",
    "a 0 0 145 100, c 155 0 145 100"),
  // Two show: 300 − 30 − 30 between them.
  FrameCase(
    "hidden does not count in equalSpacing", 300, 100,
    "hstack(pin: parent, distribution: equalSpacing) { button a; button b(isHidden: true); button c }",
    "a 0 0 30 100, c 270 0 30 100"),
  FrameCase(
    "down: hidden leaves no gap", 100, 300,
    "vstack(pin: parent, spacing: 10) { view a(height: 100); view b(height: 40, isHidden: true); view c }",
    "a 0 0 100 100, b 0 110 100 0, c 0 110 100 190"),
  // Two of three show in a stack that asks for its own size: 40 + 8 + 60.
  FrameCase(
    "hidden does not count in the stack's own size", 300, 100,
    "hstack s(pin: parent(top: 0, leading: 0), spacing: 8) { view a(size: 40); view b(size: 90, isHidden: true); view c(size: 60) }",
    "s 0 0 108 60, c 48 0 60 60"),

  FrameCase(
    "own height under fill stands at the top", 300, 100,
    "hstack(pin: parent) { view a(size: (40, 20)); view b }", "a 0 0 40 20, b 40 0 260 100"),
  FrameCase(
    "own width under fill stands at the leading edge", 300, 100,
    "vstack(pin: parent) { view a(size: (40, 20)); view b }", "a 0 0 40 20, b 0 20 300 80"),
  // (100 − 20) / 2 and 100 − 60.
  FrameCase(
    "own heights centred", 300, 100,
    "hstack(pin: parent, alignment: center) { view a(size: (40, 20)); view b(size: (50, 60)); spacer }",
    "a 0 40 40 20, b 40 20 50 60"),
  // Inside: 10 … 70, 60 high: 10 + (60 − 20) / 2 = 30.
  FrameCase(
    "centred between insets", 300, 100,
    "hstack(pin: parent, alignment: center, insets: (top: 10, bottom: 30)) { view a(size: (40, 20)); spacer }",
    "a 0 30 40 20"),
  // Inside: 20 … 260; 260 − 40.
  FrameCase(
    "trailing between insets", 300, 100,
    "vstack(pin: parent, alignment: trailing, insets: (leading: 20, trailing: 40)) { view a(size: (40, 20)); spacer }",
    "a 220 0 40 20"),
  // 94 in 60: across a stack a child is never longer than the stack.
  FrameCase(
    "a child shrinks across", 60, 100, "vstack(pin: parent, alignment: center) { stepper a; spacer }",
    "a 0 0 60 32"),
  // Labels of 17 and 34 points: first baselines 0.952148 × 17 = 16.186516 and 32.373032 below their tops.
  FrameCase(
    "first baselines of two fonts", 300, 100,
    "hstack(pin: parent, alignment: firstBaseline) { label a(width: 50); label b(width: 50, font: system(34)); spacer }",
    "a 0 16.186516 50 20.5, b 50 0 50 41"),
  // Below their baselines 0.241211 × 17 = 4.100587 and 8.201174: the line is at 100 − 8.201174 = 91.798826; the small
  // label's bottom 4.100587 below it: 95.899413 − 20.5 = 75.399413.
  FrameCase(
    "last baselines of two fonts", 300, 100,
    "hstack(pin: parent, alignment: lastBaseline) { label a(width: 50); label b(width: 50, font: system(34)); spacer }",
    "a 0 75.399413 50 20.5, b 50 59 50 41"),
  // The inner stack answers for its first child: the line is at 16.186516; the view of 10 stands on it.
  FrameCase(
    "a column answers with its first baseline", 300, 100,
    "hstack(pin: parent, alignment: firstBaseline) { vstack v { label a(width: 50); label b(width: 50) }; view c(size: 10); spacer }",
    "v 0 0 50 41, c 50 6.186516 10 10"),

  // Stacks that ask for their own size.
  // 40 + 8 + 60; the higher one: 30.
  FrameCase(
    "own size along and across", 300, 100,
    "hstack s(pin: parent(top: 0, leading: 0), spacing: 8) { view a(size: (40, 20)); view b(size: (60, 30)) }",
    "s 0 0 108 30, a 0 0 40 20, b 48 0 60 30"),
  // 3 + 40 + 5 and 1 + 20 + 2.
  FrameCase(
    "own size with insets", 300, 100,
    "hstack s(pin: parent(top: 0, leading: 0), insets: (top: 1, leading: 3, bottom: 2, trailing: 5)) { view a(size: (40, 20)) }",
    "s 0 0 48 23, a 3 1 40 20"),
  // Twice the longest and the gap: 94 + 10 + 94; 32 high.
  FrameCase(
    "own size of fillEqually", 300, 100,
    "hstack s(pin: parent(top: 0, leading: 0), spacing: 10, distribution: fillEqually) { button a; stepper b }",
    "s 0 0 198 32, a 0 0 94 32, b 104 0 94 32"),
  // 30 + 10 + 94 with the least gap.
  FrameCase(
    "own size of equalSpacing", 300, 100,
    "hstack s(pin: parent(top: 0, leading: 0), spacing: 10, distribution: equalSpacing) { button a; stepper b }",
    "s 0 0 134 32, a 0 0 30 32, b 40 0 94 32"),
  FrameCase(
    "own size of equalCentering", 300, 100,
    "hstack s(pin: parent(top: 0, leading: 0), spacing: 10, distribution: equalCentering) { button a; stepper b; button c }",
    "s 0 0 174 32, a 0 0 30 32, b 40 0 94 32, c 144 0 30 32"),
  // Above the line the view of 60, below it the button's 9.66798: 69.66798.
  FrameCase(
    "own height on baselines", 300, 100,
    "hstack s(pin: parent(top: 0, leading: 0), alignment: firstBaseline) { button a; view b(size: (10, 60)) }",
    "s 0 0 40 69.66798, a 0 39.66798 30 30, b 30 0 10 60"),
  // Centred in the screen: (300 − 94) / 2 and (100 − 62) / 2; button and stepper one above the other: 30 + 32.
  FrameCase(
    "own size, centred", 300, 100, "vstack s(center: parent) { button a; stepper b }",
    "s 103 19 94 62, a 103 19 94 30, b 103 49 94 32"),

  // Distributions at their limits.
  // 175 + 2 × 80 = 335 in 300: 35 too much: 30 from the first, 5 from the second.
  FrameCase(
    "equalSpacing keeps the least gap and shrinks", 300, 50,
    "hstack(pin: parent, spacing: 80, distribution: equalSpacing) { button a; stepper b; switch c }",
    "a 0 0 0 50, b 80 0 89 50, c 249 0 51 50"),
  FrameCase(
    "equalSpacing of two", 300, 50, "hstack(pin: parent, distribution: equalSpacing) { button a; button b }",
    "a 0 0 30 50, b 270 0 30 50"),
  FrameCase(
    "equalSpacing of one fills", 300, 50, "hstack(pin: parent, distribution: equalSpacing) { button a }",
    "a 0 0 300 50"),
  // An open child takes what the gaps would: 300 − 60 − 2 × 10.
  FrameCase(
    "equalSpacing with an open child", 300, 50,
    "hstack(pin: parent, spacing: 10, distribution: equalSpacing) { button a; view b; button c }",
    "a 0 0 30 50, b 40 0 220 50, c 270 0 30 50"),
  // Four of 30 in 300: 180 in three gaps of 60.
  FrameCase(
    "equalSpacing of four", 300, 50,
    "hstack(pin: parent, distribution: equalSpacing) { button a; button b; button c; button d }",
    "a 0 0 30 50, b 90 0 30 50, c 180 0 30 50, d 270 0 30 50"),
  // Centres 50 and 195: 145 between them. With gaps of at least 20 the first distance is at least 50 + 20 + 5 = 75, more
  // than half of 145: it stays 75, the second is 70: b's centre 125, c's 195.
  FrameCase(
    "equalCentering keeps the least gap", 200, 50,
    "hstack(pin: parent, spacing: 20, distribution: equalCentering) { view a(width: 100); view b(width: 10); view c(width: 10) }",
    "a 0 0 100 50, b 120 0 10 50, c 190 0 10 50"),
  // 94 + 94 + 20 in 150: 58 too much for the first.
  FrameCase(
    "equalCentering shrinks", 150, 50,
    "hstack(pin: parent, spacing: 20, distribution: equalCentering) { stepper a; stepper b }",
    "a 0 0 36 50, b 56 0 94 50"),
  // Centres 12, 306 − 12 = 282 … of 24, 36, 64, 36, 24 in 345: 12 and 333, four distances of 80.25:
  // 92.25 − 18, 172.5 − 32, 252.75 − 18, 333 − 12.
  FrameCase(
    "equalCentering of five", 345, 64,
    "hstack(pin: parent, alignment: center, distribution: equalCentering) { view a(size: 24); view b(size: 36); view c(size: 64); view d(size: 36); view e(size: 24) }",
    "a 0 20 24 24, b 74.25 14 36 36, c 140.5 0 64 64, d 234.75 14 36 36, e 321 20 24 24"),
  // 300 × 30 / 204 = 44.117647, the last takes 300 − 80 − 44.117647.
  FrameCase(
    "fillProportionally leaves constants alone", 300, 50,
    "hstack(pin: parent, distribution: fillProportionally) { view a(width: 80); button b; stepper c }",
    "a 0 0 80 50, b 80 0 44.117647 50, c 124.117647 0 175.882353 50"),
  FrameCase(
    "fillProportionally without proportions", 300, 50,
    "hstack(pin: parent, distribution: fillProportionally) { view a; button b }", "a 0 0 150 50, b 150 0 150 50"),
  // All are as long as the stepper, which is not stretched for the label's sake.
  FrameCase(
    "fillProportionally without proportions, as long as it likes", 400, 50,
    """
    hstack s(distribution: fillProportionally) {
      leading == parent.leading; top == parent.top; height == 50
      label a; activityIndicator b; stepper c
    }
    """, "s 0 0 282 50, a 0 0 94 50, b 94 0 94 50, c 188 0 94 50"),
  // The inner stack is 30 + 10 + 30 = 70 long: 300 × 70 / 100 = 210. Inside, 140 more for the first button.
  FrameCase(
    "fillProportionally of a nested stack", 300, 50,
    "hstack(pin: parent, distribution: fillProportionally) { hstack n(spacing: 10) { button a; button b }; button c }",
    "n 0 0 210 50, a 0 0 170 50, b 180 0 30 50, c 210 0 90 50"),
  // (300 − 2 × 12) / 3 = 92.
  FrameCase(
    "fillEqually of open and sized", 300, 50,
    "hstack(pin: parent, spacing: 12, distribution: fillEqually) { view a; button b; label c }",
    "a 0 0 92 50, b 104 0 92 50, c 208 0 92 50"),
  // Two fixed ones that are right: (210 − 10) / 2 = 100.
  FrameCase(
    "fillEqually of constants that agree", 210, 50,
    "hstack(pin: parent, spacing: 10, distribution: fillEqually) { view a(width: 100); view b }",
    "a 0 0 100 50, b 110 0 100 50"),

  // Nests.
  // A column that only aligns is pulled together weakly (51): it stretches before a button (250). Its only child fills
  // the height.
  FrameCase(
    "a leading column stretches before a button", 300, 100,
    "hstack(pin: parent) { button c; vstack v(alignment: leading) { button b } }",
    "c 0 0 30 100, v 30 0 270 100, b 30 0 30 100"),
  // A filling column hugs as its children do: 250 twice, the first stretches.
  FrameCase(
    "a filling column hugs as its children do", 300, 100,
    "hstack(pin: parent) { button c; vstack v { switch b } }",
    "c 0 0 249 100, v 249 0 51 100, b 249 0 51 100"),
  FrameCase(
    "a column told to hug", 300, 100,
    "hstack(pin: parent) { vstack v(hugging: 300) { button b }; button c }",
    "v 0 0 30 100, c 30 0 270 100"),
  // 300 − 48 − 12 = 240; 20.5 and 20.5 with a gap of 4: the first label stretches to 100 − 4 − 20.5.
  FrameCase(
    "picture and two lines", 300, 100,
    "hstack(pin: parent, spacing: 12) { imageView i(size: 48); vstack v(spacing: 4) { label a; label b } }",
    "i 0 0 48 48, v 60 0 240 100, a 60 0 240 75.5, b 60 79.5 240 20.5"),
  // Centred instead: the column is 45 high, (100 − 45) / 2 = 27.5; the picture (100 − 48) / 2.
  FrameCase(
    "picture and two lines, centred", 300, 100,
    "hstack(pin: parent, spacing: 12, alignment: center) { imageView i(size: 48); vstack v(spacing: 4) { label a; label b } }",
    "i 0 26 48 48, v 60 27.5 240 45, a 60 27.5 240 20.5, b 60 52 240 20.5"),
  // A stack of stacks asks for the sum of its rows and the widest: 40 + 8 + 60 = 108 and 20 + 5 + 30.
  FrameCase(
    "rows in a column", 300, 100,
    "vstack s(pin: parent(top: 0, leading: 0), spacing: 5) { hstack r(spacing: 8) { view a(size: (40, 20)); view b(size: (60, 20)) }; view c(size: (50, 30)) }",
    "s 0 0 108 55, r 0 0 108 20, c 0 25 50 30"),
  // An equally spaced row gives way in its gaps (50) before a button (250) does: 300 − 30.
  FrameCase(
    "gaps stretch before a button", 300, 50,
    "hstack(pin: parent) { button a; hstack n(distribution: equalSpacing) { button b; button c } }",
    "a 0 0 30 50, n 30 0 270 50, b 30 0 30 50, c 270 0 30 50"),
  // Three deep: the innermost is 30 wide and hugs 250 like the outer button; the first of the two stretches.
  FrameCase(
    "three stacks deep", 300, 50,
    "hstack(pin: parent) { hstack n { hstack m { button a } }; button b }",
    "n 0 0 270 50, m 0 0 270 50, a 0 0 270 50, b 270 0 30 50"),
]

/// Where people read from right to left everything in a stack mirrors: x becomes 300 − x − width.
let rightToLeftStackCases: [FrameCase] = [
  // Left to right: 0 … 100, 100 … 300.
  FrameCase(
    "rtl: order", 300, 100, "hstack(pin: parent) { view a(width: 100); view b }",
    "a 200 0 100 100, b 0 0 200 100", direction: .rightToLeft),
  // Left to right: b at 110.
  FrameCase(
    "rtl: spacing and insets", 300, 100,
    "hstack(pin: parent, spacing: 6, insets: (leading: 4, trailing: 16)) { view a(width: 30); view b }",
    "a 266 0 30 100, b 16 0 244 100", direction: .rightToLeft),
  FrameCase(
    "rtl: leading column", 300, 100, "vstack(pin: parent, alignment: leading) { view a(size: (40, 20)); spacer }",
    "a 260 0 40 20", direction: .rightToLeft),
  FrameCase(
    "rtl: trailing column", 300, 100, "vstack(pin: parent, alignment: trailing) { view a(size: (40, 20)); spacer }",
    "a 0 0 40 20", direction: .rightToLeft),
  FrameCase(
    "rtl: centred column", 300, 100, "vstack(pin: parent, alignment: center) { view a(size: (40, 20)); spacer }",
    "a 130 0 40 20", direction: .rightToLeft),
  FrameCase(
    "rtl: own width under fill", 300, 100, "vstack(pin: parent) { view a(size: (40, 20)); view b }",
    "a 260 0 40 20, b 0 20 300 80", direction: .rightToLeft),
  // The first in reading order stretches: 270 at the right.
  FrameCase(
    "rtl: of equals the first stretches", 300, 100, "hstack(pin: parent) { button a; button b }",
    "a 30 0 270 100, b 0 0 30 100", direction: .rightToLeft),
  // Left to right 0, 92.5, 249 (see the matrix).
  FrameCase(
    "rtl: equalSpacing", 300, 50, "hstack(pin: parent, distribution: equalSpacing) { button a; stepper b; switch c }",
    "a 270 0 30 50, b 113.5 0 94 50, c 0 0 51 50", direction: .rightToLeft),
  FrameCase(
    "rtl: nested", 300, 100,
    "hstack(pin: parent, spacing: 12) { imageView i(size: 48); vstack v(spacing: 4) { label a; label b(width: 100) } }",
    "i 252 0 48 48, v 0 0 240 100, a 0 0 240 75.5, b 140 79.5 100 20.5", direction: .rightToLeft),
  FrameCase(
    "rtl: hidden", 300, 100,
    "hstack(pin: parent, spacing: 10) { view a(width: 100); view b(width: 40, isHidden: true); view c }",
    "a 200 0 100 100, c 0 0 190 100", direction: .rightToLeft),
]
