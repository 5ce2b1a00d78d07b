import SkelModel
import SkelSyntax
import Testing

@Suite struct TableTests {
  static let cases: [FrameCase] = [
    FrameCase(
      "rows of one height", 300, 200,
      "tableView t(pin: parent(10), rowHeight: 44, rows: 3) { cell { view v(pin: parent) } }",
      "cell[0] 10 10 280 44, cell[1] 10 54 280 44, cell[2] 10 98 280 44"),
    // Narrower than 400: margins of 16 at the sides, 11 above and below.
    FrameCase(
      "margins of a cell", 300, 200,
      "tableView t(pin: parent, rowHeight: 44, rows: 2) { cell { view v(pin: margins) } }",
      "v 16 11 268 22"),
    FrameCase(
      "margins of a cell in a wide table", 400, 200,
      "tableView t(pin: parent, rowHeight: 44, rows: 2) { cell { view v(pin: margins) } }", "v 20 11 360 22"),
    // The cell's own before the section's before the table's.
    FrameCase(
      "the nearest height counts", 300, 200,
      "tableView t(pin: parent, rowHeight: 10) { section s(rowHeight: 20) { cell { height: 30; view a(pin: parent) }; cell { view b(pin: parent) } }; section u { cell { view c(pin: parent) }; cell { rowHeight: 40; view d(pin: parent) } } }",
      "a 0 0 300 30, b 0 30 300 20, c 0 50 300 10, d 0 60 300 40, s 0 0 300 50, u 0 50 300 50"),
    // Header 8 + 13 + 8 = 29, two rows of 20, footer 28 by default, then the table's own footer of 5.
    FrameCase(
      "header, rows, footer", 300, 200,
      "tableView t(pin: parent, rowHeight: 20) { footer { height: 5; view z(pin: parent) }; section s(rows: 2) { footer { view f(size: 5, center: parent) }; header { label h(height: 13, pin: margins) }; cell { view a(pin: parent) } } }",
      "h 16 8 268 13, a 0 29 300 20, f 147.5 80.5 5 5, z 0 97 300 5, s 0 0 300 97"),
    // The insets of the table move everything, those of a section its rows.
    FrameCase(
      "insets", 300, 200,
      "tableView t(pin: parent, rowHeight: 20, insets: (top: 3, horizontal: 10)) { section s(rows: 2, insets: (vertical: 5, horizontal: 6)) { cell { view a(pin: parent) } } }",
      "s 10 3 280 50, a 16 8 268 20"),
    FrameCase(
      "rtl: rows mirror inside", 300, 200,
      "tableView t(pin: parent, rowHeight: 20, rows: 2) { cell { view a(size: 10, pin: parent(leading: 4, top: 0)) } }",
      "a 286 0 10 10", direction: .rightToLeft),
    FrameCase("no rows", 300, 200, "tableView t(pin: parent, rowHeight: 20, rows: 0) {}", "t 0 0 300 200"),
  ]

