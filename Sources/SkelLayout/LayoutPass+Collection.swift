import SkelModel

// MARK: - Interface

extension LayoutPass {
  /// Puts the parts of a collection one behind the other, the way it scrolls: its header, its items in lines, its
  /// sections, its footer. Its insets are around all of it, those of a section around the section's items.
  mutating func placeCollection(_ collection: Int) {
    let frame = frames[collection]
    let insets = self[placement: collection].insets
    let axis: Axis = self[placement: collection].scrollDirection == .vertical ? .vertical : .horizontal
    let column = Column(
      axis: axis, start: frame.start(along: axis) + insets.start(along: axis),
      across: frame.start(along: axis.other) + insets.start(along: axis.other),
      breadth: max(0, frame.length(along: axis.other) - insets.both(along: axis.other)))
    var rules = rules(of: collection)
    var end = placeHeaders(.header, of: collection, in: collection, column)
    end = placeItems(of: collection, .zero, &rules, column.from(end))
    for section in screen.children(of: collection) where screen.elements[section].kind == .section {
      end = placeSection(section, &rules, column.from(end))
    }
    end = placeHeaders(.footer, of: collection, in: collection, column.from(end))
    judgeFill(rules, column, end: end)
  }
}

// MARK: - Implementation

/// What is left of a collection's content, seen along the way it scrolls.
private struct Column {
  let axis: Axis
  /// Where the next part begins.
  var start: Double
  /// Where the content begins across, and how much room it has there.
  let across: Double
  let breadth: Double

  func from(_ start: Double) -> Column {
    var column = self
    column.start = start
    return column
  }

  func rect(length: Double) -> Rect {
    axis == .vertical
      ? Rect(x: across, y: start, width: breadth, height: length)
      : Rect(x: start, y: across, width: length, height: breadth)
  }
}

/// What all sections of a collection share.
private struct CollectionRules {
  let collection: Int
  let itemSize: Size
  let spacing: Double
  let columns: Int?
  /// How many items the library counts and how many of them stand on a line, where these are several.
  var automatic: (items: Int, onLine: Int)?
}

extension LayoutPass {
  private func rules(of collection: Int) -> CollectionRules {
    CollectionRules(
      collection: collection, itemSize: self[placement: collection].itemSize ?? Metrics.itemSize,
      spacing: self[placement: collection].spacing ?? Metrics.itemSpacing, columns: self[placement: collection].columns)
  }

  /// As flow layout has it, a header and a footer are as broad as the content and have no part in the section's insets.
  private mutating func placeSection(_ section: Int, _ rules: inout CollectionRules, _ column: Column) -> Double {
    var end = placeHeaders(.header, of: section, in: rules.collection, column)
    end = placeItems(of: section, self[placement: section].insets, &rules, column.from(end))
    end = placeHeaders(.footer, of: section, in: rules.collection, column.from(end))
    setFrame(of: section, column.rect(length: end - column.start))
    judgeArranged(section, in: room(of: rules.collection))
    return end
  }

  private mutating func placeItems(
    of holder: Int, _ insets: Edges, _ rules: inout CollectionRules, _ column: Column
  ) -> Double {
    let axis = column.axis
    let outer = self[placement: rules.collection].insets
    let room = max(0, column.breadth - insets.both(along: axis.other))
    let flow = FlowLayout(axis: axis, room: room, spacing: rules.spacing)
    let width =
      axis == .vertical
      ? room : frames[rules.collection].width - outer.both(along: .horizontal) - insets.both(along: .horizontal)
    let common = commonSize(sharing: max(0, width), rules)
    var isAutomatic = false
    let cells = repeatedCells(of: holder, in: rules.collection) { [rules] pass, cell in
      isAutomatic = true
      return pass.automaticItems(flow, pass.itemSize(of: cell, else: common), rules)
    }
    let start = column.start + insets.start(along: axis)
    guard !cells.isEmpty else { return column.start + insets.both(along: axis) }
    var sizes: [Size] = []
    for cell in cells {
      let size = clamped(itemSize(of: cell.cell, else: common), to: room, along: axis.other, rules)
      sizes += repeatElement(size, count: cell.count)
    }
    let result = flow.place(sizes)
    if isAutomatic, result.itemsOnLine > 1 { rules.automatic = (sizes.count, result.itemsOnLine) }
    let corner = column.across + insets.start(along: axis.other)
    let origin = axis == .vertical ? Point(x: corner, y: start) : Point(x: start, y: corner)
    var next = 0
    for cell in cells {
      let places = result.places[next..<next + cell.count]
      let first = places.first ?? Point(x: 0, y: 0)
      let size = next < sizes.count && cell.count > 0 ? sizes[next] : common
      placeRows(
        of: cell.cell,
        Rect(x: origin.x + first.x, y: origin.y + first.y, width: size.width, height: size.height),
        places.map { Point(x: $0.x - first.x, y: $0.y - first.y) }, in: rules.collection)
      next += cell.count
    }
    return start + result.length + insets.end(along: axis)
  }

