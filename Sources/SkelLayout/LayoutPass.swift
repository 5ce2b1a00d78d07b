import SkelModel
import SkelSyntax

// MARK: - Interface

/// The layout of one screen at one size, while it is made: elements are placed in document order, each before its
/// children, so that an element may follow everything above it in the file.
struct LayoutPass {
  let screen: Screen
  /// The size of every element at the size that `frame` literals are written for; `nil` where that is this one.
  let designSizes: [Size]?
  /// The constraints that speak of each element.
  let constraints: ConstraintIndex

  /// In reading coordinates.
  var frames: [Rect]
  var states: [ElementState]
  /// The content of scroll views that stand, in reading coordinates.
  var contents: [Int: Rect] = [:]
  /// Where the rows that a cell stands for lie, counted from the first, in reading coordinates; none for a cell that
  /// stands once.
  var rows: [Int: [Point]] = [:]
  /// How many rows there are in all of those.
  var rowCount = 0
  var movingParts = MovingParts()
  /// Where the children of the container at hand stand in it.
  var segments: [ChildSegments]
  var fits: KeptFits
  /// How many elements stand; a fit made with too few of them standing is made again when there are more.
  var placedCount = 0
  /// Something was asked for that does not stand yet.
  var missedSomething = false
  /// What was asked for follows something below it in the file, or contents contend for it: only a system decides.
  var isDisputed = false
  /// What was asked for depends on how long some content is.
  var sawSoft = false
  /// Above 0 nothing is reported: inside what takes no part in the layout.
  var muteDepth = 0
  /// Direct layout of the region at hand has met something that only a linear system can decide, and stops.
  var needsSystem = false
  /// The region at hand is laid out directly.
  var isDirect = false
  var hasDissolved = false
  var inquiry = Inquiry()
  /// What was said, once for each place in the source, however often a component is used.
  private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<ReportKey> = []

  init(_ screen: Screen, designSizes: [Size]?) {
    self.screen = screen
    self.designSizes = designSizes
    let count = screen.elements.count
    constraints = ConstraintIndex(screen)
    frames = Array(repeatElement(.zero, count: count))
    states = Array(repeatElement([], count: count))
    segments = Array(repeatElement(ChildSegments(), count: count))
    fits = KeptFits(count: count)
  }

  // As the screen's own, but seen by the optimizer: they are read a dozen times for every element.

  subscript(appearance element: Int) -> Appearance {
    _read { yield screen.appearances[Int(screen.elements[element].appearance)] }
  }

  subscript(placement element: Int) -> Placement {
    _read { yield screen.placements[Int(screen.elements[element].placement)] }
  }

  /// Places everything.
  mutating func run() {
    guard !screen.elements.isEmpty else { return }
    markSystems()
    setFrame(of: 0, Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height))
    placeContents(of: 0)
    limitShownRows()
    lint()
  }

  /// Puts an element somewhere, whatever was worked out for it: finite and never shorter than nothing.
  mutating func setFrame(of element: Int, _ frame: Rect) {
    func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
    frames[element] = Rect(
      x: finite(frame.x), y: finite(frame.y), width: max(0, finite(frame.width)), height: max(0, finite(frame.height)))
    states[element].insert(.isPlaced)
    placedCount += 1
  }

  /// Lays out the inside of an element that stands.
  mutating func placeContents(of element: Int) {
    if !screen.hasContents(element) { judgeEmpty(element) }
    guard Int(screen.elements[element].end) > element + 1 else { return }
    if isRegion(element) { placeRegion(element) } else { arrange(element) }
  }

  /// As `placeContents`, directly.
  mutating func arrange(_ element: Int) {
    let kind = screen.elements[element].kind
    switch kind.family {
    case .stack: placeStack(element)
    case .scroll: placeScrollView(element)
    case .list: if kind == .tableView { placeTable(element) } else { placeCollection(element) }
    case .root, .view, .section, .supplement, .cell: placeChildren(in: room(of: element))
    }
  }

  /// Says something once for each place in the source, however often a component is used.
  mutating func report(_ diagnostic: Diagnostic) {
    guard muteDepth == 0, reported.insert(ReportKey(id: diagnostic.id, span: diagnostic.span)).inserted else { return }
    diagnostics.append(diagnostic)
  }

  /// Takes back what was said after the first `count`.
  mutating func unsay(after count: Int) {
    for diagnostic in diagnostics[count...] {
      reported.remove(ReportKey(id: diagnostic.id, span: diagnostic.span))
    }
    diagnostics.removeSubrange(count...)
  }
}

/// What became of an element.
struct ElementState: OptionSet, Sendable {
  let rawValue: UInt8
  static let isPlaced = ElementState(rawValue: 1)
  /// Its height gave way to its placeholder lines.
  static let isGrown = ElementState(rawValue: 2)
  /// A region that only a linear system can lay out.
  static let needsSystem = ElementState(rawValue: 4)
  /// A region that is laid out together with the one around it: something outside names what is inside.
  static let isDissolved = ElementState(rawValue: 8)

