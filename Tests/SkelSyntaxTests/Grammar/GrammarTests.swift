import Foundation
import SkelSyntax
import Testing

/// `Grammar/skl.ebnf` is executed: it makes sentences that must parse, and judges broken ones.
@Suite struct GrammarTests {
  let grammar: EBNF
  let recogniser: Recogniser

  init() throws {
    let url = repository.appendingPathComponent("Grammar/skl.ebnf")
    grammar = try EBNF(String(contentsOf: url, encoding: .utf8))
    recogniser = Recogniser(grammar, start: "file")
  }

  @Test func twoTokensDecideEveryChoice() {
    #expect(recogniser.conflicts == [])
  }

  @Test func everyProductionIsUsedAndDefined() {
    var used: Set = ["file", "SPACE", "COMMENT", "WORD"]
    for production in grammar.productions { used.formUnion(references(production.expression)) }
    let defined = Set(grammar.productions.map(\.name))
    #expect(used.subtracting(defined) == ["SEP", "EOF", "NAME", "XID_START", "XID_CONTINUE"])
    #expect(defined.subtracting(used) == [])
  }

  @Test func theSamplesAreSentences() {
    for sample in samples {
      #expect(recogniser.accepts(terminals(of: parsed(sample.bytes).tree)), "\(sample.path)")
    }
  }

  @Test func sentencesParse() {
    var maker = SentenceMaker(grammar, seed: 3)
    var random = Random(seed: 4)
    for round in 0..<(isLongRun ? 200_000 : 20_000) {
      let text = render(maker.sentence(of: "file", size: 1 + round % 60), &random)
      let (tree, diagnostics) = parsed(text)
      if let first = diagnostics.first { Issue.record("round \(round): \(first.headline) in\n\(text)") }
      if !recogniser.accepts(terminals(of: tree)) { Issue.record("round \(round) is not recognised:\n\(text)") }
    }
  }

  @Test func brokenSentencesAreJudgedAsTheGrammarDoes() {
    var maker = SentenceMaker(grammar, seed: 5)
    var random = Random(seed: 6)
    var accepted = 0
    let rounds = isLongRun ? 400_000 : 24_000
    for round in 0..<rounds {
      var words = maker.sentence(of: "file", size: 1 + round % 40)
      for _ in 0...random.below(2) { mutate(&words, &random) }
      let text = render(words, &random)
      let (tree, diagnostics) = parsed(text)
      let isSentence = recogniser.accepts(terminals(of: tree))
      if isSentence { accepted += 1 }
      if isSentence != diagnostics.isEmpty {
        let verdict = isSentence ? "is a sentence, but: \(diagnostics.first?.headline ?? "")" : "is no sentence"
        Issue.record("round \(round) \(verdict)\n\(text)")
      }
      if let broken = brokenPromise(of: tree) { Issue.record("round \(round): \(broken) in\n\(text)") }
    }
    // Both verdicts must be common, or the test proves little.
    #expect(accepted > rounds / 20 && accepted < rounds * 19 / 20)
  }

  @Test(arguments: ["WORD", "NUMBER", "STRING", "COLOUR"])
  func tokensLexAsOne(_ name: String) {
    var maker = SentenceMaker(grammar, seed: 7)
    let kinds: [String: TokenKind] = ["WORD": .name, "NUMBER": .number, "STRING": .string, "COLOUR": .colour]
    for _ in 0..<2_000 {
      let text = maker.token(name)
      var diagnostics = Diagnostics()
      let tokens = lex(Source(path: "", bytes: Array(text.utf8)), as: FileID(0), into: &diagnostics)
      #expect(tokens.map(\.kind) == [kinds[name], .endOfFile] && diagnostics.all.isEmpty, "\(text)")
    }
  }

  @Test(arguments: ["SPACE", "LINE_COMMENT", "BLOCK_COMMENT"])
  func gapsHoldNoToken(_ name: String) {
    var maker = SentenceMaker(grammar, seed: 8)
    for _ in 0..<2_000 {
      let text = maker.token(name)
      var diagnostics = Diagnostics()
      let tokens = lex(Source(path: "", bytes: Array(text.utf8)), as: FileID(0), into: &diagnostics)
      #expect(tokens.count == 1 && diagnostics.all.isEmpty, "\(text)")
    }
  }

