// MARK: - Interface

/// What all views of a file share, as text: nested in the type of the first one, so that nothing clashes with other files
/// of the module.
enum SwiftUIRuntime {
  static func write(in type: String, to text: inout SwiftText) {
    write("Shared by the skeletons of this file", in: type, [values, moments], to: &text)
    write("Views", in: type, [layers, painting, stage], to: &text)
    text.line()
    text.open("extension EnvironmentValues {")
    text.open("fileprivate var skeletonSurroundings: \(type).Surroundings {")
    text.line("get { self[\(type).SurroundingsKey.self] }")
    text.line("set { self[\(type).SurroundingsKey.self] = newValue }")
    text.close()
    text.close()
  }

  /// The types that other views of the file call by the same names.
  static let types = ["Tint", "Fill", "Paint", "Motion", "Change", "Border", "Mask", "Pose", "Block", "Box", "Stage"]
}

// MARK: - Implementation

extension SwiftUIRuntime {
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
