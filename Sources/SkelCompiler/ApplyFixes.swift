import SkelModel
import SkelSyntax

// MARK: - Interface

/// A source after its safe fixes.
package struct FixedSource: Sendable {
  package var source: Source
  /// How many fixes were applied; the bytes are the old ones where it is 0.
  package var count: Int
}

/// Applies the safe fixes of a source, again and again until there is none left: those that do not overlap at once, and of
/// them only those that make it better. Imports stay as they are.
///
/// Better is: what a fix was for is gone, and the source has no error that it had not before and that no safe fix mends
/// in its turn: what stands behind a mistake may be read only once that is mended. What only the layout says does not
/// count against the fix that first made it possible to lay out at all.
package func applyFixes(to source: Source, _ options: Options, load: (String) -> LoadResult) -> FixedSource {
  // Each round mends no more than it is told of.
  var options = options
  options.mostDiagnostics = 100_000
  return withoutActuallyEscaping(load) { load in
    var result = FixedSource(source: source, count: 0)
    // How many compilations may try fixes: enough to find some bad ones that do not show where they do harm, as far as
    // a large file does not take long for it.
    var attempts = min(64, max(6, 32_000_000 / max(source.bytes.count, 1)))
    while true {
      var round = FixRound(result.source, options, load: load, attempts: attempts)
      let fixes = round.fixes
      round.keepGood(fixes[...])
      attempts = round.attempts
      guard !round.kept.isEmpty else { return result }
      result.source = round.applied(round.kept)
      result.count += round.kept.count
    }
  }
}

// MARK: - Implementation

/// One source, the fixes that its diagnostics offer, and those that were found good.
private struct FixRound {
  let source: Source
  let options: Options
  let load: (String) -> LoadResult
  /// How many more compilations there may be.
  private(set) var attempts: Int
  /// In file order, apart from one another.
  private(set) var fixes: [Fix] = []
  private(set) var kept: [Fix] = []
  /// What is wrong when the kept ones are applied, with places as in `source`.
  private var findings: Findings

  init(_ source: Source, _ options: Options, load: @escaping (String) -> LoadResult, attempts: Int) {
    self.source = source
    self.options = options
    self.load = load
    self.attempts = attempts
    let compilation = compile(source, options, load: load)
    findings = Findings(compilation, after: [])
    for diagnostic in compilation.diagnostics.all {
      guard let fixIt = diagnostic.onlySafeFix, fixes.last.map({ $0.isBefore(fixIt) }) ?? true else { continue }
      fixes.append(Fix(fixIt: fixIt, mends: Finding(diagnostic, at: Int(diagnostic.span.start))))
    }
  }

  /// All of them where that is good; else those that do no harm where they stand; else each half by itself.
  mutating func keepGood(_ fixes: ArraySlice<Fix>) {
    guard !fixes.isEmpty, attempts > 0 else { return }
    attempts -= 1
    let trial = (kept + fixes).sorted { $0.start < $1.start }
    let mended = applied(trial)
    guard mended.bytes.count <= Source.byteLimit else { return }
    let after = Findings(compile(mended, options, load: load), after: trial)
    let harm = after.harm(since: findings, without: fixes.map(\.mends))
    if harm.isEmpty {
      kept = trial
      findings = after
      return
    }
    // Each harm is that of the fix before it.
    var harmful: Set<Int> = []
    var owner = fixes.startIndex
    for place in harm.sorted() {
      while owner + 1 < fixes.endIndex, fixes[owner + 1].start <= place { owner += 1 }
      if fixes[owner].start <= place { harmful.insert(owner) }
    }
    let harmless = fixes.indices.filter { !harmful.contains($0) }.map { fixes[$0] }
    if !harmless.isEmpty, harmless.count < fixes.count {
      keepGood(harmless[...])
    } else if fixes.count > 1 {
      let middle = fixes.startIndex + fixes.count / 2
      keepGood(fixes[..<middle])
      keepGood(fixes[middle...])
    }
  }

  func applied(_ fixes: [Fix]) -> Source {
    var bytes: [UInt8] = []
    var position = 0
    for fix in fixes {
      bytes += source.bytes[position..<fix.start]
      bytes += Array(fix.fixIt.replacement.utf8)
      position = fix.end
    }
    return Source(path: source.path, bytes: bytes + source.bytes[position...])
  }
}

private struct Fix {
  let fixIt: Diagnostic.FixIt
  let mends: Finding

  var start: Int { Int(fixIt.span.start) }
  var end: Int { Int(fixIt.span.end) }

  /// Two insertions at one place overlap, too: nothing says which comes first.
  func isBefore(_ other: Diagnostic.FixIt) -> Bool {
    other.span.start > fixIt.span.end || other.span.start == fixIt.span.end && fixIt.span.start < fixIt.span.end
  }
}

extension Diagnostic {
  /// What mends it in the input, where nobody needs to be asked.
  fileprivate var onlySafeFix: FixIt? {
    guard fixIts.count == 1, let fixIt = fixIts.first, fixIt.isSafe, fixIt.span.file == FileID(0) else { return nil }
    return fixIt
  }
}

/// A kind of mistake at a place.
private struct Finding: Hashable {
  var id: DiagnosticID
  var file: FileID
  var start: Int

  init(_ diagnostic: Diagnostic, at start: Int) {
    id = diagnostic.id
    file = diagnostic.span.file
    self.start = start
  }
}

private struct Findings {
  private var all: Set<Finding> = []
  /// Those of the input: an import's own mistakes may only show once it is used.
  private var errors: Set<Finding> = []
  /// Those of the errors that only a person can mend.
  private var stubborn: Set<Finding> = []
  private let isLaidOut: Bool
  /// Behind this place there may be more, which were only counted.
  private var knownUpTo = Int.max

  /// The diagnostics of a source after fixes, at the places where they stood before them.
  init(_ compilation: Compilation, after fixes: [Fix]) {
    isLaidOut = compilation.isLaidOut
    var rest = fixes[...]
    // How much further back a place is than before the fixes that stand before it.
    var shift = 0
    for diagnostic in compilation.diagnostics.all {
      let isInput = diagnostic.span.file == FileID(0)
      var start = Int(diagnostic.span.start)
      if isInput {
        while let fix = rest.first, start >= fix.start + shift + fix.fixIt.replacement.utf8.count {
          shift += fix.fixIt.replacement.utf8.count - (fix.end - fix.start)
          rest.removeFirst()
        }
        start = rest.first.map { min(start - shift, $0.start) } ?? start - shift
      }
      let finding = Finding(diagnostic, at: start)
      all.insert(finding)
      guard diagnostic.severity == .error, isInput else { continue }
      errors.insert(finding)
      if diagnostic.onlySafeFix == nil { stubborn.insert(finding) }
    }
    if compilation.diagnostics.dropped > 0 { knownUpTo = errors.map(\.start).max() ?? 0 }
  }

  /// Where the source is worse than before, or still has what was to be mended; nowhere where it is better. Before
  /// everything where no place is at fault.
  func harm(since before: Findings, without mended: [Finding]) -> [Int] {
    if before.isLaidOut, !isLaidOut { return [-1] }
    let left = mended.filter(all.contains).map(\.start)
    if isLaidOut, !before.isLaidOut { return left }
    return left + stubborn.filter { $0.start <= before.knownUpTo && !before.errors.contains($0) }.map(\.start)
  }
}