  /// The size of items that say none. `columns` says how many of equal width share the width that is seen, inside the
  /// insets.
  private mutating func commonSize(sharing width: Double, _ rules: CollectionRules) -> Size {
    guard let columns = rules.columns else { return rules.itemSize }
    let gaps = Double(columns - 1) * rules.spacing
    if width <= gaps {
      report(.columnsOverflow(screen, rules.collection, columns, gaps: gaps, width: width))
    }
    return Size(width: max(0, width - gaps) / Double(columns), height: rules.itemSize.height)
  }

  /// A cell may say its own size, as a delegate does.
  private func itemSize(of cell: Int, else common: Size) -> Size {
    Size(
      width: usable(self[placement: cell].width ?? common.width),
      height: usable(constantHeight(of: cell) ?? common.height))
  }

  private mutating func clamped(_ size: Size, to room: Double, along axis: Axis, _ rules: CollectionRules) -> Size {
    guard size.length(along: axis) > room + AxisFacts.tolerance else { return size }
    report(.itemsOverflow(screen, rules.collection, along: axis, length: size.length(along: axis), room: room))
    return axis == .horizontal ? Size(width: room, height: size.height) : Size(width: size.width, height: room)
  }

  /// The library fills the view with items as if each had a line for itself; with `columns` these are whole lines.
  private func automaticItems(_ flow: FlowLayout, _ size: Size, _ rules: CollectionRules) -> Int {
    let lines = timesToFill(
      frames[rules.collection].length(along: flow.axis), with: size.length(along: flow.axis))
    guard let columns = rules.columns else { return lines }
    return lines * (flow.axis == .vertical ? columns : flow.itemsOnLine(size))
  }
}

// MARK: - Headers

extension LayoutPass {
  /// Places the headers, or the footers, of a collection or section. Returns where they end.
  private mutating func placeHeaders(
    _ kind: ElementKind, of holder: Int, in collection: Int, _ column: Column
  ) -> Double {
    var column = column
    for header in screen.children(of: holder) where screen.elements[header].kind == kind {
      let length = headerLength(of: header, in: collection, column)
      setFrame(of: header, column.rect(length: length))
      judgeArranged(header, in: room(of: collection))
      placeMovingContents(of: header, in: collection)
      column.start += length
    }
    return column.start
  }

  /// The length that is given, else what the contents ask, else as far as they reach.
  private mutating func headerLength(of header: Int, in collection: Int, _ column: Column) -> Double {
    let given = column.axis == .vertical ? constantHeight(of: header) : self[placement: header].width
    if let given { return usable(given) }
    let content = extent(of: header, along: column.axis, width: column.axis == .vertical ? column.breadth : nil)
    if content.isSized { return usable(content.length) }
    muteDepth += 1
    setFrame(of: header, column.rect(length: 0))
    placeMovingContents(of: header, in: collection)
    muteDepth -= 1
    return screen.children(of: header).reduce(0) { reach, child in
      let frame = frames[child]
      let end = frame.start(along: column.axis) + frame.length(along: column.axis)
      return max(reach, end - column.start, frame.length(along: column.axis))
    }
  }
}

// MARK: - Diagnostics

extension LayoutPass {
  /// The library counts one item for each line: where several stand on one, part of the view stays empty.
  private mutating func judgeFill(_ rules: CollectionRules, _ column: Column, end: Double) {
    let frame = frames[rules.collection]
    let viewEnd = frame.start(along: column.axis) + frame.length(along: column.axis)
    guard let automatic = rules.automatic, rules.columns == nil, end < viewEnd - AxisFacts.tolerance,
      self[appearance: rules.collection].library == .skeletonView
    else { return }
    report(.fewItems(screen, rules.collection, items: automatic.items, onLine: automatic.onLine))
  }
}
