import SkelSyntax

// MARK: - Interface

/// One screen, resolved for one size: names bound, units gone, every appearance complete. Components, repeats, styles
/// and conditions are expanded; elements lie in pre-order, element 0 is the screen's root view.
package struct Screen: Sendable {
  package var name: String
  package var doc: String?
  /// `nil` where a size was given without a device.
  package var device: String?
  package var size: Size
  /// The size the file itself asks for: what `frame` literals are written for. Equal to `size` unless the person chose
  /// another device or size.
  package var designSize: Size
  /// Pixels per point.
  package var scale: Double
  package var safeArea: Edges
  package var orientation: Orientation
  package var direction: Direction

  package var elements: [Element]
  package var appearances: [Appearance]
  package var placements: [Placement]
  package var origins: [Origins]
  /// In document order of the elements that hold them, then of the constraints themselves.
  package var constraints: [Constraint]
  package var symbols: [String]
  package var docs: [String]
  /// Every number that `screen.width` and `screen.height` were compared with, ascending: where another layout may begin.
  package var widthThresholds: [Double]
  package var heightThresholds: [Double]

  /// More than any screen holds; keeps a slip of the keyboard from filling the memory.
  package static let mostElements = 1_000_000

  package init(name: String, size: Size) {
    self.name = name
    self.size = size
    designSize = size
    scale = 2
    safeArea = .zero
    orientation = .portrait
    direction = .leftToRight
    elements = []
    appearances = []
    placements = []
    origins = []
    constraints = []
    symbols = []
    docs = []
    widthThresholds = []
    heightThresholds = []
  }
}

/// One element, small: what many elements share is interned in the screen's tables.
package struct Element: Sendable {
  package var kind: ElementKind
  /// Has a name of its own; otherwise `symbol` is the kind's word or the component's name.
  package var isNamed: Bool
  package var file: FileID
  /// How many bytes its kind and name take, for messages.
  package var headLength: UInt16
  /// Byte offset of its first token.
  package var position: UInt32
  /// Index into `Screen.symbols`.
  package var symbol: UInt32
  /// Which one of a repeat, or of its unnamed siblings of that kind; -1 for neither.
  package var ordinal: Int32
  /// -1 for the root.
  package var parent: Int32
  /// The index behind its subtree.
  package var end: UInt32
  /// Indices into the screen's tables.
  package var appearance: UInt32
  package var placement: UInt32
  package var origins: UInt32
  /// Index into `Screen.docs` plus one; 0 for none.
  package var doc: UInt32

  package init(
    kind: ElementKind, isNamed: Bool, file: FileID, position: UInt32, symbol: UInt32, ordinal: Int32, parent: Int32
  ) {
    self.kind = kind
    self.isNamed = isNamed
    self.file = file
    headLength = 0
    self.position = position
    self.symbol = symbol
    self.ordinal = ordinal
    self.parent = parent
    end = 0
    appearance = 0
    placement = 0
    origins = 0
    doc = 0
  }
}

/// Interface Builder's kinds, and the screen's root view.
package enum ElementKind: String, CaseIterable, Sendable {
  case screen
  case view, label, textView, textField, imageView, button
  case `switch`, slider, progressView, stepper, segmentedControl, activityIndicator, pickerView, datePicker
  case pageControl, searchBar, mapView, webView, visualEffectView, spacer
  case vstack, hstack, scrollView, tableView, collectionView
  case section, header, footer, cell

  package static func == (left: ElementKind, right: ElementKind) -> Bool { isSameCase(left, right) }
}

/// An anchor of Auto Layout.
package enum LayoutAttribute: String, CaseIterable, Sendable {
  case leading, trailing, left, right, top, bottom, centerX, centerY, width, height, firstBaseline, lastBaseline

  /// The axis on which the anchor lies.
  package var axis: Axis {
    switch self {
    case .leading, .trailing, .left, .right, .centerX, .width: .horizontal
    case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: .vertical
    }
  }

  /// A length; everything else is a place.
  package var isLength: Bool { self == .width || self == .height }
}

package enum Axis: Sendable {
  case horizontal, vertical

  package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  package static func == (left: Axis, right: Axis) -> Bool { isSameCase(left, right) }
}

