import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// MARK: - Interface

/// What one call of the command came to.
struct Run {
  var code: Int32
  var output: Data
  var errors: String
  /// On a processor; the clock on the wall would count other tests, too.
  var processorSeconds: Double
  /// The largest memory the process held. Never below what the test process itself held: the system counts the moment
  /// between spawning and executing. `addressSpace` is the sharper bound.
  var peakBytes: Int

  var outputText: String { String(decoding: output, as: UTF8.self) }
}

/// Where a process's standard output goes.
enum Outlet {
  case captured
  /// A pipe whose reader has gone.
  case brokenPipe
  /// Not open at all.
  case closed
  case file(String)
  /// A terminal that standard error goes to as well; what it shows becomes the output.
  case terminal(Terminal)
}

/// Calls the build of the command that stands beside the tests.
///
/// Without `input` its standard input is not open at all.
///
/// Spawned without Foundation's `Process`, which polls for the end in steps of 50 ms. A call that takes longer than `limit`
/// seconds is killed and has code -9; one that asks for more than `addressSpace` bytes, on systems that can bound it, does
/// not get them and crashes.
func skelc(
  _ arguments: [String], in folder: String, input: Data? = Data(), environment: [String: String] = [:],
  to outlet: Outlet = .captured, limit: Double = 60, addressSpace: Int? = nil
) throws -> Run {
  try spawn(
    commandPath, arguments, in: folder, input: input, environment: environment, to: outlet, limit: limit,
    addressSpace: addressSpace)
}

/// Has a shell run a line in which `skelc` is the same build.
func shell(_ line: String, in folder: String) throws -> Run {
  let path = (commandPath as NSString).deletingLastPathComponent + ":/usr/bin:/bin"
  return try spawn(
    "/bin/sh", ["-c", line], in: folder, input: nil, environment: ["PATH": path], to: .captured, limit: 60,
    addressSpace: nil)
}

let commandPath = (CommandLine.arguments[0] as NSString).deletingLastPathComponent + "/skelc"

/// The folder of the package.
let packageFolder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized.path()

/// The largest memory the test process itself held.
func ownPeakBytes() -> Int {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
  #else
    getrusage(RUSAGE_SELF.rawValue, &usage)
  #endif
  return bytes(ofMaximum: usage.ru_maxrss)
}

// MARK: - Implementation

private struct SpawnFailure: Error {
  let call: String
  let code: Int32
}

private func spawn(
  _ program: String, _ arguments: [String], in folder: String, input: Data?, environment: [String: String],
  to outlet: Outlet, limit: Double, addressSpace: Int?
) throws -> Run {
  let files = try Folder()
  let inputPath = try input.map { try files.write($0, to: "stdin") }
  let outputPath = files.path("stdout")
  let errorPath = files.path("stderr")

  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  if let inputPath {
    posix_spawn_file_actions_addopen(&actions, 0, inputPath, O_RDONLY, 0)
  } else {
    posix_spawn_file_actions_addclose(&actions, 0)
  }
  var pipeEnds: [Int32] = [-1, -1]
  posix_spawn_file_actions_addopen(&actions, 2, errorPath, O_WRONLY | O_CREAT, 0o600)
  switch outlet {
  case .terminal(let terminal):
    posix_spawn_file_actions_addopen(&actions, 1, terminal.path, O_WRONLY | O_NOCTTY, 0)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
  case .captured: posix_spawn_file_actions_addopen(&actions, 1, outputPath, O_WRONLY | O_CREAT, 0o600)
  case .file(let path): posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY, 0)
  case .closed: posix_spawn_file_actions_addclose(&actions, 1)
  case .brokenPipe:
    guard makePipe(&pipeEnds) == 0 else { throw SpawnFailure(call: "pipe", code: errno) }
    close(pipeEnds[0])
    posix_spawn_file_actions_adddup2(&actions, pipeEnds[1], 1)
  }
  defer { if pipeEnds[1] >= 0 { close(pipeEnds[1]) } }

  var variables = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
  variables.merge(environment) { $1 }
  var child = pid_t()
  // The shell changes into the folder: not every system can do that while spawning.
  let bound = addressSpace.map { "ulimit -v \($0 >> 10) 2>/dev/null; " } ?? ""
  let shell = ["sh", "-c", "\(bound)cd \"$0\" && exec \"$@\"", folder, program] + arguments
  let failure = withCStrings(shell) { arguments in
    withCStrings(variables.map { "\($0)=\($1)" }.sorted()) { variables in
      posix_spawn(&child, "/bin/sh", &actions, nil, arguments, variables)
    }
  }
  guard failure == 0 else { throw SpawnFailure(call: "posix_spawn", code: failure) }
  let (status, usage) = end(of: child, until: .now + .seconds(limit))

  var output = (try? Data(contentsOf: URL(filePath: outputPath))) ?? Data()
  if case .terminal(let terminal) = outlet { output = terminal.shown() }
  return Run(
    code: status & 0x7f == 0 ? status >> 8 & 0xff : -(status & 0x7f),
    output: output,
    errors: String(decoding: try Data(contentsOf: URL(filePath: errorPath)), as: UTF8.self),
    processorSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
    peakBytes: bytes(ofMaximum: usage.ru_maxrss))
}

/// The exit status and what the process used, killing it at the deadline.
private func end(of child: pid_t, until deadline: ContinuousClock.Instant) -> (Int32, rusage) {
  var status: Int32 = 0
  var usage = rusage()
  var pause: UInt32 = 200
  while wait4(child, &status, WNOHANG, &usage) == 0 {
    if ContinuousClock.now >= deadline { kill(child, SIGKILL) }
    usleep(pause)
    pause = min(pause * 2, 5_000)
  }
  return (status, usage)
}

/// A pipe that no other child inherits.
private func makePipe(_ ends: inout [Int32]) -> Int32 {
  let result = pipe(&ends)
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return result
}

private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = texts.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}

private func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }

/// Linux counts kibibytes, Darwin bytes.
private func bytes(ofMaximum count: Int) -> Int {
  #if canImport(Darwin)
    count
  #else
    count << 10
  #endif
}