  /// The parser's methods quote the productions they read, word for word.
  @Test func methodsQuoteTheirProduction() throws {
    var quoted: Set<String> = []
    let folder = repository.appendingPathComponent("Sources/SkelSyntax")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      for line in text.split(separator: "\n").map(\.trimmed) where line.hasPrefix("///") {
        guard let mark = line.range(of: " ::= ") else { continue }
        let production = line[..<mark.lowerBound].dropFirst(3).trimmed
        let expected = grammar.productions.first { $0.name == production }
        let body = line[mark.upperBound...].trimmed
        #expect(expected?.text.squeezed == body.squeezed, "\(name): \(production)")
        quoted.insert(production)
      }
    }
    // Which words begin an element or are names is decided token by token, in `form`.
    let unquoted = grammar.productions.map(\.name).filter {
      $0.first?.isLowercase == true && !quoted.contains($0) && $0 != "kind" && $0 != "name"
    }
    #expect(unquoted == [])
  }

  // MARK: -

  private func references(_ expression: Expression) -> Set<String> {
    switch expression {
    case .literal, .characters: []
    case .reference(let name): [name]
    case .sequence(let parts), .choice(let parts): parts.reduce(into: []) { $0.formUnion(references($1)) }
    case .optional(let inner), .any(let inner), .atLeastOne(let inner): references(inner)
    }
  }

  /// The tokens of a tree as terminals, with SEP where the rule of line ends says so.
  private func terminals(of tree: SyntaxTree) -> [Int] {
    var words: [Word] = []
    var end = 0
    for token in tree.tokens {
      let text = tree.text(of: token)
      let word: Word
      switch token.kind {
      case .number: word = Word(terminal: "NUMBER", text: text)
      case .string: word = Word(terminal: "STRING", text: text)
      case .colour: word = Word(terminal: "COLOUR", text: text)
      case .endOfFile: word = Word(terminal: "EOF", text: "")
      case .name: word = Word(terminal: recogniser.terminals[text] == nil ? "NAME" : text, text: text)
      case .semicolon: word = Word(terminal: "SEP", text: text)
      default: word = Word(terminal: text, text: text)
      }
      let gap = tree.source.bytes[end..<token.start]
      let hasLineEnd = gap.contains { $0 == 10 || $0 == 13 }
      if hasLineEnd, separatesByLineEnd(words.last, word) { words.append(Word(terminal: "SEP", text: "\n")) }
      if word.terminal != "SEP" || words.last?.terminal != "SEP" { words.append(word) }
      end = token.end
    }
    return words.map { recogniser.terminals[$0.terminal] ?? 63 }
  }

  func mutate(_ words: inout [Word], _ random: inout Random) {
    guard !words.isEmpty else { return }
    let index = random.below(words.count)
    switch random.below(5) {
    case 0: words.remove(at: index)
    case 1: words.insert(words[index], at: index)
    case 2: words.swapAt(index, random.below(words.count))
    case 3: words[index] = words[random.below(words.count)]
    default: words[index] = anyWord(&random)
    }
  }

  private func anyWord(_ random: inout Random) -> Word {
    let all = recogniser.terminals.keys.sorted().filter { $0 != "EOF" }
    let terminal = random.pick(all)
    switch terminal {
    case "SEP": return Word(terminal: terminal, text: random.pick(["\n", ";"]))
    case "NAME": return Word(terminal: terminal, text: random.pick(["label", "x", "and", "not"]))
    case "NUMBER": return Word(terminal: terminal, text: "7")
    case "STRING": return Word(terminal: terminal, text: "\"s\"")
    case "COLOUR": return Word(terminal: terminal, text: "#abc")
    default: return Word(terminal: terminal, text: terminal)
    }
  }
}

extension String {
  /// One space between words, none elsewhere.
  fileprivate var squeezed: String { split(separator: " ").joined(separator: " ") }
}
