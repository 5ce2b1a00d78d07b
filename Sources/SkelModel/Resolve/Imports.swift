import SkelSyntax

// MARK: - Interface

/// What became of a path that an import names.
package enum LoadResult: Sendable {
  case found(Source)
  case missing
  /// Exists and cannot be read; the reason in a few words.
  case unreadable(String)
}

/// Where a name was declared.
struct Declaration {
  var file: Int
  var node: NodeIndex
  /// The name's own place.
  var span: Span
}

/// What can be declared and brought in; a constant, a style and a component may share a name.
enum Namespace: Int, CaseIterable {
  case constant, style, component

  var title: String {
    switch self {
    case .constant: "Constant"
    case .style: "Style"
    case .component: "Component"
    }
  }
}

/// One file: its tree and what can be named in it.
struct FileScope {
  let tree: SyntaxTree
  /// What the file declares itself, in order.
  var own: [(Namespace, Name, Declaration)] = []
  var screens: [NodeIndex] = []
  var appearances: [NodeIndex] = []
  /// The imports that were found, and the file that each of them names.
  var imports: [(node: NodeIndex, file: Int)] = []
  private var names = Namespace.allCases.map { _ in [Name: Declaration]() }

  init(tree: SyntaxTree) { self.tree = tree }

  subscript(space: Namespace, name: Name) -> Declaration? {
    get { names[space.rawValue][name] }
    set { names[space.rawValue][name] = newValue }
  }

  /// Every name of a namespace, in no order.
  func names(_ space: Namespace) -> some Sequence<Name> { names[space.rawValue].keys }
}

extension Resolver {
  /// Every name of a namespace that is known in a file, for did-you-mean.
  func names(_ space: Namespace, in file: Int) -> [String] {
    files[file].names(space).map { names.text(of: $0) }.sorted()
  }

  /// Collects what file `index` declares and, through its imports, loads the rest; the names that it brings in are its
  /// imports' own.
  mutating func declare(_ index: Int, importing chain: [(path: String, span: Span)], _ load: (String) -> LoadResult) {
    let tree = files[index].tree
    var imports: [NodeIndex] = []
    for item in tree.children(0) {
      switch tree.kind(item) {
      case .import: imports.append(item)
      case .constant: declare(.constant, item, in: index)
      case .style: declare(.style, item, in: index)
      case .component: declare(.component, item, in: index)
      case .screen: files[index].screens.append(item)
      case .appearance: files[index].appearances.append(item)
      default: break
      }
    }
    checkScreenNames(index)
    if reader.diagnostics.hasErrors { reader.promisedNames[tree.file] = tree.promisedNames }
    for item in imports { bringIn(item, in: index, importing: chain, load) }
  }
}

// MARK: - Implementation

extension Resolver {
  private mutating func declare(_ space: Namespace, _ node: NodeIndex, in file: Int) {
    let tree = files[file].tree
    guard let token = tree.nameToken(of: node) else { return }
    let name = tree.text(of: token)
    let span = tree.span(of: token)
    if space == .constant && Guide(rawValue: name) != nil || space == .component && ElementKind(word: name) != nil {
      reader.diagnostics.report(.reservedName(name, "A \(space.title.lowercased())", span))
    }
    let word = names.name(of: name)
    if let earlier = files[file][space, word] {
      reader.diagnostics.report(.declaredTwice(space.title, name, span, earlier: earlier.span))
      return
    }
    let declaration = Declaration(file: file, node: node, span: span)
    files[file][space, word] = declaration
    files[file].own.append((space, word, declaration))
    if space == .component { checkParameterNames(declaration) }
  }

  private mutating func checkScreenNames(_ index: Int) {
    let tree = files[index].tree
    var seen: [String: Span] = [:]
    for screen in files[index].screens {
      guard let token = tree.nameToken(of: screen) else { continue }
      let span = tree.span(of: token)
      if let earlier = seen.updateValue(span, forKey: tree.text(of: token)) {
        reader.diagnostics.report(.declaredTwice("Screen", tree.text(of: token), span, earlier: earlier))
      }
    }
  }

  private mutating func bringIn(
    _ node: NodeIndex, in file: Int, importing chain: [(path: String, span: Span)], _ load: (String) -> LoadResult
  ) {
    let tree = files[file].tree
    guard tree.nodes[node].pastToken - tree.nodes[node].firstToken == 2 else { return }
    let token = tree.token(node, 1)
    let span = tree.span(of: token)
    guard token.kind == .string else {
      let word = tree.text(of: token)
      if OtherSpelling.isFramework(word) {
        reader.diagnostics.report(.frameworkImport(word, span, removal: tree.removal(of: node)))
      }
      return
    }
    let written = tree.string(of: token)
    var tried: [String] = []
    for folder in [folder(of: tree.source.path)] + options.importPaths {
      let path = joined(folder, written)
      guard !tried.contains(path) else { continue }
      tried.append(path)
      if let step = chain.firstIndex(where: { $0.path == path }) {
        let notes = chain[(step + 1)...].map { Diagnostic.Note("'\($0.path)' is imported here", $0.span) }
        failImport(.importCycle(path, span, Array(notes)), in: file)
        return
      }
      if let known = files.firstIndex(where: { $0.tree.source.path == path }) {
        files[file].imports.append((node, known))
        bring(known, into: file, at: span)
        return
      }
      triedPaths.append(path)
      switch load(path) {
      case .missing: continue
      case .unreadable(let why):
        failImport(.importUnreadable(path, why, span), in: file)
        return
      case .found(let source):
        let index = files.count
        guard index < Int(UInt16.max), chain.count < Resolver.mostImportsDeep else {
          failImport(.tooDeep("Imports", most: Resolver.mostImportsDeep, span), in: file)
          return
        }
        let tree = parse(Source(path: path, bytes: source.bytes), as: FileID(index), into: &reader.diagnostics)
        files.append(FileScope(tree: tree))
        declare(index, importing: chain + [(path, span)], load)
        files[file].imports.append((node, index))
        bring(index, into: file, at: span)
        return
      }
    }
    failImport(.importMissing(written, span, tried: tried), in: file)
  }

  private mutating func failImport(_ diagnostic: Diagnostic, in file: Int) {
    reader.diagnostics.report(diagnostic)
    reader.filesLackingNames.insert(files[file].tree.file)
  }

  /// Copies what `imported` itself declares into the names of `file`.
  private mutating func bring(_ imported: Int, into file: Int, at span: Span) {
    for (space, name, declaration) in files[imported].own {
      if let earlier = files[file][space, name] {
        guard earlier.file != imported else { continue }
        reader.diagnostics.report(
          .broughtTwice(space.title, names.text(of: name), span, places: [earlier.span, declaration.span]))
      } else {
        files[file][space, name] = declaration
      }
    }
  }
}

/// The folder part of a path, with its slash; empty for a bare name.
private func folder(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
  return String(path[...slash])
}

/// `folder` and a relative path, without `.` and with `..` taken together where it can be.
private func joined(_ folder: String, _ path: String) -> String {
  let whole = path.hasPrefix("/") || folder.isEmpty ? path : folder.hasSuffix("/") ? folder + path : folder + "/" + path
  var parts: [Substring] = []
  for part in whole.split(separator: "/", omittingEmptySubsequences: true) {
    if part == "." { continue }
    if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
  }
  return (whole.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
}
