import SkelSyntax

// MARK: - Interface

/// `screen.width` and `screen.height`.
extension Resolver {
  /// Either of them as a number; `nil` for any other path.
  mutating func screenSize(_ node: NodeIndex, _ name: String, _ tree: SyntaxTree) -> Value? {
    let indices = tree.nodes[node]
    guard name == "screen", indices.pastToken - indices.firstToken == 3 else { return nil }
    let word = tree.text(of: tree.token(node, 2))
    guard word == "width" || word == "height" else { return nil }
    guard let size = screenSize else {
      reader.diagnostics.report(.screenSizeUnknown(tree.span(node)))
      return Value(.mistake, tree.span(node))
    }
    readScreenSize = true
    readName = true
    return Value(.number(word == "width" ? size.width : size.height), tree.span(node))
  }

  /// The widths and heights at which a comparison turns: both sides are linear in the screen's size, so the difference
  /// at this size and at one a point larger gives the root.
  mutating func noteThresholds(_ left: NodeIndex, _ right: NodeIndex, _ here: Double, _ scope: Int) {
    guard let size = screenSize else { return }
    let width = difference(left, right, scope, at: Size(width: size.width + 1, height: size.height)) - here
    let height = difference(left, right, scope, at: Size(width: size.width, height: size.height + 1)) - here
    if width != 0, height == 0 { screen.widthThresholds.append(size.width - here / width) }
    if height != 0, width == 0 { screen.heightThresholds.append(size.height - here / height) }
  }
}

// MARK: - Implementation

extension Resolver {
  private mutating func difference(_ left: NodeIndex, _ right: NodeIndex, _ scope: Int, at size: Size) -> Double {
    let (size0, constants0) = (screenSize, constants)
    screenSize = size
    constants = [:]
    defer { (screenSize, constants) = (size0, constants0) }
    guard case .number(let a) = evaluate(left, scope).kind, case .number(let b) = evaluate(right, scope).kind else {
      return 0
    }
    return a - b
  }
}
