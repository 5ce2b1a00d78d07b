/// Accepts the sentences of a grammar, and nothing else, deciding every choice by two tokens: what the grammar claims to
/// need. Built from the EBNF alone; it shares nothing with the parser.
struct Recogniser {
  /// The terminals: quoted words and marks, and the names in capitals.
  private(set) var terminals: [String: Int] = [:]
  /// Choices that two tokens do not decide; empty, or the grammar's claim is wrong.
  private(set) var conflicts: [String] = []

  private var nodes: [Node] = []
  private var rules: [String: Int] = [:]
  private var start = 0

  /// A flat form of the expressions: quick enough for many thousand sentences in a debug build.
  private enum Node {
    case terminal(Int)
    case rule(String)
    case sequence([Int])
    /// Alternatives, each with the lookahead that chooses it.
    case choice([(node: Int, ahead: TwoTokenSet)])
    /// The lookahead that goes in.
    case optional(Int, ahead: TwoTokenSet)
    case any(Int, ahead: TwoTokenSet)
  }

  init(_ grammar: EBNF, start: String) {
    let syntax = grammar.productions.filter { $0.name.first?.isLowercase == true }
    for production in syntax { rules[production.name] = flatten(production.expression) }
    decide(syntax.map(\.name), start)
    self.start = rules[start] ?? 0
  }

  func accepts(_ tokens: [Int]) -> Bool {
    var run = Run(tokens: tokens + [0, 0])
    return match(start, &run) && run.position == tokens.count
  }

  private struct Run {
    let tokens: [Int]
    var position = 0
  }

  private func match(_ node: Int, _ run: inout Run) -> Bool {
    switch nodes[node] {
    case .terminal(let token):
      guard run.tokens[run.position] == token else { return false }
      run.position += 1
      return true
    case .rule(let name): return match(rules[name] ?? 0, &run)
    case .sequence(let parts):
      for part in parts { guard match(part, &run) else { return false } }
      return true
    case .choice(let alternatives):
      for alternative in alternatives where isAhead(alternative.ahead, run) { return match(alternative.node, &run) }
      return false
    case .optional(let inner, let ahead): return isAhead(ahead, run) ? match(inner, &run) : true
    case .any(let inner, let ahead):
      while isAhead(ahead, run) { guard match(inner, &run) else { return false } }
      return true
    }
  }

  private func isAhead(_ set: TwoTokenSet, _ run: Run) -> Bool {
    set.contains(run.tokens[run.position], run.tokens[run.position + 1])
  }

  // MARK: Building

  private mutating func flatten(_ expression: Expression) -> Int {
    let node: Node
    switch expression {
    case .literal(let text): node = .terminal(terminal(text))
    case .reference(let name): node = name.first?.isLowercase == true ? .rule(name) : .terminal(terminal(name))
    case .sequence(let parts): node = .sequence(parts.map { flatten($0) })
    case .choice(let parts): node = .choice(parts.map { (flatten($0), .nothing) })
    case .optional(let inner): node = .optional(flatten(inner), ahead: .nothing)
    case .any(let inner): node = .any(flatten(inner), ahead: .nothing)
    case .atLeastOne(let inner):
      let once = flatten(inner)
      nodes.append(.any(flatten(inner), ahead: .nothing))
      node = .sequence([once, nodes.count - 1])
    case .characters: preconditionFailure("characters stand in tokens only")
    }
    nodes.append(node)
    return nodes.count - 1
  }

  private mutating func terminal(_ name: String) -> Int {
    if let known = terminals[name] { return known }
    terminals[name] = terminals.count + 1
    precondition(terminals.count < 64)
    return terminals.count
  }

  /// FIRST and FOLLOW of depth two to their fixed points, then the lookahead of every choice.
  private mutating func decide(_ names: [String], _ start: String) {
    var firsts: [String: TwoTokenSet] = [:]
    repeat {
      let before = firsts
      for name in names { firsts[name] = first(of: rules[name] ?? 0, firsts) }
      if firsts == before { break }
    } while true
    var follows = [start: TwoTokenSet.empty]
    repeat {
      let before = follows
      for name in names { visit(rules[name] ?? 0, follows[name] ?? .nothing, firsts, &follows, name, isLast: false) }
      if follows == before { break }
    } while true
    for name in names { visit(rules[name] ?? 0, follows[name] ?? .nothing, firsts, &follows, name, isLast: true) }
  }

  private func first(of node: Int, _ firsts: [String: TwoTokenSet]) -> TwoTokenSet {
    switch nodes[node] {
    case .terminal(let token): return .terminal(token)
    case .rule(let name): return firsts[name] ?? .nothing
    case .sequence(let parts): return parts.reduce(.empty) { $0.followed(by: first(of: $1, firsts)) }
    case .choice(let parts): return parts.reduce(.nothing) { $0.union(first(of: $1.node, firsts)) }
    case .optional(let inner, _): return first(of: inner, firsts).union(.empty)
    case .any(let inner, _):
      let once = first(of: inner, firsts)
      return once.followed(by: once.union(.empty)).union(once).union(.empty)
    }
  }

  /// Hands what may follow a node down to the rules in it; the last time, notes lookaheads and conflicts.
  private mutating func visit(
    _ node: Int, _ follow: TwoTokenSet, _ firsts: [String: TwoTokenSet], _ follows: inout [String: TwoTokenSet],
    _ name: String, isLast: Bool
  ) {
    switch nodes[node] {
    case .terminal: break
    case .rule(let rule): follows[rule] = (follows[rule] ?? .nothing).union(follow)
    case .sequence(let parts):
      var behind = follow
      for part in parts.reversed() {
        visit(part, behind, firsts, &follows, name, isLast: isLast)
        behind = first(of: part, firsts).followed(by: behind)
      }
    case .choice(let parts):
      let aheads = parts.map { first(of: $0.node, firsts).followed(by: follow) }
      for part in parts { visit(part.node, follow, firsts, &follows, name, isLast: isLast) }
      guard isLast else { return }
      for index in aheads.indices { for other in 0..<index { note(aheads[index], aheads[other], name) } }
      nodes[node] = .choice(zip(parts, aheads).map { ($0.node, $1) })
    case .optional(let inner, _):
      visit(inner, follow, firsts, &follows, name, isLast: isLast)
      guard isLast else { return }
      let ahead = first(of: inner, firsts).followed(by: follow)
      note(ahead, follow, name)
      nodes[node] = .optional(inner, ahead: ahead)
    case .any(let inner, _):
      let behind = first(of: node, firsts).followed(by: follow)
      visit(inner, behind, firsts, &follows, name, isLast: isLast)
      guard isLast else { return }
      let ahead = first(of: inner, firsts).followed(by: behind)
      note(ahead, follow, name)
      nodes[node] = .any(inner, ahead: ahead)
    }
  }

  private mutating func note(_ a: TwoTokenSet, _ b: TwoTokenSet, _ name: String) {
    let words = Dictionary(uniqueKeysWithValues: terminals.map { ($1, $0) })
    for (first, second) in a.common(b) {
      conflicts.append("\(name): \(words[first] ?? "") \(words[second] ?? "")")
    }
  }
}
