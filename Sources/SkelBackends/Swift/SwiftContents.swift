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
    let corner = corner(of: layer)
    return (thousandths(corner.x), thousandths(corner.y))
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
  /// Outer ones first: none for one layer, two for lines of layers, such as those of a grid.
  var loops: [SwiftLoop] = []

  var count: Int { loops.reduce(1) { $0 * $1.count } }
}

struct SwiftLoop {
  var count = 1
  /// Points from one turn to the next, unrounded, so that pixels of a third of a point add up.
  var dx = 0.0
  var dy = 0.0
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
  var mask: Int32
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
    mask = layer.mask
    clips = layer.clips
    isHidden = layer.isHidden
    isUserInteractionDisabled = layer.isUserInteractionDisabled
    self.content = content
  }
}

extension SwiftLoop {
  /// The difference is what computing loses.
  fileprivate func steps(like other: SwiftLoop) -> Bool {
    (dx - other.dx).magnitude < 1e-6 && (dy - other.dy).magnitude < 1e-6
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

  /// Of one layer where loops would not be shorter.
  private func longestRun(_ layers: ArraySlice<Int>) -> SwiftRun {
    let single = SwiftRun(layer: layers[layers.startIndex])
    let line = loop(through: layers)
    guard line.count > 1 else { return single }
    let lines = loop(through: layers, every: line.count) { begins($0, with: line) }
    let cost = cost(of: single)
    if lines.count > 1, (lines.count * line.count - 1) * cost > 4 {
      return SwiftRun(layer: single.layer, loops: [lines, line])
    }
    return (line.count - 1) * cost > 2 ? SwiftRun(layer: single.layer, loops: [line]) : single
  }

  /// How long every so many-th layer is like the first, goes on by equal steps and begins what is wanted.
  private func loop(
    through layers: ArraySlice<Int>, every stride: Int = 1, where isWanted: (ArraySlice<Int>) -> Bool = { _ in true }
  ) -> SwiftLoop {
    var loop = SwiftLoop()
    var index = layers.startIndex
    let first = layers[index]
    guard number(of: first) >= 0 else { return loop }
    while index + stride < layers.endIndex {
      let (earlier, layer) = (layers[index], layers[index + stride])
      guard Int(number(of: layer)) == Int(number(of: earlier)) + stride, shape(of: layer) == shape(of: first) else {
        break
      }
      let (from, to) = (corner(of: earlier), corner(of: layer))
      let step = SwiftLoop(dx: to.x - from.x, dy: to.y - from.y)
      if loop.count == 1 { loop = step }
      guard loop.steps(like: step), isWanted(layers[(index + stride)...]) else { break }
      loop.count += 1
      index += stride
    }
    return loop
  }

  private func begins(_ layers: ArraySlice<Int>, with line: SwiftLoop) -> Bool {
    let own = loop(through: layers.prefix(line.count))
    return own.count == line.count && own.steps(like: line)
  }

  /// Unrounded, from the corner of the layer around.
  private func corner(of layer: Int) -> Point {
    let frame = tree.layers[layer].frame
    guard tree.layers[layer].parent >= 0 else { return Point(x: frame.x, y: frame.y) }
    let around = tree.layers[Int(tree.layers[layer].parent)].frame
    return Point(x: frame.x - around.x, y: frame.y - around.y)
  }

  private func shape(of index: Int) -> SwiftShape {
    let layer = tree.layers[index]
    let element = tree.screen.elements[Int(layer.element)]
    return SwiftShape(
      layer, element, doc: docs[Int(element.doc)], paint: paints.paint(of: index), pose: paints.pose(of: index),
      content: contentOfLayer[index])
  }

  private func cost(of run: SwiftRun) -> Int {
    let loops = 2 * run.loops.count
    guard let content = content(of: run.layer), !all[content].isFunction else { return loops + 1 }
    return loops + 2 + all[content].cost
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
    let loops = run.loops.count
    guard let content = content(of: run.layer), !all[content].isFunction else { return loops }
    return loops + 1 + all[content].depth
  }
}
