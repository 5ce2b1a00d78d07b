// MARK: - Interface

/// A shell that completes what is typed.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

/// What a shell can complete a value or an operand to.
enum Offer: Equatable, Sendable {
  case nothing
  case words([String])
  /// Words with commas between them.
  case list([String])
  /// `.skl` files, and the folders on the way to them.
  case layouts
  case paths
  case folders
}

/// `skelc completions SHELL`: a script, made from the table of flags, that the shell reads. It never calls the command.
func printCompletions(_ request: Request) throws -> ExitCode {
  let shells = Shell.allCases.map(\.rawValue)
  guard let word = request.operands.first else { throw UsageError("'skelc completions' takes \(alternatives(shells))") }
  guard let shell = Shell(rawValue: word) else {
    throw UsageError.unknown("shell", word, among: shells, list: "skelc completions --help")
  }
  if request.operands.count > 1 {
    throw UsageError("'skelc completions' takes one shell, not '\(request.operands[1])', too")
  }
  try writeToStandardOutput(Array(completions(for: shell).utf8))
  return .done
}

func completions(for shell: Shell) -> String {
  switch shell {
  case .bash: bashCompletions()
  case .zsh: zshCompletions()
  case .fish: fishCompletions()
  }
}

extension Verb {
  /// What can be asked for today.
  static let offered = Verb.allCases.filter { !$0.comesLater }

  /// Those of them that are words.
  static let words = offered.filter { $0 != .compile }

  /// What a shell can complete its operands to.
  var operands: Offer {
    switch self {
    case .compile, .check: .layouts
    case .list: .words(ListTopic.allCases.map(\.rawValue))
    case .explain: .words(explainable)
    case .completions: .words(Shell.allCases.map(\.rawValue))
    case .format, .fix: .layouts
    case .import: .paths
    }
  }

  /// Takes one operand at most.
  var takesOneOperand: Bool {
    switch self {
    case .list, .explain, .completions, .import: true
    case .compile, .check, .format, .fix: false
    }
  }
}

extension Flag {
  /// What can be given today.
  static let offered = all.filter { !$0.comesLater }

  /// The spellings of those that take the next word as their value.
  static var namesWithValue: [String] {
    var names: [String] = []
    for flag in offered where flag.placeholder != nil && !flag.valueIsOptional {
      names += flag.names.filter { !names.contains($0) }
    }
    return names
  }
}

/// A word of a script that the shell is to take as it is.
func quoted(_ text: String) -> String {
  "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
}
