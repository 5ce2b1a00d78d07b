import SkelCompiler
import Testing

/// The pages that say how each library's own guide is expressed here: every row is compiled.
@Suite struct LibraryTableTests {
  struct Page: CustomTestStringConvertible {
    var path: String
    var library: String
    /// At least so many rows.
    var rows: Int

    var testDescription: String { path }
  }

  static let pages = [
    Page(path: "Grammar/skeletonview.md", library: "skeletonView", rows: 59),
    Page(path: "Grammar/leadkit.md", library: "leadKit", rows: 57),
    Page(path: "Grammar/shimmerblocks.md", library: "shimmerBlocks", rows: 30),
    Page(path: "Grammar/tutorial.md", library: "shimmerTutorial", rows: 24),
  ]

  @Test(arguments: pages) func everyRowCompiles(_ page: Page) throws {
    let text = String(decoding: try #require(Repository.bytes(page.path)), as: UTF8.self)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| there") }
    #expect(rows.count >= page.rows)
    for row in rows {
      let cells = row.split(separator: "|")
      let code = try #require(cells.count > 1 ? cells[1].split(separator: "`").dropFirst().first.map(String.init) : nil)
      let declares = code.hasPrefix("screen ") || code.hasPrefix("appearance ")
      // Something is drawn in any case.
      let box = "view(frame: (0, 660, 7, 7))"
      let text = declares ? code : "screen S(size: (375, 667), library: \(page.library)) {\n\(code)\n\(box)\n}"
      let diagnostics = compileText(text, path: "row.skl").diagnostics.all.filter { $0.severity != .info }
      #expect(diagnostics.map(\.headline) == [], "\(row)")
    }
  }
}
