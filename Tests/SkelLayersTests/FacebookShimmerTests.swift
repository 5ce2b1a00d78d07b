import SkelLayers
import SkelModel
import Testing

/// The mask of Facebook's Shimmer over one block: at `buildLayers` and through the language.
@Suite struct FacebookShimmerTests {
  @Test(arguments: [false, true]) func masks(isWritten: Bool) throws {
    let cases: [ShimmerMaskCase] = try fixture("fbshimmer")
    #expect(cases.count == 98)
    for item in cases {
      let tree = try isWritten ? compiled(item.screen) : makeLayers([item.node])
      let layer = try #require(tree.layers.first { $0.role == .block })
      if item.expected.maskUnset == true {
        #expect(layer.mask < 0, "\(item.id)")
        continue
      }
      let mask = try #require(layer.mask < 0 ? nil : tree.masks[Int(layer.mask)])
      item.expected.check(mask, item.input, item.id)
    }
  }

  /// In ShimmerBlocks, blocks of different widths are out of step.
  @Test func durationsOfTheExampleCell() {
    for (width, seconds) in [(50.0, 0.617), (332.0, 1.843), (150.0, 1.052)] {
      let node = Node(.view, "v", Rect(x: 0, y: 0, width: width, height: 50)).with {
        $0.appearance = .defaults(of: .view, library: .shimmerBlocks)
      }
      let tree = makeLayers([node])
      #expect(abs((tree.masks.first?.animations.first?.duration ?? 0) - seconds) < 0.0006)
    }
  }

  @Test func bandsFollowTheReadingDirectionUnlessToldOtherwise() {
    for (direction, isBackwards) in [(nil, true), (ShimmerDirection.leftRight, false), (.rightLeft, true)] {
      var shimmer = Shimmer()
      shimmer.direction = direction
      let node = Node(.view, "v", Rect(x: 0, y: 0, width: 100, height: 50)).with {
        $0.appearance.animation = [.shimmer(shimmer)]
      }
      let slide = makeLayers([node], .rightToLeft).masks.first?.animations.first
      #expect((slide?.from == .point(Point(x: 0, y: 0))) == isBackwards)
    }
  }

  /// With `sync: screen` all layers see one band, as long as the screen.
  @Test func aSectionShorterThanNothingHasNoBand() throws {
    let tree = try compiled(
      """
      screen S {
        library: shimmerBlocks
        label a(frame: (0, 0, 90, 20), sections: [(-10, 20), (10, -20)], animation: shimmer(direction: topBottom))
      }
      """)
    #expect(tree.layers.count { $0.role == .section } == 2 && tree.masks.isEmpty)
  }

  @Test func oneBandCrossesTheScreen() throws {
    let tree = try compiled(
      """
      appearance { library: shimmerBlocks; sync: screen }
      screen S(size: (300, 200)) {
        view a(frame: (10, 10, 50, 20)); view b(frame: (100, 50, 80, 20))
      }
      """)
    let masks = tree.layers.map { layer in
      let frame = tree.masks[Int(layer.mask)].frame
      return Rect(x: frame.x + layer.frame.x, y: frame.y + layer.frame.y, width: frame.width, height: frame.height)
    }
    #expect(masks == [masks[0], masks[0]])
    #expect(masks[0] == Rect(x: -992, y: 0, width: 1292, height: 200))
  }
}

private struct ShimmerMaskCase: Decodable {
  var id: String
  var input: Input
  var expected: Expected

  struct Input: Decodable {
    var contentWidth: Double
    var contentHeight: Double
    var direction: String
    var speed: Double
    var pauseDuration: Double
    var highlightLength: Double
  }

  struct Expected: Decodable {
    var maskUnset: Bool?
    var locations: [Double]?
    var startPoint: [Double]?
    var endPoint: [Double]?
    var positionFrom: [Double]?
    var positionTo: [Double]?
    var bounds: [Double]?
    var duration: Double
    var playsReversed: Bool?
  }

  var direction: ShimmerDirection {
    switch input.direction {
    case "left": .rightLeft
    case "up": .bottomTop
    case "down": .topBottom
    default: .leftRight
    }
  }

  var node: Node {
    var shimmer = Shimmer()
    shimmer.direction = direction
    shimmer.speed = input.speed
    shimmer.pause = input.pauseDuration
    shimmer.highlightLength = input.highlightLength
    let frame = Rect(x: 7, y: 9, width: input.contentWidth, height: input.contentHeight)
    return Node(.view, "v", frame).with {
      $0.placement.frame = frame
      $0.appearance.animation = [.shimmer(shimmer)]
    }
  }

  var screen: String {
    """
    screen S(size: (1000, 1000)) {
      view v(frame: (7, 9, \(input.contentWidth), \(input.contentHeight))) {
        animation: shimmer(direction: \(direction.rawValue), speed: \(input.speed), pause: \(input.pauseDuration),
          highlightLength: \(input.highlightLength))
      }
    }
    """
  }
}

extension ShimmerMaskCase.Expected {
  fileprivate func check(_ mask: LayerMask, _ input: ShimmerMaskCase.Input, _ id: String) {
    let gradient = mask.gradient
    let slide = mask.animations.first
    let isReversed = playsReversed ?? false
    let pairs: [([Double], [Double]?)] = [
      (gradient.locations, locations), ([gradient.start.x, gradient.start.y], startPoint),
      ([gradient.end.x, gradient.end.y], endPoint), ([0, 0, mask.frame.width, mask.frame.height], bounds),
      ([mask.frame.x, mask.frame.y], positionFrom),
      ([slide?.from.x ?? 9, slide?.from.y ?? 9], isReversed ? positionTo : positionFrom),
      ([slide?.to.x ?? 9, slide?.to.y ?? 9], isReversed ? positionFrom : positionTo),
      ([slide?.duration ?? 0], [duration]),
    ]
    for (index, (got, wanted)) in pairs.enumerated() {
      #expect(zip(got, wanted ?? []).allSatisfy { abs($0 - $1) < 1e-9 } && wanted != nil, "\(id) \(index) \(got)")
    }
    #expect(gradient.colours.map(\.light.alpha) == [1, 0.5, 1], "\(id)")
    #expect(slide?.keyPath == "position" && slide?.timing == .linear && mask.isOnlyInMotion, "\(id)")
  }
}
