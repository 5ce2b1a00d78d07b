import SkelLayers
import SkelModel

// MARK: - Interface

/// A row and those right behind it that show the same somewhere else, as the rows of a table or a `repeat` do.
struct SVGRows {
  /// The layer of the row that is written.
  var first: Int
  /// How far from it those stand that are a `<use>` of it.
  var ways: [Point] = []
  /// The index behind the last of them.
  var end: Int
  /// What all their shapes are painted with and faded by; no paint where shapes differ.
  var paint: Int?
  var overlay: Int?
}

extension SVGWriter {
  /// The rows that begin with a layer; `nil` where no row behind it is the same, or a `<use>` of it would not do.
  ///
  /// A layer is compared with its next sibling only, which takes n log n steps for n layers.
  func rows(from first: Int) -> SVGRows? {
    guard tree.way(from: first, to: Int(tree.layers[first].end)) != nil, var rows = firstRow(first) else { return nil }
    while let way = tree.way(from: first, to: rows.end) {
      rows.ways.append(way)
      rows.end = Int(tree.layers[rows.end].end)
    }
    return rows
  }

  /// The first row in a group with an id, and where the others stand.
  mutating func writeRows(_ rows: SVGRows, to out: inout OutputBuffer, _ ids: inout SVGIDs) {
    if let paint = rows.paint {
      enterGroup(paint, overlay: rows.overlay, to: &out, &ids)
    } else {
      closeOverlay(to: &out)
    }
    let id = ids.row()
    let end = Int(tree.layers[rows.first].end)
    out.append("<g id=\"")
    out.append(id)
    out.append("\">\n")
    groups.append(Group(paint: currentPaint, overlay: rows.overlay, end: end, isFixed: true))
    writeLayer(rows.first, to: &out, &ids)
    writeLayers(rows.first + 1..<end, to: &out, &ids)
    closeGroups(before: end, to: &out)
    for way in rows.ways {
      out.append("<use href=\"#")
      out.append(id)
      out.append("\"")
      appendPlace(way, to: &out)
      out.append("/>\n")
    }
  }
}

// MARK: - Implementation

extension SVGWriter {
  /// A row by itself; `nil` where others may not be a `<use>` of it or are shorter without.
  ///
  /// What is animated itself is written for every row, as a page's scripts do not reach an animation inside a `<use>`.
  /// What an overlay fades is not animated itself, and one overlay lies over all rows: they must be painted alike.
  private func firstRow(_ first: Int) -> SVGRows? {
    let end = Int(tree.layers[first].end)
    var rows = SVGRows(first: first, end: end)
    var shapes = 0
    var isUniform = true
    var isFaded = false
    var index = first
    while index < end {
      let layer = tree.layers[index]
      let plan = plan(of: index)
      let row = index
      index = layer.isHidden ? Int(layer.end) : index + 1
      if layer.isHidden { continue }
      // A mask of SVG's own lies in one place.
      if plan.map({ $0.overlay == nil }) ?? false || picture.mask(of: row) != nil { return nil }
      if layer.clips || layer.border >= 0 { isUniform = false }
      guard paints(layer) else { continue }
      let paint = paint(of: layer)
      if shapes == 0 { (rows.paint, rows.overlay) = (paint, plan?.overlay) }
      if rows.paint != paint || rows.overlay != plan?.overlay { isUniform = false }
      if plan != nil { isFaded = true }
      shapes += 1
    }
    // Two shapes are longer than a `<use>` and the group around the first row.
    guard shapes >= 2, isUniform || !isFaded else { return nil }
    if !isUniform { rows.paint = nil }
    return rows
  }
}

extension LayerTree {
  /// How far from a layer, with all below it, its next sibling shows the same; `nil` where it does not.
  fileprivate func way(from first: Int, to copy: Int) -> Point? {
    guard copy < layers.count, layers[copy].parent == layers[first].parent else { return nil }
    let count = Int(layers[first].end) - first
    guard count > 1, Int(layers[copy].end) - copy == count else { return nil }
    var way: Point?
    for step in 0..<count {
      let (a, b) = (layers[first + step], layers[copy + step])
      guard Int(a.end) - first == Int(b.end) - copy, a.looks(like: b), pose(of: first + step) == pose(of: copy + step)
      else { return nil }
      // Where a container that draws nothing lies is not seen.
      guard a.fill >= 0 || a.border >= 0 || a.clips else { continue }
      let own = Point(x: b.frame.x - a.frame.x, y: b.frame.y - a.frame.y)
      let shared = way ?? own
      guard isSame(own.x, shared.x), isSame(own.y, shared.y), isSame(a.frame.width, b.frame.width),
        isSame(a.frame.height, b.frame.height)
      else { return nil }
      way = shared
    }
    return way
  }
}

extension Layer {
  /// Wherever and however large they are.
  fileprivate func looks(like other: Layer) -> Bool {
    fill == other.fill && animations == other.animations && border == other.border && path == other.path
      && clips == other.clips && isHidden == other.isHidden && cornerRadius == other.cornerRadius
  }
}

/// The difference is less than any number is written with.
private func isSame(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < svgHair }
