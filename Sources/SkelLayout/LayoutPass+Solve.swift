import LinearSolver
import SkelModel

// MARK: - Interface

extension LayoutPass {
  /// Lays out the inside of a region by one linear system, then what stands in it as a box. False where something inside
  /// follows what is placed later: then `isLast` says that waiting would not help.
  mutating func solve(_ root: Int, isLast: Bool) -> Bool {
    dissolveNamedRegions()
    var region = solution(at: root)
    guard isLast || region.system.unseen.isEmpty else { return false }
    judge(region)
    answer(&region)
    for element in region.system.elements {
      // The frames are there; this says that they stay.
      setFrame(of: element, frames[element])
      if self[placement: element].frame == nil { noteHeight(of: element, decidedByItself: true) }
    }
    var element = root + 1
    while element < Int(screen.elements[root].end) {
      if isBox(element) {
        let isMuted = isCollapsedChild(element)
        if isMuted { muteDepth += 1 }
        placeContents(of: element)
        if isMuted { muteDepth -= 1 }
      }
      element = next(behind: element)
    }
    return true
  }

  /// The size that a region's inside asks of its root: the least that holds it.
  mutating func solvedExtent(of root: Int, along axis: Axis, width: Double?) -> Extent {
    dissolveNamedRegions()
    let end = Int(screen.elements[root].end)
    var region = RegionSystem(fitting: root, end: end, width: width, isFirst: true)
    var length = 0.0
    for look in 0..<mostLooks {
      if look > 0 { region = RegionSystem(fitting: root, end: end, width: width, isFirst: false) }
      write(&region)
      let solution = region.system.solve()
      place(region, as: solution)
      length = region.track(of: root, along: axis).map { solution.value(of: $0.length) } ?? 0
      if region.assumptions.allSatisfy({ holds($0) }) { break }
    }
    return length > AxisFacts.tolerance ? content(length, of: root, along: axis) : .open
  }
}

/// A region's system and what it comes to.
struct SolvedRegion {
  var system: RegionSystem
  var solution: LinearSolution
}

// MARK: - Implementation

/// How often a region is solved until what was assumed turns out: once more for each thing that depends on another.
private let mostLooks = 6

extension LayoutPass {
  private mutating func solution(at root: Int) -> SolvedRegion {
    let end = Int(screen.elements[root].end)
    let frame = frames[root]
    var look = 1
    while true {
      var region = RegionSystem(root: root, end: end, frame: frame, isFirst: look == 1)
      write(&region)
      let solution = region.system.solve(width: frame.width, height: frame.height)
      place(region, as: solution)
      if look == mostLooks || region.assumptions.allSatisfy({ holds($0) }) {
        return SolvedRegion(system: region, solution: solution)
      }
      look += 1
    }
  }

  private mutating func place(_ region: RegionSystem, as solution: LinearSolution) {
    for element in region.elements {
      guard let x = region.track(of: element, along: .horizontal), let y = region.track(of: element, along: .vertical)
      else { continue }
      frames[element] = Rect(
        x: solution.value(of: x.start), y: solution.value(of: y.start),
        width: max(0, solution.value(of: x.length)), height: max(0, solution.value(of: y.length)))
      placeContent(of: element, in: region, as: solution)
    }
    placeContent(of: region.root, in: region, as: solution)
  }

  private mutating func placeContent(of scrollView: Int, in region: RegionSystem, as solution: LinearSolution) {
    guard let width = region.contentLength(of: scrollView, along: .horizontal),
      let height = region.contentLength(of: scrollView, along: .vertical)
    else { return }
    let insets = self[placement: scrollView].insets
    contents[scrollView] = Rect(
      x: frames[scrollView].x + insets.leading, y: frames[scrollView].y + insets.top,
      width: max(0, solution.value(of: width)), height: max(0, solution.value(of: height)))
  }

  private mutating func holds(_ assumption: Assumption) -> Bool {
    func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-6 }
    switch assumption {
    case .ownHeight(let element, let height):
      return isClose(extent(of: element, along: .vertical, width: frames[element].width).length, height)
    case .coveredSafeArea(let element, let edges):
      let now = coveredSafeArea(of: frames[element])
      return isClose(now.top, edges.top) && isClose(now.leading, edges.leading) && isClose(now.bottom, edges.bottom)
        && isClose(now.trailing, edges.trailing)
    case .isReadableNarrow(let container, let isNarrow):
      let covered = asksForCover(container) ? coveredSafeArea(of: frames[container]) : .zero
      return isReadableNarrow(in: container, covered: covered) == isNarrow
    case .size(let container, let size):
      return isClose(frames[container].width, size.width) && isClose(frames[container].height, size.height)
    }
  }

  // MARK: Regions that are named from outside

  /// A region inside of which something is named from outside is laid out together with the region around it.
  private mutating func dissolveNamedRegions() {
    guard !hasDissolved else { return }
    hasDissolved = true
    for constraint in screen.constraints {
      let subject = constraint.subject(in: screen)
      for part in constraint.parts { dissolve(around: part.item, namedBy: subject) }
    }
    for element in screen.elements.indices {
      if let pin = self[placement: element].pin { dissolve(around: pin.item, namedBy: element) }
      if let item = self[placement: element].center { dissolve(around: item, namedBy: element) }
    }
  }

  private mutating func dissolve(around item: LayoutItem, namedBy subject: Int) {
    guard case .element(let named) = item else { return }
    var around = Int(screen.elements[named].parent)
    while around > 0, around >= subject || Int(screen.elements[around].end) <= subject {
      states[around].insert(.isDissolved)
      around = Int(screen.elements[around].parent)
    }
  }
}
