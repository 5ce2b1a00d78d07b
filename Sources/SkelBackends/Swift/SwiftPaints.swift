import SkelLayers
import SkelModel

// MARK: - Interface

/// The constants that the layers of one screen are painted with, each distinct value once.
struct SwiftPaints {
  private(set) var defaultName: String?
  private let tree: LayerTree
  private let scheme: Scheme
  private var paints: [SwiftPaint] = []
  private var names: [SwiftPaint: String] = [:]
  private var borderNames: [String] = []
  /// Gradients that several paints share.
  private var fillNames: [Int32: String] = [:]

  init(_ tree: LayerTree, _ scheme: Scheme) {
    self.tree = tree
    self.scheme = scheme
    var uses: [SwiftPaint: Int] = [:]
    for layer in tree.layers {
      guard let paint = SwiftPaint(layer) else { continue }
      if uses[paint] == nil { paints.append(paint) }
      uses[paint, default: 0] += layer.isPlaceholder ? 1 : 0
    }
    var taken: Set<String> = []
    for paint in paints { names[paint] = unused(name(of: paint), in: &taken) }
    nameSharedFills(&taken)
    borderNames = tree.borders.map { _ in unused("border", in: &taken) }

    var most = 0
    for paint in paints where uses[paint, default: 0] > most {
      most = uses[paint, default: 0]
      defaultName = names[paint]
    }
  }

  /// `nil` where a layer is painted with nothing, or is a placeholder and painted like most.
  func name(for layer: Layer) -> String? {
    guard let paint = SwiftPaint(layer), let name = names[paint] else { return nil }
    return layer.isPlaceholder && name == defaultName ? nil : name
  }

  func borderName(for layer: Layer) -> String? { layer.border < 0 ? nil : borderNames[Int(layer.border)] }

  /// The declarations, a blank line behind each.
  func write(to text: inout SwiftText) {
    let code = SwiftPaintCode(scheme)
    for (fill, name) in fillNames.sorted(by: { $0.key < $1.key }) {
      code.write(tree.fills[Int(fill)], named: name, to: &text)
      text.line()
    }
    for paint in paints {
      let fill = fillNames[paint.fill].map { SwiftFill.constant($0) } ?? .literal(tree.fills[Int(paint.fill)])
      code.write(fill, motions(of: paint), named: names[paint, default: ""], to: &text)
      text.line()
    }
    for (border, name) in zip(tree.borders, borderNames) {
      code.write(border, named: name, to: &text)
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

/// Indices into the tree's tables.
private struct SwiftPaint: Hashable {
  var fill: Int32
  var animations: Int32

  init?(_ layer: Layer) {
    guard layer.fill >= 0 else { return nil }
    fill = layer.fill
    animations = layer.isPlaceholder ? layer.animations : -1
  }
}

extension SwiftPaints {
  /// After the colour's name in the language and the kind of motion: `skeletonDefaultPulse`, `gradientSliding`.
  private func name(of paint: SwiftPaint) -> String {
    let fill =
      switch tree.fills[Int(paint.fill)] {
      case .colour(let colour): NamedColour.all.first { isEqual($0.colour, colour) }?.name ?? "color"
      case .gradient: "gradient"
      case .image: "image"
      }
    return fill + motions(of: paint).map(\.name).joined()
  }

  private mutating func nameSharedFills(_ taken: inout Set<String>) {
    var earlier: Set<Int32> = []
    for paint in paints where !earlier.insert(paint.fill).inserted && fillNames[paint.fill] == nil {
      guard case .gradient = tree.fills[Int(paint.fill)] else { continue }
      fillNames[paint.fill] = unused("gradientFill", in: &taken)
    }
  }

  private func isEqual(_ one: Colour, _ other: Colour) -> Bool {
    one.light.bytes == other.light.bytes && one.dark.bytes == other.dark.bytes
  }

  private func motions(of paint: SwiftPaint) -> [SwiftMotion] {
    guard paint.animations >= 0 else { return [] }
    var result: [SwiftMotion] = []
    for animation in tree.animationLists[Int(paint.animations)] {
      if let last = result.last?.changes.last, last.runsLike(animation) {
        result[result.count - 1].changes.append(animation)
      } else {
        result.append(SwiftMotion(changes: [animation]))
      }
    }
    return result
  }
}

extension LayerAnimation {
  /// Both may be parts of one group.
  fileprivate func runsLike(_ other: LayerAnimation) -> Bool {
    duration == other.duration && timing == other.timing && autoreverses == other.autoreverses && delay == other.delay
  }
}
