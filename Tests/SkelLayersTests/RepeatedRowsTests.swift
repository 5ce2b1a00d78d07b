import SkelCompiler
import SkelLayers
import SkelModel
import SkelSyntax
import Testing

/// Cells that stand for several rows: a layer for each row that shows, with the row's own number.
@Suite struct RepeatedRowsTests {
  @Test func onlyRowsThatShowHaveLayers() throws {
    let many = try layers(of: table("rows: 10000"))
    let shown = try layers(of: table("rows: 3"))
    // The table, three rows of 50 in its 120 points, a picture in each.
    #expect(shown.layers.count == 7)
    #expect(many.ids == shown.ids)
    #expect(many.screen.elements.count == shown.screen.elements.count)
  }

  @Test func idsCarryTheRowsOwnNumbers() throws {
    let tree = try layers(
      of: """
        tableView posts(pin: parent, rowHeight: 20) {
          section first(rows: 3) { cell { view a(pin: parent) }; cell { view b(pin: parent) } }
          section second(rows: 2) { cell { view c(pin: parent) } }
        }
        """)
    #expect(
      tree.ids == [
        "S/posts", "S/posts/first", "S/posts/first/cell[0]", "S/posts/first/cell[0]/a", "S/posts/first/cell[1]",
        "S/posts/first/cell[1]/b", "S/posts/first/cell[2]", "S/posts/first/cell[2]/b", "S/posts/second",
        "S/posts/second/cell[0]", "S/posts/second/cell[0]/c", "S/posts/second/cell[1]", "S/posts/second/cell[1]/c",
      ])
    #expect(tree.layers.map(\.parent) == [-1, 0, 1, 2, 1, 4, 1, 6, 0, 8, 9, 8, 11])
    #expect(tree.layers.map(\.end) == [13, 8, 4, 4, 6, 6, 8, 8, 13, 11, 11, 13, 13])
    #expect(tree.layers.map(\.frame.y) == [0, 0, 0, 0, 20, 20, 40, 40, 60, 60, 60, 80, 80])
  }

  @Test func aRowThatIsOneBlockHasItsNumberToo() throws {
    let tree = try layers(of: "collectionView c(pin: parent, items: 3) { cell { cornerRadius: 4 } }")
    #expect(tree.ids == ["S/c", "S/c/cell[0]", "S/c/cell[1]", "S/c/cell[2]"])
    #expect(tree.layers.map(\.role) == [.container, .block, .block, .block])
  }

  /// Rows of 60 in 120 points; items of 100, of which 300 points show three.
  @Test func rowsOfItemsInRows() throws {
    let tree = try layers(
      of: """
        tableView t(pin: parent, rowHeight: 60, rows: 500) {
          cell {
            collectionView c(pin: parent, itemSize: (100, 60), spacing: 0, scrollDirection: horizontal, items: 500) {
              cell { imageView v(pin: parent(10)) }
            }
          }
        }
        """)
    #expect(tree.layers.count == 1 + 2 * (2 + 3 * 2))
    let last = try #require(tree.layer("S/t/cell[1]/c/cell[2]/v"))
    #expect(last.frame == Rect(x: 210, y: 70, width: 80, height: 40))
    #expect(tree.layers.indices.allSatisfy { tree.layers[$0].parent < $0 && Int(tree.layers[$0].end) > $0 })
  }

  @Test func rowsAreSnappedWhereTheyStand() throws {
    let tree = try layers(of: "tableView t(pin: parent, rowHeight: 20.3, rows: 3) { cell { view v(pin: parent) } }")
    // At two pixels a point: 20.3, 40.6 and 60.9 are 20.5, 40.5 and 61.
    #expect(tree.layer("S/t/cell[0]")?.frame == Rect(x: 0, y: 0, width: 300, height: 20.5))
    #expect(tree.layer("S/t/cell[1]/v")?.frame == Rect(x: 0, y: 20.5, width: 300, height: 20))
    #expect(tree.layer("S/t/cell[2]")?.frame == Rect(x: 0, y: 40.5, width: 300, height: 20.5))
  }

  @Test func whatIsNotSkeletonableIsPassedOver() throws {
    let tree = try layers(
      of:
        "tableView t(pin: parent, rowHeight: 20, rows: 3) { cell { isSkeletonable: false; view v(pin: parent) } }; view w(frame: (0, 0, 1, 1))"
    )
    #expect(tree.ids == ["S/w"])
  }

  @Test func linesInRows() throws {
    let tree = try layers(
      of: "tableView t(pin: parent, rowHeight: 40, rows: 2) { cell { label l(numberOfLines: 2, pin: parent) } }")
    #expect(tree.ids.last == "S/t/cell[1]/l/line[1]")
    // Two lines of 15 and a gap of 10 in the row from 40 on.
    #expect(tree.layers.last?.frame.y == 65)
  }

  private func table(_ rows: String) -> String {
    "tableView t(pin: parent, rowHeight: 50, \(rows)) { cell { imageView v(pin: parent(5)) } }"
  }

  private func layers(of body: String) throws -> LayerTree {
    let text = "screen S(size: (300, 120)) {\n\(body)\n}"
    let compilation = compile(Source(path: "test.skl", bytes: Array(text.utf8)), Options()) { _ in .missing }
    #expect(!compilation.diagnostics.hasErrors, "\(compilation.diagnostics.all.map(\.headline))")
    return try #require(compilation.screens.first).layers
  }
}
