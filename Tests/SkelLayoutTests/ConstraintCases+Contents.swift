import SkelModel

/// What scroll views hold: from inside, their edges are the content's, their width, height and centre the frame's.
let scrollConstraintCases: [FrameCase] = [
  // 300 + 300 high.
  FrameCase(
    "content: as high as a chain that reads backwards", 300, 200,
    """
    scrollView s(pin: parent) {
      view a(pin: parent(top: 0, horizontal: 0)) { width == s.width; height == b.height }
      view b(height: 300, pin: parent(horizontal: 0, bottom: 0)) { top == a.bottom }
    }
    """, "s 0 0 300 200, a 0 0 300 300, b 0 300 300 300"),
  FrameCase(
    "content: at most as wide as the frame", 300, 200,
    "scrollView s(pin: parent) { view page(pin: parent, height: 500) { width <= s.width; width == 600 @ 900 } }",
    "page 0 0 300 500"),
  FrameCase(
    "content: less wide than the frame", 300, 200,
    "scrollView s(pin: parent) { view page(pin: parent, height: 500) { width <= s.width; width == 200 @ 900 } }",
    "page 0 0 200 500"),
  // 40 + 10 + 50 fit in 200: the foot stands at the bottom of the screen.
  FrameCase(
    "content: a foot at the bottom of a short page", 300, 200,
    """
    scrollView s(pin: parent) {
      view page(pin: parent) {
        width == s.width
        height >= s.height
        height == s.height @ low
        view text(height: 40, pin: parent(top: 0, horizontal: 0))
        view foot(height: 50, pin: parent(horizontal: 0, bottom: 0)) { top >= text.bottom + 10 }
      }
    }
    """, "page 0 0 300 200, text 0 0 300 40, foot 0 150 300 50"),
  // 240 + 10 + 50 = 300.
  FrameCase(
    "content: a foot behind a long page", 300, 200,
    """
    scrollView s(pin: parent) {
      view page(pin: parent) {
        width == s.width
        height >= s.height
        height == s.height @ low
        view text(height: 240, pin: parent(top: 0, horizontal: 0))
        view foot(height: 50, pin: parent(horizontal: 0, bottom: 0)) { top >= text.bottom + 10 }
      }
    }
    """, "page 0 0 300 300, text 0 0 300 240, foot 0 250 300 50"),
  // 5 × 100 + 4 × 10 wide; 50 high as the frame.
  FrameCase(
    "content: a strip that scrolls sideways", 300, 200,
    """
    scrollView s(pin: parent(top: 20, horizontal: 0), height: 50) {
      hstack strip(pin: parent, spacing: 10) { height == s.height; repeat 5 { view card(width: 100) } }
    }
    view last(size: 5, pin: parent(leading: 0)) { top == s.bottom }
    """, "strip 0 20 540 50, card[4] 440 20 100 50, last 0 70 5 5"),
  FrameCase(
    "rtl: content: a strip begins at the right", 300, 200,
    """
    scrollView s(pin: parent(top: 20, horizontal: 0), height: 50) {
      hstack strip(pin: parent, spacing: 10) { height == s.height; repeat 5 { view card(width: 100) { height >= 10 } } }
    }
    """, "strip -240 20 540 50, card[0] 200 20 100 50, card[4] -240 20 100 50", direction: .rightToLeft),
  FrameCase(
    "content: pages side by side", 300, 200,
    """
    scrollView s(pin: parent) {
      view first(pin: parent(leading: 0, vertical: 0)) { width == s.width; height == s.height }
      view second(pin: parent(vertical: 0, trailing: 0)) { leading == first.trailing; width == first.width; height <= s.height }
    }
    """, "first 0 0 300 200, second 300 0 300 200"),
  // The page's 500 are asked for by a later one of its children.
  FrameCase(
    "content: as high as something inside asks", 300, 200,
    """
    scrollView s(pin: parent) {
      view page(pin: parent) {
        width == s.width
        view a(pin: parent(top: 0, horizontal: 0)) { bottom == b.top - 20 }
        view b(pin: parent(horizontal: 0, bottom: 0), height: 80) { top == parent.top + 420 }
      }
    }
    """, "page 0 0 300 500, a 0 0 300 400, b 0 420 300 80"),
  // Two lines in 300 − 263 = 37: 29; then 8, then 40.
  FrameCase(
    "content: as high as its text", 300, 200,
    """
    scrollView s(pin: parent) {
      label t(text: "AA AA AA", font: system(12), numberOfLines: 0, pin: parent(top: 0, leading: 0)) { width == s.width - 263 }
      view b(size: 40, pin: parent(leading: 0, bottom: 0)) { top == t.bottom + 8 }
      view c(size: 5) { trailing == parent.trailing; bottom == parent.bottom; leading == b.trailing }
    }
    """, "t 0 0 37 29, b 0 37 40 40, c 40 72 5 5"),
  // The button floats over the frame's middle and stays above the frame's lower edge, named from the screen.
  FrameCase(
    "content and frame: something that floats", 300, 200,
    """
    scrollView s(pin: parent) {
      view page(pin: parent, size: (300, 600))
      view up(size: 40) { centerX == s.centerX; bottom <= page.bottom - 10; bottom == screen.bottom - 20 @ 900 }
    }
    """, "page 0 0 300 600, up 130 140 40 40"),
  FrameCase(
    "content and frame: something that floats until the content ends", 300, 200,
    """
    scrollView s(pin: parent) {
      view page(pin: parent, size: (300, 100))
      view up(size: 40) { centerX == s.centerX; bottom <= page.bottom - 10; bottom == screen.bottom - 20 @ 900 }
    }
    """, "page 0 0 300 100, up 130 50 40 40"),
  // A frame that stands by an inequality, its content by it: 80 of 100 asked for.
  FrameCase(
    "the frame of a scroll view in constraints", 300, 200,
    """
    scrollView s(pin: parent(top: 0, horizontal: 0)) {
      height == 100 @ 700
      bottom <= bar.top - 20
      view page(pin: parent, height: 300) { width == s.width }
      view half(pin: parent(leading: 0, top: 0), width: 10) { height == 0.5 * s.height }
    }
    view bar(pin: parent(horizontal: 0, bottom: 0), height: 100)
    """, "s 0 0 300 80, page 0 0 300 300, half 0 0 10 40"),
  // Inside the inner one 80 high content; what stands below hangs on it and makes the outer content 80 + 10 high.
  FrameCase(
    "content: of a scroll view in a scroll view, seen from outside", 300, 200,
    """
    scrollView s(pin: parent) {
      scrollView t(height: 50, pin: parent(top: 0, horizontal: 0)) { width == s.width; view page(pin: parent, size: (500, 80)) }
      view below(size: 10, pin: parent(leading: 0)) { top == t.page.bottom; bottom == parent.bottom }
      view last(size: 4, pin: parent(trailing: 0, bottom: 0))
    }
    """, "t 0 0 300 50, page 0 0 500 80, below 0 80 10 10, last 296 86 4 4"),
  // Behind the insets; the content is 300 − 2 × 16 wide where it is told so.
  FrameCase(
    "content: insets", 300, 200,
    "scrollView s(pin: parent, insets: 16) { view page(pin: parent) { width <= s.width - 32; width == 999 @ 800; height == 2 * width @ 800; height >= 10 } }",
    "page 16 16 268 536"),
]

