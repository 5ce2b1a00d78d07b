// Required equalities as definitions of variables.

// MARK: - Interface

/// Each independent equality defines one variable by others. The graph of definitions has no cycle. Definitions are
/// brought up to date when they are used, and stay in terms of other defined variables where they would grow long: a chain
/// of n rows costs n steps, in whatever order its rows come.
struct Substitutions: Sendable {
  typealias Term = LinearExpression.Term

  /// A step of a derivation: a factor of an original row (`~row`) or of an earlier definition.
  struct Use: Sendable {
    var index: Int
    var factor: Double
  }

  /// variable = Σ terms + constant, derived as variable − Σ terms − constant = Σ uses.
  struct Definition: Sendable {
    var constant: AffineNumber
    // Half as large as ranges: memory is what long chains wait for.
    private var firstTerm: Int32
    private var termCount: Int32
    private var firstUse: Int32
    private var useCount: Int32

    init(terms: Range<Int>, constant: AffineNumber, uses: Range<Int>) {
      self.constant = constant
      firstTerm = Int32(terms.lowerBound)
      termCount = Int32(terms.count)
      firstUse = Int32(uses.lowerBound)
      useCount = Int32(uses.count)
    }

    var terms: Range<Int> { Int(firstTerm)..<Int(firstTerm) + Int(termCount) }
    var uses: Range<Int> { Int(firstUse)..<Int(firstUse) + Int(useCount) }
  }

  /// An equality that earlier ones make 0 = constant.
  struct Residue: Sendable {
    var row: Int
    var constant: AffineNumber
    var uses: Range<Int>

    /// Whether earlier rows imply this one at every size of the root; a share of the root's size counts as 1000 points.
    var isRedundant: Bool {
      constant.constant.magnitude < 1e-7 && max(constant.perWidth.magnitude, constant.perHeight.magnitude) < 1e-10
    }
  }

  private(set) var residues: [Residue] = []
  private(set) var definitions: [Definition] = []
  private(set) var terms: [Term] = []
  private(set) var uses: [Use] = []
  /// After `settle`: the defined variables, each after all that it is defined by.
  private(set) var evaluationOrder: [Int] = []
  /// The result of `reduce`: undefined variables only.
  private(set) var sum: SparseSum

  /// What `reduce` left in `sum`, without its constant.
  var undefinedTerms: [Term] {
    sum.variables.compactMap {
      let coefficient = sum.coefficient(of: $0)
      return coefficient == 0 ? nil : Term($0, coefficient)
    }
  }

  /// - `rowCount`: as many equalities as may come.
  init(variableCount: Int, rowCount: Int) {
    definitions.reserveCapacity(min(variableCount, rowCount))
    terms.reserveCapacity(2 * rowCount)
    uses.reserveCapacity(2 * rowCount)
    sum = SparseSum(variableCount: variableCount)
    current = Array(repeating: -1, count: variableCount)
    isLong = Array(repeating: false, count: variableCount)
    isSeen = Array(repeating: false, count: variableCount)
    visited = Array(repeating: 0, count: variableCount)
  }

  /// The required equalities of a system: structural ones first, for they do not yield, and the others in the order of
  /// adding, so that the latest of dependent rows leaves the residue; or before that by how many terms they have.
  init(_ system: LinearSystem, _ leftOut: [Bool], shortFirst: Bool) {
    self.init(variableCount: system.variableCount, rowCount: system.rows.count)
    for isStructural in [true, false] {
      for termCount in shortFirst ? 2...3 : 0...0 {
        for (index, row) in system.rows.enumerated()
        where row.isStructural == isStructural && row.isRequired && row.relation == .equal && !leftOut[index] {
          guard !shortFirst || (row.terms.count <= 2) == (termCount == 2) else { continue }
          accept(row: index, system.terms[row.terms], row.constant)
        }
      }
    }
  }

  func isDefined(_ variable: Int) -> Bool { current[variable] >= 0 }

  /// The definition that holds now, nil for an undefined variable.
  func definition(of variable: Int) -> Definition? { isDefined(variable) ? definitions[Int(current[variable])] : nil }

