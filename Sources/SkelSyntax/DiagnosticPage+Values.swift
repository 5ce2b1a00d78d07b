// MARK: - Interface

/// Pages about values and elements.
extension DiagnosticPage {
  static var typeMismatch: DiagnosticPage {
    DiagnosticPage(
      title: "A value of another type is asked for.",
      explanation: """
        The message says what the attribute, parameter or operator takes. `skelc explain ATTRIBUTE` shows the values of an
        attribute.
        """,
      wrong: """
        style copy { lineSpacing: "8" }
        """,
      right: """
        style copy { lineSpacing: 8 }
        """
    )
  }

  static var outOfRange: DiagnosticPage {
    DiagnosticPage(
      title: "The number is outside the range that makes sense.",
      explanation: """
        Each attribute has its range, which the message names; a percentage goes from 0 to 100. An index goes from 0 to
        one less than the count.
        """,
      wrong: """
        style copy { lastLineFillPercent: 140 }
        """,
      right: """
        style copy { lastLineFillPercent: 100 }
        """
    )
  }

  static var unknownValue: DiagnosticPage {
    DiagnosticPage(
      title: "The word is none of the values that can stand here.",
      explanation: """
        Where there are few values, the message lists them; where one is near, it asks whether that is meant. Names of
        colours: `skelc list colors`. Devices: `skelc list devices`.
        """,
      wrong: """
        style avatar { shape: circel }
        """,
      right: """
        style avatar { shape: circle }
        """
    )
  }

  static var divisionByZero: DiagnosticPage {
    DiagnosticPage(
      title: "A number cannot be divided by zero.",
      explanation: """
        The divisor may come from constants, parameters or the turn of a `repeat`, which counts from 0.
        """,
      wrong: """
        let columns = 0
        let width = 320 / columns
        """,
      right: """
        let columns = 2
        let width = 320 / columns
        """
    )
  }

  static var notLinear: DiagnosticPage {
    DiagnosticPage(
      title: "A constraint adds anchors and multiplies them by numbers, and nothing else.",
      explanation: """
        `0.8 * parent.width - 2 * gutter` is linear; a product or quotient of two anchors is not, and an element is no
        anchor: `avatar` needs `avatar.trailing`.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          view box {
            leading == parent.leading
            top == parent.top
            height == 40
            width == parent.width * parent.height
          }
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
          view box {
            leading == parent.leading
            top == parent.top
            height == 40
            width == 0.5 * parent.width
          }
        }
        """
    )
  }

  static var unpairedAnchor: DiagnosticPage {
    DiagnosticPage(
      title: "The two sides of a constraint speak of different things.",
      explanation: """
        An edge, a centre or a baseline is a place: it is said by a place along the same axis, plus or minus points.
        `width` and `height` are lengths: they are said by lengths, numbers, and the distance of two places.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          view box(size: 40, pin: parent(top: 16)) { leading == 16 }
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
          view box(size: 40, pin: parent(top: 16)) { leading == parent.leading + 16 }
        }
        """
    )
  }

  static var notConstant: DiagnosticPage {
    DiagnosticPage(
      title: "The value must be known before the screen is laid out.",
      explanation: """
        Attributes and conditions are worked out from constants, parameters, the turn of a `repeat`, and the size of the
        screen. What decides that size cannot ask for it, and no attribute can ask for the frame of an element: say it
        with a constraint.
        """,
      wrong: """
        screen Card(size: (screen.height, 120)) {
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
        }
        """
    )
  }

  static var notApplicable: DiagnosticPage {
    DiagnosticPage(
      title: "The attribute says nothing about elements of this kind.",
      explanation: """
        In a style or appearance such an attribute is passed over, since both speak of many elements; on the element
        itself it is a mistake. `skelc explain ATTRIBUTE` tells the kinds.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          imageView logo(frame: (0, 0, 40, 40), numberOfLines: 2)
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
          label title(frame: (0, 0, 40, 40), numberOfLines: 2)
        }
        """
    )
  }

  static var misplacedElement: DiagnosticPage {
    DiagnosticPage(
      title: "An element of this kind cannot stand here.",
      explanation: """
        `section`, `cell`, `header` and `footer` belong into a table or collection, and those hold nothing else. Each
        of them, and each section, has one header and one footer.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          cell { label title(frame: (0, 0, 40, 20)) }
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
          tableView list(frame: (0, 0, 320, 120), rowHeight: 40, rows: 3) {
            cell { label title(frame: (0, 0, 40, 20)) }
          }
        }
        """
    )
  }

  static var cannotHaveChildren: DiagnosticPage {
    DiagnosticPage(
      title: "Elements cannot stand in this block.",
      explanation: """
        The block at the use of a component says how that one use differs: it holds attributes and constraints of the
        component's own view. What a component contains is decided where it is declared.
        """,
      wrong: """
        component Row { label text(frame: (0, 0, 100, 20)) }
        screen Card(size: (320, 120)) {
          Row { frame: (0, 0, 320, 120); label more(frame: (0, 40, 100, 20)) }
        }
        """,
      right: """
        component Row { label text(frame: (0, 0, 100, 20)) }
        screen Card(size: (320, 120)) {
          Row { frame: (0, 0, 320, 120) }
          label more(frame: (0, 40, 100, 20))
        }
        """
    )
  }

  static var tooManyElements: DiagnosticPage {
    DiagnosticPage(
      title: "The screen would hold more elements than any device could show.",
      explanation: """
        `repeat` inside `repeat`, or components in components, multiply. A table needs no `repeat`: its last cell repeats
        until the rows are filled.
        """,
      wrong: """
        component Thousand { repeat 1000 { repeat 1000 { view(frame: (0, 0, 1, 1)) } } }
        screen Card(size: (320, 120)) {
          Thousand { frame: (0, 0, 320, 120) }
        }
        """,
      right: """
        component Thousand { repeat 10 { repeat 10 { view(frame: (0, 0, 1, 1)) } } }
        screen Card(size: (320, 120)) {
          Thousand { frame: (0, 0, 320, 120) }
        }
        """
    )
  }

  static var otherSpelling: DiagnosticPage {
    DiagnosticPage(
      title: "This is said in other words here.",
      explanation: """
        The word is one of SkeletonView, LeadKit, UIKit, Swift or CSS, and the message gives ours: there is one way to
        say each thing. The fix-it writes it.
        """,
      wrong: """
        style copy { skeletonLineSpacing: 8 }
        """,
      right: """
        style copy { lineSpacing: 8 }
        """
    )
  }
}
