import SkelLayers
import SkelLayout
import SkelModel
import Testing

/// Text lines, blocks and bounds against SkeletonView's own code: every case, on the frame the case gives.
@Suite struct SkeletonViewLinesTests {
  @Test func linesAndBlocks() throws {
    let cases: [LinesCase] = try fixture("skeletonview-lines")
    #expect(cases.count == 608)
    var options = LayerOptions()
    options.shiftsLinesInTrailingStacks = true
    var agreed = 0
    for item in cases {
      let tree = makeLayers([item.node], item.direction, options: options)
      let layer = try #require(tree.layer(item.path), "\(item.id)")
      let lines = tree.layers.filter { $0.role == .line }
      let isSame =
        agrees(layer, item.expected.layer) && lines.count == item.expected.lines.count
        && zip(lines, item.expected.lines).allSatisfy(agrees)
        && (layer.role == .block) == item.expected.drawsWholeBlock
        && (layer.fill >= 0) == item.expected.drawsWholeBlock
      if isSame { agreed += 1 } else { Issue.record("\(item.id): \(layer) \(lines)") }
    }
    #expect(agreed == 608)
  }

  @Test func addedHeights() throws {
    let cases: [LinesCase] = try fixture("skeletonview-lines")
    for item in cases {
      let made = makeScreen([item.node], item.direction)
      let element = made.screen.elements.count - 1
      let bounds = skeletonBounds(of: element, made.frames[element], made.screen, made.frames)
      #expect(isClose(bounds.addedHeight, item.expected.addedHeightConstraint), "\(item.id)")
    }
  }
}

private func agrees(_ layer: Layer, _ box: OracleBox) -> Bool {
  isClose(layer.frame.x, box.x) && isClose(layer.frame.y, box.y) && isClose(layer.frame.width, box.w)
    && isClose(layer.frame.height, box.h) && isClose(layer.cornerRadius, box.r)
}

private func isClose(_ a: Double?, _ b: Double?) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  return abs(a - b) <= 1e-6
}
