// Which original rows a combination is made of.

// MARK: - Interface

/// Σ factor · row, collected through definitions.
struct Derivation {
  private var rows: [Int: Double] = [:]
  /// Factors of definitions, and which of them are waiting: a heap, the newest on top.
  private var factors: [Int: Double] = [:]
  private var heap: [Int] = []
  private var largest = 0.0

  mutating func add(row: Int, _ factor: Double) {
    rows[row, default: 0] += factor
    largest = max(largest, factor.magnitude)
  }

  mutating func add(_ uses: ArraySlice<Substitutions.Use>, _ factor: Double) {
    for use in uses {
      if use.index < 0 {
        add(row: ~use.index, factor * use.factor)
      } else if let known = factors[use.index] {
        factors[use.index] = known + factor * use.factor
      } else {
        factors[use.index] = factor * use.factor
        push(use.index)
      }
    }
  }

  /// Takes in kink · factor by one of its rows.
  mutating func add(
    _ source: KinkRows.Source, _ factor: Double, _ system: LinearSystem, _ substitutions: inout Substitutions
  ) {
    // row + uses = scale · kink
    let row = system.rows[source.row]
    let start = substitutions.reduce(system.terms[row.terms], row.constant)
    add(row: source.row, factor / source.scale)
    add(substitutions.uses[start...], factor / source.scale)
  }

  /// The rows whose factors do not cancel, ascending.
  mutating func takeRows(_ substitutions: Substitutions) -> [Int] {
    // A definition uses older ones only.
    while let node = pop() {
      guard let factor = factors.removeValue(forKey: node), factor.magnitude > 1e-12 * largest else { continue }
      add(substitutions.uses[substitutions.definitions[node].uses], factor)
    }
    return rows.filter { $0.value.magnitude > 1e-9 * min(1, largest) }.keys.sorted()
  }

  // MARK: - Implementation

  private mutating func push(_ node: Int) {
    var index = heap.count
    heap.append(node)
    while index > 0 && heap[(index - 1) / 2] < heap[index] {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func pop() -> Int? {
    guard let top = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return top }
    heap[0] = last
    var index = 0
    while 2 * index + 1 < heap.count {
      var child = 2 * index + 1
      if child + 1 < heap.count && heap[child + 1] > heap[child] { child += 1 }
      guard heap[child] > heap[index] else { break }
      heap.swapAt(index, child)
      index = child
    }
    return top
  }
}
