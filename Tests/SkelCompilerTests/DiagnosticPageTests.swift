import SkelCompiler
import SkelModel
import SkelSyntax
import Testing

/// The page of every diagnostic is right about itself: its wrong example brings this diagnostic and no other, its mended
/// one brings none.
@Suite struct DiagnosticPageTests {
  /// What a page cannot show in one file of text: bytes that are no text, other files, an output without a screen.
  private static let beyondOneFile: [DiagnosticID] = [
    .notUTF8, .importMissing, .importCycle, .importUnreadable, .unusedImport, .noScreen,
  ]

  @Test(arguments: DiagnosticID.allCases.filter { !beyondOneFile.contains($0) })
  func examplesSayWhatThePageExplains(_ id: DiagnosticID) {
    #expect(said(id.page.wrong, besides: id) == [id])
    #expect(said(id.page.right, besides: id) == [])
  }

  /// The ids that a text brings; advice counts only where the page is about it.
  private func said(_ text: String, besides id: DiagnosticID) -> [DiagnosticID] {
    compileText(text, path: "page.skl").diagnostics.all.filter { $0.severity != .info || $0.id == id }.map(\.id)
  }
}

/// What advice and warnings offer to take away can be taken away.
@Suite struct RemovalFixTests {
  private static let withFix: [DiagnosticID] = [
    .unusedConstant, .unusedStyle, .unusedComponent, .redundantAttribute, .noEffect, .ignoredAttribute,
  ]

  @Test(arguments: withFix)
  func fixMendsThePagesExample(_ id: DiagnosticID) throws {
    let bytes = Array(id.page.wrong.utf8)
    let found = try #require(compileText(bytes, path: "page.skl", Options()).diagnostics.all.first { $0.id == id })
    let fixIt = try #require(found.fixIts.first)
    #expect(fixIt.isSafe && found.fixIts.count == 1)
    let mended =
      bytes[..<Int(fixIt.span.start)] + Array(fixIt.replacement.utf8) + bytes[Int(fixIt.span.end)...]
    let rest = compileText(Array(mended), path: "page.skl", Options()).diagnostics.all
    #expect(rest.filter { $0.severity == .error || $0.id == id }.map(\.headline) == [])
  }
}
