import Foundation
import SkelSyntax

/// What the formatter promises, whatever it is given; nil where all of it holds. Text with errors is no promise's matter.
func brokenFormat(of bytes: [UInt8]) -> String? {
  let (before, diagnostics) = parsed(bytes)
  guard diagnostics.isEmpty else { return nil }
  let result = format(before)
  let (after, found) = parsed(result)
  if let first = found.first { return "the result has an error: \(first.headline)" }
  return differentMeaning(before, after) ?? differentDocs(before, after) ?? differentComments(before, after)
    ?? untidy(after) ?? (format(after) == result ? nil : "a second time changes the result")
}

/// Tokens and nodes are the same but for separators.
private func differentMeaning(_ before: SyntaxTree, _ after: SyntaxTree) -> String? {
  let (old, new) = (significant(before), significant(after))
  if old.texts != new.texts { return "the tokens differ" }
  if before.nodes.map(\.kind) != after.nodes.map(\.kind) { return "the kinds of nodes differ" }
  if before.nodes.map(\.size) != after.nodes.map(\.size) { return "the nesting of nodes differs" }
  for (index, node) in before.nodes.enumerated().dropFirst()
  where old.places[node.firstToken] != new.places[after.nodes[index].firstToken] {
    return "node \(index) begins elsewhere"
  }
  return nil
}

/// The texts of all tokens but separators, and for each token how many of them stand before it.
private func significant(_ tree: SyntaxTree) -> (texts: [ArraySlice<UInt8>], places: [Int]) {
  var texts: [ArraySlice<UInt8>] = []
  var places: [Int] = []
  for token in tree.tokens {
    places.append(texts.count)
    if token.kind != .comma, token.kind != .semicolon { texts.append(tree.bytes(of: token)) }
  }
  return (texts, places)
}

private func differentDocs(_ before: SyntaxTree, _ after: SyntaxTree) -> String? {
  for (node, kind) in before.nodes.map(\.kind).enumerated() where kind == .file || kind == .block {
    for (old, new) in zip(before.children(node), after.children(node)) {
      let (oldDoc, newDoc) = (before.doc(before: before.token(old)), after.doc(before: after.token(new)))
      if oldDoc != newDoc { return "'\(oldDoc ?? "none")' became the documentation '\(newDoc ?? "none")'" }
    }
  }
  return nil
}

private func differentComments(_ before: SyntaxTree, _ after: SyntaxTree) -> String? {
  let (old, new) = (comments(before), comments(after))
  for (old, new) in zip(old, new) where old != new { return "the comment '\(old)' became '\(new)'" }
  return old.count == new.count ? nil : "\(old.count) comments became \(new.count)"
}

/// The comments of a file, first to last, with line feeds for line ends and without white space behind `//` comments.
func comments(_ tree: SyntaxTree) -> [String] {
  var found: [String] = []
  var end = tree.source.bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
  for token in tree.tokens {
    var gap = String(decoding: tree.source.bytes[end..<token.start], as: UTF8.self).unicodeScalars[...]
    while let start = gap.firstIndex(of: "/") {
      gap = gap[start...]
      var depth = 0
      var length = 0
      if gap.dropFirst().first == "/" {
        length = gap.prefix { $0 != "\n" && $0 != "\r" }.count
      } else {
        repeat {
          let pair = String(gap.dropFirst(length).prefix(2))
          depth += pair == "/*" ? 1 : pair == "*/" ? -1 : 0
          length += pair == "/*" || pair == "*/" ? 2 : 1
        } while depth > 0
      }
      var text = String(gap.prefix(length))
      gap = gap.dropFirst(length)
      if text.hasPrefix("//") { while text.hasSuffix(" ") || text.hasSuffix("\t") { text.removeLast() } }
      text = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
      found.append(text)
    }
    end = token.end
  }
  return found
}

/// White space as people want it; inside block comments anything goes.
private func untidy(_ tree: SyntaxTree) -> String? {
  var end = 0
  for (index, token) in tree.tokens.enumerated() {
    let gap = tree.source.bytes[end..<token.start]
    let text = String(decoding: gap, as: UTF8.self)
    let isLast = index + 1 == tree.tokens.count
    if isLast, !tree.source.bytes.isEmpty, !text.hasSuffix("\n") { return "the last line does not end" }
    if isLast, text.hasSuffix("\n\n") { return "blank lines at the end" }
    end = token.end
    if text.contains("/*") { continue }
    let hasOddSpaces = gap.contains(UInt8(ascii: "\r")) || gap.contains(UInt8(ascii: "\t"))
    if hasOddSpaces, !text.contains("//") { return "odd spaces" }
    if text.contains("\n\n\n") { return "two blank lines" }
    if text.contains(" \n") || text.contains("\t\n") { return "white space at the end of a line" }
    if index == 0, let first = text.first, first.isWhitespace { return "white space at the start" }
  }
  return nil
}
