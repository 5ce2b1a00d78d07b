import LinearSolver
import SkelModel

// A region is what is laid out at once: everything inside a screen, a scroll view, a cell, a header or footer, or an
// element on a fixed frame, down to the next region. Its root stands before anything inside does. A region is laid out
// directly, or, where that does not decide, by one linear system.

// MARK: - Interface

extension LayoutPass {
  /// The inside of an element is a region of its own.
  func isRegion(_ element: Int) -> Bool {
    switch screen.elements[element].kind.family {
    case .root, .scroll, .cell, .supplement: return true
    case .list, .section: return false
    case .view, .stack: return self[placement: element].frame != nil || isCollapsedChild(element)
    }
  }

  /// Takes no part in the arrangement of the stack around it.
  func isCollapsedChild(_ element: Int) -> Bool {
    isCollapsed(element) && isArranged(element)
  }

  /// Its place is up to the stack around it.
  func isArranged(_ element: Int) -> Bool {
    let parent = Int(screen.elements[element].parent)
    return parent >= 0 && screen.elements[parent].kind.family == .stack
  }

  /// Marks the regions that hold a constraint which direct layout cannot decide.
  mutating func markSystems() {
    for index in screen.constraints.indices where !screen.constraints[index].isDecisive {
      markSystem(around: screen.constraints[index].subject(in: screen))
    }
    guard screen.placements.contains(where: \.isStubborn) else { return }
    for element in screen.elements.indices where self[placement: element].isStubborn {
      markSystem(around: element)
    }
  }

  /// Marks the region in which an element is placed.
  mutating func markSystem(around element: Int) { states[region(of: element)].insert(.needsSystem) }

  /// Marks all regions.
  mutating func markAllSystems() {
    for element in screen.elements.indices where isRegion(element) { states[element].insert(.needsSystem) }
  }

  /// Direct layout cannot decide: what follows in the region is not worth looking at.
  mutating func giveUp() { needsSystem = true }

  mutating func placeRegion(_ root: Int) {
    let around = (needsSystem: needsSystem, isDirect: isDirect, isDisputed: isDisputed)
    isDirect = true
    needsSystem = false
    isDisputed = false
    let mustWait = !arrangeOrSolve(root, isLast: !around.isDirect)
    isDirect = around.isDirect
    isDisputed = around.isDisputed
    needsSystem = around.needsSystem || mustWait
  }
}

// MARK: - Implementation

extension Placement {
  /// Its content does not give way to anything.
  fileprivate var isStubborn: Bool {
    hugging.holds || compressionResistance.holds
  }
}

extension AxisPriorities {
  fileprivate var holds: Bool {
    horizontal ?? 0 >= LinearSystem.required || vertical ?? 0 >= LinearSystem.required
  }
}

extension LayoutPass {
  /// False where the region around has to be solved first.
  private mutating func arrangeOrSolve(_ root: Int, isLast: Bool) -> Bool {
    if !states[root].contains(.needsSystem) {
      let said = diagnostics.count
      let rowCount = rowCount
      arrange(root)
      guard needsSystem || isDisputed else { return true }
      unsay(after: said)
      forget(root)
      self.rowCount = rowCount
      states[root].insert(.needsSystem)
    }
    isDirect = false
    needsSystem = false
    return solve(root, isLast: isLast)
  }

  /// The region in which an element is placed. What a cell, header or footer says of itself belongs to its own: its
  /// table asks how high that is.
  private func region(of element: Int) -> Int {
    if asksOfItself(element) { return element }
    var region = max(Int(screen.elements[element].parent), 0)
    while !isRegion(region) { region = Int(screen.elements[region].parent) }
    return region
  }

  /// A cell, header or footer is asked by its table for what it says of itself.
  func asksOfItself(_ element: Int) -> Bool {
    switch screen.elements[element].kind.family {
    case .cell, .supplement: true
    case .root, .view, .stack, .scroll, .list, .section: false
    }
  }

  /// Makes as if nothing inside an element stood.
  private mutating func forget(_ root: Int) {
    let inside = root + 1..<Int(screen.elements[root].end)
    for element in inside {
      states[element].subtract([.isPlaced, .isGrown, .isSoft(along: .horizontal), .isSoft(along: .vertical)])
    }
    for cell in rows.keys where inside.contains(cell) { rows[cell] = nil }
  }
}
