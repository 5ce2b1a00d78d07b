import SkelLayers
import SkelLayout
import SkelModel
import SkelSyntax

// MARK: - Interface

/// The stages, in order. Never fails and touches no file: imports come through `load`, what is wrong is in the result's
/// diagnostics. `finished` is told of each stage's end, of the last two once for each screen.
package func compile(
  _ source: Source, _ options: Options, load: (String) -> LoadResult, finished: (Stage) -> Void = { _ in }
) -> Compilation {
  var diagnostics = Diagnostics(limit: options.mostDiagnostics)
  let tree = parse(source, into: &diagnostics)
  finished(.parse)
  let resolution = resolve(tree, for: options, load: load, into: &diagnostics)
  finished(.resolve)
  var screens: [CompiledScreen] = []
  let isLaidOut = !diagnostics.hasErrors
  if isLaidOut {
    for (index, screen) in resolution.screens.enumerated() {
      if options.viewports.count > 1 { diagnostics.occasion = index % options.viewports.count }
      let frames = layOut(screen, into: &diagnostics)
      finished(.layout)
      let layers = buildLayers(screen, frames)
      reportOverlaps(in: layers, into: &diagnostics)
      screens.append(CompiledScreen(screen: screen, frames: frames, layers: layers))
      finished(.layers)
    }
    diagnostics.occasion = nil
  }
  lint(screens.map(\.layers), resolution.sources, into: &diagnostics)
  diagnostics.nameOccasions(options.viewports.map(\.name))
  silence(
    allowedIn: resolution.sources, isComplete: options.asWritten && !screens.isEmpty, &diagnostics)
  diagnostics.sortInFileOrder()
  return Compilation(
    sources: resolution.sources, triedPaths: resolution.triedPaths, screenNames: resolution.screenNames,
    isLaidOut: isLaidOut, screens: screens, diagnostics: diagnostics)
}

/// What a compilation spends its time on.
package enum Stage: CaseIterable, Sendable {
  /// Of the input; that of imports counts with `resolve`, which finds them.
  case parse
  case resolve, layout, layers
}
