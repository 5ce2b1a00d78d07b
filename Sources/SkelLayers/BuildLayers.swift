import SkelLayout
import SkelModel

// MARK: - Interface

/// The placeholder layers of a screen whose elements have these frames.
///
/// Frames are snapped edge by edge to the screen's pixels first, but for elements that a `frame:` literal places: those
/// stay as written. The libraries' rules run on these frames and are not rounded again. A pure function that cannot fail.
package func buildLayers(_ screen: Screen, _ frames: Frames, _ options: LayerOptions = LayerOptions()) -> LayerTree {
  var builder = LayerBuilder(screen, frames, options)
  builder.walk()
  return builder.finish()
}

package struct LayerOptions: Sendable {
  /// SkeletonView's quirk: the lines of text that stands directly in a stack with trailing alignment are drawn one
  /// width to the left of their place. Off, as nobody wants it; the library's own numbers need it on.
  package var shiftsLinesInTrailingStacks = false
  /// How long LeadKit's texts are; `nil` is the table that layout measures with.
  package var measure: TextMeasure?

  package init() {}
}

// MARK: - Implementation

/// Walks the elements in pre-order, without recursion: nesting may be deep. What stands in a repeated cell is visited once
/// for each row that can be seen.
///
/// The hierarchy rule is SkeletonView's (`UIView+SkeletonView`, `SubviewsSkeletonables`): it stops at the first element
/// that is not skeletonable; an element with skeletonable children draws nothing but its background; one without is a
/// leaf.
struct LayerBuilder: ~Copyable {
  var tree: LayerTree
  let frames: Frames
  let options: LayerOptions
  let isRightToLeft: Bool
  let constants: OwnConstants
  var looks: Looks
  private let grid: PixelGrid
  private var rows: RowCursor
  private var open: [OpenContainer] = []

  /// A container whose children are being visited.
  private struct OpenContainer {
    var element: Int
    /// -1 for the screen's root.
    var layer: Int
    /// The element behind its subtree.
    var end: Int
    /// What a table or collection around shows of its rows.
    var window: Rect?
  }

  init(_ screen: Screen, _ frames: Frames, _ options: LayerOptions) {
    tree = LayerTree(screen: screen)
    // Lines make more layers than elements; room that is never touched costs nothing.
    tree.layers.reserveCapacity(2 * screen.elements.count)
    self.frames = frames
    self.options = options
    isRightToLeft = screen.direction == .rightToLeft
    constants = OwnConstants(of: screen)
    looks = Looks(count: screen.appearances.count)
    grid = PixelGrid(scale: screen.scale)
    rows = RowCursor(frames)
  }

  consuming func finish() -> LayerTree { tree }

  mutating func walk() {
    guard let root = tree.screen.elements.first else { return }
    let look = look(of: root)
    let appearance = Int(root.appearance)
    if let colour = tree.screen.appearances[appearance].backgroundColor, !colour.isClear {
      tree.backgroundColor = colour
    }
    tree.transition = tree.screen.appearances[appearance].transition
    tree.delay = tree.screen.appearances[appearance].delay
    guard look.isSkeletonable else { return }
    guard hasSkeletonableChildren(0) || look.library == .leadKit else { return addLeaf(0, look) }

    open.append(OpenContainer(element: 0, layer: -1, end: Int(root.end), window: nil))
    if look.library == .leadKit { addHolder(of: 0, look) }
    var element = 1
    while true {
      element = rows.advance(to: element)
      closeContainers(before: element)
      guard element < Int(root.end) else { break }
      element = visit(element)
    }
    guard look.isHidden else { return }
    for layer in tree.layers.indices where tree.layers[layer].parent < 0 { tree.layers[layer].isHidden = true }
  }

  /// The element to go on with: its first child, or the one behind its subtree.
  private mutating func visit(_ element: Int) -> Int {
    let place = tree.screen.elements[element]
    let look = look(of: place)
    let next = Int(place.end)
    let window = open[open.count - 1].window
    guard look.isSkeletonable, place.kind != .spacer, rows.shows(element, place, in: window, on: grid) else {
      return next
    }
    guard hasSkeletonableChildren(element) || neverDraws(place.kind, look.library) else {
      addLeaf(element, look)
      return next
    }
    openContainer(element, look)
    return element + 1
  }

  private func hasSkeletonableChildren(_ element: Int) -> Bool {
    var child = element + 1
    let end = Int(tree.screen.elements[element].end)
    while child < end {
      let place = tree.screen.elements[child]
      if place.kind != .spacer, tree.screen.appearances[Int(place.appearance)].isSkeletonable { return true }
      child = Int(place.end)
    }
    return false
  }

  /// SkeletonView's tables and collections are "on" before the leaf rule asks; a section is no view at all.
  private func neverDraws(_ kind: ElementKind, _ library: Library) -> Bool {
    switch kind.family {
    case .section: true
    case .list: library == .skeletonView
    case .root, .view, .stack, .scroll, .supplement, .cell: false
    }
  }
}

// MARK: - Containers

