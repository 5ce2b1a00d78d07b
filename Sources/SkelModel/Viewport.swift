import SkelSyntax

// MARK: - Interface

/// What a screen is resolved for in place of what it says itself.
package enum Viewport: Hashable, Sendable {
  case device(String)
  case size(Size)

  /// As `--device` and `--size` take it.
  package var name: String {
    switch self {
    case .device(let name): name
    case .size(let size): "\(Diagnostic.shown(size.width))x\(Diagnostic.shown(size.height))"
    }
  }
}
