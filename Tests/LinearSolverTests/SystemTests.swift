import Testing

@testable import LinearSolver

@Suite struct SystemTests {
  @Test func anEmptySystemHasNoValues() {
    let solution = LinearSystem().solve()
    #expect(solution.values.isEmpty && solution.conflicts.isEmpty)
  }
}
