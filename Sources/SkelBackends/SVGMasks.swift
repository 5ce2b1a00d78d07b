import SkelLayers
import SkelModel

// MARK: - Interface

/// A tree whose masks are turned into what SVG moves well.
///
/// A flat fill seen through a gradient is a gradient of that colour, which moves as any other. What is no flat fill, is
/// a border, sticks out of its mask or changes its colour by itself is seen through a mask of SVG's own.
struct SVGPicture {
  var tree: LayerTree
  /// For each layer the fill that it has while it moves, where that is another one than its own, else -1; empty where
  /// that is nowhere so.
  private(set) var movingFills: [Int32] = []
  /// For each layer the index of its mask of SVG's own, else -1; empty where no layer has one.
  private(set) var maskOfLayer: [Int32] = []
  private(set) var masks: [SVGMask] = []

  init(_ tree: LayerTree) {
    self.tree = tree
    guard !tree.masks.isEmpty else { return }
    movingFills = Array(repeating: -1, count: tree.layers.count)
    maskOfLayer = movingFills
    var fills = Numbering<LayerFill>()
    var lists = Numbering<[LayerAnimation]>()
    for fill in tree.fills { _ = fills.number(of: fill) }
    for list in tree.animationLists { _ = lists.number(of: list) }
    for index in tree.layers.indices where tree.layers[index].mask >= 0 { paintMask(of: index, &fills, &lists) }
    self.tree.fills = fills.values
    self.tree.animationLists = lists.values
  }

  /// The index of what a layer is painted with while it moves.
  func fillInMotion(of layer: Int) -> Int32 {
    movingFills.isEmpty || movingFills[layer] < 0 ? tree.layers[layer].fill : movingFills[layer]
  }

  /// The index of a layer's mask of SVG's own.
  func mask(of layer: Int) -> Int? {
    maskOfLayer.isEmpty || maskOfLayer[layer] < 0 ? nil : Int(maskOfLayer[layer])
  }
}

/// A mask of SVG's own, as a box filled with a gradient of white.
struct SVGMask {
  /// In screen coordinates.
  var box: Rect
  var gradient: LayerGradient
  var animations: [LayerAnimation]
  var isOnlyInMotion: Bool
}

// MARK: - Implementation

extension SVGPicture {
  private mutating func paintMask(
    of index: Int, _ fills: inout Numbering<LayerFill>, _ lists: inout Numbering<[LayerAnimation]>
  ) {
    let layer = tree.layers[index]
    let mask = tree.masks[Int(layer.mask)]
    let own = layer.animations < 0 ? [] : tree.animationLists[Int(layer.animations)]
    guard layer.fill >= 0, case .colour(let colour) = tree.fills[Int(layer.fill)], layer.border < 0,
      !own.contains(where: { $0.keyPath == AnimatedKeyPath.backgroundColor.rawValue }),
      let seen = mask.seen(in: tree.paintedBox(of: layer))
    else {
      addMask(mask, of: index)
      return
    }
    let fill = Int32(fills.number(of: .gradient(seen.gradient.over(colour))))
    if mask.isOnlyInMotion { movingFills[index] = fill } else { tree.layers[index].fill = fill }
    let animations = own + seen.animations.map { $0.over(colour) }
    if !animations.isEmpty { tree.layers[index].animations = Int32(lists.number(of: animations)) }
  }

  private mutating func addMask(_ mask: LayerMask, of index: Int) {
    let layer = tree.layers[index]
    let picture = tree.pictureFrame(of: layer)
    let x = min(picture.x, layer.frame.x)
    let y = min(picture.y, layer.frame.y)
    let whole = Rect(
      x: x - layer.frame.x, y: y - layer.frame.y, width: max(picture.maxX, layer.frame.maxX) - x,
      height: max(picture.maxY, layer.frame.maxY) - y)
    let box = mask.covered(of: whole)
    let seen = mask.seen(in: box) ?? (gradient: LayerGradient.clear, animations: [])
    maskOfLayer[index] = Int32(masks.count)
    let white = Colour(ColourComponents(gray: 1))
    masks.append(
      SVGMask(
        box: Rect(x: box.x + layer.frame.x, y: box.y + layer.frame.y, width: box.width, height: box.height),
        gradient: seen.gradient.over(white), animations: seen.animations.map { $0.over(white) },
        isOnlyInMotion: mask.isOnlyInMotion))
  }
}

extension LayerGradient {
  /// Where a mask lies wholly beside its layer nothing is seen.
  fileprivate static let clear = LayerGradient(colours: [Colour(ColourComponents(gray: 0, alpha: 0))])
}

extension LayerTree {
  /// What a layer's shape fills, from its own corner on: its frame, or a path of another size.
  fileprivate func paintedBox(of layer: Layer) -> Rect {
    let size: Size =
      switch layer.path < 0 ? nil : paths[Int(layer.path)] {
      case .ellipse(let size), .rectangle(let size, _), .softRectangle(let size, _): size
      case nil: Size(width: layer.frame.width, height: layer.frame.height)
      }
    return Rect(x: 0, y: 0, width: size.width, height: size.height)
  }
}
