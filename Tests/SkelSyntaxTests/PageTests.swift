import Foundation
import SkelSyntax
import Testing

@Suite struct PageTests {
  /// Ids that lexer and parser report; all others come later and their examples have no mistake in syntax.
  private let syntactic: [DiagnosticID] = [
    .unexpectedCharacter, .unclosedString, .unknownEscape, .unclosedComment, .numberForm, .colourForm, .expected,
    .neverClosed, .unmatchedCloser, .tooDeep, .misplacedItem,
  ]

  @Test(arguments: DiagnosticID.allCases)
  func examplesSayWhatTheyAreFor(_ id: DiagnosticID) {
    let page = id.page
    #expect(parsed(page.wrong).diagnostics.map(\.id) == (syntactic.contains(id) ? [id] : []))
    #expect(parsed(page.right).diagnostics.map(\.headline) == [])
    #expect(page.wrong != page.right)
  }

  @Test(arguments: DiagnosticID.allCases)
  func pagesAreSentences(_ id: DiagnosticID) {
    #expect(id.page.title.hasSuffix("."))
    #expect(!id.page.explanation.isEmpty && !id.page.explanation.hasSuffix("\n"))
  }

  /// `Grammar/diagnostics.md` is made from the pages; `SKELC_UPDATE=1` writes it anew.
  @Test func referenceIsUpToDate() throws {
    let url = repository.appendingPathComponent("Grammar/diagnostics.md")
    let variables = ProcessInfo.processInfo.environment
    if variables["SKELC_UPDATE"] == "1", variables["CI"] == nil {
      try Data(diagnosticReference().utf8).write(to: url)
    }
    let stored = try String(contentsOf: url, encoding: .utf8)
    #expect(stored == diagnosticReference(), "run the tests with SKELC_UPDATE=1 to write it again")
  }
}
