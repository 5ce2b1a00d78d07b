import Foundation
import SkelBackends
import SkelCompiler
import SkelSyntax
import Testing

/// The formatter changes nothing but looks, and keeps its own result.
@Suite struct FormatTests {
  @Test func samplesAreFormatted() throws {
    for sample in samples {
      var diagnostics = Diagnostics()
      let text = try #require(format(sample, into: &diagnostics))
      #expect(String(decoding: text, as: UTF8.self) == String(decoding: sample.bytes, as: UTF8.self), "\(sample.path)")
    }
  }

  @Test func sentences() throws {
    let grammar = try EBNF(
      String(contentsOf: repository.appendingPathComponent("Grammar/skl.ebnf"), encoding: .utf8))
    var maker = SentenceMaker(grammar, seed: 9)
    var random = Random(seed: 10)
    for round in 0..<(isLongRun ? 10_000 : 1_000) {
      let text = render(maker.sentence(of: "file", size: 1 + round % 60), &random)
      expectFormat(Array(text.utf8), "sentence \(round)")
      let other = decorated(Array(text.utf8), &random)
      #expect(parsed(other).diagnostics.isEmpty, "decoration broke sentence \(round)")
      expectFormat(other, "decorated sentence \(round)")
    }
  }

  @Test func decoratedSamples() {
    var random = Random(seed: 11)
    for sample in samples {
      for round in 0..<(isLongRun ? 100 : 3) {
        let text = decorated(sample.bytes, &random, percent: [2, 10, 30][round % 3])
        #expect(parsed(text).diagnostics.isEmpty, "decoration broke \(sample.path)")
        expectFormat(text, "decorated \(sample.path), round \(round)")
      }
    }
  }

  /// The layers are the same byte for byte but for the places in the source.
  @Test func layersStay() {
    var random = Random(seed: 12)
    for sample in samples {
      let text = decorated(sample.bytes, &random, percent: 10)
      #expect(layers(of: format(parsed(text).tree), sample) == layers(of: text, sample), "\(sample.path)")
    }
  }

  /// Every prefix that ends with a token, and in the long run every prefix.
  @Test func prefixesOfSamples() {
    for sample in samples {
      let ends = isLongRun ? Array(0...sample.bytes.count) : parsed(sample.bytes).tree.tokens.map(\.end)
      for end in ends {
        let prefix = Array(sample.bytes[..<end])
        var diagnostics = Diagnostics()
        let text = format(Source(path: sample.path, bytes: prefix), into: &diagnostics)
        #expect((text == nil) == diagnostics.hasErrors)
        if text != nil { expectFormat(prefix, "\(sample.path) up to \(end)") }
      }
    }
  }

  @Test(arguments: [
    ("let a = ", "(", "1", ")"), ("let a = ", "[", "1", "]"), ("let a = ", "f(", "", ")"),
    ("let a = ", "[f(", "1", ")]"), ("let a = ", "(1 + ", "2", " - 3)"), ("let a = ", "a[", "1", "]"),
    ("screen A {", "view { ", "x: 1", " }"),
    ("screen A {", "if a { ", "b", " } else { c }"), ("screen A {", "view {\n", "x: 1 // c\n", "}\n"),
  ])
  func deepNesting(_ start: String, _ opener: String, _ middle: String, _ closer: String) {
    let openers = opener.count { "([{".contains($0) }
    let depth = (256 - start.count { $0 == "{" }) / openers
    let text =
      start + String(repeating: opener, count: depth) + middle + String(repeating: closer, count: depth)
      + (start.hasSuffix("{") ? "}" : "")
    #expect(parsed(text).diagnostics.isEmpty)
    expectFormat(Array(text.utf8), "\(depth) × \(opener)")
  }

  @Test(arguments: [
    ("let a = [", "(1, [2]), ", "]"), ("let a = 1", " + f(2) * 3", ""), ("screen A { ", "label l(x: 1); ", "}"),
    ("let a = 1 ", "/* c */ ", ""), ("let a = [", "1, // c\n", "]"), ("let a = \"", "é", "\""),
    ("screen A { if a { b }", " else if a { b }", "}"),
  ])
  func longLines(_ start: String, _ piece: String, _ end: String) {
    let count = (isLongRun ? 1_000_000 : 50_000) / piece.utf8.count
    expectFormat(Array((start + String(repeating: piece, count: count) + end).utf8), "\(count) × \(piece)")
  }

  @Test(arguments: [
    ("", ""), (" \n\t\r\n", ""), ("\u{FEFF}", ""), ("\u{FEFF}let a = 1", "let a = 1\n"), (";", ""),
    ("\n\n// c", "// c\n"), ("let a = 1\r\rlet b = 2\r\n\r\n\r\nlet c = 3\r", "let a = 1\n\nlet b = 2\n\nlet c = 3\n"),
    ("/* a\r\n b \r c */ // d \t", "/* a\n b \n c */  // d\n"), ("let a = 1  // é   ", "let a = 1  // é\n"),
    ("let a = 1.50 + #ABCdef", "let a = 1.50 + #ABCdef\n"), ("let a = \"\\u{41}  x\"", "let a = \"\\u{41}  x\"\n"),
  ])
  func whiteSpace(_ text: String, _ expected: String) {
    #expect(String(decoding: format(parsed(text).tree), as: UTF8.self) == expected)
  }

  @Test func errorsAreReported() {
    var diagnostics = Diagnostics()
    #expect(format(Source(path: "", bytes: Array("let a = ".utf8)), into: &diagnostics) == nil)
    #expect(diagnostics.hasErrors)
    // What was reported before does not matter.
    #expect(format(Source(path: "", bytes: Array("let a=1".utf8)), into: &diagnostics) == Array("let a = 1\n".utf8))
  }
}

// MARK: - Implementation

private func expectFormat(_ bytes: [UInt8], _ what: @autoclosure () -> String) {
  if let broken = brokenFormat(of: bytes) {
    Issue.record("\(what()): \(broken)\n\(String(decoding: bytes.prefix(2_000), as: UTF8.self))")
  }
}

/// The layers of a text in place of a sample, as JSON without `source`; the messages where it does not compile.
private func layers(of text: [UInt8], _ sample: Source) -> String {
  let compilation = compile(Source(path: sample.path, bytes: text), Options()) { path in
    samples.first { $0.path == path }.map { .found($0) } ?? .missing
  }
  if compilation.diagnostics.hasErrors { return compilation.diagnostics.all.map(\.headline).joined(separator: "\n") }
  let json = String(decoding: emitJSON(compilation.layers(at: nil), compilation.sources), as: UTF8.self)
  return json.components(separatedBy: "\"source\": {").enumerated()
    .map { $0 == 0 ? $1 : String($1.drop { $0 != "}" }) }.joined()
}
