import SkelSyntax

// MARK: - Interface

/// What screens are resolved for.
package struct ResolveOptions: Sendable {
  /// Screens to keep, by name; empty keeps all.
  package var screens: [String] = []
  /// Each screen is resolved once for each; empty: for what it says itself.
  package var viewports: [Viewport] = []
  package var direction = Direction.leftToRight
  /// Folders searched for imports after the importing file's own.
  package var importPaths: [String] = []
  /// How many elements and turns of repeats one screen may take.
  package var mostElements = Screen.mostElements
  /// How many errors, and how many warnings, are kept.
  package var mostDiagnostics = Diagnostics.limit

  package init() {}

  /// Every screen is resolved for what the file says itself.
  package var asWritten: Bool { screens.isEmpty && viewports.isEmpty && direction == .leftToRight }
}

/// What a file means.
package struct Resolution: Sendable {
  /// In file order, each for every viewport in turn.
  package var screens: [Screen]
  /// The names of all screens of the file, chosen or not.
  package var screenNames: [String]
  /// The file and its imports; `Span.file` is the index.
  package var sources: [Source]
  /// Every path an import was looked for at, in order.
  package var triedPaths: [String]
}

/// Binds names, checks values and expands components, styles, repeats and conditions; what is wrong is reported and
/// left out, so that one mistake brings one message.
package func resolve(
  _ tree: SyntaxTree, for options: ResolveOptions, load: (String) -> LoadResult, into diagnostics: inout Diagnostics
) -> Resolution {
  var resolver = Resolver(tree, options, diagnostics)
  resolver.declare(0, importing: [(tree.source.path, Span(tree.file, 0, 0))], load)
  resolver.collectNames()
  let screens = resolver.resolveScreens()
  resolver.checkUnused()
  resolver.lint()
  diagnostics = resolver.reader.diagnostics
  return Resolution(
    screens: screens, screenNames: resolver.screenNames, sources: resolver.files.map(\.tree.source),
    triedPaths: resolver.triedPaths)
}

// MARK: - Implementation

/// The pass: what it knows of the files, and what it keeps while one screen is expanded.
struct Resolver {
  static let mostNested = 400
  static let mostImportsDeep = 100

  let options: ResolveOptions
  var files: [FileScope]
  var triedPaths: [String] = []
  var names = NameTable.ofLanguage
  /// Holds the diagnostics of the whole pass.
  var reader: ValueReader

  /// Values that were worked out, once each for one screen size; `nil` inside while that goes on.
  var constants: [ConstantKey: Constant?] = [:]
  var styles: [ConstantKey: [Setting]?] = [:]
  /// The chain of constants being worked out.
  var constantDepth = 0

  var scopes: [LexicalScope] = []
  var screenSize: Size?
  /// Set whenever the screen's size is read; see `combine`.
  var readScreenSize = false

  var screen = Screen(name: "", size: Size(width: 0, height: 0))
  var tables = InternTables()
  var contexts: [AppearanceContext] = []
  var recipes: [Recipe] = []
  var recipeSlots = HashSlots()
  var references = References()
  /// Beside `screen.elements`: what only name look-up needs.
  var provenance: [Provenance] = []
  var turnLists: [[Int]] = [[]]
  var namedElements = NamedElements()
  /// Components being expanded, innermost last.
  var expanding: [Declaration] = []
  var depth = 0
  /// Turns of repeats and elements so far.
  var work = 0
  /// A limit was passed; nothing more is expanded.
  var isExhausted = false
  /// Set whenever a constant, a parameter, a counter or the screen's size is read.
  var readName = false
  var redundant = RedundantAttributes()
  /// Not while components are expanded that no screen uses: what surrounds them is not known.
  var notesRedundancy = true
  /// Components that some screen used.
  var used: Set<ConstantKey> = []

  init(_ tree: SyntaxTree, _ options: ResolveOptions, _ diagnostics: Diagnostics) {
    self.options = options
    files = [FileScope(tree: tree)]
    reader = ValueReader(diagnostics: diagnostics)
  }

  /// Where a name is declared: stands for the declaration in dictionaries.
  struct ConstantKey: Hashable {
    var file: Int
    var node: NodeIndex
  }
}

extension Resolver {
  var screenNames: [String] {
    let tree = files[0].tree
    return files[0].screens.compactMap { tree.nameToken(of: $0).map(tree.text(of:)) }
  }

  /// What did-you-mean may offer in each file, and what messages quote.
  mutating func collectNames() {
    reader.sources = files.map(\.tree.source)
    reader.names = files.indices.map { index in
      if files[index].own.isEmpty, files[index].imports.isEmpty { return [] }
      let constants = names(.constant, in: index)
      let components = files[index].own.filter { $0.0 == .component }
      return constants + components.flatMap { parameters(of: $0.2).map(\.name) }
    }
  }

  mutating func resolveScreens() -> [Screen] {
    var result: [Screen] = []
    let tree = files[0].tree
    for node in files[0].screens {
      guard let token = tree.nameToken(of: node) else { continue }
      let name = tree.text(of: token)
      guard options.screens.isEmpty || options.screens.contains(name) else { continue }
      let viewports: [Viewport?] = options.viewports.isEmpty ? [nil] : options.viewports
      for (index, viewport) in viewports.enumerated() {
        reader.diagnostics.occasion = viewports.count > 1 ? index : nil
        result.append(resolveScreen(node, name, viewport))
      }
    }
    reader.diagnostics.occasion = nil
    return result
  }

  /// What is lawful and still of no use. Not beside errors: first things first.
  mutating func lint() {
    guard !reader.diagnostics.hasErrors else { return }
    reportUnusedNames()
    reportShadowedNames()
    reportRedundantAttributes()
  }

  /// Whatever no screen reached is expanded once by itself, so that its mistakes are found too.
  mutating func checkUnused() {
    guard !isExhausted, !files[0].own.isEmpty else { return }
    notesRedundancy = false
    begin(Screen(name: "", size: Device.all[0].size(.portrait)))
    for (space, _, declaration) in files[0].own {
      if isExhausted { break }
      switch space {
      case .constant: _ = constant(declaration)
      case .style: checkStyle(declaration)
      case .component where !used.contains(ConstantKey(file: declaration.file, node: declaration.node)):
        expandUnused(declaration)
      case .component: break
      }
    }
    resolveReferences()
  }

  /// Forgets the screen before and starts on another.
  mutating func begin(_ screen: Screen) {
    self.screen = screen
    screenSize = screen.size
    constants = [:]
    styles = [:]
    scopes = []
    tables = InternTables()
    recipes = []
    recipeSlots = HashSlots()
    references = References()
    provenance = []
    turnLists = [[]]
    namedElements = NamedElements()
    depth = 0
    work = 0
    isExhausted = false
    contexts = [AppearanceContext(parent: -1)]
    scopes = [LexicalScope(file: 0, parent: -1)]
  }
}
