import SkelModel
import SkelSyntax

// MARK: - Interface

/// Reports placeholders that have the colour of what they stand on, in light or in dark surroundings: the screen's
/// background, or that of the nearest container that paints one. Where the ground is not known, as on a clear screen or
/// over another placeholder, nothing is said. One message for each fill on each ground.
func reportInvisibleFills(in tree: LayerTree, into diagnostics: inout Diagnostics) {
  var grounds = Grounds(under: tree)
  var asked: [Painting: Int] = [:]
  // Most layers are painted like the one before.
  var settled: Painting?
  var index = 0
  while index < tree.layers.count {
    let layer = tree.layers[index]
    grounds.leave(before: index)
    if layer.isHidden {
      index = max(Int(layer.end), index + 1)
      continue
    }
    switch layer.role {
    case .container: grounds.enter(index, until: Int(layer.end), of: tree)
    case .holder:
      let holder = Int(layer.parent)
      grounds.enter(index, until: holder < 0 ? tree.layers.count : Int(tree.layers[holder].end), of: tree)
    case .border: break
    case .block, .line, .section:
      guard layer.fill >= 0 else { break }
      let painting = Painting(fill: layer.fill, animations: layer.animations, ground: grounds.current)
      guard painting != settled else { break }
      guard asked[painting, default: 0] < mostAsked else {
        settled = painting
        break
      }
      let schemes = grounds.schemes(hiding: painting, of: tree)
      if schemes.isEmpty {
        asked[painting] = mostAsked
        settled = painting
      } else if !grounds.holds(layer.frame) || tree.coversAnother(index) {
        asked[painting, default: 0] += 1
      } else {
        asked[painting] = mostAsked
        diagnostics.report(.invisibleFill(tree.screen, Int(layer.element), schemes))
      }
    }
    index += 1
  }
}

// MARK: - Implementation

/// How many layers of one fill on one ground are looked at before nothing is said of it.
private let mostAsked = 20

/// 3 of 255: nobody tells two colours apart that differ by less in each component.
private let leastDifference = 3.0 / 255

private struct Painting: Hashable {
  var fill: Int32
  var animations: Int32
  var ground: Int
}

private enum Scheme: String, CaseIterable {
  case light, dark
}

/// What is painted under the layer that is being looked at.
private struct Grounds {
  /// A colour each, opaque; `nil` where it is not known.
  private var colours: [Ground] = []
  private var numbers: [Step: Int] = [:]
  /// Innermost last; all stand in the ones before.
  private var open: [(number: Int, frame: Rect?, end: Int)] = []

  struct Ground {
    var light: ColourComponents?
    var dark: ColourComponents?

    subscript(scheme: Scheme) -> ColourComponents? { scheme == .light ? light : dark }
  }

  /// A fill painted over a ground.
  private struct Step: Hashable {
    var ground: Int
    var fill: Int32
  }

  init(under tree: borrowing LayerTree) {
    let screen = tree.backgroundColor
    colours.append(Ground(light: screen?.light.opaque, dark: screen?.dark.opaque))
    open.append((0, nil, tree.layers.count))
  }

  var current: Int { open[open.count - 1].number }

  /// Whether the ground reaches as far as the frame.
  func holds(_ frame: Rect) -> Bool {
    guard let ground = open[open.count - 1].frame else { return true }
    return frame.x >= ground.x - 0.5 && frame.y >= ground.y - 0.5 && frame.maxX <= ground.maxX + 0.5
      && frame.maxY <= ground.maxY + 0.5
  }

  mutating func leave(before layer: Int) {
    while open.count > 1, open[open.count - 1].end <= layer { open.removeLast() }
  }

