import SkelLayers
import SkelModel
import Testing

/// The layers at one moment of their motion, against values worked out by hand.
@Suite struct FrozenTests {
  private let box = Rect(x: 100, y: 50, width: 80, height: 40)
  private let red = Colour(ColourComponents(hex: 0xFF0000))
  private let blue = Colour(ColourComponents(hex: 0x0000FF))

  private func custom(_ keyPath: String, _ from: AnimationValue, _ to: AnimationValue) -> Animation {
    .custom(
      CustomAnimation(keyPath: keyPath, from: from, to: to, duration: 2, autoreverses: true, timing: .linear))
  }

  private func moving(_ fill: Fill, _ animations: [Animation]) -> LayerTree {
    var root = Appearance()
    root.transition = .crossDissolve(seconds: 1)
    root.delay = 2
    let view = Node(.view, "view", box).with {
      $0.appearance.fill = fill
      $0.appearance.animation = animations
    }
    return makeLayers([view], root: root)
  }

  private func pose(_ tree: LayerTree) -> LayerPose? {
    tree.pose(of: 0)
  }

  private func gradient(_ tree: LayerTree) -> LayerGradient? {
    guard let layer = tree.layers.first, case .gradient(let gradient) = tree.fills[Int(layer.fill)] else { return nil }
    return gradient
  }

  @Test func nothingMovesAndNothingWaits() {
    let frozen = moving(.colour(red), [.pulse(duration: 1)]).frozen(at: 0.5)
    #expect(frozen.animationLists.isEmpty && frozen.layers.allSatisfy { $0.animations < 0 })
    #expect(frozen.transition == .none && frozen.delay == 0)
    #expect(frozen.frozen(at: 1).fills == frozen.fills)
  }

  @Test func aTreeThatStandsStillStays() {
    let still = moving(.gradient([red, blue]), [])
    let frozen = still.frozen(at: 0.5)
    #expect(frozen.fills == still.fills && frozen.pose(of: 0) == nil)
  }

  @Test func pulseIsEasedBetweenTwoColours() {
    let clouds = Colour.skeletonDefault
    for (phase, progress) in [(0.0, 0.0), (0.25, 0.129_161_931), (0.5, 0.5), (1, 1)] {
      let frozen = moving(.colour(clouds), [.pulse(duration: 1)]).frozen(at: phase)
      guard case .colour(let colour) = frozen.fills[Int(frozen.layers[0].fill)] else {
        Issue.record("no colour")
        return
      }
      let wanted = clouds.light.red * (1 - 0.06 * progress)
      #expect(abs(colour.light.red - wanted) < 1e-7)
      let dark = clouds.dark.red * (1 + 0.35 * progress)
      #expect(abs(colour.dark.red - dark) < 1e-7)
    }
  }

  @Test(arguments: SlidingDirection.allCases)
  func aSlideIsEasedAlongItsWay(_ direction: SlidingDirection) throws {
    let tree = moving(
      .gradient([red, blue, red]), [.sliding(direction: direction, duration: 1.5, autoreverses: false)])
    let progress = Timing.easeIn.progress(at: 0.5)
    #expect(abs(progress - 0.315_356_813) < 1e-7)
    let first = try #require(gradient(tree.frozen(at: 0)))
    let last = try #require(gradient(tree.frozen(at: 1)))
    let middle = try #require(gradient(tree.frozen(at: 0.5)))
    #expect(abs(middle.start.x - (first.start.x + (last.start.x - first.start.x) * progress)) < 1e-12)
    #expect(abs(middle.end.y - (first.end.y + (last.end.y - first.end.y) * progress)) < 1e-12)
    // The band is one layer long and travels two.
    #expect(abs(last.start.x - first.start.x) == 2 * abs(first.end.x - first.start.x))
    #expect(abs(last.start.y - first.start.y) == 2 * abs(first.end.y - first.start.y))
  }

  @Test func theDirectionFollowsTheReading() throws {
    var appearance = Appearance()
    appearance.fill = .gradient([red, blue])
    appearance.animation = [.sliding(direction: nil, duration: 1, autoreverses: false)]
    let view = Node(.view, "view", box).with { $0.appearance = appearance }
    #expect(gradient(makeLayers([view], .leftToRight).frozen(at: 0))?.start.x == -1)
    #expect(gradient(makeLayers([view], .rightToLeft).frozen(at: 0))?.start.x == 1)
  }

