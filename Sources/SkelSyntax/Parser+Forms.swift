// MARK: - Interface

extension Parser {
  /// Where items stand, which decides the ones that may.
  enum Place { case file, style, appearance, kindDefaults, block }

  /// What an item looks like.
  enum Form {
    case `import`, constant, style, appearance, component, screen
    case attribute, constraint, element, `repeat`, `if`
  }

  /// What the tokens look like: two of them decide.
  func form(in place: Place) -> Form? {
    guard current == .name else { return nil }
    let next = next
    // A constant without its `let`.
    if place == .file, next == .equals { return .constant }
    if isForeignLoop { return .repeat }
    if next == .colon { return place == .block && isElementWithColon ? .element : .attribute }
    if next == .minus, let form = formOfHyphenated { return form }
    let keyword = keyword
    if let keyword, keyword != .if, keyword != .repeat, next == .dot || next.isRelation {
      return lineLeadsToBlock ? .if : .constraint
    }
    switch keyword {
    case .import: return .import
    case .let: return .constant
    // `style headline` for `style: headline`
    case .style: return place == .file || lineLeadsToBlock ? .style : .attribute
    case .appearance: return .appearance
    case .component: return .component
    case .screen: return .screen
    case .repeat: return .repeat
    case .if: return .if
    case .else, .as: return nil
    case nil: break
    }
    switch next {
    case .dot, .equalEqual, .notEqual, .lessEqual, .greaterEqual, .less, .greater, .equals, .plus, .minus, .star,
      .slash:
      return .constraint
    case .leftBracket where isOnSameLine(position + 1): return indexIsList ? .attribute : .constraint
    // `size 48`: a forgotten colon, no element.
    case .string where isNameInQuotes: return .element
    case .number, .string, .colour: return isOnSameLine(position + 1) ? .attribute : .element
    case .name where isForeignConstant(in: place): return .constant
    case .name where place == .file && !isFunction: return declaration(meantBy: position)?.form ?? .element
    default: return .element
    }
  }

  /// The declaration that a word at the top of a file stands for: misspelt, or another language's.
  func declaration(meantBy index: Int) -> Keyword? {
    if isWord("struct", at: index) || isWord("class", at: index) || isFunction { return .component }
    return [.import, .style, .appearance, .component, .screen].first {
      isOneEdit(bytes(of: index), from: $0.rawValue.utf8)
    }
  }

  /// Whether a block opens further on in this item.
  var lineLeadsToBlock: Bool {
    var last = TokenKind.comma
    for token in tokens[position...].prefix(200) {
      if token.isAfterLineEnd, last.canEndItem, token.kind.canBeginItem { return false }
      switch token.kind {
      case .leftBrace: return true
      case .semicolon, .rightBrace, .endOfFile: return false
      default: last = token.kind
      }
    }
    return false
  }

  /// Whether a token of that kind stands between here and the end of the line.
  func restOfItemHas(_ condition: (TokenKind) -> Bool) -> Bool {
    for token in tokens[(position + 1)...].prefix(64) {
      if token.isAfterLineEnd || token.kind == .semicolon || token.kind == .leftBrace || token.kind == .rightBrace {
        return false
      }
      if condition(token.kind) { return true }
    }
    return false
  }
}

extension Parser.Place {
  func allows(_ form: Parser.Form) -> Bool {
    switch form {
    case .import, .constant, .style, .component, .screen: self == .file
    case .appearance: self == .file || self == .block
    case .attribute: self != .file
    case .constraint, .element, .repeat, .if: self == .block
    }
  }
}

extension Keyword {
  /// The item that it begins; `nil` for one that no name follows.
  fileprivate var form: Parser.Form? {
    switch self {
    case .import: .import
    case .style: .style
    case .component: .component
    case .screen: .screen
    case .let, .appearance, .repeat, .if, .else, .as: nil
    }
  }
}

extension TokenKind {
  var isRelation: Bool { self == .equalEqual || self == .lessEqual || self == .greaterEqual }
}

// MARK: - Implementation

extension Parser {
  /// `var name = …`, `var name: CGFloat = …`
  private func isForeignConstant(in place: Place) -> Bool {
    guard position + 2 < tokens.count else { return false }
    let isKeyword = isWord("var", at: position) || isWord("const", at: position)
    switch tokens[position + 2].kind {
    case .equals: return place == .file || isKeyword
    case .colon: return isKeyword
    default: return false
    }
  }

  /// Its block holds statements, not items.
  var isFunction: Bool {
    Parser.functionWords.contains { isWord($0, at: position) }
  }

  /// `func Row(lines: Int) {`: it has a name and gives nothing back, and so may be meant as a component.
  var isFunctionWithBlock: Bool {
    guard next == .name, let opener = openerOnLine else { return false }
    return !(position..<opener).contains { tokens[$0].kind == .minus || tokens[$0].kind == .invalid }
  }

  static let functionWords = ["func", "def", "function", "enum"]

  /// `for i in …`, `ForEach(…`
  private var isForeignLoop: Bool {
    if next == .leftParen { return isWord("ForEach", at: position) }
    return next == .name && position + 2 < tokens.count && isWord("in", at: position + 2)
      && isWord("for", at: position) && !tokens[position + 1].isAfterLineEnd && !tokens[position + 2].isAfterLineEnd
  }

  /// `label: title {`
  private var isElementWithColon: Bool {
    var index = position + 2
    guard index + 1 < tokens.count, tokens[index].kind == .name, isOnSameLine(index) else { return false }
    index += 1
    if tokens[index].kind == .leftParen {
      while tokens[index].kind != .rightParen {
        switch tokens[index].kind {
        case .endOfFile, .leftBrace, .rightBrace, .semicolon: return false
        default: index += 1
        }
        if index > position + 100 { return false }
      }
      index += 1
    }
    return tokens[index].kind == .leftBrace && isOnSameLine(index)
  }

  /// `label "title" {`
  private var isNameInQuotes: Bool {
    guard isOnSameLine(position + 1), position + 2 < tokens.count, isOnSameLine(position + 2) else { return false }
    return tokens[position + 2].kind == .leftBrace || tokens[position + 2].kind == .leftParen
  }

  /// `border-radius: 12` and `image-view avatar`: a name of another language, unless a constraint goes on behind it.
  private var formOfHyphenated: Form? {
    let length = hyphenatedLength(at: position)
    guard length > 1, position + length < tokens.count else { return nil }
    switch tokens[position + length].kind {
    case .colon: return .attribute
    case .name, .leftParen, .leftBrace: return isOnSameLine(position + length) ? .element : nil
    default: return nil
    }
  }

  /// `sections [(80, 21)]`: brackets that no path goes on behind are a value whose colon was forgotten.
  private var indexIsList: Bool {
    var depth = 0
    for index in (position + 1)..<min(position + 100, tokens.count) {
      switch tokens[index].kind {
      case .leftBracket, .leftParen: depth += 1
      case .rightBracket, .rightParen: depth -= 1
      case .leftBrace, .rightBrace, .semicolon, .endOfFile: return false
      default: break
      }
      if depth == 0 {
        let next = tokens[index + 1]
        return next.isAfterLineEnd && next.kind.canBeginItem || next.kind == .semicolon || next.kind == .rightBrace
          || next.kind == .endOfFile
      }
    }
    return false
  }

  private func isOnSameLine(_ index: Int) -> Bool { !tokens[index].isAfterLineEnd }
}
