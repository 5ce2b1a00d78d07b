// MARK: - Interface

/// The page of attributes, as Markdown, from the table.
package func attributeReference() -> String {
  var page = """
    # Attributes

    Made from the one table in the compiler (`Sources/SkelModel/Schema/Attribute+Table.swift`); a test keeps this page
    equal to it. `name: value` stands in an element's parentheses or braces, in a style or in an `appearance`. On an
    element that an attribute does not speak of it is an error; in a style or an appearance it is ignored there.

    """
  for (title, rows) in Attribute.groups {
    page += "\n## \(title)\n"
    for row in rows { page += entry(row) }
  }
  return page
}

/// The page of one attribute.
package func attributeReference(for row: Attribute) -> String { String(entry(row).dropFirst()) }

/// The page of everything else that has a name: kinds, guides, devices, text styles, key paths and colours.
package func nameReference() -> String {
  var page = """
    # Names

    Made from the tables in `Sources/SkelModel/Schema/`; a test keeps this page equal to them.

    ## Kinds of elements

    | kind | UIKit | what it is |
    |---|---|---|

    """
  for kind in ElementKind.elements {
    page += "| `\(kind.rawValue)` | \(kind.className == "-" ? "" : "`\(kind.className)`") | \(kind.doc) |\n"
  }
  page += "\n## Guides and anchors\n\n| guide | where it lies |\n|---|---|\n"
  for guide in Guide.allCases { page += "| `\(guide.rawValue)` | \(guide.doc) |\n" }
  page += "\nAnchors: \(LayoutAttribute.allCases.map { "`\($0.rawValue)`" }.joined(separator: " ")).\n"
  page += "\n## Devices\n\n| device | points | scale | safe area | in landscape | also |\n|---|---|---|---|---|---|\n"
  for device in Device.all {
    page += "| `\(device.name)` | \(whole(device.width)) × \(whole(device.height)) | \(whole(device.scale)) | "
    page += "\(whole(device.safeTop)) top, \(whole(device.safeBottom)) bottom | "
    page += "\(whole(device.landscapeTop)) top, \(whole(device.landscapeSides)) sides, "
    page += "\(whole(device.landscapeBottom)) bottom | \(device.note) |\n"
  }
  page += "\n## Text styles\n\n| style | size | weight |\n|---|---|---|\n"
  for style in TextStyle.all {
    page += "| `\(style.name)` | \(whole(style.font.size)) | \(style.font.weight.rawValue) |\n"
  }
  page += "\n## Key paths that pictures show in motion\n\n| key path | from and to |\n|---|---|\n"
  for keyPath in AnimatedKeyPath.allCases { page += "| `\(keyPath.rawValue)` | \(keyPath.wantedValue) |\n" }
  page += "\n## Colours\n\n| colour | light | dark | whose |\n|---|---|---|---|\n"
  for named in NamedColour.all {
    page += "| `\(named.name)` | `\(named.colour.light.hex)` | `\(named.colour.dark.hex)` | \(named.origin) |\n"
  }
  return page
}

extension Attribute {
  /// The table in the parts of the reference.
  package static let groups: [(title: String, rows: [Attribute])] = [
    ("What the skeleton reaches", skeleton), ("Text", text), ("Shape, paint and motion", paint), ("Place", place),
    ("Tables and collections", collections), ("A screen's head", screen),
  ]
}

// MARK: - Implementation

private func entry(_ row: Attribute) -> String {
  var text = "\n### \(row.id.rawValue)\n\n\(row.doc).\n\n"
  text += "- **Value**: `\(row.form)`"
  if row.unit != .none { text += ", in \(row.unit.rawValue)" }
  if let range = row.range { text += ", \(whole(range.lowerBound)) to \(whole(range.upperBound))" }
  text += "\n- **On**: \(row.scope.title)\n- **Default**: \(defaults(row.defaults))\n"
  if row.library != "-" { text += "- **In the libraries**: \(row.library)\n" }
  if row.interfaceBuilder != "-" { text += "- **In Interface Builder**: \(row.interfaceBuilder)\n" }
  return text
}

private func defaults(_ defaults: Attribute.Defaults) -> String {
  var text = defaults.skeletonView
  let others = [
    ("leadKit", defaults.leadKit), ("shimmerBlocks", defaults.shimmerBlocks),
    ("shimmerTutorial", defaults.shimmerTutorial),
  ]
  for (library, value) in others where value != defaults.skeletonView { text += "; `\(library)`: \(value)" }
  return text
}

private func whole(_ number: Double) -> String {
  number == number.rounded() ? String(Int(number)) : "\(number)"
}

extension Guide {
  fileprivate var doc: String {
    switch self {
    case .parent: "The element that contains it"
    case .safeArea: "The part of the screen's safe area that covers the parent"
    case .margins: "The parent's layout margins"
    case .readable: "The parent's margins, no wider than text reads well"
    case .screen: "The whole screen"
    }
  }
}

extension ColourComponents {
  /// `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  fileprivate var hex: String {
    let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return "#"
      + parts.map { part in
        let text = String(Int((part * 255).rounded()), radix: 16)
        return text.utf8.count < 2 ? "0" + text : text
      }.joined()
  }
}
