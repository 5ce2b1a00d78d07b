// MARK: - Interface

/// A Dynamic Type style at the default text size.
package struct TextStyle: Sendable {
  package let name: String
  package let font: Font
}

extension TextStyle {
  package static func named(_ name: String) -> TextStyle? { all.first { $0.name == name } }

  /// Sizes at the default text size, from Apple's Human Interface Guidelines.
  package static let all: [TextStyle] = [
    TextStyle(name: "largeTitle", font: Font(size: 34)),
    TextStyle(name: "title1", font: Font(size: 28)),
    TextStyle(name: "title2", font: Font(size: 22)),
    TextStyle(name: "title3", font: Font(size: 20)),
    TextStyle(name: "headline", font: Font(size: 17, weight: .semibold)),
    TextStyle(name: "body", font: Font(size: 17)),
    TextStyle(name: "callout", font: Font(size: 16)),
    TextStyle(name: "subheadline", font: Font(size: 15)),
    TextStyle(name: "footnote", font: Font(size: 13)),
    TextStyle(name: "caption1", font: Font(size: 12)),
    TextStyle(name: "caption2", font: Font(size: 11)),
  ]
}
