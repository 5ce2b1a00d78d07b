import SkelModel

// MARK: - Interface

/// What a compilation is made for.
package struct Options: Sendable {
  /// Screens to keep, by name; empty keeps all.
  package var screens: [String] = []
  /// Devices and sizes to lay out for, each screen once for each; empty: what each screen says.
  package var viewports: [Viewport] = []
  package var direction = Direction.leftToRight
  /// Folders searched for imports after the importing file's own.
  package var importPaths: [String] = []

  package init() {}
}
