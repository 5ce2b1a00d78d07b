import SkelLayers
import SkelLayout
import SkelModel

// MARK: - Interface

/// The frame of every element of every screen, skeletonable or not, as `skelc-layout` JSON: in screen coordinates,
/// rounded edge by edge to the screen's pixels. The screen's root is not listed: it is the screen. Of the rows that a cell
/// stands for the first is listed, and all that their table or collection shows.
package func emitLayout(_ screens: [(screen: Screen, frames: Frames)]) -> [UInt8] {
  let count = screens.reduce(0) { $0 + $1.screen.elements.count }
  var out = OutputBuffer(reserving: 4096 + count * 512)
  out.append("{\n  \"format\": \"skelc-layout\",\n  \"version\": 1,\n  \"screens\": [")
  for (index, item) in screens.enumerated() {
    out.append(index == 0 ? "\n    {" : ",\n    {")
    out.append("\n      \"name\": ")
    out.append(json: item.screen.name)
    out.append(",\n      \"size\": ")
    out.append(json: item.screen.size)
    out.append(",\n      \"elements\": [")
    var writer = ElementWriter(item.screen, item.frames)
    writer.write(to: &out)
    out.append("\n    }")
  }
  out.append(screens.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  return out.finish()
}

// MARK: - Implementation

/// Writes the elements of one screen, nested as they lie, without recursion.
private struct ElementWriter {
  private let screen: Screen
  private var rows: RowCursor
  private let grid: PixelGrid
  private var trail: PathTrail
  private var open: [OpenElement] = []

  private struct OpenElement {
    var element: Int
    var end: Int
    var hasChildren: Bool
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
    var isFirst = true
    var next = 1
    while true {
      next = rows.advance(to: next)
      // What ends before it, or began behind it where it is a cell whose next row begins.
      while let top = open.last, top.end <= next || top.element >= next {
        close(&out)
        isFirst = false
      }
      guard next < screen.elements.count else { break }
      let element = next
      let place = screen.elements[element]
      guard place.kind != .cell || enter(element, place) else {
        next = Int(place.end)
        continue
      }
      next += 1
      if !isFirst { out.append(",") }
      out.newLine(indentedBy: level(open.count))
      out.append("{")
      trail.enter(element, ordinal: rows.row(of: element).map { place.ordinal + Int32($0) } ?? -1)
      writeFields(of: element, to: &out)
      isFirst = Int(place.end) > element + 1
      open.append(
        OpenElement(
          element: element, end: Int(place.end), hasChildren: isFirst, window: window(inside: element, place.kind)))
      guard isFirst else { continue }
      out.append(",")
      out.newLine(indentedBy: level(open.count) - 1)
      out.append("\"children\": [")
    }
    while !open.isEmpty { close(&out) }
    out.append(screen.elements.count < 2 ? "]" : "\n      ]")
  }

  private mutating func enter(_ cell: Int, _ place: Element) -> Bool {
    let window = open.last?.window
    return rows.enter(cell, place) { [grid] row, frame in row == 0 || window?.overlaps(grid.snap(frame)) ?? true }
  }

  private func window(inside element: Int, _ kind: ElementKind) -> Rect? {
    switch kind.family {
    case .list: grid.snap(rows.frame(of: element))
    case .section: open.last?.window
    case .root, .view, .stack, .scroll, .supplement, .cell: nil
    }
  }

  private mutating func close(_ out: inout OutputBuffer) {
    let element = open.removeLast()
    if element.hasChildren {
      out.newLine(indentedBy: level(open.count) + 1)
      out.append("]")
    }
    out.newLine(indentedBy: level(open.count))
    out.append("}")
    trail.leave()
  }

  /// How far the braces of an element stand in; very deep ones no further, as the text would grow with the square.
  private func level(_ depth: Int) -> Int { 4 + 2 * min(depth, 20) }

  private func writeFields(of element: Int, to out: inout OutputBuffer) {
    let level = level(open.count) + 1
    let place = screen.elements[element]
    out.newLine(indentedBy: level)
    out.append("\"id\": \"")
    out.append(trail.bytes)
    out.append("\",")
    if place.isNamed {
      out.newLine(indentedBy: level)
      out.append("\"name\": \"")
      out.append(trail.name(of: element))
      out.append("\",")
    }
    out.newLine(indentedBy: level)
    out.append("\"kind\": \"")
    out.append(place.kind.rawValue)
    out.append("\",")
    out.newLine(indentedBy: level)
    out.append("\"frame\": ")
    out.append(json: grid.snap(rows.frame(of: element)))
    if isHidden(element) {
      out.append(",")
      out.newLine(indentedBy: level)
      out.append("\"hidden\": true")
    }
  }

  /// Hidden while the skeleton shows.
  private func isHidden(_ element: Int) -> Bool {
    let index = Int(screen.elements[element].appearance)
    return screen.appearances[index].isHidden || screen.appearances[index].isHiddenWhenSkeletonIsActive
  }
}
