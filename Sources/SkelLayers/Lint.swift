import SkelModel
import SkelSyntax

// What is lawful and is never seen.

// MARK: - Interface

/// Reports what the screens of one file say in vain: what is never drawn, what is drawn and cannot be seen, what the
/// library takes no notice of. All screens are looked at together, since an element of a component may be drawn in one
/// and not in another. Not beside errors: first things first.
package func lint(_ trees: [LayerTree], _ sources: [Source], into diagnostics: inout Diagnostics) {
  guard !diagnostics.hasErrors else { return }
  reportNeverDrawn(in: trees, sources, into: &diagnostics)
  reportIgnoredAttributes(in: trees, sources, into: &diagnostics)
  for tree in trees {
    reportContainersDrawnAsBlocks(in: tree, into: &diagnostics)
    reportTextsWithoutLines(in: tree, into: &diagnostics)
    reportInvisibleFills(in: tree, into: &diagnostics)
  }
}

// MARK: - Implementation

extension Screen {
  /// The attributes that are written on an element itself.
  func ownAttributes(of element: Int) -> [(attribute: AttributeID, span: Span)] {
    origins[Int(elements[element].origins)].entries.compactMap { entry in
      guard case .own = entry.origin else { return nil }
      return (entry.attribute, span(of: entry.origin, on: element))
    }
  }
}
