import SkelCompiler
import SkelSyntax
import Testing

/// What iOS developers write on their first day, a file for each slip in `Tests/Corpus/slips`, and what is printed of it
/// beside it. The first line says what mends it: `// fix: cornerRadius`.
@Suite struct SlipTests {
  static let files = Repository.files("Tests/Corpus/slips", ".skl")

  @Test func thereAreEnough() { #expect(SlipTests.files.count >= 60) }

  /// The first error's headline names what mends the slip, or its fix-it writes it; and there is no second error.
  @Test(arguments: files)
  func theFirstErrorNamesTheFix(_ path: String) throws {
    let slip = try Slip(path)
    #expect(!slip.body.contains(slip.fix), "the slip contains '\(slip.fix)' itself, so that naming it proves nothing")
    let errors = slip.text.errors
    let first = try #require(errors.first)
    let mended = first.fixIts.first.map { String(slip.text.applying($0).dropFirst(slip.head.count)) } ?? ""
    #expect(first.headline.contains(slip.fix) || mended.contains(slip.fix), "\(first.headline)")
    #expect(errors.count == 1, "\(errors.map(\.headline))")
    #expect(!slip.text.span(first.span).contains("\n"), "the mark goes over several lines")
  }

  /// Whatever is safe to apply leaves a file that compiles.
  @Test(arguments: files)
  func safeFixItsMendAll(_ path: String) throws {
    var text = try Slip(path).text
    guard text.errors.first?.fixIts.first?.isSafe == true else { return }
    var rounds = 0
    while let fixIt = text.errors.lazy.compactMap(\.fixIts.first).first(where: \.isSafe), rounds < 5 {
      text = text.applying(fixIt)
      rounds += 1
    }
    #expect(text.errors.map(\.headline) == [], "\(text)")
  }

  @Test(arguments: files)
  func whatIsPrintedIsKept(_ path: String) throws {
    let compilation = compileFile(path)
    var printed: [UInt8] = []
    let shown = compilation.diagnostics.all.filter { $0.severity != .info }
    render(shown, compilation.sources, as: .text, isColoured: false, into: &printed)
    let golden = path.dropLast(3) + "txt"
    if Repository.isUpdating { try Repository.write(String(decoding: printed, as: UTF8.self), String(golden)) }
    #expect(Repository.bytes(String(golden)) == printed)
  }
}

private struct Slip {
  let text: String
  /// The line that says what mends it, with its line end.
  let head: String
  let body: String
  let fix: String

  init(_ path: String) throws {
    text = String(decoding: try #require(Repository.bytes(path)), as: UTF8.self)
    let end = try #require(text.firstIndex(of: "\n"))
    head = String(text[...end])
    body = String(text[text.index(after: end)...])
    #expect(head.hasPrefix("// fix: "), "\(path)")
    fix = String(head.dropFirst(8).dropLast())
  }
}

extension String {
  fileprivate var errors: [Diagnostic] { compileText(self).diagnostics.all.filter { $0.severity == .error } }

  fileprivate func span(_ span: Span) -> String {
    String(decoding: Array(utf8)[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }

  fileprivate func applying(_ fixIt: Diagnostic.FixIt) -> String {
    var bytes = Array(utf8)
    bytes.replaceSubrange(Int(fixIt.span.start)..<Int(fixIt.span.end), with: fixIt.replacement.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}
