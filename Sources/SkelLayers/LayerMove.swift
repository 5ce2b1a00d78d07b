import SkelModel

// MARK: - Interface

/// What animations can change of a layer that a flat picture shows, each by itself.
package struct LayerChannels: OptionSet, Hashable, Sendable {
  package var rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let opacity = LayerChannels(rawValue: 1 << 0)
  package static let background = LayerChannels(rawValue: 1 << 1)
  package static let positionX = LayerChannels(rawValue: 1 << 2)
  package static let positionY = LayerChannels(rawValue: 1 << 3)
  package static let translationX = LayerChannels(rawValue: 1 << 4)
  package static let translationY = LayerChannels(rawValue: 1 << 5)
  package static let rotation = LayerChannels(rawValue: 1 << 6)
  package static let scaleX = LayerChannels(rawValue: 1 << 7)
  package static let scaleY = LayerChannels(rawValue: 1 << 8)
  package static let startX = LayerChannels(rawValue: 1 << 9)
  package static let startY = LayerChannels(rawValue: 1 << 10)
  package static let endX = LayerChannels(rawValue: 1 << 11)
  package static let endY = LayerChannels(rawValue: 1 << 12)
  package static let locations = LayerChannels(rawValue: 1 << 13)
  package static let colours = LayerChannels(rawValue: 1 << 14)

  /// Where the gradient's two points are.
  package static let gradientPoints: LayerChannels = [.startX, .startY, .endX, .endY]
  package static let gradient: LayerChannels = [.gradientPoints, .locations, .colours]
}

/// One animation and what is left to it to change: where several set the same, the last one does, as in Core Animation.
package struct LayerMove: Hashable, Sendable {
  package var animation: LayerAnimation
  package var channels: LayerChannels

  /// The move without all that it does to other channels; `nil` where nothing is left.
  package func limited(to others: LayerChannels) -> LayerMove? {
    let common = channels.intersection(others)
    return common.isEmpty ? nil : LayerMove(animation: animation, channels: common)
  }
}

/// The animations that can be seen of a layer with this fill, in order. Key paths that no picture shows are left out,
/// and values that do not fit their key path or the number of the gradient's colours.
package func visibleMoves(of animations: [LayerAnimation], on fill: LayerFill) -> [LayerMove] {
  var taken: LayerChannels = []
  var moves: [LayerMove] = []
  for animation in animations.reversed() {
    guard let keyPath = AnimatedKeyPath(rawValue: animation.keyPath), keyPath.takes(animation.from),
      keyPath.takes(animation.to)
    else { continue }
    let own = keyPath.channels.subtracting(taken).subtracting(unseen(animation, on: fill))
    taken.formUnion(own)
    if !own.isEmpty { moves.append(LayerMove(animation: animation, channels: own)) }
  }
  return moves.reversed()
}

extension AnimationValue {
  /// The value along one axis: a number counts for both.
  package var x: Double {
    switch self {
    case .number(let number): number
    case .point(let point): point.x
    case .numbers, .colour, .colours: 0
    }
  }

  package var y: Double {
    switch self {
    case .number(let number): number
    case .point(let point): point.y
    case .numbers, .colour, .colours: 0
    }
  }

  package var colours: [Colour] {
    switch self {
    case .colour(let colour): [colour]
    case .colours(let colours): colours
    case .number, .point, .numbers: []
    }
  }

  package var numbers: [Double] {
    if case .numbers(let numbers) = self { numbers } else { [] }
  }
}

extension LayerGradient {
  /// Sets what these channels are of a gradient.
  package mutating func set(_ channels: LayerChannels, _ value: AnimationValue) {
    if channels.contains(.startX) { start.x = value.x }
    if channels.contains(.startY) { start.y = value.y }
    if channels.contains(.endX) { end.x = value.x }
    if channels.contains(.endY) { end.y = value.y }
    if channels.contains(.locations) { locations = value.numbers }
    if channels.contains(.colours) { colours = value.colours }
  }
}

extension LayerTree {
  /// The point that an animated position counts from, in screen coordinates: the superlayer's origin. A block and a
  /// holder of lines lie in their own view, lines and sections in their holder.
  package func positionOrigin(of layer: Layer) -> Point {
    let isPart =
      switch layer.role {
      case .line, .section: layer.parent >= 0
      case .container, .block, .holder, .border: false
      }
    let frame = isPart ? layers[Int(layer.parent)].frame : layer.frame
    return Point(x: frame.x, y: frame.y)
  }
}

// MARK: - Implementation

/// What an animation cannot change of a fill.
private func unseen(_ animation: LayerAnimation, on fill: LayerFill) -> LayerChannels {
  guard case .gradient(let gradient) = fill else { return .gradient }
  let count = gradient.colours.count
  var unseen: LayerChannels = []
  if animation.from.numbers.count != count || animation.to.numbers.count != count { unseen.insert(.locations) }
  if animation.from.colours.count != count || animation.to.colours.count != count { unseen.insert(.colours) }
  return unseen
}

extension AnimatedKeyPath {
  fileprivate var channels: LayerChannels {
    switch self {
    case .opacity: .opacity
    case .backgroundColor: .background
    case .position: [.positionX, .positionY]
    case .positionX: .positionX
    case .positionY: .positionY
    case .translation: [.translationX, .translationY]
    case .translationX: .translationX
    case .translationY: .translationY
    case .rotation, .rotationZ: .rotation
    case .scale: [.scaleX, .scaleY]
    case .scaleX: .scaleX
    case .scaleY: .scaleY
    case .startPoint: [.startX, .startY]
    case .startPointX: .startX
    case .startPointY: .startY
    case .endPoint: [.endX, .endY]
    case .endPointX: .endX
    case .endPointY: .endY
    case .locations: .locations
    case .colors: .colours
    }
  }
}
