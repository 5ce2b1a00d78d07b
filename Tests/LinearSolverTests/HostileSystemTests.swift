import Testing

@testable import LinearSolver

/// Nothing traps or hangs, and long systems take steps in proportion.
@Suite struct HostileSystemTests {
  typealias Term = LinearExpression.Term

  @Test func rowsWithoutVariables() {
    var system = LinearSystem()
    let x = system.addVariable()
    system.add(LinearExpression(0), .equal)
    system.add(LinearExpression(1), .equal)
    system.add(LinearExpression(1), .greaterOrEqual)
    system.add(LinearExpression(1), .lessOrEqual)
    system.add(LinearExpression(1), .equal, priority: 3)
    system.add(LinearExpression([Term(x, 0)]), .equal)
    system.add(LinearExpression([Term(x, 2), Term(x, -2)], AffineNumber(-4)), .greaterOrEqual)
    system.prefer(LinearExpression(7))
    let solution = system.solve()
    #expect(solution.values == [0])
    #expect(solution.redundantRows == [0, 5])
    #expect(solution.conflicts == [1, 3, 6].map { Conflict(row: $0, rows: [$0]) })
  }

  @Test func termsOfOneVariableAddUp() {
    var system = LinearSystem()
    let x = system.addVariable()
    system.add(LinearExpression([Term(x), Term(x), Term(x, -3)], AffineNumber(5)), .equal)
    #expect(system.solve().values == [5])
  }

  @Test(arguments: [1e-9, 1e-3, 1e6, 1e9])
  func coefficientsOfAnySize(_ scale: Double) {
    var system = LinearSystem()
    let (x, y, z) = (system.expression(), system.expression(), system.expression())
    system.add(scale * x - scale * 40, .equal)
    system.add(scale * y - scale * x - scale * 8, .greaterOrEqual)
    system.add(scale * y, .equal, priority: 250)
    system.add(z - scale * x, .equal)
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(abs(solution.values[0] - 40) < 1e-6 && abs(solution.values[1] - 48) < 1e-6)
    #expect(abs(solution.values[2] - scale * 40) <= 1e-9 * scale * 40)
  }

  /// Rounding makes no contradiction of what is said twice.
  @Test func largeNumbersTwice() {
    var system = LinearSystem()
    let (x, y, z) = (system.expression(), system.expression(), system.expression())
    for scale in [1, 1e9 / 3, 7e6] {
      system.add(scale * x - scale * LinearExpression([], 0.1 * .width + AffineNumber(1e6 / 7)), .equal)
      system.add(scale * y - 3 * scale * x, .equal)
      system.add(scale * z - scale * y - scale * x, .greaterOrEqual)
      system.add(scale * z - 4 * scale * x, .lessOrEqual)
    }
    let solution = system.solve(width: 321)
    #expect(solution.conflicts.isEmpty)
    #expect(solution.redundantRows == [4, 5, 8, 9])
  }

