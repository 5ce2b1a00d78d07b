import SkelBackends
import SkelModel
import SkelSyntax

// MARK: - Interface

/// A table as `Grammar/list.schema.json` describes it, one object on each line. Fields may be added, none changes its
/// meaning.
func listJSON(of topic: ListTopic) -> [UInt8] {
  var out = OutputBuffer(reserving: 32 << 10)
  out.append("{\"format\": \"skelc-list\", \"version\": 1, \"list\": ")
  out.append(json: topic.rawValue)
  out.append(", \"items\": [")
  switch topic {
  case .devices: out.append(items: Device.all) { $0.append(json: $1) }
  case .attributes: out.append(items: Attribute.all) { $0.append(json: $1) }
  case .kinds: out.append(items: ElementKind.elements) { $0.append(json: $1) }
  case .colors: out.append(items: NamedColour.all) { $0.append(json: $1) }
  case .diagnostics: out.append(items: DiagnosticID.allCases) { $0.append(json: $1) }
  }
  out.append("\n]}\n")
  return out.finish()
}

// MARK: - Implementation

extension OutputBuffer {
  fileprivate mutating func append<Item>(items: [Item], _ body: (inout OutputBuffer, Item) -> Void) {
    for (index, item) in items.enumerated() {
      append(index == 0 ? "\n  " : ",\n  ")
      body(&self, item)
    }
  }

  fileprivate mutating func append(json device: Device) {
    append("{\"name\": ")
    append(json: device.name)
    append(", \"width\": ")
    append(device.width)
    append(", \"height\": ")
    append(device.height)
    append(", \"scale\": ")
    append(device.scale)
    append(", \"safeArea\": {\"portrait\": ")
    append(json: device.safeArea(.portrait))
    append(", \"landscape\": ")
    append(json: device.safeArea(.landscape))
    append("}, \"note\": ")
    append(json: device.note.isEmpty ? nil : device.note)
    append("}")
  }

  fileprivate mutating func append(json row: Attribute) {
    append("{\"name\": ")
    append(json: row.id.rawValue)
    append(", \"value\": ")
    append(json: row.form)
    append(", \"words\": ")
    append(json: row.words)
    append(", \"unit\": ")
    append(json: row.unit == .none ? nil : row.unit.rawValue)
    append(", \"range\": ")
    if let range = row.range {
      append("[")
      append(range.lowerBound)
      append(", ")
      append(range.upperBound)
      append("]")
    } else {
      append("null")
    }
    append(", \"kinds\": ")
    append(json: ElementKind.allCases.filter { row.scope.kinds?.contains($0) ?? true }.map(\.rawValue))
    append(", \"children\": ")
    append(json: row.scope.children.word)
    append(", \"default\": {\"skeletonView\": ")
    append(json: row.defaults.skeletonView)
    append(", \"leadKit\": ")
    append(json: row.defaults.leadKit)
    append(", \"shimmerBlocks\": ")
    append(json: row.defaults.shimmerBlocks)
    append(", \"shimmerTutorial\": ")
    append(json: row.defaults.shimmerTutorial)
    append("}, \"what\": ")
    append(json: row.doc)
    append("}")
  }

  fileprivate mutating func append(json kind: ElementKind) {
    append("{\"name\": ")
    append(json: kind.rawValue)
    append(", \"class\": ")
    append(json: kind.className == "-" ? nil : kind.className(inCollection: false))
    append(", \"classInCollection\": ")
    append(json: kind.className == "-" ? nil : kind.className(inCollection: true))
    append(", \"isAlwaysContainer\": ")
    append(kind.isAlwaysContainer ? "true" : "false")
    append(", \"isPartOfCollection\": ")
    append(kind.isPartOfCollection ? "true" : "false")
    append(", \"what\": ")
    append(json: kind.doc)
    append("}")
  }

  fileprivate mutating func append(json named: NamedColour) {
    append("{\"name\": ")
    append(json: named.name)
    append(", \"light\": \"")
    append(named.colour.light)
    append("\", \"dark\": \"")
    append(named.colour.dark)
    append("\", \"from\": ")
    append(json: named.origin)
    append("}")
  }

  fileprivate mutating func append(json id: DiagnosticID) {
    append("{\"name\": ")
    append(json: id.rawValue)
    append(", \"severity\": ")
    append(json: id.severity.word)
    append(", \"rule\": ")
    append(json: id.page.title)
    append("}")
  }

  private mutating func append(json edges: Edges) {
    append("{\"top\": ")
    append(edges.top)
    append(", \"leading\": ")
    append(edges.leading)
    append(", \"bottom\": ")
    append(edges.bottom)
    append(", \"trailing\": ")
    append(edges.trailing)
    append("}")
  }
}

extension Attribute {
  /// The words its value must be one of; none where it takes other values.
  fileprivate var words: [String] {
    switch reader {
    case .boolean: ["true", "false"]
    case .word(let words, _): words
    case .number, .count, .string, .edges, .form, .resolve: []
    }
  }
}

extension Scope.Children {
  /// Which elements of those kinds it is for.
  fileprivate var word: String {
    switch self {
    case .any: "any"
    case .some: "some"
    case .none: "none"
    }
  }
}
