import SkelModel

// MARK: - Interface

extension LayoutPass {
  /// Puts the parts of a table one below the other: its header, its rows or sections, its footer. A row is as high as
  /// the nearest height that is given: the cell's, the section's, the table's; where none is, as the table's first cell
  /// is by itself.
  mutating func placeTable(_ table: Int) {
    let frame = frames[table]
    let insets = self[placement: table].insets
    var rules = TableRules(table: table)
    let column = Rect(
      x: frame.x + insets.leading, y: frame.y + insets.top,
      width: max(0, frame.width - insets.both(along: .horizontal)), height: 0)
    _ = placeParts(of: table, column, &rules)
    if let cell = rules.cellWithoutHeight { report(.rowHeightMissing(screen, table, cell)) }
  }
}

// MARK: - Implementation

/// What all rows of a table share.
private struct TableRules {
  let table: Int
  /// The height of the rows for which none is given; worked out when the first of them is met.
  var automaticHeight: Double?
  /// The first cell, where nothing says how high it is.
  var cellWithoutHeight: Int?
}

extension LayoutPass {
  /// Header, then cells and sections, then footer, whatever their order in the file. Returns where they end.
  private mutating func placeParts(of holder: Int, _ column: Rect, _ rules: inout TableRules) -> Double {
    var counts = cellCounts(of: holder, &rules)[...]
    var y = column.y
    for wanted in [ElementKind.header, .cell, .footer] {
      for part in screen.children(of: holder) {
        let kind = screen.elements[part].kind
        guard kind == wanted || kind == .section && wanted == .cell else { continue }
        let row = Rect(x: column.x, y: y, width: column.width, height: 0)
        if kind == .section {
          y = placeSection(part, row, &rules)
        } else if kind == .cell {
          y = placeCell(part, of: holder, count: counts.popFirst()?.count ?? 0, row, &rules)
        } else {
          y = placeHeader(part, row, in: rules.table)
        }
      }
    }
    return y
  }

  private mutating func cellCounts(of holder: Int, _ rules: inout TableRules) -> [RepeatedCell] {
    let height = frames[rules.table].height
    return repeatedCells(of: holder, in: rules.table) { pass, cell in
      pass.timesToFill(height, with: pass.rowHeight(of: cell, in: holder, &rules))
    }
  }

  private mutating func placeSection(_ section: Int, _ row: Rect, _ rules: inout TableRules) -> Double {
    let insets = self[placement: section].insets
    let column = Rect(
      x: row.x + insets.leading, y: row.y + insets.top, width: max(0, row.width - insets.both(along: .horizontal)),
      height: 0)
    let end = placeParts(of: section, column, &rules) + insets.bottom
    setFrame(of: section, Rect(x: row.x, y: row.y, width: row.width, height: end - row.y))
    judgeArranged(section, in: room(of: rules.table))
    return end
  }

  private mutating func placeCell(
    _ cell: Int, of holder: Int, count: Int, _ row: Rect, _ rules: inout TableRules
  ) -> Double {
    var row = row
    row.height = rowHeight(of: cell, in: holder, &rules)
    let offsets = (0..<count).map { Point(x: 0, y: Double($0) * row.height) }
    placeRows(of: cell, row, offsets, in: rules.table)
    return row.y + Double(count) * row.height
  }

  private mutating func placeHeader(_ header: Int, _ row: Rect, in table: Int) -> Double {
    var row = row
    if let height = constantHeight(of: header) {
      row.height = usable(height)
    } else {
      let content = extent(of: header, along: .vertical, width: row.width)
      row.height = content.isSized ? usable(content.length) : Metrics.tableHeaderHeight
    }
    setFrame(of: header, row)
    judgeArranged(header, in: room(of: table))
    placeMovingContents(of: header, in: table)
    return row.maxY
  }
}

// MARK: - Heights

extension LayoutPass {
  private mutating func rowHeight(of cell: Int, in holder: Int, _ rules: inout TableRules) -> Double {
    let given =
      ownRowHeight(of: cell) ?? self[placement: holder].rowHeight ?? self[placement: rules.table].rowHeight
    return usable(given ?? automaticRowHeight(&rules))
  }

  private func ownRowHeight(of cell: Int) -> Double? { self[placement: cell].rowHeight ?? constantHeight(of: cell) }

  /// The table's first cell speaks for all, as rows are of one height while SkeletonView shows them.
  private mutating func automaticRowHeight(_ rules: inout TableRules) -> Double {
    if let known = rules.automaticHeight { return known }
    guard let first = firstCell(of: rules.table) else { return Metrics.rowHeight }
    var height = ownRowHeight(of: first)
    if height == nil {
      let content = extent(of: first, along: .vertical, width: columnWidth(around: first, in: rules.table))
      if content.isSized { height = content.length } else { rules.cellWithoutHeight = first }
    }
    let result = height ?? Metrics.rowHeight
    rules.automaticHeight = result
    return result
  }

  private func firstCell(of holder: Int) -> Int? {
    for child in screen.children(of: holder) {
      let kind = screen.elements[child].kind
      if kind == .cell { return child }
      if kind == .section, let cell = firstCell(of: child) { return cell }
    }
    return nil
  }

  /// How wide a cell is: the table inside its insets and those of the cell's section.
  private func columnWidth(around cell: Int, in table: Int) -> Double {
    let holder = Int(screen.elements[cell].parent)
    var width = frames[table].width - self[placement: table].insets.both(along: .horizontal)
    if holder != table { width -= self[placement: holder].insets.both(along: .horizontal) }
    return max(0, width)
  }
}
