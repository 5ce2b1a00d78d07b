import SkelModel
import SkelSyntax

// MARK: - Interface

/// Reports attributes of an element that its library knows nothing of. In an appearance or a style they may be meant for
/// others; on the element itself they are for nobody.
func reportIgnoredAttributes(in trees: [LayerTree], _ sources: [Source], into diagnostics: inout Diagnostics) {
  var ignored: [Ignored] = []
  for index in trees.indices {
    trees[index].screen.forEachOfSomeLibraries { if $2 { ignored.append((index, $0, $1)) } }
  }
  guard !ignored.isEmpty else { return }

  // What one use of a component says in vain another may need.
  var needed: Set<Span> = []
  for tree in trees {
    tree.screen.forEachOfSomeLibraries { if !$2 { needed.insert(tree.screen.span(of: $1.origin, on: $0)) } }
  }
  var removals = Removals(sources)
  for (index, element, entry) in ignored {
    let screen = trees[index].screen
    let span = screen.span(of: entry.origin, on: element)
    guard needed.insert(span).inserted else { continue }
    diagnostics.report(
      .ignoredAttribute(
        entry.attribute, screen.title(of: element), screen[appearance: element].library, span,
        removals.fixIts(removing: span)))
  }
}

extension AttributeID {
  /// Decides nothing that a library draws; nor does the place of anything hang on it.
  package func isIgnored(by library: Library) -> Bool {
    guard let libraries = knownBy else { return false }
    return !libraries.contains(library)
  }
}

// MARK: - Implementation

private typealias Ignored = (screen: Int, element: Int, entry: Origins.Entry)

extension Screen {
  /// Calls `body` with each attribute that is written on an element itself and not known to all libraries, and with
  /// whether the element's own library ignores it.
  fileprivate func forEachOfSomeLibraries(
    _ body: (_ element: Int, _ entry: Origins.Entry, _ isIgnored: Bool) -> Void
  ) {
    for element in elements.indices {
      let library = appearances[Int(elements[element].appearance)].library
      for entry in origins[Int(elements[element].origins)].entries where entry.attribute.isOfSomeLibraries {
        guard case .own = entry.origin else { continue }
        body(element, entry, entry.attribute.isIgnored(by: library))
      }
    }
  }
}

extension AttributeID {
  fileprivate var isOfSomeLibraries: Bool { knownBy != nil }

  /// The libraries whose rules ask for it; `nil` for what all do, or what layout asks for.
  private var knownBy: [Library]? {
    switch self {
    case .lastLineFillPercent, .renderSingleLineAsView: [.skeletonView]
    case .linesCornerRadius: [.skeletonView, .leadKit]
    case .borderWidth: [.leadKit]
    case .sections, .sectionSpacing: [.shimmerBlocks]
    case .isSkeletonable, .isHidden, .isHiddenWhenSkeletonIsActive, .isUserInteractionDisabledWhenSkeletonIsActive,
      .library, .style, .identifier, .numberOfLines, .skeletonNumberOfLines, .lineHeight, .lineSpacing, .padding,
      .textAlignment, .font, .text, .cornerRadius, .shape, .fill, .backgroundColor, .animation, .sync, .transition,
      .delay, .adjust, .frame, .size, .width, .height, .pin, .center, .autoresizing, .spacing, .alignment,
      .distribution, .insets, .hugging, .compressionResistance, .layoutMargins, .rowHeight, .rows, .items, .itemSize,
      .columns, .scrollDirection, .device, .orientation, .scale, .safeArea:
      nil
    }
  }
}

extension Diagnostic {
  fileprivate static func ignoredAttribute(
    _ attribute: AttributeID, _ title: String, _ library: Library, _ span: Span, _ fixIts: [FixIt]
  ) -> Diagnostic {
    Diagnostic(
      .ignoredAttribute, "\(library.rawValue) has no '\(attribute.rawValue)', and '\(title)' follows its rules", span,
      fixIts: fixIts)
  }
}
