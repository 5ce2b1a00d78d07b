import SkelLayers
import SkelLayout
import SkelModel
import Testing

/// What the walk makes of a screen, beside the libraries' numbers.
@Suite struct BuildLayersTests {
  private let box = Rect(x: 10, y: 10, width: 100, height: 40)

  @Test func theScreenGivesWhatIsAroundTheLayers() {
    var root = Appearance()
    root.backgroundColor = .skeletonDefault
    root.transition = .crossDissolve(seconds: 0.5)
    root.delay = 0.2
    let tree = makeLayers([Node(.view, "a", box)], root: root)
    #expect(tree.backgroundColor == .skeletonDefault)
    #expect(tree.transition == .crossDissolve(seconds: 0.5))
    #expect(tree.delay == 0.2)
    #expect(tree.ids == ["Test/a"])
    #expect(tree.layers[0].parent == -1)
  }

  @Test func anEmptyScreenIsOneBlock() {
    #expect(makeLayers([]).ids == ["Test"])
    #expect(makeLayers([Node(.spacer, "gap", box)]).layers.map(\.role) == [.block])
    var root = Appearance()
    root.isSkeletonable = false
    #expect(makeLayers([Node(.view, "a", box)], root: root).layers.isEmpty)
  }

  @Test func recursionStopsAtWhatIsNotSkeletonable() {
    let stopped = Node(.view, "stopped", box, [Node(.label, "never", box)]).with {
      $0.appearance.isSkeletonable = false
    }
    let tree = makeLayers([Node(.view, "card", box, [stopped, Node(.imageView, "image", box)])])
    #expect(tree.ids == ["Test/card", "Test/card/image"])
    #expect(tree.layers.map(\.role) == [.container, .block])
    #expect(makeLayers([Node(.view, "card", box, [stopped])]).layers.map(\.role) == [.block])
  }

