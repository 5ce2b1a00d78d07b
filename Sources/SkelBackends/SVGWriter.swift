import SkelLayers
import SkelModel

// MARK: - Interface

/// Writes the shapes of one tree in painting order.
///
/// Shapes of the same paint that follow each other share a group that says it once, and a shape of another paint among
/// them says its own. A container is a group only where it cuts something off or is the first of equal rows. What is
/// hidden or has no area is left out.
struct SVGWriter {
  let tree: LayerTree
  let paints: SVGPaints
  let motion: SVGMotion
  /// The motion plan of each layer; empty where none moves.
  private let plans: [Int32]
  let picture: SVGPicture
  /// How each of the picture's own masks is used.
  private let masks: [SVGMaskUse]
  /// The class that makes the layers appear.
  private let appearance: Int?
  /// The paint of each of the tree's fills.
  private let paintIndices: [Int]
  private let extents: [SVGExtent]
  var groups: [Group] = []

  struct Group {
    /// What shapes inside are painted with unless they say otherwise.
    var paint: Int?
    /// The colour that fades in and out over all that is inside.
    var overlay: Int?
    /// Of what the overlay repeats, where this is the group that it belongs to.
    var id: [UInt8] = []
    /// It and what is around it hold nothing behind the layer of this index.
    var end: Int
    /// A clip or a row, which other paints do not end.
    var isFixed = false
  }

  init(
    _ picture: SVGPicture, _ paints: SVGPaints, _ motion: SVGMotion, plans: [Int32], masks: [SVGMaskUse],
    appearance: Int?
  ) {
    let tree = picture.tree
    self.picture = picture
    self.tree = tree
    self.masks = masks
    self.paints = paints
    self.motion = motion
    self.plans = plans
    self.appearance = appearance
    paintIndices = tree.fills.map { paints.index(of: $0) }
    extents = paintedExtents(of: tree)
  }

  mutating func write(to out: inout OutputBuffer, _ ids: inout SVGIDs) {
    writeBackground(to: &out)
    if let appearance {
      out.append("<g")
      appendClass(appearance, to: &out)
      out.append(">\n")
    }
    writeLayers(0..<tree.layers.count, to: &out, &ids)
    while !groups.isEmpty { closeGroup(to: &out) }
    if appearance != nil { out.append("</g>\n") }
  }
}

// MARK: - Implementation

extension SVGWriter {
  /// Calls itself for rows within rows only. These are never deep: each holds two of the next.
  mutating func writeLayers(_ range: Range<Int>, to out: inout OutputBuffer, _ ids: inout SVGIDs) {
    var index = range.lowerBound
    while index < range.upperBound {
      closeGroups(before: index, to: &out)
      let layer = tree.layers[index]
      if layer.isHidden {
        index = Int(layer.end)
      } else if let rows = rows(from: index) {
        writeRows(rows, to: &out, &ids)
        index = rows.end
      } else {
        writeLayer(index, to: &out, &ids)
        index += 1
      }
    }
  }

  /// One layer without those below, but for a clip that it opens around them.
  mutating func writeLayer(_ index: Int, to out: inout OutputBuffer, _ ids: inout SVGIDs) {
    let layer = tree.layers[index]
    if layer.clips, !extents.isEmpty, extents[index].sticksOut(of: layer) { openClip(index, to: &out, &ids) }
    let mask = picture.mask(of: index)
    if let mask { openMask(masks[mask], to: &out) }
    let plan = plan(of: index)
    if plan != nil || tree.pose(of: index) != nil {
      if paints(layer) { writeMoving(index, plan, to: &out, &ids) }
    } else {
      if paints(layer) { writeShape(index, to: &out) }
      if layer.border >= 0 { writeBorder(layer, to: &out) }
    }
    if mask != nil { closeMask(to: &out) }
  }

  /// How a layer moves; `nil` where it does not.
  func plan(of index: Int) -> SVGPlan? { plans.isEmpty || plans[index] < 0 ? nil : motion[plan: plans[index]] }

  private func writeBackground(to out: inout OutputBuffer) {
    guard let colour = tree.backgroundColor else { return }
    let paint = paints.index(of: .colour(colour))
    out.append("<rect width=\"")
    out.append(tree.screen.size.width)
    out.append("\" height=\"")
    out.append(tree.screen.size.height)
    out.append("\"")
    paints.appendAttributes(of: paint, overridesOpacity: false, to: &out)
    out.append("/>\n")
  }

