// MARK: - Interface

/// What each element's own width and height constraints say in points: first its `width` and `height` attributes, then
/// every constraint of it alone against a number, whatever its relation, in order.
///
/// Source: SkeletonView's `UIView+Extensions` looks at the constraints installed on the view and at no relation,
/// priority or second item.
package struct OwnConstants: Sendable {
  /// Sorted by element, otherwise in order; empty where no constraint is of this sort.
  private var entries: [Entry] = []
  /// Where an element's entries start; one more than there are elements.
  private var starts: [Int32] = []

  private struct Entry {
    var isHeight: Bool
    var constant: Double
  }

  package init(of screen: borrowing Screen) {
    var found: [(element: Int, entry: Entry)] = []
    for index in screen.constraints.indices where screen.constraints[index].terms.isEmpty {
      guard case .element(let element) = screen.constraints[index].item else { continue }
      let constant = screen.constraints[index].constant
      switch screen.constraints[index].attribute {
      case .width: found.append((element, Entry(isHeight: false, constant: constant)))
      case .height: found.append((element, Entry(isHeight: true, constant: constant)))
      case .leading, .trailing, .left, .right, .top, .bottom, .centerX, .centerY, .firstBaseline, .lastBaseline:
        continue
      }
    }
    guard let first = found.first else { return }

    starts = Array(repeating: 0, count: screen.elements.count + 1)
    for item in found { starts[item.element + 1] += 1 }
    for element in screen.elements.indices { starts[element + 1] += starts[element] }
    var next = starts
    entries = Array(repeating: first.entry, count: found.count)
    for item in found {
      entries[Int(next[item.element])] = item.entry
      next[item.element] += 1
    }
  }

  /// The largest width that is asked for; 0 where none is.
  package func maxWidth(of element: Int, _ screen: Screen) -> Double {
    var result = max(screen.placements[Int(screen.elements[element].placement)].width ?? 0, 0)
    for entry in entries(of: element) where !entry.isHeight { result = max(result, entry.constant) }
    return result
  }

  /// The largest height that is asked for; 0 where none is.
  package func maxHeight(of element: Int, _ screen: Screen) -> Double {
    var result = max(screen.placements[Int(screen.elements[element].placement)].height ?? 0, 0)
    for entry in entries(of: element) where entry.isHeight { result = max(result, entry.constant) }
    return result
  }

  /// All heights that are asked for, in order.
  package func heights(of element: Int, _ screen: Screen) -> [Double] {
    var result: [Double] = []
    if let height = screen.placements[Int(screen.elements[element].placement)].height { result.append(height) }
    for entry in entries(of: element) where entry.isHeight { result.append(entry.constant) }
    return result
  }

  private func entries(of element: Int) -> ArraySlice<Entry> {
    starts.isEmpty ? [] : entries[Int(starts[element])..<Int(starts[element + 1])]
  }
}
