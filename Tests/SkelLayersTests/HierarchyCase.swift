import SkelModel

/// One case of `skeletonview-hierarchy.json`: a tree of views, a call, and what became of each view.
struct HierarchyCase: Decodable {
  var id: String
  var input: Input
  var expected: Expected

  struct Input: Decodable {
    var call: String
    /// The name of the view it is called on; the root where there is none.
    var callOn: String?
    var root: Shown

    /// What the call paints with.
    var style: Appearance {
      var appearance = Appearance()
      let gradient = Fill.gradient([.skeletonDefault, Colour.skeletonDefault.complementary, .skeletonDefault])
      switch call {
      case "showGradientSkeleton": appearance.fill = gradient
      case "showAnimatedSkeleton": appearance.animation = [.pulse(duration: 1)]
      case "showAnimatedGradientSkeleton":
        appearance.fill = gradient
        appearance.animation = [.sliding(direction: nil, duration: 1.5, autoreverses: false)]
      default: break
      }
      return appearance
    }
  }

  struct Shown: Decodable {
    var name: String
    var kind: String
    var frame: OracleFrame
    var isSkeletonable: Bool?
    var isHiddenWhenSkeletonIsActive: Bool?
    var isUserInteractionDisabledWhenSkeletonIsActive: Bool?
    var skeletonCornerRadius: Double?
    var numberOfLines: Int?
    var arranged: Bool?
    var inContentView: Bool?
    var cell: [Shown]?
    var children: [Shown]?

    enum CodingKeys: String, CodingKey {
      case name, kind, frame, isSkeletonable, isHiddenWhenSkeletonIsActive
      case isUserInteractionDisabledWhenSkeletonIsActive, skeletonCornerRadius, numberOfLines, arranged, inContentView
      case cell, children
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      name = try values.decode(String.self, forKey: .name)
      kind = try values.decode(String.self, forKey: .kind)
      frame = try values.decode(OracleFrame.self, forKey: .frame)
      isSkeletonable = try values.decodeIfPresent(Bool.self, forKey: .isSkeletonable)
      isHiddenWhenSkeletonIsActive = try values.decodeIfPresent(Bool.self, forKey: .isHiddenWhenSkeletonIsActive)
      isUserInteractionDisabledWhenSkeletonIsActive = try values.decodeIfPresent(
        Bool.self, forKey: .isUserInteractionDisabledWhenSkeletonIsActive)
      skeletonCornerRadius = try values.decodeIfPresent(Double.self, forKey: .skeletonCornerRadius)
      numberOfLines = try values.decodeIfPresent(Int.self, forKey: .numberOfLines)
      arranged = try values.decodeIfPresent(Bool.self, forKey: .arranged)
      inContentView = try values.decodeIfPresent(Bool.self, forKey: .inContentView)
      // The cell that a table makes its rows of: an array, as a value cannot hold itself.
      cell = try values.decodeIfPresent(Shown.self, forKey: .cell).map { [$0] }
      children = try values.decodeIfPresent([Shown].self, forKey: .children)
    }
  }

  struct Expected: Decodable {
    var views: [View]
    var firstCellViews: [View]?
  }

  struct View: Decodable {
    var name: String
    var hasSkeletonLayer: Bool
    var hidden: Bool
    var userInteractionEnabled: Bool
    var lineCount: Int
    var layer: OracleBox?
    var lines: [OracleBox]?
    var colors: [String]?
    var animation: OracleAnimation?
  }
}

extension HierarchyCase.Shown {
  func descendant(_ name: String) -> Self? {
    if self.name == name { return self }
    for child in children ?? [] {
      if let found = child.descendant(name) { return found }
    }
    return nil
  }

  /// The element that stands for the view, with what the library visits inside it.
  func node(at origin: Point, _ style: Appearance) -> Node {
    let frame = Rect(x: origin.x + (frame.x ?? 0), y: origin.y + (frame.y ?? 0), width: frame.w, height: frame.h)
    let visited = (children ?? []).filter { child in
      (kind != "stack" || child.arranged != false) && (kind != "cell" || child.inContentView != false)
    }
    let inside = (visited + (cell ?? [])).map { $0.node(at: Point(x: frame.x, y: frame.y), style) }
    return Node(elementKind, name, frame, inside).with {
      $0.appearance = style
      $0.appearance.isSkeletonable = isSkeletonable ?? false
      $0.appearance.isHiddenWhenSkeletonIsActive = isHiddenWhenSkeletonIsActive ?? false
      $0.appearance.isUserInteractionDisabledWhenSkeletonIsActive =
        isUserInteractionDisabledWhenSkeletonIsActive ?? true
      $0.appearance.cornerRadius = skeletonCornerRadius ?? 0
      $0.appearance.numberOfLines = numberOfLines ?? 1
      $0.placement.frame = frame
    }
  }

  private var elementKind: ElementKind {
    switch kind {
    case "stack": .vstack
    case "table": .tableView
    case "collection": .collectionView
    case "collectionCell": .cell
    default: ElementKind(rawValue: kind) ?? .view
    }
  }
}
