import SkelSyntax

// MARK: - Interface

/// Attributes of elements of the input that an appearance, a style or a container around them has said in the same words.
/// Known when all screens stand for all sizes, since what one turn of a repeat need not say another may.
///
/// To write out a library's default is no repetition: whoever does so wants to see it. Nor is anything in a component's
/// body, which may stand wherever somebody puts it.
struct RedundantAttributes {
  private var all: [Span: (attribute: AttributeID, isRedundant: Bool)] = [:]

  mutating func note(_ attribute: AttributeID, at span: Span, isRedundant: Bool) {
    if isRedundant, all[span] != nil { return }
    all[span] = (attribute, isRedundant)
  }

  /// `nil` where it was not looked at.
  subscript(span: Span) -> Bool? { all[span]?.isRedundant }

  /// In file order.
  var found: [(attribute: AttributeID, span: Span)] {
    all.filter { $0.value.isRedundant }.map { ($0.value.attribute, $0.key) }.sorted { $0.span.start < $1.span.start }
  }
}

extension Resolver {
  /// Whether the attribute may repeat what `origins` knows of: written on the element itself as a plain value, which is
  /// no name that could come to something else. Notes where it does not.
  mutating func mayRepeat(_ setting: Setting.Head, isContainer: Bool, _ origins: Origins) -> Bool {
    guard notesRedundancy, expanding.isEmpty, setting.isPlain else { return false }
    let id = setting.row.id
    // What holds for everything inside speaks of more than this element; a library changes what all else starts from.
    if id == .library || isContainer && id.isInherited { return false }
    if origins.entries.contains(where: { $0.attribute == id }), setting.row.whole.isStored {
      return redundant[setting.span] != false
    }
    // In a repeat, or for another size, it may come by again.
    if scopes.count > 1 || options.viewports.count > 1 { note(setting, changes: true) }
    return false
  }

  mutating func note(_ setting: Setting.Head, changes: Bool) {
    redundant.note(setting.row.id, at: setting.span, isRedundant: !changes)
  }

  /// Notes for an element that is spelled like one before it what was found there.
  mutating func noteRedundancy(of recipe: Int, _ looks: Recipe.Looks, on index: Int) {
    guard looks.isRedundant || options.viewports.count > 1, expanding.isEmpty else { return }
    let distance = Int(screen.elements[index].position) - (recipes[recipe].start - recipes[recipe].offset)
    for setting in recipes[recipe].items.settings {
      guard let isRedundant = redundant[setting.moved(by: looks.distance).span] else { continue }
      note(setting.moved(by: distance).head, changes: !isRedundant)
    }
  }

  mutating func reportRedundantAttributes() {
    let tree = files[0].tree
    for (attribute, span) in redundant.found {
      let fixIt = Diagnostic.FixIt(removing: span, from: tree.source, tree.tokens)
      reader.diagnostics.report(.redundantAttribute(attribute, span, fixIt))
    }
  }
}

// MARK: - Implementation

extension Attribute {
  /// It is kept among an element's attributes; the others decide about a screen before it has any.
  fileprivate var isStored: Bool {
    switch reader {
    case .resolve: false
    case .boolean, .number, .count, .word, .string, .edges, .form: true
    }
  }
}

extension Diagnostic {
  fileprivate static func redundantAttribute(_ attribute: AttributeID, _ span: Span, _ fixIt: FixIt?) -> Diagnostic {
    Diagnostic(
      .redundantAttribute, "'\(attribute.rawValue)' is given this value already", span,
      fixIts: fixIt.map { [$0] } ?? [])
  }
}
