import SkelSyntax

// MARK: - Interface

/// One attribute with its value, ready to be applied.
struct Setting {
  var head: Head
  var value: Value
  /// How many `if` branches it stands in: a branch wins over what stands outside it.
  var depth = 0
  /// The branch's block; `nil` on the element itself.
  var place: NodeIndex?

  /// What there is to know of it beside its value, in a few words that copy for nothing.
  struct Head {
    var row: Attribute.Row
    /// From the name to the value's end.
    var span: Span
    /// The value names no constant, parameter or counter, and the setting stands on the element itself.
    var isPlain: Bool
  }

  var id: AttributeID { head.row.id }
  var span: Span { head.span }

  /// The same setting on an element that is spelled alike and stands `distance` bytes further down.
  func moved(by distance: Int) -> Setting {
    var moved = self
    moved.head.span = Span(span.file, Int(span.start) + distance, Int(span.end) + distance)
    return moved
  }
}

/// The appearance that holds in one subtree: what its own blocks say, on top of its parent's.
struct AppearanceContext {
  /// -1 for the outermost, the library's defaults.
  var parent: Int
  var settings: [ScopedSetting] = []
  /// The outcome for each kind, worked out when first asked for.
  var bases: [Base] = []

  init(parent: Int) { self.parent = parent }

  struct ScopedSetting {
    var filter: Filter
    var setting: Setting
  }

  /// Whom a block of an appearance speaks of.
  enum Filter: Equatable {
    case everything
    case kind(ElementKind)
    case containers
  }

}

/// What the cascade gives before the element's own styles and attributes.
struct Base {
  var key: Key
  var attributes: Attributes
  var origins: Origins
  /// Known once an element takes it as it is.
  var places: Places?

  /// Indices into the screen's tables.
  struct Places {
    var appearance: UInt32
    var placement: UInt32
    var origins: UInt32
  }

  /// For whom it is, in its context.
  struct Key: Equatable {
    var kind: ElementKind
    var isContainer: Bool
    var library: Library?
  }
}

/// Finds equal values again in the screen's tables.
struct InternTables {
  var appearances = InternTable<Appearance>()
  var placements = InternTable<Placement>()
  var origins = InternTable<Origins>()
  /// By name: its place in `Screen.symbols` plus one; 0 where no element bears it.
  private var symbols: [UInt32] = []

  func symbol(of name: Name) -> UInt32? {
    guard name.index < symbols.count, symbols[Int(name.index)] > 0 else { return nil }
    return symbols[Int(name.index)] - 1
  }

  mutating func setSymbol(_ symbol: UInt32, of name: Name) {
    // The words of the language have the first numbers: room for a few more at once.
    if name.index >= symbols.count {
      symbols += repeatElement(0, count: max(Int(name.index) + 32, 2 * symbols.count) - symbols.count)
    }
    symbols[Int(name.index)] = symbol + 1
  }
}

extension Resolver {
  /// The value of everything that surrounds an element of this kind: its index in the context's bases.
  mutating func base(_ key: Base.Key, in context: Int) -> Int {
    // By index: a base is large to copy.
    let bases = contexts[context].bases
    if let known = bases.indices.first(where: { bases[$0].key == key }) { return known }
    if bases.isEmpty { contexts[context].bases.reserveCapacity(8) }
    let (kind, isContainer, library) = (key.kind, key.isContainer, key.library)
    let applicable = applicable(to: kind, isContainer: isContainer, in: context)
    var attributes = Attributes()
    var origins = Origins()
    let defaults = library ?? self.library(said: [applicable]) ?? .skeletonView
    attributes.appearance.setDefaults(of: kind, defaults)
    for place in applicable.indices {
      let (head, value) = (applicable[place].head, applicable[place].value)
      apply(head, value, kind, isContainer, to: &attributes, &origins, position: nil)
    }
    if let library { attributes.appearance.library = library }
    contexts[context].bases.append(Base(key: key, attributes: consume attributes, origins: consume origins))
    return contexts[context].bases.count - 1
  }

  /// Gives an element that says nothing itself what surrounds it.
  mutating func takeBase(_ base: Int, of context: Int, _ index: Int) {
    let places: Base.Places
    if let known = contexts[context].bases[base].places {
      places = known
    } else {
      places = Base.Places(
        appearance: intern(contexts[context].bases[base].attributes.appearance),
        placement: intern(contexts[context].bases[base].attributes.placement),
        origins: intern(contexts[context].bases[base].origins))
      contexts[context].bases[base].places = places
    }
    screen.elements[index].appearance = places.appearance
    screen.elements[index].placement = places.placement
    screen.elements[index].origins = places.origins
  }

