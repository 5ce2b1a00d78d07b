import SkelModel

// MARK: - Interface

/// How long an element is by itself along one axis, and how readily it gives way.
struct Extent: Equatable, Sendable {
  /// Points; for what takes the space offered, the least it needs.
  var length: Double
  var give: Give
  /// 1 … 1000: how strongly it refuses to be longer and to be shorter.
  var hugging: Double
  var compression: Double

  enum Give: Int, Comparable, Sendable {
    /// Decided by constants: never another length.
    case fixed
    /// Decided by its content: gives way by its priorities.
    case content
    /// Takes what it is offered (labels without text).
    case offered
    /// Nothing is known: takes what is left, and is ambiguous where nothing is offered.
    case open

    static func < (a: Give, b: Give) -> Bool { a.rawValue < b.rawValue }
  }

  static func fixed(_ length: Double) -> Extent {
    Extent(length: length, give: .fixed, hugging: 1000, compression: 1000)
  }

  static func offered(atLeast length: Double = 0, compression: Double = 1) -> Extent {
    Extent(length: length, give: .offered, hugging: 1, compression: compression)
  }

  static let open = Extent(length: 0, give: .open, hugging: 1, compression: 1)

  /// Has a length by itself.
  var isSized: Bool { give <= .content }
}
