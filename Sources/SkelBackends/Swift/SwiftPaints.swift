import SkelLayers
import SkelModel

// MARK: - Interface

/// The constants that the layers of one screen are painted with, each distinct value once.
struct SwiftPaints {
  private let tree: LayerTree
  private let code: SwiftPaintCode
  private var paints: [SwiftPaint] = []
  private var defaultPaint: Int?
  private var names: [String] = []
  /// Gradients that several paints share.
  private var fillNames: [Int32: String] = [:]
  private var borderNames: [String] = []
  /// What masks are painted with and how they move, and which one each of the tree's has.
  private var veils: [SwiftVeil] = []
  private var veilNames: [String] = []
  private var veilOfMask: [Int] = []
  private var poses: [LayerPose] = []
  private var poseNames: [String] = []
  /// For each layer the index of its paint and its pose; -1 where it has none.
  private var paintOfLayer: [Int32] = []
  private var poseOfLayer: [Int32] = []

  init(_ tree: LayerTree, _ code: SwiftPaintCode) {
    self.tree = tree
    self.code = code
    var taken = SwiftNames()
    findPaints()
    names = paints.map { taken.take(name(of: $0)) }
    nameSharedFills(&taken)
    borderNames = tree.borders.map { _ in taken.take("border") }
    findVeils()
    veilNames = veils.map { _ in taken.take("veil") }
    findPoses()
    poseNames = poses.map { _ in taken.take("pose") }
  }

  /// The paint of most placeholders.
  var defaultName: String? { defaultPaint.map { names[$0] } }

  /// -1 where a layer is painted with nothing.
  func paint(of layer: Int) -> Int32 { paintOfLayer[layer] }

  /// -1 where a layer just stands there.
  func pose(of layer: Int) -> Int32 { poseOfLayer[layer] }

  /// `nil` where a layer is painted with nothing.
  func fullName(for layer: Int) -> String? { paintOfLayer[layer] < 0 ? nil : names[Int(paintOfLayer[layer])] }

  /// `nil` where a layer is painted with nothing, or is a placeholder and painted like most.
  func name(for layer: Int) -> String? {
    guard let name = fullName(for: layer) else { return nil }
    return tree.layers[layer].isPlaceholder && name == defaultName ? nil : name
  }

  func borderName(for layer: Layer) -> String? { layer.border < 0 ? nil : borderNames[Int(layer.border)] }

  /// An expression; `nil` where a layer has no mask, or nothing that is seen through it.
  func maskCode(for layer: Layer, owner: String = "") -> String? {
    guard layer.mask >= 0, layer.fill >= 0 || layer.border >= 0 else { return nil }
    let mask = tree.masks[Int(layer.mask)]
    let place = [mask.frame.x, mask.frame.y].map(swiftNumber).joined(separator: ", ")
    let size = [mask.frame.width, mask.frame.height].map(swiftNumber).joined(separator: ", ")
    let stays = mask.isOnlyInMotion ? "" : ", stays: true"
    return "Mask(\(owner)\(veilNames[veilOfMask[Int(layer.mask)]]), at: \(place), size: \(size)\(stays))"
  }

  func poseName(for layer: Int) -> String? { poseOfLayer[layer] < 0 ? nil : poseNames[Int(poseOfLayer[layer])] }

  /// The declarations, a blank line behind each.
  func write(to text: inout SwiftText) {
    for (fill, name) in fillNames.sorted(by: { $0.key < $1.key }) {
      code.write(tree.fills[Int(fill)], named: name, to: &text)
      text.line()
    }
    for (paint, name) in zip(paints, names) {
      let fill = fillNames[paint.fill].map { SwiftFill.constant($0) } ?? .literal(tree.fills[Int(paint.fill)])
      code.write(fill, paint.motions, named: name, to: &text)
      text.line()
    }
    for (border, name) in zip(tree.borders, borderNames) {
      code.write(border, named: name, to: &text)
      text.line()
    }
    for (veil, name) in zip(veils, veilNames) {
      code.write(.literal(.gradient(veil.gradient)), runningMotions(of: veil.animations), named: name, to: &text)
      text.line()
    }
    for (pose, name) in zip(poses, poseNames) {
      code.write(pose, named: name, to: &text)
      text.line()
    }
  }
}

extension Layer {
  /// Stands for content that loads: what `update` paints and moves otherwise.
  var isPlaceholder: Bool {
    switch role {
    case .block, .line, .section: fill >= 0
    case .container, .holder, .border: false
    }
  }
}

// MARK: - Implementation

