import SkelSyntax

// MARK: - Interface

extension Resolver {
  /// Reports what the input declares, imports or takes as a parameter and never names. What counts is what is written: a
  /// branch that is not taken today names things all the same. A file without screens is there for others, and what they
  /// name of it is not known; imported files speak for themselves.
  mutating func reportUnusedNames() {
    guard !files[0].own.isEmpty || !files[0].imports.isEmpty else { return }
    let mentions = mentions(in: 0..<files[0].tree.nodes.count)
    reportUnusedImports(mentions)
    for (space, name, declaration) in files[0].own {
      if !files[0].screens.isEmpty, !mentions.contains(name, space) {
        reader.diagnostics.report(
          .unused(space, names.text(of: name), declaration.span, files[0].tree.removal(of: declaration.node)))
      } else if space == .component {
        reportUnusedParameters(of: declaration)
      }
    }
  }
}

// MARK: - Implementation

/// The words that a part of a file uses, as far as they have a number.
private struct Mentions {
  /// In values: constants, parameters, and styles.
  var values: [Bool]
  /// Where an element begins, and what fills a cell.
  var components: [Bool]

  func contains(_ name: Name, _ space: Namespace) -> Bool {
    switch space {
    // A parameter can hand on the name of a style.
    case .constant, .style: values[Int(name.index)]
    case .component: components[Int(name.index)]
    }
  }
}

extension Resolver {
  private func mentions(in nodes: Range<NodeIndex>) -> Mentions {
    let tree = files[0].tree
    let none = [Bool](repeating: false, count: names.count)
    var mentions = Mentions(values: none, components: none)
    for node in nodes {
      switch tree.nodes[node].kind {
      case .path: if let name = known(tree.token(node), tree) { mentions.values[Int(name.index)] = true }
      case .element:
        guard let head = known(tree.token(node), tree) else { continue }
        mentions.components[Int(head.index)] = true
        if names.kind(head)?.isPartOfCollection == true, let filler = tree.nameToken(of: node),
          let name = known(filler, tree)
        {
          mentions.components[Int(name.index)] = true
        }
      case .file, .import, .constant, .style, .appearance, .kindDefaults, .component, .parameters, .parameter, .screen,
        .block, .attribute, .constraint, .repeat, .if, .arguments, .argument, .binary, .unary, .number, .string,
        .colour, .list, .tuple, .group, .error:
        break
      }
    }
    return mentions
  }

  private func known(_ token: Token, _ tree: SyntaxTree) -> Name? {
    names.known(tree.source.bytes, token.start..<token.end)
  }

  private mutating func reportUnusedImports(_ mentions: Mentions) {
    for (node, file) in files[0].imports {
      guard !files[file].own.contains(where: { mentions.contains($0.1, $0.0) }) else { continue }
      let tree = files[0].tree
      let path = tree.string(of: tree.token(node, 1))
      reader.diagnostics.report(
        .unusedImport(path, brings: !files[file].own.isEmpty, tree.span(node), tree.removal(of: node)))
    }
  }

  private mutating func reportUnusedParameters(of component: Declaration) {
    let parameters = parameters(of: component)
    guard !parameters.isEmpty, let block = files[0].tree.child(.block, of: component.node) else { return }
    let mentions = mentions(in: block..<block + files[0].tree.nodes[block].size)
    for parameter in parameters {
      let name = names.name(of: parameter.name)
      if name.index < mentions.values.count, mentions.values[Int(name.index)] { continue }
      reader.diagnostics.report(.unusedParameter(parameter.name, of: text(component), parameter.span))
    }
  }
}

extension Diagnostic {
  fileprivate static func unused(_ space: Namespace, _ name: String, _ span: Span, _ fixIts: [FixIt]) -> Diagnostic {
    let id: DiagnosticID =
      switch space {
      case .constant: .unusedConstant
      case .style: .unusedStyle
      case .component: .unusedComponent
      }
    return Diagnostic(id, "\(space.title) '\(name)' is never used", span, fixIts: fixIts)
  }

  fileprivate static func unusedImport(_ path: String, brings: Bool, _ span: Span, _ fixIts: [FixIt]) -> Diagnostic {
    let headline = brings ? "Nothing of '\(path)' is used here" : "'\(path)' declares nothing that could be used here"
    return Diagnostic(.unusedImport, headline, span, fixIts: fixIts)
  }

  fileprivate static func unusedParameter(_ name: String, of component: String, _ span: Span) -> Diagnostic {
    Diagnostic(.unusedParameter, "Parameter '\(name)' of '\(component)' is never used", span)
  }
}