  private mutating func writeShape(_ index: Int, to out: inout OutputBuffer) {
    closeOverlay(to: &out)
    let layer = tree.layers[index]
    let paint = paintIndices[Int(layer.fill)]
    let around = currentPaint
    guard around != paint else { return writeShape(layer, nil, around, to: &out) }
    guard paintsNext(after: index, paint) else { return writeShape(layer, paint, around, to: &out) }
    openGroup(paint, to: &out)
    writeShape(layer, nil, paint, to: &out)
  }

  /// `own` is the paint to name on the shape itself; `around` is what the groups around it say.
  private func writeShape(_ layer: Layer, _ own: Int?, _ around: Int?, to out: inout OutputBuffer) {
    writeOutline(of: layer, tree.pictureFrame(of: layer), to: &out)
    if let own { paints.appendAttributes(of: own, overridesOpacity: isTranslucent(around), to: &out) }
    out.append("/>\n")
  }

  /// The tag of a layer's shape on a frame, without its end.
  func writeOutline(of layer: Layer, _ frame: Rect, to out: inout OutputBuffer) {
    if layer.path >= 0 {
      writePath(tree.paths[Int(layer.path)], at: Point(x: frame.x, y: frame.y), to: &out)
    } else if frame.width == frame.height, layer.cornerRadius >= frame.width / 2 {
      writeCircle(frame, to: &out)
    } else {
      out.append("<rect")
      appendBox(frame, cornerRadius: layer.cornerRadius, to: &out)
    }
  }

  private func writePath(_ path: LayerPath, at origin: Point, to out: inout OutputBuffer) {
    switch path {
    case .ellipse(let size):
      out.append("<ellipse cx=\"")
      out.append(origin.x + size.width / 2)
      out.append("\" cy=\"")
      out.append(origin.y + size.height / 2)
      out.append("\" rx=\"")
      out.append(size.width / 2)
      out.append("\" ry=\"")
      out.append(size.height / 2)
      out.append("\"")
    case .rectangle, .softRectangle:
      out.append("<path d=\"")
      out.append(svgPath: path, at: origin)
      out.append("\"")
    }
  }

  private func writeCircle(_ frame: Rect, to out: inout OutputBuffer) {
    out.append("<circle cx=\"")
    out.append(frame.midX)
    out.append("\" cy=\"")
    out.append(frame.midY)
    out.append("\" r=\"")
    out.append(frame.width / 2)
    out.append("\"")
  }

  /// Place, size and corners as attributes; zeros go without saying, and a radius is at most half the shorter side, as
  /// Core Animation draws it.
  func appendBox(_ frame: Rect, cornerRadius: Double, to out: inout OutputBuffer) {
    appendPlace(Point(x: frame.x, y: frame.y), to: &out)
    out.append(" width=\"")
    out.append(frame.width)
    out.append("\" height=\"")
    out.append(frame.height)
    out.append("\"")
    let radius = min(cornerRadius, min(frame.width, frame.height) / 2)
    guard radius >= svgHair else { return }
    out.append(" rx=\"")
    out.append(radius)
    out.append("\"")
  }

  /// `x` and `y`, where they are not zero.
  func appendPlace(_ place: Point, to out: inout OutputBuffer) {
    if place.x.magnitude >= svgHair {
      out.append(" x=\"")
      out.append(place.x)
      out.append("\"")
    }
    if place.y.magnitude >= svgHair {
      out.append(" y=\"")
      out.append(place.y)
      out.append("\"")
    }
  }

  /// Inside the frame: the line's middle runs half its width within.
  mutating func writeBorder(_ layer: Layer, to out: inout OutputBuffer) {
    closeOverlay(to: &out)
    let border = tree.borders[Int(layer.border)]
    let inner = Rect(
      x: layer.frame.x + border.width / 2, y: layer.frame.y + border.width / 2,
      width: layer.frame.width - border.width, height: layer.frame.height - border.width)
    guard inner.width >= svgHair, inner.height >= svgHair else { return }
    out.append("<rect")
    appendBox(inner, cornerRadius: max(layer.cornerRadius - border.width / 2, 0), to: &out)
    paints.appendAttributes(of: border, to: &out)
    out.append("/>\n")
  }
}

// MARK: - Groups

extension SVGWriter {
  /// The paint that the groups around say.
  var currentPaint: Int? { groups.last?.paint }

