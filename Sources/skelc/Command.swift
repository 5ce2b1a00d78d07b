// MARK: - Interface

/// How the command ends; the largest wins where several apply.
enum ExitCode: Int32, Comparable, Sendable {
  case done = 0
  /// Diagnostics with an error.
  case errors = 1
  case wrongUsage = 2
  /// A file could not be read or written.
  case fileFailure = 3

  static func < (a: ExitCode, b: ExitCode) -> Bool { a.rawValue < b.rawValue }
}

/// The version that `--version` prints.
let version = "0.1.0"

/// The whole command: from the arguments behind its name to the exit code.
func run(_ arguments: [String]) -> ExitCode {
  do {
    return try perform(try parseArguments(arguments))
  } catch let error as UsageError {
    complain(error.message)
    return .wrongUsage
  } catch let error as FileError {
    complain(error.message)
    return .fileFailure
  } catch {
    preconditionFailure("an error of no known kind")
  }
}

/// Says on standard error what is wrong with the call or with a file.
func complain(_ message: String) { say(Array("skelc: error: \(message)\n".utf8)) }

/// Writes to standard error; when that fails there is nobody left to tell. False where the reader has gone.
@discardableResult
func say(_ text: [UInt8]) -> Bool {
  do throws(SystemError) {
    try Platform.writeAll(text, to: 2)
    return true
  } catch {
    return error != .brokenPipe
  }
}

// MARK: - Implementation

private func perform(_ request: Request) throws -> ExitCode {
  if request.wantsHelp {
    try writeToStandardOutput(Array(helpPage(for: request.verb).utf8))
    return .done
  }
  if request.wantsVersion {
    try writeToStandardOutput(Array("skelc \(version)\n".utf8))
    return .done
  }
  switch request.verb {
  case .compile: return try compileFiles(request)
  case .check: return try checkFiles(request)
  case .list: return try listTable(request)
  case .explain: return try explain(request)
  case .fix: return try fixFiles(request)
  case .format: return try formatFiles(request)
  case .completions: return try printCompletions(request)
  case .import: throw UsageError.later(request.verb.title)
  }
}
