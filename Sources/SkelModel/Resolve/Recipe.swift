import SkelSyntax

// MARK: - Interface

/// What one spelling of an element's attributes comes to, kept so that the next element written the same way costs a
/// comparison of bytes: ten thousand literal cards have a handful of spellings.
///
/// Only where nothing else can matter: the attributes stand in the head's parentheses, no parameter or counter is in
/// sight, nothing was reported and no element is named.
struct Recipe {
  /// The arguments' bytes in the source of `file`.
  var file: Int
  var start: Int
  var end: Int
  var kind: ElementKind
  var context: Int
  /// From the element's first byte to its arguments: origins are relative to the element.
  var offset: Int
  var settings: [[Setting]]
  var items: OwnItems
  /// The context of its children; made when first needed.
  var inner: Int?
  /// Its places in the screen's tables, without and with children.
  var leaf: Looks?
  var container: Looks?

  struct Looks {
    var appearance: UInt32
    var placement: UInt32
    var origins: UInt32
  }
}

extension Resolver {
  /// The recipe for an element's arguments, new or known; `nil` where it cannot be shared.
  mutating func recipe(
    arguments: NodeIndex?, block: NodeIndex?, _ kind: ElementKind, of element: Int, _ into: Surroundings
  ) -> Int? {
    let tree = tree(of: into.scope)
    guard let arguments, isClosed(into.scope), block.map({ holdsChildrenOnly($0, tree) }) ?? true else { return nil }
    let file = scopes[into.scope].file
    let node = tree.nodes[arguments]
    let start = tree.tokens[node.firstToken].start
    let end = tree.tokens[node.pastToken - 1].end
    let offset = start - Int(screen.elements[element].position)
    var hash = Fingerprint()
    hash.combine(kind.rawValue.utf8.count)
    hash.combine(into.context)
    hash.combine(offset)
    for byte in tree.source.bytes[start..<end] { hash.combine(Int(byte)) }
    if let known = recipeIndex[hash.value] {
      let recipe = recipes[known]
      let isSame =
        recipe.file == file && recipe.kind == kind && recipe.context == into.context && recipe.offset == offset
        && recipe.end - recipe.start == end - start
        && tree.source.bytes[recipe.start..<recipe.end].elementsEqual(tree.source.bytes[start..<end])
      return isSame ? known : nil
    }
    let before = reader.diagnostics.reported
    let items = ownItems(arguments: arguments, block: nil, into.scope, kind.rawValue)
    let settings = [styleSettings(named: items.settings, in: file), items.settings]
    guard reader.diagnostics.reported == before else { return nil }
    recipeIndex[hash.value] = recipes.count
    recipes.append(
      Recipe(
        file: file, start: start, end: end, kind: kind, context: into.context, offset: offset, settings: settings,
        items: items))
    return recipes.count - 1
  }

  /// Expands an element by a recipe.
  mutating func follow(_ recipe: Int, _ index: Int, body: NodeIndex?, _ into: Surroundings) {
    if let body {
      let inner: Int
      if let known = recipes[recipe].inner {
        inner = known
      } else {
        let inherited = recipes[recipe].settings.joined().filter { Attribute.all[$0.row].id.isInherited }
        inner = context([], inherited: inherited, below: into.context)
        recipes[recipe].inner = inner
      }
      var siblings = Siblings()
      let inside = Surroundings(parent: index, context: inner, scope: into.scope)
      expand(body, inside, &siblings)
    }
    screen.elements[index].end = UInt32(screen.elements.count)
    let hasChildren = screen.isContainer(index)
    if let looks = hasChildren ? recipes[recipe].container : recipes[recipe].leaf {
      screen.elements[index].appearance = looks.appearance
      screen.elements[index].placement = looks.placement
      screen.elements[index].origins = looks.origins
      return
    }
    let (reported, referred) = (reader.diagnostics.reported, references.count)
    checkApplicable([recipes[recipe].items], index)
    close(index, recipes[recipe].settings, into.context)
    guard reader.diagnostics.reported == reported, references.count == referred else { return }
    let element = screen.elements[index]
    let looks = Recipe.Looks(
      appearance: element.appearance, placement: element.placement, origins: element.origins)
    if hasChildren { recipes[recipe].container = looks } else { recipes[recipe].leaf = looks }
  }
}

// MARK: - Implementation

extension Resolver {
  /// No parameter and no counter is in sight.
  private func isClosed(_ scope: Int) -> Bool {
    var frame = scope
    while frame >= 0 {
      if !scopes[frame].bindings.isEmpty { return false }
      frame = scopes[frame].parent
    }
    return true
  }

  private func holdsChildrenOnly(_ block: NodeIndex, _ tree: SyntaxTree) -> Bool {
    for child in tree.children(block) where tree.kind(child) != .element && tree.kind(child) != .repeat { return false }
    return true
  }
}

/// FNV-1a over words; a clash only costs a comparison.
private struct Fingerprint {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ word: Int) {
    value = (value ^ UInt64(truncatingIfNeeded: word)) &* 0x100_0000_01b3
  }
}
