/// In the place of Foundation's, so that a test says what time it is.
public struct Date: Sendable {
  var seconds: Double
  public init() { seconds = StandIn.clock.seconds }
  public func timeIntervalSince(_ other: Date) -> Double { seconds - other.seconds }
}

public enum StandIn {
  final class Clock: @unchecked Sendable { var seconds = 0.0 }
  static let clock = Clock()
  public static var seconds: Double {
    get { clock.seconds }
    set { clock.seconds = newValue }
  }
  /// The durations of `withAnimation` so far.
  @MainActor public static var fades: [Double] = []
}

// MARK: - What views know

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues: Sendable {
  private var values: [ObjectIdentifier: Boxed] = [:]
  public var colorScheme = ColorScheme.light
  public var layoutDirection = LayoutDirection.leftToRight
  public private(set) var accessibilityReduceMotion = false

  private struct Boxed: @unchecked Sendable { let value: Any }

  public init() {}

  public init(_ scheme: ColorScheme, _ direction: LayoutDirection, reducesMotion: Bool) {
    (colorScheme, layoutDirection, accessibilityReduceMotion) = (scheme, direction, reducesMotion)
  }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = Boxed(value: newValue) }
  }
}

@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { Canvas.current[keyPath: keyPath] }
}

@propertyWrapper
public struct State<Value> {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let storage: Storage
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init() where Value: ExpressibleByNilLiteral { storage = Storage(nil) }
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding {
      storage.value
    } set: {
      storage.value = $0
    }
  }
}

@propertyWrapper
public struct Binding<Value> {
  let get: () -> Value
  let set: (Value) -> Void
  init(_ get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

// MARK: - Drawing

/// Views that stand for those in them.
@MainActor
protocol Several { var views: [any View] { get } }

@MainActor
protocol Drawable {
  func size(in room: CGSize, _ canvas: Canvas) -> CGSize
  func draw(in rect: CGRect, room: CGSize, _ canvas: Canvas)
}

/// A view changed by closures.
struct Modified<Content: View>: View, Drawable {
  let content: Content
  let sizing: (Content, CGSize, Canvas) -> CGSize
  let drawing: (Content, CGRect, CGSize, Canvas) -> Void

  init(
    _ content: Content, size: @escaping @MainActor (Content, CGSize, Canvas) -> CGSize,
    draw: @escaping @MainActor (Content, CGRect, CGSize, Canvas) -> Void
  ) {
    self.content = content
    sizing = size
    drawing = draw
  }

  var body: Never { fatalError() }
  func size(in room: CGSize, _ canvas: Canvas) -> CGSize { sizing(content, room, canvas) }
  func draw(in rect: CGRect, room: CGSize, _ canvas: Canvas) { drawing(content, rect, room, canvas) }
}

@MainActor
func measure(_ view: any View, in room: CGSize, _ canvas: Canvas) -> CGSize {
  if let view = view as? any Drawable { return view.size(in: room, canvas) }
  var size = CGSize.zero
  for view in contents(of: view, canvas) {
    let own = measure(view, in: room, canvas)
    size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
  }
  return size
}

@MainActor
func draw(_ view: any View, in rect: CGRect, room: CGSize, _ canvas: Canvas) {
  if let view = view as? any Drawable { return view.draw(in: rect, room: room, canvas) }
  for view in contents(of: view, canvas) { draw(view, in: rect, room: room, canvas) }
}

/// What a container sees of its content.
@MainActor
func flat(_ view: any View, _ canvas: Canvas) -> [any View] {
  (view as? any Several).map { $0.views.flatMap { flat($0, canvas) } } ?? [view]
}

@MainActor
private func contents(of view: any View, _ canvas: Canvas) -> [any View] {
  if let view = view as? any Several { return view.views }
  func body<V: View>(_ view: V) -> any View { canvas.inside { view.body } }
  return [body(view)]
}

/// Writes down what is drawn, and with what around it.
@MainActor
public final class Canvas {
  nonisolated(unsafe) static var current = EnvironmentValues()

  var environment: EnvironmentValues
  var opacity = 1.0
  var scale = [1.0, 1.0]
  var rotation = 0.0
  var takesTouches = true
  var clips: [Path] = []
  var mask: [[String: Any]]?
  var touches: [[Double]] = []
  var notes: Set<String> = []
  var tasks: [() async -> Void] = []
  private var records: [[String: Any]] = []

  public init(_ environment: EnvironmentValues) { self.environment = environment }

  /// What a view draws in this much room.
  public func draw(_ view: any View, in size: CGSize) -> [String: Any] {
    SwiftUI.draw(view, in: CGRect(origin: .zero, size: size), room: size, self)
    return ["layers": records, "touches": touches, "notes": notes.sorted()]
  }

  /// What views asked to be done when they appear.
  public func runTasks() async {
    for task in tasks { await task() }
  }

  func inside<Result>(_ make: () -> Result) -> Result {
    let before = Canvas.current
    Canvas.current = environment
    defer { Canvas.current = before }
    return make()
  }

  func nested(_ draw: () -> Void) {
    let before = (environment, opacity, scale, rotation, takesTouches, clips, mask)
    draw()
    (environment, opacity, scale, rotation, takesTouches, clips, mask) = before
  }

  func recorded(_ draw: () -> Void) -> [[String: Any]] {
    let before = records
    records = []
    defer { records = before }
    nested(draw)
    return records
  }

  func record(_ rect: CGRect, _ content: [String: Any], _ path: Path? = nil) {
    var record = content
    record["frame"] = numbers(rect)
    if let path { record["path"] = path.described }
    record["clips"] = clips.map(\.described)
    record["opacity"] = opacity
    record["scale"] = scale
    record["rotation"] = rotation
    if let mask { record["mask"] = mask }
    records.append(record)
  }

  func numbers(_ rect: CGRect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) } }
}