  /// Takes an equality in: it defines a variable or leaves a residue.
  mutating func accept(row: Int, _ expression: ArraySlice<Term>, _ constant: AffineNumber) {
    if expression.contains(where: { !isSeen[$0.variable] }) {
      // A variable that no earlier equality knows can be defined by the row as it stands, or with what is at hand.
      let usesStart = uses.count
      sum.removeAll()
      for term in expression { sum.add(term.variable, term.coefficient) }
      sum.add(constant)
      for term in expression where isDefined(term.variable) && definedTerms(term.variable).count <= 1 {
        substitute(term.variable)
      }
      if let pivot = pivot(where: { !isSeen[$0] }) {
        define(pivot, by: row, from: usesStart)
        return
      }
      uses.removeLast(uses.count - usesStart)
    }
    let usesStart = reduce(expression, constant)
    if let pivot = pivot(where: { _ in true }) {
      define(pivot, by: row, from: usesStart)
    } else {
      uses.append(Use(index: ~row, factor: 1))
      residues.append(Residue(row: row, constant: sum.constant, uses: usesStart..<uses.count))
    }
  }

  /// Once all equalities are in: long definitions may have become short, and an order of evaluation stands.
  mutating func settle() {
    for variable in isLong.indices { isLong[variable] = false }
    order.removeAll(keepingCapacity: true)
    visit += 1
    for variable in current.indices where isDefined(variable) {
      walk(from: variable) { $0.isLong[$1] = $0.definedTerms($1).count > Substitutions.longCount }
    }
    evaluationOrder = order
  }

  /// Leaves in `sum` the expression in undefined variables: sum = expression + Σ uses from the returned index on.
  @discardableResult
  mutating func reduce(_ expression: ArraySlice<Term>, _ constant: AffineNumber) -> Int {
    var hasLong = false
    for term in expression where isDefined(term.variable) {
      refresh(term.variable)
      hasLong = hasLong || isLong[term.variable] || definedTerms(term.variable).contains { isLong[terms[$0].variable] }
    }
    if hasLong {
      order.removeAll(keepingCapacity: true)
      visit += 1
      for term in expression where isDefined(term.variable) { walk(from: term.variable) { _, _ in } }
    }
    let usesStart = uses.count
    sum.removeAll()
    for term in expression { sum.add(term.variable, term.coefficient) }
    sum.add(constant)
    var index = 0
    while index < sum.variables.count {
      let variable = sum.variables[index]
      if isDefined(variable) && !isLong[variable] { substitute(variable) }
      index += 1
    }
    if hasLong {
      for variable in order.reversed() { substitute(variable) }
    }
    return usesStart
  }

  /// After `settle`: what `reduce` leaves of the terms, without a trace in `self`.
  func reduced(_ expression: [Term]) -> [Term] {
    var terms: [Term] = []
    func add(_ variable: Int, _ coefficient: Double) {
      if let known = terms.firstIndex(where: { $0.variable == variable }) {
        terms[known].coefficient += coefficient
      } else {
        terms.append(Term(variable, coefficient))
      }
    }
    for term in expression {
      guard let definition = definition(of: term.variable) else {
        add(term.variable, term.coefficient)
        continue
      }
      let isLong = isLong[term.variable] || self.terms[definition.terms].contains { isDefined($0.variable) }
      guard !isLong && terms.count < 50 else {
        var copy = self
        copy.reduce(expression[...], AffineNumber())
        return copy.undefinedTerms
      }
      for inner in self.terms[definition.terms] { add(inner.variable, term.coefficient * inner.coefficient) }
    }
    let largest = terms.reduce(0) { max($0, $1.coefficient.magnitude) }
    return terms.filter { $0.coefficient.magnitude > 1e-11 * largest }
  }

  // MARK: - Implementation

  /// For each variable its newest definition, or -1.
  private var current: [Int32]
  /// Definitions that others refer to rather than repeat.
  private var isLong: [Bool]
  /// Variables that occur in an equality.
  private var isSeen: [Bool]
  private var visited: [Int32]
  private var visit: Int32 = 0
  /// Defined variables, each after all that it is defined by.
  private var order: [Int] = []

  /// Empty between calls.
  private var refreshStack: [Int] = []
  private var walkStack: [(variable: Int, next: Int)] = []

  /// Terms from which on a definition is long.
  private static let longCount = 8

  private func definedTerms(_ variable: Int) -> Range<Int> { definitions[Int(current[variable])].terms }

  private mutating func substitute(_ variable: Int) {
    let factor = sum.take(variable)
    guard factor != 0 else { return }
    let node = Int(current[variable])
    for index in definitions[node].terms { sum.add(terms[index].variable, factor * terms[index].coefficient) }
    sum.add(factor * definitions[node].constant)
    uses.append(Use(index: node, factor: -factor))
  }

