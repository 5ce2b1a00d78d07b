// MARK: - Interface

/// Pages about comments that speak to the compiler.
extension DiagnosticPage {
  static var unusedAllow: DiagnosticPage {
    DiagnosticPage(
      title: "A comment allows what does not happen.",
      explanation: """
        `// skelc:allow ID` stands where a warning is meant so. When the warning is gone, the comment would hide the next
        one: take it away. It is looked at only where every screen is laid out as the file says, without an error and
        without `--screen`, `--device`, `--size` or `--direction`, and only in the input itself.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          view box(frame: (16, 40, 40, 40)) // skelc:allow off-screen
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
          view box(frame: (16, 140, 40, 40)) // skelc:allow off-screen
        }
        """
    )
  }

  static var wrongAllow: DiagnosticPage {
    DiagnosticPage(
      title: "A comment that allows something names ids of warnings.",
      explanation: """
        It is written `// skelc:allow ID, ID`; `skelc list diagnostics` shows the ids. Errors cannot be allowed: with one
        there is nothing to write.
        """,
      wrong: """
        // skelc:allow of-screen
        component Curtain { view cloth(frame: (0, 1000, 320, 40)) }
        """,
      right: """
        // skelc:allow off-screen
        component Curtain { view cloth(frame: (0, 1000, 320, 40)) }
        """
    )
  }
}