  /// Takes in what a container or a holder paints under what stands in it.
  mutating func enter(_ layer: Int, until end: Int, of tree: LayerTree) {
    let fill = tree.layers[layer].fill
    guard fill >= 0 else { return }
    let frame = tree.layers[layer].frame
    let step = Step(ground: holds(frame) ? current : -1, fill: fill)
    if numbers[step] == nil {
      numbers[step] = colours.count
      colours.append(painted(tree.fills[Int(fill)], on: step.ground < 0 ? Ground() : colours[step.ground]))
    }
    open.append((numbers[step] ?? 0, frame, end))
  }

  private func painted(_ fill: LayerFill, on ground: Ground) -> Ground {
    guard case .colour(let colour) = fill else { return Ground() }
    return Ground(
      light: colour.light.composited(over: ground.light), dark: colour.dark.composited(over: ground.dark))
  }

  /// Where no colour that the layer is ever filled with can be told from the ground.
  func schemes(hiding painting: Painting, of tree: LayerTree) -> [Scheme] {
    var painted: [Colour]
    switch tree.fills[Int(painting.fill)] {
    case .colour(let colour): painted = [colour]
    case .gradient(let gradient): painted = gradient.colours
    case .image: return []
    }
    // Nobody expects to see it.
    if painted.allSatisfy(\.isClear) { return [] }
    if painting.animations >= 0 {
      for animation in tree.animationLists[Int(painting.animations)] {
        painted += animation.from.shades + animation.to.shades
      }
    }
    return Scheme.allCases.filter { scheme in
      guard let ground = colours[painting.ground][scheme] else { return false }
      return painted.allSatisfy { colour in
        let components = scheme == .light ? colour.light : colour.dark
        return components.composited(over: ground)?.looksLike(ground) ?? false
      }
    }
  }
}

extension LayerTree {
  /// Whether another placeholder was painted before, where the layer stands.
  fileprivate func coversAnother(_ index: Int) -> Bool {
    layers[..<index].contains { other in
      guard other.fill >= 0, !other.isHidden, other.frame.overlaps(layers[index].frame) else { return false }
      switch other.role {
      // Those around it, and their holders, are its ground.
      case .container: return other.end <= index
      case .holder: return !(other.parent < 0 || layers[Int(other.parent)].end > index)
      case .block, .line, .section: return true
      case .border: return false
      }
    }
  }
}

extension ColourComponents {
  fileprivate var opaque: ColourComponents? { alpha >= 1 ? self : nil }

  /// What is seen of it, opaque; `nil` where that hangs on a ground that is not known.
  fileprivate func composited(over ground: ColourComponents?) -> ColourComponents? {
    if alpha >= 1 { return self }
    guard let ground else { return nil }
    let share = max(alpha, 0)
    return ColourComponents(
      red: shown(red) * share + shown(ground.red) * (1 - share),
      green: shown(green) * share + shown(ground.green) * (1 - share),
      blue: shown(blue) * share + shown(ground.blue) * (1 - share))
  }

  fileprivate func looksLike(_ other: ColourComponents) -> Bool {
    abs(shown(red) - shown(other.red)) <= leastDifference && abs(shown(green) - shown(other.green)) <= leastDifference
      && abs(shown(blue) - shown(other.blue)) <= leastDifference
  }

  /// A component as a screen shows it.
  private func shown(_ component: Double) -> Double { min(max(component, 0), 1) }
}

extension AnimationValue {
  fileprivate var shades: [Colour] {
    switch self {
    case .colour(let colour): [colour]
    case .colours(let colours): colours
    case .number, .point, .numbers: []
    }
  }
}

extension Diagnostic {
  fileprivate static func invisibleFill(_ screen: Screen, _ element: Int, _ schemes: [Scheme]) -> Diagnostic {
    let surroundings = schemes.map(\.rawValue).joined(separator: " and ")
    let fill = screen.place(of: .fill, on: element)
    return Diagnostic(
      .invisibleFill,
      "'\(screen.title(of: element))' cannot be seen in \(surroundings) surroundings: it has the colour of its background",
      screen.span(of: element), notes: fill.map { [Note("Its fill is set here", $0)] } ?? [])
  }
}
