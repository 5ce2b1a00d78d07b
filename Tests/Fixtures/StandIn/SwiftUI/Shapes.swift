/// What curves it has, and the numbers behind that.
public struct Path: Equatable, Sendable {
  var shape = "curves"
  var numbers: [CGFloat] = []

  public init() {}

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle) {
    shape = style == .circular ? "rounded" : "continuous"
    numbers = [rect.minX, rect.minY, rect.width, rect.height, cornerRadius]
  }

  public init(ellipseIn rect: CGRect) {
    shape = "ellipse"
    numbers = [rect.minX, rect.minY, rect.width, rect.height]
  }

  public mutating func move(to end: CGPoint) { numbers += [end.x, end.y] }
  public mutating func addLine(to end: CGPoint) { numbers += [end.x, end.y] }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    numbers += [control.x, control.y, end.x, end.y]
  }
  public mutating func closeSubpath() {}

  var described: [String: Any] { ["shape": shape, "numbers": numbers.map { Double($0) }] }
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }

public protocol Shape: Sendable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: some View { fill(Color(.sRGB, red: 0, green: 0, blue: 0)) }

  public func fill(_ color: Color) -> some View {
    Modified(self) { _, room, _ in
      room
    } draw: { shape, rect, _, canvas in
      canvas.record(rect, ["color": color.hex], shape.path(in: rect))
    }
  }
}

public struct Rectangle: Shape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: 0, style: .circular) }
}

public struct RoundedRectangle: Shape {
  let cornerRadius: CGFloat
  let style: RoundedCornerStyle
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadius, self.style) = (cornerRadius, style)
  }
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerRadius, style: style)
  }
  public func strokeBorder(_ color: Color, lineWidth: CGFloat = 1) -> some View {
    Modified(self) { _, room, _ in
      room
    } draw: { shape, rect, _, canvas in
      canvas.record(rect, ["border": color.hex, "width": Double(lineWidth)], shape.path(in: rect))
    }
  }
}
