import SkelLayers
import SkelLayout
import SkelModel
import SkelSyntax

// MARK: - Interface

extension OutputBuffer {
  /// A JSON list of all elements of a screen that show, in pre-order, each on one line as
  /// `[depth, kind, id, x, y, width, height, file, line, column, isHidden]`: what a preview needs to tell what lies under
  /// the pointer and where it is written. `file` is an index into the sources.
  package mutating func append(jsonPlacesIn screen: Screen, _ frames: Frames, _ sources: [Source]) {
    let lines = sources.map { LineTable($0.bytes) }
    let grid = PixelGrid(scale: screen.scale)
    var rows = RowCursor(frames)
    var trail = PathTrail(screen)
    var open: [OpenPlace] = []
    var isFirst = true
    var next = 1
    append("[")
    while true {
      next = rows.advance(to: next)
      // What ends before it, or began behind it where it is a cell whose next row begins.
      while let top = open.last, top.end <= next || top.element >= next {
        open.removeLast()
        trail.leave()
      }
      guard next < screen.elements.count else { break }
      let element = next
      let place = screen.elements[element]
      guard rows.shows(element, place, in: open.last?.window, on: grid) else {
        next = Int(place.end)
        continue
      }
      next += 1
      trail.enter(element, ordinal: rows.row(of: element).map { place.ordinal + Int32($0) } ?? -1)
      let frame = grid.snap(rows.frame(of: element))
      append(isFirst ? "\n[" : ",\n[")
      isFirst = false
      append(open.count)
      append(",\"")
      append(place.kind.rawValue)
      append("\",\"")
      append(trail.bytes)
      append("\"")
      for number in [frame.x, frame.y, frame.width, frame.height] {
        append(",")
        append(number)
      }
      let file = Int(place.file.index)
      let start = file < lines.count ? lines[file].place(of: Int(place.position)) : nil
      for number in [file, start?.line ?? 1, start?.column ?? 1] {
        append(",")
        append(number)
      }
      let appearance = screen.appearances[Int(place.appearance)]
      append(appearance.isHidden || appearance.isHiddenWhenSkeletonIsActive ? ",1]" : ",0]")
      let window: Rect? =
        switch place.kind.family {
        case .list: frame
        case .section: open.last?.window
        case .root, .view, .stack, .scroll, .supplement, .cell: nil
        }
      open.append(OpenPlace(element: element, end: Int(place.end), window: window))
    }
    append("]")
  }

  /// A whole JSON string of bytes that are UTF-8.
  package mutating func append(jsonText bytes: [UInt8]) {
    append(UInt8(ascii: "\""))
    var start = 0
    for (index, byte) in bytes.enumerated() {
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
      append(bytes[start..<index])
      append(jsonEscaped: String(UnicodeScalar(byte)))
      start = index + 1
    }
    append(bytes[start...])
    append(UInt8(ascii: "\""))
  }
}

// MARK: - Implementation

private struct OpenPlace {
  var element: Int
  var end: Int
  /// What a table or collection around shows of its rows.
  var window: Rect?
}
