@_exported import QuartzCore

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}

open class UIColor: NSObject, @unchecked Sendable {
  private let components: [CGFloat]
  private let provider: ((UITraitCollection) -> UIColor)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    provider = nil
  }

  public init(white: CGFloat, alpha: CGFloat) {
    components = [white, alpha]
    provider = nil
  }

  /// UIKit may ask on any thread.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    components = []
    provider = dynamicProvider
  }

  open func resolvedColor(with traits: UITraitCollection) -> UIColor { provider?(traits) ?? self }

  /// A color that depends on traits must be resolved first here, where UIKit would take the current ones.
  open var cgColor: CGColor {
    precondition(provider == nil, "a dynamic color was not resolved")
    return CGColor(components: components)
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    precondition(provider == nil, "a dynamic color was not resolved")
    let isGray = components.count == 2
    red?.pointee = components[0]
    green?.pointee = components[isGray ? 0 : 1]
    blue?.pointee = components[isGray ? 0 : 2]
    alpha?.pointee = components[isGray ? 1 : 3]
    return true
  }
}

extension UIColor {
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
}

/// Every name is an image 40 pixels wide.
open class UIImage: NSObject, @unchecked Sendable {
  open private(set) var cgImage: CGImage?

  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    cgImage = CGImage(name: name, width: 40)
  }
}
