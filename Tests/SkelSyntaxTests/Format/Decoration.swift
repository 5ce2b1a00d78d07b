import SkelSyntax

/// The file with more white space, line ends and comments wherever they leave tokens and items as they are.
func decorated(_ bytes: [UInt8], _ random: inout Random, percent: Int = 20) -> [UInt8] {
  let tree = parsed(bytes).tree
  var text: [UInt8] = []
  var end = 0
  var last: Token?
  for token in tree.tokens {
    let gap = bytes[end..<token.start]
    let allowsLineEnd = token.isAfterLineEnd || !separatesByLineEnd(last.map(tree.word), tree.word(token))
    if let last, tree.text(of: last) == "/" || tree.text(of: last) == "*" { text.append(UInt8(ascii: " ")) }
    if random.chance(percent) { text += decoration(&random, allowsLineEnd) }
    text += gap
    if random.chance(percent) { text += decoration(&random, allowsLineEnd) }
    text += tree.bytes(of: token)
    end = token.end
    last = token
  }
  return text
}

private func decoration(_ random: inout Random, _ allowsLineEnd: Bool) -> [UInt8] {
  var text = ""
  repeat {
    let inline = [" ", "   ", "\t", "/* c */", "/**/", "/** d */", "/* /* */ \" é */"]
    let lines = [
      "\n", "\n\n\n", "\r\n", "\r", "// c\n", "//c \t\n", "/// d\n", "//// e\r\n", "/* c\n   d */", "/* \r\n */\n",
      "\n/// f  \n",
    ]
    text += random.pick(allowsLineEnd && random.chance(50) ? lines : inline)
  } while random.chance(30)
  return Array(text.utf8)
}

extension SyntaxTree {
  /// A token as the rule of line ends sees it.
  fileprivate func word(_ token: Token) -> Word {
    switch token.kind {
    case .name: Word(terminal: text(of: token) == "else" ? "else" : "NAME", text: text(of: token))
    case .endOfFile: Word(terminal: "EOF", text: "")
    case .semicolon: Word(terminal: "SEP", text: ";")
    case .number, .string, .colour: Word(terminal: "\(token.kind)", text: "")
    default: Word(terminal: text(of: token), text: text(of: token))
    }
  }
}
