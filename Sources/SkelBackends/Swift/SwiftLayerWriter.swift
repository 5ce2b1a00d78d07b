import SkelLayers
import SkelModel

// MARK: - Interface

/// Writes the statements that build the layers of one tree: nested as the layers lie, in loops and functions where they
/// repeat.
struct SwiftLayerWriter {
  private let tree: LayerTree
  private let paints: SwiftPaints
  private let contents: SwiftContents
  /// Of blocks and leaves: what most of them do, so that the others say it.
  let disablesLeaves: Bool
  private var functionNames: [Int: String] = [:]
  private var takenNames = SwiftNames()
  /// Contents whose functions are named and not written yet.
  private var waiting: [(content: Int, layer: Int)] = []

  static let rootFunction = "addLayers"

  init(_ tree: LayerTree, _ paints: SwiftPaints) {
    self.tree = tree
    self.paints = paints
    contents = SwiftContents(tree, paints)
    _ = takenNames.take(Self.rootFunction)
    var balance = 0
    for index in tree.layers.indices where tree.isLeaf(index) {
      balance += tree.layers[index].isUserInteractionDisabled ? 1 : -1
    }
    disablesLeaves = balance >= 0
  }

  /// One function for the screen and one for each content that has its own, in the order of their first use.
  mutating func write(to text: inout SwiftText) {
    text.open("private static func \(Self.rootFunction)(to screen: Group) {")
    write(contents.root, "screen", loops: 0, to: &text)
    text.close()
    var next = 0
    while next < waiting.count {
      let (content, layer) = waiting[next]
      next += 1
      text.line()
      text.comment("Inside \(tree.path(of: layer)).", "///")
      text.open("private static func \(functionNames[content, default: ""])(to group: Group) {")
      write(content, "group", loops: 0, to: &text)
      text.close()
    }
  }
}

/// Where it starts, and how far it gets in each round of each loop.
func swiftCoordinate(_ start: Int, _ steps: [Double], _ counters: [String]) -> String {
  var text = start == 0 ? "" : swiftNumber(Double(start) / 1000)
  for (step, counter) in zip(steps, counters) {
    let length = swiftFactor(step.magnitude)
    guard length != "0" else { continue }
    if text.isEmpty { text = step < 0 ? "-" : "" } else { text += step < 0 ? " - " : " + " }
    text += "\(length == "1" ? "" : "\(length) * ")Double(\(counter))"
  }
  return text.isEmpty ? "0" : text
}

extension LayerTree {
  /// What the last part of its id says, without the number.
  func name(of layer: Int) -> String {
    if let part = layers[layer].role.partName { return "\(part)" }
    let element = Int(layers[layer].element)
    return element == 0 ? "" : screen.title(of: element)
  }
}

// MARK: - Implementation

extension LayerTree {
  /// A block, or the container of an element's lines or sections.
  fileprivate func isLeaf(_ index: Int) -> Bool {
    switch layers[index].role {
    case .block: layers[index].fill >= 0
    case .container: hasParts(index)
    case .line, .section, .holder, .border: false
    }
  }

  /// Holds lines or sections and nothing else.
  fileprivate func hasParts(_ index: Int) -> Bool {
    guard layers[index].role == .container, Int(layers[index].end) > index + 1 else { return false }
    switch layers[index + 1].role {
    case .line, .section: return true
    case .container, .block, .holder, .border: return false
    }
  }
}

extension SwiftLayerWriter {
  private mutating func write(_ content: Int, _ receiver: String, loops: Int, to text: inout SwiftText) {
    for run in contents.all[content].runs {
      writeDoc(of: run.layer, to: &text)
      for (index, loop) in run.loops.enumerated() {
        text.open("for \(counter(loops + index)) in 0..<\(loop.count) {")
      }
      write(run, receiver, loops: loops, to: &text)
      for _ in run.loops { text.close() }
    }
  }

  /// `i`, `j`, …: as many loops in each other as one function has.
  private func counter(_ loops: Int) -> String { ["i", "j", "k", "l", "m", "n"][min(loops, 5)] }

  private func writeDoc(of layer: Int, to text: inout SwiftText) {
    let doc = Int(tree.screen.elements[Int(tree.layers[layer].element)].doc)
    if doc > 0, tree.layers[layer].role.partName == nil { text.comment(tree.screen.docs[doc - 1], "//") }
  }

