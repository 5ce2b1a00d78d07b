import SkelLayers
import SkelModel
import SkelSyntax

// MARK: - Interface

/// The layers of every screen as `skelc-layers` JSON; `Grammar/layers.schema.json` is its schema.
///
/// `sources` are the files that the screens' elements name; a place in none of them is left out.
package func emitJSON(
  _ trees: [LayerTree], _ sources: [Source], _ options: EmitOptions = EmitOptions()
) -> [UInt8] {
  let count = trees.reduce(0) { $0 + $1.layers.count }
  var out = OutputBuffer(reserving: 4096 + count * 768)
  let places = SourcePlaces(sources)
  out.append("{\n  \"format\": \"skelc-layers\",\n  \"version\": 1,\n  \"screens\": [")
  for (index, tree) in trees.enumerated() {
    out.append(index == 0 ? "\n    {" : ",\n    {")
    appendHead(of: tree, options, to: &out)
    var writer = LayerWriter(tree, places)
    writer.write(to: &out)
    out.append("\n    }")
  }
  out.append(trees.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  return out.finish()
}

// MARK: - Implementation

private func appendHead(of tree: LayerTree, _ options: EmitOptions, to out: inout OutputBuffer) {
  let screen = tree.screen
  out.append("\n      \"name\": ")
  out.append(json: screen.name)
  out.append(",\n      \"device\": ")
  out.append(json: screen.device)
  out.append(",\n      \"size\": ")
  out.append(json: screen.size)
  out.append(",\n      \"scale\": ")
  out.append(screen.scale)
  out.append(",\n      \"direction\": ")
  out.append(json: screen.direction.rawValue)
  out.append(",\n      \"scheme\": ")
  out.append(json: options.scheme.rawValue)
  out.append(",\n      \"backgroundColor\": ")
  if let colour = tree.backgroundColor { out.append(json: colour) } else { out.append("null") }
  out.append(",\n      \"transition\": ")
  switch tree.transition {
  case .none: out.append("null")
  case .crossDissolve(let seconds):
    out.append("{\"crossDissolve\": ")
    out.append(seconds)
    out.append("}")
  }
  out.append(",\n      \"delay\": ")
  out.append(tree.delay)
  if let doc = screen.doc {
    out.append(",\n      \"doc\": ")
    out.append(json: doc)
  }
  out.append(",\n      \"layers\": [")
}

/// Writes the layers of one tree, nested as they lie, without recursion.
private struct LayerWriter {
  private let tree: LayerTree
  private let places: SourcePlaces
  private var trail: PathTrail
  /// The layers around the next one.
  private var open: [OpenLayer] = []
  /// What many layers share, written once.
  private let fills: [[UInt8]]
  private let animations: [[[UInt8]]]
  private let paths: [[UInt8]]
  private let borders: [[UInt8]]

  private struct OpenLayer {
    var end: Int32
    var hasChildren: Bool
  }

  init(_ tree: LayerTree, _ places: SourcePlaces) {
    self.tree = tree
    self.places = places
    trail = PathTrail(tree.screen)
    fills = tree.fills.map { encoded($0) { $0.append(json: $1) } }
    animations = tree.animationLists.map { list in list.map { encoded($0) { $0.append(json: $1) } } }
    paths = tree.paths.map { encoded($0) { $0.append(svgPath: $1) } }
    borders = tree.borders.map { encoded($0) { $0.append(json: $1) } }
  }

  mutating func write(to out: inout OutputBuffer) {
    var isFirst = true
    for index in tree.layers.indices {
      while let top = open.last, top.end <= index {
        close(&out)
        isFirst = false
      }
      let layer = tree.layers[index]
      if !isFirst { out.append(",") }
      out.newLine(indentedBy: level(open.count))
      out.append("{")
      enter(layer)
      writeFields(of: layer, index, to: &out)
      isFirst = Int(layer.end) > index + 1
      open.append(OpenLayer(end: layer.end, hasChildren: isFirst))
      guard isFirst else { continue }
      out.append(",")
      out.newLine(indentedBy: level(open.count) - 1)
      out.append("\"children\": [")
    }
    while !open.isEmpty { close(&out) }
    out.append(tree.layers.isEmpty ? "]" : "\n      ]")
  }

  private mutating func close(_ out: inout OutputBuffer) {
    let layer = open.removeLast()
    if layer.hasChildren {
      out.newLine(indentedBy: level(open.count) + 1)
      out.append("]")
    }
    out.newLine(indentedBy: level(open.count))
    out.append("}")
    trail.leave()
  }

  /// How far the braces of a layer stand in; very deep ones no further, as the text would grow with the square.
  private func level(_ depth: Int) -> Int { 4 + 2 * min(depth, 20) }

  private mutating func enter(_ layer: Layer) {
    if let part = layer.role.partName {
      trail.enter(part, Int(layer.index))
    } else {
      trail.enter(Int(layer.element), ordinal: layer.ordinal)
    }
  }

  private func writeFields(of layer: Layer, _ index: Int, to out: inout OutputBuffer) {
    let level = level(open.count) + 1
    let element = tree.screen.elements[Int(layer.element)]
    out.newLine(indentedBy: level)
    out.append("\"id\": \"")
    out.append(trail.bytes)
    out.append("\",")
    out.newLine(indentedBy: level)
    out.append("\"element\": \"")
    out.append(trail.name(of: Int(layer.element)))
    out.append("\",")
    out.newLine(indentedBy: level)
    out.append("\"kind\": \"")
    out.append(element.kind.rawValue)
    out.append("\",")
    places.write(element, to: &out, indentedBy: level)
    if element.doc > 0 {
      out.newLine(indentedBy: level)
      out.append("\"doc\": ")
      out.append(json: tree.screen.docs[Int(element.doc) - 1])
      out.append(",")
    }
    out.newLine(indentedBy: level)
    out.append("\"role\": \"")
    out.append(layer.role.rawValue)
    out.append("\",")
    out.newLine(indentedBy: level)
    out.append("\"frame\": ")
    out.append(json: layer.frame)
    out.append(",")
    out.newLine(indentedBy: level)
    out.append("\"cornerRadius\": ")
    out.append(layer.cornerRadius)
    out.append(",")
    if layer.path >= 0 {
      out.newLine(indentedBy: level)
      out.append("\"path\": \"")
      out.append(paths[Int(layer.path)])
      out.append("\",")
    }
    out.newLine(indentedBy: level)
    out.append("\"fill\": ")
    if layer.fill >= 0 { out.append(fills[Int(layer.fill)]) } else { out.append("null") }
    writeRareFields(of: layer, index, level, to: &out)
  }

  /// What differs from nothing: each with the comma before it.
  private func writeRareFields(of layer: Layer, _ index: Int, _ level: Int, to out: inout OutputBuffer) {
    if layer.border >= 0 {
      out.append(",")
      out.newLine(indentedBy: level)
      out.append("\"border\": ")
      out.append(borders[Int(layer.border)])
    }
    if layer.mask >= 0 { write(tree.masks[Int(layer.mask)], of: layer, level, to: &out) }
    if layer.clips {
      out.append(",")
      out.newLine(indentedBy: level)
      out.append("\"clips\": true")
    }
    if layer.isHidden {
      out.append(",")
      out.newLine(indentedBy: level)
      out.append("\"hidden\": true")
    }
    if layer.isUserInteractionDisabled {
      out.append(",")
      out.newLine(indentedBy: level)
      out.append("\"userInteractionDisabled\": true")
    }
    if let pose = tree.pose(of: index) {
      out.append(",")
      out.newLine(indentedBy: level)
      out.append("\"pose\": ")
      out.append(json: pose)
    }
    guard layer.animations >= 0 else { return }
    out.append(",")
    write(animations[Int(layer.animations)], level, to: &out)
  }

  private func write(_ animations: [[UInt8]], _ level: Int, to out: inout OutputBuffer) {
    out.newLine(indentedBy: level)
    out.append("\"animations\": [")
    for (index, animation) in animations.enumerated() {
      if index > 0 { out.append(",") }
      out.newLine(indentedBy: level + 1)
      out.append(animation)
    }
    out.newLine(indentedBy: level)
    out.append("]")
  }

  /// Its frame in screen coordinates, as all frames are.
  private func write(_ mask: LayerMask, of layer: Layer, _ level: Int, to out: inout OutputBuffer) {
    var frame = mask.frame
    frame.x += layer.frame.x
    frame.y += layer.frame.y
    out.append(",")
    out.newLine(indentedBy: level)
    out.append("\"mask\": {")
    out.newLine(indentedBy: level + 1)
    out.append("\"frame\": ")
    out.append(json: frame)
    out.append(",")
    out.newLine(indentedBy: level + 1)
    out.append("\"gradient\": ")
    out.append(json: mask.gradient)
    if !mask.animations.isEmpty {
      out.append(",")
      write(mask.animations.map { encoded($0) { $0.append(json: $1) } }, level + 1, to: &out)
    }
    if mask.isOnlyInMotion {
      out.append(",")
      out.newLine(indentedBy: level + 1)
      out.append("\"onlyInMotion\": true")
    }
    out.newLine(indentedBy: level)
    out.append("}")
  }
}

/// The bytes of one value.
private func encoded<Value>(_ value: Value, _ write: (inout OutputBuffer, Value) -> Void) -> [UInt8] {
  var out = OutputBuffer(reserving: 256)
  write(&out, value)
  return out.finish()
}
