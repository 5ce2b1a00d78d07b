import SkelModel
import SkelSyntax
import Testing

/// Animations as they are written.
@Suite struct MotionTests {
  private func custom(_ keyPath: String, _ from: String, _ to: String, fill: String = "gradient(red)") -> Resolved {
    screen("view v(fill: \(fill), animation: custom(keyPath: \"\(keyPath)\", from: \(from), to: \(to)))")
  }

  private func animation(_ result: Resolved) -> CustomAnimation? {
    guard case .custom(let animation)? = result.appearance("v").animation.first else { return nil }
    return animation
  }

  @Test(arguments: AnimatedKeyPath.allCases)
  func everyKeyPathTakesItsValues(_ keyPath: AnimatedKeyPath) throws {
    let samples = ["a number": "1", "a point such as (0, 0.5)": "(0, 1)", "a colour": "#FF0000"]
    let lists = ["a list of numbers": "[0, 1, 1]", "a list of colours": "[#FF0000, clouds, red]"]
    let values = samples.merging(lists) { a, _ in a }
    let right = try #require(values[keyPath.wantedValue])
    let result = custom(keyPath.rawValue, right, right)
    #expect(result.messages == [] && animation(result)?.keyPath == keyPath.rawValue)
    for (wanted, value) in values where wanted != keyPath.wantedValue {
      #expect(custom(keyPath.rawValue, right, value).ids == [.typeMismatch], "\(keyPath) \(value)")
    }
  }

  @Test func otherKeyPathsAreWarnedOf() {
    let result = custom("shadowRadius", "0", "(1, 2)")
    #expect(
      result.messages == ["not-animatable: No picture can show 'shadowRadius' in motion; it stays in JSON and Swift"])
    #expect(animation(result)?.keyPath == "shadowRadius")
    let near = custom("opactiy", "0", "1").diagnostics.first { $0.id == .notAnimatable }
    #expect(near?.severity == .warning && near?.headline.hasSuffix("did you mean 'opacity'?") == true)
    #expect(near?.fixIts.map(\.replacement) == ["\"opacity\""])
  }

  @Test func listsAreOfOneSort() {
    #expect(animation(custom("colors", "[clouds, #FFF]", "[#000, #111]"))?.from.isColours == true)
    #expect(custom("colors", "[clouds, 1]", "[clouds]").ids == [.typeMismatch])
    #expect(custom("locations", "[0, clouds]", "[0, 1]").ids.count == 1)
    #expect(custom("locations", "[]", "[0, 1]").ids == [.typeMismatch])
  }

  @Test func whatACustomAnimationLacksIsNamed() {
    #expect(
      screen("view v(animation: custom(from: 1))").messages == ["missing-argument: 'custom' needs 'keyPath' and 'to'"])
    #expect(screen("view v(animation: custom())").ids == [.missingArgument])
  }

  @Test(arguments: [
    "animation: pulse(duration: 0)", "animation: sliding(duration: 61)", "transition: crossDissolve(-1)",
  ])
  func durationsAreInSeconds(_ setting: String) {
    let messages = screen(setting).messages
    #expect(messages.count == 1 && messages[0].contains("seconds, not"), "\(messages)")
  }

  @Test func slidesOverNoGradientAreWarnedOf() {
    let message =
      "not-animatable: 'sliding' moves gradients, and nothing that it is said of is filled with one: add 'fill: gradient(skeletonDefault)'"
    #expect(screen("animation: sliding\nview v(size: 9)\nlabel l(renderSingleLineAsView: true)").messages == [message])
    #expect(
      screen("repeat 3 { view v(size: 9, animation: sliding(direction: topBottom), fill: red) }").messages == [message])
    #expect(screen("animation: [pulse, sliding]\nview v(size: 9)").messages == [message])
    #expect(screen("animation: sliding\nview v(size: 9)\nview w(size: 9, fill: gradient(red))").messages == [])
    #expect(screen("animation: sliding\nview box(fill: gradient(red)) { view v(size: 9); spacer }").messages == [])
    #expect(screen("view v(size: 9, isSkeletonable: false, animation: sliding)").messages == [])
    #expect(custom("locations", "[0, 1]", "[1, 2]", fill: "red").ids == [.notAnimatable])
  }

  @Test func listsOfAnotherLengthThanTheGradientAreWarnedOf() {
    let message = "not-animatable: 'colors' takes one entry for each of the gradient's 3 colours, not 2: nothing moves"
    #expect(custom("colors", "[red, red]", "[red, red, red]").messages == [message])
    #expect(custom("locations", "[0, 0, 0]", "[1, 1, 1, 1]").ids == [.notAnimatable])
    #expect(custom("colors", "[red, red, red]", "[red, red, red]").ids == [])
  }

  @Test func noneStandsAlone() {
    #expect(
      screen("animation: [pulse, none]").messages == [
        "type-mismatch: 'animation' takes 'pulse', 'sliding', 'shimmer' or 'custom' in a list, not 'none'"
      ])
    #expect(
      screen("animation: none(1)").messages == [
        "type-mismatch: 'animation' takes 'none' without parentheses, not 'none(…)'"
      ])
  }

  @Test func libraryMasksSlideOverColours() {
    #expect(screen("animation: shimmer(speed: 100)\nview v(size: 9)").messages == [])
    #expect(screen("library: leadKit\nanimation: sliding\nview v(size: 9)").messages == [])
    #expect(
      screen("animation: shimmer(direction: topLeftBottomRight)\nview v(size: 9)").messages.map { $0.prefix(13) }
        == ["unknown-value"])
  }

  @Test func severalAnimationsAreAList() {
    let result = screen("view v(animation: [sliding, pulse(duration: 2)])")
    #expect(
      result.appearance("v").animation == [
        .sliding(direction: nil, duration: 1.5, autoreverses: false), .pulse(duration: 2),
      ])
  }
}

extension AnimationValue {
  fileprivate var isColours: Bool { if case .colours = self { true } else { false } }
}