  @Test func numbersThatAreNone() {
    for odd in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude] {
      var random = Random(seed: 5)
      for _ in 0..<20 {
        var rows = random.rows(variables: 6, isSatisfiable: false)
        for _ in 0..<3 {
          let row = random.below(rows.count)
          switch random.below(3) {
          case 0: rows[row].expression.constant.constant = odd
          case 1: rows[row].expression.terms[0].coefficient = odd
          default: rows[row].priority = odd
          }
        }
        let solution = system(6, rows).solve()
        #expect(solution.values.count == 6)
        for variable in 0..<6 { _ = solution.support(of: LinearExpression(variable: variable)) }
        for variable in 0..<6 { _ = solution.isDecided(LinearExpression(variable: variable)) }
      }
    }
  }

  /// Corners where many kinks meet.
  @Test func degenerateCorners() {
    var random = Random(seed: 6)
    for round in 0..<300 {
      let rows = (0..<40).map { _ in
        let terms = (0...random.below(4)).map { _ in Term(random.below(6), random.pick([1, -1])) }
        return Row(
          expression: LinearExpression(terms), relation: random.pick([.equal, .lessOrEqual, .greaterOrEqual]),
          priority: random.pick([1000, 1000, 1, 2, 3]))
      }
      let solution = system(6, rows).solve()
      #expect(solution.values == [0, 0, 0, 0, 0, 0], "\(round)")
      #expect(solution.conflicts.isEmpty && solution.isOptimal, "\(round)")
    }
  }

  enum Order: CaseIterable {
    case forwards, backwards, leadingFirst, shuffled
  }

  /// Views one after the other, each as wide as the next, in any order of rows.
  @Test(arguments: Order.allCases) func longChains(_ order: Order) {
    func rows(_ count: Int) -> [Row] {
      var leading: [Row] = []
      var width: [Row] = []
      for view in 0..<count {
        let (left, extent) = (2 * view, 2 * view + 1)
        let previous = [Term(left), Term(left - 2, -1), Term(left - 1, -1)]
        let edge = view == 0 ? LinearExpression([Term(left)], AffineNumber(-16)) : LinearExpression(previous) - 8
        let size =
          view + 1 == count
          ? LinearExpression(variable: extent) - 50 : LinearExpression([Term(extent), Term(extent + 2, -1)])
        leading.append(Row(expression: edge, relation: .equal, priority: 1000))
        width.append(Row(expression: size, relation: .equal, priority: 1000))
      }
      switch order {
      case .forwards: return zip(leading, width).flatMap { [$0, $1] }
      case .backwards: return zip(leading, width).flatMap { [$0, $1] }.reversed()
      case .leadingFirst: return leading + width
      case .shuffled:
        var random = Random(seed: 7)
        return (leading + width).shuffled(using: &random)
      }
    }
    /// Steps taken: what definitions were made of, with those that newer ones replaced.
    func steps(_ count: Int) -> Int {
      let solution = system(2 * count, rows(count)).solve()
      #expect(abs(solution.values[2 * count - 2] / (16 + 58 * Double(count - 1)) - 1) < 1e-9)
      return solution.optimum.substitutions.uses.count + solution.optimum.substitutions.terms.count
    }
    let (short, long) = (steps(1000), steps(8000))
    #expect(short < 30_000 && long < 12 * short, "\(short), \(long)")
  }

  /// Chains whose views have sizes of their own, soft or bounded: nothing connects them but definitions.
  @Test func longSoftChains() {
    let count = 5000
    var system = LinearSystem()
    var end = LinearExpression(16)
    for view in 0..<count {
      let (left, width) = (system.expression(), system.expression())
      system.add(left - end, .equal)
      system.add(width - 40, .greaterOrEqual)
      system.add(width - Double(30 + view % 40), .equal, priority: 250)
      end = left + width + 8
    }
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty)
    var left = 16.0
    for view in 0..<count {
      #expect(abs(solution.values[2 * view] - left) < 1e-6)
      left += max(40, Double(30 + view % 40)) + 8
    }
  }

  /// Nothing but definitions: every value rests on a preference, and still nothing is quadratic.
  @Test func longLooseChains() {
    var system = LinearSystem()
    var end = LinearExpression(0)
    for _ in 0..<3000 {
      let (left, width) = (system.expression(), system.expression())
      system.add(left - end - 8, .equal)
      system.prefer(width - 20)
      end = left + width
    }
    let solution = system.solve()
    #expect(solution.value(of: end) == 3000 * 28)
    #expect(!solution.isDecided(end))
  }

  /// Kinks that connect hundreds of views, and more of them than a tableau has room for.
  @Test(arguments: [300, 5000]) func longChainsOfInequalities(_ count: Int) {
    var system = LinearSystem()
    var end = LinearExpression(0)
    for _ in 0..<count {
      let (left, width) = (system.expression(), system.expression())
      system.add(left - end - 8, .greaterOrEqual)
      system.add(width - 20, .equal, priority: 750)
      system.add(left, .equal, priority: 50)
      end = left + width
    }
    let solution = system.solve()
    #expect(abs(solution.value(of: end) - Double(count) * 28) < 1e-6)
    #expect(solution.conflicts.isEmpty && solution.isOptimal == (count < 1000))
  }

  @Test func circles() {
    var system = LinearSystem()
    let views = system.addVariables(100)
    for view in views {
      system.add(LinearExpression([Term(view), Term((view + 1) % 100, -1)], AffineNumber(-1)), .equal)
    }
    let solution = system.solve()
    #expect(solution.conflicts == [Conflict(row: 99, rows: Array(0..<100))])
    #expect(solution.values[0] == 0 && solution.values[99] == -99)
  }
}
