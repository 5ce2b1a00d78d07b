import SkelLayers
import SkelModel

// MARK: - Interface

/// Writes the views of one tree's layers: nested as the layers lie, in `ForEach` and properties where they repeat.
struct SwiftUILayerWriter {
  private let tree: LayerTree
  private let paints: SwiftPaints
  private let contents: SwiftContents
  private var propertyNames: [Int: String] = [:]
  private var takenNames = SwiftNames()
  /// Properties that are named and not written yet.
  private var waiting: [SwiftUIProperty] = []

  static let rootProperty = "layers"

  init(_ tree: LayerTree, _ paints: SwiftPaints) {
    self.tree = tree
    self.paints = paints
    contents = SwiftContents(tree, paints)
    for name in [Self.rootProperty, "body", "size", "isShown", "isAnimated"] { _ = takenNames.take(name) }
  }

  /// One property for the screen and one for each content that has its own, in the order of their first use.
  mutating func write(to text: inout SwiftText) {
    let root = contents.all[contents.root]
    waiting = [SwiftUIProperty(name: Self.rootProperty, title: nil, runs: root.runs[...])]
    var next = 0
    while next < waiting.count {
      let property = waiting[next]
      next += 1
      if let title = property.title {
        text.line()
        text.comment(title, "///")
      }
      text.open("@ViewBuilder private var \(property.name): some View {")
      write(property, to: &text)
      text.close()
    }
  }
}

// MARK: - Implementation

/// Views beside each other that are a property of their own.
private struct SwiftUIProperty {
  var name: String
  var title: String?
  var runs: ArraySlice<SwiftRun>
}

/// More views than one builder has by choice: compilers take long for more.
private let mostViews = 24

extension SwiftUILayerWriter {
  private mutating func write(_ property: SwiftUIProperty, to text: inout SwiftText) {
    guard property.runs.count > mostViews else { return write(property.runs, loops: 0, to: &text) }
    // As many parts as fit, each of which is divided again where it has to be.
    var size = mostViews
    while size * mostViews < property.runs.count { size *= mostViews }
    var rest = property.runs
    while !rest.isEmpty {
      let name = takenNames.take("\(property.name)Part")
      waiting.append(SwiftUIProperty(name: name, title: "A part of `\(property.name)`.", runs: rest.prefix(size)))
      text.line(name)
      rest = rest.dropFirst(size)
    }
  }

  private mutating func write(_ runs: ArraySlice<SwiftRun>, loops: Int, to text: inout SwiftText) {
    if runs.isEmpty { text.line("EmptyView()") }
    for run in runs {
      writeDoc(of: run.layer, to: &text)
      for (index, loop) in run.loops.enumerated() {
        text.open("ForEach(0..<\(loop.count), id: \\.self) { \(counter(loops + index)) in")
      }
      write(run, loops: loops, to: &text)
      for _ in run.loops { text.close() }
    }
  }

  /// `i`, `j`, …: as many loops in each other as one property has.
  private func counter(_ loops: Int) -> String { ["i", "j", "k", "l", "m", "n"][min(loops, 5)] }

  private func writeDoc(of layer: Int, to text: inout SwiftText) {
    let doc = Int(tree.screen.elements[Int(tree.layers[layer].element)].doc)
    if doc > 0, tree.layers[layer].role.partName == nil { text.comment(tree.screen.docs[doc - 1], "//") }
  }

  private mutating func write(_ run: SwiftRun, loops: Int, to text: inout SwiftText) {
    let counters = run.loops.indices.map { counter(loops + $0) }
    let name = tree.layers[run.layer].role.partName == nil ? tree.name(of: run.layer) : ""
    guard let content = contents.content(of: run.layer) else {
      return text.call("Block", arguments(of: run, counters, isBox: false), named: name)
    }
    text.call("Box", arguments(of: run, counters, isBox: true), tail: " {", named: name)
    text.enter()
    if contents.all[content].isFunction {
      text.line(property(for: content, run.layer))
    } else {
      write(contents.all[content].runs[...], loops: loops + run.loops.count, to: &text)
    }
    text.close()
  }

  private mutating func property(for content: Int, _ layer: Int) -> String {
    if let name = propertyNames[content] { return name }
    let name = takenNames.take("inside\(upperCamelCase(tree.name(of: layer)))")
    propertyNames[content] = name
    let title = "Inside \(tree.path(of: layer))."
    waiting.append(SwiftUIProperty(name: name, title: title, runs: contents.all[content].runs[...]))
    return name
  }

  private func arguments(of run: SwiftRun, _ counters: [String], isBox: Bool) -> [String] {
    let layer = tree.layers[run.layer]
    let position = contents.position(of: run.layer)
    let size = (width: max(layer.frame.width, 0), height: max(layer.frame.height, 0))
    var result = [
      "at: \(swiftCoordinate(position.x, run.loops.map(\.dx), counters))",
      swiftCoordinate(position.y, run.loops.map(\.dy), counters),
      "size: \(swiftNumber(size.width))", swiftNumber(size.height),
    ]
    let radius = min(max(layer.cornerRadius, 0), min(size.width, size.height) / 2)
    if layer.path >= 0, !isBox {
      result.append("outline: \(code(tree.paths[Int(layer.path)]))")
    } else if thousandths(radius) > 0 {
      result.append("radius: \(swiftNumber(radius))")
    }
    if let paint = paints.fullName(for: run.layer) { result.append("paint: Self.\(paint)") }
    if let border = paints.borderName(for: layer) { result.append("border: Self.\(border)") }
    if let mask = paints.maskCode(for: layer, owner: "Self.") { result.append("mask: \(mask)") }
    if let pose = paints.poseName(for: run.layer), !isBox { result.append("pose: Self.\(pose)") }
    if isPlacedPart(layer), !isBox { result.append("isPart: true") }
    if layer.clips, isBox { result.append("clips: true") }
    if layer.isHidden { result.append("hidden: true") }
    if layer.isUserInteractionDisabled { result.append("disabled: true") }
    return result
  }

  /// Is a line or section that is told a position: those count from the corner of the element around.
  private func isPlacedPart(_ layer: Layer) -> Bool {
    guard layer.animations >= 0, layer.parent >= 0, layer.role == .line || layer.role == .section else { return false }
    return tree.animationLists[Int(layer.animations)].contains { $0.keyPath.hasPrefix("position") }
  }

  private func code(_ path: LayerPath) -> String {
    func call(_ name: String, _ size: Size, _ rest: String = "") -> String {
      ".\(name)(\(swiftNumber(size.width)), \(swiftNumber(size.height))\(rest))"
    }
    return switch path {
    case .ellipse(let size): call("ellipse", size)
    case .rectangle(let size, let radius): call("rectangle", size, ", radius: \(swiftNumber(radius))")
    case .softRectangle(let size, let inset): call("softRectangle", size, ", inset: \(swiftNumber(inset))")
    }
  }
}
