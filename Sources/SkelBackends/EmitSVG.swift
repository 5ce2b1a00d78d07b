import SkelLayers
import SkelModel

// MARK: - Interface

/// One self-contained SVG that shows every screen, side by side and 32 points apart: a still picture of the layers.
///
/// Under the scheme `auto` attributes say the light colours and a media query the dark ones, so that a rasteriser
/// without media queries shows light. A name, an image fill's, cannot be drawn: its place is filled with lightGray at
/// alpha 0.3, ShimmerBlocks' own fill.
package func emitSVG(_ trees: [LayerTree], _ options: EmitOptions = EmitOptions()) -> [UInt8] {
  let count = trees.reduce(0) { $0 + $1.layers.count }
  var out = OutputBuffer(reserving: 8192 + count * 128)
  let prefix = SVGIDs.nameBytes(of: options.idPrefix)
  var paints = SVGPaints(options.scheme, prefix: prefix)
  for tree in trees { paints.add(tree) }

  let width = trees.reduce(-screenGap) { $0 + screenGap + $1.screen.size.width }
  let height = trees.reduce(0) { max($0, $1.screen.size.height) }
  appendRoot(of: trees, Size(width: max(width, 0), height: height), to: &out)
  paints.appendStyle(to: &out)
  paints.appendGradients(to: &out)

  var x = 0.0
  var ids = SVGIDs(prefix: prefix)
  for tree in trees {
    if trees.count > 1 { openScreen(tree.screen.size, at: x, to: &out) }
    var writer = SVGWriter(tree, paints)
    writer.write(to: &out, &ids)
    if trees.count > 1 { out.append("</svg>\n") }
    x += tree.screen.size.width + screenGap
  }
  out.append("</svg>\n")
  return out.finish()
}

// MARK: - Implementation

/// Points between two screens.
private let screenGap = 32.0

private func appendRoot(of trees: [LayerTree], _ size: Size, to out: inout OutputBuffer) {
  out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
  out.append(size.width)
  out.append("\" height=\"")
  out.append(size.height)
  out.append("\" viewBox=\"0 0 ")
  out.append(size.width)
  out.append(" ")
  out.append(size.height)
  out.append("\" role=\"img\">\n<title>")
  for (index, tree) in trees.enumerated() {
    if index > 0 { out.append(", ") }
    out.append(xmlEscaped: tree.screen.name)
  }
  out.append("</title>\n")
}

/// A viewport of its own, which also cuts off what sticks out of the screen.
private func openScreen(_ size: Size, at x: Double, to out: inout OutputBuffer) {
  out.append("<svg")
  if x > 0 {
    out.append(" x=\"")
    out.append(x)
    out.append("\"")
  }
  out.append(" width=\"")
  out.append(size.width)
  out.append("\" height=\"")
  out.append(size.height)
  out.append("\">\n")
}
