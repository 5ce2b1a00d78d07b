import SkelLayers
import SkelModel
import Testing

/// The tutorial's effect on one view, and its card. The card is laid out by its own constraints in the language; at
/// `buildLayers` its views have the frames that the case says.
@Suite struct ShimmerTutorialTests {
  @Test(arguments: [false, true]) func effects(isWritten: Bool) throws {
    let cases = try fixture("tutorial", of: TutorialCase.self).filter { $0.kind == "effect" }
    #expect(cases.count == 34)
    for item in cases {
      let bounds = try #require(item.input.bounds)
      let node = tutorialNode("v", bounds.rect, item.input.background)
      let tree = try isWritten ? compiled(item.screen) : makeLayers([node])
      let layer = try #require(tree.layers.first { $0.role == .block })
      try tree.check(layer, #require(item.expected.mask), item.id)
    }
  }

  @Test(arguments: [false, true]) func cards(isWritten: Bool) throws {
    let cases = try fixture("tutorial", of: TutorialCase.self).filter { $0.kind == "card" }
    #expect(cases.count == 8)
    for item in cases {
      let views = item.expected.views ?? []
      #expect(views.count == 2)
      let nodes = views.enumerated().map { index, view in
        tutorialNode("v\(index)", view.frameOnScreen.rect, view.background, radius: view.cornerRadius)
      }
      let tree = try isWritten ? compiled(item.cardScreen) : makeLayers(nodes)
      let blocks = tree.layers.filter { $0.role == .block }
      #expect(blocks.count == 2, "\(item.id)")
      for (block, view) in zip(blocks, views) {
        // Edges stand on the screen's pixels in the language.
        let room = isWritten ? 0.25 : 1e-9
        #expect(abs(block.frame.x - (view.frameOnScreen.x ?? 0)) <= room, "\(item.id)")
        #expect(abs(block.frame.y - (view.frameOnScreen.y ?? 0)) <= room, "\(item.id)")
        #expect(abs(block.frame.width - view.frameOnScreen.width) <= room, "\(item.id)")
        #expect(abs(block.frame.height - view.frameOnScreen.height) <= room, "\(item.id)")
        #expect(block.cornerRadius == view.cornerRadius, "\(item.id)")
        tree.check(block, view.mask, item.id, room: isWritten ? 50 * room : 1e-9)
      }
    }
  }

  /// The picture: a view's background times the mask, which is 0.4 at its left edge and 0.3 at its right one when the
  /// motion begins, and 0.5 everywhere from the first two fifths on.
  @Test func alphasSeen() throws {
    let tree = try compiled(
      "screen S { library: shimmerTutorial; view v(frame: (0, 0, 100, 20), backgroundColor: black) }")
    for (phase, left, right) in [(0.0, 0.4, 0.3), (0.2, 0.5, 0.4), (0.4, 0.5, 0.5), (1, 0.5, 0.5)] {
      let mask = tree.frozen(at: phase).masks[0]
      #expect(!mask.isOnlyInMotion)
      #expect(abs(mask.alpha(at: 0) - left) < 1e-9, "\(phase)")
      #expect(abs(mask.alpha(at: 100) - right) < 1e-9, "\(phase)")
    }
  }

  @Test func viewsWithoutMotionHaveNoMask() throws {
    let tree = try compiled(
      """
      screen S(library: shimmerTutorial) {
        view a(frame: (0, 0, 100, 20), backgroundColor: black, animation: none)
        view b(frame: (0, 30, 100, 20), backgroundColor: black, isSkeletonable: false)
      }
      """)
    #expect(tree.layers.count == 1 && tree.layers[0].mask < 0)
  }
}

private func tutorialNode(_ name: String, _ frame: Rect, _ background: LeadKitCase.RGBA?, radius: Double = 0) -> Node {
  Node(.view, name, frame).with {
    $0.placement.frame = frame
    $0.appearance = .defaults(of: .view, library: .shimmerTutorial)
    $0.appearance.backgroundColor = background?.colour
    $0.appearance.cornerRadius = radius
  }
}

private struct TutorialCase: Decodable {
  var id: String
  var kind: String
  var input: Input
  var expected: Expected

