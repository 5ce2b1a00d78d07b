import SkelLayers
import SkelModel

// MARK: - Interface

/// A gradient whose points, locations or colours move in a way that no box travelling behind a hole can show: it turns,
/// stretches or changes colour. Points and locations are no CSS properties, so SVG's own animation elements move them.
struct SVGMovingGradient: Hashable {
  private let gradient: LayerGradient
  private let moves: [LayerMove]
  /// Seconds until animations start.
  private let start: Double
  /// The locations between which the gradient is written, so that none lies outside 0…1.
  private let low: Double
  private let high: Double
  /// The class of each stop; empty where no colour moves.
  var stopClasses: [Int] = []

  init(_ gradient: LayerGradient, _ moves: [LayerMove], _ start: Double) {
    self.gradient = gradient
    self.moves = moves
    self.start = start
    let points = moves.filter { !$0.channels.isDisjoint(with: .gradientPoints) }
    // Two points that move in different time cannot both be moved to other locations.
    guard points.allSatisfy({ $0.tempo == points[0].tempo }) else {
      (low, high) = (0, 1)
      return
    }
    let (first, last) = gradient.ends(of: moves)
    let locations = gradient.locations + first.locations + last.locations
    low = locations.min().map { min($0, 0) } ?? 0
    high = locations.max().map { max($0, 1) } ?? 1
  }

  /// The animation of each stop's colour; empty where no colour moves.
  var stopRuns: [SVGRun] {
    guard let move = moves.first(where: { $0.channels.contains(.colours) }) else { return [] }
    let tempo = SVGTempo(move.tempo, start)
    return zip(move.animation.from.colours, move.animation.to.colours).map {
      SVGRun(keyframes: .stop($0, $1), tempo: tempo)
    }
  }
}

extension SVGPaints {
  func append(_ moving: SVGMovingGradient, _ index: Int, to out: inout OutputBuffer) {
    moving.append(index, self, to: &out)
  }
}

// MARK: - Implementation

extension SVGMovingGradient {
  fileprivate func append(_ index: Int, _ paints: SVGPaints, to out: inout OutputBuffer) {
    let (first, last) = gradient.ends(of: moves)
    let still = gradient.spanning(low, high)
    let from = first.spanning(low, high)
    let to = last.spanning(low, high)
    paints.openGradient(still, "moving-", index, to: &out)
    out.append(">")
    append("x1", .startX, still.start.x, from.start.x, to.start.x, to: &out)
    append("y1", .startY, still.start.y, from.start.y, to.start.y, to: &out)
    append("x2", .endX, still.end.x, from.end.x, to.end.x, to: &out)
    append("y2", .endY, still.end.y, from.end.y, to.end.y, to: &out)
    let locations = moves.first { $0.channels.contains(.locations) }
    for stop in gradient.colours.indices {
      let motionClass = stopClasses.isEmpty ? nil : stopClasses[stop]
      paints.openStop(gradient.colours[stop], still.locations[stop], motionClass: motionClass, to: &out)
      guard let locations else {
        out.append("/>")
        continue
      }
      out.append(">")
      append("offset", from.locations[stop], to.locations[stop], locations.tempo, to: &out)
      out.append("</stop>")
    }
    out.append("</linearGradient>\n")
  }

  /// One coordinate of the gradient's points. Where locations are moved in from outside, each coordinate hangs on both
  /// points, which then move in one time.
  private func append(
    _ name: StaticString, _ channel: LayerChannels, _ still: Double, _ from: Double, _ to: Double,
    to out: inout OutputBuffer
  ) {
    let isBoth = low < 0 || high > 1
    let wanted = isBoth ? LayerChannels.gradientPoints : channel
    guard let move = moves.first(where: { !$0.channels.isDisjoint(with: wanted) }) else { return }
    if from == still, to == still { return }
    append(name, from, to, move.tempo, to: &out)
  }

  private func append(
    _ name: StaticString, _ from: Double, _ to: Double, _ tempo: LayerTempo, to out: inout OutputBuffer
  ) {
    out.append("<animate attributeName=\"")
    out.append(name)
    out.append("\" values=\"")
    out.append(from)
    out.append(";")
    out.append(to)
    if tempo.autoreverses {
      out.append(";")
      out.append(from)
    }
    appendTiming(of: tempo, to: &out)
    out.append("\" dur=\"")
    out.append(tempo.autoreverses ? tempo.duration * 2 : tempo.duration)
    if start + tempo.delay > 0 {
      out.append("s\" begin=\"")
      out.append(start + tempo.delay)
    }
    out.append("s\" repeatCount=\"indefinite\"/>")
  }

  /// The way back is the way there backwards, easing and all.
  private func appendTiming(of tempo: LayerTempo, to out: inout OutputBuffer) {
    guard tempo.timing != .linear else { return }
    let (first, second) = tempo.timing.controlPoints
    out.append("\" calcMode=\"spline\" keyTimes=\"0;")
    out.append(tempo.autoreverses ? "0.5;1" : "1")
    out.append("\" keySplines=\"")
    appendSpline(first, second, to: &out)
    guard tempo.autoreverses else { return }
    out.append(";")
    appendSpline(Point(x: 1 - second.x, y: 1 - second.y), Point(x: 1 - first.x, y: 1 - first.y), to: &out)
  }

  private func appendSpline(_ first: Point, _ second: Point, to out: inout OutputBuffer) {
    out.append(first.x)
    out.append(" ")
    out.append(first.y)
    out.append(" ")
    out.append(second.x)
    out.append(" ")
    out.append(second.y)
  }
}
