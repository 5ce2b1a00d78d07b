import SkelSyntax

// MARK: - Interface

/// What one spelling of an element's attributes comes to, kept so that the next element written the same way costs a
/// comparison of bytes: ten thousand literal cards have a handful of spellings.
///
/// Only where nothing else can matter: the attributes stand in the head's parentheses, if there are any, no parameter or
/// counter is in sight, nothing was reported and no element is named. Constraints are read each for itself.
struct Recipe {
  /// The arguments' bytes in the source of `file`, none where there are no arguments.
  var file: Int
  var start: Int
  var end: Int
  var kind: ElementKind
  var context: Int
  /// From the element's first byte to its arguments: origins are relative to the element.
  var offset: Int
  /// What the styles say that its attributes name.
  var styled: [Setting]
  var items: OwnItems
  /// The context of its children; made when first needed.
  var inner: Int?
  /// Its places in the screen's tables, without and with children.
  var leaf: Looks?
  var container: Looks?

  func isFor(_ kind: ElementKind, _ file: Int, _ context: Int, _ offset: Int) -> Bool {
    self.kind == kind && self.file == file && self.context == context && self.offset == offset
  }

  struct Looks {
    var appearance: UInt32
    var placement: UInt32
    var origins: UInt32
    /// How far behind the recipe's element the one stands for which this was worked out.
    var distance: Int
    /// An attribute repeats what holds anyway; see `RedundantAttributes`.
    var isRedundant: Bool
  }
}

extension Resolver {
  /// The recipe for an element's arguments, new or known; `nil` where it cannot be shared.
  mutating func recipe(
    arguments: NodeIndex?, block: NodeIndex?, _ kind: ElementKind, of element: Int, _ into: Surroundings
  ) -> Int? {
    let tree = tree(of: into.scope)
    guard isClosed(into.scope), block.map({ holdsNoAttributes($0, tree) }) ?? true else { return nil }
    let file = scopes[into.scope].file
    let position = Int(screen.elements[element].position)
    let place = arguments.map { tree.span($0) } ?? Span(tree.file, position, position)
    let (start, end) = (Int(place.start), Int(place.end))
    let offset = start - position
    var hash = Fingerprint()
    hash.combine(kind.rawValue.utf8.count)
    hash.combine(into.context)
    hash.combine(offset)
    hash.combine(tree.source.bytes, start..<end)
    let known = recipeSlots.entry(hash.value) { index in
      recipes[index].isFor(kind, file, into.context, offset)
        && tree.source.bytes[recipes[index].start..<recipes[index].end].elementsEqual(tree.source.bytes[start..<end])
    }
    if let known { return known }
    let before = reader.diagnostics.reported
    let items = ownItems(arguments: arguments, block: nil, into.scope, kind.rawValue)
    let styled = styleSettings(named: items.settings, in: file)
    guard reader.diagnostics.reported == before else { return nil }
    if recipes.isEmpty { recipes.reserveCapacity(8) }
    recipeSlots.insert(recipes.count, hash.value)
    recipes.append(
      Recipe(
        file: file, start: start, end: end, kind: kind, context: into.context, offset: offset,
        styled: styled, items: items))
    return recipes.count - 1
  }

  /// Expands an element by a recipe.
  mutating func follow(_ recipe: Int, _ index: Int, body: NodeIndex?, _ into: Surroundings) {
    if let body {
      let inner: Int
      if let known = recipes[recipe].inner {
        inner = known
      } else {
        let inherited = [recipes[recipe].styled, recipes[recipe].items.settings].inherited
        inner = context([], inherited: inherited, below: into.context)
        recipes[recipe].inner = inner
      }
      var siblings = Siblings()
      let inside = Surroundings(parent: index, context: inner, scope: into.scope)
      expand(body, inside, &siblings)
      refer(constraintsOf: body, to: index, into.scope)
    }
    screen.elements[index].end = UInt32(screen.elements.count)
    let hasChildren = screen.isContainer(index)
    if let looks = hasChildren ? recipes[recipe].container : recipes[recipe].leaf {
      screen.elements[index].appearance = looks.appearance
      screen.elements[index].placement = looks.placement
      screen.elements[index].origins = looks.origins
      if notesRedundancy { noteRedundancy(of: recipe, looks, on: index) }
      return
    }
    let (reported, referred) = (reader.diagnostics.reported, references.targets.count)
    checkApplicable(recipes[recipe].items.settings, index)
    // The recipe's settings stand on the element that it was made for.
    let distance = Int(screen.elements[index].position) - (recipes[recipe].start - recipes[recipe].offset)
    let own =
      distance == 0 ? recipes[recipe].items.settings : recipes[recipe].items.settings.map { $0.moved(by: distance) }
    close(index, [recipes[recipe].styled, own], into.context)
    guard reader.diagnostics.reported == reported, references.targets.count == referred else { return }
    let element = screen.elements[index]
    let looks = Recipe.Looks(
      appearance: element.appearance, placement: element.placement, origins: element.origins,
      distance: distance, isRedundant: own.contains { redundant[$0.span] == true })
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

  /// Holds children and constraints, and not even an `if`.
  private func holdsNoAttributes(_ block: NodeIndex, _ tree: SyntaxTree) -> Bool {
    for child in tree.children(block) {
      switch tree.kind(child) {
      case .element, .repeat, .constraint: continue
      default: return false
      }
    }
    return true
  }
}
