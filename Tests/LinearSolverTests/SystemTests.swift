import Testing

@testable import LinearSolver

/// What a system means, on examples worked out by hand.
@Suite struct SystemTests {
  typealias Term = LinearExpression.Term

  @Test func anEmptySystemHasNoValues() {
    let solution = LinearSystem().solve()
    #expect(solution.values.isEmpty && solution.conflicts.isEmpty && solution.redundantRows.isEmpty)
  }

  @Test func equalitiesAreSolved() {
    var system = LinearSystem()
    let (x, y) = (system.expression(), system.expression())
    system.add(x + y - 10, .equal)
    system.add(x - y - 4, .equal)
    #expect(system.solve().values == [7, 3])
  }

  @Test func rightHandSidesFollowTheRoot() {
    var system = LinearSystem()
    let x = system.expression()
    system.add(x - LinearExpression([], 0.5 * .width - .height + AffineNumber(3)), .equal)
    #expect(system.solve(width: 100, height: 20).values == [33])
    #expect(system.solve(width: 10, height: 0).values == [8])
  }

  @Test func ahigherPriorityWinsOverAnyNumberOfLowerOnes() {
    var system = LinearSystem()
    let x = system.expression()
    for _ in 0..<100 { system.add(x - 10, .equal, priority: 250) }
    system.add(x - 20, .equal, priority: 250.5)
    #expect(system.solve().values == [20])
  }

  @Test func withinAPriorityTheSumOfErrorsIsLeast() {
    var system = LinearSystem()
    let x = system.expression()
    for target in [0, 100, 30] { system.add(x - Double(target), .equal, priority: 500) }
    let solution = system.solve()
    #expect(solution.values == [30])
    #expect([0, 1, 2].map { solution.error(of: $0) } == [30, -70, 0])
  }

  @Test func errorsCountInTheUnitOfTheRow() {
    var system = LinearSystem()
    let x = system.expression()
    system.add(3 * x, .equal, priority: 500)
    system.add(x - 10, .equal, priority: 500)
    system.add(x - 10, .equal, priority: 500)
    #expect(system.solve().values == [0])
  }

  @Test func prioritiesBelowOneAreLevelsToo() {
    var system = LinearSystem()
    let x = system.expression()
    system.add(x - 1, .equal, priority: 0.8)
    system.add(x - 2, .equal, priority: 0.9)
    system.add(x - 1.5, .lessOrEqual, priority: 1)
    #expect(system.solve().values == [1.5])
  }

  @Test func huggingAndCompressionMakeOneKink() {
    // Two labels of 40 and 60 points in 120: the one that hugs less grows; in 80, the one that resists less shrinks.
    var system = LinearSystem()
    let (a, b) = (system.expression(), system.expression())
    system.add(a + b - LinearExpression([], .width), .equal)
    for (label, natural, hugging, resistance) in [(a, 40.0, 250.0, 751.0), (b, 60, 251, 750)] {
      system.add(label - natural, .lessOrEqual, priority: hugging)
      system.add(label - natural, .greaterOrEqual, priority: resistance)
    }
    #expect(system.solve(width: 120).values == [60, 60])
    #expect(system.solve(width: 80).values == [40, 40])
    #expect(system.solve(width: 100).values == [40, 60])
  }

  @Test func theLatestRowOfAContradictionYields() {
    var system = LinearSystem()
    let (x, y) = (system.expression(), system.expression())
    system.add(x - 100, .equal)
    system.add(y - x - 8, .equal)
    system.add(y - 200, .lessOrEqual)
    system.add(y - 120, .equal)
    let solution = system.solve()
    #expect(solution.values == [100, 108])
    #expect(solution.conflicts == [Conflict(row: 3, rows: [0, 1, 3])])
    #expect(solution.error(of: 3) == -12)
  }

  @Test func anEqualityYieldsToEarlierInequalities() {
    var system = LinearSystem()
    let (x, y) = (system.expression(), system.expression())
    system.add(x - 100, .lessOrEqual)
    system.add(x - 2 * y, .equal)
    system.add(y - 70, .equal)
    let solution = system.solve()
    #expect(solution.conflicts == [Conflict(row: 2, rows: [0, 1, 2])])
    #expect(solution.error(of: 0) == 0 && solution.error(of: 1) == 0)
    let least = system.solve(contradictions: .leastError)
    #expect(least.values == [140, 70] && least.conflicts == solution.conflicts)
  }

  @Test func inequalitiesContradictEachOther() {
    var system = LinearSystem()
    let (x, y) = (system.expression(), system.expression())
    system.add(x - y - 10, .greaterOrEqual)
    system.add(y - x, .greaterOrEqual)
    system.add(y - 5, .greaterOrEqual)
    let solution = system.solve()
    #expect(solution.conflicts == [Conflict(row: 1, rows: [0, 1])])
    #expect(solution.values[0] - solution.values[1] >= 10 && solution.values[1] >= 5)
  }

