import SkelLayers
import SkelModel

// MARK: - Interface

/// How the layers of one SVG move: what each of them needs, and the keyframes, classes and gradients behind it, each
/// distinct one once.
///
/// All of it stands behind `prefers-reduced-motion: no-preference`, so a rasteriser that knows no media queries and a
/// viewer who wants no motion see the still picture, which the attributes say. Animations start when the screen's delay
/// and transition are over, as the library starts them.
struct SVGMotion {
  private(set) var keyframes = SVGTable<SVGKeyframes>()
  private(set) var classes = SVGTable<SVGMotionClass>()
  private(set) var overlays = SVGTable<SVGOverlay>()
  private(set) var bands = SVGTable<LayerGradient>()
  private(set) var movingGradients = SVGTable<SVGMovingGradient>()
  private var plans: [SVGPlan] = []
  private var knownPlans: [SVGPlanKey: Int32] = [:]
  let usesSlides: Bool

  /// More travelling boxes than this make a browser slow, as it keeps each of them by itself: with 1,000 Chromium shows
  /// 6 frames a second. Then layers share a moving gradient, which is painted anew for every frame.
  private static let mostSlides = 256

  init(_ trees: [LayerTree]) { usesSlides = slideCount(of: trees) <= SVGMotion.mostSlides }

  /// What the layers of a tree need: the plan of each by its index; empty where none moves.
  mutating func add(_ tree: LayerTree, to paints: inout SVGPaints) -> [Int32] {
    guard !tree.animationLists.isEmpty else { return [] }
    let start = tree.delay + tree.transition.seconds
    let hasPositions = tree.animationLists.map { $0.contains { $0.keyPath.hasPrefix("position") } }
    var known: [FillAndMotion: Int32] = [:]
    var result = Array(repeating: Int32(-1), count: tree.layers.count)
    for (index, layer) in tree.layers.enumerated() where layer.animations >= 0 && layer.fill >= 0 {
      let pair = FillAndMotion(layer)
      if let plan = known[pair] {
        result[index] = plan
        continue
      }
      var key = SVGPlanKey(
        fill: tree.fills[Int(layer.fill)], animations: tree.animationLists[Int(layer.animations)], start: start)
      if hasPositions[Int(layer.animations)] {
        let origin = tree.positionOrigin(of: layer)
        key.middle = Point(x: layer.frame.midX - origin.x, y: layer.frame.midY - origin.y)
      }
      result[index] = number(of: key, &paints)
      if !hasPositions[Int(layer.animations)] { known[pair] = result[index] }
    }
    return result
  }

  /// The class that makes the layers of a tree appear; `nil` where they are there at once.
  mutating func appearance(of tree: LayerTree) -> Int? {
    let seconds = tree.transition.seconds
    guard !tree.layers.isEmpty, seconds + tree.delay > 0 else { return nil }
    let tempo = SVGTempo(duration: seconds, timing: .easeInEaseOut, delay: tree.delay, repetition: .onceFromTheStart)
    return intern(SVGMotionClass(runs: [SVGRun(keyframes: .appear, tempo: tempo)]))
  }

  subscript(plan index: Int32) -> SVGPlan { plans[Int(index)] }
}

/// What one layer needs to move; classes by number.
struct SVGPlan {
  /// Moves and fades the whole layer.
  var pose: Int?
  /// On the shape; moves and fades, too, where it is all that is written for the layer.
  var shape: Int?
  /// On the box that travels behind a hole of the layer's shape.
  var band: Int?
  /// On a second shape, behind the layer's fill.
  var background: Int?
  var overlay: Int?
}

/// A second colour that fades in and out over shapes of another opaque one: what a change of colour shows, with nothing
/// painted anew.
struct SVGOverlay: Hashable {
  var colour: Colour
  /// Of the fading.
  var motionClass: Int
}

