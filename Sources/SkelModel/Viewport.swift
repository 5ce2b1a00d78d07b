// MARK: - Interface

/// What a screen is resolved for in place of what it says itself.
package enum Viewport: Hashable, Sendable {
  case device(String)
  case size(Size)
}
