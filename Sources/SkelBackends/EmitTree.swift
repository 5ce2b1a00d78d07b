import SkelLayers
import SkelLayout
import SkelModel

// MARK: - Interface

/// SkeletonView's debug description of every screen's root view: what its recursion sees, as a list.
///
/// A node has the class of its view, a reference, whether it is skeletonable and, only if there are any, its skeletonable
/// children; the root is there whatever it says of itself, and of rows those are there that their table or collection
/// shows. The layout of the text is the library's. Its references are addresses, here they are element ids; its keys come
/// in any order, here in this one.
package func emitTree(_ screens: [(screen: Screen, frames: Frames)]) -> [UInt8] {
  let count = screens.reduce(0) { $0 + $1.screen.elements.count }
  var out = OutputBuffer(reserving: 256 + count * 160)
  out.append("[")
  for (index, item) in screens.enumerated() {
    out.append(index == 0 ? "\n  {" : ",\n  {")
    var writer = TreeWriter(item.screen, item.frames)
    writer.write(to: &out)
  }
  out.append(screens.isEmpty ? "]\n" : "\n]\n")
  return out.finish()
}

// MARK: - Implementation

/// Writes the nodes of one screen, without recursion.
private struct TreeWriter {
  private let screen: Screen
  private var rows: RowCursor
  private let grid: PixelGrid
  private var trail: PathTrail
  /// The nodes around the next one.
  private var open: [OpenNode] = []

  private struct OpenNode {
    var element: Int
    var end: Int
    /// A section is no view: its rows are the table's.
    var isView: Bool
    var hasChildren = false
    /// What a table or collection around shows of its rows.
    var window: Rect?
  }

  init(_ screen: Screen, _ frames: Frames) {
    self.screen = screen
    rows = RowCursor(frames)
    grid = PixelGrid(scale: screen.scale)
    trail = PathTrail(screen)
  }

  mutating func write(to out: inout OutputBuffer) {
    openNode(0, to: &out)
    var next = 1
    while true {
      next = rows.advance(to: next)
      // What ends before it, or began behind it where it is a cell whose next row begins.
      while let top = open.last, top.end <= next || top.element >= next { close(&out) }
      guard next < screen.elements.count else { break }
      let place = screen.elements[next]
      guard screen[appearance: next].isSkeletonable, place.kind != .spacer,
        rows.shows(next, place, in: open.last?.window, on: grid)
      else {
        next = Int(place.end)
        continue
      }
      if place.kind == .section { openSection(next) } else { openChild(next, to: &out) }
      next += 1
    }
    while !open.isEmpty { close(&out) }
  }

  private mutating func openSection(_ element: Int) {
    let window = open.last?.window
    trail.enter(element)
    open.append(
      OpenNode(element: element, end: Int(screen.elements[element].end), isView: false, window: window))
  }

  private mutating func openChild(_ element: Int, to out: inout OutputBuffer) {
    if let parent = open.lastIndex(where: \.isView) {
      out.append(",")
      if !open[parent].hasChildren {
        newLine(1, to: &out)
        out.append("\"children\" : [")
        open[parent].hasChildren = true
      }
    }
    newLine(2, to: &out)
    out.append("{")
    openNode(element, to: &out)
  }

  private mutating func openNode(_ element: Int, to out: inout OutputBuffer) {
    let place = screen.elements[element]
    trail.enter(element, ordinal: rows.row(of: element).map { place.ordinal + Int32($0) } ?? -1)
    let window = place.kind.family == .list ? grid.snap(rows.frame(of: element)) : nil
    open.append(OpenNode(element: element, end: Int(place.end), isView: true, window: window))
    newLine(1, to: &out)
    out.append("\"type\" : \"")
    out.append(place.kind.className(inCollection: isInCollection(element)))
    out.append("\",")
    newLine(1, to: &out)
    out.append("\"reference\" : \"")
    out.append(trail.bytes)
    out.append("\",")
    newLine(1, to: &out)
    out.append("\"isSkeletonable\" : ")
    out.append(screen[appearance: element].isSkeletonable ? "true" : "false")
  }

  private mutating func close(_ out: inout OutputBuffer) {
    let node = open[open.count - 1]
    if node.isView {
      if node.hasChildren {
        newLine(1, to: &out)
        out.append("]")
      }
      newLine(0, to: &out)
      out.append("}")
    }
    open.removeLast()
    trail.leave()
  }

  /// A new line of the innermost node; very deep ones stand in no further, as the text would grow with the square.
  private func newLine(_ inner: Int, to out: inout OutputBuffer) {
    out.newLine(indentedBy: 2 * min(open.count(where: \.isView), 20) - 1 + inner)
  }

  private func isInCollection(_ element: Int) -> Bool {
    var parent = Int(screen.elements[element].parent)
    if parent >= 0, screen.elements[parent].kind == .section { parent = Int(screen.elements[parent].parent) }
    return parent >= 0 && screen.elements[parent].kind == .collectionView
  }
}
