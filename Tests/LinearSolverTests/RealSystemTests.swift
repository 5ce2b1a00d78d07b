import Foundation
import Testing

@testable import LinearSolver

/// The systems of 574 roots of real Interface Builder documents, solved by two other solvers at their design size and four
/// random sizes. Where these left a choice, they stood as near to the design as they could.
@Suite struct RealSystemTests {
  @Test func valuesAreThoseOfOtherSolvers() throws {
    var given = 0
    for real in try RealSystem.all() {
      var system = real.system
      let design = real.solutions[0].values
      for quantity in [2, 3, 0, 1] {
        for variable in stride(from: quantity, to: design.count, by: 4) {
          guard let value = design[variable] else { continue }
          system.prefer(LinearExpression(variable: variable) - value)
        }
      }
      for size in real.solutions {
        let solution = system.solve(width: size.width, height: size.height, contradictions: .leastError)
        for (variable, value) in size.values.enumerated() {
          guard let value else { continue }
          given += 1
          #expect(abs(solution.values[variable] - value) <= 1e-5, "\(real.name), variable \(variable)")
        }
      }
    }
    #expect(given == 95_402)
  }

  /// The latest of a contradiction yields, and all that is left holds.
  @Test func requiredRowsHoldOrYield() throws {
    for real in try RealSystem.all() {
      for size in real.solutions {
        let solution = real.system.solve(width: size.width, height: size.height)
        let yielding = Set(solution.conflicts.map(\.row))
        for conflict in solution.conflicts { #expect(conflict.row == conflict.rows.last) }
        for (row, content) in real.system.rows.enumerated() where content.isRequired && !yielding.contains(row) {
          #expect(abs(solution.error(of: row)) < 1e-5, "\(real.name), row \(row)")
        }
      }
    }
  }
}

struct RealSystem {
  var name: String
  var system = LinearSystem()
  var solutions: [(width: Double, height: Double, values: [Double?])] = []

  /// The fixture's format is told in Tests/LinearSolver/main.swift; a size is followed by values, `-` where none is given.
  static func all() throws -> [RealSystem] {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/auto-layout-systems.txt")
    var lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")[...]
    var all: [RealSystem] = []
    while let head = lines.popFirst()?.split(separator: " ") {
      var real = RealSystem(name: head[4...].joined(separator: " "))
      _ = real.system.addVariables(try #require(Int(head[1])))
      for _ in 0..<(try #require(Int(head[2]))) {
        let line = lines.removeFirst()
        let words = line.split(separator: " ")
        let numbers = try words.dropFirst().map { try #require(Double($0)) }
        let terms = stride(from: 4, to: numbers.count, by: 2).map {
          LinearExpression.Term(Int(numbers[$0]), numbers[$0 + 1])
        }
        let constant = AffineNumber(numbers[1], perWidth: numbers[2], perHeight: numbers[3])
        let relation: Relation = words[0] == "=" ? .equal : words[0] == "<" ? .lessOrEqual : .greaterOrEqual
        real.system.add(LinearExpression(terms, constant), relation, priority: numbers[0])
      }
      for _ in 0..<(try #require(Int(head[3]))) {
        let line = lines.removeFirst()
        let words = line.split(separator: " ")
        let (width, height) = (try #require(Double(words[0])), try #require(Double(words[1])))
        real.solutions.append((width, height, words.dropFirst(2).map { Double($0) }))
      }
      all.append(real)
    }
    return all
  }
}
