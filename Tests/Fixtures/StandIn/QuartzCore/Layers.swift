public struct CALayerContentsGravity: Hashable, Sendable {
  public static let resize = CALayerContentsGravity()
  public static let center = CALayerContentsGravity(isCentered: true)
  public var isCentered = false
}

/// A layer whose bounds start at zero; its frame is that before it is transformed.
open class CALayer: NSObject {
  open var name: String?
  open var frame = CGRect.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var isHidden = false
  open var opacity: Float = 1
  open var masksToBounds = false
  open var cornerRadius: CGFloat = 0
  open var backgroundColor: CGColor?
  open var borderColor: CGColor?
  open var borderWidth: CGFloat = 0
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsScale: CGFloat = 1
  open var mask: CALayer?
  open private(set) weak var superlayer: CALayer?
  private var children: [CALayer] = []
  private var transform = CGAffineTransform()
  private var animations: [(key: String, animation: CAAnimation)] = []

  public override init() { super.init() }

  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children { layer.superlayer = nil }
      children = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    children.append(layer)
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.children.removeAll { $0 === self }
    superlayer = nil
  }

  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// Both layers are in one tree.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let origin = originInRoot
    let other = layer?.originInRoot ?? .zero
    return CGPoint(x: point.x + other.x - origin.x, y: point.y + other.y - origin.y)
  }

  /// Both layers are in one tree.
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    let origin = originInRoot
    let other = layer?.originInRoot ?? .zero
    return rect.offsetBy(dx: origin.x - other.x, dy: origin.y - other.y)
  }

  open func setAffineTransform(_ transform: CGAffineTransform) { self.transform = transform }

  open func affineTransform() -> CGAffineTransform { transform }

  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }

  /// Replaces one with this key.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    guard let key else { preconditionFailure("the stand-in wants a key") }
    removeAnimation(forKey: key)
    animations.append((key, animation))
  }

  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }

  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

  private var originInRoot: CGPoint {
    var origin = frame.origin
    var layer = superlayer
    while let current = layer {
      origin = CGPoint(x: origin.x + current.frame.minX, y: origin.y + current.frame.minY)
      layer = current.superlayer
    }
    return origin
  }
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(components: [0, 1])
}
