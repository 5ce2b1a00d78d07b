#!/usr/bin/env python3
"""cards.py N [FORMAT]: a feed of N cards, every card written out, on standard output.

A card is 375 wide with 16 inside its edges: a round avatar of 40 and a title bar 12 high, 12 apart; three lines of
text 10 high, 8 apart, the last 60 % wide; a picture 160 high. 12 lie between the three, 16 between two cards. Each
format lets its own tool do the arranging:

  skl    skelc (the default)
  dot    graphviz, one HTML-like table for each card
  typ    typst, stacks and grids
  pikchr pikchr, boxes placed one after another
"""

import sys

GREY = "#e0e0e0"
CARD_HEIGHT = 302
GAP = 16


def skl(count):
    # The language ends screens at 100,000 points; what is below is laid out and printed all the same.
    height = min(count * (CARD_HEIGHT + GAP) - GAP, 100_000)
    card = """    vstack(insets: 16, spacing: 12) {
      hstack(height: 40, spacing: 12, alignment: center) {
        view avatar(size: 40, shape: circle)
        view title(height: 12)
      }
      label text(height: 46, numberOfLines: 3, lineHeight: 10, lineSpacing: 8, lastLineFillPercent: 60)
      view picture(height: 160, cornerRadius: 8)
    }
"""
    return (
        f"screen Feed(size: (375, {height})) {{\n  fill: {GREY}\n"
        "  vstack cards(pin: parent(top: 0, horizontal: 0), spacing: 16) {\n" + card * count + "  }\n}\n"
    )


ROW = """      hstack(insets: 11, spacing: 12, alignment: center) {
        view avatar(size: 40, shape: circle)
        view title(height: 12)
      }
"""


def table(count):
    """A table of that many rows, of which an iPhone shows eleven."""
    return (
        f"screen Feed(size: (375, 667)) {{\n  fill: {GREY}\n"
        f"  tableView rows(pin: parent, rowHeight: 62, rows: {count}) {{\n    cell {{\n"
        + ROW.replace("insets: 11", "insets: 11, pin: parent")
        + "    }\n  }\n}\n"
    )


def repeated(count):
    """The same rows, all of them in a stack."""
    return (
        f"screen Feed(size: (375, 667)) {{\n  fill: {GREY}\n"
        f"  vstack rows(pin: parent(top: 0, horizontal: 0)) {{\n    repeat {count} {{\n" + ROW + "    }\n  }\n}\n"
    )


# Element, parent-relative frame, and the same place said by constraints.
PLACED = [
    ("imageView avatar", (16, 16, 48, 48),
     "leading == parent.leading + 16; top == parent.top + 16; width == 48; height == 48"),
    ("label title", (76, 16, 283, 20),
     "leading == avatar.trailing + 12; trailing == parent.trailing - 16; top == avatar.top; height == 20"),
    ("label handle", (76, 44, 283, 14),
     "leading == title.leading; trailing == title.trailing; top == title.bottom + 8; height == 14"),
    ("view first", (16, 76, 343, 12),
     "leading == parent.leading + 16; trailing == parent.trailing - 16; top == avatar.bottom + 12; height == 12"),
    ("view second", (16, 94, 343, 12),
     "leading == first.leading; trailing == first.trailing; top == first.bottom + 6; height == 12"),
    ("view third", (16, 112, 200, 12),
     "leading == first.leading; width == 200; top == second.bottom + 6; height == 12"),
    ("view photo", (16, 132, 343, 52),
     "leading == first.leading; trailing == first.trailing; top == third.bottom + 8; height == 52"),
]
PLACED_HEIGHT = 192


def placed_screen(count, cards):
    height = min(count * (PLACED_HEIGHT + 8), 100_000)
    return f"screen Feed(size: (375, {height})) {{\n  fill: {GREY}\n{cards}}}\n"


def frames(count):
    """Other cards, every element on a fixed frame."""
    rows = "".join(f"    {name}(frame: {frame})\n" for name, frame, _ in PLACED)
    cards = "".join(
        f"  view card{i}(frame: (0, {i * (PLACED_HEIGHT + 8)}, 375, {PLACED_HEIGHT})) {{\n{rows}  }}\n"
        for i in range(count)
    )
    return placed_screen(count, cards)


