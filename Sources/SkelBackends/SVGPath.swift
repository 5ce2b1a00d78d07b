import SkelLayers

// MARK: - Interface

extension OutputBuffer {
  /// A curve in SVG's path syntax, in the layer's own coordinates: from its frame's top left corner on.
  package mutating func append(svgPath path: LayerPath) {
    switch path {
    case .ellipse(let size):
      let radii = (x: size.width / 2, y: size.height / 2)
      append("M0 ")
      append(radii.y)
      appendHalf(radii, toX: size.width)
      appendHalf(radii, toX: 0)
      append("Z")
    }
  }
}

// MARK: - Implementation

extension OutputBuffer {
  private mutating func appendHalf(_ radii: (x: Double, y: Double), toX x: Double) {
    append("A")
    append(radii.x)
    append(" ")
    append(radii.y)
    append(" 0 0 1 ")
    append(x)
    append(" ")
    append(radii.y)
  }
}