  /// The number of rows: SkeletonView's `ceil(frame.height / rowHeight)` for each section.
  static let counts: [FrameCase] = [
    // 200 / 44 = 4.5: five rows, the last from 4 × 44 = 176.
    FrameCase(
      "rows fill the table", 300, 200, "tableView t(pin: parent, rowHeight: 44) { cell { view v(pin: parent) } }",
      "cell[0] 0 0 300 44, cell[4] 0 176 300 44, cell[5] -"),
    // 200 / 50 = 4.
    FrameCase(
      "exactly", 300, 200, "tableView t(pin: parent, rowHeight: 50) { cell { view v(pin: parent) } }",
      "cell[3] 0 150 300 50, cell[4] -"),
    // A third is no finite fraction; three of them are 100 all the same.
    FrameCase(
      "exactly, in thirds", 300, 100, "tableView t(pin: parent, rowHeight: 100 / 3) { cell { view v(pin: parent) } }",
      "cell[2] 0 66.6667 300 33.3333, cell[3] -"),
    // Still 200 / 50 = 4, from 30 + 40 on.
    FrameCase(
      "headers and insets do not count", 300, 200,
      "tableView t(pin: parent, rowHeight: 50, insets: (top: 30)) { header { height: 40; view h(pin: parent) }; cell { view v(pin: parent) } }",
      "h 0 30 300 40, cell[0] 0 70 300 50, cell[3] 0 220 300 50, cell[4] -"),
    // 200 / 80 = 2.5: three rows in each, 240 points.
    FrameCase(
      "each section for itself", 300, 200,
      "tableView t(pin: parent, rowHeight: 80) { section a { cell { view v(pin: parent) } }; section b { cell { view w(pin: parent) } } }",
      "a 0 0 300 240, b 0 240 300 240, w 0 240 300 80"),
    // A section's own height of rows counts: 200 / 30 = 6.7 and 200 / 150 = 1.3.
    FrameCase(
      "by the height of its own rows", 300, 200,
      "tableView t(pin: parent, rowHeight: 30) { section a { cell { view v(pin: parent) } }; section b(rowHeight: 150) { cell { view w(pin: parent) } } }",
      "a 0 0 300 210, b 0 210 300 300"),
    // 3 × 10, then the table's 2 × 10.
    FrameCase(
      "the nearest number counts", 300, 200,
      "tableView t(pin: parent, rows: 2, rowHeight: 10) { section a(rows: 3) { cell { view v(pin: parent) } }; section b { cell { view w(pin: parent) } } }",
      "a 0 0 300 30, b 0 30 300 20"),
    // 10, then 20 three times.
    FrameCase(
      "the last cell repeats", 300, 200,
      "tableView t(pin: parent, rows: 4) { cell { rowHeight: 10; view a(pin: parent) }; cell { rowHeight: 20; view b(pin: parent) } }",
      "cell[0] 0 0 300 10, cell[1] 0 10 300 20, cell[3] 0 50 300 20, cell[4] -, cell[3]/b 0 50 300 20"),
    FrameCase(
      "two cells are exactly those", 300, 200,
      "tableView t(pin: parent, rowHeight: 20) { cell { view a(pin: parent) }; cell { view b(pin: parent) } }",
      "a 0 0 300 20, b 0 20 300 20, cell[2] -"),
    // The second cell is left out; the footer follows the first.
    FrameCase(
      "fewer rows than cells", 300, 200,
      "tableView t(pin: parent, rowHeight: 20, rows: 1) { cell { view a(pin: parent) }; cell { view b(pin: parent) }; footer { height: 5; view f(pin: parent) } }",
      "cell[0] 0 0 300 20, cell[1] -, f 0 20 300 5"),
    FrameCase(
      "ten thousand", 300, 200, "tableView t(pin: parent, rowHeight: 50, rows: 10000) { cell { view v(pin: parent) } }",
      "cell[9999] 0 499950 300 50, cell[9999]/v 0 499950 300 50, cell[10000] -"),
    FrameCase(
      "fractions of points", 300, 200,
      "tableView t(pin: parent, rowHeight: 33.3, rows: 3) { cell { view v(pin: parent(1)) } }",
      "cell[2] 0 66.6 300 33.3, cell[2]/v 1 67.6 298 31.3"),
    // The screen's notch is above the first row; rows move under it and keep their shape.
    FrameCase(
      "the safe area does not count where rows move", 300, 200,
      "safeArea: (top: 30, leading: 10); tableView t(pin: parent, rowHeight: 40, rows: 3) { cell { view a(pin: safeArea) } }",
      "cell[0]/a 10 0 290 40, cell[2]/a 10 80 290 40"),
    // Twenty points less than the table, in every row.
    FrameCase(
      "what stands outside", 300, 200,
      "tableView t(pin: parent, rowHeight: 20, rows: 3) { cell { view a { leading == parent.leading; top == parent.top; height: 10; width == t.width - 20 } } }",
      "cell[0]/a 0 0 280 10, cell[2]/a 0 40 280 10"),
  ]

