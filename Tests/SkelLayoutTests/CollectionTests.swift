import SkelModel
import Testing

/// UICollectionViewFlowLayout's lines and the library's number of items. A line that holds n items of width w in a room
/// r spaces them by (r − n × w) / (n − 1); without more said, items are 50 × 50 and at least 10 apart.
@Suite struct CollectionTests {
  static let lines: [FrameCase] = [
    // 5 × 50 + 4 × 10 = 290 fits, six do not: the 10 that are left make four gaps of 12.5.
    FrameCase(
      "full lines are justified", 300, 200, "collectionView c(pin: parent, items: 6) { cell { view v(pin: parent) } }",
      "cell[0] 0 0 50 50, cell[1] 62.5 0 50 50, cell[4] 250 0 50 50, cell[5] 0 60 50 50, cell[6] -"),
    // 4 × 60 + 3 × 20 = 300.
    FrameCase(
      "nothing left", 300, 200,
      "collectionView c(pin: parent, itemSize: (60, 30), spacing: 20, items: 5) { cell { view v(pin: parent) } }",
      "cell[3] 240 0 60 30, cell[4] 0 50 60 30"),
    // 3 × 80 + 2 × 10 = 260: gaps of 30, on the last line as well.
    FrameCase(
      "the last line keeps the columns", 300, 200,
      "collectionView c(pin: parent, itemSize: (80, 20), items: 5) { cell { view v(pin: parent) } }",
      "cell[1] 110 0 80 20, cell[2] 220 0 80 20, cell[3] 0 30 80 20, cell[4] 110 30 80 20"),
    FrameCase(
      "a line that is the last one", 300, 200,
      "collectionView c(pin: parent, itemSize: (80, 20), items: 2) { cell { view v(pin: parent) } }",
      "cell[0] 0 0 80 20, cell[1] 110 0 80 20"),
    // 2 × 200 + 10 is too much; (300 − 200) / 2.
    FrameCase(
      "alone on its line", 300, 200,
      "collectionView c(pin: parent, itemSize: (200, 20), items: 2) { cell { view v(pin: parent) } }",
      "cell[0] 50 0 200 20, cell[1] 50 30 200 20"),
    FrameCase(
      "no spacing", 300, 200,
      "collectionView c(pin: parent, itemSize: (100, 50), spacing: 0, items: 4) { cell { view v(pin: parent) } }",
      "cell[2] 200 0 100 50, cell[3] 0 50 100 50"),
    // A room of 300 − 32 = 268: gaps of (268 − 240) / 2 = 14.
    FrameCase(
      "insets", 300, 200,
      "collectionView c(pin: parent, itemSize: (80, 20), insets: (horizontal: 16, top: 8), items: 4) { cell { view v(pin: parent) } }",
      "cell[0] 16 8 80 20, cell[1] 110 8 80 20, cell[2] 204 8 80 20, cell[3] 16 38 80 20"),
    // 100 + 10 + 80 + 10 + 80 = 280: gaps of 20; the line is 40 high, its items stand in its middle.
    FrameCase(
      "a cell with a size of its own", 300, 200,
      "collectionView c(pin: parent, itemSize: (80, 20), items: 4) { cell { size: (100, 40); view a(pin: parent) }; cell { view b(pin: parent) } }",
      "a 0 0 100 40, cell[1] 120 10 80 20, cell[2] 220 10 80 20, cell[3] 0 50 80 20"),
    // 8 inside an item, as in any plain view.
    FrameCase(
      "margins of an item", 300, 200, "collectionView c(pin: parent, items: 1) { cell { view v(pin: margins) } }",
      "v 8 8 34 34"),
    // As the first case, counted from the right: 300 − 50, then 62.5 less.
    FrameCase(
      "rtl: lines mirror", 300, 200, "collectionView c(pin: parent, items: 6) { cell { view v(pin: parent) } }",
      "cell[0] 250 0 50 50, cell[1] 187.5 0 50 50, cell[4] 0 0 50 50, cell[5] 250 60 50 50", direction: .rightToLeft),
  ]

