import Foundation

/// An expression of the grammar.
indirect enum Expression: Equatable {
  case literal(String)
  case characters(Set<Unicode.Scalar>, isNegated: Bool)
  case reference(String)
  case sequence([Expression])
  case choice([Expression])
  case optional(Expression)
  case any(Expression)
  case atLeastOne(Expression)
}

/// A grammar in the notation of the XML specification.
struct EBNF {
  /// In the order of the file.
  var productions: [(name: String, expression: Expression, text: String)] = []

  subscript(name: String) -> Expression? { productions.first { $0.name == name }?.expression }

  init(_ text: String) throws {
    for (name, body) in EBNF.split(EBNF.withoutComments(text)) {
      var reader = Reader(rest: body[...])
      let expression = try reader.choice()
      guard reader.rest.isEmpty else { throw Mistake(text: "\(name): \(reader.rest)") }
      productions.append((name, expression, body))
    }
  }

  struct Mistake: Error { var text: String }

  /// Comments are found outside quotes and classes only.
  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    var quote: Character?
    while let character = rest.first {
      if quote == nil, rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "[" {
        quote = "]"
      }
      result.append(character)
      rest.removeFirst()
    }
    return result
  }

  /// A production begins at the start of a line; indented lines go on with it.
  private static func split(_ text: String) -> [(String, String)] {
    var productions: [(String, String)] = []
    for line in text.split(separator: "\n") where line.contains(where: { !$0.isWhitespace }) {
      if line.first?.isWhitespace == true, let last = productions.popLast() {
        productions.append((last.0, last.1 + " " + line.trimmed))
      } else if let mark = line.range(of: "::=") {
        productions.append((line[..<mark.lowerBound].trimmed, line[mark.upperBound...].trimmed))
      }
    }
    return productions
  }
}

extension StringProtocol {
  var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

/// choice = sequence { "|" sequence }; sequence = { factor [ "?" | "*" | "+" ] }
private struct Reader {
  var rest: Substring

  mutating func choice() throws -> Expression {
    var alternatives = [try sequence()]
    while take("|") { alternatives.append(try sequence()) }
    return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
  }

  private mutating func sequence() throws -> Expression {
    var factors: [Expression] = []
    while let character = peek(), character != "|", character != ")" {
      var factor = try primary()
      if take("?") {
        factor = .optional(factor)
      } else if take("*") {
        factor = .any(factor)
      } else if take("+") {
        factor = .atLeastOne(factor)
      }
      factors.append(factor)
    }
    return factors.count == 1 ? factors[0] : .sequence(factors)
  }

  private mutating func primary() throws -> Expression {
    guard let character = peek() else { throw EBNF.Mistake(text: "something is missing") }
    switch character {
    case "(":
      rest.removeFirst()
      let inner = try choice()
      guard take(")") else { throw EBNF.Mistake(text: ") is missing at \(rest)") }
      return inner
    case "\"", "'":
      rest.removeFirst()
      let text = rest.prefix { $0 != character }
      rest = rest[text.endIndex...].dropFirst()
      return .literal(String(text))
    case "[": return characters()
    case "#": return .literal(String(hexadecimal()))
    default:
      let name = rest.prefix { $0.isLetter || $0 == "_" }
      guard !name.isEmpty else { throw EBNF.Mistake(text: "nothing can begin with \(rest)") }
      rest = rest[name.endIndex...]
      return .reference(String(name))
    }
  }

  private mutating func characters() -> Expression {
    rest.removeFirst()
    let isNegated = rest.first == "^"
    if isNegated { rest.removeFirst() }
    var set: Set<Unicode.Scalar> = []
    while let first = rest.first, first != "]" {
      let low = character()
      var high = low
      if rest.first == "-" {
        rest.removeFirst()
        high = character()
      }
      for value in low.value...high.value { if let scalar = Unicode.Scalar(value) { set.insert(scalar) } }
    }
    rest = rest.dropFirst()
    return .characters(set, isNegated: isNegated)
  }

  private mutating func character() -> Unicode.Scalar {
    if rest.hasPrefix("#x") { return hexadecimal() }
    return rest.unicodeScalars.removeFirst()
  }

  private mutating func hexadecimal() -> Unicode.Scalar {
    rest = rest.dropFirst(2)
    let digits = rest.prefix { $0.isHexDigit }
    rest = rest[digits.endIndex...]
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\0"
  }

  private mutating func peek() -> Character? {
    rest = rest.drop { $0.isWhitespace }
    return rest.first
  }

  private mutating func take(_ character: Character) -> Bool {
    guard peek() == character else { return false }
    rest.removeFirst()
    return true
  }
}