  @Test func layersNestAndKnowTheirEnds() {
    let label = Node(.label, "text", box).with { $0.appearance.numberOfLines = 3 }
    let card = Node(.view, "card", box, [label, Node(.imageView, "image", box)])
    let tree = makeLayers([card, Node(.view, "last", box)])
    #expect(tree.layers.map(\.parent) == [-1, 0, 1, 1, 1, 0, -1])
    #expect(tree.layers.map(\.end) == [6, 5, 3, 4, 5, 6, 7])
    #expect(
      tree.ids == [
        "Test/card", "Test/card/text", "Test/card/text/line[0]", "Test/card/text/line[1]", "Test/card/text/line[2]",
        "Test/card/image", "Test/last",
      ])
  }

  @Test func ordinalsArePartOfThePath() {
    let rows = (0..<2).map { index in Node(.view, "row", box).with { $0.ordinal = index } }
    let stack = Node(.vstack, "vstack", box, rows).with { $0.ordinal = 1 }
    #expect(makeLayers([stack]).ids == ["Test/vstack[1]", "Test/vstack[1]/row[0]", "Test/vstack[1]/row[1]"])
  }

  @Test func aContainerPaintsItsBackgroundAlone() {
    let card = Node(.view, "card", box, [Node(.view, "inner", box)]).with {
      $0.appearance.backgroundColor = Colour(ColourComponents(gray: 1))
      $0.appearance.cornerRadius = 12
    }
    let tree = makeLayers([card])
    #expect(tree.fills == [.colour(Colour(ColourComponents(gray: 1))), .colour(.skeletonDefault)])
    #expect(tree.layers.map(\.cornerRadius) == [12, 0])
    #expect(!tree.layers[0].clips && !tree.layers[0].isUserInteractionDisabled)
    #expect(tree.layers[1].isUserInteractionDisabled)
  }

  @Test func tablesClipAndNeverDraw() {
    let table = Node(.tableView, "table", Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(makeLayers([table, Node(.view, "other", box)]).ids == ["Test/other"])
    let painted = table.with { $0.appearance.backgroundColor = .skeletonDefault }
    #expect(makeLayers([painted, Node(.view, "other", box)]).ids == ["Test/table", "Test/other"])

    let rows = (0..<4).map { row in
      let frame = Rect(x: 0, y: Double(row) * 40, width: 200, height: 40)
      return Node(.cell, "cell", frame, [Node(.view, "body", frame)]).with { $0.ordinal = row }
    }
    let tree = makeLayers([table.with { $0.children = rows }])
    #expect(tree.layers[0].clips && tree.layers[0].isUserInteractionDisabled)
    #expect(tree.layer("Test/table/cell[2]/body") != nil)
    #expect(tree.layer("Test/table/cell[3]") == nil)
    #expect(tree.layers.count == 7)
  }

  @Test func sectionsAreLookedThroughForRows() {
    let far = Rect(x: 0, y: 150, width: 200, height: 40)
    let section = Node(.section, "section", Rect(x: 0, y: 50, width: 200, height: 140), [Node(.cell, "cell", far)])
    let table = Node(.tableView, "table", Rect(x: 0, y: 0, width: 200, height: 100), [section])
    #expect(makeLayers([table, Node(.view, "other", box)]).ids == ["Test/other"])
  }

  @Test func hiddenLayersStayAndAreMarked() {
    let hidden = Node(.view, "a", box).with { $0.appearance.isHidden = true }
    let vanishing = Node(.view, "b", box, [Node(.view, "c", box)]).with {
      $0.appearance.isHiddenWhenSkeletonIsActive = true
    }
    #expect(makeLayers([hidden, vanishing]).layers.map(\.isHidden) == [true, true, false])
    var root = Appearance()
    root.isHidden = true
    #expect(makeLayers([vanishing, Node(.view, "d", box)], root: root).layers.map(\.isHidden) == [true, false, true])
  }

  @Test func touchesAreKeptByTextFieldsAndByWhoAsks() {
    let field = Node(.textField, "a", box)
    let button = Node(.button, "b", box).with {
      $0.appearance.isUserInteractionDisabledWhenSkeletonIsActive = false
    }
    let blocks = Node(.view, "c", box).with { $0.appearance.library = .shimmerBlocks }
    let layers = makeLayers([field, button, blocks, Node(.button, "d", box)]).layers
    #expect(layers.map(\.isUserInteractionDisabled) == [false, false, false, true])
  }

  @Test func shapes() {
    func layer(_ shape: Shape, _ width: Double, _ height: Double) -> (LayerTree, Layer) {
      let node = Node(.view, "a", Rect(x: 0, y: 0, width: width, height: height)).with {
        $0.appearance.shape = shape
        $0.appearance.cornerRadius = 3
      }
      let tree = makeLayers([node])
      return (tree, tree.layers[0])
    }
    #expect(layer(.rectangle, 80, 40).1.cornerRadius == 3)
    #expect(layer(.capsule, 80, 40).1.cornerRadius == 20)
    #expect(layer(.circle, 40, 40).1.cornerRadius == 20)
    #expect(layer(.circle, 40, 40).1.path == -1)
    let (tree, oblong) = layer(.circle, 80, 40)
    #expect(oblong.cornerRadius == 0)
    #expect(tree.paths[Int(oblong.path)] == .ellipse(Size(width: 80, height: 40)))
    #expect(layer(.circle, 0, 40).1.path == -1)
  }

  @Test func adjustMovesTheFinishedLayer() {
    let label = Node(.label, "a", box).with {
      $0.appearance.numberOfLines = 2
      $0.appearance.adjust.dx = -20
      $0.appearance.adjust.dheight = 5
    }
    let layers = makeLayers([label]).layers
    #expect(layers[0].frame == Rect(x: -10, y: 10, width: 100, height: 45))
    #expect(layers[1].frame == Rect(x: -10, y: 10, width: 100, height: 15))
  }

  @Test func equalValuesAreKeptOnce() {
    let views = (0..<50).map { index in
      Node(.view, "v\(index)", box).with {
        $0.appearance.cornerRadius = Double(index)
        $0.appearance.animation = [.pulse(duration: index % 2 == 0 ? 1 : 2)]
      }
    }
    let tree = makeLayers(views)
    #expect(tree.fills.count == 1)
    #expect(tree.animationLists.count == 2)
    #expect(MemoryLayout<Layer>.stride <= 88)
  }
}
