import SkelSyntax

// MARK: - Interface

/// One parameter of a component.
struct Parameter {
  var name: String
  var span: Span
  /// The default; `nil` where it must be given.
  var value: NodeIndex?
}

extension Resolver {
  func parameters(of declaration: Declaration) -> [Parameter] {
    let tree = files[declaration.file].tree
    guard let list = tree.child(.parameters, of: declaration.node) else { return [] }
    var result: [Parameter] = []
    for node in tree.children(list) where tree.kind(node) == .parameter {
      guard let token = tree.nameToken(of: node) else { continue }
      result.append(Parameter(name: tree.text(of: token), span: tree.span(of: token), value: tree.firstChild(node)))
    }
    return result
  }

  mutating func checkParameterNames(_ declaration: Declaration) {
    var seen: [String: Span] = [:]
    for parameter in parameters(of: declaration) {
      if Guide(rawValue: parameter.name) != nil {
        reader.diagnostics.report(.reservedName(parameter.name, "A parameter", parameter.span))
      }
      if let earlier = seen.updateValue(parameter.span, forKey: parameter.name) {
        reader.diagnostics.report(.declaredTwice("Parameter", parameter.name, parameter.span, earlier: earlier))
      }
    }
  }

  /// The values of a component's parameters at one use.
  mutating func bind(
    _ declaration: Declaration, _ arguments: NodeIndex?, _ scope: Int, at span: Span
  ) -> [(name: Name, value: Value)] {
    let parameters = parameters(of: declaration)
    let component = text(declaration)
    var given: [(name: String, value: Value)] = []
    // What a wrong argument most likely was meant for is not missing, too.
    var unlabelled = 0
    var misspelt: [String] = []
    for entry in arguments.map({ entries($0, scope) }) ?? [] {
      guard let label = entry.label, parameters.contains(where: { $0.name == label }) else {
        let place = entry.label == nil ? entry.value.span : entry.labelSpan
        reader.diagnostics.report(
          .unknownParameter(entry.label, of: component, parameters: parameters.map(\.name), place))
        if let label = entry.label {
          if let meant = suggestion(for: label, among: parameters.map(\.name)) { misspelt.append(meant) }
        } else {
          unlabelled += 1
        }
        continue
      }
      guard !given.contains(where: { $0.name == label }) else {
        reader.diagnostics.report(.labelTwice(label, entry.labelSpan))
        continue
      }
      given.append((label, entry.value))
    }
    var result: [(name: Name, value: Value)] = []
    for parameter in parameters {
      let name = names.name(of: parameter.name)
      if Guide(rawValue: parameter.name) != nil {
        result.append((name, Value(.mistake, parameter.span)))
      } else if let value = given.first(where: { $0.name == parameter.name })?.value {
        result.append((name, value))
      } else if let node = parameter.value {
        result.append((name, value(node, in: declaration)))
      } else {
        if unlabelled > 0 {
          unlabelled -= 1
        } else if !misspelt.contains(parameter.name) {
          reader.diagnostics.report(.missingParameter(parameter.name, of: component, span, declared: parameter.span))
        }
        result.append((name, Value(.mistake, parameter.span)))
      }
    }
    return result
  }

  /// A default, which sees its file's constants and no other parameter.
  mutating func value(_ node: NodeIndex, in declaration: Declaration) -> Value {
    scopes.append(LexicalScope(file: declaration.file, parent: -1))
    defer { scopes.removeLast() }
    return evaluate(node, scopes.count - 1)
  }
}
