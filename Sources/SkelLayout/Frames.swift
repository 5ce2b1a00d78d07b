import SkelModel

// MARK: - Interface

/// A finite rectangle for every element, in screen coordinates, unrounded.
package struct Frames: Sendable {
  private var rects: [Rect]
  private var grown: [Bool]

  package init(count: Int) {
    rects = Array(repeating: .zero, count: count)
    grown = Array(repeating: false, count: count)
  }

  package subscript(element: Int) -> Rect {
    get { rects[element] }
    set { rects[element] = newValue }
  }

  /// The label's own height was smaller than its `skeletonHeight` and gave way to it, as when SkeletonView replaces its
  /// height constraints.
  package func isGrown(_ element: Int) -> Bool { grown[element] }
  package mutating func markGrown(_ element: Int) { grown[element] = true }
}
