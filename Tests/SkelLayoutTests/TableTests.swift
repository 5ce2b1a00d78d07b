import SkelModel
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

  @Test(arguments: cases) func stacksRows(_ example: FrameCase) throws { try example.check() }

  @Test func rowsBelowTheFrameStandToo() throws {
    let laidOut = try LaidOut("tableView t(pin: parent, rowHeight: 50, rows: 1000) { cell { view v(pin: parent) } }")
    try expectFrames("cell[999] 0 49950 300 50", in: laidOut)
  }

  @Test func automaticHeightsComeLater() throws {
    let laidOut = try LaidOut(
      "tableView t(pin: parent, rows: 5) { cell { view v(pin: parent) { top == v.bottom + 9 } } }")
    #expect(laidOut.ids == [.notYetSupported])
  }

  @Test func automaticCountsComeLater() throws {
    let laidOut = try LaidOut("tableView t(pin: parent, rowHeight: 20) { section s { cell { view v(pin: parent) } } }")
    #expect(laidOut.ids == [.notYetSupported])
    try expectFrames("v 0 0 300 20", in: laidOut)
  }

  @Test func twoCellsAreExactlyThose() throws {
    let laidOut = try LaidOut(
      "tableView t(pin: parent, rowHeight: 20) { cell { view a(pin: parent) }; cell { view b(pin: parent) } }")
    #expect(laidOut.ids.isEmpty)
    try expectFrames("a 0 0 300 20, b 0 20 300 20", in: laidOut)
  }

  @Test func collectionsComeLater() throws {
    let laidOut = try LaidOut("collectionView c(pin: parent) { cell { view v(pin: parent) { leading == v.width } } }")
    #expect(laidOut.ids == [.notYetSupported])
  }
}