/// Rows of tables that are as high as their contents, and headers. A cell's margins are 16 at the sides, 11 above and below;
/// a header's 8 above and below.
let rowConstraintCases: [FrameCase] = [
  // The higher of two columns: 60 + 22.
  FrameCase(
    "row: as high as the higher column", 300, 200,
    """
    tableView t(pin: parent, rowHeight: auto) {
      cell {
        imageView a(size: 40, pin: margins(leading: 0, top: 0)) { bottom <= margins.bottom }
        view b(height: 60, pin: margins(top: 0, trailing: 0)) { leading == a.trailing + 8; bottom <= margins.bottom }
      }
    }
    """, "cell[0] 0 0 300 82, cell[1] 0 82 300 82, a 16 11 40 40, b 64 11 220 60, cell[2] 0 164 300 82, cell[3] -"),
  // 11 + 20 + 6 + 30 + 11.
  FrameCase(
    "row: a chain that reads backwards", 300, 200,
    """
    tableView t(pin: parent, rowHeight: auto) {
      cell {
        view a(height: 20, pin: margins(horizontal: 0, top: 0)) { bottom == b.top - 6 }
        view b(height: 30, pin: margins(horizontal: 0, bottom: 0))
      }
    }
    """, "cell[0] 0 0 300 78, a 16 11 268 20, b 16 37 268 30"),
  // 20 + 22 = 42 is less than 60.
  FrameCase(
    "row: at least so high", 300, 200,
    "tableView t(pin: parent, rowHeight: auto) { cell { height >= 60; view a(height: 20, pin: margins(horizontal: 0, top: 0)) { bottom <= margins.bottom } } }",
    "cell[0] 0 0 300 60, a 16 11 268 20"),
  // In between it takes what its children ask: 70 + 22.
  FrameCase(
    "row: at least so high, and higher", 300, 200,
    "tableView t(pin: parent, rowHeight: auto) { cell { height >= 60; view a(height: 70, pin: margins(horizontal: 0, top: 0)) { bottom <= margins.bottom } } }",
    "cell[0] 0 0 300 92, a 16 11 268 70"),
  // 145 − 32 − 20 − 8 − 8 − 40 = 37 are left for the text: two lines, 29; 29 + 22.
  FrameCase(
    "row: as high as a text between two others", 145, 200,
    """
    tableView t(pin: parent, rowHeight: auto) {
      cell {
        view dot(size: 20, pin: margins(leading: 0)) { centerY == words.centerY }
        label words(text: "AA AA AA", font: system(12), numberOfLines: 0, pin: margins(vertical: 0)) {
          leading == dot.trailing + 8
          trailing == badge.leading - 8
        }
        view badge(size: (40, 10), pin: margins(trailing: 0)) { centerY == words.centerY }
      }
    }
    """, "cell[0] 0 0 145 51, words 44 11 37 29, dot 16 15.5 20 20, badge 89 20.5 40 10"),
  // 16 + 268 + 16; 9 / 16 × 320 = 180, and 10 below it.
  FrameCase(
    "row: as high as a picture of its width", 320, 200,
    """
    tableView t(pin: parent, rowHeight: auto) {
      cell { imageView a(pin: parent(horizontal: 0, top: 0)) { height == 9 / 16 * width; bottom == parent.bottom - 10 @ 999 } }
    }
    """, "cell[0] 0 0 320 190, a 0 0 320 180, cell[1] 0 190 320 190"),
  // The stack asks for 30 + 4 + 32, its bottom only pushes.
  FrameCase(
    "row: pushed by a stack", 300, 200,
    """
    tableView t(pin: parent, rowHeight: auto) {
      cell { vstack v(pin: margins(top: 0, horizontal: 0), spacing: 4) { bottom <= margins.bottom; button a; stepper b } }
    }
    """, "cell[0] 0 0 300 88, v 16 11 268 66"),
  // What the cell's text needs in 268 is one line; the lower wish for 200 loses against nothing, so it is 200.
  FrameCase(
    "row: a wish for a height", 300, 200,
    "tableView t(pin: parent, rowHeight: auto) { cell { view a(pin: parent) { height == 70 @ 300; height <= 90 } } }",
    "cell[0] 0 0 300 70, cell[2] 0 140 300 70, cell[3] -"),
  // 8 + 30 + 8.
  FrameCase(
    "header: pushed by what is in it", 300, 200,
    "tableView t(pin: parent, rowHeight: 50, rows: 1) { header { view h(height: 30, pin: margins(leading: 0, trailing: 0, top: 0)) { bottom <= margins.bottom } }; cell }",
    "header 0 0 300 46, h 16 8 268 30, cell 0 46 300 50"),
  // Two lines in 37, named from a later element: 29 + 16.
  FrameCase(
    "header: as high as its text", 145, 200,
    """
    tableView t(pin: parent, rowHeight: 50, rows: 1) {
      header {
        label h(text: "AA AA AA", font: system(12), numberOfLines: 0, pin: margins(leading: 0, vertical: 0)) { trailing == b.leading - 6 }
        view b(size: (70, 10), pin: margins(trailing: 0, top: 0))
      }
      cell
    }
    """, "header 0 0 145 45, h 16 8 37 29, b 59 8 70 10, cell 0 45 145 50"),
  // The table ends above a bar that stands below it in the file; three rows of 50 fill 140.
  FrameCase(
    "a table in constraints", 300, 200,
    """
    tableView t(pin: parent(top: 0, horizontal: 0), rowHeight: 50) { bottom == bar.top - 10; bottom <= parent.bottom; cell { view v(pin: margins) } }
    view bar(height: 50, pin: parent(horizontal: 0, bottom: 0))
    """, "t 0 0 300 140, cell[2] 0 100 300 50, cell[3] -, v 16 11 268 28"),
  FrameCase(
    "rtl: row", 300, 200,
    """
    tableView t(pin: parent, rowHeight: auto) {
      cell {
        imageView a(size: 40, pin: margins(leading: 0, top: 0)) { bottom <= margins.bottom }
        view b(height: 60, pin: margins(top: 0, trailing: 0)) { leading == a.trailing + 8; bottom <= margins.bottom }
      }
    }
    """, "cell[1] 0 82 300 82, a 244 11 40 40, b 16 11 220 60", direction: .rightToLeft),
]

