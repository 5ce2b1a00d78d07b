import SkelModel

// MARK: - Interface

extension Autoresizing {
  /// A frame written for a parent of the size `design`, in one of the size `actual`; physical coordinates.
  ///
  /// UIKit's rule for each axis: what the parent gained or lost is shared among the flexible parts (space before, length,
  /// space behind) in proportion to their lengths, evenly where all of them are 0; with no flexible part the space behind
  /// gives way. A length never falls below 0.
  func resized(_ frame: Rect, from design: Size, to actual: Size) -> Rect {
    let horizontal = share(
      actual.width - design.width, before: frame.x, length: frame.width, behind: design.width - frame.maxX,
      flexible: (contains(.flexibleLeft), contains(.flexibleWidth), contains(.flexibleRight)))
    let vertical = share(
      actual.height - design.height, before: frame.y, length: frame.height, behind: design.height - frame.maxY,
      flexible: (contains(.flexibleTop), contains(.flexibleHeight), contains(.flexibleBottom)))
    return Rect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }
}

// MARK: - Implementation

extension Autoresizing {
  private func share(
    _ delta: Double, before: Double, length: Double, behind: Double,
    flexible: (before: Bool, length: Bool, behind: Bool)
  ) -> (start: Double, length: Double) {
    let count = (flexible.before ? 1.0 : 0) + (flexible.length ? 1 : 0) + (flexible.behind ? 1 : 0)
    guard delta != 0, count > 0 else { return (before, length) }
    let total = (flexible.before ? before : 0) + (flexible.length ? length : 0) + (flexible.behind ? behind : 0)
    func part(_ isFlexible: Bool, _ length: Double) -> Double {
      guard isFlexible else { return 0 }
      return total == 0 ? delta / count : delta * length / total
    }
    return (before + part(flexible.before, before), max(0, length + part(flexible.length, length)))
  }
}
