import SkelModel

// MARK: - Interface

extension LayerTree {
  /// The stable id of a layer, made of the names on the way to it: `Feed/posts/cell[0]/text`, a part of it
  /// `…/line[2]`.
  package func path(of layer: Int) -> String {
    let place = layers[layer]
    let path = screen.path(of: Int(place.element))
    guard let part = place.role.partName else { return path }
    return place.index < 0 ? "\(path)/\(part)" : "\(path)/\(part)[\(place.index)]"
  }
}

extension LayerRole {
  /// What a layer that is only a part of its element is called within it; `nil` for what stands for the whole element.
  package var partName: StaticString? {
    switch self {
    case .container, .block: nil
    case .line: "line"
    case .section: "section"
    case .holder: "holder"
    case .border: "border"
    }
  }
}

extension Screen {
  /// The stable id of an element: the screen's name, then its ancestors' names and its own. An element without a name
  /// goes by its kind's word or its component's name, with its number among its siblings of that sort.
  package func path(of element: Int) -> String {
    var segments: [String] = []
    var current = element
    while current > 0 {
      let place = elements[current]
      let name = symbols[Int(place.symbol)]
      segments.append(place.ordinal < 0 ? name : "\(name)[\(place.ordinal)]")
      current = Int(place.parent)
    }
    segments.append(name)
    return segments.reversed().joined(separator: "/")
  }
}
