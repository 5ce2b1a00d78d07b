public enum UIAccessibility {
  @MainActor public static var isReduceMotionEnabled = false
}

open class UIEvent: NSObject {}

/// Layers, subviews, traits and touches of a view; `animate` jumps to the end and waits for `finishAnimations`.
@MainActor
open class UIView: NSObject {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let curveEaseInOut: AnimationOptions = []
  }

  public let layer = CALayer()
  open var backgroundColor: UIColor?
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var autoresizingMask: AutoresizingMask = []
  open var isUserInteractionEnabled = true
  open var alpha: CGFloat = 1
  open var isHidden = false
  private var ownTraits: UITraitCollection?

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  public required init?(coder: NSCoder) { nil }

  open var frame: CGRect {
    get { layer.frame }
    set {
      let growth = CGSize(width: newValue.width - frame.width, height: newValue.height - frame.height)
      layer.frame = newValue
      for view in subviews {
        if view.autoresizingMask.contains(.flexibleWidth) { view.frame.size.width += growth.width }
        if view.autoresizingMask.contains(.flexibleHeight) { view.frame.size.height += growth.height }
      }
      if growth != .zero { layoutSubviews() }
    }
  }

  open var bounds: CGRect { layer.bounds }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open func addSubview(_ view: UIView) {
    let traits = view.traitCollection
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    layer.addSublayer(view.layer)
    view.tellTraits(before: traits)
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
  }

  open func layoutSubviews() {}

  open func layoutIfNeeded() {}

  @available(*, deprecated, message: "Use the trait change registration APIs")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      let inside = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }
}

// MARK: - Traits

extension UIView {
  public var traitCollection: UITraitCollection {
    ownTraits ?? superview?.traitCollection ?? UITraitCollection(userInterfaceStyle: .light)
  }

  /// What a test sets; views inside follow.
  public func override(_ style: UIUserInterfaceStyle) {
    let traits = traitCollection
    ownTraits = UITraitCollection(userInterfaceStyle: style)
    tellTraits(before: traits)
  }

  fileprivate func tellTraits(before traits: UITraitCollection) {
    if traits.userInterfaceStyle != traitCollection.userInterfaceStyle { traitCollectionDidChange(traits) }
    for view in subviews where view.ownTraits == nil { view.tellTraits(before: traits) }
  }
}

// MARK: - Animations

/// One call of `UIView.animate`.
public struct ViewAnimation {
  public var duration: TimeInterval
  public var options: UIView.AnimationOptions
  fileprivate var completion: ((Bool) -> Void)?
}

extension UIView {
  /// Those that have not finished.
  public private(set) static var runningAnimations: [ViewAnimation] = []

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    runningAnimations.append(ViewAnimation(duration: duration, options: options, completion: completion))
  }

  /// Lets the time of all that run pass.
  public static func finishAnimations() {
    let finished = runningAnimations
    runningAnimations = []
    for animation in finished { animation.completion?(true) }
  }
}