  static let columns: [FrameCase] = [
    // (300 − 2 × 12) / 3 = 92.
    FrameCase(
      "share the width", 300, 200,
      "collectionView c(pin: parent, columns: 3, itemSize: (1, 40), spacing: 12, items: 4) { cell { view v(pin: parent) } }",
      "cell[1] 104 0 92 40, cell[2] 208 0 92 40, cell[3] 0 52 92 40"),
    // (300 − 32 − 12) / 2 = 128, the second at 16 + 128 + 12.
    FrameCase(
      "share what the insets leave", 300, 200,
      "collectionView c(pin: parent, columns: 2, spacing: 12, insets: (horizontal: 16), items: 2) { cell { view v(pin: parent) } }",
      "cell[0] 16 0 128 50, cell[1] 156 0 128 50"),
    // (300 − 2 × 20 − 12) / 2 = 124, the second at 20 + 124 + 12.
    FrameCase(
      "share what a section's insets leave", 300, 200,
      "collectionView c(pin: parent, columns: 2, spacing: 12) { section s(items: 3, insets: (horizontal: 20)) { cell { view v(pin: parent) } } }",
      "cell[0] 20 0 124 50, cell[1] 156 0 124 50, cell[2] 20 62 124 50"),
    // (393 − 4) / 3 = 129.667; no line breaks for what a third loses.
    FrameCase(
      "share an odd width", 393, 200,
      "collectionView c(pin: parent, columns: 3, spacing: 2, items: 4) { cell { view v(pin: parent) } }",
      "cell[2] 263.3333 0 129.6667 50, cell[3] 0 52 129.6667 50"),
    // 200 / 60 = 3.3: four lines of two.
    FrameCase(
      "count whole lines", 300, 200,
      "collectionView c(pin: parent, columns: 2, itemSize: (1, 60), spacing: 0) { cell { view v(pin: parent) } }",
      "cell[7] 150 180 150 60, cell[8] -"),
    FrameCase(
      "one", 300, 200,
      "collectionView c(pin: parent, columns: 1, itemSize: (1, 90), items: 2) { cell { view v(pin: parent) } }",
      "cell[1] 0 100 300 90"),
    // Three side by side in the width that is seen: (300 − 2 × 15) / 3 = 90; 300 / 90 = 3.3: four of them, 105 apart.
    FrameCase(
      "side by side in a row", 300, 200,
      "collectionView c(pin: parent, columns: 3, itemSize: (1, 200), spacing: 15, scrollDirection: horizontal) { cell { view v(pin: parent) } }",
      "cell[2] 210 0 90 200, cell[3] 315 0 90 200, cell[4] -"),
    // (300 − 10) / 2 = 145 wide; two of 90 in a line of 200 with a gap of 20; 300 / 145 = 2.1: three lines of two.
    FrameCase(
      "whole lines in a row", 300, 200,
      "collectionView c(pin: parent, columns: 2, itemSize: (1, 90), scrollDirection: horizontal) { cell { view v(pin: parent) } }",
      "cell[1] 0 110 145 90, cell[2] 155 0 145 90, cell[5] 310 110 145 90, cell[6] -"),
  ]

  static let counts: [FrameCase] = [
    // 200 / 60 = 3.3: four, 70 apart.
    FrameCase(
      "fill the height", 300, 200,
      "collectionView c(pin: parent, itemSize: (300, 60)) { cell { view v(pin: parent) } }",
      "cell[3] 0 210 300 60, cell[4] -"),
    // 300 / 80 = 3.75: four, 90 apart.
    FrameCase(
      "fill the width", 300, 200,
      "collectionView c(pin: parent, itemSize: (80, 200), scrollDirection: horizontal) { cell { view v(pin: parent) } }",
      "cell[3] 270 0 80 200, cell[4] -"),
    // One cell's own 100: 200 / 100.
    FrameCase(
      "by the cell's own size", 300, 200,
      "collectionView c(pin: parent, itemSize: (300, 60)) { cell { height: 100; view v(pin: parent) } }",
      "cell[1] 0 110 300 100, cell[2] -"),
    FrameCase(
      "two cells are exactly those", 300, 200,
      "collectionView c(pin: parent) { cell { view a(pin: parent) }; cell { view b(pin: parent) } }",
      "a 0 0 50 50, b 62.5 0 50 50, cell[2] -"),
    FrameCase(
      "the last one repeats", 300, 200,
      "collectionView c(pin: parent, items: 4) { cell { view a(pin: parent) }; cell { view b(pin: parent) } }",
      "cell[3]/b 187.5 0 50 50, cell[4] -"),
    FrameCase(
      "fewer items than cells", 300, 200,
      "collectionView c(pin: parent, items: 1) { cell { view a(pin: parent) }; cell { view b(pin: parent) } }",
      "cell[0] 0 0 50 50, cell[1] -"),
    FrameCase(
      "none", 300, 200, "collectionView c(pin: parent, items: 0) { cell { view a(pin: parent) } }",
      "c 0 0 300 200, cell[0] -"),
  ]