  /// The library that settings name, the last one winning.
  func library(said layers: [[Setting]]) -> Library? {
    for layer in layers.indices.reversed() {
      for index in layers[layer].indices.reversed() where layers[layer][index].id == .library {
        if case .word(let word) = layers[layer][index].value.kind { return Library(rawValue: word) }
      }
    }
    return nil
  }

  /// Applies one setting and remembers where it comes from: from the element itself where its position is given. What
  /// does not apply to the kind is ignored here; on an element itself `checkApplicable` has reported it.
  mutating func apply(
    _ setting: Setting.Head, _ value: Value, _ kind: ElementKind, _ isContainer: Bool,
    to attributes: inout Attributes, _ origins: inout Origins, position: UInt32?
  ) {
    guard setting.row.scope.includes(kind, hasChildren: isContainer) else { return }
    setting.row.apply(value, to: &attributes, &reader)
    let origin: Origin
    if let position {
      origin = .own(start: setting.span.start - position, end: setting.span.end - position)
    } else {
      origin = .elsewhere(setting.span)
    }
    origins.set(setting.row.id, origin)
  }

  /// Opens a context below `parent`, if there is anything to say in it.
  mutating func context(
    _ blocks: [(node: NodeIndex, scope: Int)], inherited: [Setting], below parent: Int
  ) -> Int {
    guard !blocks.isEmpty || !inherited.isEmpty else { return parent }
    var context = AppearanceContext(parent: parent)
    for (node, scope) in blocks { context.settings += appearance(node, scope) }
    context.settings += inherited.map { .init(filter: .everything, setting: $0) }
    contexts.append(context)
    return contexts.count - 1
  }

  // MARK: Interning

  mutating func intern(_ appearance: Appearance) -> UInt32 {
    tables.appearances.place(of: appearance, in: &screen.appearances)
  }

  mutating func intern(_ placement: Placement) -> UInt32 {
    tables.placements.place(of: placement, in: &screen.placements)
  }

  mutating func intern(_ origins: Origins) -> UInt32 { tables.origins.place(of: origins, in: &screen.origins) }

  /// A name's place in `Screen.symbols`.
  mutating func symbol(of name: Name) -> UInt32 {
    if let known = tables.symbol(of: name) { return known }
    if screen.symbols.isEmpty { screen.symbols.reserveCapacity(8) }
    let symbol = UInt32(screen.symbols.count)
    screen.symbols.append(names.text(of: name))
    tables.setSymbol(symbol, of: name)
    return symbol
  }
}

// MARK: - Implementation

extension Origins {
  fileprivate mutating func set(_ attribute: AttributeID, _ origin: Origin) {
    if let index = entries.firstIndex(where: { $0.attribute == attribute }) {
      entries[index].origin = origin
    } else {
      entries.append(Entry(attribute, origin))
    }
  }
}

extension Resolver {
  /// From the outermost context to `context`: what each says of everything, then what it says of this kind.
  private func applicable(to kind: ElementKind, isContainer: Bool, in context: Int) -> [Setting] {
    var result: [Setting] = []
    var index = context
    // From the end, to be turned around.
    while index >= 0 {
      for isGeneral in [false, true] {
        for place in contexts[index].settings.indices.reversed() {
          let isMeant =
            switch contexts[index].settings[place].filter {
            case .everything: isGeneral
            case .kind(let one): !isGeneral && one == kind
            case .containers: !isGeneral && isContainer
            }
          if isMeant { result.append(contexts[index].settings[place].setting) }
        }
      }
      index = contexts[index].parent
    }
    result.reverse()
    return result
  }

  /// The settings of an `appearance` block.
  private mutating func appearance(_ node: NodeIndex, _ scope: Int) -> [AppearanceContext.ScopedSetting] {
    let tree = tree(of: scope)
    guard let block = tree.child(.block, of: node) else { return [] }
    var result: [AppearanceContext.ScopedSetting] = []
    let general = settings(of: block, scope, "an appearance")
    result += general.map { .init(filter: .everything, setting: $0) }
    for child in tree.children(block) where tree.kind(child) == .kindDefaults {
      let token = tree.token(child)
      let word = tree.text(of: token)
      let filter: AppearanceContext.Filter
      if word == "container" {
        filter = .containers
      } else if let kind = ElementKind(word: word) {
        filter = .kind(kind)
      } else {
        reader.diagnostics.report(
          .unknownKind(word, candidates: ElementKind.elements.map(\.rawValue) + ["container"], tree.span(of: token)))
        continue
      }
      guard let inner = tree.child(.block, of: child) else { continue }
      result += settings(of: inner, scope, word).map { .init(filter: filter, setting: $0) }
    }
    return result
  }
}