  @Test func structuralRowsDoNotYield() {
    var system = LinearSystem()
    let x = system.expression()
    system.add(x + 20, .equal)
    system.add(x, .greaterOrEqual, isStructural: true)
    let solution = system.solve()
    #expect(solution.values == [0])
    #expect(solution.conflicts == [Conflict(row: 0, rows: [0, 1])])
  }

  @Test func structuralRowsAmongThemselvesAreReported() {
    var system = LinearSystem()
    let x = system.expression()
    system.add(x - 5, .lessOrEqual, isStructural: true)
    system.add(x - 8, .greaterOrEqual, isStructural: true)
    let solution = system.solve()
    #expect(solution.conflicts == [Conflict(row: 1, rows: [0, 1])])
    #expect((5...8).contains(solution.values[0]))
  }

  @Test func independentContradictionsAreAllFound() {
    var system = LinearSystem()
    for index in 0..<100 {
      let x = system.expression()
      system.add(x - Double(index), .greaterOrEqual)
      system.add(x - Double(index - 1), .lessOrEqual)
    }
    #expect(system.solve().conflicts == (0..<100).map { Conflict(row: 2 * $0 + 1, rows: [2 * $0, 2 * $0 + 1]) })
  }

  @Test func contradictionsDependOnTheSize() {
    var system = LinearSystem()
    let x = system.expression()
    system.add(x - LinearExpression([], .width), .equal)
    system.add(x - 320, .equal)
    #expect(system.solve(width: 320).conflicts.isEmpty)
    #expect(system.solve(width: 321).conflicts == [Conflict(row: 1, rows: [0, 1])])
    #expect(system.solve(width: 320).redundantRows.isEmpty)
  }

  @Test func impliedEqualitiesAreRedundant() {
    var system = LinearSystem()
    let (x, y, z) = (system.expression(), system.expression(), system.expression())
    system.add(x - 3, .equal)
    system.add(y - x, .equal)
    system.add(z - 1, .equal)
    system.add(y - 3, .equal)
    system.add(2 * x - 6, .equal)
    let solution = system.solve()
    #expect(solution.redundantRows == [3, 4])
    #expect(solution.rows(implying: 3) == [0, 1])
    #expect(solution.rows(implying: 4) == [0])
  }

  @Test func preferencesSettleWhatRowsLeaveFree() {
    var system = LinearSystem()
    let (x, y) = (system.expression(), system.expression())
    system.add(x + y - 10, .equal)
    system.add(x, .greaterOrEqual)
    #expect(system.solve().values == [0, 10])
    system.prefer(y - 4)
    system.prefer(x - 100)
    #expect(system.solve().values == [6, 4])
    #expect(!system.solve().isDecided(x))
    #expect(system.solve().isDecided(x + y))
  }

  @Test func aPreferenceMayConnectParts() {
    var system = LinearSystem()
    let (x, y) = (system.expression(), system.expression())
    for part in [x, y] {
      system.add(part, .greaterOrEqual)
      system.add(part - 10, .lessOrEqual)
    }
    system.prefer(x + y - 14)
    system.prefer(y - 3)
    #expect(system.solve().values == [10, 4])
  }

  @Test func decidedIsWhatRowsSettle() {
    var system = LinearSystem()
    let (x, y, z) = (system.expression(), system.expression(), system.expression())
    system.add(x - 5, .greaterOrEqual)
    system.add(x - 5, .lessOrEqual)
    system.add(y - x, .greaterOrEqual)
    system.add(z - y, .equal, priority: 1)
    let solution = system.solve()
    #expect(solution.isDecided(x) && !solution.isDecided(y) && !solution.isDecided(z) && solution.isDecided(z - y))
  }

  @Test func supportNamesTheRowsThatDecide() {
    var system = LinearSystem()
    let (x, y, z) = (system.expression(), system.expression(), system.expression())
    system.add(x - 16, .equal)
    system.add(z - 1, .equal)
    system.add(y - x - 8, .equal)
    system.add(z - 100, .lessOrEqual)
    #expect(system.solve().support(of: y) == [0, 2])
    #expect(system.solve().support(of: z) == [1])
    let w = system.expression()
    system.add(w - y, .greaterOrEqual)
    system.add(w, .equal, priority: 250)
    #expect(system.solve().support(of: w) == [0, 2, 4])
    #expect(system.solve().support(of: w - y) == [4])
    #expect(system.solve().support(of: x - 16 + (y - x)) == [2, 0].sorted())
  }
}

extension LinearSystem {
  /// A new variable as it is.
  mutating func expression() -> LinearExpression { LinearExpression(variable: addVariable()) }
}
