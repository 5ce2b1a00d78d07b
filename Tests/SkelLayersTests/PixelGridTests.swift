import SkelLayers
import SkelModel
import Testing

/// Which elements stand on pixels, and how they get there.
@Suite struct PixelGridTests {
  @Test func halvesGoUpOnBothSidesOfZero() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.snap(10.24) == 10)
    #expect(grid.snap(10.25) == 10.5)
    #expect(grid.snap(10.25 - 1e-9) == 10.5)
    #expect(grid.snap(-10.25) == -10)
    #expect(grid.snap(-0.1) == 0)
    #expect(PixelGrid(scale: 3).snap(1.0 / 3) == 1.0 / 3)
    #expect(PixelGrid(scale: 1).snap(0.5) == 1)
  }

  @Test func whatTouchesKeepsTouching() {
    let grid = PixelGrid(scale: 3)
    for step in 0..<200 {
      let first = Rect(x: 0, y: Double(step) * 0.37, width: 10, height: 7.77)
      let second = Rect(x: 0, y: first.maxY, width: 10, height: 3.3)
      #expect(abs(grid.snap(first).maxY - grid.snap(second).y) < 1e-12)
    }
  }

  @Test func literalFramesStayAsWritten() {
    let parent = Rect(x: 10.1, y: 10.1, width: 50.3, height: 50.3)
    let frame = Rect(x: 15.35, y: 15.35, width: 20.2, height: 20.2)
    let literal = Node(.view, "literal", frame).with {
      $0.placement.frame = Rect(x: 5.25, y: 5.25, width: 20.2, height: 20.2)
    }
    let tree = makeLayers([Node(.view, "parent", parent, [literal, Node(.view, "snapped", frame)])])
    #expect(tree.layer("Test/parent")?.frame == Rect(x: 10, y: 10, width: 50.5, height: 50.5))
    #expect(tree.layer("Test/parent/literal")?.frame == frame)
    #expect(tree.layer("Test/parent/snapped")?.frame == Rect(x: 15.5, y: 15.5, width: 20, height: 20))
  }

  @Test func rulesAreNotRoundedAgain() {
    let label = Node(.label, "text", Rect(x: 0.1, y: 0.1, width: 33.3, height: 20)).with {
      $0.appearance.lastLineFillPercent = 33
    }
    let tree = makeLayers([label])
    #expect(tree.layers[0].frame == Rect(x: 0, y: 0, width: 33.5, height: 20))
    #expect(tree.layers[1].frame == Rect(x: 0, y: 2.5, width: 33.5 * 33 / 100, height: 15))
  }

  @Test func aGrownLabelHasLostItsOwnHeight() {
    let label = Node(.label, "text", Rect(x: 0, y: 0, width: 100, height: 68)).with {
      $0.appearance.numberOfLines = 3
      $0.appearance.lineHeight = .relativeToConstraints
      $0.placement.height = 48
      $0.isGrown = true
    }
    let lines = makeLayers([label]).layers.filter { $0.role == .line }
    #expect(lines.map { ($0.frame.y * 1000).rounded() } == [-10000, 22667, 55333])
    let kept = label.with {
      $0.isGrown = false; $0.frame.height = 70
    }
    #expect(makeLayers([kept]).layers[1].frame.height == 16)
  }

  @Test func unboundedLineCountsStayFinite() {
    let text = Node(.textView, "text", Rect(x: 0, y: 0, width: 100, height: 1e9)).with {
      $0.appearance.lineHeight = .points(0.001)
      $0.appearance.lineSpacing = 0
    }
    #expect(makeLayers([text]).layers.count == 10_001)
  }
}
