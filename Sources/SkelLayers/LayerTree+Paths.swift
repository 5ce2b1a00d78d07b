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

  /// The number that a layer's id ends in: which part of its element it is, which row it stands for, else the element's
  /// own; -1 for none.
  package func ordinal(of layer: Layer) -> Int32 {
    if layer.role.partName != nil { return layer.index }
    return layer.ordinal >= 0 ? layer.ordinal : screen.elements[Int(layer.element)].ordinal
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
    guard layer.element > 0 || layer.role.partName != nil else { return nil }
    let ordinal = ordinal(of: layer)
    let name =
      layer.role.partName.map { "\($0)" } ?? screen.symbols[Int(screen.elements[Int(layer.element)].symbol)]
    return ordinal < 0 ? name : "\(name)[\(ordinal)]"
  }
}
