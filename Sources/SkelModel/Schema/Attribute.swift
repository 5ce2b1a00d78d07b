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

/// Which elements an attribute speaks of.
package struct Scope: Sendable {
  /// `nil` is every kind.
  package var kinds: [ElementKind]?
  /// Narrows `kinds` to elements with or without children.
  package var children: Children
  /// As the reference shows it.
  package var title: String

  package enum Children: Sendable {
    case any, some, none
  }
}

extension Scope {
  package func includes(_ kind: ElementKind, hasChildren: Bool) -> Bool {
    if let kinds, !kinds.contains(kind) { return false }
    switch children {
    case .any: return true
    case .some: return hasChildren || kind.isAlwaysContainer
    case .none: return !hasChildren && !kind.isAlwaysContainer
    }
  }

  private static func kinds(_ kinds: [ElementKind]) -> Scope {
    Scope(kinds: kinds, children: .any, title: kinds.map(\.rawValue).joinedAsList())
  }

  package static let all = Scope(kinds: nil, children: .any, title: "all")
  package static let elements = Scope(
    kinds: ElementKind.elements, children: .any, title: "all elements")
  package static let containers = Scope(kinds: nil, children: .some, title: "containers")
  package static let leaves = Scope(
    kinds: nil, children: .none, title: "elements without children")
  package static let screen = kinds([.screen])
  package static let text = kinds([.label, .textView])
  package static let lines = kinds([.label, .textView, .button])
  package static let typed = kinds([.label, .textView, .textField, .button])
  package static let padded = kinds([.label, .textView, .imageView, .view, .button])
  package static let sectioned = kinds([.label, .imageView, .view, .button])
  package static let stacks = kinds([.vstack, .hstack])
  package static let spaced = kinds([.vstack, .hstack, .collectionView])
  package static let inset = kinds([.vstack, .hstack, .scrollView, .tableView, .collectionView, .section])
  package static let rowed = kinds([.tableView, .section, .cell])
  package static let tables = kinds([.tableView, .section])
  package static let collections = kinds([.collectionView])
  package static let collectionSections = kinds([.collectionView, .section])
  package static let scrolling = kinds([.collectionView, .scrollView])
  package static let reusable = kinds([.cell, .header, .footer, .section])
}
