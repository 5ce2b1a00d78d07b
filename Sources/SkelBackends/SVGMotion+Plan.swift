import SkelLayers
import SkelModel

// MARK: - Interface

extension SVGMotion {
  /// What layers of a fill need to move as their animations say.
  mutating func plan(_ key: SVGPlanKey, _ paints: inout SVGPaints) -> SVGPlan {
    let moves = visibleMoves(of: key.animations, on: key.fill)
    var plan = SVGPlan()
    var pose = poseRuns(moves, key)
    let colours = colourRun(moves, key)
    var shape: [SVGRun] = []
    if let colours {
      switch key.fill {
      case .colour(let colour):
        if moves.count == 1, let end = crossFade(moves[0], from: colour, paints) {
          plan.overlay = addOverlay(end, colours.tempo, &paints)
        } else {
          shape.append(colours)
        }
      case .gradient, .image: plan.background = intern(SVGMotionClass(runs: [colours]))
      }
    }
    var moving: Int?
    let sliding = gradientMoves(of: moves)
    if case .gradient(let gradient) = key.fill, !sliding.isEmpty {
      if usesSlides, let slide = SVGSlide(sliding, of: gradient) {
        plan.band = addBand(slide, key, &paints)
      } else {
        let number = addMovingGradient(gradient, sliding, key.start, &paints)
        if key.isOverColour {
          shape.append(SVGRun(keyframes: .moving(number), tempo: .turn(at: key.start)))
        } else {
          moving = number
        }
      }
    }
    var box = SVGTransformBox.view
    if plan.band == nil, plan.background == nil, !pose.isEmpty {
      shape = pose + shape
      pose = []
      box = .middle
    }
    if !pose.isEmpty { plan.pose = intern(SVGMotionClass(runs: pose)) }
    if !shape.isEmpty || moving != nil { plan.shape = intern(SVGMotionClass(runs: shape, box: box, fill: moving)) }
    return plan
  }
}

extension LayerFill {
  func slides(by animations: [LayerAnimation]) -> Bool {
    guard case .gradient(let gradient) = self else { return false }
    return SVGSlide(gradientMoves(of: visibleMoves(of: animations, on: self)), of: gradient) != nil
  }
}

// MARK: - Implementation

/// What the moves do to the gradient.
private func gradientMoves(of moves: [LayerMove]) -> [LayerMove] {
  moves.compactMap { $0.limited(to: .gradient) }
}

/// What the moves do to the background colour.
private func colourRun(_ moves: [LayerMove], _ key: SVGPlanKey) -> SVGRun? {
  guard let move = moves.first(where: { $0.channels.contains(.background) }),
    let from = move.animation.from.colours.first, let to = move.animation.to.colours.first
  else { return nil }
  return SVGRun(keyframes: .fill(from, to), tempo: SVGTempo(move.tempo, key.start))
}

/// The colour that may fade in over the fill's own, where a move goes from this to it and nothing shows through.
private func crossFade(_ move: LayerMove, from colour: Colour, _ paints: SVGPaints) -> Colour? {
  guard move.animation.from == .colour(colour), let end = move.animation.to.colours.first, paints.isOpaque(colour),
    paints.isOpaque(end)
  else { return nil }
  return end
}

/// Opacity and transforms of the whole layer. The properties `translate`, `rotate` and `scale` apply in this order, as
/// Core Animation puts a transform together from its parts.
private func poseRuns(_ moves: [LayerMove], _ key: SVGPlanKey) -> [SVGRun] {
  var runs: [SVGRun] = []
  var translates = false
  var scales = false
  for move in moves {
    let (from, to) = (move.animation.from, move.animation.to)
    var keyframes: [(SVGKeyframes, isAdded: Bool)] = []
    if move.channels.contains(.opacity) { keyframes.append((.opacity(from.x, to.x), false)) }
    if let axes = MovedAxes(move, .positionX, .positionY) {
      let ends = (axes.part(of: from, less: key.middle), axes.part(of: to, less: key.middle))
      keyframes.append((.translate(ends.0, ends.1), translates))
      translates = true
    }
    if let axes = MovedAxes(move, .translationX, .translationY) {
      keyframes.append((.translate(axes.part(of: from), axes.part(of: to)), translates))
      translates = true
    }
    if move.channels.contains(.rotation) { keyframes.append((.rotate(from.x, to.x), false)) }
    if let axes = MovedAxes(move, .scaleX, .scaleY) {
      keyframes.append((.scale(axes.part(of: from, orElse: 1), axes.part(of: to, orElse: 1)), scales))
      scales = true
    }
    let tempo = SVGTempo(move.tempo, key.start)
    runs += keyframes.map { SVGRun(keyframes: $0.0, tempo: tempo, isAdded: $0.isAdded) }
  }
  return runs
}

/// Along which axes a move changes something.
private struct MovedAxes {
  private let x: Bool
  private let y: Bool

  /// `nil` for none.
  init?(_ move: LayerMove, _ x: LayerChannels, _ y: LayerChannels) {
    self.x = move.channels.contains(x)
    self.y = move.channels.contains(y)
    if !self.x, !self.y { return nil }
  }

  func part(of value: AnimationValue, less origin: Point = Point(x: 0, y: 0), orElse rest: Double = 0) -> Point {
    Point(x: x ? value.x - origin.x : rest, y: y ? value.y - origin.y : rest)
  }
}
