import SkelLayers
import SkelLayout
import SkelModel
import SkelSyntax

// MARK: - Interface

/// The stages, in order. Never fails and touches no file: imports come through `load`, what is wrong is in the result's
/// diagnostics.
package func compile(_ source: Source, _ options: Options, load: (String) -> LoadResult) -> Compilation {
  var diagnostics = Diagnostics()
  let tree = parse(source, into: &diagnostics)
  let resolution = resolve(tree, for: options, load: load, into: &diagnostics)
  var screens: [CompiledScreen] = []
  if !diagnostics.hasErrors {
    for screen in resolution.screens {
      let frames = layOut(screen, into: &diagnostics)
      let layers = buildLayers(screen, frames)
      reportOverlaps(in: layers, into: &diagnostics)
      screens.append(CompiledScreen(screen: screen, frames: frames, layers: layers))
    }
  }
  diagnostics.sortInFileOrder()
  return Compilation(
    sources: resolution.sources, triedPaths: resolution.triedPaths, screenNames: resolution.screenNames,
    screens: screens, diagnostics: diagnostics)
}
