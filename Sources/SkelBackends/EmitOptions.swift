import SkelSyntax

// MARK: - Interface

/// What the person asked of an output beside the layers themselves.
package struct EmitOptions: Sendable {
  package var scheme = Scheme.auto
  /// Put before every id of an SVG, so that several can stand in one page.
  package var idPrefix = ""

  package init() {}
}

/// Which appearance an output shows; `auto` follows the viewer.
package enum Scheme: String, CaseIterable, Sendable {
  case light, dark, auto
}
