import SkelLayers
import SkelModel

// MARK: - Interface

/// Less than this is written as 0.
let svgHair = 0.0005

/// The box of everything that is painted in a layer and below it; empty where nothing is.
struct SVGExtent {
  private var left = Double.infinity
  private var top = Double.infinity
  private var right = -Double.infinity
  private var bottom = -Double.infinity

  /// Something has to be cut off; corners that may be are taken to be.
  func sticksOut(of layer: Layer) -> Bool {
    guard left < right else { return false }
    return layer.cornerRadius > 0 || left < layer.frame.x - svgHair || top < layer.frame.y - svgHair
      || right > layer.frame.maxX + svgHair || bottom > layer.frame.maxY + svgHair
  }
}

/// One for each layer; none at all where no layer clips.
func paintedExtents(of tree: LayerTree) -> [SVGExtent] {
  guard tree.layers.contains(where: { $0.clips }) else { return [] }
  let wanders = tree.animationLists.map { $0.contains(where: \.leavesItsFrame) }
  var extents = Array(repeating: SVGExtent(), count: tree.layers.count)
  for index in tree.layers.indices.reversed() {
    let layer = tree.layers[index]
    if layer.isHidden {
      extents[index] = SVGExtent()
      continue
    }
    if tree.pose(of: index) != nil || layer.animations >= 0 && wanders[Int(layer.animations)] {
      extents[index].formUnion(.everywhere)
    }
    if layer.fill >= 0 || layer.border >= 0 { extents[index].formUnion(SVGExtent(tree.pictureFrame(of: layer))) }
    if layer.parent >= 0 { extents[Int(layer.parent)].formUnion(extents[index]) }
  }
  return extents
}

extension LayerTree {
  /// What a layer fills: its frame, but an image stands in the middle of it in its own size.
  func pictureFrame(of layer: Layer) -> Rect {
    guard layer.fill >= 0, case .image(_, let size?) = fills[Int(layer.fill)] else { return layer.frame }
    return Rect(
      x: layer.frame.midX - size.width / 2, y: layer.frame.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

// MARK: - Implementation

extension LayerAnimation {
  fileprivate var leavesItsFrame: Bool { keyPath.hasPrefix("transform") || keyPath.hasPrefix("position") }
}

extension SVGExtent {
  /// What may move anywhere.
  fileprivate static let everywhere = SVGExtent(
    Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))

  fileprivate init(_ rect: Rect) {
    left = rect.x
    top = rect.y
    right = rect.maxX
    bottom = rect.maxY
  }

  fileprivate mutating func formUnion(_ other: SVGExtent) {
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }
}
