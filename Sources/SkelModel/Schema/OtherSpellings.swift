// MARK: - Interface

/// What people write who come from the libraries, from Swift or from CSS, and how it is said here.
package enum OtherSpelling {
  /// The attribute that a foreign word means; `nil` for a word that means none.
  package static func attribute(_ word: String) -> AttributeID? {
    table.first { $0.0 == word }?.1
  }

  /// Words for which there is no attribute, with what to do instead.
  package static func advice(_ word: String) -> String? {
    switch word {
    case "matchViewDimensions": "without 'sections' the element is one block of its own size"
    case "useFontLineHeight": "write 'lineHeight: relativeToFont'"
    case "axis": "the kinds 'vstack' and 'hstack' say the axis"
    case "gradient": "write 'fill: gradient(…)'"
    case "image": "write 'fill: image(\"…\")'"
    case "numberOfSections", "numSections": "write a 'section' for each"
    case "translatesAutoresizingMaskIntoConstraints": "'frame' or constraints decide that"
    default: nil
    }
  }
}

// MARK: - Implementation

extension OtherSpelling {
  private static let table: [(String, AttributeID)] = [
    // SkeletonView
    ("skeletonCornerRadius", .cornerRadius), ("skeletonLineSpacing", .lineSpacing), ("multilineSpacing", .lineSpacing),
    ("skeletonTextLineHeight", .lineHeight), ("multilineHeight", .lineHeight), ("textLineHeight", .lineHeight),
    ("skeletonTextNumberOfLines", .skeletonNumberOfLines), ("skeletonPaddingInsets", .padding),
    ("multilineLastLineFillPercent", .lastLineFillPercent), ("multilineCornerRadius", .linesCornerRadius),
    ("tintColor", .fill), ("usingColor", .fill), ("usingGradient", .fill), ("skeletonsBackgroundColor", .fill),
    ("estimatedRowHeight", .rowHeight), ("numberOfRows", .rows), ("numberOfItems", .items),
    // UIKit
    ("autoresizingMask", .autoresizing), ("contentInset", .insets), ("sectionInset", .insets),
    ("minimumLineSpacing", .spacing), ("minimumInteritemSpacing", .spacing), ("estimatedItemSize", .itemSize),
    ("directionalLayoutMargins", .layoutMargins), ("contentHuggingPriority", .hugging),
    ("contentCompressionResistancePriority", .compressionResistance), ("reuseIdentifier", .identifier),
    ("hidden", .isHidden), ("numberOfSkeletonLines", .skeletonNumberOfLines),
    // CSS
    ("color", .fill), ("colour", .fill), ("tint", .fill), ("background", .backgroundColor),
    ("backgroundColour", .backgroundColor), ("borderRadius", .cornerRadius), ("radius", .cornerRadius),
    ("gap", .spacing), ("margin", .layoutMargins), ("margins", .layoutMargins), ("align", .alignment),
    ("justify", .distribution), ("lines", .numberOfLines), ("alpha", .fill),
  ]
}
