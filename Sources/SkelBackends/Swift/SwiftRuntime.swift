// MARK: - Interface

/// What all skeletons of a file share, as text: nested in the type of the first one, so that nothing clashes with other
/// files of the module.
enum SwiftRuntime {
  static func write(in type: String, to text: inout SwiftText) {
    write("Shared by the skeletons of this file", in: type, [values], to: &text)
    write("Building", in: type, [building], to: &text)
    write("Showing", in: type, [showing, painting], to: &text)
  }

  /// The types that other skeletons of the file call by the same names.
  static let openTypes = ["Transition", "Fill", "Animation", "Direction"]
  static let closedTypes = ["Paint", "Motion", "Change", "Border", "Mask", "Covered", "Pose", "Group", "Canvas"]
}

// MARK: - Implementation

extension SwiftRuntime {
  private static func write(_ title: String, in type: String, _ parts: [StaticString], to text: inout SwiftText) {
    text.line()
    text.line("// MARK: - \(title)")
    text.line()
    text.line("extension \(type) {")
    for (index, part) in parts.enumerated() {
      if index > 0 { text.line() }
      text.append(part)
    }
    text.line("}")
  }
}
