import LinearSolver
import SkelModel

// MARK: - Interface

/// A region as a linear system: four variables for each element in it, rows for all that is said of them. Coordinates are
/// the screen's, in reading direction.
struct RegionSystem {
  /// Its frame stands already, or it is fitted round what is inside.
  let root: Int
  /// The root is looked for, too: it has no place, and what lies outside is not seen.
  let isFitted: Bool
  /// Nothing inside stands yet: what depends on frames is assumed.
  let isFirst: Bool
  var system = LinearSystem()
  /// What each row comes from.
  private(set) var causes: [Cause] = []
  /// What was taken for granted and may turn out otherwise.
  var assumptions: [Assumption] = []
  /// What speaks of elements that cannot be seen from here.
  var unseen: [Cause] = []
  /// The elements that the system places, in document order.
  private(set) var elements: [Int] = []

  private var rootTracks: (horizontal: Track, vertical: Track)
  /// The first variable of each element, counted from the root; -1 where it has none.
  private var places: [Int32]
  /// The lengths of scroll views' contents.
  private var contents: [Int: Range<Int>] = [:]

  /// A region whose root stands on `frame`.
  init(root: Int, end: Int, frame: Rect, isFirst: Bool) {
    self.root = root
    self.isFirst = isFirst
    isFitted = false
    places = Array(repeating: -1, count: end - root)
    rootTracks = (
      Track(start: LinearExpression(frame.x), length: LinearExpression([], .width)),
      Track(start: LinearExpression(frame.y), length: LinearExpression([], .height))
    )
  }

  /// A region whose root is as small as its content allows, and so wide where a width is given.
  init(fitting root: Int, end: Int, width: Double?, isFirst: Bool) {
    self.root = root
    self.isFirst = isFirst
    isFitted = true
    places = Array(repeating: -1, count: end - root)
    let lengths = system.addVariables(2)
    rootTracks = (
      Track(
        start: LinearExpression(0),
        length: width.map { LinearExpression($0) } ?? LinearExpression(variable: lengths.lowerBound)),
      Track(start: LinearExpression(0), length: LinearExpression(variable: lengths.lowerBound + 1))
    )
  }

  /// Adds a row; without a priority it is required.
  mutating func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Double = LinearSystem.required, _ cause: Cause,
    isStructural: Bool = false
  ) {
    system.add(expression, relation, priority: priority, isStructural: isStructural)
    causes.append(cause)
  }

  mutating func addPlace(for element: Int) {
    places[element - root] = Int32(system.addVariables(4).lowerBound)
    elements.append(element)
  }

  mutating func addContent(of scrollView: Int) { contents[scrollView] = system.addVariables(2) }

  /// Where an element of the region stands; `nil` for one that is placed outside it, or later.
  func track(of element: Int, along axis: Axis) -> Track? {
    if element == root { return axis == .horizontal ? rootTracks.horizontal : rootTracks.vertical }
    guard places.indices.contains(element - root), places[element - root] >= 0 else { return nil }
    let first = Int(places[element - root]) + (axis == .horizontal ? 0 : 2)
    return Track(start: LinearExpression(variable: first), length: LinearExpression(variable: first + 1))
  }

  /// How long the content of a scroll view in the region is.
  func contentLength(of scrollView: Int, along axis: Axis) -> LinearExpression? {
    contents[scrollView].map { LinearExpression(variable: $0.lowerBound + (axis == .horizontal ? 0 : 1)) }
  }
}

/// An element's place along one axis.
struct Track {
  var start: LinearExpression
  var length: LinearExpression

  var end: LinearExpression { start + length }
  var centre: LinearExpression { start + 0.5 * length }

  func inset(by edges: Edges, along axis: Axis) -> Track {
    Track(start: start + edges.start(along: axis), length: length - edges.both(along: axis))
  }
}

extension Track {
  init(_ frame: Rect, along axis: Axis) {
    start = LinearExpression(frame.start(along: axis))
    length = LinearExpression(frame.length(along: axis))
  }
}

/// Something that depends on frames in another way than a linear system can say.
enum Assumption: Sendable {
  /// How high an element is by itself in the width it gets.
  case ownHeight(of: Int, Double)
  /// How much of the safe area reaches over an element.
  case coveredSafeArea(of: Int, Edges)
  /// The readable guide is narrower than its container.
  case isReadableNarrow(in: Int, Bool)
  /// The size of the container whose children's masks ask for it.
  case size(of: Int, Size)
}

/// The priorities of rows that nobody wrote. What is below 1 settles only what all else leaves open.
enum RowPriority {
  /// A constant height that is less than the placeholder lines need gives way to these, if nothing else decides.
  static let grownHeight = 999.5
  /// A child of constant size sticks out of a stack that is too small for it.
  static let stickingOut = 999.25
  static let proportion = 999.0
  static let onlyConstants = 998.5
  /// How strongly a root is pulled together (UILayoutPriority.fittingSizeLevel).
  static let fittingSize = 50.0
  static let alignedChild = 25.0
  /// What has no size of its own stays inside its container, and fills a stack across.
  static let inside = 0.95
  static let offered = 0.9
  /// Children without a size of their own share alike.
  static let shared = 0.8
  static let baseline = 0.7
}
