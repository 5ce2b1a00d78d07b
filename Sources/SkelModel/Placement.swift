import SkelSyntax

// MARK: - Interface

/// Where an element stands and how it arranges its children: every attribute that is about place. `nil` means that
/// nobody said so; the layout stage then applies the rule of the kind.
package struct Placement: Hashable, Sendable {
  /// In the parent's coordinates, physical.
  package var frame: Rect?
  package var width: Double?
  package var height: Double?
  package var pin: Pin?
  package var center: LayoutItem?
  package var autoresizing: Autoresizing = []

  package var spacing: Double?
  package var alignment = StackAlignment.fill
  package var distribution = StackDistribution.fill
  package var insets = Edges.zero

  package var hugging = AxisPriorities()
  package var compressionResistance = AxisPriorities()
  package var layoutMargins: Edges?

  /// `nil` is `auto`.
  package var rowHeight: Double?
  /// `nil` is `auto`; rows of a table or section, items of a collection.
  package var rows: Int?
  package var itemSize: Size?
  package var columns: Int?
  package var scrollDirection = ScrollDirection.vertical

  /// The least height that SkeletonView's placeholder lines ask of a multi-line label (facts of its
  /// `UILabel+Extensions`): plain points, worked out by resolve from constants. `nil` where the rule does not apply.
  package var skeletonHeight: Double?

  package init() {}
}

/// What a pin, a centre or a constraint can name.
package enum LayoutItem: Hashable, Sendable {
  /// The element with this index in `Screen.elements`.
  case element(Int)
  /// A guide as seen by the element that is placed.
  case guide(Guide)
}

package enum Guide: String, CaseIterable, Sendable {
  /// The element that contains it.
  case parent
  /// The part of the screen's safe area that covers the parent.
  case safeArea
  /// The parent's layout margins.
  case margins
  /// The parent's readable content.
  case readable
  /// The whole screen.
  case screen
}

/// Edges equal to those of an item, inset by the numbers given; an edge that is `nil` is not pinned.
package struct Pin: Hashable, Sendable {
  package var item: LayoutItem
  package var top: Double?
  package var leading: Double?
  package var bottom: Double?
  package var trailing: Double?

  package init(
    to item: LayoutItem, top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil
  ) {
    self.item = item
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// What a fixed frame gives way in when its parent grows (UIView.AutoresizingMask); physical.
package struct Autoresizing: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let flexibleLeft = Autoresizing(rawValue: 1)
  package static let flexibleWidth = Autoresizing(rawValue: 2)
  package static let flexibleRight = Autoresizing(rawValue: 4)
  package static let flexibleTop = Autoresizing(rawValue: 8)
  package static let flexibleHeight = Autoresizing(rawValue: 16)
  package static let flexibleBottom = Autoresizing(rawValue: 32)
}

/// `top` is `leading` and `bottom` is `trailing`, as in UIStackView.
package enum StackAlignment: String, CaseIterable, Sendable {
  case fill, leading, trailing, top, bottom, center, firstBaseline, lastBaseline

  package static func == (left: StackAlignment, right: StackAlignment) -> Bool { isSameCase(left, right) }
}

package enum StackDistribution: String, CaseIterable, Sendable {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

package enum ScrollDirection: String, CaseIterable, Sendable {
  case vertical, horizontal
}

/// Priorities from 1 to 1000; `nil` is the kind's default.
package struct AxisPriorities: Hashable, Sendable {
  package var horizontal: Double?
  package var vertical: Double?
  package init(horizontal: Double? = nil, vertical: Double? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
