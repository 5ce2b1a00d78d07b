import SkelModel

// MARK: - Interface

extension LayerMask {
  /// The mask as a box of its layer sees it: a gradient in the box's unit square, and what moves that. The box counts
  /// from the layer's corner.
  ///
  /// `nil` where the box sticks out of the mask's frame at any moment, and where points move in a way that no two points
  /// of the box follow: not at one time, or by stretching.
  package func seen(in box: Rect) -> (gradient: LayerGradient, animations: [LayerAnimation])? {
    guard box.width > 0, box.height > 0, frame.holds(box) else { return nil }
    let moves = visibleMoves(of: animations, on: .gradient(gradient))
    let shifts = moves.filter { !$0.channels.isDisjoint(with: [.gradientPoints, .positionX, .positionY]) }
    var seen = gradient
    (seen.start, seen.end) = gradient.points(on: frame, seenIn: box)
    let others = moves.compactMap { $0.limited(to: [.locations, .colours])?.animation }
    guard let first = shifts.first else { return (seen, others) }

    guard shifts.allSatisfy({ $0.animation.runsLike(first.animation) }) else { return nil }
    let (before, after) = (ends(of: shifts) { $0.from }, ends(of: shifts) { $0.to })
    guard before.frame.holds(box), after.frame.holds(box), before.gradient.isAsLong(as: after.gradient) else {
      return nil
    }
    let from = before.gradient.points(on: before.frame, seenIn: box)
    let to = after.gradient.points(on: after.frame, seenIn: box)
    var start = first.animation
    (start.keyPath, start.from, start.to) = ("startPoint", .point(from.start), .point(to.start))
    var end = first.animation
    (end.keyPath, end.from, end.to) = ("endPoint", .point(from.end), .point(to.end))
    return (seen, [start, end] + others)
  }

  /// What never leaves the frame, of a box that counts from the layer's corner.
  package func covered(of box: Rect) -> Rect {
    let shifts = visibleMoves(of: animations, on: .gradient(gradient))
    return [frame, ends(of: shifts) { $0.from }.frame, ends(of: shifts) { $0.to }.frame].reduce(box) { box, frame in
      let x = max(box.x, frame.x)
      let y = max(box.y, frame.y)
      return Rect(
        x: x, y: y, width: max(min(box.maxX, frame.maxX) - x, 0), height: max(min(box.maxY, frame.maxY) - y, 0))
    }
  }
}

extension LayerGradient {
  /// A flat fill seen through this gradient: its colour everywhere, with both alphas.
  package func over(_ colour: Colour) -> LayerGradient {
    var result = self
    result.colours = colours.map { $0.alphas(over: colour) }
    return result
  }
}

extension LayerAnimation {
  /// The same of a flat fill that is seen through a gradient that changes its colours.
  package func over(_ colour: Colour) -> LayerAnimation {
    var result = self
    if case .colours(let colours) = from { result.from = .colours(colours.map { $0.alphas(over: colour) }) }
    if case .colours(let colours) = to { result.to = .colours(colours.map { $0.alphas(over: colour) }) }
    return result
  }
}

// MARK: - Implementation

/// A millionth of a point: what sticks out by less is a rounding error.
private let hair = 1e-6

extension LayerMask {
  private func ends(of moves: [LayerMove], _ value: (LayerAnimation) -> AnimationValue) -> LayerMask {
    var result = self
    for move in moves {
      let value = value(move.animation)
      result.gradient.set(move.channels.intersection(.gradientPoints), value)
      if move.channels.contains(.positionX) { result.frame.x = value.x }
      if move.channels.contains(.positionY) { result.frame.y = value.y }
    }
    return result
  }
}

extension LayerGradient {
  /// The gradient's two points in the unit square of a box, where the gradient itself is in that of another. How far
  /// along it a point is grows evenly across the box and down.
  fileprivate func points(on frame: Rect, seenIn box: Rect) -> (start: Point, end: Point) {
    let band = Point(x: end.x - start.x, y: end.y - start.y)
    let square = band.x * band.x + band.y * band.y
    let across = band.x * box.width / frame.width / square
    let down = band.y * box.height / frame.height / square
    let steepness = across * across + down * down
    guard steepness > 0, steepness.isFinite else { return (start, end) }
    let corner = Point(x: (box.x - frame.x) / frame.width - start.x, y: (box.y - frame.y) / frame.height - start.y)
    let offset = (corner.x * band.x + corner.y * band.y) / square
    let length = Point(x: across / steepness, y: down / steepness)
    return (
      Point(x: -offset * length.x, y: -offset * length.y),
      Point(x: (1 - offset) * length.x, y: (1 - offset) * length.y)
    )
  }

  fileprivate func isAsLong(as other: LayerGradient) -> Bool {
    (end.x - start.x - other.end.x + other.start.x).magnitude < hair
      && (end.y - start.y - other.end.y + other.start.y).magnitude < hair
  }
}

extension LayerAnimation {
  fileprivate func runsLike(_ other: LayerAnimation) -> Bool {
    duration == other.duration && timing == other.timing && autoreverses == other.autoreverses && delay == other.delay
  }
}

extension Rect {
  fileprivate func holds(_ other: Rect) -> Bool {
    other.x >= x - hair && other.y >= y - hair && other.maxX <= maxX + hair && other.maxY <= maxY + hair
  }
}

extension Colour {
  fileprivate func alphas(over colour: Colour) -> Colour {
    var result = colour
    result.light.alpha *= light.alpha
    result.dark.alpha *= dark.alpha
    return result
  }
}
