import SkelLayers
import SkelLayout
import SkelModel
import SkelSyntax

/// An element made by hand, with its place and its children; makes a screen and its frames.
struct Node {
  var kind: ElementKind
  var name: String
  var appearance = Appearance()
  var placement = Placement()
  /// In screen coordinates.
  var frame: Rect
  var ordinal = -1
  /// Constants of the element's own constraints, in order.
  var widths: [Double] = []
  var heights: [Double] = []
  var isGrown = false
  var children: [Node] = []

  init(_ kind: ElementKind, _ name: String, _ frame: Rect, _ children: [Node] = []) {
    self.kind = kind
    self.name = name
    self.frame = frame
    self.children = children
  }

  func with(_ change: (inout Node) -> Void) -> Node {
    var node = self
    change(&node)
    return node
  }
}

/// A screen whose root holds the nodes.
func makeScreen(
  _ nodes: [Node], _ direction: Direction = .leftToRight, scale: Double = 2, root: Appearance = Appearance()
) -> (screen: Screen, frames: Frames) {
  let size = Size(width: 1000, height: 1000)
  var screen = Screen(name: "Test", size: size)
  screen.direction = direction
  screen.scale = scale
  var rects: [(rect: Rect, isGrown: Bool)] = []
  let everything = Node(.screen, "Test", Rect(x: 0, y: 0, width: 1000, height: 1000), nodes).with {
    $0.appearance = root
  }
  add(everything, parent: -1, to: &screen, &rects)
  var frames = Frames(count: rects.count)
  for (index, item) in rects.enumerated() {
    frames[index] = item.rect
    if item.isGrown { frames.markGrown(index) }
  }
  return (screen, frames)
}

/// The layers of a screen made by hand.
func makeLayers(
  _ nodes: [Node], _ direction: Direction = .leftToRight, scale: Double = 2, root: Appearance = Appearance(),
  options: LayerOptions = LayerOptions()
) -> LayerTree {
  let made = makeScreen(nodes, direction, scale: scale, root: root)
  return buildLayers(made.screen, made.frames, options)
}

extension LayerTree {
  /// The first layer with this id.
  func layer(_ path: String) -> Layer? { layers.indices.first { self.path(of: $0) == path }.map { layers[$0] } }

  var ids: [String] { layers.indices.map { path(of: $0) } }
}

private func add(
  _ node: Node, parent: Int, to screen: inout Screen, _ rects: inout [(rect: Rect, isGrown: Bool)]
) {
  let index = screen.elements.count
  var element = Element(
    kind: node.kind, isNamed: true, file: FileID(0), position: 0, symbol: UInt32(screen.symbols.count),
    ordinal: Int32(node.ordinal), parent: Int32(parent))
  element.appearance = UInt32(screen.appearances.count)
  element.placement = UInt32(screen.placements.count)
  screen.symbols.append(node.name)
  screen.appearances.append(node.appearance)
  screen.placements.append(node.placement)
  screen.elements.append(element)
  rects.append((node.frame, node.isGrown))
  for width in node.widths { screen.constraints.append(constraint(index, .width, width)) }
  for height in node.heights { screen.constraints.append(constraint(index, .height, height)) }
  for child in node.children { add(child, parent: index, to: &screen, &rects) }
  screen.elements[index].end = UInt32(screen.elements.count)
}

private func constraint(_ element: Int, _ attribute: LayoutAttribute, _ constant: Double) -> Constraint {
  Constraint(
    owner: element, item: .element(element), attribute: attribute, relation: .greaterOrEqual, terms: [],
    constant: constant, priority: 1000, span: Span(FileID(0), 0, 0))
}
