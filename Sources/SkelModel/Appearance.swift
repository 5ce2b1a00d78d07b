import SkelSyntax

// MARK: - Interface

/// How one element looks while its content loads: every attribute that is not about place, complete. The initial values
/// are SkeletonView's; `Appearance.defaults(of:library:)` gives those of a kind under a library.
package struct Appearance: Hashable, Sendable {
  package var library = Library.skeletonView
  package var isSkeletonable = true
  package var isHidden = false
  package var isHiddenWhenSkeletonIsActive = false
  package var isUserInteractionDisabledWhenSkeletonIsActive = true

  /// 0 means as many as fit.
  package var numberOfLines = 1
  package var skeletonNumberOfLines = SkeletonLineCount.inherited
  package var lineHeight = LineHeight.points(15)
  /// `nil` is the font's x-height (LeadKit).
  package var lineSpacing: Double? = 10
  package var lastLineFillPercent = 70.0
  package var linesCornerRadius = 0.0
  package var renderSingleLineAsView = false
  package var padding = Edges.zero
  package var textAlignment = TextAlignment.natural
  package var font = Font(size: 17)
  package var text: String?

  package var cornerRadius = 0.0
  package var shape = Shape.rectangle
  package var borderWidth = 0.0

  package var fill = Fill.colour(.skeletonDefault)
  /// `nil` is clear (under `shimmerTutorial`: not given).
  package var backgroundColor: Colour?

  /// Empty is `none`.
  package var animation: [Animation] = []
  package var sync = Sync.layer
  package var transition = Transition.crossDissolve(seconds: 0.25)
  /// Seconds before the skeleton appears.
  package var delay = 0.0

  /// `nil` is one block over the element, empty is nothing.
  package var sections: Sections?
  package var sectionSpacing = 6.0
  package var adjust = Adjustment()
  package var identifier: String?

  package init() {}
}

/// Whose geometry, colours and motion an element follows.
package enum Library: String, CaseIterable, Sendable {
  case skeletonView, leadKit, shimmerBlocks, shimmerTutorial

  package static func == (left: Library, right: Library) -> Bool { isSameCase(left, right) }
}

package enum SkeletonLineCount: Hashable, Sendable {
  /// LeadKit's configuration where nobody says it: three lines of text that is too long for one, one line of any other.
  case automatic
  /// The text's own number of lines (SkeletonView: a text view's is "as many as fit").
  case inherited
  case fits
  case count(Int)
}

package enum LineHeight: Hashable, Sendable {
  case points(Double)
  /// SkeletonView's is the font's line height, LeadKit's three quarters of its size.
  case relativeToFont
  case relativeToConstraints
}

package enum TextAlignment: String, CaseIterable, Sendable {
  case natural, left, center, right, justified
}

package enum Shape: String, CaseIterable, Sendable {
  case rectangle, circle, capsule
}

package struct Font: Hashable, Sendable {
  package var size: Double
  package var weight = FontWeight.regular
  /// `nil` is the system font.
  package var family: String?

  package init(size: Double, weight: FontWeight = .regular, family: String? = nil) {
    self.size = size
    self.weight = weight
    self.family = family
  }
}

package enum FontWeight: String, CaseIterable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// What a placeholder is painted with.
package enum Fill: Hashable, Sendable {
  case colour(Colour)
  /// At least two colours, evenly spaced.
  case gradient([Colour])
  case image(name: String, size: Size?)
  /// The element's `backgroundColor` (the tutorial's): nothing where it has none.
  case background
}

package enum Animation: Hashable, Sendable {
  case pulse(duration: Double)
  /// Without a direction it follows the reading direction.
  case sliding(direction: SlidingDirection?, duration: Double, autoreverses: Bool)
  case shimmer(Shimmer)
  case custom(CustomAnimation)
}

package enum SlidingDirection: String, CaseIterable, Sendable {
  case leftRight, rightLeft, topBottom, bottomTop
  case topLeftBottomRight, bottomRightTopLeft
  /// LeadKit's two more.
  case bottomLeftTopRight, topRightBottomLeft
}

/// Facebook Shimmer's band. Source: the initial values of `FBShimmeringLayer`.
package struct Shimmer: Hashable, Sendable {
  /// Without one it follows the reading direction.
  package var direction: ShimmerDirection?
  /// Points per second.
  package var speed = 230.0
  /// Seconds between two sweeps.
  package var pause = 0.4
  /// Of the content beside the band.
  package var opacity = 1.0
  /// In the middle of the band.
  package var animationOpacity = 0.5
  /// How much of the band the highlight takes, from 0 to 1.
  package var highlightLength = 1.0
  package init() {}
}

/// The four ways of Facebook's band.
package enum ShimmerDirection: String, CaseIterable, Sendable {
  case leftRight, rightLeft, topBottom, bottomTop
}

/// An explicit Core Animation of one key path.
package struct CustomAnimation: Hashable, Sendable {
  package var keyPath: String
  package var from: AnimationValue
  package var to: AnimationValue
  package var duration: Double
  package var autoreverses: Bool
  package var timing: Timing

  package init(
    keyPath: String, from: AnimationValue, to: AnimationValue, duration: Double, autoreverses: Bool, timing: Timing
  ) {
    self.keyPath = keyPath
    self.from = from
    self.to = to
    self.duration = duration
    self.autoreverses = autoreverses
    self.timing = timing
  }
}

package enum AnimationValue: Hashable, Sendable {
  case number(Double)
  case point(Point)
  case numbers([Double])
  case colour(Colour)
  case colours([Colour])
}

package enum Timing: String, CaseIterable, Sendable {
  case linear, easeIn, easeOut, easeInEaseOut
}

/// Whether each layer moves by itself or one wave crosses the screen.
package enum Sync: String, CaseIterable, Sendable {
  case layer, screen
}

package enum Transition: Hashable, Sendable {
  case none
  case crossDissolve(seconds: Double)
}

/// Blocks drawn side by side instead of one over the element (ShimmerBlocks). Sizes may be negative, as in the library.
package enum Sections: Hashable, Sendable {
  case given([Size])
  case generated(SectionGenerator)
}

package struct SectionGenerator: Hashable, Sendable {
  package var minWidth: Double
  package var height: Double
  package var totalWidth: Double
  package var maxSections: Int
  package var seed: Int
  /// Random numbers to replay instead of drawing from the seed.
  package var draws: [Double]?

  package init(minWidth: Double, height: Double, totalWidth: Double, maxSections: Int, seed: Int, draws: [Double]?) {
    self.minWidth = minWidth
    self.height = height
    self.totalWidth = totalWidth
    self.maxSections = maxSections
    self.seed = seed
    self.draws = draws
  }
}

/// LeadKit's delegate as data: what is added to the finished layer's frame, in points.
package struct Adjustment: Hashable, Sendable {
  package var dx = 0.0
  package var dy = 0.0
  package var dwidth = 0.0
  package var dheight = 0.0
  package init() {}
}
