import SkelModel

// MARK: - Interface

/// A cell and how many rows or items it stands for.
struct RepeatedCell: Sendable {
  var cell: Int
  var count: Int
}

/// How many cells, headers and footers are being laid out around, by the way they move.
struct MovingParts: Sendable {
  private var horizontal = 0
  private var vertical = 0

  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension LayoutPass {
  /// The cells of a table, a collection or a section of it, in order. The last one repeats until the number that is given
  /// is reached, on the section or else on the whole; two or more without a number are exactly those; for one alone
  /// `automatic` says how many there are.
  mutating func repeatedCells(
    of holder: Int, in whole: Int, automatic: (inout LayoutPass, _ cell: Int) -> Int
  ) -> [RepeatedCell] {
    var cells: [RepeatedCell] = []
    for child in screen.children(of: holder) where screen.elements[child].kind == .cell {
      cells.append(RepeatedCell(cell: child, count: 1))
    }
    // Past the limit, which is reported, a row of each is enough.
    guard let last = cells.indices.last, rowCount <= Screen.mostElements else { return cells }
    guard let given = self[placement: holder].rows ?? self[placement: whole].rows else {
      guard last == 0 else { return cells }
      cells[0].count = min(automatic(&self, cells[0].cell), Metrics.mostRows)
      if cells[0].count == 0 { judgeNoRows(whole) }
      return cells
    }
    for index in cells.indices where index >= given { cells[index].count = 0 }
    if given > last { cells[last].count = given - last }
    return cells
  }

  /// Lays out one row for all that a cell stands for: the first, which stands on `frame`; the others lie `offsets` from
  /// it. What the inside says of things outside the cell is worked out for the first.
  mutating func placeRows(of cell: Int, _ frame: Rect, _ offsets: [Point], in whole: Int) {
    setFrame(of: cell, frame)
    if offsets.isEmpty { muteDepth += 1 }
    judgeArranged(cell, in: room(of: whole))
    placeMovingContents(of: cell, in: whole)
    if offsets.isEmpty { muteDepth -= 1 }
    guard offsets.count != 1 else { return }
    rowCount += offsets.count
    guard rowCount <= Screen.mostElements else {
      report(.tooManyRows(screen, whole))
      rows[cell] = []
      return
    }
    rows[cell] = offsets
  }

  /// Lays out the inside of a cell, header or footer, which moves under the bars as its table or collection scrolls.
  mutating func placeMovingContents(of part: Int, in whole: Int) {
    let axis: Axis = self[placement: whole].scrollDirection == .vertical ? .vertical : .horizontal
    movingParts[axis] += 1
    placeContents(of: part)
    movingParts[axis] -= 1
  }

  /// How many times `length` has to be taken to fill `space`, the last one cut off or not. Source: SkeletonView's
  /// `UITableView+CollectionSkeleton` and `UICollectionView+CollectionSkeleton`.
  func timesToFill(_ space: Double, with length: Double) -> Int {
    guard length > 0 else { return 0 }
    // A hair less: 300 points hold three rows of what a third of 300 comes to.
    return Int(min(max((space / length - 1e-9).rounded(.up), 0), Double(Metrics.mostRows)))
  }

  /// A length that rows can be counted and stacked with: finite, and not below nothing.
  func usable(_ length: Double) -> Double { length.isFinite ? max(0, length) : 0 }

  /// Rows multiply where tables and collections stand in each other: more of them than any screen holds elements are
  /// reported, and none but the first are kept.
  mutating func limitShownRows() {
    guard !rows.isEmpty else { return }
    var shown = Array(repeating: 1.0, count: screen.elements.count)
    for element in screen.elements.indices.reversed() {
      if screen.elements[element].kind == .cell { shown[element] *= Double(shownRows(of: element)) }
      let parent = Int(screen.elements[element].parent)
      if parent >= 0 { shown[parent] += shown[element] }
    }
    guard shown[0] > Double(Screen.mostElements) else { return }
    let heaviest = rows.keys.max { (shown[$0], $1) < (shown[$1], $0) }
    if let heaviest { report(.tooManyRows(screen, whole(around: heaviest))) }
    for cell in rows.keys where rows[cell]?.isEmpty == false { rows[cell] = [Point(x: 0, y: 0)] }
  }

  /// The table or collection that a cell, header or footer stands in.
  func whole(around part: Int) -> Int {
    let parent = Int(screen.elements[part].parent)
    return screen.elements[parent].kind == .section ? Int(screen.elements[parent].parent) : parent
  }
}

// MARK: - Implementation

extension LayoutPass {
  private mutating func judgeNoRows(_ whole: Int) {
    let axis: Axis = self[placement: whole].scrollDirection == .vertical ? .vertical : .horizontal
    guard frames[whole].length(along: axis) == 0 else { return }
    report(.noRows(screen, whole))
  }

  private func shownRows(of cell: Int) -> Int {
    guard let offsets = rows[cell] else { return 1 }
    let window = frames[whole(around: cell)]
    return offsets.reduce(0) { frames[cell].moved(by: $1).overlaps(window) ? $0 + 1 : $0 }
  }
}
