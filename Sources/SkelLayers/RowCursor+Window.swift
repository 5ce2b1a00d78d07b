import SkelLayout
import SkelModel

// MARK: - Interface

extension RowCursor {
  /// False for a row, header or footer wholly outside what its table or collection shows; begins on the rows of a cell
  /// that show. Without a window all do.
  package mutating func shows(_ element: Int, _ place: Element, in window: Rect?, on grid: PixelGrid) -> Bool {
    switch place.kind.family {
    case .supplement: window?.overlaps(grid.snap(frame(of: element))) ?? true
    case .cell: enter(element, place) { _, frame in window?.overlaps(grid.snap(frame)) ?? true }
    case .root, .view, .stack, .scroll, .list, .section: true
    }
  }
}
