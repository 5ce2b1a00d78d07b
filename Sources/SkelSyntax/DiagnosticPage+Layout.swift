// MARK: - Interface

/// Pages about layout and output.
extension DiagnosticPage {
  static var placedTwice: DiagnosticPage {
    DiagnosticPage(
      title: "An element gets its place from one source only.",
      explanation: """
        That source is its `frame`, the stack it stands in, or constraints (`width`, `size`, `pin` and `center` are
        constraints, too). In a stack an element may still say its own size, but not its position.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          view box(frame: (0, 0, 40, 40)) { top == parent.top + 8 }
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
          view box(frame: (0, 8, 40, 40))
        }
        """
    )
  }

  static var ambiguousLayout: DiagnosticPage {
    DiagnosticPage(
      title: "Something about the place or size of an element is left open.",
      explanation: """
        Outside a stack, each axis needs two things: an edge or centre, and a second edge or a size. The message names
        the axis and what to add. The element is drawn where it would fall without it.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          view box(size: 40)
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
          view box(size: 40, pin: parent(leading: 16, top: 16))
        }
        """
    )
  }

  static var conflictingConstraints: DiagnosticPage {
    DiagnosticPage(
      title: "Required constraints contradict each other.",
      explanation: """
        The message names the smallest set that cannot hold together: leave out any one, and the others can. The latest
        of them yields, and layout goes on without it. Take one away, or give the one that may yield a priority below
        1000. Attributes such as `width` and `pin`, the arrangement of a stack, and that no length is negative count as
        constraints, too.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          view box(pin: parent(horizontal: 16, top: 16), size: (300, 40))
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
          view box(pin: parent(leading: 16, top: 16), size: (300, 40)) { trailing <= parent.trailing - 16 @ high }
        }
        """
    )
  }

  static var unusedConstraint: DiagnosticPage {
    DiagnosticPage(
      title: "A constraint holds in every layout.",
      explanation: """
        Its two sides are the same thing said differently, so it decides nothing. Perhaps one of them should name another
        element.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          view box(size: 40, pin: parent(leading: 16, top: 16)) { leading == trailing - width }
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
          view box(size: 40, pin: parent(leading: 16, top: 16))
        }
        """
    )
  }

  static var duplicateConstraint: DiagnosticPage {
    DiagnosticPage(
      title: "A constraint is said twice.",
      explanation: """
        The second one changes nothing. Take it away, or say what it was meant to say. Attributes such as `width` and
        `pin` count as constraints, too.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          view box(size: 40, pin: parent(top: 16)) {
            leading == parent.leading + 16
            leading == parent.leading + 16
          }
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
          view box(size: 40, pin: parent(top: 16)) { leading == parent.leading + 16 }
        }
        """
    )
  }

  static var offScreen: DiagnosticPage {
    DiagnosticPage(
      title: "An element stands where nobody sees it.",
      explanation: """
        It is wholly outside the screen, and nothing scrolls it into sight. Put what is longer than the screen into a
        `scrollView` or a `tableView`, or give it less room.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          view box(frame: (16, 140, 40, 40))
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
          view box(frame: (16, 40, 40, 40))
        }
        """
    )
  }

  static var linesOverflow: DiagnosticPage {
    DiagnosticPage(
      title: "The label is not as high as its placeholder lines.",
      explanation: """
        SkeletonView makes a label of several lines at least as high as its lines; where other constraints decide the
        height, they win and the lines stick out. Give the label more room, fewer lines, or a smaller `lineHeight`.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          label text(numberOfLines: 3) {
            leading == parent.leading
            trailing == parent.trailing
            top == parent.top
            bottom == parent.top + 20
          }
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
          label text(numberOfLines: 3) {
            leading == parent.leading
            trailing == parent.trailing
            top == parent.top
          }
        }
        """
    )
  }

  static var singleLineWidth: DiagnosticPage {
    DiagnosticPage(
      title: "A single line is drawn 70 % wide.",
      explanation: """
        SkeletonView draws the line of a one-line label at 70 % of its width and 15 points high, whatever its font. With
        `renderSingleLineAsView: true` it fills the label as any other view would.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          label title(frame: (16, 16, 200, 24))
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
          label title(frame: (16, 16, 200, 24), renderSingleLineAsView: true)
        }
        """
    )
  }

  static var skeletonsOverlap: DiagnosticPage {
    DiagnosticPage(
      title: "Placeholders of one element are drawn over those of another.",
      explanation: """
        LeadKit changes no view's size: where a text is lower than its placeholder lines, they stick out and may lie over
        what stands below. Give the text its height or mock `text` that is long enough, ask for fewer lines, or move the
        layer with `adjust`. Elements whose own frames overlap are meant to.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          library: leadKit
          label title(frame: (16, 16, 200, 20), skeletonNumberOfLines: 3, lineHeight: 12, lineSpacing: 6)
          view button(frame: (16, 48, 80, 32))
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
          library: leadKit
          label title(frame: (16, 16, 200, 20), skeletonNumberOfLines: 1, lineHeight: 12, lineSpacing: 6)
          view button(frame: (16, 48, 80, 32))
        }
        """
    )
  }

  static var notAnimatable: DiagnosticPage {
    DiagnosticPage(
      title: "A picture does not show this motion.",
      explanation: """
        `custom(keyPath:)` takes every key path of Core Animation, and JSON and Swift hand it on. SVG moves opacity,
        background colour, position, transforms in the plane, and a gradient's points, locations and colours;
        `Grammar/names.md` lists their key paths. With any other the layer stands still. So does a layer that slides and
        is filled with no gradient, in the libraries, too, and one whose `locations` or `colors` are not as many as its
        gradient's colours.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          view box(frame: (16, 16, 200, 24)) {
            animation: custom(keyPath: "shadowOpacity", from: 0, to: 1, duration: 1)
          }
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
          view box(frame: (16, 16, 200, 24)) {
            animation: custom(keyPath: "opacity", from: 0, to: 1, duration: 1)
          }
        }
        """
    )
  }

  static var noScreen: DiagnosticPage {
    DiagnosticPage(
      title: "There is nothing to draw.",
      explanation: """
        A file without screens is right: other files import it, and where one of them is compiled in the same call nothing
        is drawn for it. Otherwise a picture needs a screen, and `--screen` one of that name.
        """,
      wrong: """
        let gutter = 16
        """,
      right: """
        let gutter = 16
        screen Card(size: (320, 120)) {
        }
        """
    )
  }
}
