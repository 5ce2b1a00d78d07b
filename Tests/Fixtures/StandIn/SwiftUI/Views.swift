@_exported import Foundation

// A stand-in for what generated code uses of SwiftUI: enough to compile it on Linux, draw it and look at the result.
// Isolation and `Sendable` are as in Apple's interface; what each view takes of the room it is offered, too.

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("nothing is in nothing") }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @MainActor
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView(views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    .first(first)
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    .second(second)
  }
}

// MARK: - Several views or none

public struct EmptyView: View, Several {
  public init() {}
  public var body: Never { fatalError() }
  var views: [any View] { [] }
}

public struct TupleView<T>: View, Several {
  let views: [any View]
  init(_ views: [any View]) { self.views = views }
  public var body: Never { fatalError() }
}

public enum _ConditionalContent<First: View, Second: View>: View, Several {
  case first(First)
  case second(Second)
  public var body: Never { fatalError() }
  var views: [any View] {
    switch self {
    case .first(let view): [view]
    case .second(let view): [view]
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

extension Optional: Several where Wrapped: View {
  var views: [any View] { map { [$0] } ?? [] }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, Several {
  let views: [any View]
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    views = data.map(content)
    precondition(Set(data.map { $0[keyPath: id] }).count == data.count, "two views of one identity")
  }
  public var body: Never { fatalError() }
}

// MARK: - Containers

public struct Alignment: Sendable {
  let x: CGFloat
  let y: CGFloat
  public static let center = Alignment(x: 0.5, y: 0.5)
  public static let topLeading = Alignment(x: 0, y: 0)

  /// Leading is on the right where reading begins there.
  @MainActor
  func place(_ size: CGSize, in rect: CGRect, _ canvas: Canvas) -> CGRect {
    let x = canvas.environment.layoutDirection == .rightToLeft ? 1 - x : x
    return CGRect(
      x: rect.minX + (rect.width - size.width) * x, y: rect.minY + (rect.height - size.height) * y, width: size.width,
      height: size.height)
  }
}

public struct ZStack<Content: View>: View, Drawable {
  let alignment: Alignment
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
  public var body: Never { fatalError() }

  func size(in room: CGSize, _ canvas: Canvas) -> CGSize {
    var size = CGSize.zero
    for view in flat(content, canvas) {
      let own = measure(view, in: room, canvas)
      size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    return size
  }

  func draw(in rect: CGRect, room: CGSize, _ canvas: Canvas) {
    for view in flat(content, canvas) {
      SwiftUI.draw(view, in: alignment.place(measure(view, in: room, canvas), in: rect, canvas), room: room, canvas)
    }
  }
}

@MainActor
public struct GeometryProxy {
  public let size: CGSize
}

public struct GeometryReader<Content: View>: View, Drawable {
  let content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  public var body: Never { fatalError() }

  func size(in room: CGSize, _ canvas: Canvas) -> CGSize { room }

  func draw(in rect: CGRect, room: CGSize, _ canvas: Canvas) {
    let view = canvas.inside { content(GeometryProxy(size: rect.size)) }
    for view in flat(view, canvas) {
      let size = measure(view, in: rect.size, canvas)
      SwiftUI.draw(view, in: Alignment.topLeading.place(size, in: rect, canvas), room: rect.size, canvas)
    }
  }
}

public protocol TimelineSchedule {}

public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

public struct TimelineViewDefaultContext { public let date: Date }

public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, Several {
  public typealias Context = TimelineViewDefaultContext
  let content: (Context) -> Content
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) { self.content = content }
  public var body: Never { fatalError() }
  var views: [any View] { [content(Context(date: Date()))] }
}

// MARK: - Colors, images

public struct Color: Sendable {
  public enum RGBColorSpace: Sendable { case sRGB }
  let hex: String
  public init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let bytes = [red, green, blue, opacity].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    let shown = bytes[3] == 255 ? bytes.dropLast() : bytes[...]
    hex = "#" + shown.map { String(0x100 + $0, radix: 16).dropFirst() }.joined()
  }
}

extension Color: View, Drawable {
  public var body: Never { fatalError() }
  func size(in room: CGSize, _ canvas: Canvas) -> CGSize { room }
  func draw(in rect: CGRect, room: CGSize, _ canvas: Canvas) { canvas.record(rect, ["color": hex]) }
}

public struct Gradient {
  public struct Stop: Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }
}

public struct UnitPoint: Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}

public struct LinearGradient: View, Drawable {
  let stops: [Gradient.Stop]
  let start: UnitPoint
  let end: UnitPoint
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.stops, start, end) = (stops, startPoint, endPoint)
  }
  public var body: Never { fatalError() }
  func size(in room: CGSize, _ canvas: Canvas) -> CGSize { room }
  func draw(in rect: CGRect, room: CGSize, _ canvas: Canvas) {
    canvas.record(
      rect,
      [
        "colors": stops.map(\.color.hex), "locations": stops.map { Double($0.location) },
        "points": [start.x, start.y, end.x, end.y].map { Double($0) },
      ])
  }
}

public struct Image: View, Drawable {
  let name: String
  var isResizable = false
  public init(_ name: String) { self.name = name }
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }
  public var body: Never { fatalError() }
  func size(in room: CGSize, _ canvas: Canvas) -> CGSize { isResizable ? room : CGSize(width: 7, height: 7) }
  func draw(in rect: CGRect, room: CGSize, _ canvas: Canvas) { canvas.record(rect, ["image": name]) }
}
