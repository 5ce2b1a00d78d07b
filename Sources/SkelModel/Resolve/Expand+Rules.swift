import SkelSyntax

// MARK: - Interface

extension Resolver {
  /// Whether an element of this kind may stand in `parent`; reports where not.
  mutating func mayStand(_ kind: ElementKind, _ word: String, in parent: Int, _ span: Span) -> Bool {
    let container = screen.elements[parent].kind
    let rule: String?
    switch container {
    case .tableView, .collectionView, .section:
      let allowed = kind.isPartOfCollection && !(container == .section && kind == .section)
      rule =
        allowed
        ? nil
        : "cannot stand here: a \(container.rawValue) holds cells, headers, footers\(container == .section ? "" : " and sections")"
    default:
      rule = kind.isPartOfCollection ? "stands only in a tableView or collectionView" : nil
    }
    guard let rule else { return true }
    reader.diagnostics.report(.misplacedElement(word, rule, span))
    return false
  }

  /// An attribute that says nothing on this element is a mistake where it stands on the element itself.
  mutating func checkApplicable(_ layers: [OwnItems], _ index: Int) {
    let kind = screen.elements[index].kind
    screen.elements[index].end = UInt32(screen.elements.count)
    for items in layers {
      for setting in items.settings {
        let row = Attribute.all[setting.row]
        let hasChildren = kind.isAlwaysContainer || screen.isContainer(index)
        guard !row.scope.includes(kind, hasChildren: hasChildren) else { continue }
        let name = Span(
          setting.span.file, Int(setting.span.start), Int(setting.span.start) + row.id.rawValue.utf8.count)
        reader.diagnostics.report(.notApplicable(row, kind.rawValue, hasChildren: hasChildren, name))
      }
    }
  }

  /// Reports what belongs to an element as a whole once its values stand.
  mutating func finish(_ index: Int, _ attributes: Attributes) {
    switch attributes.appearance.library {
    case .skeletonView, .shimmerBlocks: break
    case .leadKit, .shimmerTutorial: reportLibrary(attributes.appearance.library, index)
    }
  }

  /// SkeletonView makes a multi-line label as high as its lines; what that height is follows from constants alone.
  mutating func finishLabels() {
    let constants = OwnConstants(of: screen)
    adviseOnSingleLines()
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

// MARK: - Implementation

extension Resolver {
  /// The library draws a single line 15 points high and 70 % wide, which surprises everyone once: said at the first
  /// label of a screen that leaves it at that. Not beside errors: first things first.
  private mutating func adviseOnSingleLines() {
    guard !reader.diagnostics.hasErrors else { return }
    let decided: [AttributeID] = [.renderSingleLineAsView, .lastLineFillPercent, .lineHeight, .skeletonNumberOfLines]
    let label = screen.elements.indices.first { index in
      guard screen.elements[index].kind == .label, !screen.isContainer(index) else { return false }
      let origins = screen.origins[Int(screen.elements[index].origins)].entries
      let appearance = screen[appearance: index]
      return appearance.library == .skeletonView && appearance.isSkeletonable
        && appearance.estimatedNumberOfLines(of: .label) == 1
        && !origins.contains { decided.contains($0.attribute) }
    }
    if let label { reader.diagnostics.report(.singleLine(screen.title(of: label), screen.span(of: label))) }
  }

  private mutating func reportLibrary(_ library: Library, _ index: Int) {
    let element = screen.elements[index]
    let entries = screen.origins[Int(element.origins)].entries
    guard let origin = entries.first(where: { $0.attribute == .library })?.origin else { return }
    switch origin {
    case .elsewhere(let span): reader.diagnostics.report(.libraryLater(library, span))
    case .own(let start, let end):
      let position = Int(element.position)
      reader.diagnostics.report(
        .libraryLater(library, Span(element.file, position + Int(start), position + Int(end))))
    }
  }
}
