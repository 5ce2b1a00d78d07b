import Foundation
import SkelSyntax
import Testing

/// Writes what other parsers of the language are compared with: `SKELC_SENTENCES=FILE` gets the samples, the tests' files,
/// sentences of the grammar and broken ones, each with its tree or with none where it is no sentence.
@Suite struct SentenceFileTests {
  struct Case: Encodable {
    var text: String
    /// The nodes in pre-order, `kind start end`, the ends in bytes; empty where the text is no sentence.
    var nodes: [String]
  }

  @Test(.enabled(if: sentenceFile != nil))
  func writesSentences() throws {
    let grammar = try GrammarTests()
    var cases = samples.map { judged(String(decoding: $0.bytes, as: UTF8.self)) }
    #expect(cases.allSatisfy { !$0.nodes.isEmpty })
    for folder in ["Tests/Corpus", "Tests/Editors"] {
      let path = repository.appendingPathComponent(folder).path
      for name in FileManager.default.enumerator(atPath: path)?.compactMap({ $0 as? String }).sorted() ?? []
      where name.hasSuffix(".skl") {
        cases.append(judged(try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)))
      }
    }
    #expect(cases.count > samples.count + 20)
    var maker = SentenceMaker(grammar.grammar, seed: 9)
    var random = Random(seed: 10)
    let rounds = isLongRun ? 40_000 : 4_000
    for round in 0..<rounds {
      var words = maker.sentence(of: "file", size: 1 + round % 60)
      cases.append(judged(render(words, &random)))
      grammar.mutate(&words, &random)
      cases.append(judged(render(words, &random)))
    }
    #expect(cases.count { $0.nodes.isEmpty } > rounds / 4)
    try JSONEncoder().encode(cases).write(to: URL(filePath: try #require(sentenceFile)))
  }

  private func judged(_ text: String) -> Case {
    let (tree, diagnostics) = parsed(text)
    guard diagnostics.isEmpty else { return Case(text: text, nodes: []) }
    return Case(
      text: text,
      nodes: tree.nodes.indices.map {
        let span = tree.span($0)
        return "\(tree.kind($0)) \(span.start) \(span.end)"
      })
  }
}

private let sentenceFile = ProcessInfo.processInfo.environment["SKELC_SENTENCES"]
