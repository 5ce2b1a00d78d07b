import Foundation
import SkelSyntax
import Testing

/// Longer variants run with SKELC_LONG=1.
let isLongRun = ProcessInfo.processInfo.environment["SKELC_LONG"] == "1"

/// Nothing crashes the parser, nothing makes it hang, and the tree keeps its promises.
@Suite struct RobustnessTests {
  /// Every prefix that ends with a token, and in the long run every prefix.
  @Test func prefixesOfSamples() {
    for sample in samples {
      let ends = isLongRun ? Array(0...sample.bytes.count) : parsed(sample.bytes).tree.tokens.map(\.end)
      for end in ends { expectPromises(Array(sample.bytes[..<end]), "\(sample.path) up to \(end)") }
    }
  }

  @Test func samplesWithoutOneToken() {
    for sample in samples {
      for token in parsed(sample.bytes).tree.tokens {
        let bytes = Array(sample.bytes[..<token.start] + sample.bytes[token.end...])
        expectPromises(bytes, "\(sample.path) without the token at \(token.start)")
      }
    }
  }

  @Test func randomTokens() {
    var random = Random(seed: 1)
    for round in 0..<(isLongRun ? 1_000_000 : 100_000) {
      expectPromises(randomTokenText(&random), "round \(round)")
    }
  }

  @Test func randomBytes() {
    var random = Random(seed: 2)
    let bytes = (0..<(10 << 20)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    expectPromises(bytes, "random bytes")
  }

  @Test(arguments: [
    "{", "(", "[", "a{", "a(", "x: [", "/*", "if a {", "-(", "!(", "a[", "else if a {", "repeat 2 {", "screen a {",
    "(a: ", "a: ((", "{(", "a{b(", "x == a[",
  ])
  func deepNesting(_ opener: String) {
    // The plain ones as deep as hostile input is, the mixed ones deep enough to pass the limit many times over.
    let depth = isLongRun || ["{", "(", "[", "/*"].contains(opener) ? 20_000 : 2_000
    for prefix in ["", "screen A {\nx: ", "screen A { "] {
      let open = prefix + String(repeating: opener, count: depth)
      expectPromises(Array(open.utf8), "\(depth) × \(opener)")
      let closers = opener.reversed().compactMap { ["{": "}", "(": ")", "[": "]", "*": "*/"][$0] }.joined()
      let closed = open + " " + String(repeating: closers, count: depth)
      expectPromises(Array(closed.utf8), "\(depth) × \(opener) and \(closers)")
    }
  }

  @Test(arguments: [
    "}", ")", "]", "+", "-", "!", "&&", "a.", "a ", "a:", "a==", "a,", ";", "\"", "#", "/", "1 ", "1.", "else ",
    "if ", "a+", "a||", "!=", "@", "=", "not ", "and ", "let a=", "x: a < ", "-1-", "\u{201C}", "'", "`", "``",
    "(]", "[)", "a(b]", "a\n(", "{}}", "{]}", "/*", "*/", "\\", "\"\\", "\"\\u{",
  ])
  func longRuns(_ piece: String) {
    let count = isLongRun ? 20_000 : 4_000
    for prefix in ["", "screen A {\nx: ", "screen A { a("] {
      expectPromises(Array((prefix + String(repeating: piece, count: count)).utf8), "\(count) × \(piece)")
    }
  }

  /// The deepest nesting that is read fits a megabyte of stack; optimised code needs a quarter of that, less than the
  /// secondary threads of macOS have.
  @Test(arguments: ["{ view ", "f(", "(", "[a[", "-(", "!(", "if a { view { "])
  func deepestNestingFitsSmallStacks(_ opener: String) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let start = opener.contains("{") ? "screen A " : "let a = "
      _ = parsed(start + String(repeating: opener, count: 300))
      done.signal()
    }
    thread.stackSize = 1 << 20
    thread.start()
    done.wait()
  }

  @Test func longChainsAreLinear() {
    let chain = "let a = 1" + String(repeating: " + 2 * 3", count: 50_000)
    let tree = parsed(chain).tree
    #expect(brokenPromise(of: tree) == nil)
    #expect(tree.nodes.count == 2 + 50_000 * 4 + 1)
  }
}

private func expectPromises(_ bytes: [UInt8], _ what: @autoclosure () -> String) {
  if let broken = brokenPromise(of: parsed(bytes).tree) {
    Issue.record("\(what()): \(broken)\n\(String(decoding: bytes.prefix(400), as: UTF8.self))")
  }
}

private let vocabulary = [
  "{", "}", "(", ")", "[", "]", ",", ";", ":", "=", ".", "@", "==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/",
  "&&", "||", "!", "a", "label", "view", "x", "1", "2.5", "\"s\"", "#fff", "import", "let", "style", "appearance",
  "component", "screen", "repeat", "if", "else", "as", "and", "or", "not", "var", "1e5", ".5", "12pt", "\"open", "#12",
  "===", "&", "'q'", "`if`", "?", "\u{7}", "é", "/* c */", "/* c\n */", "// c\n", "/// d\n", "\n", "\n", "\n", " ",
]

private func randomTokenText(_ random: inout Random) -> [UInt8] {
  var text = random.chance(50) ? "" : "screen A {\n"
  for _ in 0..<(1 + random.below(20)) {
    text += random.pick(vocabulary)
    if random.chance(70) { text += " " }
  }
  return Array(text.utf8)
}
