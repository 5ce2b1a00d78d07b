import Testing

@testable import LinearSolver

/// What holds for any system.
@Suite struct RandomSystemTests {
  typealias Term = LinearExpression.Term

  @Test func orderAndScaleOfRowsChangeNothing() {
    var random = Random(seed: 1)
    for round in 0..<300 {
      let rows = random.rows(variables: 8, isSatisfiable: true)
      let values = system(8, rows).solve(width: 300, height: 500).values
      let shuffled = system(8, rows.shuffled(using: &random)).solve(width: 300, height: 500).values
      #expect(areNear(values, shuffled), "\(round)")
      // Required rows may be written in any scale.
      let scaled = rows.map { row in
        row.priority < 1000 ? row : row.scaled(by: random.pick([-3, 0.25, 2, -1]))
      }
      #expect(areNear(values, system(8, scaled).solve(width: 300, height: 500).values), "\(round)")
    }
  }

  /// Decided values are the same whatever is preferred, others are not.
  @Test func preferencesMoveWhatIsNotDecided() {
    var random = Random(seed: 2)
    var undecided = 0
    for round in 0..<200 {
      let rows = random.rows(variables: 7, isSatisfiable: round % 2 == 0, count: 8)
      let solution = system(7, rows).solve(width: 300, height: 500)
      for _ in 0..<4 {
        let expression = random.expression(variables: 7)
        let moved = [-1e5, 1e5].map { target in
          var system = system(7, rows)
          system.prefer(expression - target)
          return system.solve(width: 300, height: 500).value(of: expression)
        }
        let isSame = abs(moved[1] - moved[0]) < 1e-5
        #expect(solution.isDecided(expression) == isSame, "\(round): \(expression), \(moved)")
        if isSame { #expect(abs(solution.value(of: expression) - moved[0]) < 1e-5, "\(round)") }
        undecided += isSame ? 0 : 1
      }
    }
    #expect((100..<700).contains(undecided))
  }

  /// The rows of a support, all of them equalities that hold, have no other value for the expression.
  @Test func supportIsEnough() {
    var random = Random(seed: 3)
    var seen = 0
    for round in 0..<200 {
      let rows = random.rows(variables: 7, isSatisfiable: true)
      let whole = system(7, rows)
      let solution = whole.solve(width: 300, height: 500)
      for variable in 0..<7 where solution.isDecided(LinearExpression(variable: variable)) {
        let support = solution.support(of: LinearExpression(variable: variable))
        #expect(support == support.sorted() && !support.isEmpty)
        for row in support { #expect(abs(solution.value(of: rows[row].expression)) < 1e-5, "\(round)") }
        let part = system(7, support.map { Row(expression: rows[$0].expression, relation: .equal, priority: 1000) })
        let alone = part.solve(width: 300, height: 500)
        #expect(abs(alone.values[variable] - solution.values[variable]) < 1e-5, "\(round)")
        #expect(alone.isDecided(LinearExpression(variable: variable)), "\(round)")
        seen += 1
      }
    }
    #expect(seen > 300)
  }

  /// A system that contradicts itself: leaving out the rows that yield gives the same values and no conflict.
  @Test func yieldingIsLeavingOut() {
    var random = Random(seed: 4)
    var conflicts = 0
    for round in 0..<300 {
      let rows = random.rows(variables: 6, isSatisfiable: false)
      let solution = system(6, rows).solve(width: 300, height: 500)
      let yielding = Set(solution.conflicts.map(\.row))
      conflicts += yielding.count
      let rest = rows.indices.filter { !yielding.contains($0) }
      let alone = system(6, rest.map { rows[$0] }).solve(width: 300, height: 500)
      #expect(alone.conflicts.isEmpty, "\(round)")
      #expect(areNear(alone.values, solution.values), "\(round)")
      for conflict in solution.conflicts {
        let part = system(6, conflict.rows.map { rows[$0] }).solve(width: 300, height: 500)
        #expect(part.conflicts.map(\.rows) == [Array(conflict.rows.indices)], "\(round)")
        for row in conflict.rows {
          let others = conflict.rows.filter { $0 != row }
          #expect(system(6, others.map { rows[$0] }).solve(width: 300, height: 500).conflicts.isEmpty, "\(round)")
        }
      }
    }
    #expect(conflicts > 80)
  }

  private func areNear(_ a: [Double], _ b: [Double]) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) < 1e-5 }
  }
}

struct Row {
  var expression: LinearExpression
  var relation: Relation
  var priority: Double

  func scaled(by factor: Double) -> Row {
    var relation = relation
    if factor < 0 && relation != .equal { relation = relation == .lessOrEqual ? .greaterOrEqual : .lessOrEqual }
    return Row(expression: factor * expression, relation: relation, priority: priority)
  }
}

func system(_ variableCount: Int, _ rows: [Row]) -> LinearSystem {
  var system = LinearSystem()
  _ = system.addVariables(variableCount)
  for row in rows { system.add(row.expression, row.relation, priority: row.priority) }
  return system
}

/// SplitMix64: the same numbers on every machine, so that a failure can be repeated from its seed.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// 0 up to, not including, the bound.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func pick<T>(_ list: [T]) -> T { list[below(list.count)] }

  mutating func expression(variables: Int) -> LinearExpression {
    var terms: [LinearExpression.Term] = []
    for _ in 0...below(3) { terms.append(LinearExpression.Term(below(variables), pick([1, -1, 1, -1, 2, -0.5]))) }
    return LinearExpression(terms)
  }

  /// Rows of all relations and priorities; the required ones hold together for a root of 300 by 500, or perhaps not.
  mutating func rows(variables: Int, isSatisfiable: Bool, count: Int? = nil) -> [Row] {
    let point = (0..<variables).map { _ in Double(below(400) - 200) }
    var rows: [Row] = []
    for _ in 0..<(count ?? variables + below(2 * variables)) {
      var expression = expression(variables: variables)
      let relation = pick([Relation.equal, .lessOrEqual, .greaterOrEqual])
      let isRequired = below(10) < (relation == .equal ? 3 : 6)
      let share = pick([0, 0, 0, 0.5, 1])
      var at = 0.0
      for term in expression.terms { at += term.coefficient * point[term.variable] }
      switch relation {
      case .equal: break
      case .lessOrEqual: at += pick([0, 0, 20])
      case .greaterOrEqual: at -= pick([0, 0, 20])
      }
      if !isRequired || !isSatisfiable && below(2) == 0 { at = Double(below(300) - 150) }
      expression.constant = AffineNumber(share * 300 - at, perWidth: -share)
      let priority = isRequired ? 1000 : pick([50, 250, 250.5, 999])
      rows.append(Row(expression: expression, relation: relation, priority: priority))
    }
    return rows
  }
}
