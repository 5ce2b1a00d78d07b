import SkelModel

// MARK: - Interface

/// How a stack's length is shared out.
struct Shares: Equatable, Sendable {
  var lengths: [Double]
  /// Between each two neighbours.
  var gaps: [Double]
  /// The length can be shared out: constants do not decide the children's lengths otherwise.
  var fit = true
}

extension StackDistribution {
  /// Shares `available` points out among arranged children as UIStackView documents. Where its documentation names
  /// "their index in the arrangedSubviews array" as what breaks a tie, the first of the tied children gives way.
  func shares(of available: Double, among children: [Extent], spacing: Double) -> Shares {
    guard !children.isEmpty else { return Shares(lengths: [], gaps: []) }
    var shares = Shares(
      lengths: children.map(\.length), gaps: Array(repeatElement(spacing, count: children.count - 1)))
    switch self {
    case .fill:
      shares.fill(available, children)
    case .fillEqually:
      shares.fillEqually(available, children)
    case .fillProportionally:
      shares.fillProportionally(available, children)
    case .equalSpacing:
      shares.spread(available, children) { free, gaps, _ in
        gaps = gaps.map { $0 + free / Double(gaps.count) }
      }
    case .equalCentering:
      shares.spread(available, children) { free, gaps, lengths in
        // A gap is what the distance of two centres leaves between the halves of the two children.
        let halves = gaps.indices.map { (lengths[$0] + lengths[$0 + 1]) / 2 }
        let least = gaps.indices.map { halves[$0] + gaps[$0] }
        let distances = levelled(least, total: least.reduce(0, +) + free)
        gaps = gaps.indices.map { distances[$0] - halves[$0] }
      }
    }
    return shares
  }

  /// The length a stack has by itself, and how it gives way as a whole.
  func extent(of children: [Extent], spacing: Double) -> Extent {
    guard let first = children.first else { return .open }
    var total = 0.0
    var longest = 0.0
    var gives: (fixed: Bool, content: Bool, offered: Bool, open: Bool) = (false, false, false, false)
    // The weakest of those that give way and have something to give, and the strongest of all.
    var soft: (hugging: Double, compression: Double) = (1000, 1000)
    var tough = (hugging: first.hugging, compression: first.compression)
    for child in children {
      total += child.length
      longest = max(longest, child.length)
      tough = (max(tough.hugging, child.hugging), max(tough.compression, child.compression))
      switch child.give {
      case .fixed: gives.fixed = true
      case .content: gives.content = true
      case .offered: gives.offered = true
      case .open: gives.open = true
      }
      if child.give != .fixed { soft.hugging = min(soft.hugging, child.hugging) }
      if child.give != .fixed, child.length > 0 { soft.compression = min(soft.compression, child.compression) }
    }
    let gaps = spacing * Double(children.count - 1)
    let loosest = gives.open ? Extent.Give.open : gives.offered ? .offered : gives.content ? .content : .fixed
    switch self {
    case .fillProportionally where gives.content && loosest > .content:
      // Those that no constant decides are all as long as the longest of them.
      let soft = children.filter { $0.give != .fixed }
      let length = soft.reduce(0) { max($0, $1.length) } * Double(soft.count)
      let fixed = children.reduce(0) { $1.give == .fixed ? $0 + $1.length : $0 }
      return Extent(
        length: fixed + length + gaps, give: .content, hugging: tough.hugging, compression: tough.compression)
    case .fill, .fillProportionally:
      // The weakest child gives way for all of them.
      return Extent(length: total + gaps, give: loosest, hugging: soft.hugging, compression: soft.compression)
    case .fillEqually:
      // All are as long as the longest: a constant decides for all, then what takes what it is offered.
      let give = gives.fixed ? Extent.Give.fixed : gives.content ? .content : gives.offered ? .offered : .open
      return Extent(
        length: longest * Double(children.count) + gaps, give: give, hugging: tough.hugging,
        compression: tough.compression)
    case .equalSpacing, .equalCentering:
      // The gaps give way before any child does.
      let isSized = loosest <= .content
      let centred = self == .equalCentering && isSized ? centredLength(of: children, spacing: spacing) : 0
      return Extent(
        length: max(total + gaps, centred), give: isSized ? .content : loosest,
        hugging: isSized ? Metrics.gapHugging : tough.hugging,
        compression: centred > total + gaps ? Metrics.equalCentring : tough.compression)
    }
  }
}

extension StackDistribution {
  /// How long children are whose centres are as far apart as the two that need the most.
  private func centredLength(of children: [Extent], spacing: Double) -> Double {
    let distances = zip(children, children.dropFirst()).map { ($0.length + $1.length) / 2 + spacing }
    guard let first = children.first, let last = children.last, let longest = distances.max() else { return 0 }
    return (first.length + last.length) / 2 + longest * Double(distances.count)
  }
}