def constraints(count, inequality=""):
    """The same cards by constraints, each deciding the next; an inequality in each asks for linear systems."""
    rows = "".join(
        f"    {name} {{ {said}{'; ' + inequality if inequality and 'title' in name else ''} }}\n"
        for name, _, said in PLACED
    )
    cards = "".join(
        f"  view card{i} {{\n    leading == parent.leading; trailing == parent.trailing; "
        f"{f'top == card{i - 1}.bottom + 8' if i else 'top == parent.top'}; height == {PLACED_HEIGHT}\n{rows}  }}\n"
        for i in range(count)
    )
    return placed_screen(count, cards)


def dot(count):
    def cell(width, height, more=""):
        return f'<TD FIXEDSIZE="TRUE" WIDTH="{width}" HEIGHT="{height}" BGCOLOR="{GREY}"{more}></TD>'

    wide = ' COLSPAN="2"'
    rows = [
        cell(40, 40, ' STYLE="ROUNDED"') + cell(291, 12),
        cell(343, 10, wide),
        cell(343, 10, wide),
        cell(206, 10, wide + ' ALIGN="LEFT"'),
        cell(343, 160, wide),
    ]
    table = "".join(f"<TR>{row}</TR>" for row in rows)
    table = f'<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="8">{table}</TABLE>'
    cards = "".join(f"<TR><TD>{table}</TD></TR>\n" for _ in range(count))
    return (
        "digraph feed {\n  node [shape=plain];\n"
        f'  f [label=<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="16">\n{cards}</TABLE>>];\n}}\n'
    )


def typ(count):
    def bar(width, height, more=""):
        return f'rect(width: {width}, height: {height}pt, fill: rgb("{GREY}"){more})'

    card = f"""  block(inset: 16pt, width: 100%, stack(dir: ttb, spacing: 12pt,
    grid(columns: (40pt, 1fr), gutter: 12pt, align: horizon,
      circle(radius: 20pt, fill: rgb("{GREY}")), {bar("100%", 12)}),
    stack(dir: ttb, spacing: 8pt, {bar("100%", 10)}, {bar("100%", 10)}, {bar("60%", 10)}),
    {bar("100%", 160, ", radius: 8pt")})),
"""
    return (
        "#set page(width: 375pt, height: auto, margin: 0pt)\n"
        "#stack(dir: ttb, spacing: 16pt,\n" + card * count + ")\n"
    )


def d2(count):
    def box(name, width, height, more=""):
        return f'{name}: "" {{{more} width: {width}; height: {height} }}'

    card = f"""  grid-columns: 1; grid-gap: 12
  head: "" {{ grid-rows: 1; grid-gap: 12
    {box("avatar", 40, 40, " shape: circle;")}
    {box("title", 291, 12)}
  }}
  text: "" {{ grid-columns: 1; grid-gap: 8
    {box("l1", 343, 10)}
    {box("l2", 343, 10)}
    {box("l3", 206, 10)}
  }}
  {box("picture", 343, 160)}
}}
"""
    return "grid-columns: 1\ngrid-gap: 16\n" + "".join(f'c{index}: "" {{\n{card}' for index in range(count))


def pikchr(count):
    """In its own unit, an inch of 100 points."""
    card = f"""A: circle radius 0.2 fill {int(GREY[1:], 16)}
B: box width 2.91 height 0.12 fill A.fill with .w at 0.12 right of A.e
C: box width 3.43 height 0.1 fill A.fill with .nw at 0.12 below (A.w, A.s)
D: box width 3.43 height 0.1 fill A.fill with .nw at 0.08 below C.sw
E: box width 2.06 height 0.1 fill A.fill with .nw at 0.08 below D.sw
F: box width 3.43 height 1.6 radius 0.08 fill A.fill with .nw at 0.12 below E.sw
"""
    return "\n".join(f"[ {card}]\nmove down 0.48\n" for _ in range(count))


FORMATS = {"skl": skl, "dot": dot, "typ": typ, "pikchr": pikchr}


def main():
    if len(sys.argv) not in (2, 3) or not sys.argv[1].isdigit() or sys.argv[-1] not in (*FORMATS, sys.argv[1]):
        sys.exit(__doc__)
    sys.stdout.write(FORMATS[sys.argv[2] if len(sys.argv) == 3 else "skl"](int(sys.argv[1])))


if __name__ == "__main__":
    main()