extension LayerBuilder {
  private mutating func openContainer(_ element: Int, _ look: Look) {
    let place = tree.screen.elements[element]
    let frame = frame(of: element)
    let isBase = look.library == .leadKit && self.look(of: tree.screen.elements[Int(place.parent)]).library != .leadKit
    var layer = layer(.container, element, look, frame)
    layer.isHidden = look.isHidden
    layer.fill = isBase ? -1 : background(of: place)
    if layer.fill >= 0 { layer.cornerRadius = look.cornerRadius }
    var window = open[open.count - 1].window
    switch place.kind.family {
    case .scroll:
      layer.clips = true
      layer.cornerRadius = look.cornerRadius
      window = nil
    case .list:
      layer.clips = true
      layer.cornerRadius = look.cornerRadius
      layer.isUserInteractionDisabled = look.isUserInteractionDisabled
      window = frame
    case .section: break
    case .root, .view, .stack, .supplement, .cell: window = nil
    }
    tree.layers.append(layer)
    open.append(OpenContainer(element: element, layer: tree.layers.count - 1, end: Int(place.end), window: window))
    guard look.library == .leadKit, place.kind != .section else { return }
    if isBase { addHolder(of: element, look) } else { addBorder(of: element, look) }
  }

  /// Closes what ends before the element, or began behind it where it is a cell whose next row begins; a container that
  /// nothing came of and that paints nothing goes.
  private mutating func closeContainers(before element: Int) {
    while let top = open.last, top.end <= element || top.element >= element {
      open.removeLast()
      guard top.layer >= 0 else { continue }
      if tree.layers.count == top.layer + 1, tree.layers[top.layer].fill < 0 {
        tree.layers.removeLast()
      } else {
        tree.layers[top.layer].end = Int32(tree.layers.count)
      }
    }
  }

  /// The layer of the container that the element being visited stands in; -1 in the screen's root.
  var parentLayer: Int { open.last?.layer ?? -1 }
}

// MARK: - Leaves

extension LayerBuilder {
  private mutating func addLeaf(_ element: Int, _ look: Look) {
    switch look.library {
    case .skeletonView: addSkeletonViewLeaf(element, look)
    case .shimmerBlocks: addShimmerBlocksLeaf(element, look)
    case .leadKit: addLeadKitLeaf(element, look)
    case .shimmerTutorial: addBlock(element, look, frame(of: element))
    }
  }

  /// One painted layer over the frame.
  mutating func addBlock(_ element: Int, _ look: Look, _ frame: Rect) {
    let paint = paint(of: element)
    var layer = layer(.block, element, look, frame)
    setShape(of: &layer, look)
    layer.fill = paint.fill
    layer.animations = animations(of: element, paint, layer.frame)
    layer.mask = mask(of: element, over: frame, on: frame)
    layer.isHidden = look.isHidden
    layer.isUserInteractionDisabled = look.isUserInteractionDisabled && tree.screen.elements[element].kind != .textField
    append(leaf: layer)
  }

  /// The unpainted layer that holds the lines or sections of a leaf; `addPart` fills it, `closeParts` ends it.
  mutating func openParts(_ element: Int, _ look: Look, _ frame: Rect) -> Int {
    var layer = layer(.container, element, look, frame)
    layer.cornerRadius = look.cornerRadius
    layer.isHidden = look.isHidden
    layer.isUserInteractionDisabled = look.isUserInteractionDisabled
    tree.layers.append(layer)
    return tree.layers.count - 1
  }

  /// A mask is laid over `bounds`, where given, in place of the part alone.
  mutating func addPart(
    _ role: LayerRole, _ index: Int, of holder: Int, _ look: Look, _ paint: Paint, _ frame: Rect, cornerRadius: Double,
    seenIn bounds: Rect? = nil
  ) {
    var layer = Layer(role: role, element: Int(tree.layers[holder].element), parent: holder, frame: frame)
    layer.frame.x += look.adjust.dx
    layer.frame.y += look.adjust.dy
    layer.index = Int32(index)
    layer.cornerRadius = cornerRadius
    layer.fill = paint.fill
    layer.animations = animations(of: Int(layer.element), paint, layer.frame)
    layer.mask = mask(of: Int(layer.element), over: bounds ?? frame, on: frame)
    append(leaf: layer)
  }

  mutating func closeParts(_ holder: Int) { tree.layers[holder].end = Int32(tree.layers.count) }

  /// A layer that stands for the whole element.
  private func layer(_ role: LayerRole, _ element: Int, _ look: Look, _ frame: Rect) -> Layer {
    var layer = Layer(role: role, element: element, parent: parentLayer, frame: adjusted(frame, look))
    if let row = rows.row(of: element) { layer.ordinal = tree.screen.elements[element].ordinal + Int32(row) }
    return layer
  }

  /// Where the rules see the element: on the pixels, unless a literal put it elsewhere.
  func frame(of element: Int) -> Rect {
    let isLiteral = tree.screen.placements[Int(tree.screen.elements[element].placement)].frame != nil
    let frame = rows.frame(of: element)
    return isLiteral ? frame : grid.snap(frame)
  }

  /// LeadKit's delegate as data: moves or resizes the finished layer. Parts move with their holder and keep their size.
  private func adjusted(_ frame: Rect, _ look: Look) -> Rect {
    Rect(
      x: frame.x + look.adjust.dx, y: frame.y + look.adjust.dy, width: frame.width + look.adjust.dwidth,
      height: frame.height + look.adjust.dheight)
  }

  /// A circle in oblong bounds is the ellipse that fits: a path, as no corner radius says it.
  private mutating func setShape(of layer: inout Layer, _ look: Look) {
    let width = layer.frame.width
    let height = layer.frame.height
    switch look.shape {
    case .rectangle: layer.cornerRadius = look.cornerRadius
    case .capsule: layer.cornerRadius = max(min(width, height), 0) / 2
    case .circle:
      if width == height || width <= 0 || height <= 0 {
        layer.cornerRadius = max(min(width, height), 0) / 2
      } else {
        layer.path = looks.intern(.ellipse(Size(width: width, height: height)), in: &tree)
      }
    }
  }
}