/// Raises the lowest of the numbers to one level, so that all add up to `total`; what lies above the level stays. Nothing
/// is ever lowered.
func levelled(_ numbers: [Double], total: Double) -> [Double] {
  let sorted = numbers.sorted()
  var sum = 0.0
  var level = 0.0
  var above = sorted.reduce(0, +)
  for (i, number) in sorted.enumerated() {
    sum += number
    above -= number
    level = (total - above) / Double(i + 1)
    if i + 1 == sorted.count || level <= sorted[i + 1] { break }
  }
  return numbers.map { max($0, level) }
}

// MARK: - Implementation

extension Shares {
  private var total: Double { lengths.reduce(0, +) + gaps.reduce(0, +) }

  private func left(of available: Double) -> Double { available - total }

  private mutating func note(_ left: Double) {
    if abs(left) > AxisFacts.tolerance { fit = false }
  }

  /// What is left over goes to the children without a size of their own, evenly; else to the first of those that hug
  /// least. What is missing is taken from the first of those that resist compression least, then from the next.
  fileprivate mutating func fill(_ available: Double, _ children: [Extent]) {
    let left = left(of: available)
    guard left > 0 else { return shrink(by: -left, children) }
    var softest: Int?
    for i in children.indices {
      guard children[i].isSized else { return share(left, among: children) }
      guard children[i].give == .content else { continue }
      if softest.map({ children[i].hugging < children[$0].hugging }) ?? true { softest = i }
    }
    guard let softest else { return note(left) }
    lengths[softest] += left
  }

  private mutating func share(_ left: Double, among children: [Extent]) {
    let unsized = children.indices.filter { !children[$0].isSized }
    let least = unsized.map { lengths[$0] }
    for (i, length) in zip(unsized, levelled(least, total: least.reduce(0, +) + left)) { lengths[i] = length }
  }

  fileprivate mutating func shrink(by missing: Double, _ children: [Extent]) {
    if missing == 0 { return }
    var missing = missing
    let order = children.indices.filter { children[$0].give != .fixed }.sorted {
      (children[$0].compression, $0) < (children[$1].compression, $1)
    }
    for i in order where missing > 0 {
      let taken = min(lengths[i], missing)
      lengths[i] -= taken
      missing -= taken
    }
    note(-missing)
  }

  /// All the same; what constants decide keeps its length, and the others share the rest.
  fileprivate mutating func fillEqually(_ available: Double, _ children: [Extent]) {
    let share = max(0, (available - gaps.reduce(0, +)) / Double(children.count))
    let soft = children.indices.filter { children[$0].give != .fixed }
    for i in children.indices where children[i].give == .fixed && abs(lengths[i] - share) > AxisFacts.tolerance {
      fit = false
    }
    for i in soft { lengths[i] = 0 }
    let rest = max(0, left(of: available))
    for i in soft { lengths[i] = fit ? share : rest / Double(soft.count) }
  }

  /// In proportion to the children's own lengths. UIKit asks `length = stack × own / (sum of own + gaps)` of every child,
  /// of each a little less urgently than of the one before, so that the last one takes what the gaps leave. What
  /// constants decide keeps its length. Where a child has no length of its own there is no proportion: all are equal.
  fileprivate mutating func fillProportionally(_ available: Double, _ children: [Extent]) {
    let soft = children.indices.filter { children[$0].give != .fixed }
    guard let last = soft.last else { return note(left(of: available)) }
    let own = total
    let isProportional = soft.allSatisfy { children[$0].isSized && lengths[$0] > 0 }
    let proportions = soft.map { own > 0 ? lengths[$0] / own : 0 }
    for i in soft { lengths[i] = 0 }
    let rest = max(0, left(of: available))
    guard isProportional else {
      for i in soft { lengths[i] = rest / Double(soft.count) }
      return
    }
    var remaining = rest
    for (i, proportion) in zip(soft, proportions) where i != last {
      lengths[i] = min(remaining, available * proportion)
      remaining -= lengths[i]
    }
    lengths[last] = remaining
  }

  /// Children keep their lengths and `widen` shares what is left among the gaps; where nothing is left, or a child has
  /// no size of its own or no neighbour, the gaps stay and the children give way.
  fileprivate mutating func spread(
    _ available: Double, _ children: [Extent], widen: (Double, inout [Double], [Double]) -> Void
  ) {
    let free = left(of: available)
    guard free > 0, !gaps.isEmpty, children.allSatisfy(\.isSized) else { return fill(available, children) }
    widen(free, &gaps, lengths)
  }
}
