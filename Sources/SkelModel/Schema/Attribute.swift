import SkelSyntax

// MARK: - Interface

/// One row of the table of attributes: everything the product knows about it. Checking, the cascade, did-you-mean and
/// the reference pages all read this. A class, as rows are handed around for every attribute that is written.
package final class Attribute: Sendable {
  package let id: AttributeID
  /// What may be written, as the reference shows it: `number`, `auto | number`, `rectangle | circle | capsule`.
  package let form: String
  package let unit: Unit
  /// What numbers in it must lie in; `nil` where it holds none or any.
  package let range: ClosedRange<Double>?
  package let scope: Scope
  /// What it does, in one sentence without a full stop.
  package let doc: String
  package let defaults: Defaults
  /// How the libraries spell it.
  package let library: String
  /// Interface Builder's key or element.
  package let interfaceBuilder: String
  package let reader: Reader

  init(
    id: AttributeID, form: String, unit: Unit, range: ClosedRange<Double>?, scope: Scope, doc: String,
    defaults: Defaults, library: String, interfaceBuilder: String, reader: Reader
  ) {
    self.id = id
    self.form = form
    self.unit = unit
    self.range = range
    self.scope = scope
    self.doc = doc
    self.defaults = defaults
    self.library = library
    self.interfaceBuilder = interfaceBuilder
    self.reader = reader
  }

  package enum Unit: String, Sendable {
    case none = "-", points, lines, percent, seconds, priority, rows, items, columns
    case pixelsPerPoint = "pixels per point"
  }

  /// What nobody has to say, for each library, in words of the language.
  package struct Defaults: Sendable {
    package var skeletonView: String
    package var leadKit: String
    package var shimmerBlocks: String
    package var shimmerTutorial: String

    package init(_ all: String, leadKit: String? = nil, shimmerBlocks: String? = nil, shimmerTutorial: String? = nil) {
      skeletonView = all
      self.leadKit = leadKit ?? all
      self.shimmerBlocks = shimmerBlocks ?? all
      self.shimmerTutorial = shimmerTutorial ?? all
    }
  }

  /// How a value gets into an element.
  package enum Reader: Sendable {
    case boolean(@Sendable (inout Attributes, Bool) -> Void)
    case number(@Sendable (inout Attributes, Double) -> Void)
    case count(@Sendable (inout Attributes, Int) -> Void)
    case word([String], @Sendable (inout Attributes, Int) -> Void)
    case string(@Sendable (inout Attributes, String) -> Void)
    case edges(@Sendable (inout Attributes, Edges) -> Void)
    case form(@Sendable (Value, inout ValueReader, inout Attributes) -> Void)
    /// Read by the resolve pass itself before the others: `style`, and what a screen's head says.
    case resolve
  }
}

extension Attribute {
  /// A row to be handed around for every attribute that is written, with what is asked of it most. Rows live as long as
  /// the program: this one is not counted, as threads would wait for each other's counting.
  struct Row: Sendable {
    let id: AttributeID
    let scope: Scope
    private let row: Unmanaged<Attribute>

    init(_ row: Attribute) {
      id = row.id
      scope = row.scope
      self.row = .passUnretained(row)
    }

    var whole: Attribute { row.takeUnretainedValue() }

    /// See `Attribute.apply`.
    func apply(_ value: Value, to attributes: inout Attributes, _ reader: inout ValueReader) {
      row._withUnsafeGuaranteedRef { $0.apply(value, to: &attributes, &reader) }
    }
  }
}

/// What the attributes of one element fill in.
package struct Attributes: Hashable, Sendable {
  package var appearance = Appearance()
  package var placement = Placement()
  /// `pin` and `center` as written; the element they name is looked up when the whole screen stands.
  package var pin: PinRequest?
  package var center: TargetRequest?

  package init() {}
}

/// What `pin` or `center` names: a guide, or an element by a path.
package struct TargetRequest: Hashable, Sendable {
  package var steps: [Value.PathStep]
  package var span: Span
}

package struct PinRequest: Hashable, Sendable {
  package var target: TargetRequest
  package var top: Double?
  package var leading: Double?
  package var bottom: Double?
  package var trailing: Double?
}

/// Which elements an attribute speaks of. No more than a number, as every attribute that is written is asked for it.
package enum Scope: Sendable {
  case all
  /// All but the screen's root.
  case elements
  /// Elements with children.
  case containers
  /// Elements without children.
  case leaves
  case screen, text, lines, typed, padded, sectioned, stacks, spaced, inset, rowed, tables, collections
  case collectionSections, scrolling, reusable
}

extension Scope {
  /// Narrows the kinds to elements with or without children.
  package enum Children: Sendable {
    case any, some, none
  }

  package func includes(_ kind: ElementKind, hasChildren: Bool) -> Bool {
    if self == .elements { return kind != .screen }
    if let kinds, !kinds.contains(kind) { return false }
    switch children {
    case .any: return true
    case .some: return hasChildren || kind.isAlwaysContainer
    case .none: return !hasChildren && !kind.isAlwaysContainer
    }
  }

  /// `nil` is every kind.
  package var kinds: [ElementKind]? {
    switch self {
    case .all, .containers, .leaves: nil
    case .elements: ElementKind.elements
    case .screen: [.screen]
    case .text: [.label, .textView]
    case .lines: [.label, .textView, .button]
    case .typed: [.label, .textView, .textField, .button]
    case .padded: [.label, .textView, .imageView, .view, .button]
    case .sectioned: [.label, .imageView, .view, .button]
    case .stacks: [.vstack, .hstack]
    case .spaced: [.vstack, .hstack, .collectionView]
    case .inset: [.vstack, .hstack, .scrollView, .tableView, .collectionView, .section]
    case .rowed: [.tableView, .section, .cell]
    case .tables: [.tableView, .section]
    case .collections: [.collectionView]
    case .collectionSections: [.collectionView, .section]
    case .scrolling: [.collectionView, .scrollView]
    case .reusable: [.cell, .header, .footer, .section]
    }
  }

  package var children: Children {
    switch self {
    case .containers: .some
    case .leaves: .none
    case .all, .elements, .screen, .text, .lines, .typed, .padded, .sectioned, .stacks, .spaced, .inset, .rowed,
      .tables, .collections, .collectionSections, .scrolling, .reusable:
      .any
    }
  }

  /// As the reference shows it.
  package var title: String {
    switch self {
    case .all: "all"
    case .elements: "all elements"
    case .containers: "containers"
    case .leaves: "elements without children"
    case .screen, .text, .lines, .typed, .padded, .sectioned, .stacks, .spaced, .inset, .rowed, .tables, .collections,
      .collectionSections, .scrolling, .reusable:
      (kinds ?? []).map(\.rawValue).joinedAsList()
    }
  }
}
