import SkelModel

/// Stacks inside constraints and constraints inside stacks. A button without title is 30 × 30, a stepper 94 × 32, a switch
/// 51 × 31, an activity indicator 20 × 20.
let stackConstraintCases: [FrameCase] = [
  // Constraints on the children.
  FrameCase(
    "as wide as the next one", 300, 100,
    "hstack(pin: parent, spacing: 10) { view a { width == b.width }; view b }", "a 0 0 145 100, b 155 0 145 100"),
  FrameCase(
    "twice as wide as the next one", 300, 100, "hstack(pin: parent) { view a { width == 2 * b.width }; view b }",
    "a 0 0 200 100, b 200 0 100 100"),
  FrameCase(
    "as wide as something above the stack", 300, 100,
    "view ruler(pin: parent(leading: 0, top: 0), size: (80, 10)); hstack(pin: parent) { view a { width == ruler.width }; view b }",
    "a 0 0 80 100, b 80 0 220 100"),
  FrameCase(
    "as wide as something below the stack", 300, 100,
    "hstack(pin: parent) { view a { width == ruler.width }; view b }; view ruler(pin: parent(leading: 0, top: 0), size: (80, 10))",
    "a 0 0 80 100, b 80 0 220 100"),
  FrameCase(
    "a share of the stack", 300, 100, "hstack(pin: parent) { view a { width == 0.3 * parent.width }; view b }",
    "a 0 0 90 100, b 90 0 210 100"),
  // 0.5 × 300 = 150, 120 at most.
  FrameCase(
    "a share of the stack with a bound", 300, 100,
    "hstack(pin: parent) { view a { width == 0.5 * parent.width @ 700; width <= 120 }; view b }",
    "a 0 0 120 100, b 120 0 180 100"),
  // Required 200, though it would rather be 94.
  FrameCase(
    "a child that is at least so wide", 300, 100,
    "hstack(pin: parent) { stepper a { width >= 200 }; button b(hugging: 200) }", "a 0 0 200 100, b 200 0 100 100"),
  // The button would take it all, as it hugs least, but 50 are allowed.
  FrameCase(
    "a child that is at most so wide", 300, 100,
    "hstack(pin: parent) { button a(hugging: 200) { width <= 50 }; stepper b }", "a 0 0 50 100, b 50 0 250 100"),
  FrameCase(
    "a square as high as its row", 300, 100, "hstack(pin: parent) { imageView a { width == height }; view b }",
    "a 0 0 100 100, b 100 0 200 100"),
  // 300 wide, so 150 high; 150 + 20.
  FrameCase(
    "a column as high as a picture of its width", 300, 400,
    "vstack s(pin: parent(top: 0, horizontal: 0)) { imageView a { height == 0.5 * width }; view b(height: 20) }",
    "s 0 0 300 170, a 0 0 300 150, b 0 150 300 20"),
  // 100 high at most, so 100 wide: centred at (300 − 100) / 2.
  FrameCase(
    "a ratio across the stack gives way to a bound", 300, 300,
    """
    vstack s(pin: parent(top: 0, horizontal: 0), alignment: center) {
      imageView a { width == parent.width @ 600; height == width; height <= 100 }
      view b(size: (40, 20))
    }
    """, "s 0 0 300 120, a 100 0 100 100, b 130 100 40 20"),
  FrameCase(
    "a column with a readable width", 300, 100,
    "vstack(pin: parent, alignment: center) { view a(height: 20) { width == parent.width @ 500; width <= 100 }; spacer }",
    "a 100 0 100 20"),
  FrameCase(
    "a trailing column with a share", 300, 100,
    "vstack(pin: parent, alignment: trailing) { view a(height: 20) { width == 0.4 * parent.width; width >= 150 @ 800 }; spacer }",
    "a 180 0 120 20"),
  // 100 − 30 − 20 between the button and the view whose height follows the button's.
  FrameCase(
    "heights of children tied to each other", 50, 100,
    "vstack(pin: parent) { button a; view b; view c { height == a.height - 10; a.height == 30 } }",
    "a 0 0 50 30, b 0 30 50 50, c 0 80 50 20"),
  // Two rows; the keys are as wide as the wider one, 94, whoever stands first.
  FrameCase(
    "keys of two rows of one width", 300, 200,
    """
    vstack form(pin: parent(top: 0, horizontal: 0), spacing: 8) {
      hstack first(spacing: 6) { button key { width == second.key.width }; view field }
      hstack second(spacing: 6) { stepper key; view field }
    }
    """, "form 0 0 300 70, key 0 0 94 30, field 100 0 200 30, second 0 38 300 32"),

  // Constraints on the stack: 94 + 8 + 51 = 153.
  FrameCase(
    "a stack as wide as its children", 300, 100,
    "hstack s(center: parent, spacing: 8) { leading >= parent.leading + 20; trailing <= parent.trailing - 20; stepper a; switch b(hugging: 250) }",
    "s 73.5 34 153 32, a 73.5 34 94 32, b 175.5 34 51 32"),
  // 150 − 40 = 110 are left: 110 − 8 − 51.
  FrameCase(
    "a stack that has too little room", 150, 100,
    """
    hstack s(center: parent, spacing: 8) {
      leading >= parent.leading + 20; trailing <= parent.trailing - 20
      stepper a
      switch b(hugging: 250, compressionResistance: 751)
    }
    """, "s 20 34 110 32, a 20 34 51 32, b 79 34 51 32"),
  FrameCase(
    "a stack of at most that width", 300, 100,
    "hstack s(pin: parent(leading: 0, top: 0), spacing: 10) { width <= 100; button a(compressionResistance: 751); stepper b }",
    "s 0 0 100 32, a 0 0 30 32, b 40 0 60 32"),
  // 200 − 10 − 94.
  FrameCase(
    "a stack of at least that width", 300, 100,
    "hstack s(pin: parent(leading: 0, top: 0), spacing: 10) { width >= 200; button a; stepper b(hugging: 251) }",
    "s 0 0 200 32, a 0 0 96 32, b 106 0 94 32"),
  // The children hug with 250.
  FrameCase(
    "a wish that is weaker than the children", 50, 100,
    "vstack s(pin: parent(leading: 0, top: 0)) { bottom == parent.bottom @ 200; button a; button b }",
    "s 0 0 30 60, a 0 0 30 30, b 0 30 30 30"),
  // 100 − 30.
  FrameCase(
    "a wish that is stronger than the children", 50, 100,
    "vstack s(pin: parent(leading: 0, top: 0)) { bottom == parent.bottom @ 300; button a(hugging: 251); button b }",
    "s 0 0 30 100, a 0 0 30 30, b 0 30 30 70"),
  // 200 − 94 − 51.
  FrameCase(
    "a spacer takes what the stack gets", 300, 100,
    "hstack s(pin: parent(leading: 0, top: 0)) { width == 200 @ 500; stepper a; spacer; switch b(hugging: 250) }",
    "s 0 0 200 32, a 0 0 94 32, b 149 0 51 32"),
  // The stack is as wide as a later element asks its child to be: 80 + 5 + 20.
  FrameCase(
    "a stack as wide as its child is told from outside", 300, 100,
    """
    hstack s(pin: parent(leading: 0, top: 0), spacing: 5) { view a(height: 10) { width == ruler.width }; view b(size: (20, 10)) }
    view ruler(pin: parent(trailing: 0, bottom: 0), size: (80, 10))
    view behind(size: 5, pin: parent(top: 0)) { leading == s.trailing }
    """, "s 0 0 105 10, a 0 0 80 10, b 85 0 20 10, behind 105 0 5 5"),
  FrameCase(
    "two stacks of one width", 300, 100,
    """
    hstack a(pin: parent(leading: 0, top: 0)) { width == b.width; button x }
    hstack b(pin: parent(trailing: 0, top: 0)) { button y; stepper z(hugging: 251) }
    """, "a 0 0 124 30, x 0 0 124 30, b 176 0 124 32, y 176 0 30 32, z 206 0 94 32"),
  // 32 high for the stepper; 50 at least: the line is at 25.
  FrameCase(
    "centred in a higher stack", 300, 100,
    "hstack s(pin: parent(leading: 0, top: 0), alignment: center) { height >= 50; stepper a; switch b }",
    "s 0 0 145 50, a 0 9 94 32, b 94 9.5 51 31"),
  FrameCase(
    "at the bottom of a stack that follows an element", 300, 100,
    """
    hstack s(pin: parent(leading: 0, top: 0), alignment: bottom) { bottom == mark.top; stepper a; switch b }
    view mark(size: 5, pin: parent(leading: 0, top: 70))
    """, "s 0 0 145 70, a 0 38 94 32, b 94 39 51 31"),
  // A column beside a picture that is as high as it: 30 + 4 + 32.
  FrameCase(
    "a picture as high as the stack beside it", 300, 100,
    """
    imageView picture(pin: parent(leading: 0)) { height == s.height; width == height; centerY == s.centerY }
    vstack s(pin: parent(top: 10), spacing: 4) { leading == picture.trailing + 8; button a; stepper b }
    """, "picture 0 10 66 66, s 74 10 94 66, a 74 10 94 30, b 74 44 94 32"),
  // An inner stack of 30 + 20 in an outer one that is 100: 100 − 51 for the inner, and in it the button hugs less.
  FrameCase(
    "a stack in a stack in a constraint", 300, 100,
    """
    hstack s(pin: parent(leading: 0, top: 0)) {
      width == 100 @ 900
      hstack inner { button a; activityIndicator b(hugging: 260) }
      switch c
    }
    """, "s 0 0 100 31, inner 0 0 49 31, a 0 0 29 31, b 29 0 20 31, c 49 0 51 31"),

  // Distributions. 94 each, and 10 between.
  FrameCase(
    "fillEqually: as wide as the widest", 300, 100,
    "hstack s(pin: parent(leading: 0, top: 0), spacing: 10, distribution: fillEqually) { trailing <= parent.trailing; button a; stepper b }",
    "s 0 0 198 32, a 0 0 94 32, b 104 0 94 32"),
  FrameCase(
    "fillEqually: within bounds", 300, 100,
    "hstack s(pin: parent(leading: 0, top: 0), spacing: 10, distribution: fillEqually) { width <= 150; button a; stepper b }",
    "s 0 0 150 32, a 0 0 70 32, b 80 0 70 32"),
  // The second child is 60 wide, so all are: 60 + 10 + 60.
  FrameCase(
    "fillEqually: a child decides", 300, 100,
    "hstack s(pin: parent(leading: 0, top: 0), spacing: 10, distribution: fillEqually) { button a; view b { width == ruler.width } }; view ruler(pin: parent(trailing: 0, bottom: 0), size: (60, 5))",
    "s 0 0 130 30, a 0 0 60 30, b 70 0 60 30"),
  // 248 × 30 / (30 + 94) = 60.
  FrameCase(
    "fillProportionally: stretched", 300, 100,
    "hstack s(pin: parent(leading: 0, top: 0), distribution: fillProportionally) { width == 248 @ 900; button a; stepper b }",
    "s 0 0 248 32, a 0 0 60 32, b 60 0 188 32"),
  // 62 × 30 / 124 = 15.
  FrameCase(
    "fillProportionally: squeezed", 300, 100,
    "hstack s(pin: parent(leading: 0, top: 0), distribution: fillProportionally) { width <= 62; button a; stepper b }",
    "s 0 0 62 32, a 0 0 15 32, b 15 0 47 32"),
  // 30 + 51 + 20 = 101; (200 − 101) / 2 = 49.5 between.
  FrameCase(
    "equalSpacing: gaps grow with the stack", 300, 100,
    "hstack s(pin: parent(leading: 0, top: 0), spacing: 10, distribution: equalSpacing) { width >= 200; button a; switch b; activityIndicator c }",
    "s 0 0 200 31, a 0 0 30 31, b 79.5 0 51 31, c 180 0 20 31"),
  // 101 + 2 × 10.
  FrameCase(
    "equalSpacing: gaps are small if they may", 300, 100,
    "hstack s(pin: parent(leading: 0, top: 0), spacing: 10, distribution: equalSpacing) { width <= 200; button a; switch b; activityIndicator c }",
    "s 0 0 121 31, a 0 0 30 31, b 40 0 51 31, c 101 0 20 31"),
  // 90 are 31 too few: the button resists least and keeps nothing, the switch 50.
  FrameCase(
    "equalSpacing: children shrink", 300, 100,
    """
    hstack s(pin: parent(leading: 0, top: 0), spacing: 10, distribution: equalSpacing) {
      width <= 90
      button a(compressionResistance: 740); switch b(compressionResistance: 745); activityIndicator c
    }
    """, "s 0 0 90 31, a 0 0 0 31, b 10 0 50 31, c 70 0 20 31"),
  // Centres 10 and 270, the middle at 140.
  FrameCase(
    "equalCentering: centres at one distance", 400, 100,
    """
    hstack s(pin: parent(leading: 0, top: 0), spacing: 10, height: 9, distribution: equalCentering) {
      width >= 300
      view a(width: 20); view b(width: 100); view c(width: 60)
    }
    """, "s 0 0 300 9, a 0 0 20 9, b 90 0 100 9, c 240 0 60 9"),
  // Centres 10 and 180; in the middle between them b would end at 145, but c begins at 150 and 10 are between.
  FrameCase(
    "equalCentering: no gap is smaller than the spacing", 400, 100,
    """
    hstack s(pin: parent(leading: 0, top: 0), spacing: 10, height: 9, distribution: equalCentering) {
      width == 210 @ 900
      view a(width: 20); view b(width: 100); view c(width: 60)
    }
    """, "s 0 0 210 9, a 0 0 20 9, b 40 0 100 9, c 150 0 60 9"),
  // Distances of 20 + 4 + 10 and 10 + 4 + 15: both become 34, so 20 + 2 × 34 + 15.
  FrameCase(
    "equalCentering: as long as the widest pair asks", 300, 100,
    "hstack s(pin: parent(leading: 0, top: 0), spacing: 4, height: 9, distribution: equalCentering) { view a(width: 40); view b(width: 20); view c(width: 30) }",
    "s 0 0 103 9, a 0 0 40 9, b 44 0 20 9, c 73 0 30 9"),

  // Hidden children.
  FrameCase(
    "a hidden child leaves no gap in a flexible stack", 300, 100,
    "hstack s(pin: parent(leading: 0, top: 0), spacing: 10) { trailing <= parent.trailing; stepper a; stepper b(isHidden: true); switch c(hugging: 250) }",
    "s 0 0 155 32, a 0 0 94 32, c 104 0 51 32"),
  // A hidden child is 0 wide, whoever asks.
  FrameCase(
    "as wide as a hidden child", 300, 100,
    "hstack(pin: parent) { view b { width == a.width + 30 }; view a(isHidden: true); view c }",
    "b 0 0 30 100, a 30 0 0 100, c 30 0 270 100"),
  FrameCase(
    "all children hidden in a stack that may be as small as it likes", 300, 100,
    "hstack s(pin: parent(leading: 0, top: 0), height: 10) { width >= 20; width == 0 @ low; stepper a(isHidden: true); stepper b(isHidden: true) }; view c(size: 5, pin: parent(top: 0)) { leading == s.trailing }",
    "s 0 0 20 10, c 20 0 5 5"),

  // What has no words takes what the stack gets, and that is the stepper's 94.
  FrameCase(
    "a label without text is as wide as what stands with it", 300, 100,
    "vstack s(pin: parent(leading: 0, top: 0)) { label t; stepper a }", "s 0 0 94 52.5, t 0 0 94 20.5, a 0 20.5 94 32"),
  // A stack that only aligns is pulled together with 51; the stepper resists with 60, then with 40.
  FrameCase(
    "a child that resists an aligned stack", 300, 100,
    "vstack s(pin: parent(leading: 0, top: 0), alignment: leading) { stepper a(compressionResistance: 60); view b(height: 8) }",
    "s 0 0 94 40, a 0 0 94 32, b 0 32 94 8"),
  FrameCase(
    "a child that gives way to an aligned stack", 300, 100,
    "hstack s(pin: parent(leading: 0, top: 0), alignment: top) { stepper a(compressionResistance: 40); view b(size: (8, 5)) }",
    "s 0 0 102 5, a 0 0 94 5, b 94 0 8 5"),
  // Text in stacks: beside 40 + 8, 37 are left: two words a line, 29 high; the picture is higher.
  FrameCase(
    "a text as high as the stack is wide", 300, 100,
    """
    hstack s(pin: parent(leading: 0, top: 0), spacing: 8, alignment: top) {
      width == 300 @ 900
      width <= 85
      imageView picture(size: 40)
      label t(text: "AA AA AA", font: system(12), numberOfLines: 0)
    }
    """, "s 0 0 85 40, picture 0 0 40 40, t 48 0 37 29"),
  // 29 + 6 + 30.
  FrameCase(
    "a column as high as its text", 300, 100,
    """
    vstack s(pin: parent(leading: 0, top: 0), spacing: 6) {
      width == ruler.width
      label t(text: "AA AA AA", font: system(12), numberOfLines: 0)
      button b
    }
    view ruler(pin: parent(trailing: 0, bottom: 0), size: (37, 5))
    """, "s 0 0 37 65, t 0 0 37 29, b 0 35 37 30"),
]

