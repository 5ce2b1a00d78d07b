// Systems from the standard input through the solver, for the scripts beside this one and in Tests/Benchmarks.
//
//   driver answers   one line of JSON for each system and size: values, errors of all rows, conflicts
//   driver times      for each system the least of some times: seconds from rows to values, at the first size
//
// Compiled as one module with the sources of LinearSolver. The input is, for each system,
//
//   system VARIABLES ROWS SIZES …
//   RELATION PRIORITY CONSTANT PER-WIDTH PER-HEIGHT [VARIABLE COEFFICIENT]…     for each row; the relation is = < or >
//   WIDTH HEIGHT …                                                              for each size

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct Case {
  var variableCount: Int
  var termCount = 0
  var rows: [(expression: LinearExpression, relation: Relation, priority: Double)] = []
  var sizes: [(width: Double, height: Double)] = []

  func system() -> LinearSystem {
    var system = LinearSystem()
    _ = system.addVariables(variableCount)
    system.reserve(rows: rows.count, terms: termCount)
    for row in rows { system.add(row.expression, row.relation, priority: row.priority) }
    return system
  }
}

func words() -> [Substring] {
  guard let line = readLine(strippingNewline: true) else { return [] }
  return line.split(separator: " ")
}

func number(_ word: Substring) -> Double {
  guard let number = Double(word) else { fatalError("'\(word)' is not a number") }
  return number
}

func readCase() -> Case? {
  let head = words()
  guard head.count >= 4 else { return nil }
  var read = Case(variableCount: Int(number(head[1])))
  for _ in 0..<Int(number(head[2])) {
    let row = words()
    var terms: [LinearExpression.Term] = []
    for index in stride(from: 5, to: row.count, by: 2) {
      terms.append(LinearExpression.Term(Int(number(row[index])), number(row[index + 1])))
    }
    read.termCount += terms.count
    let constant = AffineNumber(number(row[2]), perWidth: number(row[3]), perHeight: number(row[4]))
    let relation: Relation = row[0] == "=" ? .equal : row[0] == "<" ? .lessOrEqual : .greaterOrEqual
    read.rows.append((LinearExpression(terms, constant), relation, number(row[1])))
  }
  for _ in 0..<Int(number(head[3])) {
    let size = words()
    read.sizes.append((number(size[0]), number(size[1])))
  }
  return read
}

func seconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Least of forty times, or of fewer where they are long.
func time(_ read: Case) -> Double {
  let (width, height) = read.sizes.first ?? (0, 0)
  var least = Double.infinity
  var total = 0.0
  for _ in 0..<40 where total < 0.2 {
    let start = seconds()
    let solution = read.system().solve(width: width, height: height)
    let taken = seconds() - start
    precondition(solution.values.count == read.variableCount)
    least = min(least, taken)
    total += taken
  }
  return least
}

while let read = readCase() {
  if CommandLine.arguments.contains("times") {
    print(time(read))
    continue
  }
  let system = read.system()
  for (width, height) in read.sizes {
    let solution = system.solve(width: width, height: height)
    let errors = system.rowCount == 0 ? [] : (0..<system.rowCount).map { solution.error(of: $0) }
    let conflicts = solution.conflicts.map { "[\($0.row), \($0.rows)]" }.joined(separator: ", ")
    print(#"{"values": \#(solution.values), "errors": \#(errors), "conflicts": [\#(conflicts)]}"#)
  }
}
