public typealias CFTimeInterval = Double

/// Time stands still, so that a begin time is a delay.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { 0 }

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}

open class CAMediaTimingFunction: NSObject {
  public let name: CAMediaTimingFunctionName

  public init(name: CAMediaTimingFunctionName) { self.name = name }
}

public struct CAMediaTimingFillMode: Hashable, Sendable {
  public static let removed = CAMediaTimingFillMode()
  public static let backwards = CAMediaTimingFillMode(isBackwards: true)
  public var isBackwards = false
}

open class CAAnimation: NSObject {
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  public override init() { super.init() }
}

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
}

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// Changes of layers are never animated by themselves here; counts what generated code switches off.
open class CATransaction: NSObject {
  nonisolated(unsafe) public private(set) static var disabledDepth = 0
  nonisolated(unsafe) private static var disabled: [Bool] = []

  open class func begin() { disabled.append(false) }

  open class func setDisableActions(_ flag: Bool) {
    precondition(!disabled.isEmpty, "no transaction has begun")
    disabled[disabled.count - 1] = flag
  }

  open class func commit() {
    precondition(!disabled.isEmpty, "no transaction has begun")
    disabled.removeLast()
  }
}
