import Foundation
import Testing

/// Every folder of Tests/Corpus/command is a call: `arguments` has one argument on each line, the other files are there
/// when it runs. `expected` has the exit code, both outputs and every file that the call wrote or changed.
struct GoldenTests {
  static let cases =
    FileManager.default.enumerator(atPath: packageFolder + "/" + corpus)?
    .compactMap { $0 as? String }.filter { $0.hasSuffix("/arguments") }
    .map { String($0.dropLast("/arguments".count)) }.sorted() ?? []

  @Test func corpusIsThere() { #expect(GoldenTests.cases.count >= 10) }

  @Test(arguments: cases)
  func call(_ name: String) throws {
    let source = packageFolder + "/\(corpus)/\(name)"
    let folder = try Folder()
    for file in try FileManager.default.contentsOfDirectory(atPath: source)
    where file != "arguments" && file != "expected" && file != "stdin" {
      try FileManager.default.copyItem(atPath: source + "/" + file, toPath: folder.path(file))
    }
    let before = Dictionary(uniqueKeysWithValues: folder.contents.map { ($0, try? folder.read($0)) })
    let arguments = try String(contentsOfFile: source + "/arguments", encoding: .utf8)
      .split(separator: "\n").map(String.init)
    let input = (try? Data(contentsOf: URL(filePath: source + "/stdin"))) ?? Data()

    let run = try skelc(arguments, in: folder.path, input: input)

    var text = "exit \(run.code)\n"
    text += section("standard output", run.outputText) + section("standard error", run.errors)
    for file in folder.contents where before[file] != .some(try? folder.read(file)) {
      text += section(file, (try? folder.text(file)) ?? "(folder)")
    }
    try expectGolden(text, "\(corpus)/\(name)/expected")
  }

  private func section(_ title: String, _ text: String) -> String {
    if text.isEmpty { return "" }
    return "--- \(title)\n\(text)" + (text.hasSuffix("\n") ? "" : "(no line end)\n")
  }
}

private let corpus = "Tests/Corpus/command"