  /// Heights that nobody gives: the table's first cell's own.
  static let heights: [FrameCase] = [
    // Margins of 11: 11 + 30 + 11.
    FrameCase(
      "the content and its margins", 300, 200,
      "tableView t(pin: parent, rows: 2) { cell { label l(height: 30, pin: margins) } }",
      "cell[1] 0 52 300 52, cell[1]/l 16 63 268 30"),
    // 200 / 52 = 3.8.
    FrameCase(
      "and the number", 300, 200, "tableView t(pin: parent) { cell { label l(height: 30, pin: margins) } }",
      "cell[3] 0 156 300 52, cell[4] -"),
    // 11 + 20 + 8 + 12 + 11.
    FrameCase(
      "a stack", 300, 200,
      "tableView t(pin: parent, rows: 2) { cell { vstack(pin: margins, spacing: 8) { label a(height: 20); label b(height: 12) } } }",
      "cell[1] 0 62 300 62, cell[1]/b 16 101 268 12"),
    // 10 + 3 × 15 + 2 × 10 + 10: the placeholder lines are more than three of the font, 61.
    FrameCase(
      "placeholder lines", 300, 200,
      "tableView t(pin: parent, rows: 2) { cell { label l(numberOfLines: 3, pin: parent(vertical: 10, horizontal: 0)) } }",
      "cell[1] 0 85 300 85, cell[1]/l 0 95 300 65"),
    // Half of 300; half of 300 − 2 × 50 in a section with insets.
    FrameCase(
      "height from width", 300, 200,
      "tableView t(pin: parent, rows: 2) { cell { imageView p(pin: parent) { height == 0.5 * width } } }",
      "cell[1] 0 150 300 150"),
    FrameCase(
      "height from the section's width", 300, 200,
      "tableView t(pin: parent) { section s(rows: 2, insets: (horizontal: 50)) { cell { imageView p(pin: parent) { height == 0.5 * width } } } }",
      "s 0 0 300 200, s/cell[1] 50 100 200 100"),
    // One height for all, as in the library: the 20 of the very first.
    FrameCase(
      "one height for all sections", 300, 200,
      "tableView t(pin: parent) { section a(rows: 1) { cell { view x(height: 20, pin: parent) } }; section b(rows: 2) { cell { view y(pin: parent) } } }",
      "a 0 0 300 20, b 0 20 300 40, b/cell[1] 0 40 300 20"),
    FrameCase(
      "a first cell that says its height", 300, 200,
      "tableView t(pin: parent) { cell { height: 30; view a(pin: parent) }; cell { view b(pin: parent) } }",
      "a 0 0 300 30, b 0 30 300 30"),
    // Contents ask for 8 + 13 + 8; the default is 28; its own is 50.
    FrameCase(
      "headers", 300, 200,
      "tableView t(pin: parent, rowHeight: 20, rows: 1) { section a { header { label l(height: 13, pin: margins) }; cell { view x(pin: parent) } }; section b { header { view n(size: 5, pin: parent(leading: 0, top: 0)) }; cell { view y(pin: parent) } }; section c { header { height: 50; view o(size: 5, pin: parent(leading: 0, top: 0)) }; cell { view z(pin: parent) } } }",
      "x 0 29 300 20, y 0 77 300 20, z 0 147 300 20"),
    // Leading 10 is at the right: 300 − 10 − 20 wide from 20 on.
    FrameCase(
      "rtl: insets mirror", 300, 200,
      "tableView t(pin: parent, rowHeight: 20, rows: 2, insets: (leading: 10, trailing: 20)) { cell { view a(size: 10, pin: parent(leading: 4, top: 0)) } }",
      "cell[1] 20 20 270 20, cell[1]/a 276 20 10 10", direction: .rightToLeft),
  ]

  @Test(arguments: cases) func stacksRows(_ example: FrameCase) throws { try example.check() }
  @Test(arguments: counts) func countsRows(_ example: FrameCase) throws { try example.check() }
  @Test(arguments: heights) func findsHeights(_ example: FrameCase) throws { try example.check() }

  @Test(arguments: [
    ("tableView t(pin: parent, rows: 3) { cell { view v(size: 9, pin: parent(top: 0, leading: 0)) } }", "44"),
    ("tableView t(pin: parent, rows: 3) { cell }", "44"),
  ])
  func aHeightThatNothingSays(_ body: String, _ height: String) throws {
    let laidOut = try LaidOut(body)
    #expect(laidOut.ids == [.rowHeightMissing])
    try expectFrames("cell[2] 0 88 300 \(height)", in: laidOut)
  }

  @Test func aHeightThatNothingSaysInASection() throws {
    func ids(_ head: String, _ cell: String) throws -> [DiagnosticID] {
      let view = "view v(size: 9, pin: parent(top: 0, leading: 0))"
      return try LaidOut("tableView t(pin: parent) { section { \(head)rows: 3; cell { \(cell)\(view) } } }").ids
    }
    #expect(try ids("", "") == [.rowHeightMissing])
    #expect(try ids("rowHeight: 20; ", "") == [])
    #expect(try ids("", "rowHeight: 20; ") == [])
  }

  @Test(arguments: [
    "tableView t(frame: (0, 0, 300, 0), rowHeight: 20) { cell { view v(pin: parent) } }",
    "tableView t(pin: parent, rowHeight: 20)",
    "collectionView c(frame: (0, 0, 300, 0)) { cell { view v(pin: parent) } }",
    "collectionView c(pin: parent) {}",
  ])
  func nothingShows(_ body: String) throws {
    #expect(try LaidOut(body).ids == [.noRows])
  }

  /// 10,000 rows of 10,000 items, all of which can be seen.
  @Test func rowsThatMultiplyAreReported() throws {
    let laidOut = try LaidOut(
      "tableView t(frame: (0, 0, 300, 100000), rowHeight: 10, rows: 10000) { cell { collectionView c(pin: parent, itemSize: (1, 1), spacing: 0, items: 3000) { cell { view v(pin: parent) } } } }"
    )
    #expect(laidOut.ids == [.tooManyElements])
    #expect(laidOut.frames.rows(of: 2)?.count == 1)
  }

  @Test func rowsThatAddUpAreReported() throws {
    let laidOut = try LaidOut(
      "tableView t(pin: parent, rowHeight: 10, rows: 10000) { repeat 200 as i { section { cell { view v(pin: parent) } } } }"
    )
    #expect(laidOut.ids == [.tooManyElements])
  }
}