  /// Its content decides where it stands or how long it is: other content may contend with it.
  static func isSoft(along axis: Axis) -> ElementState { ElementState(rawValue: axis == .horizontal ? 16 : 32) }
}

/// Where an element stands in its container, while the container's children are worked out.
struct ChildSegments: Sendable {
  var horizontal: Segment
  var vertical: Segment

  init(horizontal: Segment = .zero, vertical: Segment = .zero) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  init(_ frame: Rect) {
    horizontal = Segment(start: Affine(constant: frame.x), length: Affine(constant: frame.width))
    vertical = Segment(start: Affine(constant: frame.y), length: Affine(constant: frame.height))
  }

  subscript(axis: Axis) -> Segment {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// How long a container's content makes it, kept so that nests are measured once. Only containers have room here.
struct KeptFits: Sendable {
  /// Where an element's two fits are; -1 before there is one.
  private var places: [Int32]
  private var fits: [Fit?] = []

  init(count: Int) { places = Array(repeatElement(-1, count: count)) }

  subscript(element: Int, axis: Axis) -> Fit? {
    get {
      let place = Int(places[element])
      return place < 0 ? nil : fits[place + (axis == .horizontal ? 0 : 1)]
    }
    set {
      if places[element] < 0 {
        places[element] = Int32(fits.count)
        fits += [nil, nil]
      }
      fits[Int(places[element]) + (axis == .horizontal ? 0 : 1)] = newValue
    }
  }

  struct Fit: Sendable {
    var extent: Extent
    /// The width that the height was measured for; `nil` along the horizontal axis.
    var width: Double?
    /// How many elements stood, where the fit might become another one with more of them; -1 for ever.
    var placedCount: Int
    /// See `LayoutPass.isDisputed`.
    var isDisputed = false
  }
}

/// The constraints that speak of each element, in document order.
struct ConstraintIndex: Sendable {
  private var starts: [Int32] = []
  private var order: [Int32] = []
  /// By constraint.
  private var roles: [ConstraintRole] = []

  init(_ screen: Screen) {
    guard !screen.constraints.isEmpty else { return }
    var subjects: [Int32] = []
    subjects.reserveCapacity(screen.constraints.count)
    roles.reserveCapacity(screen.constraints.count)
    starts = Array(repeating: 0, count: screen.elements.count + 1)
    for constraint in screen.constraints {
      let subject = constraint.subject(in: screen)
      subjects.append(Int32(subject))
      roles.append(ConstraintRole(of: constraint, for: subject))
      starts[subject + 1] += 1
    }
    for i in 1..<starts.count { starts[i] += starts[i - 1] }
    var next = starts
    order = Array(repeating: 0, count: subjects.count)
    for constraint in subjects.indices {
      let subject = Int(subjects[constraint])
      order[Int(next[subject])] = Int32(constraint)
      next[subject] += 1
    }
  }

  /// Indices into `Screen.constraints`.
  subscript(element: Int) -> ArraySlice<Int32> {
    starts.isEmpty ? [] : order[Int(starts[element])..<Int(starts[element + 1])]
  }

  func isEmpty(for element: Int) -> Bool { starts.isEmpty || starts[element] == starts[element + 1] }

  /// What the constraint with this index does for the element it speaks of.
  func role(_ index: Int32) -> ConstraintRole { roles[Int(index)] }
}

/// What a constraint does for the element it speaks of.
struct ConstraintRole: OptionSet, Sendable {
  let rawValue: UInt8
  /// `height == 40` and the like, which SkeletonView may replace.
  static let isConstantHeight = ConstraintRole(rawValue: 1)
  /// It says something of an axis beyond a constant height.
  static let speaksAcross = ConstraintRole(rawValue: 2)
  static let speaksDown = ConstraintRole(rawValue: 4)

  func speaks(along axis: Axis) -> Bool {
    switch axis {
    case .horizontal: contains(.speaksAcross)
    case .vertical: contains(.speaksDown)
    }
  }
}

// MARK: - Implementation

extension Constraint {
  /// The element it helps to place: the one it stands in, or the one inside that it names on the left.
  func subject(in screen: Screen) -> Int {
    if case .element(let named) = item, named > owner, named < Int(screen.elements[owner].end) { return named }
    return owner
  }
}

extension ConstraintRole {
  fileprivate init(of constraint: Constraint, for subject: Int) {
    guard !constraint.isConstantHeight(of: subject) else {
      self = .isConstantHeight
      return
    }
    self = ConstraintRole(along: constraint.attribute.axis)
    for term in constraint.terms where term.item.isElement(subject) {
      formUnion(ConstraintRole(along: term.attribute.axis))
    }
  }

  private init(along axis: Axis) {
    switch axis {
    case .horizontal: self = .speaksAcross
    case .vertical: self = .speaksDown
    }
  }
}

extension LayoutItem {
  func isElement(_ element: Int) -> Bool {
    if case .element(element) = self { true } else { false }
  }
}

private struct ReportKey: Hashable {
  var id: DiagnosticID
  var span: Span
}
