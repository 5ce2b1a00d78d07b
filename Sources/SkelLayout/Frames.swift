import SkelModel

// MARK: - Interface

/// A finite rectangle for every element, in screen coordinates, unrounded.
///
/// A cell that stands for several rows is kept once, where its first row stands, together with how far each row lies
/// from that one. Rows nest: what stands in a collection in a row of a table is moved by both; `RowCursor` walks through
/// them and knows by how much.
package struct Frames: Sendable {
  private var rects: [Rect]
  private var grown: [Bool]
  private var repeated: [Int: [Point]] = [:]

  package init(count: Int) {
    rects = Array(repeatElement(.zero, count: count))
    grown = Array(repeatElement(false, count: count))
  }

  /// Where an element stands; in the first row where it stands in several.
  package subscript(element: Int) -> Rect {
    get { rects[element] }
    set { rects[element] = newValue }
  }

  /// Where an element stands in a row that lies so far from the first.
  package subscript(element: Int, movedBy offset: Point) -> Rect { rects[element].moved(by: offset) }

  /// How far the rows that a cell stands for lie from its first one: none where it is not shown. `nil` for whatever
  /// stands once.
  package func rows(of cell: Int) -> [Point]? { repeated.isEmpty ? nil : repeated[cell] }
  package mutating func setRows(_ offsets: [Point], of cell: Int) { repeated[cell] = offsets }

  /// The label's own height was smaller than its `skeletonHeight` and gave way to it, as when SkeletonView replaces its
  /// height constraints.
  package func isGrown(_ element: Int) -> Bool { grown[element] }
  package mutating func markGrown(_ element: Int) { grown[element] = true }
}

extension Rect {
  /// Shares more than an edge with another one.
  package func overlaps(_ other: Rect) -> Bool {
    y < other.maxY && maxY > other.y && x < other.maxX && maxX > other.x
  }

  func moved(by offset: Point) -> Rect {
    Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }
}
