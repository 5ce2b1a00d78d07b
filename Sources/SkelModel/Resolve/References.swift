import SkelSyntax

// MARK: - Interface

/// Where an element came from, as far as looking names up needs it.
struct Provenance {
  /// Index into `Resolver.turnLists`: the turns of the repeats around it within its parent.
  var turns: UInt32
  /// Its inside cannot see what stands around it.
  var isComponentRoot = false
}

/// What an expression on an element can see.
enum Sight: UInt8 {
  /// Siblings and children, then outward.
  case everything
  /// A component's own body: its children.
  case inside
  /// The block at a component's use: siblings, then outward.
  case outside
}

/// From where a name is looked up.
struct Viewpoint {
  private let element: Int32
  private let turnList: Int32
  let sight: Sight

  init(_ owner: Int, _ sight: Sight, innerTurns: Int = 0) {
    element = Int32(owner)
    turnList = Int32(innerTurns)
    self.sight = sight
  }

  var owner: Int { Int(element) }
  /// Index into `Resolver.turnLists`: the turns of the repeats inside the owner in which the name stands.
  var innerTurns: Int { Int(turnList) }
}

/// What names elements in one screen: read where it stands, looked up when the whole screen stands. Everything lies in
/// flat arrays, since a literal screen has tens of thousands of constraints.
struct References {
  var targets: [PendingTarget] = []
  var constraints: [PendingConstraint] = []
  /// Those of the constraints, one behind the other.
  var terms: [PendingTerm] = []
  /// Those of the paths, one behind the other.
  var steps: [InternedStep] = []
  /// Those of the steps, one behind the other.
  var indices: [Int] = []

  /// Makes room for the constraints of a literal screen; repeats and components may need more.
  mutating func reserveCapacity(constraints count: Int) {
    constraints.reserveCapacity(count)
    terms.reserveCapacity(count)
    steps.reserveCapacity(3 * count)
  }
}

/// `row[2].title`, its words interned: places in `References.steps`, at least one.
struct InternedPath {
  private let start: UInt32
  private let count: UInt32

  init(_ steps: Range<Int>) {
    start = UInt32(steps.lowerBound)
    count = UInt32(steps.count)
  }

  var first: Int { Int(start) }
  var last: Int { Int(start + count) - 1 }
  /// The steps between the first and the last.
  var inner: Range<Int> { first + 1..<max(last, first + 1) }
}

/// `row[2]` in `row[2].title`.
struct InternedStep {
  var name: Name
  var span: Span
  /// Places in `References.indices`.
  private var firstIndex: UInt32
  private var pastIndex: UInt32

  init(_ name: Name, _ span: Span, indices: Range<Int>) {
    self.name = name
    self.span = span
    firstIndex = UInt32(indices.lowerBound)
    pastIndex = UInt32(indices.upperBound)
  }

  var hasIndices: Bool { firstIndex < pastIndex }

  var indices: Range<Int> {
    get { Int(firstIndex)..<Int(pastIndex) }
    set { (firstIndex, pastIndex) = (UInt32(newValue.lowerBound), UInt32(newValue.upperBound)) }
  }
}

/// A `pin` or `center` whose path is not looked up yet.
struct PendingTarget {
  var owner: Int
  var path: InternedPath
  /// The edges; `nil` for `center`.
  var pin: PinRequest?
}

/// A constraint whose names are not looked up yet; the last step of each path is the anchor.
struct PendingConstraint {
  var viewpoint: Viewpoint
  var left: InternedPath
  var relation: LayoutRelation
  var right: LinearValue
  var priority: Double
  var span: Span
}

/// An anchor with its coefficient.
struct PendingTerm {
  var coefficient: Double
  var path: InternedPath
}

/// A constant plus anchors with coefficients: places in `References.terms`.
struct LinearValue {
  var constant: Double
  private var firstTerm: UInt32
  private var pastTerm: UInt32

  init(constant: Double, terms: Range<Int>) {
    self.constant = constant
    firstTerm = UInt32(terms.lowerBound)
    pastTerm = UInt32(terms.upperBound)
  }

  var isConstant: Bool { firstTerm == pastTerm }
  var terms: Range<Int> { Int(firstTerm)..<Int(pastTerm) }

  /// Takes in the terms of `other`, which was read next.
  mutating func takeTerms(of other: LinearValue) { pastTerm = other.pastTerm }
}

extension Resolver {
  /// Moves `pin` and `center` into the placement: guides at once, elements when the screen stands.
  mutating func place(_ attributes: inout Attributes, of index: Int) {
    if let pin = attributes.pin {
      if let guide = pin.target.guide {
        attributes.placement.pin = Pin(
          to: .guide(guide), top: pin.top, leading: pin.leading, bottom: pin.bottom, trailing: pin.trailing)
      } else {
        let path = intern(pin.target.steps)
        references.targets.append(PendingTarget(owner: index, path: path, pin: pin))
      }
    }
    if let center = attributes.center {
      if let guide = center.guide {
        attributes.placement.center = .guide(guide)
      } else {
        references.targets.append(PendingTarget(owner: index, path: intern(center.steps)))
      }
    }
  }

  /// Looks up every name that was kept.
  mutating func resolveReferences() {
    for target in references.targets {
      guard let item = element(target.path, from: Viewpoint(target.owner, .everything)) else { continue }
      change(target.owner) {
        if let pin = target.pin {
          $0.pin = Pin(
            to: .element(item), top: pin.top, leading: pin.leading, bottom: pin.bottom, trailing: pin.trailing)
        } else {
          $0.center = .element(item)
        }
      }
    }
    screen.constraints.reserveCapacity(references.constraints.count)
    for index in references.constraints.indices {
      if let constraint = constraint(references.constraints[index]) { screen.constraints.append(constraint) }
    }
    references = References()
  }
}

// MARK: - Implementation

extension TargetRequest {
  fileprivate var guide: Guide? { steps.count == 1 && steps[0].indices.isEmpty ? Guide(rawValue: steps[0].name) : nil }
}

extension Resolver {
  private mutating func intern(_ path: [Value.PathStep]) -> InternedPath {
    let start = references.steps.count
    for step in path {
      let firstIndex = references.indices.count
      references.indices += step.indices
      references.steps.append(
        InternedStep(names.name(of: step.name), step.span, indices: firstIndex..<references.indices.count))
    }
    return InternedPath(start..<references.steps.count)
  }

  private mutating func change(_ index: Int, _ change: (inout Placement) -> Void) {
    var placement = screen[placement: index]
    change(&placement)
    screen.elements[index].placement = intern(placement)
  }
}
