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
  private(set) var keyframes = Numbering<SVGKeyframes>()
  private(set) var classes = Numbering<SVGMotionClass>()
  private(set) var overlays = Numbering<SVGOverlay>()
  private(set) var bands = Numbering<LayerGradient>()
  private(set) var movingGradients = Numbering<SVGMovingGradient>()
  private(set) var masks: [SVGMotionMask] = []
  private var plans: [SVGPlan] = []
  private var knownPlans: [SVGPlanKey: Int32] = [:]
  let usesSlides: Bool

  /// More travelling boxes than this make a browser slow, as it keeps each of them by itself: with 1,000 Chromium shows
  /// 6 frames a second. Then layers share a moving gradient, which is painted anew for every frame.
  private static let mostSlides = 256

  init(_ pictures: [SVGPicture]) { usesSlides = slideCount(of: pictures) <= SVGMotion.mostSlides }

  /// What the layers of a tree need: the plan of each by its index; empty where none moves.
  mutating func add(_ picture: SVGPicture, to paints: inout SVGPaints) -> [Int32] {
    let tree = picture.tree
    guard !tree.animationLists.isEmpty else { return [] }
    let start = tree.delay + tree.transition.seconds
    let hasPositions = tree.animationLists.map { $0.contains { $0.keyPath.hasPrefix("position") } }
    var known: [FillAndMotion: Int32] = [:]
    var result = Array(repeating: Int32(-1), count: tree.layers.count)
    for (index, layer) in tree.layers.enumerated() where layer.animations >= 0 && layer.fill >= 0 {
      let pair = FillAndMotion(picture, index)
      if let plan = known[pair] {
        result[index] = plan
        continue
      }
      var key = SVGPlanKey(
        fill: tree.fills[Int(pair.fill)], animations: tree.animationLists[Int(layer.animations)], start: start)
      key.isOverColour = pair.fill != layer.fill
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

/// How a group is seen through a mask of SVG's own: always, or while it moves.
enum SVGMaskUse {
  case attribute(Int)
  case motionClass(Int)
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
  /// The fill takes the place of a colour when they do.
  var isOverColour = false
  /// The layer's, from the point that positions count from; zero where no position moves.
  var middle = Point(x: 0, y: 0)
}

/// A mask of SVG's own, and the class that moves the gradient in it.
struct SVGMotionMask {
  var mask: SVGMask
  var motionClass: Int?
}

extension SVGMotion {
  /// Takes in the masks of a picture's own: what the group around each masked layer says.
  mutating func addMasks(of picture: SVGPicture, to paints: inout SVGPaints) -> [SVGMaskUse] {
    let start = picture.tree.delay + picture.tree.transition.seconds
    return picture.masks.map { mask in
      let moves = visibleMoves(of: mask.animations, on: .gradient(mask.gradient))
      var motionMask = SVGMotionMask(mask: mask)
      if !moves.isEmpty {
        let gradient = addMovingGradient(mask.gradient, moves, start, &paints)
        motionMask.motionClass = intern(SVGMotionClass(runs: [], fill: gradient))
      }
      masks.append(motionMask)
      let number = masks.count - 1
      guard mask.isOnlyInMotion else { return .attribute(number) }
      return .motionClass(
        intern(SVGMotionClass(runs: [SVGRun(keyframes: .mask(number), tempo: .turn(at: start))])))
    }
  }

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
  mutating func addBand(_ slide: SVGSlide, _ key: SVGPlanKey, _ paints: inout SVGPaints) -> Int {
    paints.addStops(slide.band.colours)
    let travel = SVGKeyframes.slide(slide.from, slide.to, scale: slide.scale)
    let tempo = SVGTempo(slide.tempo, key.start)
    // Until then the box is the layer itself, in the layer's own fill.
    let turn = SVGTempo.turn(at: tempo.delay)
    let band = SVGKeyframes.band(bands.number(of: slide.band), overColour: key.isOverColour)
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
  /// From one moment to the next, for good.
  static func turn(at moment: Double) -> SVGTempo {
    SVGTempo(duration: 0.001, timing: .linear, delay: moment, repetition: .onceForGood)
  }

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
  /// What it stands in for, where it has another fill in motion.
  var still: Int32

  init(_ picture: SVGPicture, _ index: Int) {
    fill = picture.fillInMotion(of: index)
    animations = picture.tree.layers[index].animations
    still = picture.tree.layers[index].fill
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
private func slideCount(of pictures: [SVGPicture]) -> Int {
  var count = 0
  for picture in pictures where !picture.tree.animationLists.isEmpty {
    let tree = picture.tree
    var known: [FillAndMotion: Bool] = [:]
    for (index, layer) in tree.layers.enumerated() where layer.animations >= 0 && layer.fill >= 0 {
      let pair = FillAndMotion(picture, index)
      let slides =
        known[pair] ?? tree.fills[Int(pair.fill)].slides(by: tree.animationLists[Int(layer.animations)])
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
