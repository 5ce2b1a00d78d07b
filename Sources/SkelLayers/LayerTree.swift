import SkelLayout
import SkelModel

// MARK: - Interface

/// The placeholder layers of one screen: absolute values, no default and no choice left. Layers lie in pre-order.
///
/// What stands in a table or collection has a layer for each row that can be seen: several layers may share an element.
/// An ancestor of a layer's element is a layer too, of role container; only the screen's root is none, unless it is
/// itself the one block. Text with lines and an element with sections are containers of those.
package struct LayerTree: Sendable {
  /// Names, kinds and places in the source of what the layers stand for, and the screen's size and direction.
  package let screen: Screen
  /// `nil` is clear.
  package var backgroundColor: Colour?
  package var transition: Transition
  /// Seconds before the skeleton appears.
  package var delay: Double
  package var layers: [Layer]
  /// Tables that layers index, each distinct value once.
  package var fills: [LayerFill]
  package var animationLists: [[LayerAnimation]]
  package var borders: [LayerBorder]
  package var paths: [LayerPath]
  package var masks: [LayerMask]
  /// Elements that are text to be drawn in lines and got none, so that they have no layer.
  package var textsWithoutLines: [Int32] = []
  /// One for each layer in a tree that was frozen, none in one that moves.
  package var poses: [LayerPose] = []

  package init(screen: Screen) {
    self.screen = screen
    transition = .none
    delay = 0
    layers = []
    fills = []
    animationLists = []
    borders = []
    paths = []
    masks = []
  }
}

/// One layer; indices into the tree's tables are -1 where it has none.
package struct Layer: Sendable {
  package var role: LayerRole
  package var clips = false
  /// Takes its children with it.
  package var isHidden = false
  package var isUserInteractionDisabled = false
  /// The element it stands for.
  package var element: Int32
  /// Which line or section of the element; -1 for the others.
  package var index: Int32 = -1
  /// Which row or item it stands for, where its element is a cell that stands for several: takes the place of the
  /// element's own ordinal. -1 for all others.
  package var ordinal: Int32 = -1
  package var parent: Int32
  /// The index behind its subtree.
  package var end: Int32 = 0
  package var fill: Int32 = -1
  package var animations: Int32 = -1
  package var border: Int32 = -1
  package var path: Int32 = -1
  package var mask: Int32 = -1
  /// In screen coordinates; sizes may be negative where a library's are.
  package var frame: Rect
  /// As the library sets it; what exceeds half the shorter side is drawn as that half.
  package var cornerRadius = 0.0

  package init(role: LayerRole, element: Int, parent: Int, frame: Rect) {
    self.role = role
    self.element = Int32(element)
    self.parent = Int32(parent)
    self.frame = frame
  }
}

package enum LayerRole: String, CaseIterable, Sendable {
  /// Has child layers; paints at most a background.
  case container
  case block, line, section
  /// LeadKit's: the first layer, under all others.
  case holder
  /// LeadKit's: under the container's children.
  case border
}

package enum LayerFill: Hashable, Sendable {
  case colour(Colour)
  case gradient(LayerGradient)
  /// Centred in the layer and not scaled; without a size it takes the layer's.
  case image(name: String, size: Size?)
}

/// An axial gradient in the layer's unit square, as CAGradientLayer draws it.
package struct LayerGradient: Hashable, Sendable {
  package var colours: [Colour]
  package var locations: [Double]
  package var start: Point
  package var end: Point

  /// Core Animation's defaults: evenly spaced, top to bottom.
  package init(colours: [Colour]) {
    self.colours = colours
    locations = colours.indices.map { Double($0) / Double(max(colours.count - 1, 1)) }
    start = Point(x: 0.5, y: 0)
    end = Point(x: 0.5, y: 1)
  }
}

package struct LayerBorder: Hashable, Sendable {
  /// Points, drawn inside the frame.
  package var width: Double
  package var colour: Colour
  package init(width: Double, colour: Colour) {
    self.width = width
    self.colour = colour
  }
}

/// A curve that is no rounded rectangle, from the frame's top left corner on.
package enum LayerPath: Hashable, Sendable {
  /// The ellipse that fits a frame of this size.
  case ellipse(Size)
  /// A rounded rectangle of another size than the frame's.
  case rectangle(Size, cornerRadius: Double)
  /// LeadKit's line: each corner is one quadratic curve that begins and ends `inset` points from it.
  case softRectangle(Size, inset: Double)
}

/// What a layer is seen through: only the alpha of the gradient counts, and outside the frame nothing is seen.
package struct LayerMask: Hashable, Sendable {
  /// From the layer's own corner on.
  package var frame: Rect
  /// In the frame's unit square.
  package var gradient: LayerGradient
  /// Of the gradient, and of the frame's corner (`position`), which counts from the layer's.
  package var animations: [LayerAnimation]
  /// Not there while nothing moves.
  package var isOnlyInMotion: Bool
}

extension LayerTree {
  /// How a layer stands beside its frame; `nil` where it just stands there.
  package func pose(of layer: Int) -> LayerPose? {
    guard layer < poses.count, poses[layer] != LayerPose() else { return nil }
    return poses[layer]
  }
}

/// How a layer of a frozen tree stands, beside its frame: what animations of it have come to.
package struct LayerPose: Hashable, Sendable {
  package var opacity = 1.0
  /// Points.
  package var translation = Point(x: 0, y: 0)
  /// Radians, clockwise, about the frame's centre.
  package var rotation = 0.0
  /// From the frame's centre, before it is turned.
  package var scale = Point(x: 1, y: 1)
  /// Fills the layer's shape, behind a fill that is no colour.
  package var background: Colour?

  package init() {}
}

/// A Core Animation of one property, repeating for ever; seconds.
package struct LayerAnimation: Hashable, Sendable {
  package var keyPath: String
  package var from: AnimationValue
  package var to: AnimationValue
  package var duration: Double
  package var timing: Timing
  package var autoreverses: Bool
  package var delay: Double

  package init(
    keyPath: String, from: AnimationValue, to: AnimationValue, duration: Double, timing: Timing, autoreverses: Bool,
    delay: Double = 0
  ) {
    self.keyPath = keyPath
    self.from = from
    self.to = to
    self.duration = duration
    self.timing = timing
    self.autoreverses = autoreverses
    self.delay = delay
  }
}