/// The same in right to left: x becomes width − x − own width.
let mirroredConstraintCases: [FrameCase] = [
  // As "centred unless something is in the way": 300 − 140 − 60.
  FrameCase(
    "rtl: inequalities mirror", 300, 200,
    """
    view side(pin: parent(leading: 0, top: 0), size: (130, 10))
    view v(size: (60, 10), pin: parent(top: 0)) { centerX == parent.centerX @ 700; leading >= side.trailing + 10 }
    """, "side 170 0 130 10, v 100 0 60 10", direction: .rightToLeft),
  FrameCase(
    "rtl: who resists less shrinks", 100, 50,
    """
    button a(pin: parent(leading: 0, top: 0), compressionResistance: 751)
    stepper b(pin: parent(top: 0)) { leading == a.trailing + 10; trailing <= parent.trailing }
    """, "a 70 0 30 30, b 0 0 60 32", direction: .rightToLeft),
  // Physical: from 20 to 290.
  FrameCase(
    "rtl: left and right with inequalities", 300, 50,
    "view v(pin: parent(top: 0), height: 10) { right == parent.right - 10; left >= parent.left + 20; width == 500 @ 700 }",
    "v 20 0 270 10", direction: .rightToLeft),
  FrameCase(
    "ltr: left and right with inequalities", 300, 50,
    "view v(pin: parent(top: 0), height: 10) { right == parent.right - 10; left >= parent.left + 20; width == 500 @ 700 }",
    "v 20 0 270 10"),
  // a stands at the right, 250 … 300; b begins 5 to the left of it, physically.
  FrameCase(
    "rtl: left of a later element", 300, 50,
    "view b(size: 10, pin: parent(top: 0)) { right == a.left - 5; left >= parent.left @ 500 }; view a(size: (50, 10), pin: parent(leading: 0, top: 0))",
    "b 235 0 10 10, a 250 0 50 10", direction: .rightToLeft),
  // Leading is right: leading <= parent.leading + 40 lets its right edge stand 40 from the right at most.
  FrameCase(
    "rtl: at most so far from the leading edge", 300, 50,
    "view v(size: 10, pin: parent(top: 0)) { leading <= parent.leading + 40; trailing == parent.trailing @ 300 }",
    "v 250 0 10 10", direction: .rightToLeft),
  // From the right: 94, 10, 51 of 155.
  FrameCase(
    "rtl: a flexible stack", 300, 100,
    "hstack s(pin: parent(leading: 0, top: 0), spacing: 10) { trailing <= parent.trailing; stepper a; stepper b(isHidden: true); switch c(hugging: 250) }",
    "s 145 0 155 32, a 206 0 94 32, c 145 0 51 32", direction: .rightToLeft),
  // A frame is physical, what hangs on it is not.
  FrameCase(
    "rtl: inequalities to a frame", 300, 50,
    "view f(frame: (200, 0, 50, 10)); view v(size: 10, pin: parent(top: 0)) { leading >= f.trailing + 5; leading == parent.leading @ 300 }",
    "f 200 0 50 10, v 185 0 10 10", direction: .rightToLeft),
  // Margins of 16, and 30 of its own at the leading edge: right 300 − 30, left 16.
  FrameCase(
    "rtl: margins with inequalities", 300, 50,
    "layoutMargins: (leading: 30); view v(pin: parent(top: 0), height: 10) { leading >= margins.leading; trailing <= margins.trailing; width == 500 @ 700 }",
    "v 16 0 254 10", direction: .rightToLeft),
]