package enum LayoutRelation: Sendable {
  case equal, lessOrEqual, greaterOrEqual
}

/// `first = constant + Σ coefficient × item.attribute`, or ≤, ≥. Guides are those of `owner`.
package struct Constraint: Sendable {
  /// The element in whose block it stands.
  package var owner: Int
  package var item: LayoutItem
  package var attribute: LayoutAttribute
  package var relation: LayoutRelation
  package var terms: [Term]
  package var constant: Double
  /// 1 … 1000; 1000 is required.
  package var priority: Double
  package var span: Span

  package struct Term: Hashable, Sendable {
    package var coefficient: Double
    package var item: LayoutItem
    package var attribute: LayoutAttribute
    package init(coefficient: Double, item: LayoutItem, attribute: LayoutAttribute) {
      self.coefficient = coefficient
      self.item = item
      self.attribute = attribute
    }
  }

  package init(
    owner: Int, item: LayoutItem, attribute: LayoutAttribute, relation: LayoutRelation, terms: [Term],
    constant: Double, priority: Double, span: Span
  ) {
    self.owner = owner
    self.item = item
    self.attribute = attribute
    self.relation = relation
    self.terms = terms
    self.constant = constant
    self.priority = priority
    self.span = span
  }
}

/// Where the values of an element's attributes come from: only those that are not the library's default, in the order
/// of `AttributeID`. Places inside the element itself are kept relative to it, so that equal elements share them.
package struct Origins: Hashable, Sendable {
  package var entries: [Entry] = []

  package struct Entry: Hashable, Sendable {
    package var attribute: AttributeID
    package var origin: Origin
    package init(_ attribute: AttributeID, _ origin: Origin) {
      self.attribute = attribute
      self.origin = origin
    }
  }

  package init() {}
}

package enum Origin: Hashable, Sendable {
  /// Set on the element itself: byte offsets from the element's position.
  case own(start: UInt32, end: UInt32)
  /// Set in an appearance block, a style or a component.
  case elsewhere(Span)
}

extension Screen {
  package subscript(appearance element: Int) -> Appearance {
    _read { yield appearances[Int(elements[element].appearance)] }
  }

  package subscript(placement element: Int) -> Placement {
    _read { yield placements[Int(elements[element].placement)] }
  }

  /// The direct children of an element, in order.
  package func children(of element: Int) -> ElementChildren {
    ElementChildren(elements: elements, next: element + 1, end: Int(elements[element].end))
  }

  /// Any element with children is a container; `spacer` does not count.
  package func isContainer(_ element: Int) -> Bool {
    for child in children(of: element) where elements[child].kind != .spacer { return true }
    return false
  }

  /// The span of an element's kind and name, for messages.
  package func span(of element: Int) -> Span {
    let place = elements[element]
    let start = Int(place.position)
    return Span(place.file, start, start + Int(place.headLength))
  }

  /// Where a value of an element is set.
  package func span(of origin: Origin, on element: Int) -> Span {
    switch origin {
    case .elsewhere(let span): return span
    case .own(let start, let end):
      let position = Int(elements[element].position)
      return Span(elements[element].file, position + Int(start), position + Int(end))
    }
  }

  /// Where an attribute of an element is set, be it on the element itself or around it; `nil` for the library's default.
  package func place(of attribute: AttributeID, on element: Int) -> Span? {
    for entry in origins[Int(elements[element].origins)].entries where entry.attribute == attribute {
      return span(of: entry.origin, on: element)
    }
    return nil
  }

  /// What messages call an element: its name, else its kind's word.
  package func title(of element: Int) -> String { symbols[Int(elements[element].symbol)] }
}

/// Walks the direct children of one element.
package struct ElementChildren: Sequence, IteratorProtocol {
  private let elements: [SkelModel.Element]
  private var upcoming: Int
  private let end: Int

  init(elements: [SkelModel.Element], next: Int, end: Int) {
    self.elements = elements
    self.upcoming = next
    self.end = end
  }

  package mutating func next() -> Int? {
    guard upcoming < end else { return nil }
    defer { upcoming = Int(elements[upcoming].end) }
    return upcoming
  }
}
