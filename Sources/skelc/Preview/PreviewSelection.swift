import SkelBackends
import SkelModel

// MARK: - Interface

/// Which pictures a page shows: every screen for every device, direction and appearance.
struct PreviewSelection: Hashable {
  /// Empty for all.
  var screens: [String] = []
  /// Names, or sizes such as `375x812`; empty text is what the file and the command's flags say.
  var devices: [String] = []
  var directions: [Direction] = []
  var schemes: [Scheme] = []

  /// Only so many are shown, and how many are left out is told; a page that shows more is no help.
  static let mostPictures = 64

  /// Unknown values are left out; where none is left it is the default. How many there can be follows from
  /// `HTTPRequest.mostBytes`.
  init(_ query: [HTTPRequest.Parameter], _ request: Request) {
    for parameter in query {
      let value = parameter.value
      switch parameter.name {
      case "screen": add(value, to: &screens)
      case "device": if value.isEmpty || viewport(named: value) != nil { add(value, to: &devices) }
      case "direction": if let direction = Direction(rawValue: value) { add(direction, to: &directions) }
      case "scheme": if let scheme = Scheme(rawValue: value) { add(scheme, to: &schemes) }
      default: continue
      }
    }
    if devices.isEmpty { devices = [""] }
    if directions.isEmpty { directions = [request.options.direction] }
    if schemes.isEmpty { schemes = [request.emitOptions.scheme] }
  }
}

/// The size that a device's name or a text such as `375x812` stands for.
func viewport(named name: String) -> Viewport? {
  if Device.named(name) != nil { return .device(name) }
  let parts = name.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
  guard parts.count == 2, parts.allSatisfy({ $0 > 0 && $0 <= 100_000 }) else { return nil }
  return .size(Size(width: parts[0], height: parts[1]))
}

// MARK: - Implementation

/// Each once, in order.
private func add<Value: Equatable>(_ value: Value, to list: inout [Value]) {
  if !list.contains(value) { list.append(value) }
}
