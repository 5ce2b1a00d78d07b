import SkelLayout
import SkelModel
import SkelSyntax

// MARK: - Interface

/// What there is to know about a line of a source.
package struct LineExplanation: Sendable {
  /// The input and its imports; `Span.file` is the index.
  package var sources: [Source]
  package var explanations: [Explanation]
  /// What keeps the screens from being laid out; without an error there may still be nothing to tell.
  package var diagnostics: Diagnostics
}

/// Tells of what stands on a line of the input, counted from 1, in the screens and for the sizes that are asked for.
package func explain(
  _ source: Source, line: Int, _ options: Options, load: (String) -> LoadResult
) -> LineExplanation {
  var diagnostics = Diagnostics()
  let tree = parse(source, into: &diagnostics)
  let resolution = resolve(tree, for: options, load: load, into: &diagnostics)
  diagnostics.sortInFileOrder()
  var explanations: [Explanation] = []
  if !diagnostics.hasErrors {
    let lines = LineTable(source.bytes)
    for screen in resolution.screens {
      explanations += explain(screen) { $0.file == FileID(0) && lines.place(of: Int($0.start)).line == line }
    }
  }
  return LineExplanation(sources: resolution.sources, explanations: explanations, diagnostics: diagnostics)
}
