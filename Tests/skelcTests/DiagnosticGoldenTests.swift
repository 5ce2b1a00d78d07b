import SkelBackends
import SkelCompiler
import SkelModel
import SkelSyntax
import Testing

@testable import skelc

/// What each kind of diagnostic says about its page's wrong example, as text and as JSON, in Tests/Corpus/diagnostics.
struct DiagnosticGoldenTests {
  @Test(arguments: DiagnosticID.allCases)
  func example(_ id: DiagnosticID) throws {
    let (compilation, request) = compiled(id)
    let input = [CompiledInput(compilation, request)].demandingPictures(for: request)[0]
    let said = input.diagnostics.all.filter { $0.severity != .info || $0.id == id }
    #expect(said.contains { $0.id == id }, "\(id.rawValue) is not what its example brings")

    var text: [UInt8] = []
    render(said, input.sources, as: .text, isColoured: false, into: &text)
    try expectGolden(String(decoding: text, as: UTF8.self), "Tests/Corpus/diagnostics/\(id.rawValue).txt")

    var json = OutputBuffer(reserving: 1 << 10)
    json.append(json: [(said, input.sources)])
    json.append("\n")
    try expectGolden(
      String(decoding: json.finish(), as: UTF8.self), "Tests/Corpus/diagnostics/\(id.rawValue).json")
  }

  @Test func nothingElseIsInTheFolder() throws {
    let names = DiagnosticID.allCases.flatMap { ["\($0.rawValue).json", "\($0.rawValue).txt"] }
    #expect(try files(in: "Tests/Corpus/diagnostics") == names.sorted())
  }

  /// The example, and what it needs that one file of text cannot hold.
  private func compiled(_ id: DiagnosticID) -> (Compilation, Request) {
    var bytes = Array(id.page.wrong.utf8)
    var request = Request()
    var path = "\(id.rawValue).skl"
    var found = LoadResult.missing
    switch id {
    case .notUTF8: bytes += [0xe9]
    case .importCycle: path = "cards.skl"
    case .importUnreadable: found = .unreadable("Is a directory")
    case .unusedImport: found = .found(Source(path: "cards.skl", bytes: Array("component Card {}\n".utf8)))
    case .noScreen: request.formats = [.svg]
    default: break
    }
    return (compile(Source(path: path, bytes: bytes), request.options) { _ in found }, request)
  }
}
