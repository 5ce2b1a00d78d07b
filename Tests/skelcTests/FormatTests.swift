import Foundation
import SkelSyntax
import Testing

/// `Tests/Corpus/format` has texts and beside them how they are laid out.
struct FormatCorpusTests {
  static let cases =
    ((try? FileManager.default.contentsOfDirectory(atPath: packageFolder + "/" + corpus)) ?? [])
    .filter { $0.hasSuffix(".skl") && !$0.hasSuffix(".formatted.skl") }.map { String($0.dropLast(4)) }.sorted()

  @Test func corpusIsThere() { #expect(FormatCorpusTests.cases.count >= 8) }

  @Test(arguments: cases)
  func layout(_ name: String) throws {
    let text = try Data(contentsOf: URL(filePath: packageFolder + "/\(corpus)/\(name).skl"))
    var diagnostics = Diagnostics()
    let result = format(Source(path: name, bytes: [UInt8](text)), into: &diagnostics)
    #expect(diagnostics.all.map(\.headline) == [])
    try expectGolden(String(decoding: result ?? [], as: UTF8.self), "\(corpus)/\(name).formatted.skl")
  }
}

/// How `skelc format` treats files; what it prints is in the goldens.
struct FormatFileTests {
  @Test func rightsAndLinksStay() throws {
    let folder = try Folder()
    try folder.write(untidy, to: "deep/a.skl")
    try folder.link("b.skl", to: "deep/a.skl")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("deep/a.skl"))
    let run = try skelc(["format", "b.skl"], in: folder.path)
    #expect(run.code == 0 && run.output.isEmpty && run.errors.isEmpty)
    #expect(try folder.text("deep/a.skl") == tidy)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("b.skl")) == "deep/a.skl")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("deep/a.skl"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(folder.contents == ["b.skl", "deep", "deep/a.skl"])
  }

  @Test func tidyFilesAreNotTouched() throws {
    let folder = try Folder()
    try folder.write(tidy, to: "a.skl")
    let long = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: folder.path("a.skl"))
    #expect(try skelc(["format", "a.skl"], in: folder.path).code == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("a.skl"))
    #expect(attributes[.modificationDate] as? Date == long)
  }

  @Test(arguments: ["1", "2", "7"])
  func manyFiles(_ threads: String) throws {
    let folder = try Folder()
    let names = (0..<40).map { "f\($0).skl" }
    for (index, name) in names.enumerated() { try folder.write(index % 4 == 3 ? "let = 1" : untidy, to: name) }
    let check = try skelc(["format", "--check", "-j", threads, "--diagnostics", "short"] + names, in: folder.path)
    #expect(check.code == 1)
    let others = names.enumerated().filter { $0.offset % 4 != 3 }.map(\.element)
    #expect(check.outputText == others.map { "\($0): not formatted\n" }.joined())
    let broken = check.errors.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
    #expect(broken == names.filter { !others.contains($0) } + ["skelc"])

    #expect(try skelc(["format", "-j", threads] + names, in: folder.path).code == 1)
    for (index, name) in names.enumerated() { #expect(try folder.text(name) == (index % 4 == 3 ? "let = 1" : tidy)) }
    #expect(try skelc(["format", "--check", "-j", threads] + others, in: folder.path).code == 0)
  }

  @Test func filesThatCannotBeWritten() throws {
    let folder = try Folder()
    try folder.write(untidy, to: "a.skl")
    try folder.makeFolder("b.skl")
    let run = try skelc(["format", "b.skl", "c.skl", "a.skl"], in: folder.path)
    #expect(run.code == 3)
    #expect(run.errors.contains("'b.skl'") && run.errors.contains("'c.skl'"))
    #expect(try folder.text("a.skl") == tidy)
  }

  /// What is written to a pipe would be lost, or waited with for a reader.
  @Test(arguments: ["format", "fix"])
  func onlyFilesAreReplaced(_ verb: String) throws {
    let folder = try Folder()
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    let run = try skelc([verb, "pipe"], in: folder.path, limit: 10)
    #expect(run.code == 3)
    #expect(run.errors == "skelc: error: cannot read 'pipe': Not a regular file\n")
  }

  /// `git apply` and `patch` may not be there; the goldens show the form they take.
  @Test func differenceAppliesToTheFile() throws {
    let folder = try Folder()
    let text = (0..<200).map { $0 % 9 == 0 ? "let  a\($0) = 1" : "let a\($0) = 1" }.joined(separator: "\n")
    try folder.write(text, to: "a.skl")
    let run = try skelc(["format", "--diff", "a.skl"], in: folder.path)
    #expect(run.code == 0)
    #expect(try folder.text("a.skl") == text)
    let result = applied([UInt8](run.output), to: Array(text.utf8))
    #expect(try skelc(["format", "-"], in: folder.path, input: Data(text.utf8)).output == result.map { Data($0) })
  }
}

private let corpus = "Tests/Corpus/format"
private let untidy = "screen  A{label   x( height:20 )}"
private let tidy = "screen A { label x(height: 20) }\n"
