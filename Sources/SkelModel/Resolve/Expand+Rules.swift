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
  mutating func checkApplicable(_ settings: [Setting], _ index: Int) {
    let kind = screen.elements[index].kind
    screen.elements[index].end = UInt32(screen.elements.count)
    let hasChildren = kind.isAlwaysContainer || screen.isContainer(index)
    for place in settings.indices where !settings[place].head.row.scope.includes(kind, hasChildren: hasChildren) {
      let span = settings[place].span
      let name = Span(span.file, Int(span.start), Int(span.start) + settings[place].id.rawValue.utf8.count)
      let row = settings[place].head.row.whole
      reader.diagnostics.report(.notApplicable(row, kind.rawValue, hasChildren: hasChildren, name))
    }
  }

  /// SkeletonView makes a multi-line label as high as its lines; what that height is follows from constants alone.
  mutating func finishLabels() {
    let constants = OwnConstants(of: screen)
    for index in screen.elements.indices where screen.elements[index].kind == .label {
      let heights = constants.heights(of: index, screen)
      let appearance = Int(screen.elements[index].appearance)
      guard let height = screen.appearances[appearance].skeletonHeight(of: .label, heightConstants: heights) else {
        continue
      }
      var placement = screen.placements[Int(screen.elements[index].placement)]
      guard placement.skeletonHeight != height else { continue }
      placement.skeletonHeight = height
      screen.elements[index].placement = intern(placement)
    }
  }
}
