import SkelBackends
import SkelLayers
import SkelModel

/// A Core Animation as SkeletonView builds it: of one property, or a group of two points.
struct OracleAnimation: Decodable, Equatable {
  var duration: Double
  var autoreverses: Bool
  var timing: String
  var repeatCount: String
  var keyPath: String?
  var from: String?
  var to: String?
  var group: [Move]?

  struct Move: Decodable, Equatable {
    var keyPath: String
    var from: [Double]
    var to: [Double]
  }

  /// `nil` for no animations. The members of a group share its time.
  init?(_ list: [LayerAnimation]) {
    guard let first = list.first else { return nil }
    duration = first.duration
    autoreverses = first.autoreverses
    timing = first.timing.rawValue
    repeatCount = "infinity"
    guard list.count > 1 else {
      keyPath = first.keyPath
      from = first.from.hex
      to = first.to.hex
      return
    }
    group = list.map { Move(keyPath: $0.keyPath, from: $0.from.coordinates, to: $0.to.coordinates) }
    for other in list where (other.duration, other.autoreverses, other.timing) != (duration, autoreverses, first.timing)
    {
      return nil
    }
  }
}

extension OracleAnimation {
  /// The same from JSON.
  init?(_ list: [PrintedLayer.Animation]) {
    guard let first = list.first, first.repeat == "infinite" else { return nil }
    duration = first.duration
    autoreverses = first.autoreverses
    timing = first.timing
    repeatCount = "infinity"
    guard list.count > 1 else {
      keyPath = first.keyPath
      from = first.from.light
      to = first.to.light
      return
    }
    group = list.map { Move(keyPath: $0.keyPath, from: $0.from.coordinates, to: $0.to.coordinates) }
    let isOneTime = list.allSatisfy {
      ($0.duration, $0.autoreverses, $0.timing) == (first.duration, first.autoreverses, first.timing)
    }
    if !isOneTime { return nil }
  }
}

extension PrintedLayer.Value {
  fileprivate var coordinates: [Double] { [x, y].compactMap(\.self) }
}

extension AnimationValue {
  fileprivate var hex: String? {
    guard case .colour(let colour) = self else { return nil }
    return colour.light.hex
  }

  fileprivate var coordinates: [Double] {
    guard case .point(let point) = self else { return [] }
    return [point.x, point.y]
  }
}

extension ColourComponents {
  /// `#rrggbb`.
  var hex: String {
    [bytes.red, bytes.green, bytes.blue].reduce("#") { text, byte in
      text + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
