// MARK: - Interface

/// Pages about what is drawn and what is not.
extension DiagnosticPage {
  static var neverDrawn: DiagnosticPage {
    DiagnosticPage(
      title: "An element is marked as skeletonable inside one that is not.",
      explanation: """
        The libraries go from the screen inwards and stop at the first view that is not skeletonable: what stands in it is never
        reached, whatever it says itself. Mark the elements around it, too.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          view card(frame: (16, 16, 288, 88), isSkeletonable: false) {
            imageView photo(frame: (8, 8, 72, 72), isSkeletonable: true)
          }
          view footer(frame: (16, 108, 288, 8))
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
          view card(frame: (16, 16, 288, 88)) {
            imageView photo(frame: (8, 8, 72, 72), isSkeletonable: true)
          }
          view footer(frame: (16, 108, 288, 8))
        }
        """
    )
  }

  static var noEffect: DiagnosticPage {
    DiagnosticPage(
      title: "An attribute is about the drawing of an element that is never drawn.",
      explanation: """
        The element is not skeletonable, or one around it is not, and there the libraries stop. `isHiddenWhenSkeletonIsActive`
        does nothing there either: SkeletonView never reaches the view, so that it stays in sight.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          view box(frame: (16, 16, 288, 40))
          imageView logo(frame: (16, 64, 40, 40), isSkeletonable: false, shape: circle)
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
          view box(frame: (16, 16, 288, 40))
          imageView logo(frame: (16, 64, 40, 40), isSkeletonable: false)
        }
        """
    )
  }

  static var ignoredAttribute: DiagnosticPage {
    DiagnosticPage(
      title: "The library that an element follows does not know an attribute.",
      explanation: """
        Blocks (`sections`) are ShimmerBlocks', borders of containers LeadKit's, the width of the last line and single lines as
        blocks SkeletonView's, rounded lines those of both. Choose another `library`, or take the attribute away. In an
        `appearance` or a style it may stand: it counts for those elements that can use it.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          view box(frame: (16, 16, 288, 88), sections: [(80, 21), (40, 21)])
        }
        """,
      right: """
        screen Card(size: (320, 120), library: shimmerBlocks) {
          view box(frame: (16, 16, 288, 88), sections: [(80, 21), (40, 21)])
        }
        """
    )
  }

  static var drawnAsBlock: DiagnosticPage {
    DiagnosticPage(
      title: "A container becomes one block, as nothing in it is skeletonable.",
      explanation: """
        A view without a skeletonable child is a leaf for the library: it is drawn as one block over all of its frame, what
        stands in it included. That is reported of screens, stacks and scroll views, and where the block covers the container's
        own `backgroundColor`. If the container is not to be drawn, mark it `isSkeletonable: false`; if the block is meant,
        `isSkeletonable: true`.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          view box(frame: (16, 16, 288, 40))
          hstack buttons(frame: (16, 72, 288, 32)) {
            button share(width: 144, isSkeletonable: false)
            button save(width: 144, isSkeletonable: false)
          }
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
          view box(frame: (16, 16, 288, 40))
          hstack buttons(frame: (16, 72, 288, 32), isSkeletonable: false) {
            button share(width: 144)
            button save(width: 144)
          }
        }
        """
    )
  }

  static var noLines: DiagnosticPage {
    DiagnosticPage(
      title: "A text gets no placeholder line.",
      explanation: """
        A text view, and a label whose number of lines is 0, get as many lines as their height holds, the space behind the last
        one counted: with SkeletonView's 15 and 10 points the first line needs 12.5. Below that SkeletonView draws one block in
        place of lines, and LeadKit nothing. A text without any width shows nothing at all.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          textView bio(frame: (16, 16, 288, 12))
        }
        """,
      right: """
        screen Card(size: (320, 120)) {
          textView bio(frame: (16, 16, 288, 64))
        }
        """
    )
  }

  static var invisibleFill: DiagnosticPage {
    DiagnosticPage(
      title: "A placeholder has the colour of what it stands on.",
      explanation: """
        In light or in dark surroundings, as the message says, its fill cannot be told from the background: that of the screen,
        or of the nearest container that has a `backgroundColor`. Give the `fill` another colour (`adaptive(#e5e5ea, dark:
        #2c2c2e)` has one for each), or say what it stands on: a screen that says nothing is `systemBackground`, white or black.
        """,
      wrong: """
        screen Card(size: (320, 120)) {
          view box(frame: (16, 16, 288, 88), fill: #ffffff)
        }
        """,
      right: """
        screen Card(size: (320, 120), backgroundColor: #d0d0d5) {
          view box(frame: (16, 16, 288, 88), fill: #ffffff)
        }
        """
    )
  }
}