  private mutating func write(_ run: SwiftRun, _ receiver: String, loops: Int, to text: inout SwiftText) {
    let head = "\(receiver).\(method(of: run.layer))"
    var arguments = arguments(of: run, run.loops.indices.map { counter(loops + $0) })
    guard let content = contents.content(of: run.layer) else { return text.call(head, arguments) }
    if contents.all[content].isFunction {
      arguments.append("content: \(function(for: content, run.layer))")
      return text.call(head, arguments)
    }
    text.call(head, arguments, tail: " {")
    text.enter()
    write(content, "$0", loops: loops + run.loops.count, to: &text)
    text.close()
  }

  private mutating func function(for content: Int, _ layer: Int) -> String {
    if let name = functionNames[content] { return name }
    let name = takenNames.take("add\(upperCamelCase(tree.name(of: layer)))")
    functionNames[content] = name
    waiting.append((content, layer))
    return name
  }

  private func method(of layer: Int) -> String {
    switch tree.layers[layer].role {
    case .line where isCounted(layer): "line"
    case .section where isCounted(layer): "section"
    case .line, .section, .block: tree.layers[layer].isPlaceholder ? "block" : "group"
    case .container: tree.hasParts(layer) ? "leaf" : "group"
    case .holder, .border: "group"
    }
  }

  /// Has the number that it gets for standing where it does.
  private func isCounted(_ layer: Int) -> Bool {
    let place = tree.layers[layer]
    guard place.parent >= 0, place.fill >= 0, place.border < 0, place.path < 0 else { return false }
    guard !place.isHidden, !place.isUserInteractionDisabled, paints.pose(of: layer) < 0 else { return false }
    return layer - Int(place.parent) - 1 == Int(place.index)
  }
}

// MARK: - Arguments

extension SwiftLayerWriter {
  private func arguments(of run: SwiftRun, _ counters: [String]) -> [String] {
    let layer = tree.layers[run.layer]
    let position = contents.position(of: run.layer)
    let size = (width: max(layer.frame.width, 0), height: max(layer.frame.height, 0))
    var result: [String] = []
    let method = method(of: run.layer)
    if method != "line", method != "section" { result.append(name(of: run, counters)) }
    result.append("at: \(swiftCoordinate(position.x, run.loops.map(\.dx), counters))")
    result.append(swiftCoordinate(position.y, run.loops.map(\.dy), counters))
    result.append("size: \(swiftNumber(size.width))")
    result.append(swiftNumber(size.height))
    // What exceeds half the shorter side is drawn as that half; Core Animation makes no promise there.
    let radius = min(max(layer.cornerRadius, 0), min(size.width, size.height) / 2)
    if thousandths(radius) > 0 { result.append("radius: \(swiftNumber(radius))") }
    if layer.path >= 0, method == "block" { result.append("path: \(code(tree.paths[Int(layer.path)]))") }
    if let paint = paints.name(for: run.layer) { result.append("paint: \(paint)") }
    if let border = paints.borderName(for: layer) { result.append("border: \(border)") }
    if let mask = paints.maskCode(for: layer) { result.append("mask: \(mask)") }
    if let pose = paints.poseName(for: run.layer), method == "block" { result.append("pose: \(pose)") }
    if layer.clips { result.append("clips: true") }
    if layer.isHidden { result.append("hidden: true") }
    if method == "block", layer.role != .block { result.append("isPart: true") }
    let isDisabledUnlessSaid = ["block", "leaf"].contains(method) && disablesLeaves
    if layer.isUserInteractionDisabled != isDisabledUnlessSaid {
      result.append("disabled: \(layer.isUserInteractionDisabled)")
    }
    return result
  }

  /// The last part of its id.
  private func name(of run: SwiftRun, _ counters: [String]) -> String {
    let number = Int(tree.ordinal(of: tree.layers[run.layer]))
    let name = tree.name(of: run.layer).swiftLiteral.dropLast()
    guard number >= 0 else { return "\(name)\"" }
    guard let inner = run.loops.last else { return "\(name)[\(number)]\"" }
    var terms = counters.count > 1 ? ["\(inner.count) * \(counters[0])", counters[1]] : counters
    if number > 0 { terms.append("\(number)") }
    return "\(name)[\\(\(terms.joined(separator: " + ")))]\""
  }

  private func code(_ path: LayerPath) -> String {
    switch path {
    case .ellipse(let size): "Canvas.ellipse(\(swiftNumber(size.width)), \(swiftNumber(size.height)))"
    case .rectangle(let size, let radius): call("rectangle", size, "radius", radius)
    case .softRectangle(let size, let inset): call("softRectangle", size, "inset", inset)
    }
  }
}

/// One of the canvas's paths.
private func call(_ name: String, _ size: Size, _ label: String, _ number: Double) -> String {
  "Canvas.\(name)(\(swiftNumber(size.width)), \(swiftNumber(size.height)), \(label): \(swiftNumber(number)))"
}
