@_exported import Foundation

// A stand-in for what generated code uses of Core Graphics: enough to compile it on Linux, run it and look at the result.
// Isolation and `Sendable` are as in Apple's headers.

public struct CGAffineTransform: Equatable, Sendable {
  public var a: CGFloat = 1
  public var b: CGFloat = 0
  public var c: CGFloat = 0
  public var d: CGFloat = 1
  public var tx: CGFloat = 0
  public var ty: CGFloat = 0

  public init() {}

  public init(translationX tx: CGFloat, y ty: CGFloat) { (self.tx, self.ty) = (tx, ty) }

  /// Turned first.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    var result = self
    (result.a, result.b) = (cosine * a + sine * c, cosine * b + sine * d)
    (result.c, result.d) = (cosine * c - sine * a, cosine * d - sine * b)
    return result
  }

  /// Scaled first.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    var result = self
    (result.a, result.b, result.c, result.d) = (a * x, b * x, c * y, d * y)
    return result
  }
}

/// Always sRGB or gray, as UIKit makes them.
public final class CGColor: @unchecked Sendable {
  public let components: [CGFloat]?

  public init(components: [CGFloat]) { self.components = components }

  public var numberOfComponents: Int { components?.count ?? 0 }
}

public class CGPath: @unchecked Sendable {
  /// What it was made of, and the numbers behind that.
  public internal(set) var shape: String
  public internal(set) var numbers: [CGFloat]

  init(_ shape: String, _ numbers: [CGFloat]) {
    self.shape = shape
    self.numbers = numbers
  }

  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    precondition(transform == nil, "the stand-in transforms nothing")
    shape = "ellipse"
    numbers = [rect.minX, rect.minY, rect.width, rect.height]
  }

  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    precondition(transform == nil && cornerWidth == cornerHeight, "the stand-in transforms nothing")
    precondition(2 * cornerWidth <= min(rect.width, rect.height), "Core Graphics breaks down here")
    shape = "rectangle"
    numbers = [rect.minX, rect.minY, rect.width, rect.height, cornerWidth]
  }
}

public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init("", []) }

  public func move(to point: CGPoint) { add("M", point) }
  public func addLine(to point: CGPoint) { add("L", point) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { add("Q", control, end) }
  public func closeSubpath() { add("Z") }

  private func add(_ step: String, _ points: CGPoint...) {
    shape += step
    for point in points { numbers += [point.x, point.y] }
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
