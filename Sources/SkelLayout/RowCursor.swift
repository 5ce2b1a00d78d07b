import SkelModel

// MARK: - Interface

/// Where a walk through the elements of a screen stands among the rows that repeated cells stand for.
///
/// The walk goes through the elements in pre-order. It calls `enter` at every cell, and `advance` before every element,
/// which leads it back to the beginning of a cell as long as there are rows left to see.
package struct RowCursor: Sendable {
  /// How far from their first place all elements stand here.
  package private(set) var offset = Point(x: 0, y: 0)
  private let frames: Frames
  private var turns: [Turn] = []

  /// A repeated cell around the walk, innermost last.
  private struct Turn {
    var cell: Int
    /// The element behind its subtree.
    var end: Int
    /// The rows to visit, and which of them comes next.
    var rows: [Int]
    var next = 0
    /// How far the cell's first row stands from its place.
    var outer: Point
  }

  package init(_ frames: Frames) { self.frames = frames }

  /// Where an element stands in this row.
  package func frame(of element: Int) -> Rect { frames[element, movedBy: offset] }

  /// Begins on the rows of a cell for which `shows` holds, of their number and their place; false where there are none,
  /// and the walk goes past the cell.
  package mutating func enter(_ cell: Int, _ element: Element, where shows: (Int, Rect) -> Bool) -> Bool {
    if let turn = turns.last, turn.cell == cell { return true }
    guard let offsets = frames.rows(of: cell) else { return shows(0, frame(of: cell)) }
    let first = frame(of: cell)
    let rows = offsets.indices.filter { shows($0, first.moved(by: offsets[$0])) }
    guard !rows.isEmpty else { return false }
    turns.append(Turn(cell: cell, end: Int(element.end), rows: rows, outer: offset))
    beginRow(offsets)
    return true
  }

  /// The element to go on with instead of `element`: a cell that `element` lies behind and that has rows left, else
  /// `element`.
  package mutating func advance(to element: Int) -> Int {
    while let turn = turns.last, element >= turn.end {
      guard turn.next < turn.rows.count, let offsets = frames.rows(of: turn.cell) else {
        offset = turn.outer
        turns.removeLast()
        continue
      }
      beginRow(offsets)
      return turn.cell
    }
    return element
  }

  /// Which row of the cell this is, from 0; `nil` where the element is no repeated cell.
  package func row(of cell: Int) -> Int? {
    guard let turn = turns.last, turn.cell == cell else { return nil }
    return turn.rows[turn.next - 1]
  }

  // MARK: - Implementation

  private mutating func beginRow(_ offsets: [Point]) {
    let last = turns.count - 1
    let place = offsets[turns[last].rows[turns[last].next]]
    offset = Point(x: turns[last].outer.x + place.x, y: turns[last].outer.y + place.y)
    turns[last].next += 1
  }
}
