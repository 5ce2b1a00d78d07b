import SkelLayers
import SkelModel

// MARK: - Interface

/// One self-contained SVG that shows every screen, side by side and 32 points apart: the layers in motion, and a still
/// picture of them where motion is not wanted or not known.
///
/// Under the scheme `auto` attributes say the light colours and a media query the dark ones, so that a rasteriser
/// without media queries shows light. A name, an image fill's, cannot be drawn: its place is filled with lightGray at
/// alpha 0.3, ShimmerBlocks' own fill.
package func emitSVG(_ trees: [LayerTree], _ options: EmitOptions = EmitOptions()) -> [UInt8] {
  let pictures = trees.map { SVGPicture($0) }
  let count = trees.reduce(0) { $0 + $1.layers.count }
  var out = OutputBuffer(reserving: 8192 + count * 128)
  let prefix = SVGIDs.nameBytes(of: options.idPrefix)
  var paints = SVGPaints(options.scheme, prefix: prefix)
  var motion = SVGMotion(pictures)
  for picture in pictures { paints.add(picture) }
  let plans = pictures.map { motion.add($0, to: &paints) }
  let masks = pictures.map { motion.addMasks(of: $0, to: &paints) }
  let appearances = trees.map { motion.appearance(of: $0) }

  let width = trees.reduce(-screenGap) { $0 + screenGap + $1.screen.size.width }
  let height = trees.reduce(0) { max($0, $1.screen.size.height) }
  appendRoot(of: trees, Size(width: max(width, 0), height: height), to: &out)
  appendStyle(paints, motion, to: &out)
  paints.appendGradients(to: &out)
  motion.appendGradients(paints, to: &out)
  motion.appendMasks(paints, to: &out)

  var x = 0.0
  var ids = SVGIDs(prefix: prefix)
  for (index, tree) in trees.enumerated() {
    if trees.count > 1 { openScreen(tree.screen.size, at: x, to: &out) }
    var writer = SVGWriter(
      pictures[index], paints, motion, plans: plans[index], masks: masks[index], appearance: appearances[index])
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

/// Dark colours where the viewer decides, and motion.
private func appendStyle(_ paints: SVGPaints, _ motion: SVGMotion, to out: inout OutputBuffer) {
  guard paints.hasDarkRules || motion.hasRules else { return }
  out.append("<style>")
  if paints.hasDarkRules { paints.appendDarkRules(to: &out) }
  if motion.hasRules { motion.appendRules(paints, to: &out) }
  out.append("</style>\n")
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
