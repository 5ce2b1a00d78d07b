import SkelBackends
import SkelLayers
import SkelLayout
import SkelModel
import SkelSyntax

// MARK: - Interface

/// Everything that came of one input.
package struct Compilation: Sendable {
  /// The input and its imports; `Span.file` is the index.
  package var sources: [Source]
  /// Every path an import was looked for at, found or not, in order.
  package var triedPaths: [String]
  /// The names of all screens of the input, chosen or not.
  package var screenNames: [String]
  /// Nothing before the layout went wrong, so what the layout has to say was said.
  package var isLaidOut: Bool
  /// Empty when anything before the layout went wrong.
  package var screens: [CompiledScreen]
  package var diagnostics: Diagnostics

  /// The layers of every screen, in motion or frozen at a phase from 0 to 1.
  package func layers(at phase: Double?) -> [LayerTree] {
    guard let phase else { return screens.map(\.layers) }
    return screens.map { $0.layers.frozen(at: phase) }
  }
}

/// One screen for one size, with what the stages made of it.
package struct CompiledScreen: Sendable {
  package var screen: Screen
  package var frames: Frames
  package var layers: LayerTree
}