/// Guides with inequalities, and elements that follow later ones.
let referenceCases: [FrameCase] = [
  // 150 − 16 = 134 on each side of the middle.
  FrameCase(
    "inside the margins, as wide as may be", 300, 100,
    "view v(height: 10, pin: parent(top: 0)) { centerX == parent.centerX; leading >= margins.leading; width == 500 @ 750 }",
    "v 16 0 268 10"),
  FrameCase(
    "inside the margins, and less wide", 300, 100,
    "view v(height: 10, pin: parent(top: 0)) { centerX == parent.centerX; leading >= margins.leading; width == 100 @ 750 }",
    "v 100 0 100 10"),
  // 300 wide: margins of 16; 8 below the safe area's 40.
  FrameCase(
    "below the safe area", 300, 100,
    "view v(height: 10, pin: margins(leading: 0, trailing: 0)) { top >= safeArea.top + 8; top == parent.top @ 750 }",
    "v 16 48 268 10", head: ", safeArea: (top: 40)"),
  FrameCase(
    "well below the safe area", 300, 100,
    "view v(height: 10, pin: margins(leading: 0, trailing: 0)) { top >= safeArea.top + 8; top == parent.top + 60 @ 750 }",
    "v 16 60 268 10", head: ", safeArea: (top: 40)"),
  // The card begins at 10, so 30 of it are covered.
  FrameCase(
    "what the safe area covers of a card that constraints place", 300, 200,
    """
    view card(height: 100, pin: parent(horizontal: 0)) {
      top >= parent.top + 10
      top == parent.top @ 500
      view v(height: 10, pin: parent(horizontal: 0)) { top >= safeArea.top; top == parent.top + 5 @ 400 }
      view w(height: 10, pin: margins(leading: 0)) { width == 20; top == margins.top }
    }
    """, "card 0 10 300 100, v 0 40 300 10, w 8 48 20 10", head: ", safeArea: (top: 40)"),
  // 20 of the card are covered: 20 + 10 + 32.
  FrameCase(
    "a card as high as what stands below the safe area", 300, 200,
    "view card(pin: parent(horizontal: 0, top: 0)) { stepper s(pin: safeArea(top: 10, leading: 0)) { bottom == parent.bottom } }",
    "card 0 0 300 62, s 0 30 94 32", head: ", safeArea: (top: 20)"),
  // 34 below; the bar is 50 above that, what scrolls ends there.
  FrameCase(
    "a bar above the safe area, and what ends at it", 300, 300,
    """
    view list(pin: parent(top: 0, horizontal: 0)) { bottom <= bar.top; height == 500 @ 900 }
    view bar(height: 50, pin: parent(horizontal: 0)) { bottom == safeArea.bottom }
    """, "list 0 0 300 216, bar 0 216 300 50", head: ", safeArea: (bottom: 34)"),
  // Readable: 164 … 836.
  FrameCase(
    "inside the readable guide", 1000, 100,
    "view v(height: 10, pin: parent(top: 0)) { leading == readable.leading; trailing <= readable.trailing; width == 800 @ 750 }",
    "v 164 0 672 10"),
  // A container of 700: 8 at the sides leave 684, (684 − 672) / 2 = 6 more.
  FrameCase(
    "the readable guide of a container that constraints decide", 1000, 100,
    """
    view box(pin: parent(leading: 0, vertical: 0)) {
      width <= 700
      width == parent.width @ 500
      view v(height: 10, pin: parent(top: 0)) { leading >= readable.leading; leading == parent.leading @ 300; trailing == readable.trailing }
    }
    """, "box 0 0 700 100, v 14 0 672 10"),
  // Margins of the card's own: 20 and 4.
  FrameCase(
    "margins of a card that is as wide as its content", 300, 100,
    "view card(pin: parent(leading: 0, top: 0), layoutMargins: (top: 4, leading: 20, bottom: 4, trailing: 4)) { width <= 200; stepper s(pin: margins) }",
    "card 0 0 118 40, s 20 4 94 32"),
  FrameCase(
    "no higher than the screen allows", 300, 200,
    "view box(pin: parent(leading: 50, top: 60), width: 10) { view v(pin: parent(leading: 0, top: 0), width: 5) { height == parent.height; height <= 0.5 * screen.height }; height == 500 @ 400 }",
    "box 50 60 10 100, v 50 60 5 100"),

  FrameCase(
    "follows a later element", 300, 200,
    "view a(size: 10) { top == b.bottom + 5; leading == b.leading }; view b(pin: parent(leading: 30, top: 40), size: 20)",
    "a 30 65 10 10, b 30 40 20 20"),
  // Three follow each other backwards: 40 + 20, + 10.
  FrameCase(
    "a chain backwards", 300, 200,
    "view a(size: 10, pin: parent(leading: 0)) { top == b.bottom }; view b(size: 10, pin: parent(leading: 0)) { top == c.bottom }; view c(pin: parent(leading: 0, top: 40), size: 20)",
    "a 0 70 10 10, b 0 60 10 10, c 0 40 20 20"),
  // 10 + 5 + 40 + 8.
  FrameCase(
    "follows a child of a later container", 300, 200,
    """
    view a(size: 10) { leading == card.title.trailing + 8; centerY == card.title.centerY }
    view card(pin: parent(10)) { view title(pin: parent(leading: 5, top: 6), size: (40, 20)) }
    """, "a 63 21 10 10, title 15 16 40 20"),
  // A row's children tied to those of another container.
  FrameCase(
    "children of two containers follow each other", 300, 200,
    """
    view left(pin: parent(leading: 0, top: 0), size: 100) { view x(pin: parent(leading: 0), size: 10) { centerY == right.y.centerY }; view p(pin: parent(trailing: 0, top: 50), size: 10) }
    view right(pin: parent(trailing: 0, top: 0), size: 100) { view y(pin: parent(leading: 0), size: (10, 20)) { top == left.p.bottom } }
    """, "x 0 65 10 10, y 200 60 10 20"),
  // Three parts of one and of two: (300 − 30) / 3 = 90.
  FrameCase(
    "two elements share a width", 300, 100,
    "view a(pin: parent(leading: 0, top: 0), height: 10) { trailing == b.leading - 30 }; view b(pin: parent(trailing: 0, top: 0), height: 10) { width == 2 * a.width }",
    "a 0 0 90 10, b 120 0 180 10"),
  // 50 + 16 and 40 + 16.
  FrameCase(
    "a card as large as a child that is as large as a later element", 300, 200,
    "view card(pin: parent(leading: 0, top: 0)) { view a(pin: parent(8)) { width == side.width; height == side.height } }; view side(size: (50, 40), pin: parent(trailing: 0, bottom: 0))",
    "card 0 0 66 56, a 8 8 50 40"),
  // Two, equally wide, with one gap that is looked for as the width of a spacer: 300 = 3 × 20 + 2 × 120.
  FrameCase(
    "equal gaps by spacers", 300, 100,
    """
    spacer g1(pin: parent(leading: 0, top: 0), height: 1)
    view a(size: (120, 10), pin: parent(top: 0)) { leading == g1.trailing }
    spacer g2(pin: parent(top: 0), height: 1) { leading == a.trailing; width == g1.width }
    view b(size: (120, 10), pin: parent(top: 0)) { leading == g2.trailing }
    spacer g3(pin: parent(top: 0, trailing: 0), height: 1) { leading == b.trailing; width == g1.width }
    """, "a 20 0 120 10, b 160 0 120 10"),
  // Between two elements of which one stands later: (40 + 200) / 2.
  FrameCase(
    "in the middle between an earlier and a later element", 300, 100,
    """
    view a(pin: parent(leading: 0, top: 0), size: (40, 10))
    view v(size: 10, pin: parent(top: 0)) { centerX == 0.5 * a.trailing + 0.5 * b.leading }
    view b(pin: parent(trailing: 0, top: 0), size: (100, 10))
    """, "v 115 0 10 10"),
  // A row of a repeat that follows the next one.
  FrameCase(
    "rows that follow the row below", 300, 100,
    "repeat 3 as i { view row(pin: parent(leading: 0), size: (10, 20)) { if i < 2 { bottom == row[i + 1].top - 4 } else { bottom == parent.bottom } } }",
    "row[0] 0 32 10 20, row[1] 0 56 10 20, row[2] 0 80 10 20"),
]
