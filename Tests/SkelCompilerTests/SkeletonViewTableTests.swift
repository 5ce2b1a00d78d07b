import SkelCompiler
import Testing

/// `Grammar/skeletonview.md` says how SkeletonView's guide is expressed here: every row is compiled.
@Suite struct SkeletonViewTableTests {
  @Test func everyRowCompiles() throws {
    let page = String(decoding: try #require(Repository.bytes("Grammar/skeletonview.md")), as: UTF8.self)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| there") }
    #expect(rows.count >= 59)
    for row in rows {
      let cells = row.split(separator: "|")
      let code = try #require(cells.count > 1 ? cells[1].split(separator: "`").dropFirst().first.map(String.init) : nil)
      let declares = code.hasPrefix("screen ") || code.hasPrefix("appearance ")
      let text = declares ? code : "screen S(size: (375, 667)) {\n\(code)\n}"
      let diagnostics = compileText(text, path: "row.skl").diagnostics.all.filter { $0.severity != .info }
      #expect(diagnostics.map(\.headline) == [], "\(row)")
    }
  }
}
