import SkelBackends
import SkelCompiler
import SkelModel
import SkelSyntax

// MARK: - Interface

/// What the arguments ask for.
struct Request: Sendable {
  var verb = Verb.compile
  var wantsHelp = false
  var wantsVersion = false
  /// Paths as written, `-` for standard input; the topic of `list`.
  var operands: [String] = []

  var formats: [Format] = []
  var output: String?
  /// Where make and ninja read what the outputs are made of.
  var depfile: String?
  var options = Options()
  var emitOptions = EmitOptions()
  /// Where in their forward runs layers stand still, from 0 to 1.
  var phase: Double?
  var threads: Int?
  /// Compiles again on every change.
  var watches = false
  /// Serves a page; 0 is any port that is free.
  var previewPort: UInt16?
  /// `format` only tells which files would change.
  var checksFormat = false
  /// What `list` prints is for programs.
  var wantsJSON = false
  /// What `explain` is asked about.
  var place: SourceLine?

  var messages = MessageForm.text
  var color = ColorChoice.auto
  var maxErrors = Int.max
  /// In the order given.
  var levels: [LevelRule] = []
  var showsTimings = false
  /// Prints what would change instead of changing it.
  var showsDifference = false

  var isWatching: Bool { watches || previewPort != nil }
}

/// How diagnostics are shown.
enum MessageForm: String, CaseIterable, Sendable {
  /// The headline, the line of source with a mark, the fix, notes likewise.
  case text
  /// Headlines alone, one line each.
  case short
  /// One object on one line for each compilation.
  case json
  /// A SARIF 2.1.0 log.
  case sarif
  /// GitHub's workflow commands.
  case github
}

enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

/// The arguments do not say what to do; exit code 2.
struct UsageError: Error, Equatable {
  let message: String
  init(_ message: String) { self.message = message }
}
