import SkelModel

// MARK: - Interface

/// What the walk asks of an appearance at every element: plain numbers, made once for each appearance.
struct Look {
  var isSkeletonable: Bool
  var isHidden: Bool
  var isUserInteractionDisabled: Bool
  var library: Library
  var shape: Shape
  var cornerRadius: Double
  var adjust: Adjustment

  init(_ appearance: borrowing Appearance) {
    isSkeletonable = appearance.isSkeletonable
    library = appearance.library
    shape = appearance.shape
    cornerRadius = appearance.cornerRadius
    adjust = appearance.adjust
    // LeadKit gives hidden views their layer, too.
    isHidden = appearance.isHidden && library != .leadKit || appearance.isHiddenWhenSkeletonIsActive
    // Only SkeletonView takes the touches from single views.
    isUserInteractionDisabled =
      appearance.library == .skeletonView && appearance.isUserInteractionDisabledWhenSkeletonIsActive
  }
}

/// What an appearance's layers are painted with and how they move: indices into the tree's tables.
struct Paint {
  var fill: Int32
  var animations: Int32
  var mask = MaskRule.none
  /// The animations hang on the layer's place; `animations(of:_:_:)` knows them.
  var slidesWithTheScreen = false
}

/// The looks and paints of a screen's appearances, made when first asked for, and where equal table entries are found.
struct Looks {
  /// By appearance.
  fileprivate var known: [Known]
  private var fills = EntryTable<LayerFill>()
  private var animationLists = EntryTable<[LayerAnimation]>()
  private var paths = EntryTable<LayerPath>()
  private var borders = EntryTable<LayerBorder>()
  private var masks = EntryTable<LayerMask>()

  fileprivate struct Known {
    var look: Look?
    var text: TextRule?
    var paint: Paint?
    /// -1 is clear.
    var background: Int32?
  }

  init(count: Int) { known = Array(repeatElement(Known(), count: count)) }

  mutating func intern(_ fill: LayerFill, in tree: inout LayerTree) -> Int32 { fills.place(of: fill, in: &tree.fills) }

  /// -1 for an empty list.
  mutating func intern(_ list: [LayerAnimation], in tree: inout LayerTree) -> Int32 {
    list.isEmpty ? -1 : animationLists.place(of: list, in: &tree.animationLists)
  }

  mutating func intern(_ path: LayerPath, in tree: inout LayerTree) -> Int32 { paths.place(of: path, in: &tree.paths) }

  mutating func intern(_ border: LayerBorder, in tree: inout LayerTree) -> Int32 {
    borders.place(of: border, in: &tree.borders)
  }

  mutating func intern(_ mask: LayerMask, in tree: inout LayerTree) -> Int32 { masks.place(of: mask, in: &tree.masks) }
}

/// Says where each entry of a table of the tree's is.
private struct EntryTable<Entry: Hashable> {
  /// Empty while the table is short.
  private var places: [Entry: Int32] = [:]

  /// As far as looking at each entry is quicker than a hash.
  private static var short: Int { 8 }

  /// The place of an entry in the table, which takes it in where it is new.
  mutating func place(of entry: Entry, in table: inout [Entry]) -> Int32 {
    let known = table.count <= Self.short ? table.firstIndex(of: entry).map { Int32($0) } : places[entry]
    if let known { return known }
    table.append(entry)
    if table.count == Self.short + 1 {
      for index in table.indices { places[table[index]] = Int32(index) }
    } else if table.count > Self.short {
      places[entry] = Int32(table.count - 1)
    }
    return Int32(table.count - 1)
  }
}

extension LayerBuilder {
  mutating func look(of place: Element) -> Look {
    let index = Int(place.appearance)
    if let known = looks.known[index].look { return known }
    let look = Look(tree.screen.appearances[index])
    looks.known[index].look = look
    return look
  }

  mutating func textRule(of element: Int) -> TextRule {
    let index = Int(tree.screen.elements[element].appearance)
    if let known = looks.known[index].text { return known }
    let rule = TextRule(tree.screen.appearances[index])
    looks.known[index].text = rule
    return rule
  }

  mutating func paint(of element: Int) -> Paint {
    let index = Int(tree.screen.elements[element].appearance)
    if let known = looks.known[index].paint { return known }
    let paint = paint(of: tree.screen.appearances[index])
    looks.known[index].paint = paint
    return paint
  }

  private mutating func paint(of appearance: Appearance) -> Paint {
    var paint = Paint(fill: LayerFill(of: appearance).map { looks.intern($0, in: &tree) } ?? -1, animations: -1)
    if appearance.animation.isEmpty { return paint }
    paint.mask = MaskRule(appearance)
    paint.slidesWithTheScreen = appearance.slidesWithTheScreen
    if !paint.slidesWithTheScreen {
      paint.animations = looks.intern(layerAnimations(of: appearance, isRightToLeft: isRightToLeft), in: &tree)
    }
    return paint
  }

  /// The animations of an element's layer on this frame.
  mutating func animations(of element: Int, _ paint: Paint, _ frame: Rect) -> Int32 {
    guard paint.slidesWithTheScreen else { return paint.animations }
    let wave = Wave(screen: tree.screen.size, frame: frame)
    let list = layerAnimations(of: tree.screen[appearance: element], isRightToLeft: isRightToLeft, in: wave)
    return looks.intern(list, in: &tree)
  }

  /// The fill of a container's background; -1 where it is clear.
  mutating func background(of place: Element) -> Int32 {
    let index = Int(place.appearance)
    if let known = looks.known[index].background { return known }
    var background: Int32 = -1
    if let colour = tree.screen.appearances[index].backgroundColor, !colour.isClear {
      background = looks.intern(.colour(colour), in: &tree)
    }
    looks.known[index].background = background
    return background
  }
}

extension Colour {
  /// Nothing is seen of it in either appearance.
  var isClear: Bool { light.alpha <= 0 && dark.alpha <= 0 }
}

// MARK: - Implementation

extension LayerFill {
  /// `nil` where the element's background, which it is, is none.
  fileprivate init?(of appearance: borrowing Appearance) {
    switch appearance.fill {
    case .colour(let colour): self = .colour(colour)
    case .gradient(let colours): self = .gradient(LayerGradient(colours: colours))
    case .image(let name, let size): self = .image(name: name, size: size)
    case .background:
      guard let colour = appearance.backgroundColor else { return nil }
      self = .colour(colour)
    }
  }
}
