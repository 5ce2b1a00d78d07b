import SwiftUI

/// Draws one generated view at each station and writes down what is seen.
@MainActor
struct Story {
  let name: String
  let size: CGSize
  /// Of the screen's animations, in seconds.
  let durations: [Double]
  /// Which part of them has passed.
  let phase: Double
  let make: @MainActor (_ isShown: Bool, _ isAnimated: Bool) -> any View

  private struct Stages {
    var shown: any View
    var still: any View
    var hidden: any View
  }

  /// The waits of all views pass side by side.
  static func tell(_ stories: [Story]) async -> [String: Any] {
    StandIn.seconds = 1000
    var told: [String: Any] = [:]
    let telling = stories.map { story in Task { await story.appear() } }
    for (story, task) in zip(stories, telling) { told[story.name] = await story.stations(task.value) }
    return ["stories": told, "fades": StandIn.fades.sorted()]
  }

  private func appear() async -> (Stages, before: Int, seconds: Double) {
    func body<V: View>(_ view: V) -> any View { view.body }
    let stages = Stages(shown: body(make(true, true)), still: body(make(true, false)), hidden: body(make(false, true)))
    let before = layers(draw(stages.shown))
    let start = ContinuousClock.now
    for stage in [stages.still, stages.hidden, stages.shown] {
      let canvas = Canvas(EnvironmentValues(.light, .leftToRight, reducesMotion: false))
      _ = canvas.draw(stage, in: size)
      await canvas.runTasks()
    }
    let seconds = ContinuousClock.now - start
    return (stages, before, Double(seconds.components.seconds) + Double(seconds.components.attoseconds) / 1e18)
  }

  private func stations(_ appeared: (Stages, before: Int, seconds: Double)) -> [String: Any] {
    let stages = appeared.0
    var result: [String: Any] = ["before": appeared.before, "seconds": appeared.seconds]
    result["light"] = draw(stages.shown, reducesMotion: true)
    result["dark"] = draw(stages.shown, .dark, reducesMotion: true)
    result["rightToLeft"] = draw(stages.shown, .light, .rightToLeft, reducesMotion: true)
    result["still"] = draw(stages.still)
    result["hidden"] = layers(draw(stages.hidden))
    result["wide"] = draw(stages.shown, reducesMotion: true, growth: 100)
    result["narrow"] = draw(stages.shown, reducesMotion: true, growth: -50)
    for (name, turns) in [("first", phase), ("second", 1 + phase), ("back", 2 - phase)] {
      result[name] = durations.map { duration in
        StandIn.seconds = 1000 + turns * duration
        return draw(stages.shown)
      }
    }
    StandIn.seconds = 1000
    return result
  }

  private func draw(
    _ view: any View, _ scheme: ColorScheme = .light, _ direction: LayoutDirection = .leftToRight,
    reducesMotion: Bool = false, growth: CGFloat = 0
  ) -> [String: Any] {
    let canvas = Canvas(EnvironmentValues(scheme, direction, reducesMotion: reducesMotion))
    return canvas.draw(view, in: CGSize(width: size.width + growth, height: size.height))
  }

  private func layers(_ drawn: [String: Any]) -> Int { (drawn["layers"] as? [Any])?.count ?? -1 }
}
