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

  init(_ appearance: Appearance) {
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
  fileprivate var looks: [Look?]
  fileprivate var texts: [TextRule?]
  fileprivate var paints: [Paint?]
  /// -1 is clear.
  fileprivate var backgrounds: [Int32?]
  private var fills: [LayerFill: Int32] = [:]
  private var animationLists: [[LayerAnimation]: Int32] = [:]
  private var paths: [LayerPath: Int32] = [:]
  private var borders: [LayerBorder: Int32] = [:]
  private var masks: [LayerMask: Int32] = [:]

  init(count: Int) {
    looks = Array(repeating: nil, count: count)
    texts = Array(repeating: nil, count: count)
    paints = Array(repeating: nil, count: count)
    backgrounds = Array(repeating: nil, count: count)
  }

  mutating func intern(_ fill: LayerFill, in tree: inout LayerTree) -> Int32 {
    find(fill, in: &tree.fills, &fills)
  }

  /// -1 for an empty list.
  mutating func intern(_ list: [LayerAnimation], in tree: inout LayerTree) -> Int32 {
    list.isEmpty ? -1 : find(list, in: &tree.animationLists, &animationLists)
  }

  mutating func intern(_ path: LayerPath, in tree: inout LayerTree) -> Int32 {
    find(path, in: &tree.paths, &paths)
  }

  mutating func intern(_ border: LayerBorder, in tree: inout LayerTree) -> Int32 {
    find(border, in: &tree.borders, &borders)
  }

  mutating func intern(_ mask: LayerMask, in tree: inout LayerTree) -> Int32 {
    find(mask, in: &tree.masks, &masks)
  }
}

/// The place of an entry in a table, which takes it in where it is new; `known` says where each one is.
private func find<Entry: Hashable>(_ entry: Entry, in table: inout [Entry], _ known: inout [Entry: Int32]) -> Int32 {
  if let index = known[entry] { return index }
  let index = Int32(table.count)
  table.append(entry)
  known[entry] = index
  return index
}

extension LayerBuilder {
  mutating func look(of place: Element) -> Look {
    let index = Int(place.appearance)
    if let known = looks.looks[index] { return known }
    let look = Look(tree.screen.appearances[index])
    looks.looks[index] = look
    return look
  }

  mutating func textRule(of element: Int) -> TextRule {
    let index = Int(tree.screen.elements[element].appearance)
    if let known = looks.texts[index] { return known }
    let rule = TextRule(tree.screen.appearances[index])
    looks.texts[index] = rule
    return rule
  }

  mutating func paint(of element: Int) -> Paint {
    let index = Int(tree.screen.elements[element].appearance)
    if let known = looks.paints[index] { return known }
    let appearance = tree.screen.appearances[index]
    var paint = Paint(fill: LayerFill(of: appearance).map { looks.intern($0, in: &tree) } ?? -1, animations: -1)
    paint.mask = MaskRule(appearance)
    paint.slidesWithTheScreen = appearance.slidesWithTheScreen
    if !paint.slidesWithTheScreen {
      paint.animations = looks.intern(layerAnimations(of: appearance, isRightToLeft: isRightToLeft), in: &tree)
    }
    looks.paints[index] = paint
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
    if let known = looks.backgrounds[index] { return known }
    var background: Int32 = -1
    if let colour = tree.screen.appearances[index].backgroundColor, !colour.isClear {
      background = looks.intern(.colour(colour), in: &tree)
    }
    looks.backgrounds[index] = background
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
  fileprivate init?(of appearance: Appearance) {
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
