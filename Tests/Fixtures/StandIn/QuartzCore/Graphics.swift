@_exported import Foundation

// A stand-in for what generated code uses of Core Graphics: enough to compile it on Linux, run it and look at the result.
// Isolation and `Sendable` are as in Apple's headers.

public struct CGAffineTransform: Sendable {}

/// Always sRGB or gray, as UIKit makes them.
public final class CGColor: @unchecked Sendable {
  public let components: [CGFloat]?

  public init(components: [CGFloat]) { self.components = components }

  public var numberOfComponents: Int { components?.count ?? 0 }
}

public final class CGPath: @unchecked Sendable {
  public let ellipse: CGRect

  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    precondition(transform == nil, "the stand-in transforms nothing")
    ellipse = rect
  }
}

public final class CGImage: @unchecked Sendable {
  /// What the asset is called.
  public let name: String
  public let width: Int

  public init(name: String, width: Int) {
    self.name = name
    self.width = width
  }
}
