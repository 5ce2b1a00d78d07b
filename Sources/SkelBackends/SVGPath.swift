import SkelLayers
import SkelModel

// MARK: - Interface

extension OutputBuffer {
  /// A curve in SVG's path syntax, where the frame's top left corner is `origin`: the layer's own coordinates, unless
  /// another one is given.
  package mutating func append(svgPath path: LayerPath, at origin: Point = Point(x: 0, y: 0)) {
    switch path {
    case .ellipse(let size):
      let radii = (x: size.width / 2, y: size.height / 2)
      append("M")
      append(origin.x)
      append(" ")
      append(origin.y + radii.y)
      appendHalf(radii, to: Point(x: origin.x + size.width, y: origin.y + radii.y))
      appendHalf(radii, to: Point(x: origin.x, y: origin.y + radii.y))
      append("Z")
    case .rectangle(let size, let cornerRadius):
      let radius = min(max(cornerRadius, 0), max(min(size.width, size.height), 0) / 2)
      append(origin, size, inset: radius) { out, _, end in out.appendQuarter(radius, to: end) }
    case .softRectangle(let size, let inset):
      append(origin, size, inset: inset) { out, corner, end in out.appendCurve(corner, to: end) }
    }
  }
}

// MARK: - Implementation

extension OutputBuffer {
  /// A rectangle clockwise from its top left corner on: straight sides, and what `turn` draws at each corner, which it
  /// is told with where it has to end.
  private mutating func append(
    _ origin: Point, _ size: Size, inset: Double, turn: (inout OutputBuffer, _ corner: Point, _ end: Point) -> Void
  ) {
    let (left, top) = (origin.x, origin.y)
    let (right, bottom) = (left + size.width, top + size.height)
    append("M")
    append(left + inset)
    append(" ")
    append(top)
    append("H")
    append(right - inset)
    if inset > 0 { turn(&self, Point(x: right, y: top), Point(x: right, y: top + inset)) }
    append("V")
    append(bottom - inset)
    if inset > 0 { turn(&self, Point(x: right, y: bottom), Point(x: right - inset, y: bottom)) }
    append("H")
    append(left + inset)
    if inset > 0 { turn(&self, Point(x: left, y: bottom), Point(x: left, y: bottom - inset)) }
    append("V")
    append(top + inset)
    if inset > 0 { turn(&self, Point(x: left, y: top), Point(x: left + inset, y: top)) }
    append("Z")
  }

  private mutating func appendCurve(_ control: Point, to end: Point) {
    append("Q")
    append(control.x)
    append(" ")
    append(control.y)
    append(" ")
    append(end.x)
    append(" ")
    append(end.y)
  }

  private mutating func appendQuarter(_ radius: Double, to end: Point) {
    append("A")
    append(radius)
    append(" ")
    append(radius)
    append(" 0 0 1 ")
    append(end.x)
    append(" ")
    append(end.y)
  }

  private mutating func appendHalf(_ radii: (x: Double, y: Double), to end: Point) {
    append("A")
    append(radii.x)
    append(" ")
    append(radii.y)
    append(" 0 0 1 ")
    append(end.x)
    append(" ")
    append(end.y)
  }
}
