import SkelLayers
import SkelModel

// MARK: - Interface

/// What lies inside the layers of one tree, equal insides once, and which of them are functions of their own.
///
/// Lengths are in thousandths of a point and positions from the corner of the layer around, so that equal rows are equal
/// wherever they lie.
struct SwiftContents {
  /// What is inside comes before what is around.
  private(set) var all: [SwiftContent] = []
  /// The index of what lies directly in the screen.
  private(set) var root = 0
  private let tree: LayerTree
  private let paints: SwiftPaints
  /// For each description that of the first one with the same words.
  private var docs: [UInt32] = [0]
  /// -1 for layers with nothing inside.
  private var contentOfLayer: [Int]

  init(_ tree: LayerTree, _ paints: SwiftPaints) {
    self.tree = tree
    self.paints = paints
    contentOfLayer = Array(repeating: -1, count: tree.layers.count)
    var known: [String: UInt32] = [:]
    for doc in tree.screen.docs {
      let index = known[doc] ?? UInt32(docs.count)
      known[doc] = index
      docs.append(index)
    }
    findContents()
    findRuns()
    findFunctions()
  }

  /// The index of what lies inside a layer, `nil` where there is nothing.
  func content(of layer: Int) -> Int? { contentOfLayer[layer] < 0 ? nil : contentOfLayer[layer] }

  /// From the corner of the layer around.
  func position(of layer: Int) -> (x: Int, y: Int) {
    let frame = tree.layers[layer].frame
    guard tree.layers[layer].parent >= 0 else { return (thousandths(frame.x), thousandths(frame.y)) }
    let around = tree.layers[Int(tree.layers[layer].parent)].frame
    return (thousandths(frame.x - around.x), thousandths(frame.y - around.y))
  }
}

/// What lies inside one layer, or inside several equal ones.
struct SwiftContent {
  /// The layers right inside the first of them.
  fileprivate(set) var layers: [Int]
  fileprivate(set) var runs: [SwiftRun] = []
  /// Is a function: it is long, deep or used more than once.
  fileprivate(set) var isFunction = false
  /// Lines of code and levels of blocks, those of functions inside not counted.
  fileprivate var cost = 0
  fileprivate var depth = 0
}

/// Layers beside each other that differ in nothing but number and position, and in those by equal steps.
struct SwiftRun {
  /// The first of them.
  var layer: Int
  var count: Int
  var dx = 0
  var dy = 0
}

/// Rounded like the numbers of every output.
func thousandths(_ value: Double) -> Int {
  Int((min(max(value, -1e12), 1e12) * 1000).rounded(.toNearestOrAwayFromZero))
}

// MARK: - Implementation

/// More lines or levels than one function has by choice.
private let mostLines = 30
private let mostLevels = 6

/// Layers of the same shape are written alike but for number and position.
private struct SwiftShape: Hashable {
  var role: LayerRole
  /// The element's name and description, where the layer stands for the whole of it.
  var symbol: UInt32?
  var doc: UInt32
  var width: Int
  var height: Int
  var radius: Int
  var paint: Int32
  var pose: Int32
  var border: Int32
  var path: Int32
  var clips: Bool
  var isHidden: Bool
  var isUserInteractionDisabled: Bool
  var content: Int

  init(_ layer: Layer, _ element: Element, doc: UInt32, paint: Int32, pose: Int32, content: Int) {
    let isWhole = layer.role.partName == nil
    role = layer.role
    symbol = isWhole ? element.symbol : nil
    self.doc = isWhole ? doc : 0
    width = thousandths(layer.frame.width)
    height = thousandths(layer.frame.height)
    radius = thousandths(layer.cornerRadius)
    self.paint = paint
    self.pose = pose
    border = layer.border
    path = layer.path
    clips = layer.clips
    isHidden = layer.isHidden
    isUserInteractionDisabled = layer.isUserInteractionDisabled
    self.content = content
  }
}

/// A layer as it stands among its siblings.
private struct SwiftSibling: Hashable {
  var shape: Int
  var number: Int32
  var x: Int
  var y: Int
}

