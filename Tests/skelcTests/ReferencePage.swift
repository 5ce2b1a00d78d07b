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

    ## Tables as JSON

    `skelc list --json TABLE` prints `{"format": "skelc-list", "version": 1, "list": "devices", "items": […]}`, one item on
    each line. Fields may be added, none changes its meaning. `Grammar/list.schema.json` is its schema.

    | table | an item |
    |---|---|
    | `devices` | `name`; `width`, `height` in points, `scale`; `safeArea`: `portrait` and `landscape`, each with `top`, `leading`, `bottom`, `trailing`; `note`: what else goes by this size, or `null` |
    | `attributes` | `name`; `value`: its form as `Grammar/attributes.md` shows it; `words`: those it must be one of, none where it takes other values; `unit` or `null`; `range`: the least and the largest number, or `null`; `kinds` that it is for, and with which `children`: `any`, `some` or `none`; `default` for each library, in words; `what` it does |
    | `kinds` | `name`; UIKit's `class`, in a collection `classInCollection`, or `null`; `isAlwaysContainer`, `isPartOfCollection`; `what` it is |
    | `colors` | `name`; `light` and `dark`, each `#rrggbb` or `#rrggbbaa`; `from` |
    | `diagnostics` | `name`; `severity`: `error`, `warning` or `info`; `rule` |

    ## Completions

    ```sh
    eval "$(skelc completions bash)"                                # bash, in ~/.bashrc
    skelc completions zsh > "${fpath[1]}/_skelc"                    # zsh, once, in a folder of fpath
    skelc completions fish > ~/.config/fish/completions/skelc.fish  # fish, once
    ```

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