  /// The layer before which the innermost clip or row ends.
  private var groupEnd: Int { groups.last?.end ?? tree.layers.count }

  func isTranslucent(_ paint: Int?) -> Bool {
    guard let paint else { return false }
    return !paints[paint].isOpaque
  }

  /// Whether the next shape within the same clip or row has this paint, so that a group pays.
  private func paintsNext(after index: Int, _ paint: Int) -> Bool {
    var next = index + 1
    while next < groupEnd {
      let layer = tree.layers[next]
      if layer.isHidden {
        next = Int(layer.end)
      } else if paints(layer) {
        return paintIndices[Int(layer.fill)] == paint
      } else {
        next += 1
      }
    }
    return false
  }

  /// Goes on in the group of a paint and overlay, or opens it.
  mutating func enterGroup(_ paint: Int, overlay: Int?, to out: inout OutputBuffer, _ ids: inout SVGIDs) {
    guard currentPaint != paint || groups.last?.overlay != overlay else { return }
    openGroup(paint, overlay: overlay, id: overlay == nil ? [] : ids.overlay(), to: &out)
  }

  /// A group of one paint, in place of the one around that is neither clip nor row.
  private mutating func openGroup(
    _ paint: Int, overlay: Int? = nil, id: [UInt8] = [], to out: inout OutputBuffer
  ) {
    closePaint(to: &out)
    out.append("<g")
    paints.appendAttributes(of: paint, overridesOpacity: isTranslucent(currentPaint), to: &out)
    out.append(">\n")
    groups.append(Group(paint: paint, overlay: overlay, id: id, end: groupEnd))
    guard overlay != nil else { return }
    out.append("<g id=\"")
    out.append(id)
    out.append("\">\n")
  }

  /// Nothing else may stand in a group with an overlay.
  mutating func closeOverlay(to out: inout OutputBuffer) {
    if groups.last?.overlay != nil { closeGroup(to: &out) }
  }

  private mutating func openClip(_ index: Int, to out: inout OutputBuffer, _ ids: inout SVGIDs) {
    closeOverlay(to: &out)
    let layer = tree.layers[index]
    let id = ids.id(for: tree.path(of: index))
    out.append("<clipPath id=\"")
    out.append(id)
    out.append("\"><rect")
    let size = Size(width: max(layer.frame.width, 0), height: max(layer.frame.height, 0))
    let frame = Rect(x: layer.frame.x, y: layer.frame.y, width: size.width, height: size.height)
    appendBox(frame, cornerRadius: layer.cornerRadius, to: &out)
    out.append("/></clipPath>\n<g clip-path=\"url(#")
    out.append(id)
    out.append(")\">\n")
    groups.append(Group(paint: currentPaint, end: Int(layer.end), isFixed: true))
  }

  /// A group around one layer that is seen through a mask.
  private mutating func openMask(_ use: SVGMaskUse, to out: inout OutputBuffer) {
    closePaint(to: &out)
    out.append("<g")
    switch use {
    case .attribute(let number):
      out.append(" mask=\"url(#")
      out.append(paints.prefix)
      out.append("mask-")
      out.append(number)
      out.append(")\"")
    case .motionClass(let motionClass): appendClass(motionClass, to: &out)
    }
    out.append(">\n")
  }

  private mutating func closeMask(to out: inout OutputBuffer) {
    closePaint(to: &out)
    out.append("</g>\n")
  }

  /// Ends the group of one paint, if the innermost group is one.
  private mutating func closePaint(to out: inout OutputBuffer) {
    if let last = groups.last, !last.isFixed { closeGroup(to: &out) }
  }

  /// Closes the clips and rows that end before a layer, and the paint groups inside them.
  mutating func closeGroups(before index: Int, to out: inout OutputBuffer) {
    while groupEnd <= index, !groups.isEmpty { closeGroup(to: &out) }
  }

  private mutating func closeGroup(to out: inout OutputBuffer) {
    let group = groups.removeLast()
    if let overlay = group.overlay, !group.id.isEmpty {
      writeOverlay(motion.overlays.values[overlay], group.id, to: &out)
    }
    out.append("</g>\n")
  }

  /// The paint of a layer's fill.
  func paint(of layer: Layer) -> Int { paintIndices[Int(layer.fill)] }

  /// Has a fill and an area.
  func paints(_ layer: Layer) -> Bool {
    layer.fill >= 0 && layer.frame.width >= svgHair && layer.frame.height >= svgHair
  }
}