extension SwiftContents {
  /// From the last layer to the first, as they lie in pre-order: what is inside is known before what is around.
  private mutating func findContents() {
    var shapes: [SwiftShape: Int] = [:]
    var known: [[SwiftSibling]: Int] = [:]
    var siblings = Array(repeating: SwiftSibling(shape: 0, number: 0, x: 0, y: 0), count: tree.layers.count)
    for index in tree.layers.indices.reversed() {
      let layer = tree.layers[index]
      let layers = layers(from: index + 1, to: Int(layer.end))
      if !layers.isEmpty { contentOfLayer[index] = intern(layers, siblings, &known) }
      let shape = shape(of: index)
      let position = position(of: index)
      siblings[index] = SwiftSibling(
        shape: shapes[shape] ?? shapes.count, number: number(of: index), x: position.x, y: position.y)
      shapes[shape] = siblings[index].shape
    }
    root = intern(layers(from: 0, to: tree.layers.count), siblings, &known)
  }

  /// The layers side by side in a stretch of the pre-order.
  private func layers(from start: Int, to end: Int) -> [Int] {
    var result: [Int] = []
    var layer = start
    while layer < end {
      result.append(layer)
      layer = Int(tree.layers[layer].end)
    }
    return result
  }

  private mutating func intern(
    _ layers: [Int], _ siblings: [SwiftSibling], _ known: inout [[SwiftSibling]: Int]
  ) -> Int {
    let key = layers.map { siblings[$0] }
    if let index = known[key] {
      all[index].layers = layers
      return index
    }
    known[key] = all.count
    all.append(SwiftContent(layers: layers))
    return all.count - 1
  }

  /// -1 where the name has none.
  private func number(of layer: Int) -> Int32 { tree.ordinal(of: tree.layers[layer]) }

  private mutating func findRuns() {
    for index in all.indices {
      let layers = all[index].layers
      var runs: [SwiftRun] = []
      var start = 0
      while start < layers.count {
        let run = longestRun(layers[start...])
        runs.append(run)
        start += run.count
      }
      all[index].runs = runs
      all[index].cost = runs.reduce(0) { $0 + cost(of: $1) }
    }
  }

  /// Of one layer where a loop would not be shorter.
  private func longestRun(_ layers: ArraySlice<Int>) -> SwiftRun {
    let first = layers[layers.startIndex]
    var run = SwiftRun(layer: first, count: 1)
    for layer in layers.dropFirst() {
      let earlier = layers[layers.startIndex + run.count - 1]
      guard number(of: earlier) >= 0, number(of: layer) == number(of: earlier) + 1, isAlike(first, layer) else { break }
      let (step, position) = (position(of: earlier), position(of: layer))
      let (dx, dy) = (position.x - step.x, position.y - step.y)
      if run.count == 1 { (run.dx, run.dy) = (dx, dy) }
      guard (dx, dy) == (run.dx, run.dy) else { break }
      run.count += 1
    }
    let single = SwiftRun(layer: first, count: 1)
    return (run.count - 1) * cost(of: single) > 2 ? run : single
  }

  private func isAlike(_ one: Int, _ other: Int) -> Bool {
    shape(of: one) == shape(of: other)
  }

  private func shape(of index: Int) -> SwiftShape {
    let layer = tree.layers[index]
    let element = tree.screen.elements[Int(layer.element)]
    return SwiftShape(
      layer, element, doc: docs[Int(element.doc)], paint: paints.paint(of: index), pose: paints.pose(of: index),
      content: contentOfLayer[index])
  }

  private func cost(of run: SwiftRun) -> Int {
    let loop = run.count > 1 ? 2 : 0
    guard let content = content(of: run.layer), !all[content].isFunction else { return loop + 1 }
    return loop + 2 + all[content].cost
  }

  private mutating func findFunctions() {
    var uses = Array(repeating: 0, count: all.count)
    for content in all {
      for run in content.runs {
        if let inside = self.content(of: run.layer) { uses[inside] += 1 }
      }
    }
    for index in all.indices {
      all[index].cost = all[index].runs.reduce(0) { $0 + cost(of: $1) }
      all[index].depth = all[index].runs.reduce(0) { max($0, depth(of: $1)) }
      let isLarge = all[index].cost > mostLines || all[index].depth >= mostLevels
      let isShared = uses[index] > 1 && all[index].cost > 2
      all[index].isFunction = index == root || isLarge || isShared
    }
  }

  private func depth(of run: SwiftRun) -> Int {
    let loop = run.count > 1 ? 1 : 0
    guard let content = content(of: run.layer), !all[content].isFunction else { return loop }
    return loop + 1 + all[content].depth
  }
}