  struct Input: Decodable {
    var background: LeadKitCase.RGBA?
    var bounds: LeadKitCase.Box?
    var safeAreaTop: Double?
    var screen: LeadKitCase.Box?
  }

  struct Expected: Decodable {
    var mask: Mask?
    var views: [View]?
  }

  struct View: Decodable {
    var background: LeadKitCase.RGBA
    var cornerRadius: Double
    var frameOnScreen: LeadKitCase.Box
    var mask: Mask
  }

  struct Mask: Decodable {
    var animation: Animation
    var colors: [LeadKitCase.RGBA]
    var frame: LeadKitCase.Box
    var locations: [Double]
    var startPoint: [Double]
    var endPoint: [Double]
  }

  struct Animation: Decodable {
    var keyPath: String
    var from: [Double]
    var to: [Double]
    var duration: Double
    var autoreverses: Bool
  }

  var screen: String {
    let frame = input.bounds?.rect ?? .zero
    let colour = input.background.map { ", backgroundColor: rgb(\($0.r), \($0.g), \($0.b), alpha: \($0.a))" } ?? ""
    return """
      screen S(size: (1000, 1000)) {
        library: shimmerTutorial
        view v(frame: (0, 0, \(frame.width), \(frame.height))\(colour))
      }
      """
  }

  /// The tutorial's own constraints. Nothing decides the card's height there.
  var cardScreen: String {
    let size = input.screen?.rect ?? .zero
    return """
      screen Tutorial(size: (\(size.width), \(size.height)), safeArea: (top: \(input.safeAreaTop ?? 0))) {
        library: shimmerTutorial
        view card {
          top == safeArea.top + 20
          width == screen.width
          centerX == parent.centerX
          height: 202
          view title(size: (160, 25), cornerRadius: 5, backgroundColor: lightGray) {
            leading == parent.leading + 15
            top == parent.top + 15
          }
          view description(cornerRadius: 5, backgroundColor: red(alpha: 0.5)) {
            leading == parent.leading + 15
            title.bottom == top - 12
            width == 0.8 * screen.width
            height: 150
          }
        }
      }
      """
  }
}

extension LayerTree {
  fileprivate func check(_ layer: Layer, _ expected: TutorialCase.Mask, _ id: String, room: Double = 1e-9) {
    guard layer.mask >= 0 else { return #expect(Bool(false), "\(id)") }
    let mask = masks[Int(layer.mask)]
    let frame = expected.frame.rect
    #expect(abs(mask.frame.x - frame.x) <= room && abs(mask.frame.width - frame.width) <= room, "\(id)")
    #expect(mask.frame.y == frame.y && mask.frame.height == frame.height, "\(id)")
    #expect(mask.gradient.locations == expected.locations && !mask.isOnlyInMotion, "\(id)")
    #expect([mask.gradient.start.x, mask.gradient.start.y] == expected.startPoint, "\(id)")
    #expect([mask.gradient.end.x, mask.gradient.end.y] == expected.endPoint, "\(id)")
    #expect(mask.gradient.colours.map(\.light.alpha) == expected.colors.map(\.a), "\(id)")
    let animation = mask.animations.first
    #expect(mask.animations.count == 1 && animation?.keyPath == expected.animation.keyPath, "\(id)")
    #expect(animation?.from.numbers == expected.animation.from, "\(id)")
    #expect(animation?.to.numbers == expected.animation.to, "\(id)")
    #expect(animation?.duration == expected.animation.duration && animation?.timing == .linear, "\(id)")
    #expect(animation?.autoreverses == expected.animation.autoreverses, "\(id)")
  }
}

extension LayerMask {
  /// How much a horizontal mask of two colours lets through at this distance from the layer's left edge.
  fileprivate func alpha(at x: Double) -> Double {
    let place = (x - frame.x) / frame.width
    let (first, last) = (gradient.locations[0], gradient.locations[1])
    let share = min(max((place - first) / (last - first), 0), 1)
    return gradient.colours[0].light.alpha * (1 - share) + gradient.colours[1].light.alpha * share
  }
}
