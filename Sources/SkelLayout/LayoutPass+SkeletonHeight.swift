import SkelModel

// MARK: - Interface

extension LayoutPass {
  /// What the placeholder lines of a label ask for; `nil` where SkeletonView resizes nothing.
  func neededHeight(of element: Int) -> Double? {
    screen.elements[element].kind == .label ? self[placement: element].skeletonHeight : nil
  }

  /// Compares a placed label with the height that its placeholder lines ask for: marks it as grown where its own height
  /// was less and gave way, warns where something else decided for less.
  mutating func noteHeight(of label: Int, decidedByItself: Bool) {
    guard let needed = neededHeight(of: label) else { return }
    let frame = frames[label]
    if frame.height < needed - AxisFacts.tolerance {
      return report(.linesOverflow(screen, label, needed: needed, height: frame.height))
    }
    let own =
      constantHeight(of: label)
      ?? Metrics.textHeight(self[appearance: label], width: frame.width, scale: screen.scale)
    if decidedByItself, own < needed, abs(frame.height - needed) <= AxisFacts.tolerance {
      states[label].insert(.isGrown)
    }
  }
}
