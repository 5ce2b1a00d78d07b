// MARK: - Interface

extension SyntaxTree {
  /// The names of declarations that were reported for where they stand or what they begin with, such as `let` in a
  /// block and `func Row`: nothing need be said of their uses.
  package var promisedNames: Set<String> {
    var result: Set<String> = []
    for node in nodes.indices where kind(node) == .error {
      guard let item = firstChild(node) else { continue }
      let isPromise =
        kind(item) == .constant || kind(item) == .element && Parser.functionWords.contains(text(of: token(item)))
      if isPromise, let name = nameToken(of: item) { result.insert(text(of: name)) }
    }
    return result
  }
}