  static let across: [FrameCase] = [
    // Lines of one, 70 apart, from 16 on.
    FrameCase(
      "one below the other", 300, 200,
      "collectionView c(pin: parent, itemSize: (60, 200), insets: (leading: 16), scrollDirection: horizontal, items: 4) { cell { view v(pin: parent) } }",
      "cell[0] 16 0 60 200, cell[3] 226 0 60 200"),
    // 2 × 80 + 10 = 170 of 200: a gap of 40.
    FrameCase(
      "two below each other", 300, 200,
      "collectionView c(pin: parent, itemSize: (60, 80), scrollDirection: horizontal, items: 3) { cell { view v(pin: parent) } }",
      "cell[1] 0 120 60 80, cell[2] 70 0 60 80"),
    // (200 − 120) / 2.
    FrameCase(
      "in the middle of the line", 300, 200,
      "collectionView c(pin: parent, itemSize: (80, 120), scrollDirection: horizontal, items: 2) { cell { view v(pin: parent) } }",
      "cell[0] 0 40 80 120, cell[1] 90 40 80 120"),
    // 300 − 16 − 60, then 70 less.
    FrameCase(
      "rtl", 300, 200,
      "collectionView c(pin: parent, itemSize: (60, 200), insets: (leading: 16), scrollDirection: horizontal, items: 2) { cell { view v(pin: parent) } }",
      "cell[0] 224 0 60 200, cell[1] 154 0 60 200", direction: .rightToLeft),
    // A header as wide as it says, then the items, then a footer as wide as what is in it: 5 + 30.
    FrameCase(
      "header and footer", 300, 200,
      "collectionView c(pin: parent, itemSize: (60, 200), scrollDirection: horizontal, items: 2) { header { width: 40; view h(pin: parent) }; cell { view v(pin: parent) }; footer { view f(size: 30, pin: parent(leading: 5, top: 0)) } }",
      "h 0 0 40 200, cell[1] 110 0 60 200, footer 170 0 35 200, f 175 0 30 30"),
  ]

  static let sections: [FrameCase] = [
    // The header and the footer are as wide as the content. The items have 300 − 40 = 260, which three of 80 fill; they
    // stand from 30 + 5 to 55, and the footer 7 below.
    FrameCase(
      "insets around the items", 300, 200,
      "collectionView c(pin: parent, itemSize: (80, 20)) { section s(items: 2, insets: (top: 5, bottom: 7, horizontal: 20)) { header { height: 30; view h(pin: parent) }; cell { view v(pin: parent) }; footer { height: 10; view f(pin: parent) } } }",
      "h 0 0 300 30, cell[0] 20 35 80 20, cell[1] 110 35 80 20, f 0 62 300 10, s 0 0 300 72"),
    // Three in a line of 20, then the next section, without a gap.
    FrameCase(
      "one behind the other", 300, 200,
      "collectionView c(pin: parent, itemSize: (80, 20)) { section a(items: 3) { cell { view v(pin: parent) } }; section b(items: 2) { cell { view w(pin: parent) } } }",
      "a 0 0 300 20, b 0 20 300 20, b/cell[1]/w 110 20 80 20"),
    // 4 + 22: as far as the contents reach.
    FrameCase(
      "a header's lowest edge", 300, 200,
      "collectionView c(pin: parent, items: 1) { header { label h(size: (140, 22), pin: parent(leading: 0, top: 4)) }; cell { view v(pin: parent) } }",
      "header 0 0 300 26, v 0 26 50 50"),
    // 8 + 20 + 8.
    FrameCase(
      "a header's contents ask", 300, 200,
      "collectionView c(pin: parent, items: 1) { header { label h(height: 20, pin: margins) }; cell { view v(pin: parent) } }",
      "h 8 8 284 20, v 0 36 50 50"),
    FrameCase(
      "what is centred has room", 300, 200,
      "collectionView c(pin: parent, items: 1) { header { view h(size: 30, center: parent) }; cell { view v(pin: parent) } }",
      "h 135 0 30 30, v 0 30 50 50"),
    // The collection's own stand before all sections and behind them.
    FrameCase(
      "of the whole collection", 300, 200,
      "collectionView c(pin: parent) { footer { height: 9; view f(pin: parent) }; section s(items: 1) { cell { view v(pin: parent) } }; header { height: 11; view h(pin: parent) } }",
      "h 0 0 300 11, v 0 11 50 50, f 0 61 300 9"),
    // 300 − 4 − 10.
    FrameCase(
      "rtl: headers mirror inside", 300, 200,
      "collectionView c(pin: parent, items: 1) { header { view h(size: 10, pin: parent(leading: 4, top: 0)) }; cell { view v(pin: parent) } }",
      "h 286 0 10 10, v 250 10 50 50", direction: .rightToLeft),
  ]

