import SkelCompiler

// MARK: - Interface

/// What a call spends its time on, in order.
enum TimedStage: String, CaseIterable {
  case read, parse, resolve, layout, layers, emit, write

  init(_ stage: Stage) {
    self =
      switch stage {
      case .parse: .parse
      case .resolve: .resolve
      case .layout: .layout
      case .layers: .layers
      }
  }
}

/// Seconds for each stage.
struct StageTimes: Sendable {
  private var seconds = Array(repeatElement(0.0, count: TimedStage.allCases.count))

  subscript(stage: TimedStage) -> Double {
    get { seconds[TimedStage.allCases.firstIndex(of: stage) ?? 0] }
    set { seconds[TimedStage.allCases.firstIndex(of: stage) ?? 0] = newValue }
  }

  static func += (a: inout StageTimes, b: StageTimes) {
    for stage in TimedStage.allCases { a[stage] += b[stage] }
  }

  var total: Double { seconds.reduce(0, +) }
}

/// Tells one stage's time from the next one's.
struct Stopwatch {
  private(set) var times = StageTimes()
  private var last = Platform.now

  /// What went by since the last call, or the beginning, was spent on this.
  mutating func lap(_ stage: TimedStage) {
    let now = Platform.now
    times[stage] += now - last
    last = now
  }
}

/// The table that `--timings` prints; of several inputs, and of threads beside each other, the sums.
func timingTable(_ inputs: [CompiledInput], writing: Double, seconds: Double) -> String {
  var times = StageTimes()
  for input in inputs { times += input.times }
  times[.write] = writing
  let share = times.total > 0 ? 100 / times.total : 0
  let rows = TimedStage.allCases.filter { times[$0] > 0 }.map { stage in
    ("  \(stage.rawValue)", fixed(times[stage] * 1000), "\(Int((times[stage] * share).rounded())) %")
  }
  let sum = ("  total", fixed(times.total * 1000), "100 %")
  var text = "skelc: \(counted(inputs.count, "input", "inputs")) in \(fixed(seconds * 1000)) ms\n"
  for (name, milliseconds, part) in rows + [sum] {
    text += name.padded(to: 10) + milliseconds.padded(to: -10) + " ms" + part.padded(to: -7) + "\n"
  }
  return text
}

// MARK: - Implementation

/// Three decimals.
private func fixed(_ value: Double) -> String {
  let thousandths = Int((value * 1000).rounded())
  let digits = String(thousandths % 1000)
  return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.utf8.count) + digits
}

extension String {
  /// With spaces behind it, or, for a negative width, before it.
  fileprivate func padded(to width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - utf8.count))
    return width < 0 ? spaces + self : self + spaces
  }
}
