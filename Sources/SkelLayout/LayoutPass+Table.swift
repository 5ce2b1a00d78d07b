import SkelModel

// MARK: - Interface

extension LayoutPass {
  /// Puts the parts of a table one below the other: its header, its rows or sections, its footer. A row is as high as
  /// the nearest height that is given: the cell's, the section's, the table's.
  mutating func placeTable(_ table: Int) {
    let frame = frames[table]
    let insets = self[placement: table].insets
    let isMeasurable = reportAutomatic(table)
    let column = Rect(
      x: frame.x + insets.leading, y: frame.y + insets.top,
      width: max(0, frame.width - insets.both(along: .horizontal)), height: 0)
    if !isMeasurable { muteDepth += 1 }
    _ = placeRows(of: table, in: table, column: column)
    if !isMeasurable { muteDepth -= 1 }
  }

  /// The items of a collection come later: they stand in its corner, and nothing is said about their inside.
  mutating func placeCollection(_ collection: Int) {
    report(.collectionLater(screen, collection))
    muteDepth += 1
    let frame = frames[collection]
    for child in screen.children(of: collection) {
      setFrame(of: child, Rect(x: frame.x, y: frame.y, width: 0, height: 0))
      placeContents(of: child)
    }
    muteDepth -= 1
  }
}

// MARK: - Implementation

extension LayoutPass {
  /// Whether every row's height is known; reports once where it is not, or where the number of rows is not.
  private mutating func reportAutomatic(_ table: Int) -> Bool {
    var holders = [table]
    for child in screen.children(of: table) where screen.elements[child].kind == .section { holders.append(child) }
    var isCountKnown = true
    for holder in holders {
      var count = 0
      for cell in screen.children(of: holder) where screen.elements[cell].kind == .cell {
        count += 1
        guard rowHeight(of: cell, in: holder, table) != nil else {
          report(.automaticHeightLater(screen, table))
          return false
        }
      }
      if count == 1, self[placement: holder].rows == nil { isCountKnown = false }
    }
    if !isCountKnown { report(.automaticCountLater(screen, table)) }
    return true
  }

  private func rowHeight(of cell: Int, in holder: Int, _ table: Int) -> Double? {
    self[placement: cell].rowHeight ?? constantHeight(of: cell) ?? self[placement: holder].rowHeight
      ?? self[placement: table].rowHeight
  }

  /// Header, then cells and sections, then footer, whatever their order in the file. Returns where they end.
  private mutating func placeRows(of holder: Int, in table: Int, column: Rect) -> Double {
    var y = column.y
    for wanted in [ElementKind.header, .cell, .footer] {
      for part in screen.children(of: holder) {
        let kind = screen.elements[part].kind
        guard kind == wanted || kind == .section && wanted == .cell else { continue }
        let row = Rect(x: column.x, y: y, width: column.width, height: 0)
        states[part].formUnion(states[holder].intersection(.isUnsolvedHorizontally))
        y = kind == .section ? placeSection(part, in: table, row) : placeRow(part, of: holder, in: table, row)
      }
    }
    return y
  }

  private mutating func placeSection(_ section: Int, in table: Int, _ row: Rect) -> Double {
    let insets = self[placement: section].insets
    let column = Rect(
      x: row.x + insets.leading, y: row.y + insets.top, width: max(0, row.width - insets.both(along: .horizontal)),
      height: 0)
    let end = placeRows(of: section, in: table, column: column) + insets.bottom
    setFrame(of: section, Rect(x: row.x, y: row.y, width: row.width, height: end - row.y))
    judgeArranged(section, in: room(of: table))
    return end
  }

  private mutating func placeRow(_ part: Int, of holder: Int, in table: Int, _ row: Rect) -> Double {
    var row = row
    if screen.elements[part].kind == .cell {
      row.height = rowHeight(of: part, in: holder, table) ?? Metrics.rowHeight
    } else if let height = constantHeight(of: part) {
      row.height = height
    } else {
      let content = extent(of: part, along: .vertical, width: row.width)
      row.height = content.isSized ? content.length : Metrics.tableHeaderHeight
    }
    setFrame(of: part, row)
    judgeArranged(part, in: room(of: table))
    placeContents(of: part)
    return row.maxY
  }
}
