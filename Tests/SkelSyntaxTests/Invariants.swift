import SkelSyntax

/// What every tree promises, whatever the input; nil where all of it holds.
func brokenPromise(of tree: SyntaxTree) -> String? {
  brokenTokens(tree) ?? brokenNodes(tree)
}

/// Tokens stand in order and do not overlap; between them lie white space and comments only.
private func brokenTokens(_ tree: SyntaxTree) -> String? {
  let bytes = tree.source.bytes
  var end = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
  for (index, token) in tree.tokens.enumerated() {
    let isLast = index == tree.tokens.count - 1
    if (token.kind == .endOfFile) != isLast { return "end of file is token \(index) of \(tree.tokens.count)" }
    if token.start < end || token.end < token.start || token.end > bytes.count { return "token \(index) overlaps" }
    if token.end == token.start, !isLast { return "token \(index) is empty" }
    guard let hasLineEnd = lineEndInGap(bytes[end..<token.start], isLast: isLast) else {
      return "token \(index) leaves a gap with text before it"
    }
    if hasLineEnd != token.isAfterLineEnd { return "token \(index) has the wrong line end flag" }
    end = token.end
  }
  return end == bytes.count ? nil : "the tokens end at \(end) of \(bytes.count)"
}

/// Whether a line ends in a gap; nil for a gap with something else than white space and comments.
private func lineEndInGap(_ gap: ArraySlice<UInt8>, isLast: Bool) -> Bool? {
  var hasLineEnd = false
  var i = gap.startIndex
  func at(_ index: Int) -> UInt8 { index < gap.endIndex ? gap[index] : 0 }
  while i < gap.endIndex {
    switch (at(i), at(i + 1)) {
    case (UInt8(ascii: " "), _), (UInt8(ascii: "\t"), _): i += 1
    case (UInt8(ascii: "\n"), _), (UInt8(ascii: "\r"), _):
      hasLineEnd = true
      i += 1
    case (UInt8(ascii: "/"), UInt8(ascii: "/")):
      while i < gap.endIndex, gap[i] != UInt8(ascii: "\n"), gap[i] != UInt8(ascii: "\r") { i += 1 }
    case (UInt8(ascii: "/"), UInt8(ascii: "*")):
      var depth = 0
      repeat {
        guard i < gap.endIndex else { return isLast ? hasLineEnd : nil }
        if at(i) == UInt8(ascii: "/"), at(i + 1) == UInt8(ascii: "*") {
          depth += 1
          i += 2
        } else if at(i) == UInt8(ascii: "*"), at(i + 1) == UInt8(ascii: "/") {
          depth -= 1
          i += 2
        } else {
          if at(i) == UInt8(ascii: "\n") || at(i) == UInt8(ascii: "\r") { hasLineEnd = true }
          i += 1
        }
      } while depth > 0
    default: return nil
    }
  }
  return hasLineEnd
}

/// Node 0 is the file and holds all others; sizes and token ranges nest; siblings stand in order.
private func brokenNodes(_ tree: SyntaxTree) -> String? {
  let nodes = tree.nodes
  guard let file = nodes.first, file.kind == .file, file.size == nodes.count else { return "node 0 is not the file" }
  var parents: [(past: Int, pastToken: Int, nextToken: Int)] = [(nodes.count, file.pastToken, 0)]
  if file.pastToken != tree.tokens.count - 1 { return "the file does not hold all tokens" }
  for (index, node) in nodes.enumerated().dropFirst() {
    while let top = parents.last, top.past == index { parents.removeLast() }
    guard let parent = parents.last else { return "node \(index) has no parent" }
    if node.size < 1 || index + node.size > parent.past { return "node \(index) is larger than its parent" }
    if node.firstToken < parent.nextToken || node.pastToken < node.firstToken || node.pastToken > parent.pastToken {
      return "node \(index) \(node.kind) takes tokens of its neighbours"
    }
    parents[parents.count - 1].nextToken = node.pastToken
    parents.append((index + node.size, node.pastToken, node.firstToken))
    if let shape = brokenShape(tree, index) { return "node \(index): \(shape)" }
  }
  return nil
}

/// The children that later stages rely on, errors or not.
private func brokenShape(_ tree: SyntaxTree, _ node: NodeIndex) -> String? {
  let children = tree.children(node).map(tree.kind)
  let count = children.count
  switch tree.kind(node) {
  case .binary: return count == 2 ? nil : "a binary node has \(count) children"
  case .unary, .attribute, .constant, .argument, .group: return count >= 1 ? nil : "\(tree.kind(node)) has no value"
  case .constraint: return count >= 2 && children[0] == .path ? nil : "a constraint has \(children)"
  case .number, .string, .colour: return count == 0 ? nil : "\(tree.kind(node)) has children"
  default: return nil
  }
}
