import SkelSyntax

// MARK: - Interface

extension Resolver {
  /// Reports parameters and counters of the input that take the name of a constant of its own, of a parameter or of a
  /// counter around them, which cannot be said inside any more. Constants of an import are another's: whoever writes a
  /// component need not know them all.
  mutating func reportShadowedNames() {
    for (_, _, component) in files[0].own.filter({ $0.0 == .component }) {
      let parameters = parameters(of: component)
      for parameter in parameters {
        guard let constant = ownConstant(parameter.name), !hands(on: parameter) else { continue }
        reader.diagnostics.report(.shadowed(parameter.name, "Parameter", parameter.span, hides: constant, "constant"))
      }
      let outer = parameters.map { Visible(name: $0.name, span: $0.span, what: "parameter", end: .max) }
      reportShadows(in: component.node, outer)
    }
    for screen in files[0].screens { reportShadows(in: screen, []) }
  }
}

// MARK: - Implementation

/// A name that can be said up to a node.
private struct Visible {
  var name: String
  var span: Span
  var what: String
  var end: NodeIndex
}

extension Resolver {
  private func ownConstant(_ name: String) -> Span? {
    guard let declaration = names.known(name).flatMap({ files[0][.constant, $0] }), declaration.file == 0 else {
      return nil
    }
    return declaration.span
  }

  /// `component Row(gutter = gutter)`: the constant is the default, so nothing is lost.
  private func hands(on parameter: Parameter) -> Bool {
    guard let value = parameter.value else { return false }
    return files[0].tree.isBareName(value) && files[0].tree.text(of: files[0].tree.token(value)) == parameter.name
  }

  private mutating func reportShadows(in declaration: NodeIndex, _ outer: [Visible]) {
    let tree = files[0].tree
    var visible = outer
    var node = declaration + 1
    while node < declaration + tree.nodes[declaration].size {
      switch tree.nodes[node].kind {
      case .repeat:
        visible.removeAll { $0.end <= node }
        if let counter = counter(of: node, hiding: visible) { visible.append(counter) }
        node += 1
      case .block, .element, .if: node += 1
      // Values, and what holds them.
      case .file, .import, .constant, .style, .appearance, .kindDefaults, .component, .parameters, .parameter, .screen,
        .attribute, .constraint, .arguments, .argument, .binary, .unary, .number, .string, .colour, .path, .list,
        .tuple, .group, .error:
        node += tree.nodes[node].size
      }
    }
  }

  private mutating func counter(of node: NodeIndex, hiding visible: [Visible]) -> Visible? {
    let tree = files[0].tree
    guard let token = tree.nameToken(of: node) else { return nil }
    let (name, span) = (tree.text(of: token), tree.span(of: token))
    if let hidden = visible.last(where: { $0.name == name }) {
      reader.diagnostics.report(.shadowed(name, "Counter", span, hides: hidden.span, hidden.what))
    } else if let constant = ownConstant(name) {
      reader.diagnostics.report(.shadowed(name, "Counter", span, hides: constant, "constant"))
    }
    return Visible(name: name, span: span, what: "counter", end: node + tree.nodes[node].size)
  }
}

extension Diagnostic {
  fileprivate static func shadowed(
    _ name: String, _ what: String, _ span: Span, hides hidden: Span, _ hiddenWhat: String
  ) -> Diagnostic {
    Diagnostic(
      .shadowedName, "\(what) '\(name)' hides the \(hiddenWhat) of that name", span,
      notes: [Note("This one is hidden", hidden)])
  }
}
