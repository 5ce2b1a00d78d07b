import SkelCompiler
import SkelLayers
import SkelModel
import SkelSyntax
import Testing

/// The library's view trees written in the language: every case without tables, collections and lone cells, and without
/// a view that a stack hides (here the stack closes the gap, so that it has no size left to compare).
///
/// Views that a stack arranges are given their size, since a stack gives them their place; a stack that draws nothing
/// itself is made long enough for them.
@Suite struct HierarchyTextTests {
  @Test func layersOfWrittenViews() throws {
    let cases: [HierarchyCase] = try fixture("skeletonview-hierarchy")
    let said = cases.filter { $0.input.root.isSayable }
    #expect(said.count == 69)
    for item in said {
      let shown = item.input.callOn.flatMap { item.input.root.descendant($0) } ?? item.input.root
      let text = """
        screen S(size: (2000, 20000)\(item.input.words)) {
          \(shown.text(in: nil))
          view other(frame: (0, 0, 1, 1))
        }
        """
      let result = compile(Source(path: "test.skl", bytes: Array(text.utf8)), Options()) { _ in .missing }
      #expect(result.diagnostics.all.filter { $0.severity == .error }.map(\.headline) == [], "\(item.id) \(text)")
      guard let tree = result.screens.first?.layers else { continue }
      for view in item.expected.views { checkHierarchy(view, tree, item.id, view.name) }
    }
  }
}

extension HierarchyCase.Input {
  /// What the call paints with, as the screen says it.
  fileprivate var words: String {
    switch call {
    case "showGradientSkeleton": ", fill: gradient(skeletonDefault)"
    case "showAnimatedSkeleton": ", animation: pulse"
    case "showAnimatedGradientSkeleton": ", fill: gradient(skeletonDefault), animation: sliding"
    default: ""
    }
  }
}

extension HierarchyCase.Shown {
  fileprivate var isSayable: Bool {
    ["view", "label", "textView", "textField", "imageView", "button", "stack"].contains(kind)
      && (children ?? []).allSatisfy { $0.isSayable && !(kind == "stack" && $0.isShownHidden) }
  }

  private var isShownHidden: Bool { isSkeletonable == true && isHiddenWhenSkeletonIsActive == true }

  /// The element as written; `stack` is what arranges it.
  fileprivate func text(in stack: Self?, depth: Int = 0) -> String {
    let isStack = kind == "stack"
    let visited = (children ?? []).filter { !isStack || $0.arranged != false }
    let draws = isStack && !visited.contains { $0.isSkeletonable == true }
    let height = isStack && !draws ? 10_000 / Double(1 + 9 * depth) : frame.h
    var attributes =
      stack == nil
      ? ["frame: (\(frame.x ?? 0), \(frame.y ?? 0), \(frame.w), \(height))"]
      : ["size: \(isSkeletonable == true ? "(\(frame.w), \(height))" : "(1, 1)")"]
    if isStack { attributes.append("alignment: leading") }
    if isSkeletonable != true { attributes.append("isSkeletonable: false") }
    if isHiddenWhenSkeletonIsActive == true { attributes.append("isHiddenWhenSkeletonIsActive: true") }
    if isUserInteractionDisabledWhenSkeletonIsActive == false {
      attributes.append("isUserInteractionDisabledWhenSkeletonIsActive: false")
    }
    if let radius = skeletonCornerRadius { attributes.append("cornerRadius: \(radius)") }
    if let lines = numberOfLines, kind == "label" { attributes.append("numberOfLines: \(lines)") }
    let inside = visited.map { $0.text(in: isStack ? self : nil, depth: depth + 1) } + (isStack ? ["spacer"] : [])
    let block = inside.isEmpty ? "" : " {\n\(inside.joined(separator: "\n"))\n}"
    return "\(isStack ? "vstack" : kind) \(name)(\(attributes.joined(separator: ", ")))\(block)"
  }
}
