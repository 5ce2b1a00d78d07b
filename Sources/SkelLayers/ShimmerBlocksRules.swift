import SkelModel

// MARK: - Interface

extension LayerBuilder {
  /// One block over the view where no sections are given; otherwise the sections side by side from its leading top
  /// corner on, whatever room it has. Sections of different heights keep to the top, where the library's own
  /// constraints would contradict each other. Source: ShimmerBlocks' `ShimmerContainer`.
  mutating func addShimmerBlocksLeaf(_ element: Int, _ look: Look) {
    let frame = frame(of: element)
    guard let sections = tree.screen[appearance: element].sections else { return addBlock(element, look, frame) }
    let sizes = sectionSizes(sections)
    guard !sizes.isEmpty else { return }

    let paint = paint(of: element)
    let spacing = tree.screen[appearance: element].sectionSpacing
    let width = sizes.reduce(Double(sizes.count - 1) * spacing) { $0 + $1.width }
    let height = sizes.reduce(sizes[0].height) { max($0, $1.height) }
    let holderX = isRightToLeft ? frame.maxX - width : frame.x
    let holder = openParts(element, look, Rect(x: holderX, y: frame.y, width: width, height: height))
    var before = 0.0
    for (index, size) in sizes.enumerated() {
      let x = isRightToLeft ? frame.maxX - before - size.width : frame.x + before
      let section = Rect(x: x, y: frame.y, width: size.width, height: size.height)
      addPart(.section, index, of: holder, look, paint, section, cornerRadius: look.cornerRadius)
      before += size.width + spacing
    }
    closeParts(holder)
  }
}

/// The sizes of the blocks, in order; widths may be negative, as the library's can.
package func sectionSizes(_ sections: Sections) -> [Size] {
  switch sections {
  case .given(let sizes): sizes
  case .generated(let generator): generatedSizes(generator)
  }
}

// MARK: - Implementation

/// A random number of blocks that are together as wide as asked: all but the last are whole points wide and the last
/// takes what is left. Draws come in this order: the number of blocks, then one for each block but the last, unless
/// what is left cannot hold two. Source: ShimmerBlocks' `ShimmerSection.generate`.
private func generatedSizes(_ generator: SectionGenerator) -> [Size] {
  var source = RandomSource(generator)
  var sizes: [Size] = []
  var left = generator.totalWidth
  let most = min(max(generator.maxSections, 0), sectionLimit)
  for _ in 0..<source.draw(below: most) {
    let low = wholePoints(generator.minWidth)
    let high = wholePoints(left - generator.minWidth)
    let width = Double(low > high ? low : low + source.draw(below: high - low))
    sizes.append(Size(width: width, height: generator.height))
    left -= width
  }
  sizes.append(Size(width: left, height: generator.height))
  return sizes
}

/// More blocks than any screen shows; keeps a slip of the keyboard from filling the memory.
private let sectionLimit = 10_000

/// Towards zero, within what any screen needs.
private func wholePoints(_ value: Double) -> Int { Int(min(max(value, -1e9), 1e9)) }

/// Where the library asks `arc4random_uniform`: the given draws one after the other, each modulo the bound, and 0 when
/// they run out; without given draws SplitMix64, started at the seed, of which each draw scales the upper 32 bits to the
/// bound. SplitMix64: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014.
private struct RandomSource {
  private var state: UInt64
  private let draws: [Double]?
  private var used = 0

  init(_ generator: SectionGenerator) {
    state = UInt64(bitPattern: Int64(generator.seed))
    draws = generator.draws
  }

  /// From 0 to `bound` - 1; a bound below 2 gives 0 and uses a draw up all the same.
  mutating func draw(below bound: Int) -> Int {
    let raw = next()
    guard bound > 1 else { return 0 }
    guard draws == nil else { return Int(raw % UInt64(bound)) }
    return Int(((raw >> 32) * UInt64(bound)) >> 32)
  }

  private mutating func next() -> UInt64 {
    if let draws {
      defer { used += 1 }
      return used < draws.count ? UInt64(min(max(draws[used], 0), 1e15)) : 0
    }
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
