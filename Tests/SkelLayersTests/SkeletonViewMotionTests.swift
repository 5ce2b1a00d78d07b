import SkelLayers
import SkelModel
import Testing

/// The animations that SkeletonView builds.
@Suite struct SkeletonViewMotionTests {
  @Test func animations() throws {
    let cases: [MotionCase] = try fixture("skeletonview-animations")
    #expect(cases.count == 13)
    for item in cases {
      var appearance = Appearance()
      if item.input.call == "showAnimatedSkeleton" { appearance.animation = [.pulse(duration: 1)] }
      if item.input.call == "showAnimatedGradientSkeleton" || item.input.direction != nil {
        appearance.fill = .gradient([.skeletonDefault, Colour.skeletonDefault.complementary, .skeletonDefault])
        appearance.animation = [
          .sliding(
            direction: item.input.direction.flatMap(SlidingDirection.init), duration: item.input.duration ?? 1.5,
            autoreverses: item.input.autoreverses ?? false)
        ]
      }
      let view = Node(.view, "view", Rect(x: 0, y: 0, width: 80, height: 40)).with { $0.appearance = appearance }
      let tree = makeLayers([view], item.input.rtl == true ? .rightToLeft : .leftToRight, root: appearance)
      let layer = try #require(tree.layer("Test/view"))
      let list = layer.animations < 0 ? [] : tree.animationLists[Int(layer.animations)]
      #expect(OracleAnimation(list) == item.expected.animation ?? item.expected.skeletonAnimation, "\(item.id)")
      if let opacity = item.expected.setOpacityAnimation {
        #expect(tree.transition == .crossDissolve(seconds: opacity.duration), "\(item.id)")
      }
    }
  }

  @Test func customAnimationsStayAsWritten() throws {
    let custom = CustomAnimation(
      keyPath: "opacity", from: .number(1), to: .number(0.3), duration: 0.8, autoreverses: true, timing: .easeOut)
    let view = Node(.view, "view", Rect(x: 0, y: 0, width: 80, height: 40)).with {
      $0.appearance.animation = [.pulse(duration: 2), .custom(custom)]
    }
    let tree = makeLayers([view])
    #expect(tree.animationLists.count == 1)
    #expect(tree.animationLists[0].map(\.keyPath) == ["backgroundColor", "opacity"])
    let last = try #require(tree.animationLists[0].last)
    let expected = LayerAnimation(
      keyPath: "opacity", from: .number(1), to: .number(0.3), duration: 0.8, timing: .easeOut, autoreverses: true)
    #expect(last == expected)
  }

  /// One wave: at every phase two layers show the same at the same place of the screen.
  @Test(arguments: SlidingDirection.allCases)
  func oneWaveCrossesTheScreen(_ direction: SlidingDirection) throws {
    var appearance = Appearance()
    appearance.fill = .gradient([.skeletonDefault, Colour.skeletonDefault.complementary])
    appearance.animation = [.sliding(direction: direction, duration: 1, autoreverses: false)]
    appearance.sync = .screen
    // The first is the screen itself; all reach over (500, 400).
    let frames = [
      Rect(x: 0, y: 0, width: 1000, height: 1000), Rect(x: 480, y: 390, width: 40, height: 20),
      Rect(x: 500, y: 100, width: 300, height: 700),
    ]
    let views = frames.enumerated().map { index, frame in
      Node(.view, "v\(index)", frame).with { $0.appearance = appearance }
    }
    let tree = makeLayers(views)
    for phase in [0, 0.3, 0.7, 1] {
      let frozen = tree.frozen(at: phase)
      let shares = frozen.layers.map { share(along: frozen.fills[Int($0.fill)], $0.frame, Point(x: 500, y: 400)) }
      #expect(shares.allSatisfy { abs($0 - shares[0]) < 1e-9 }, "\(shares)")
    }
    appearance.sync = .layer
    let alone = Node(.view, "v", frames[0]).with { $0.appearance = appearance }
    let own = makeLayers([alone]).frozen(at: 0.3)
    let wave = tree.frozen(at: 0.3)
    let corner = Point(x: 10, y: 10)
    let shares = [own, wave].map { share(along: $0.fills[Int($0.layers[0].fill)], $0.layers[0].frame, corner) }
    #expect(abs(shares[0] - shares[1]) < 1e-9)
  }

  /// How far along its gradient a layer is at a point of the screen.
  private func share(along fill: LayerFill, _ frame: Rect, _ point: Point) -> Double {
    guard case .gradient(let gradient) = fill else { return .nan }
    let u = (point.x - frame.x) / frame.width - gradient.start.x
    let v = (point.y - frame.y) / frame.height - gradient.start.y
    let length = Point(x: gradient.end.x - gradient.start.x, y: gradient.end.y - gradient.start.y)
    return (u * length.x + v * length.y) / (length.x * length.x + length.y * length.y)
  }
}