/// Layers with the same key move alike.
struct SVGPlanKey: Hashable {
  var fill: LayerFill
  var animations: [LayerAnimation]
  /// Seconds until animations start.
  var start: Double
  /// The layer's, from the point that positions count from; zero where no position moves.
  var middle = Point(x: 0, y: 0)
}

/// Distinct values by number.
struct SVGTable<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    if let known = numbers[value] { return known }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }

  /// The number of a value that was taken in.
  func knownNumber(of value: Value) -> Int { numbers[value, default: 0] }
}

extension SVGMotion {
  /// The number of a class, its keyframes taken in.
  mutating func intern(_ motionClass: SVGMotionClass) -> Int {
    for run in motionClass.runs { _ = keyframes.number(of: run.keyframes) }
    return classes.number(of: motionClass)
  }

  mutating func addOverlay(_ colour: Colour, _ tempo: SVGTempo, _ paints: inout SVGPaints) -> Int {
    paints.add(.colour(colour))
    let fading = intern(SVGMotionClass(runs: [SVGRun(keyframes: .opacity(0, 1), tempo: tempo)]))
    return overlays.number(of: SVGOverlay(colour: colour, motionClass: fading))
  }

  /// The class of a slide's box.
  mutating func addBand(_ slide: SVGSlide, _ start: Double, _ paints: inout SVGPaints) -> Int {
    paints.addStops(slide.band.colours)
    let travel = SVGKeyframes.slide(slide.from, slide.to, scale: slide.scale)
    let tempo = SVGTempo(slide.tempo, start)
    // Until then the box is the layer itself, in the layer's own gradient.
    let turn = SVGTempo(duration: 0.001, timing: .linear, delay: tempo.delay, repetition: .onceForGood)
    let band = SVGKeyframes.band(bands.number(of: slide.band))
    return intern(
      SVGMotionClass(
        runs: [SVGRun(keyframes: travel, tempo: tempo), SVGRun(keyframes: band, tempo: turn)], box: .corner))
  }

  mutating func addMovingGradient(
    _ gradient: LayerGradient, _ moves: [LayerMove], _ start: Double, _ paints: inout SVGPaints
  ) -> Int {
    paints.addStops(gradient.colours)
    var moving = SVGMovingGradient(gradient, moves, start)
    moving.stopClasses = moving.stopRuns.map { intern(SVGMotionClass(runs: [$0])) }
    return movingGradients.number(of: moving)
  }
}

extension SVGTempo {
  init(_ tempo: LayerTempo, _ start: Double) {
    self.init(
      duration: tempo.duration, timing: tempo.timing, delay: start + tempo.delay,
      repetition: tempo.autoreverses ? .forthAndBack : .forever)
  }
}

// MARK: - Implementation

private struct FillAndMotion: Hashable {
  var fill: Int32
  var animations: Int32

  init(_ layer: Layer) {
    fill = layer.fill
    animations = layer.animations
  }
}

extension Transition {
  fileprivate var seconds: Double {
    switch self {
    case .none: 0
    case .crossDissolve(let seconds): seconds
    }
  }
}

/// How many layers have a gradient that slides.
private func slideCount(of trees: [LayerTree]) -> Int {
  var count = 0
  for tree in trees where !tree.animationLists.isEmpty {
    var known: [FillAndMotion: Bool] = [:]
    for layer in tree.layers where layer.animations >= 0 && layer.fill >= 0 {
      let pair = FillAndMotion(layer)
      let slides =
        known[pair] ?? tree.fills[Int(layer.fill)].slides(by: tree.animationLists[Int(layer.animations)])
      known[pair] = slides
      if slides { count += 1 }
    }
  }
  return count
}

extension SVGMotion {
  private mutating func number(of key: SVGPlanKey, _ paints: inout SVGPaints) -> Int32 {
    if let known = knownPlans[key] { return known }
    plans.append(plan(key, &paints))
    knownPlans[key] = Int32(plans.count - 1)
    return Int32(plans.count - 1)
  }
}