private struct SwiftPaint: Hashable {
  /// Index into the tree's table.
  var fill: Int32
  var animations: [LayerAnimation]
  /// They are those of the screen, as one wave crosses it.
  var isWave: Bool

  /// Those that run together.
  var motions: [SwiftMotion] {
    var result = runningMotions(of: animations)
    for index in result.indices where isWave { result[index].isWave = result[index].slides }
    return result
  }
}

/// A mask wherever it lies.
private struct SwiftVeil: Hashable {
  var gradient: LayerGradient
  var animations: [LayerAnimation]
}

/// Animations that run together are one motion.
private func runningMotions(of animations: [LayerAnimation]) -> [SwiftMotion] {
  var result: [SwiftMotion] = []
  for animation in animations {
    if let last = result.last, last.takes(animation) {
      result[result.count - 1].changes.append(animation)
    } else {
      result.append(SwiftMotion(changes: [animation], isWave: false))
    }
  }
  return result
}

/// What decides on the paint of a layer.
private struct SwiftPaintKey: Hashable {
  var fill: Int32
  var animations: Int32
  /// Of an element that slides with the screen.
  var appearance: UInt32?

  init(_ layer: Layer, in tree: LayerTree) {
    fill = layer.fill
    animations = layer.isPlaceholder ? layer.animations : -1
    guard animations >= 0 else { return }
    let element = tree.screen.elements[Int(layer.element)]
    guard tree.screen.appearances[Int(element.appearance)].sync == .screen else { return }
    appearance = element.appearance
  }
}

extension SwiftPaints {
  private mutating func findPaints() {
    var known: [SwiftPaint: Int32] = [:]
    var keys: [SwiftPaintKey: Int32] = [:]
    var uses: [Int] = []
    for layer in tree.layers {
      guard layer.fill >= 0 else {
        paintOfLayer.append(-1)
        continue
      }
      let key = SwiftPaintKey(layer, in: tree)
      let index = keys[key] ?? intern(paint(of: layer), &known)
      keys[key] = index
      if index == uses.count { uses.append(0) }
      if layer.isPlaceholder { uses[Int(index)] += 1 }
      paintOfLayer.append(index)
    }
    let most = uses.max() ?? 0
    if most > 0 { defaultPaint = uses.firstIndex(of: most) }
  }

  private func paint(of layer: Layer) -> SwiftPaint {
    guard layer.isPlaceholder, layer.animations >= 0 else {
      return SwiftPaint(fill: layer.fill, animations: [], isWave: false)
    }
    if let wave = tree.wave(of: layer) { return SwiftPaint(fill: layer.fill, animations: wave, isWave: true) }
    return SwiftPaint(fill: layer.fill, animations: tree.animationLists[Int(layer.animations)], isWave: false)
  }

  private mutating func intern(_ paint: SwiftPaint, _ known: inout [SwiftPaint: Int32]) -> Int32 {
    if let index = known[paint] { return index }
    let index = Int32(paints.count)
    known[paint] = index
    paints.append(paint)
    return index
  }

  private mutating func findVeils() {
    var known = Numbering<SwiftVeil>()
    veilOfMask = tree.masks.map { known.number(of: SwiftVeil(gradient: $0.gradient, animations: $0.animations)) }
    veils = known.values
  }

  private mutating func findPoses() {
    var known: [LayerPose: Int32] = [:]
    poseOfLayer = tree.layers.indices.map { layer in
      guard let pose = tree.pose(of: layer) else { return -1 }
      if let index = known[pose] { return index }
      let index = Int32(poses.count)
      known[pose] = index
      poses.append(pose)
      return index
    }
  }

  /// After the colour's name in the language and the kind of motion: `skeletonDefaultPulse`, `gradientSlidingRight`.
  private func name(of paint: SwiftPaint) -> String {
    let fill =
      switch tree.fills[Int(paint.fill)] {
      case .colour(let colour): NamedColour.all.first { isEqual($0.colour, colour) }?.name ?? "color"
      case .gradient: "gradient"
      case .image: "image"
      }
    let motions = paint.motions
    return fill + (motions.count > 2 ? "Moving" : motions.map(\.name).joined())
  }

  private mutating func nameSharedFills(_ taken: inout SwiftNames) {
    var earlier: Set<Int32> = []
    for paint in paints where !earlier.insert(paint.fill).inserted && fillNames[paint.fill] == nil {
      guard case .gradient = tree.fills[Int(paint.fill)] else { continue }
      fillNames[paint.fill] = taken.take("gradientFill")
    }
  }

  private func isEqual(_ one: Colour, _ other: Colour) -> Bool {
    one.light.bytes == other.light.bytes && one.dark.bytes == other.dark.bytes
  }
}
