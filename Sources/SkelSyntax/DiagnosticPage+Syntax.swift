// MARK: - Interface

/// Pages of the ids of lexer and parser.
extension DiagnosticPage {
  static var notUTF8: DiagnosticPage {
    DiagnosticPage(
      title: "A file is UTF-8 text.",
      explanation: """
        Each byte that is no part of well-formed UTF-8 is reported once. Most often the file was saved in another
        encoding, such as UTF-16 or Latin-1: save it again as UTF-8. A byte-order mark at the start does no harm.
        """,
      wrong: "// A file that an old editor saved as Latin-1",
      right: "// The same file, saved as UTF-8"
    )
  }

  static var unexpectedCharacter: DiagnosticPage {
    DiagnosticPage(
      title: "The character begins nothing in this language, or is written otherwise.",
      explanation: """
        Operators are `+ - * / == != <= >= < > && || !`. Strings stand between straight quotes. Control characters,
        spaces other than the plain one, and operators of other languages (`===`, `&`, `?:`, `..<`) are not read; where
        there is one thing they can mean, a fix-it writes it.
        """,
      wrong: """
        let wide = true
        let big = true & wide
        """,
      right: """
        let wide = true
        let big = true && wide
        """
    )
  }

  static var unclosedString: DiagnosticPage {
    DiagnosticPage(
      title: "A string ends on the line it begins on.",
      explanation: """
        The closing quote is missing. A line end inside a text is written `\\n`, a quote `\\"`.
        """,
      wrong: """
        let greeting = "Hello
        """,
      right: """
        let greeting = "Hello"
        """
    )
  }

  static var unknownEscape: DiagnosticPage {
    DiagnosticPage(
      title: "Escapes are `\\n`, `\\t`, `\\\"`, `\\\\` and `\\u{…}`.",
      explanation: """
        A backslash in a string begins one of these five. Between the braces of `\\u{…}` stand up to eight hexadecimal
        digits of a Unicode scalar value. There is no interpolation: `\\(name)` is not read.
        """,
      wrong: """
        let path = "C:\\Images"
        """,
      right: """
        let path = "C:\\\\Images"
        """
    )
  }

  static var unclosedComment: DiagnosticPage {
    DiagnosticPage(
      title: "Every `/*` needs its own `*/`.",
      explanation: """
        Block comments nest, so that one can be put around text that holds others. The mark that is reported was never
        answered, and the rest of the file is comment.
        """,
      wrong: """
        let gutter = 16
        /* the outer comment /* an inner one */
        """,
      right: """
        let gutter = 16
        /* the outer comment /* an inner one */ */
        """
    )
  }

  static var numberForm: DiagnosticPage {
    DiagnosticPage(
      title: "A number is digits, and maybe a point and more digits.",
      explanation: """
        There are no exponents, no hexadecimal numbers, and no units: lengths are points, durations seconds, and what is
        a percentage is one by itself. `.5` is written `0.5`.
        """,
      wrong: """
        let height = 12pt
        """,
      right: """
        let height = 12
        """
    )
  }

  static var colourForm: DiagnosticPage {
    DiagnosticPage(
      title: "A colour is `#RGB`, `#RRGGBB` or `#RRGGBBAA`.",
      explanation: """
        The digits are hexadecimal. Other ways to say a colour: a name such as `clouds` or `systemGray5`,
        `rgb(0.2, 0.4, 1)`, `gray(0.5)`, `adaptive(#FFF, dark: #000)`; each of them with alpha: `red(alpha: 0.3)`.
        """,
      wrong: """
        let brand = #3498D
        """,
      right: """
        let brand = #3498DB
        """
    )
  }

  static var expected: DiagnosticPage {
    DiagnosticPage(
      title: "Something is missing or stands where nothing like it can.",
      explanation: """
        The message says what the grammar asks for at this place. An item ends with its line, unless the line ends in
        something that asks for more or the next begins with something that only goes on; `;` separates items on one line.

        An attribute is `name: value`, a constraint `anchor == expression`, a constant `let name = value`.
        """,
      wrong: """
        style chip { cornerRadius 8 }
        """,
      right: """
        style chip { cornerRadius: 8 }
        """
    )
  }

  static var neverClosed: DiagnosticPage {
    DiagnosticPage(
      title: "An opening bracket has no closing one.",
      explanation: """
        The opener is marked, since nobody knows where the closer should have been. Braces end every open parenthesis and
        bracket, so a lost `)` is found at the next brace and harms nothing behind it.
        """,
      wrong: """
        screen Card(size: (320, 120) {
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
        }
        """
    )
  }

  static var unmatchedCloser: DiagnosticPage {
    DiagnosticPage(
      title: "A closing bracket has no opening one, or not of its kind.",
      explanation: """
        Delete it, or look for the opener that was lost. `(` is closed by `)`, `[` by `]`, `{` by `}`.
        """,
      wrong: """
        let pair = (1, 2))
        """,
      right: """
        let pair = (1, 2)
        """
    )
  }

  static var tooDeep: DiagnosticPage {
    DiagnosticPage(
      title: "Things are nested too deep to be read.",
      explanation: """
        Brackets may be nested 256 deep. What stands deeper is not read, and said so once. Files that deep come from
        programs; nest components instead, or leave out containers that hold a single element.
        """,
      wrong: "let a = \(String(repeating: "(", count: 257))1\(String(repeating: ")", count: 257))",
      right: "let a = 1"
    )
  }

  static var misplacedItem: DiagnosticPage {
    DiagnosticPage(
      title: "An item stands where items of its kind cannot.",
      explanation: """
        | place | items |
        |---|---|
        | the file | `import` `let` `style` `appearance` `component` `screen` |
        | a style | attributes |
        | an appearance | attributes and blocks for one kind: `label { … }` |
        | every other block | attributes, constraints, elements, `repeat`, `if`, `appearance` |
        """,
      wrong: """
        animation: pulse
        """,
      right: """
        appearance { animation: pulse }
        """
    )
  }
}
