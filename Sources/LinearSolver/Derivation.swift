// Which original rows a combination is made of.

// MARK: - Interface

/// Σ factor · row, collected through definitions.
struct Derivation {
  private var rows: [Int: Double] = [:]
  private var definitions: [Double]
  private var largest = 0.0

  init(_ substitutions: Substitutions) {
    definitions = Array(repeating: 0, count: substitutions.definitions.count)
  }

  mutating func add(row: Int, _ factor: Double) {
    rows[row, default: 0] += factor
    largest = max(largest, factor.magnitude)
  }

  mutating func add(_ uses: ArraySlice<Substitutions.Use>, _ factor: Double) {
    for use in uses {
      if use.index < 0 {
        add(row: ~use.index, factor * use.factor)
      } else {
        definitions[use.index] += factor * use.factor
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
    for node in definitions.indices.reversed() where definitions[node].magnitude > 1e-12 * largest {
      add(substitutions.uses[substitutions.definitions[node].uses], definitions[node])
    }
    return rows.filter { $0.value.magnitude > 1e-9 * min(1, largest) }.keys.sorted()
  }
}