  @Test func keyPathsPose() {
    let animations = [
      custom("opacity", .number(1), .number(0.5)), custom("transform.translation.x", .number(0), .number(10)),
      custom("position.x", .number(40), .number(50)), custom("position.y", .number(20), .number(40)),
      custom("transform.rotation.z", .number(0), .number(2)), custom("transform.scale", .number(1), .number(3)),
    ]
    var wanted = LayerPose()
    wanted.opacity = 0.75
    // The position counts from the view's own corner, where its middle is at (40, 20).
    wanted.translation = Point(x: 5 + 5, y: 10)
    wanted.rotation = 1
    wanted.scale = Point(x: 2, y: 2)
    #expect(pose(moving(.colour(red), animations).frozen(at: 0.5)) == wanted)
  }

  @Test func positionsOfLinesCountFromTheirHolder() {
    let label = Node(.label, "text", Rect(x: 10, y: 20, width: 100, height: 60)).with {
      $0.appearance.numberOfLines = 2
      $0.appearance.animation = [custom("position.x", .number(0), .number(0))]
    }
    let frozen = makeLayers([label]).frozen(at: 0)
    #expect(frozen.layers.map(\.role) == [.container, .line, .line])
    #expect(frozen.poses.map(\.translation.x) == [0, -50, -35])
  }

  @Test func theLastOfTwoWins() {
    let animations = [
      custom("transform.scale", .number(2), .number(2)), custom("transform.scale.x", .number(3), .number(3)),
      custom("opacity", .number(0), .number(0)), custom("opacity", .number(0.25), .number(0.25)),
    ]
    var wanted = LayerPose()
    wanted.scale = Point(x: 3, y: 2)
    wanted.opacity = 0.25
    #expect(pose(moving(.colour(red), animations).frozen(at: 0.5)) == wanted)
  }

  @Test func gradientsMoveInEveryPart() {
    let animations = [
      custom("startPoint", .point(Point(x: 0, y: 0)), .point(Point(x: 1, y: 2))),
      custom("endPoint.y", .number(1), .number(0)), custom("locations", .numbers([0, 1]), .numbers([1, 3])),
      custom("colors", .colours([red, red]), .colours([blue, red])),
    ]
    let frozen = gradient(moving(.gradient([red, blue]), animations).frozen(at: 0.5))
    #expect(frozen?.start == Point(x: 0.5, y: 1) && frozen?.end == Point(x: 0.5, y: 0.5))
    #expect(frozen?.locations == [0.5, 2])
    #expect(frozen?.colours.map(\.light.red) == [0.5, 1])
  }

  @Test func whatDoesNotFitIsLeftOut() {
    let animations = [
      custom("locations", .numbers([0, 0, 0]), .numbers([1, 1, 1])), custom("shadowOpacity", .number(0), .number(1)),
      custom("opacity", .colour(red), .number(1)), custom("colors", .colours([blue]), .colours([blue])),
    ]
    let still = moving(.gradient([red, blue]), [])
    let frozen = moving(.gradient([red, blue]), animations).frozen(at: 0.5)
    #expect(frozen.fills == still.fills && frozen.pose(of: 0) == nil)
    let plain = moving(.colour(red), [custom("startPoint", .point(Point(x: 0, y: 0)), .point(Point(x: 1, y: 1)))])
    #expect(plain.frozen(at: 0.5).fills == [.colour(red)])
  }

  @Test func aBackgroundShowsBehindWhatIsNoColour() {
    let animations = [custom("backgroundColor", .colour(red), .colour(blue))]
    #expect(moving(.colour(blue), animations).frozen(at: 0).fills == [.colour(red)])
    let behind = moving(.gradient([red, blue]), animations).frozen(at: 0)
    #expect(behind.fills.count == 1 && pose(behind)?.background == red)
  }

  @Test(arguments: Timing.allCases)
  func easingRunsFromZeroToOne(_ timing: Timing) {
    let values = (0...100).map { timing.progress(at: Double($0) / 100) }
    #expect(values[0] == 0 && values[100] == 1)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    #expect(timing.progress(at: -1) == 0 && timing.progress(at: 2) == 1)
    switch timing {
    case .linear: #expect(values[25] == 0.25)
    case .easeIn: #expect(values[50] < 0.5)
    case .easeOut: #expect(abs(values[25] - (1 - Timing.easeIn.progress(at: 0.75))) < 1e-9)
    case .easeInEaseOut: #expect(abs(values[50] - 0.5) < 1e-9)
    }
  }
}
