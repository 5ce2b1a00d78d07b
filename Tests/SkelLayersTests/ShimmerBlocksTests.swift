import SkelLayers
import SkelModel
import Testing

/// Sections against ShimmerBlocks' own code.
@Suite struct ShimmerBlocksTests {
  @Test func generatedSections() throws {
    let cases = try fixture("shimmerblocks", of: ShimmerCase.self).filter { $0.kind == "generate" }
    #expect(cases.count == 73)
    for item in cases {
      let input = item.input
      let generator = SectionGenerator(
        minWidth: input.minWidth ?? 0, height: input.height ?? 0, totalWidth: input.totalWidth ?? 0,
        maxSections: input.maxNumberOfSections ?? 0, seed: 0, draws: input.rawDraws)
      let expected = (item.expected.sections ?? []).map { Size(width: $0.width, height: $0.height) }
      #expect(sectionSizes(.generated(generator)) == expected, "\(item.id)")
    }
  }

  @Test func containers() throws {
    let cases = try fixture("shimmerblocks", of: ShimmerCase.self).filter { $0.kind == "container" }
    #expect(cases.count == 35)
    for item in cases {
      let target = try #require(item.input.targetFrameInParent)
      let view = Node(.label, "view", target.rect).with {
        $0.appearance.library = .shimmerBlocks
        $0.appearance.fill =
          item.input.hasImage == true
          ? .image(name: "logo", size: nil) : .colour(Colour(ColourComponents(gray: 2.0 / 3, alpha: 0.3)))
        $0.appearance.sectionSpacing = item.input.sectionSpacing ?? 6
        $0.placement.frame = target.rect
        if item.input.matchViewDimensions != true {
          $0.appearance.sections = .given(
            (item.input.sections ?? []).map { Size(width: $0.width, height: $0.height) })
        }
      }
      let tree = makeLayers([view, Node(.view, "other", .zero)])
      let blocks = tree.layers.filter { $0.role == .section || $0.role == .block && $0.element == 1 }
      let expected = (item.expected.blocks ?? []).map(\.frame.rect)
      // Sections of unequal height contradict each other in the library's stack; its stand-in and this keep the top.
      #expect(blocks.map(\.frame) == expected, "\(item.id)")
      for block in blocks {
        guard case .image = tree.fills[Int(block.fill)] else {
          #expect(item.input.hasImage == false, "\(item.id)")
          continue
        }
        #expect(item.input.hasImage == true, "\(item.id)")
      }
      guard let container = item.expected.container, let layer = tree.layer("Test/view") else { continue }
      #expect(layer.frame == container.rect, "\(item.id)")
    }
  }

  /// Every container of the cases and every call of `generate`, written down.
  @Test func writtenDown() throws {
    let cases: [ShimmerCase] = try fixture("shimmerblocks")
    #expect(cases.count == 108)
    for item in cases {
      let tree = try compiled(item.screen)
      let blocks = tree.layers.filter { $0.role == .section || $0.role == .block }
      if item.kind == "generate" {
        let widths = (item.expected.sections ?? []).map(\.width)
        #expect(blocks.count == widths.count, "\(item.id)")
        for (block, width) in zip(blocks, widths) { #expect(abs(block.frame.width - width) < 1e-9, "\(item.id)") }
      } else {
        #expect(blocks.map(\.frame) == (item.expected.blocks ?? []).map(\.frame.rect), "\(item.id)")
      }
      // Each block has a band of its own, as long as itself.
      for block in blocks {
        guard block.frame.width > 0 else {
          #expect(block.mask < 0, "\(item.id)")
          continue
        }
        let mask = try #require(block.mask < 0 ? nil : tree.masks[Int(block.mask)])
        #expect(mask.frame.width == 4 * block.frame.width + 230 * 0.4, "\(item.id)")
      }
    }
  }

  @Test func seedsDecideAlone() {
    func sizes(_ seed: Int) -> [Size] {
      sectionSizes(
        .generated(
          SectionGenerator(minWidth: 50, height: 21, totalWidth: 150, maxSections: 3, seed: seed, draws: nil)))
    }
    #expect(sizes(7) == sizes(7))
    for seed in -50...50 {
      #expect(sizes(seed).reduce(0) { $0 + $1.width } == 150)
      #expect((1...3).contains(sizes(seed).count))
    }
    #expect(Set((0..<50).map(sizes)).count > 20)
    // Written down, as outputs must not change with a new version.
    #expect(sizes(7).map(\.width) == [50, 100])
    #expect(sizes(8).map(\.width) == [80, 70])
    #expect(sizes(9).map(\.width) == [87, 50, 13])
  }

  @Test func sectionsMirrorInRightToLeft() {
    let view = Node(.label, "view", Rect(x: 10, y: 20, width: 200, height: 21)).with {
      $0.appearance.library = .shimmerBlocks
      $0.appearance.sections = .given([Size(width: 80, height: 21), Size(width: 40, height: 21)])
    }
    let tree = makeLayers([view], .rightToLeft)
    #expect(tree.ids == ["Test/view", "Test/view/section[0]", "Test/view/section[1]"])
    #expect(tree.layers.map(\.frame.x) == [84, 130, 84])
  }
}

private struct ShimmerCase: Decodable {
  var id: String
  var kind: String
  var input: Input
  var expected: Expected

  struct Input: Decodable {
    var sections: [Section]?
    var sectionSpacing: Double?
    var matchViewDimensions: Bool?
    var hasImage: Bool?
    var targetFrameInParent: Box?
    var minWidth: Double?
    var height: Double?
    var totalWidth: Double?
    var maxNumberOfSections: Int?
    var rawDraws: [Double]?
  }

  var screen: String {
    var words: [String] = []
    if kind == "generate" {
      let draws = (input.rawDraws ?? []).map { "\($0)" }.joined(separator: ", ")
      words = ["frame: (10, 10, 100, 20)"]
      words.append(
        "sections: generate(minWidth: \(input.minWidth ?? 0), height: \(input.height ?? 0), "
          + "totalWidth: \(input.totalWidth ?? 0), maxSections: \(input.maxNumberOfSections ?? 0), draws: [\(draws)])")
    } else {
      let frame = input.targetFrameInParent?.rect ?? .zero
      words = ["frame: (\(frame.x), \(frame.y), \(frame.width), \(frame.height))"]
      let sections = (input.sections ?? []).map { "(\($0.width), \($0.height))" }.joined(separator: ", ")
      if input.matchViewDimensions != true { words.append("sections: [\(sections)]") }
      if let spacing = input.sectionSpacing { words.append("sectionSpacing: \(spacing)") }
      if input.hasImage == true { words.append("fill: image(\"logo\")") }
    }
    return "screen S(size: (2000, 2000)) { library: shimmerBlocks; label v(\(words.joined(separator: ", "))) }"
  }

  struct Expected: Decodable {
    var blocks: [Block]?
    var container: Box?
    var sections: [Section]?
  }

  struct Section: Decodable {
    var width: Double
    var height: Double
  }

  struct Block: Decodable { var frame: Box }

  struct Box: Decodable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var rect: Rect { Rect(x: x, y: y, width: width, height: height) }
  }
}
