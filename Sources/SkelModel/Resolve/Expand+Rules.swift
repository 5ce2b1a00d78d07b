import SkelSyntax

// MARK: - Interface

extension Resolver {
  /// Whether an element of this kind may stand in `parent`; reports where not.
  mutating func mayStand(_ kind: ElementKind, _ word: Name, in parent: Int, _ span: Span) -> Bool {
    let container = screen.elements[parent].kind
    let isAllowed: Bool
    let rule: String
    switch container.family {
    case .list:
      isAllowed = kind.isPartOfCollection
      rule = "cannot stand here: a \(container.rawValue) holds cells, headers, footers and sections"
    case .section:
      isAllowed = kind.isPartOfCollection && kind != .section
      rule = "cannot stand here: a section holds cells, headers and footers"
    case .root, .view, .stack, .scroll, .supplement, .cell:
      isAllowed = !kind.isPartOfCollection
      rule = "stands only in a tableView or collectionView"
    }
    if !isAllowed { reader.diagnostics.report(.misplacedElement(names.text(of: word), rule, span)) }
    return isAllowed
  }

  /// An attribute that says nothing on this element is a mistake where it stands on the element itself.
  mutating func checkApplicable(_ layers: [OwnItems], _ index: Int) {
    let kind = screen.elements[index].kind
    screen.elements[index].end = UInt32(screen.elements.count)
    for items in layers {
      for place in items.settings.indices {
        let row = Attribute.all[items.settings[place].row]
        let hasChildren = kind.isAlwaysContainer || screen.isContainer(index)
        guard !row.scope.includes(kind, hasChildren: hasChildren) else { continue }
        let span = items.settings[place].span
        let name = Span(span.file, Int(span.start), Int(span.start) + row.id.rawValue.utf8.count)
        reader.diagnostics.report(.notApplicable(row, kind.rawValue, hasChildren: hasChildren, name))
      }
    }
  }

  /// SkeletonView makes a multi-line label as high as its lines; what that height is follows from constants alone.
  mutating func finishLabels() {
    let constants = OwnConstants(of: screen)
    for index in screen.elements.indices where screen.elements[index].kind == .label {
      let heights = constants.heights(of: index, screen)
      guard let height = screen[appearance: index].skeletonHeight(of: .label, heightConstants: heights) else {
        continue
      }
      guard screen[placement: index].skeletonHeight != height else { continue }
      var placement = screen[placement: index]
      placement.skeletonHeight = height
      screen.elements[index].placement = intern(placement)
    }
  }
}
