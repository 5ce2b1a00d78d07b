import Testing

@testable import skelc

/// `Grammar/command.md` is the table of flags for people to read.
struct ReferencePageTests {
  @Test func pageIsTheTable() throws { try expectGolden(referencePage(), "Grammar/command.md") }
}

// MARK: - Implementation

private func referencePage() -> String {
  var page = """
    # The command

    Made from the table of flags in `Sources/skelc/Flag+Table.swift`; `SKELC_UPDATE=1 swift test` writes it anew.

    | call | |
    |---|---|

    """
  for verb in Verb.allCases { page += row(code("skelc \(verb.synopsis)"), verb.summary + later(verb.comesLater)) }
  for verb in Verb.allCases where !verb.comesLater {
    page += "\n## \(verb == .compile ? "Compile" : verb.title)\n\n| flag | |\n|---|---|\n"
    for flag in Flag.all where flag.verbs.contains(verb) {
      let values = flag.laterChoices.isEmpty ? "" : "; in a later version \(alternatives(flag.laterChoices)), too"
      page += row(code(flag.usage), flag.help + values + later(flag.comesLater))
    }
  }
  return page + """

    Values follow their flag or are joined to it: `--emit svg`, `--emit=svg`, `-j 2`, `-j2`. Flags and files mix freely;
    `--` ends the flags. `-` is standard input, or with `-o` standard output.

    ## Exit codes

    | code | |
    |---|---|
    | 0 | done |
    | 1 | diagnostics with an error; `format --check` found a file that would change |
    | 2 | wrong usage |
    | 3 | a file could not be read or written |

    The largest wins where several inputs differ.

    """
}

private func row(_ left: String, _ right: String) -> String { "| \(left) | \(right) |\n" }

/// A bar would end the cell, even in code.
private func code(_ text: String) -> String { "`\(text.split(separator: "|").joined(separator: "\\|"))`" }

private func later(_ isLater: Bool) -> String { isLater ? " — *in a later version*" : "" }
