// MARK: - Interface

/// Pages about what a file says and does not need.
extension DiagnosticPage {
  static var unusedImport: DiagnosticPage {
    DiagnosticPage(
      title: "Nothing of an import is used.",
      explanation: """
        An import brings the constants, styles and components that the other file declares itself; not what that file imports,
        and not its `appearance`. None of them is named here, so the import only makes this file depend on the other.
        """,
      wrong: """
        import "cards.skl"
        screen Feed(size: (320, 120)) {
          view card(frame: (16, 16, 288, 88))
        }
        """,
      right: """
        import "cards.skl"
        screen Feed(size: (320, 120)) {
          Card first { pin: parent(16) }
        }
        """
    )
  }

  static var unusedConstant: DiagnosticPage {
    DiagnosticPage(
      title: "A constant is declared and never used.",
      explanation: """
        What is written counts: a name in a branch that is not taken is used. A file without screens is there for others to
        import, so that nothing it declares is unused.
        """,
      wrong: """
        let gutter = 16
        screen Card(size: (320, 120)) {
          view box(frame: (16, 16, 288, 88))
        }
        """,
      right: """
        let gutter = 16
        screen Card(size: (320, 120)) {
          view box(pin: parent(gutter))
        }
        """
    )
  }

  static var unusedStyle: DiagnosticPage {
    DiagnosticPage(
      title: "A style is declared and never used.",
      explanation: """
        A style does nothing by itself: an element takes it by `style: name`. What holds for all elements of a kind belongs into
        an `appearance`. In a file without screens, which others import, no style is unused.
        """,
      wrong: """
        style card { cornerRadius: 12 }
        screen Card(size: (320, 120)) {
          view box(frame: (16, 16, 288, 88))
        }
        """,
      right: """
        style card { cornerRadius: 12 }
        screen Card(size: (320, 120)) {
          view box(style: card, frame: (16, 16, 288, 88))
        }
        """
    )
  }

  static var unusedComponent: DiagnosticPage {
    DiagnosticPage(
      title: "A component is declared and never used.",
      explanation: """
        What is written counts: a use in a branch that is not taken is one. In a file without screens, which others import, no
        component is unused.
        """,
      wrong: """
        component Row { imageView avatar(frame: (16, 16, 40, 40)) }
        screen Feed(size: (320, 120)) {
          view box(frame: (16, 16, 288, 88))
        }
        """,
      right: """
        component Row { imageView avatar(frame: (16, 16, 40, 40)) }
        screen Feed(size: (320, 120)) {
          Row first { pin: parent }
        }
        """
    )
  }

  static var unusedParameter: DiagnosticPage {
    DiagnosticPage(
      title: "A component takes a parameter and does nothing with it.",
      explanation: """
        Whatever a use of the component gives for it, nothing changes. Name it in the component, or take it away there and at
        its uses.
        """,
      wrong: """
        component Row(lines = 2) { label text(frame: (16, 16, 288, 48), numberOfLines: 2) }
        screen Feed(size: (320, 120)) {
          Row first(lines: 1) { pin: parent }
        }
        """,
      right: """
        component Row(lines = 2) { label text(frame: (16, 16, 288, 48), numberOfLines: lines) }
        screen Feed(size: (320, 120)) {
          Row first(lines: 1) { pin: parent }
        }
        """
    )
  }

  static var shadowedName: DiagnosticPage {
    DiagnosticPage(
      title: "A parameter or a counter takes the name of something around it.",
      explanation: """
        Inside, the name means the parameter or the counter, and what it meant around it cannot be said any more: most often one
        of the two is read where the other was meant. `component Row(gutter = gutter)` hands the constant on and is right.
        """,
      wrong: """
        screen Grid(size: (320, 120)) {
          repeat 2 as i {
            repeat 3 as i { view box(frame: (100 * i, 50 * i, 40, 40)) }
          }
        }
        """,
      right: """
        screen Grid(size: (320, 120)) {
          repeat 2 as row {
            repeat 3 as column { view box(frame: (100 * column, 50 * row, 40, 40)) }
          }
        }
        """
    )
  }

  static var redundantAttribute: DiagnosticPage {
    DiagnosticPage(
      title: "An attribute repeats what holds for the element anyway.",
      explanation: """
        An `appearance` around the element, or one of its styles, gives it the same value. Without the attribute it follows
        when that changes. A library's default that is written out is not reported, nor a name (`spacing: gutter`), which
        may come to something else.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          appearance { cornerRadius: 8 }
          view box(frame: (16, 16, 288, 88), cornerRadius: 8)
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
          appearance { cornerRadius: 8 }
          view box(frame: (16, 16, 288, 88))
        }
        """
    )
  }
}
