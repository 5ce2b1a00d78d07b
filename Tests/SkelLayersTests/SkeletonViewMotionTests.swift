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
}
