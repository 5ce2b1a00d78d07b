import Foundation
import Testing

@testable import skelc

/// The binary has the page that stands in the repository.
struct PreviewPageTests {
  static let page = "Sources/skelc/Preview/page.html"

  /// `SKELC_UPDATE=1` takes over the page.
  @Test func pageIsEmbedded() throws {
    let text = try String(contentsOfFile: packageFolder + "/" + PreviewPageTests.page, encoding: .utf8)
    #expect(!text.contains("\"\"\"##"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let literal = lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
    let source = """
      /// `\(PreviewPageTests.page)`, copied by `SKELC_UPDATE=1 swift test`; change it there.
      let previewPage = ##\"""
      \(literal)
        \"""##

      """
    try expectGolden(source, "Sources/skelc/Preview/PreviewPage+HTML.swift")
  }

  @Test func placeholdersAreThere() {
    for word in ["/*SETUP*/null", "FINGERPRINT", "nonce=\"NONCE\""] { #expect(previewPage.contains(word), "\(word)") }
  }

  @Test func pageKnowsItsSetup() {
    var page = PreviewPage(Request())
    let (bytes, policy) = page.fresh()
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("{\"name\": \"iPhone15\", \"width\": 393, \"height\": 852"))
    #expect(!text.contains("NONCE") && !text.contains("FINGERPRINT") && !text.contains("/*SETUP*/"))
    let nonce = policy.split(separator: "'nonce-")[1].prefix { $0 != "'" }
    #expect(nonce.count >= 16 && text.contains("<script nonce=\"\(nonce)\">"))
    #expect(page.fresh().policy != policy)
  }
}
