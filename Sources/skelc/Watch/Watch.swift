// MARK: - Interface

/// `skelc FILES … --watch`: compiles on every change of an input or of anything it imports, until asked to end.
///
/// Errors do not end it; while there are any, nothing is written.
func watchFiles(_ request: Request) throws -> ExitCode {
  try checkWatching(request)
  var session = try WatchSession(request)
  return try session.run()
}

// MARK: - Implementation

private func checkWatching(_ request: Request) throws(UsageError) {
  if request.showsTimings { throw UsageError("'--timings' does not go with '--watch' or '--preview'") }
  if request.messages == .sarif {
    throw UsageError("'--diagnostics sarif' is one document; with '--watch' or '--preview' use json")
  }
  if request.operands.contains("-") { throw UsageError("standard input ('-') cannot be watched") }
  let hasOutput = request.output.map { $0 != "-" && $0 != "/dev/stdout" } ?? false
  if !hasOutput, request.previewPort == nil { throw UsageError("'--watch' needs '-o PATH' or '--preview'") }
  if !hasOutput, !request.formats.isEmpty { throw UsageError("'--emit' with '--preview' needs '-o PATH'") }
  if hasOutput, request.formats.isEmpty {
    throw UsageError("no format is given; '--emit' takes \(alternatives(Format.allCases.map(\.rawValue)))")
  }
}

/// One thread that waits for everything: changes, clients of the preview, and the wish to end.
private struct WatchSession {
  private let request: Request
  private let plan: [[Destination]]
  private var inputs: [WatchedInput]
  private let endRequests: Int32
  private let events = FolderEvents()
  private let preview: PreviewServer?
  private var change = PendingChange()
  /// Used where events do not tell everything.
  private var fingerprints: [String: [Int]] = [:]
  private var nextLook = 0.0

  init(_ request: Request) throws {
    self.request = request
    plan = request.formats.isEmpty ? [] : try planOutputs(of: request)
    inputs = request.operands.map { WatchedInput(snapshot: FileSnapshot(input: $0)) }
    endRequests = try WatchSession.openEndRequests()
    preview = try request.previewPort.map { port throws(FileError) in try PreviewServer(port: port, request) }
  }

  private static func openEndRequests() throws(FileError) -> Int32 {
    do throws(SystemError) { return try Platform.endRequests() } catch {
      throw FileError(attempt: "cannot watch", reason: error.reason)
    }
  }

  mutating func run() throws(FileError) -> ExitCode {
    if let preview {
      guard announce(preview: preview.address, request) else { return .done }
    }
    guard compile(inputs.map(\.snapshot), of: Array(inputs.indices), changed: []) else { return .done }
    while true {
      var awaited = [endRequests, events.descriptor].map { Awaited(descriptor: $0, toRead: true) }
      awaited += preview?.awaited ?? []
      Platform.wait(for: &awaited, atMost: patience)
      if awaited[0].isReadable { return .done }
      if awaited[1].isReadable, events.drain() {
        change.begin(at: Platform.now, isFinished: events.unfinished.isEmpty)
      }
      if !events.isComplete { lookAround() }
      preview?.serve(awaited[2...])
      if change.isDue(at: Platform.now), !lookAtFiles() { return .done }
    }
  }

  /// How long there is nothing to do unless something happens.
  private var patience: Double? {
    let now = Platform.now
    let deadlines = [change.due, events.isComplete ? nil : nextLook, preview?.nextDeadline]
    return deadlines.compactMap { $0.map { max($0 - now, 0) } }.min()
  }

  /// Compares what can be seen of the files without reading them.
  private mutating func lookAround() {
    let now = Platform.now
    guard now >= nextLook else { return }
    nextLook = now + 0.2
    var seen: [String: [Int]] = [:]
    for input in inputs {
      for path in input.snapshot.files.keys { seen[path] = Platform.fingerprint(ofPath: path) ?? [] }
    }
    if seen != fingerprints { change.begin(at: now) }
    fingerprints = seen
  }

  /// Reads everything again and compiles what differs; false where nobody listens any more.
  private mutating func lookAtFiles() -> Bool {
    let start = Platform.now
    let fresh = inputs.map { $0.snapshot.readAgain() }
    let changes = zip(fresh, inputs).map { $0.changes(since: $1.snapshot) }
    let changed = inputs.indices.filter { !changes[$0].isEmpty }
    if changed.contains(where: { fresh[$0].looksUnfinished(after: inputs[$0].snapshot) }), change.wait(until: start) {
      return true
    }
    change.end()
    events.forgetUnfinished()
    if changed.isEmpty {
      watchPaths()
      return true
    }
    let names = Set(changes.joined()).sorted()
    return compile(changed.map { fresh[$0] }, of: changed, changed: names)
  }

  /// Compiles these inputs, says what came of it and writes; false where nobody listens any more.
  private mutating func compile(_ snapshots: [FileSnapshot], of indices: [Int], changed: [String]) -> Bool {
    let start = Platform.now
    announce(changed: changed, request)
    let request = request
    let results = mapInParallel(count: indices.count, threads: request.threads ?? Platform.processorCount) {
      compileWatched(snapshots[$0], request)
    }
    for (index, result) in zip(indices, results) { inputs[index].take(result) }

    let compiled = inputs.map(\.compiled).demandingPictures(for: request)
    var outcome = WatchOutcome(changed: changed)
    do {
      try checkScreens(of: request, among: compiled)
      if Summary(compiled, request).code == .done, !plan.isEmpty {
        outcome.written = try writeOutputs(of: compiled, to: plan, request)
      }
    } catch let error as UsageError {
      outcome.complaint = error.message
    } catch let error as FileError {
      outcome.complaint = error.message
    } catch {
      preconditionFailure("an error of no known kind")
    }
    outcome.seconds = Platform.now - start
    preview?.show(inputs, compiled, complaint: outcome.complaint, seconds: outcome.seconds)
    for index in inputs.indices { inputs[index].compilation = nil }
    let isHeard = announce(outcome, compiled, request)
    watchPaths()
    return isHeard
  }

  /// From now on exactly the paths of the last compilation are watched. What changed in a new folder before it was
  /// watched must be looked for.
  private mutating func watchPaths() {
    var paths = WatchedPaths()
    for input in inputs {
      for path in input.snapshot.files.keys { paths.add(path) }
    }
    if events.watch(paths) { change.begin(at: Platform.now - PendingChange.quiet) }
  }
}

/// A change that waits for a quiet moment: editors save in several steps.
private struct PendingChange {
  /// Seconds without an event that end the waiting.
  static let quiet = 0.010
  /// Seconds after which it ends anyway.
  static let most = 0.1

  private var first: Double?
  private(set) var due: Double?

  /// What is still being written is waited for longer.
  mutating func begin(at now: Double, isFinished: Bool = true) {
    let first = first ?? now
    self.first = first
    due = min(now + (isFinished ? PendingChange.quiet : PendingChange.most), first + PendingChange.most)
  }

  func isDue(at now: Double) -> Bool { due.map { $0 <= now } ?? false }

  /// Waits as long as it may; false where it has.
  mutating func wait(until now: Double) -> Bool {
    guard let first, now < first + PendingChange.most else { return false }
    due = first + PendingChange.most
    return true
  }

  mutating func end() { self = PendingChange() }
}
