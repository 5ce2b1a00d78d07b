import SkelBackends
import SkelLayers
import SkelModel
import Testing

/// Which views SkeletonView draws, with what, which it hides and which it takes the touches from.
///
/// Not to be said in a screen, and left out: views that a stack does not arrange and that stand beside a cell's content
/// view (the library never visits them), and whether a view without any layer is hidden.
@Suite struct SkeletonViewHierarchyTests {
  @Test func layersOfViews() throws {
    let cases: [HierarchyCase] = try fixture("skeletonview-hierarchy")
    #expect(cases.count == 86)
    for item in cases {
      let shown = item.input.callOn.flatMap { item.input.root.descendant($0) } ?? item.input.root
      let node = shown.node(at: Point(x: 0, y: 0), item.input.style)
      // Something beside it, so that the screen itself is never the one block.
      let other = Node(.view, "other", Rect(x: 0, y: 0, width: 1, height: 1))
      let tree = makeLayers([node, other])
      for view in item.expected.views { checkHierarchy(view, tree, item.id, view.name) }
      // Every row is the same: the first one is the case's.
      for view in item.expected.firstCellViews ?? [] { checkHierarchy(view, tree, item.id, view.name) }
    }
  }
}

/// What the library made of one view, against the layers of the element of its name.
func checkHierarchy(_ view: HierarchyCase.View, _ tree: LayerTree, _ id: String, _ name: String) {
  let layer = tree.layers.first { tree.screen.title(of: Int($0.element)) == name && $0.index < 0 }
  let lines = tree.layers.filter { tree.screen.title(of: Int($0.element)) == name && $0.role == .line }
  let isDrawn = layer.map { $0.fill >= 0 } ?? false || !lines.isEmpty
  #expect(isDrawn == view.hasSkeletonLayer, "\(id) \(name)")
  guard let layer else { return }
  #expect(layer.isHidden == view.hidden, "\(id) \(name)")
  #expect(layer.isUserInteractionDisabled == !view.userInteractionEnabled, "\(id) \(name)")
  guard let box = view.layer else { return }

  #expect(layer.frame.width == box.w && layer.frame.height == box.h, "\(id) \(name)")
  #expect(layer.cornerRadius == box.r, "\(id) \(name)")
  #expect(lines.count == view.lineCount, "\(id) \(name)")
  for (line, box) in zip(lines, view.lines ?? []) {
    let x = line.frame.x - layer.frame.x
    let y = line.frame.y - layer.frame.y
    #expect(x == box.x && abs(y - box.y) < 1e-9, "\(id) \(name)")
    #expect(line.frame.width == box.w && line.frame.height == box.h, "\(id) \(name)")
  }
  let painted = lines.first ?? layer
  guard painted.fill >= 0 else { return }
  #expect(tree.fills[Int(painted.fill)].hexes == view.colors, "\(id) \(name)")
  let animations = painted.animations < 0 ? [] : tree.animationLists[Int(painted.animations)]
  #expect(OracleAnimation(animations) == view.animation, "\(id) \(name)")
}

extension LayerFill {
  fileprivate var hexes: [String] {
    switch self {
    case .colour(let colour): [colour.light.hex]
    case .gradient(let gradient): gradient.colours.map(\.light.hex)
    case .image: []
    }
  }
}
