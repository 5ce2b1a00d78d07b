import SkelModel

// MARK: - Interface

extension LayerTree {
  /// The stable id of a layer, made of the names on the way to it: `Feed/posts/cell[0]/text`, a part of it
  /// `…/line[2]`. A layer without a name goes by its kind's word or its component's name, with its number among its
  /// siblings of that sort.
  package func path(of layer: Int) -> String {
    var segments: [String] = []
    var current = layer
    while current >= 0 {
      if let segment = segment(of: layers[current]) { segments.append(segment) }
      current = Int(layers[current].parent)
    }
    segments.append(screen.name)
    return segments.reversed().joined(separator: "/")
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

// MARK: - Implementation

extension LayerTree {
  /// `nil` for the screen's root.
  private func segment(of layer: Layer) -> String? {
    if let part = layer.role.partName { return layer.index < 0 ? "\(part)" : "\(part)[\(layer.index)]" }
    guard layer.element > 0 else { return nil }
    let element = screen.elements[Int(layer.element)]
    let name = screen.symbols[Int(element.symbol)]
    let ordinal = layer.ordinal >= 0 ? layer.ordinal : element.ordinal
    return ordinal < 0 ? name : "\(name)[\(ordinal)]"
  }
}
