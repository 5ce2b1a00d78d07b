// MARK: - Interface

/// Pages about files, names and values.
extension DiagnosticPage {
  static var importMissing: DiagnosticPage {
    DiagnosticPage(
      title: "The imported file does not exist.",
      explanation: """
        The path is relative to the folder of the file that imports; then the folders given with `-I` are searched. The
        message lists where `skelc` looked.
        """,
      wrong: """
        import "crads.skl"
        """,
      right: """
        import "cards.skl"
        """
    )
  }

  static var importCycle: DiagnosticPage {
    DiagnosticPage(
      title: "A file cannot import itself, directly or through others.",
      explanation: """
        The notes show the way round. Move what both files need into a third one, which both import.
        """,
      wrong: """
        // cards.skl
        import "cards.skl"
        """,
      right: """
        // cards.skl
        import "shared.skl"
        """
    )
  }

  static var importUnreadable: DiagnosticPage {
    DiagnosticPage(
      title: "The imported file exists, but cannot be read.",
      explanation: """
        It may be a folder, may not be readable for you, or may be larger than a source file can be (64 MiB).
        """,
      wrong: """
        import "cards"
        """,
      right: """
        import "cards/cards.skl"
        """
    )
  }

  static var unknownAttribute: DiagnosticPage {
    DiagnosticPage(
      title: "There is no attribute of this name.",
      explanation: """
        `skelc list attributes` lists all of them. Where one name is near, the message asks whether it is meant.
        """,
      wrong: """
        style copy { lastLineFillPercnt: 50 }
        """,
      right: """
        style copy { lastLineFillPercent: 50 }
        """
    )
  }

  static var unknownKind: DiagnosticPage {
    DiagnosticPage(
      title: "An element begins with a kind or the name of a component.",
      explanation: """
        Kinds carry Interface Builder's names: `label`, `imageView`, `button` …; `skelc list kinds` lists them. Components
        are those of this file and of the files it imports itself.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          lable title(frame: (0, 0, 100, 20))
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
          label title(frame: (0, 0, 100, 20))
        }
        """
    )
  }

  static var unknownName: DiagnosticPage {
    DiagnosticPage(
      title: "The word names nothing that can be seen from here.",
      explanation: """
        In a value, a bare word is a constant, a parameter or the name that `repeat … as` gives. In a constraint, an
        element sees its siblings and children first, then outward; the inside of a component is reached through the
        name of its use: `card.title.bottom`. An element without a name cannot be named.
        """,
      wrong: """
        let gutter = 16
        let inset = guter + 4
        """,
      right: """
        let gutter = 16
        let inset = gutter + 4
        """
    )
  }

  static var unknownStyle: DiagnosticPage {
    DiagnosticPage(
      title: "There is no style of this name.",
      explanation: """
        `style:` names styles of this file and of the files it imports itself.
        """,
      wrong: """
        style body { lastLineFillPercent: 50 }
        style quotation { style: boddy }
        """,
      right: """
        style body { lastLineFillPercent: 50 }
        style quotation { style: body }
        """
    )
  }

  static var unknownArgument: DiagnosticPage {
    DiagnosticPage(
      title: "The component or value takes no argument of this name.",
      explanation: """
        Behind a component stand its parameters, each with its name. Behind a kind stand attributes. Edges are called
        `top leading bottom trailing horizontal vertical`.
        """,
      wrong: """
        component Row(lines = 3) { label text(numberOfLines: lines, frame: (0, 0, 100, 60)) }
        screen Card(size: (320, 120)) {
          Row(line: 2) { frame: (0, 0, 320, 120) }
        }
        """,
      right: """
        component Row(lines = 3) { label text(numberOfLines: lines, frame: (0, 0, 100, 60)) }
        screen Card(size: (320, 120)) {
          Row(lines: 2) { frame: (0, 0, 320, 120) }
        }
        """
    )
  }

  static var missingArgument: DiagnosticPage {
    DiagnosticPage(
      title: "A parameter without default, or a part of a value, is not given.",
      explanation: """
        Give the parameter at the use of the component, or a default where it is declared.
        """,
      wrong: """
        component Row(lines) { label text(numberOfLines: lines, frame: (0, 0, 100, 60)) }
        screen Card(size: (320, 120)) {
          Row { frame: (0, 0, 320, 120) }
        }
        """,
      right: """
        component Row(lines) { label text(numberOfLines: lines, frame: (0, 0, 100, 60)) }
        screen Card(size: (320, 120)) {
          Row(lines: 3) { frame: (0, 0, 320, 120) }
        }
        """
    )
  }

  static var declaredTwice: DiagnosticPage {
    DiagnosticPage(
      title: "Two things have one name.",
      explanation: """
        A name is declared once in a file, among the parameters of a component, and among the elements that can be seen
        from one place; and two imports cannot bring the same name. The note shows the other place.
        """,
      wrong: """
        let gutter = 16
        let gutter = 20
        """,
      right: """
        let gutter = 16
        let wideGutter = 20
        """
    )
  }

  static var setTwice: DiagnosticPage {
    DiagnosticPage(
      title: "An attribute or argument is given twice in one place.",
      explanation: """
        Parentheses and braces of one element are one place. To override, set it somewhere stronger: a style gives way
        to the element, and an `if` branch wins over what stands outside it.
        """,
      wrong: """
        style copy {
          lineSpacing: 8
          lineSpacing: 10
        }
        """,
      right: """
        style copy {
          lineSpacing: 10
        }
        """
    )
  }

  static var recursion: DiagnosticPage {
    DiagnosticPage(
      title: "A component, style or constant cannot contain itself.",
      explanation: """
        It would never end. The notes show the way round.
        """,
      wrong: """
        style loud { style: loud }
        """,
      right: """
        style loud { cornerRadius: 8 }
        """
    )
  }

  static var reservedName: DiagnosticPage {
    DiagnosticPage(
      title: "The name already means something here.",
      explanation: """
        No word is reserved by the grammar, but an element, constant or parameter cannot be called like a guide
        (`parent`, `safeArea`, `margins`, `readable`, `screen`), and a component cannot be called like a kind: nobody
        could say which of the two is meant.
        """,
      wrong: """
        let parent = 16
        """,
      right: """
        let gutter = 16
        """
    )
  }
}
