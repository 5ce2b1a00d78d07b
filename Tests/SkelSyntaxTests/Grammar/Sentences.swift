import Foundation

/// A terminal of the grammar with a text that stands for it; a line end or `;` for SEP.
struct Word: Equatable {
  var terminal: String
  var text: String
}

/// Sentences of a grammar, of about the size that is asked for.
struct SentenceMaker {
  private let grammar: [String: Expression]
  private var random: Random
  private var budget = 0
  private var words: [Word] = []

  init(_ grammar: EBNF, seed: UInt64) {
    self.grammar = Dictionary(uniqueKeysWithValues: grammar.productions.map { ($0.name, $0.expression) })
    random = Random(seed: seed)
  }

  mutating func sentence(of start: String, size: Int) -> [Word] {
    budget = size
    words = []
    make(.reference(start))
    return words
  }

  private mutating func make(_ expression: Expression) {
    switch expression {
    case .literal(let text): add(Word(terminal: text, text: text))
    case .reference("EOF"): break
    case .reference("SEP"): add(Word(terminal: "SEP", text: random.pick(["\n", "\n", "\n", ";", ";;\n", "\n\n ;"])))
    case .reference("NAME"): add(Word(terminal: "NAME", text: random.pick(names)))
    case .reference(let name):
      if name.first?.isUppercase == true {
        add(Word(terminal: name, text: token(name)))
      } else if let production = grammar[name] {
        make(production)
      }
    case .sequence(let parts): for part in parts { make(part) }
    case .choice(let parts): make(parts[budget > 0 ? random.below(parts.count) : shortest(parts)])
    case .optional(let inner): if goesOn { make(inner) }
    case .any(let inner): while goesOn { make(inner) }
    case .atLeastOne(let inner): repeat { make(inner) } while goesOn
    case .characters: preconditionFailure("characters stand in tokens only")
    }
  }

  private var goesOn: Bool { mutating get { budget > 0 && random.chance(60) } }

  private mutating func add(_ word: Word) {
    words.append(word)
    budget -= 1
  }

  /// The alternative that ends soonest, so that a sentence whose size is used up comes to its end.
  private func shortest(_ parts: [Expression]) -> Int {
    let lengths = parts.map { length($0, depth: 0) }
    return lengths.indices.min { lengths[$0] < lengths[$1] } ?? 0
  }

  private func length(_ expression: Expression, depth: Int) -> Int {
    guard depth < 12 else { return 1_000 }
    switch expression {
    case .literal, .characters: return 1
    case .reference(let name):
      return name.first?.isUppercase == true ? 1 : grammar[name].map { length($0, depth: depth + 1) } ?? 1_000
    case .sequence(let parts): return parts.reduce(0) { $0 + length($1, depth: depth) }
    case .choice(let parts): return parts.map { length($0, depth: depth) }.min() ?? 1_000
    case .optional, .any: return 0
    case .atLeastOne(let inner): return length(inner, depth: depth)
    }
  }

  // MARK: Tokens

  /// A text of a lexical production; of strings only those whose `\u{…}` are scalars, which the grammar says in words.
  mutating func token(_ name: String) -> String {
    while true {
      let text = text(.reference(name), depth: 0)
      let escapes = text.components(separatedBy: "\\\\").joined().components(separatedBy: "\\u{").dropFirst()
      let areScalars = escapes.allSatisfy {
        let digits = $0.prefix { $0 != "}" }
        return digits.count <= 8 && UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) != nil
      }
      if name != "STRING" || areScalars { return text }
    }
  }

  private mutating func text(_ expression: Expression, depth: Int) -> String {
    switch expression {
    case .literal(let text): return text
    case .characters(let set, isNegated: false): return String(random.pick(set.sorted()))
    case .characters(let set, isNegated: true): return String(random.pick(characters.filter { !set.contains($0) }))
    case .reference("XID_START"): return random.pick(["é", "ж", "漢", "ǅ", "ʰ"])
    case .reference("XID_CONTINUE"): return random.pick(["é", "ж", "漢", "\u{301}", "٣", "‿"])
    case .reference(let name): return grammar[name].map { text($0, depth: depth + 1) } ?? ""
    case .sequence(let parts): return parts.map { text($0, depth: depth) }.joined()
    case .choice(let parts): return text(random.pick(depth > 6 ? [parts[0]] : parts), depth: depth)
    case .optional(let inner): return random.chance(50) ? text(inner, depth: depth) : ""
    case .any(let inner):
      var result = ""
      while depth < 8, random.chance(70) { result += text(inner, depth: depth) }
      return result
    case .atLeastOne(let inner):
      var result = text(inner, depth: depth)
      while random.chance(50) { result += text(inner, depth: depth) }
      return result
    }
  }
}

private let names = [
  "label", "view", "parent", "row", "a", "b", "_x1", "true", "and", "or", "not", "var", "in", "elseif", "for",
  "leading",
]

private let characters: [Unicode.Scalar] =
  Array("abcXYZ019 _-+*/(){}[]<>=!&|.,:;@#'\"\\~`$%^?\t\nжé漢😀\u{301}".unicodeScalars)

/// Words as text, with white space, line ends and comments wherever they change nothing.
func render(_ words: [Word], _ random: inout Random) -> String {
  var text = gap(&random, allowsLineEnd: true)
  for (index, word) in words.enumerated() {
    if word.terminal == "SEP" {
      // A line end separates only between tokens that can end and begin an item; anywhere else it takes a `;`.
      let isLineEnd = !word.text.contains(";")
      let separates = separatesByLineEnd(words.prefix(index).last, words.dropFirst(index + 1).first)
      text += isLineEnd && !separates ? ";" : word.text
      text += gap(&random, allowsLineEnd: true)
      continue
    }
    text += word.text
    let next = words.dropFirst(index + 1).first
    let mayGlue = next.map { $0.terminal == "SEP" || glues(word.text) || glues($0.text) } ?? true
    // A comment behind `/` or `*` would make another comment mark of it.
    if !mayGlue || word.text == "/" || word.text == "*" { text += " " }
    if !mayGlue || random.chance(50) {
      let allowsLineEnd = next.map { $0.terminal == "SEP" || !separatesByLineEnd(word, $0) } ?? true
      text += gap(&random, allowsLineEnd: allowsLineEnd)
    }
  }
  return text
}

private func glues(_ text: String) -> Bool { ["(", ")", "[", "]", "{", "}", ",", ";", ":", "@"].contains(text) }

private func gap(_ random: inout Random, allowsLineEnd: Bool) -> String {
  var text = ""
  while random.chance(40) {
    let pieces = ["", " ", "  ", "\t", "/* c */", "/* /* */ \" */"]
    text += random.pick(
      allowsLineEnd ? pieces + ["\n", "\r\n", "\r", "// c\n", "/// d\n", "/* c\n */", " // \"\n"] : pieces)
  }
  return text
}

/// The rule of line ends, written down a second time.
func separatesByLineEnd(_ before: Word?, _ behind: Word?) -> Bool {
  guard let before, let behind, before.terminal != "SEP", behind.terminal != "SEP" else { return false }
  let goingOn: Set = [
    "{", "(", "[", ",", ":", "=", ".", "@", "==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "&&", "||", "!",
  ]
  if goingOn.contains(before.terminal) { return false }
  let notBeginning = goingOn.subtracting(["(", "["]).union(["}", ")", "]", "else", "EOF"])
  return !notBeginning.contains(behind.terminal)
}