  static let nested: [FrameCase] = [
    // The third row begins at 120; items of 50 are 60 apart.
    FrameCase(
      "a row of items in each row", 300, 200,
      "tableView t(pin: parent, rowHeight: 60, rows: 3) { cell { collectionView c(pin: parent, itemSize: (50, 60), scrollDirection: horizontal, items: 9) { cell { view v(pin: parent(1)) } } } }",
      "cell[2]/c 0 120 300 60, cell[2]/c/cell[3] 180 120 50 60, cell[2]/c/cell[8]/v 481 121 48 58, cell[0]/c/cell[9] -"),
    // 300 − 180 − 50.
    FrameCase(
      "rtl", 300, 200,
      "tableView t(pin: parent, rowHeight: 60, rows: 3) { cell { collectionView c(pin: parent, itemSize: (50, 60), scrollDirection: horizontal, items: 9) { cell { view v(pin: parent) } } } }",
      "cell[2]/c/cell[3]/v 70 120 50 60", direction: .rightToLeft),
    // Items of 145 × 80 in two columns, each a table of rows of 30: 80 / 30 = 2.7, three.
    FrameCase(
      "a table in each item", 300, 200,
      "collectionView c(pin: parent, columns: 2, itemSize: (1, 80), items: 4) { cell { tableView t(pin: parent, rowHeight: 30) { cell { view v(pin: parent) } } } }",
      "cell[3]/t 155 90 145 80, cell[3]/t/cell[2]/v 155 150 145 30, cell[3]/t/cell[3] -"),
  ]

  @Test(arguments: lines) func breaksLines(_ example: FrameCase) throws { try example.check() }
  @Test(arguments: columns) func makesColumns(_ example: FrameCase) throws { try example.check() }
  @Test(arguments: counts) func countsItems(_ example: FrameCase) throws { try example.check() }
  @Test(arguments: across) func goesOnToTheSide(_ example: FrameCase) throws { try example.check() }
  @Test(arguments: sections) func stacksSections(_ example: FrameCase) throws { try example.check() }
  @Test(arguments: nested) func nests(_ example: FrameCase) throws { try example.check() }

  @Test func itemsWiderThanALineAreCut() throws {
    let laidOut = try LaidOut(
      "collectionView c(pin: parent, itemSize: (400, 20), insets: (leading: 20), items: 2) { cell { view v(pin: parent) } }"
    )
    #expect(laidOut.ids == [.itemsOverflow])
    try expectFrames("cell[0] 20 0 280 20, cell[1] 20 30 280 20", in: laidOut)
  }

  @Test func itemsHigherThanALineAreCut() throws {
    let laidOut = try LaidOut(
      "collectionView c(pin: parent, itemSize: (40, 200), scrollDirection: horizontal, items: 2) { cell { view v(pin: parent) } }"
    )
    #expect(laidOut.ids == [.itemsOverflow])
    try expectFrames("cell[1] 50 0 40 100", in: laidOut)
  }

  @Test func gapsThatLeaveNothing() throws {
    let laidOut = try LaidOut(
      "collectionView c(pin: parent, columns: 31, items: 40) { cell { view v(pin: parent) } }")
    #expect(laidOut.ids == [.itemsOverflow])
    try expectFrames("cell[1] 10 0 0 50", in: laidOut)
  }

  /// 100 / 30 = 3.3: four items, three of which stand on the first line; two lines leave room.
  @Test func fewItems() throws {
    let few = try LaidOut("collectionView c(pin: parent, itemSize: (90, 30)) { cell { view v(pin: parent) } }")
    #expect(few.ids == [.fewItems])
    #expect(few.said.first?.headline.contains("has 4 items") == true)
    #expect(
      try LaidOut("collectionView c(pin: parent, itemSize: (90, 30), items: 4) { cell { view v(pin: parent) } }").ids
        .isEmpty)
  }
}
