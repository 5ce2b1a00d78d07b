// MARK: - Interface

/// Pages about tables and collections.
extension DiagnosticPage {
  static var rowHeightMissing: DiagnosticPage {
    DiagnosticPage(
      title: "Nothing says how high the rows of a table are.",
      explanation: """
        Where no `rowHeight` is given, all rows are as high as the table's first cell is by itself: its content has to
        reach from its top edge to its bottom edge without a gap. This one does not, and its rows are drawn 44 points
        high, as UITableView makes them. SkeletonView itself stops the app here, or shows a blank table.
        """,
      wrong: """
        screen Feed(size: (320, 480)) {
          tableView posts(pin: parent, rows: 4) {
            cell { view card(pin: parent(top: 0, horizontal: 0)) { bottom == parent.bottom } }
          }
        }
        """,
      right: """
        screen Feed(size: (320, 480)) {
          tableView posts(pin: parent, rows: 4, rowHeight: 120) {
            cell { view card(pin: parent(top: 0, horizontal: 0)) { bottom == parent.bottom } }
          }
        }
        """
    )
  }

  static var noRows: DiagnosticPage {
    DiagnosticPage(
      title: "A table or collection shows nothing.",
      explanation: """
        It draws nothing itself: it needs a `cell`. A cell alone, without a number of `rows` or `items`, repeats until it
        fills the view, which in a view without height is not even once.
        """,
      wrong: """
        screen Feed(size: (320, 480)) {
          tableView posts(frame: (0, 0, 320, 0), rowHeight: 60) {
            cell { label title(pin: margins) }
          }
        }
        """,
      right: """
        screen Feed(size: (320, 480)) {
          tableView posts(frame: (0, 0, 320, 480), rowHeight: 60) {
            cell { label title(pin: margins) }
          }
        }
        """
    )
  }

  static var itemsOverflow: DiagnosticPage {
    DiagnosticPage(
      title: "An item of a collection is longer than a line.",
      explanation: """
        A line is as long as the view inside the insets of the collection and the section. UICollectionViewFlowLayout
        calls its own behaviour undefined for longer items; here they are cut to the line. With `columns` the items share
        what the gaps between them leave.
        """,
      wrong: """
        screen Shop(size: (320, 480)) {
          collectionView products(pin: parent, itemSize: (320, 90), insets: (horizontal: 16), items: 3) {
            cell { imageView photo(pin: parent) }
          }
        }
        """,
      right: """
        screen Shop(size: (320, 480)) {
          collectionView products(pin: parent, itemSize: (288, 90), insets: (horizontal: 16), items: 3) {
            cell { imageView photo(pin: parent) }
          }
        }
        """
    )
  }

  static var fewItems: DiagnosticPage {
    DiagnosticPage(
      title: "The number of items is the library's, and it does not fill the view.",
      explanation: """
        SkeletonView divides the view's height by the height of an item (the widths, where it scrolls horizontally) and
        does not ask how many items stand side by side. With `columns` that number counts whole lines; `items` gives any
        other.
        """,
      wrong: """
        screen Shop(size: (320, 480)) {
          collectionView products(pin: parent, itemSize: (100, 120)) {
            cell { imageView photo(pin: parent) }
          }
        }
        """,
      right: """
        screen Shop(size: (320, 480)) {
          collectionView products(pin: parent, columns: 3, itemSize: (100, 120)) {
            cell { imageView photo(pin: parent) }
          }
        }
        """
    )
  }
}
