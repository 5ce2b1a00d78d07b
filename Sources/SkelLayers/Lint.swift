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
  /// Where an attribute of an element is set, be it on the element itself or around it; `nil` for the library's default.
  func place(of attribute: AttributeID, on element: Int) -> Span? {
    for entry in origins[Int(elements[element].origins)].entries where entry.attribute == attribute {
      return span(of: entry.origin, on: element)
    }
    return nil
  }

  /// The attributes that are written on an element itself.
  func ownAttributes(of element: Int) -> [(attribute: AttributeID, span: Span)] {
    origins[Int(elements[element].origins)].entries.compactMap { entry in
      guard case .own = entry.origin else { return nil }
      return (entry.attribute, span(of: entry.origin, on: element))
    }
  }

  func span(of origin: Origin, on element: Int) -> Span {
    switch origin {
    case .elsewhere(let span): return span
    case .own(let start, let end):
      let position = Int(elements[element].position)
      return Span(elements[element].file, position + Int(start), position + Int(end))
    }
  }
}
