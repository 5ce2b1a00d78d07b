import SkelCompiler
import SkelSyntax

// MARK: - Interface

/// One input of a watch: what its last compilation read and what came of it.
struct WatchedInput: Sendable {
  var snapshot: FileSnapshot
  var compiled = CompiledInput()
  /// Only until the preview has seen it.
  var compilation: Compilation?
  /// What the last compilation without an error read.
  private(set) var good: FileSnapshot?

  init(snapshot: FileSnapshot) { self.snapshot = snapshot }

  mutating func take(_ result: WatchedInput) {
    let good = result.isGood ? result.snapshot : good
    self = result
    self.good = good
  }

  /// Nothing is wrong with it, whatever is asked of it.
  var isGood: Bool { compiled.failure == nil && !compiled.diagnostics.hasErrors }
}

/// Compiles the input of a snapshot from what the snapshot knows; what it does not know is read and remembered, what was
/// not asked for is forgotten.
func compileWatched(_ snapshot: FileSnapshot, _ request: Request) -> WatchedInput {
  var snapshot = snapshot
  let input = snapshot.input
  switch snapshot.load(input) {
  case .missing: return unreadable(snapshot, "No such file or directory")
  case .unreadable(let reason): return unreadable(snapshot, reason)
  case .found(let source):
    let compilation = compile(source, request.options) { snapshot.load($0) }
    snapshot.keep(only: Set(compilation.triedPaths + [input]))
    var result = WatchedInput(snapshot: snapshot)
    result.compiled = CompiledInput(compilation, request)
    result.compilation = compilation
    return result
  }
}

// MARK: - Implementation

private func unreadable(_ snapshot: FileSnapshot, _ reason: String) -> WatchedInput {
  var result = WatchedInput(snapshot: snapshot)
  result.snapshot.keep(only: [snapshot.input])
  result.compiled.failure = .cannotRead(snapshot.input, reason)
  return result
}