  /// The variable to define: a coefficient of 1 where there is one that is not tiny beside the others, the latest of them.
  private func pivot(where isAllowed: (Int) -> Bool) -> Int? {
    var largest = 0.0
    for variable in sum.variables { largest = max(largest, sum.coefficient(of: variable).magnitude) }
    guard largest > 0 else { return nil }
    var best: (variable: Int, rank: Int)?
    for variable in sum.variables where isAllowed(variable) {
      let magnitude = sum.coefficient(of: variable).magnitude
      guard magnitude >= 0.01 * largest else { continue }
      let rank = magnitude == 1 ? 2 : magnitude >= 0.5 * largest ? 1 : 0
      if best.map({ ($0.rank, $0.variable) < (rank, variable) }) ?? true { best = (variable, rank) }
    }
    return best?.variable
  }

  /// `sum` = row + the uses from `usesStart` on; solves it for `pivot`.
  private mutating func define(_ pivot: Int, by row: Int, from usesStart: Int) {
    let scale = 1 / sum.coefficient(of: pivot)
    for index in usesStart..<uses.count { uses[index].factor *= scale }
    uses.append(Use(index: ~row, factor: scale))
    for variable in sum.variables { isSeen[variable] = true }
    store(pivot, scale: -scale, from: usesStart)
  }

  /// variable = scale · (`sum` without it).
  private mutating func store(_ variable: Int, scale: Double, from usesStart: Int) {
    let start = terms.count
    for other in sum.variables where other != variable {
      let coefficient = sum.coefficient(of: other)
      if coefficient != 0 { terms.append(Term(other, scale * coefficient)) }
    }
    current[variable] = Int32(definitions.count)
    isLong[variable] = terms.count - start > Substitutions.longCount
    definitions.append(
      Definition(terms: start..<terms.count, constant: scale * sum.constant, uses: usesStart..<uses.count))
  }

  /// Whether a definition names a variable that is defined itself, and shortly.
  private func isStale(_ variable: Int) -> Bool {
    for index in definedTerms(variable) {
      let inner = terms[index].variable
      if isDefined(inner) && !isLong[inner] { return true }
    }
    return false
  }

  /// Brings the definition of a variable up to date, and before it those it rests on.
  private mutating func refresh(_ variable: Int) {
    guard isStale(variable) else { return }
    refreshStack.append(variable)
    while let top = refreshStack.last {
      let count = refreshStack.count
      for index in definedTerms(top) {
        let inner = terms[index].variable
        if isDefined(inner) && !isLong[inner] && isStale(inner) { refreshStack.append(inner) }
      }
      guard refreshStack.count == count else { continue }
      refreshStack.removeLast()
      if isStale(top) { rewrite(top) }
    }
  }

  /// Puts the short definitions that a definition names in their place.
  private mutating func rewrite(_ variable: Int) {
    let old = Int(current[variable])
    let usesStart = uses.count
    uses.append(Use(index: old, factor: 1))
    sum.removeAll()
    for index in definitions[old].terms {
      let term = terms[index]
      guard isDefined(term.variable) && !isLong[term.variable] else {
        sum.add(term.variable, term.coefficient)
        continue
      }
      let node = Int(current[term.variable])
      for index in definitions[node].terms {
        sum.add(terms[index].variable, term.coefficient * terms[index].coefficient)
      }
      sum.add(term.coefficient * definitions[node].constant)
      uses.append(Use(index: node, factor: term.coefficient))
    }
    sum.add(definitions[old].constant)
    store(variable, scale: 1, from: usesStart)
  }

  /// Appends to `order` the variable after all defined ones it rests on, brought up to date, that are not in it yet.
  private mutating func walk(from variable: Int, finish: (inout Self, Int) -> Void) {
    guard visited[variable] != visit else { return }
    visited[variable] = visit
    walkStack.append((variable, definedTerms(variable).lowerBound))
    while let top = walkStack.last {
      var next = top.next
      let end = definedTerms(top.variable).upperBound
      while next < end && (!isDefined(terms[next].variable) || visited[terms[next].variable] == visit) { next += 1 }
      if next == end {
        walkStack.removeLast()
        refresh(top.variable)
        finish(&self, top.variable)
        order.append(top.variable)
        continue
      }
      let inner = terms[next].variable
      walkStack[walkStack.count - 1].next = next + 1
      visited[inner] = visit
      walkStack.append((inner, definedTerms(inner).lowerBound))
    }
  }
}
