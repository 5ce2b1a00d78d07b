// MARK: - Interface

/// What `--help` prints for the command.
func helpPage() -> String {
  var page = """
    skelc compiles storyboard-like layouts into skeleton screens.

    usage:

    """
  for verb in Verb.allCases where !verb.comesLater { page += "  skelc \(verb.synopsis)\n" }
  page += "\nverbs:\n"
  page += columns(Verb.allCases.filter { !$0.comesLater && $0 != .compile }.map { ($0.rawValue, $0.summary) })
  page += "\nflags:\n" + columns(Flag.all.filter { !$0.comesLater }.map { ($0.usage, $0.help) })
  page += "\nlater versions:\n"
  page += wrapped(Verb.allCases.filter(\.comesLater).map(\.rawValue) + laterFlags(for: .compile))
  page += """

    exit codes:
      0  done
      1  diagnostics with an error, and then no output was written;
         or format --check found a file that would change
      2  wrong usage
      3  a file could not be read or written

    """
  return page
}

/// What `--help` prints for a verb.
func helpPage(for verb: Verb) -> String {
  if verb == .compile { return helpPage() }
  var page = "\(verb.summary).\n\nusage:\n  skelc \(verb.synopsis)\n"
  if verb.comesLater { return page + "\nThis verb comes in a later version.\n" }
  let flags = Flag.all.filter { !$0.comesLater && $0.verbs.contains(verb) }
  page += "\nflags:\n" + columns(flags.map { ($0.usage, $0.help) })
  let later = laterFlags(for: verb)
  if !later.isEmpty { page += "\nlater versions:\n" + wrapped(later) }
  return page
}

// MARK: - Implementation

/// Flags and values that are agreed, but not in this version.
private func laterFlags(for verb: Verb) -> [String] {
  Flag.all.filter { $0.verbs.contains(verb) }.flatMap { flag in
    flag.comesLater ? [flag.name] : flag.laterChoices.map { "\(flag.name) \($0)" }
  }
}

/// Two columns, the second in line; a first that is too long stands on a line of its own.
private func columns(_ rows: [(String, String)]) -> String {
  let width = 28
  var text = ""
  for (left, right) in rows {
    text += "  " + left
    text += left.utf8.count < width ? spaces(width - left.utf8.count) : "\n" + spaces(width + 2)
    text += right + "\n"
  }
  return text
}

/// Words with commas in lines of at most 80 columns.
private func wrapped(_ words: [String]) -> String {
  var text = ""
  var line = " "
  for (index, word) in words.enumerated() {
    let piece = " " + word + (index + 1 < words.count ? "," : "")
    if line.utf8.count + piece.utf8.count > 80 {
      text += line + "\n"
      line = " "
    }
    line += piece
  }
  return text + line + "\n"
}

private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
