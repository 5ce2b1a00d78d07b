import Foundation
import SkelModel
import Testing

/// The automatic rows and items that SkeletonView made, against those of a screen that says the same.
@Suite struct OracleRowsTests {
  struct Case: Decodable {
    struct Input: Decodable {
      var kind: String
      var height: Double
      var width: Double?
      /// -1 is automatic: the estimate takes its place.
      var rowHeight: Double?
      var estimatedRowHeight: Double?
      var dataSourceRows: Int?
      var sections: Int?
      var direction: String?
      var itemW: Double?
      var itemH: Double?
      /// `custom` is no flow layout.
      var layout: String?
    }

    struct Expected: Decodable {
      var rowsPerSection: [Int]?
      var itemsPerSection: [Int]?
      var rowHeightWhileActive: Double?
    }

    var id: String
    var input: Input
    var expected: Expected
  }

  @Test func rowsAndItems() throws {
    let cases = try JSONDecoder().decode(
      [Case].self,
      from: Data(
        contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(
          path: "../Fixtures/skeletonview-rows.json")))
    #expect(cases.count == 27)
    for item in cases {
      let laidOut = try LaidOut(item.input.text, design: Size(width: 1000, height: 1000))
      let cells = laidOut.screen.elements.indices.filter { laidOut.screen.elements[$0].kind == .cell }
      let counts = cells.map { laidOut.frames.rows(of: $0)?.count ?? 1 }
      #expect(counts == item.expected.rowsPerSection ?? item.expected.itemsPerSection, "\(item.id)")
      if let height = item.expected.rowHeightWhileActive {
        #expect(laidOut.frames[cells[0]].height == height, "\(item.id)")
      }
    }
  }
}

extension OracleRowsTests.Case.Input {
  /// A layout that is no flow layout has no items of its own: the one case says so by their number.
  fileprivate var text: String {
    let cell = "cell { view(pin: parent) }"
    guard kind == "table" else {
      let items = layout == nil ? dataSourceRows.map { ", items: \($0)" } ?? "" : ", items: 0"
      return
        "collectionView c(frame: (0, 0, \(width ?? 0), \(height)), itemSize: (\(itemW ?? 0), \(itemH ?? 0)), scrollDirection: \(direction ?? "vertical")\(items)) { \(cell) }"
    }
    let given = rowHeight ?? -1
    let rows = dataSourceRows.map { ", rows: \($0)" } ?? ""
    let parts = Array(repeating: "section { \(cell) }", count: sections ?? 1).joined(separator: "; ")
    return
      "tableView t(frame: (0, 0, 300, \(height)), rowHeight: \(given < 0 ? estimatedRowHeight ?? 0 : given)\(rows)) { \(parts) }"
  }
}
