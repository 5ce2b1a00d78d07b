import SkelModel
import SkelSyntax

/// A resolved text: its screens and what was said about it.
struct Resolved {
  var screens: [Screen]
  var diagnostics: [Diagnostic]
  var triedPaths: [String]

  /// `id: headline`, in file order.
  var messages: [String] { mistakes.map { "\($0.id.rawValue): \($0.headline)" } }
  var ids: [DiagnosticID] { mistakes.map(\.id) }
  /// Without the advice that needs no doing.
  private var mistakes: [Diagnostic] { diagnostics.filter { $0.severity != .info } }
}

/// Resolves `main.skl` with the given text; `files` are what imports can find.
func resolved(
  _ text: String, _ options: ResolveOptions = ResolveOptions(), path: String = "main.skl", files: [String: String] = [:]
) -> Resolved {
  var diagnostics = Diagnostics()
  let tree = parse(Source(path: path, bytes: Array(text.utf8)), into: &diagnostics)
  let resolution = resolve(
    tree, for: options,
    load: { path in files[path].map { .found(Source(path: path, bytes: Array($0.utf8))) } ?? .missing },
    into: &diagnostics)
  diagnostics.sortInFileOrder()
  return Resolved(
    screens: resolution.screens, diagnostics: diagnostics.all, triedPaths: resolution.triedPaths)
}

/// Resolves the items of one screen of 375 × 667.
func screen(_ items: String, _ options: ResolveOptions = ResolveOptions(), before: String = "") -> Resolved {
  resolved("\(before)\nscreen S(size: (375, 667)) {\n\(items)\n}\n", options)
}

extension Resolved {
  /// The only screen; an empty one where there is none, so that a test fails by its values.
  var screen: Screen { screens.first ?? Screen(name: "none", size: Size(width: 0, height: 0)) }

  /// The first element of a name.
  func element(_ name: String) -> Int {
    screen.elements.firstIndex { screen.symbols[Int($0.symbol)] == name } ?? 0
  }

  func appearance(_ name: String) -> Appearance {
    screen.elements.isEmpty ? Appearance() : screen[appearance: element(name)]
  }

  func placement(_ name: String) -> Placement {
    screen.elements.isEmpty ? Placement() : screen[placement: element(name)]
  }
}
