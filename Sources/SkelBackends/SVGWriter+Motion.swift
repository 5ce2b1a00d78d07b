import SkelLayers
import SkelModel

// MARK: - Interface

extension SVGWriter {
  /// A layer that moves, or that a frozen motion has moved. It always stands in a group of its paint, so that its class
  /// is its own.
  mutating func writeMoving(_ index: Int, _ plan: SVGPlan?, to out: inout OutputBuffer, _ ids: inout SVGIDs) {
    let layer = tree.layers[index]
    let paint = paint(of: layer)
    enterGroup(paint, overlay: plan?.overlay, to: &out, &ids)
    let pose = tree.pose(of: index)
    let isAlone = plan?.band == nil && plan?.background == nil && pose?.background == nil && layer.border < 0
    let isPosed = !isAlone && (plan?.pose != nil || pose.map { $0.fades || $0.moves } ?? false)
    if isPosed { openWhole(layer, plan, pose, to: &out) }
    if let background = plan?.background { writeBackground(of: layer, background, to: &out) }
    if let colour = pose?.background { writeBackground(of: layer, colour, over: paint, to: &out) }
    if let band = plan?.band {
      writeBand(layer, band, to: &out, &ids)
    } else {
      writeOutline(of: layer, tree.pictureFrame(of: layer), to: &out)
      if let shape = plan?.shape { appendClass(shape, to: &out) }
      if isAlone, let pose { append(pose, layer.frame, to: &out) }
      out.append("/>\n")
    }
    if layer.border >= 0 { writeBorder(layer, to: &out) }
    if isPosed { out.append("</g>\n") }
  }

  /// Ends the group that an overlay repeats, and writes the overlay.
  func writeOverlay(_ overlay: SVGOverlay, _ id: [UInt8], to out: inout OutputBuffer) {
    out.append("</g>\n<g opacity=\"0\"")
    appendClass(overlay.motionClass, to: &out)
    out.append("><use href=\"#")
    out.append(id)
    out.append("\"")
    paints.appendAttributes(of: paints.index(of: .colour(overlay.colour)), overridesOpacity: false, to: &out)
    out.append("/></g>\n")
  }

  func appendClass(_ motionClass: Int, to out: inout OutputBuffer) {
    out.append(" class=\"")
    out.append(paints.prefix)
    out.append("m")
    out.append(motionClass)
    out.append("\"")
  }
}

// MARK: - Implementation

extension SVGWriter {
  /// The group that poses a layer of more than one shape.
  private func openWhole(_ layer: Layer, _ plan: SVGPlan?, _ pose: LayerPose?, to out: inout OutputBuffer) {
    out.append("<g")
    if let motionClass = plan?.pose {
      out.append(" transform-origin=\"")
      out.append(layer.frame.midX)
      out.append(" ")
      out.append(layer.frame.midY)
      out.append("\"")
      appendClass(motionClass, to: &out)
    }
    if let pose { append(pose, layer.frame, to: &out) }
    out.append(">\n")
  }

  /// Unseen until its class colours it.
  private func writeBackground(of layer: Layer, _ motionClass: Int, to out: inout OutputBuffer) {
    writeOutline(of: layer, layer.frame, to: &out)
    out.append(" fill=\"none\"")
    appendClass(motionClass, to: &out)
    out.append("/>\n")
  }

  private func writeBackground(of layer: Layer, _ colour: Colour, over paint: Int, to out: inout OutputBuffer) {
    writeOutline(of: layer, layer.frame, to: &out)
    paints.appendAttributes(
      of: paints.index(of: .colour(colour)), overridesOpacity: isTranslucent(paint), to: &out)
    out.append("/>\n")
  }

  /// A hole of the layer's outline, and behind it a box of the layer's size until its class sends it travelling.
  private func writeBand(
    _ layer: Layer, _ motionClass: Int, to out: inout OutputBuffer, _ ids: inout SVGIDs
  ) {
    let size = Size(width: layer.frame.width, height: layer.frame.height)
    let path = layer.path >= 0 ? tree.paths[Int(layer.path)] : nil
    let outline = SVGOutline(size: size, cornerRadius: layer.cornerRadius, path: path)
    let (id, isNew) = ids.hole(of: outline)
    let box = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if isNew {
      out.append("<clipPath id=\"")
      out.append(id)
      out.append("\">")
      writeOutline(of: layer, box, to: &out)
      out.append("/></clipPath>\n")
    }
    out.append("<g transform=\"translate(")
    out.append(layer.frame.x)
    out.append(" ")
    out.append(layer.frame.y)
    out.append(")\" clip-path=\"url(#")
    out.append(id)
    out.append(")\"><rect")
    appendBox(box, cornerRadius: 0, to: &out)
    appendClass(motionClass, to: &out)
    out.append("/></g>\n")
  }

  /// Opacity and transform as attributes.
  private func append(_ pose: LayerPose, _ frame: Rect, to out: inout OutputBuffer) {
    if pose.fades {
      out.append(" opacity=\"")
      out.append(pose.opacity)
      out.append("\"")
    }
    guard pose.moves else { return }
    let middle = pose.turns || pose.scales ? Point(x: frame.midX, y: frame.midY) : Point(x: 0, y: 0)
    out.append(" transform=\"")
    append("translate(", pose.translation.x + middle.x, pose.translation.y + middle.y, to: &out)
    if pose.turns {
      out.append(" rotate(")
      out.append(pose.rotation * 180 / .pi)
      out.append(")")
    }
    if pose.scales { append(" scale(", pose.scale.x, pose.scale.y, to: &out) }
    if pose.turns || pose.scales { append(" translate(", -middle.x, -middle.y, to: &out) }
    out.append("\"")
  }

  private func append(_ function: StaticString, _ x: Double, _ y: Double, to out: inout OutputBuffer) {
    out.append(function)
    out.append(x)
    out.append(" ")
    out.append(y)
    out.append(")")
  }
}

extension LayerPose {
  fileprivate var fades: Bool { opacity < 1 }
  fileprivate var turns: Bool { rotation != 0 }
  fileprivate var scales: Bool { scale != Point(x: 1, y: 1) }
  fileprivate var moves: Bool { turns || scales || translation != Point(x: 0, y: 0) }
}
