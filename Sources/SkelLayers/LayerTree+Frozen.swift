import SkelModel

// MARK: - Interface

extension LayerTree {
  /// The tree at one moment of its motion: every layer at this phase, from 0 to 1, of its own forward run, eased. Delays
  /// and the transition do not count; what comes out stands still.
  package func frozen(at phase: Double) -> LayerTree {
    var tree = self
    tree.transition = .none
    tree.delay = 0
    tree.animationLists = []
    tree.fills = []
    tree.masks = masks.map { $0.frozen(at: min(max(phase, 0), 1)) }
    tree.poses = Array(repeating: LayerPose(), count: layers.count)
    var freezer = Freezer(phase: min(max(phase, 0), 1), fills: [:], moments: [:])
    for index in layers.indices { freezer.freeze(index, of: self, into: &tree) }
    return tree
  }
}

// MARK: - Implementation

/// One animation's value at the moment.
private struct FrozenMove {
  var channels: LayerChannels
  var value: AnimationValue
}

/// What a fill and an animation list have come to.
private struct Moment {
  var fill: Int32
  var moves: [FrozenMove]
}

private struct Freezer {
  let phase: Double
  var fills: [LayerFill: Int32]
  var moments: [MomentKey: Moment]

  struct MomentKey: Hashable {
    var fill: Int32
    var animations: Int32
  }

  mutating func freeze(_ index: Int, of tree: LayerTree, into frozen: inout LayerTree) {
    let layer = tree.layers[index]
    frozen.layers[index].animations = -1
    guard layer.fill >= 0 else { return }
    let moment = moment(of: layer, tree, &frozen)
    frozen.layers[index].fill = moment.fill
    if moment.moves.isEmpty { return }
    let isColour = if case .colour = frozen.fills[Int(moment.fill)] { true } else { false }
    frozen.poses[index] = LayerPose(
      moment.moves, layer, origin: tree.positionOrigin(of: layer), showsBackground: !isColour)
  }

  private mutating func moment(of layer: Layer, _ tree: LayerTree, _ frozen: inout LayerTree) -> Moment {
    let key = MomentKey(fill: layer.fill, animations: layer.animations)
    if let known = moments[key] { return known }
    let fill = tree.fills[Int(layer.fill)]
    var moves: [FrozenMove] = []
    if layer.animations >= 0 {
      moves = visibleMoves(of: tree.animationLists[Int(layer.animations)], on: fill).map { move in
        let progress = move.animation.timing.progress(at: phase)
        return FrozenMove(
          channels: move.channels, value: move.animation.from.mixed(with: move.animation.to, progress))
      }
    }
    let moment = Moment(fill: intern(moves.reduce(fill) { $0.moved($1) }, in: &frozen), moves: moves)
    moments[key] = moment
    return moment
  }

  private mutating func intern(_ fill: LayerFill, in tree: inout LayerTree) -> Int32 {
    if let known = fills[fill] { return known }
    let index = Int32(tree.fills.count)
    tree.fills.append(fill)
    fills[fill] = index
    return index
  }
}

extension LayerMask {
  /// The mask as it is at the moment; it stays.
  fileprivate func frozen(at phase: Double) -> LayerMask {
    var mask = self
    mask.animations = []
    mask.isOnlyInMotion = false
    for move in visibleMoves(of: animations, on: .gradient(gradient)) {
      let progress = move.animation.timing.progress(at: phase)
      let value = move.animation.from.mixed(with: move.animation.to, progress)
      mask.gradient.set(move.channels, value)
      if move.channels.contains(.positionX) { mask.frame.x = value.x }
      if move.channels.contains(.positionY) { mask.frame.y = value.y }
    }
    return mask
  }
}

extension LayerPose {
  fileprivate init(_ moves: [FrozenMove], _ layer: Layer, origin: Point, showsBackground: Bool) {
    for move in moves {
      let channels = move.channels
      let value = move.value
      if channels.contains(.opacity) { opacity = min(max(value.x, 0), 1) }
      if channels.contains(.background), showsBackground { background = value.colours.first }
      if channels.contains(.positionX) { translation.x += value.x - (layer.frame.midX - origin.x) }
      if channels.contains(.positionY) { translation.y += value.y - (layer.frame.midY - origin.y) }
      if channels.contains(.translationX) { translation.x += value.x }
      if channels.contains(.translationY) { translation.y += value.y }
      if channels.contains(.rotation) { rotation = value.x }
      if channels.contains(.scaleX) { scale.x = value.x }
      if channels.contains(.scaleY) { scale.y = value.y }
    }
  }
}

extension LayerFill {
  fileprivate func moved(_ move: FrozenMove) -> LayerFill {
    switch self {
    case .colour(let colour):
      return .colour(move.channels.contains(.background) ? move.value.colours.first ?? colour : colour)
    case .gradient(var gradient):
      gradient.set(move.channels, move.value)
      return .gradient(gradient)
    case .image: return self
    }
  }
}

// MARK: - Between two values

extension AnimationValue {
  /// Between two values of the same type, component by component.
  fileprivate func mixed(with other: AnimationValue, _ progress: Double) -> AnimationValue {
    switch self {
    case .number(let a): .number(mix(a, other.x, progress))
    case .point(let a): .point(Point(x: mix(a.x, other.x, progress), y: mix(a.y, other.y, progress)))
    case .numbers(let a): .numbers(zip(a, other.numbers).map { mix($0, $1, progress) })
    case .colour(let a): .colour(other.colours.first.map { a.mixed(with: $0, progress) } ?? a)
    case .colours(let a): .colours(zip(a, other.colours).map { $0.mixed(with: $1, progress) })
    }
  }
}

extension Colour {
  fileprivate func mixed(with other: Colour, _ progress: Double) -> Colour {
    Colour(light: light.mixed(with: other.light, progress), dark: dark.mixed(with: other.dark, progress))
  }
}

extension ColourComponents {
  /// Between the two as they are shown: what lies above 1 is 1, as in every output.
  fileprivate func mixed(with other: ColourComponents, _ progress: Double) -> ColourComponents {
    ColourComponents(
      red: mix(shown(red), shown(other.red), progress), green: mix(shown(green), shown(other.green), progress),
      blue: mix(shown(blue), shown(other.blue), progress), alpha: mix(shown(alpha), shown(other.alpha), progress))
  }

  private func shown(_ component: Double) -> Double { min(max(component, 0), 1) }
}

private func mix(_ a: Double, _ b: Double, _ progress: Double) -> Double { a + (b - a) * progress }
