import SkelModel

// MARK: - Interface

extension LayoutPass {
  /// Where an element's first or last baseline lies. Source: frames stored in Interface Builder documents: a label's first
  /// one lies an ascent below its top, its last one a descent above its bottom; text fields and buttons centre their
  /// text; a stack answers for a child as UIStackView does (a vertical one for its first or last, a horizontal one for its
  /// tallest); everything else stands on its bottom edge.
  mutating func baseline(of element: Int, isFirst: Bool) -> Form {
    let font = self[appearance: element].font
    switch screen.elements[element].kind {
    case .label where isFirst, .textView where isFirst:
      return Form(start: 1, length: 0, constant: Affine(constant: TextMetrics.ascent(of: font)))
    case .label, .textView:
      return Form(start: 1, length: 1, constant: Affine(constant: -TextMetrics.descent(of: font)))
    case .textField, .button:
      return Form(
        start: 1, length: 0.5, constant: Affine(constant: TextMetrics.ascent(of: font) - font.lineHeight / 2))
    case .vstack, .hstack:
      return stackBaseline(of: element, isFirst: isFirst)
    case .screen, .view, .imageView, .switch, .slider, .progressView, .stepper, .segmentedControl, .activityIndicator,
      .pickerView, .datePicker, .pageControl, .searchBar, .mapView, .webView, .visualEffectView, .spacer, .scrollView,
      .tableView, .collectionView, .section, .header, .footer, .cell:
      return .end
    }
  }
}

// MARK: - Implementation

extension LayoutPass {
  private mutating func stackBaseline(of stack: Int, isFirst: Bool) -> Form {
    let insets = self[placement: stack].insets
    let isVertical = screen.elements[stack].kind == .vstack
    var speaker: Int?
    var tallest = -1.0
    for child in screen.children(of: stack) where !isCollapsed(child) {
      let height = isVertical ? 0 : heightAlone(of: child)
      guard isVertical ? speaker == nil || !isFirst : height > tallest else { continue }
      speaker = child
      tallest = height
    }
    guard let speaker else { return .end }
    let form = baseline(of: speaker, isFirst: isFirst)
    // Counted from the stack's top for a first baseline, from its bottom for a last one.
    let height = heightAlone(of: speaker)
    let fromTop = form.constant.constant + form.length * height
    return isFirst
      ? Form(start: 1, length: 0, constant: Affine(constant: insets.top + fromTop))
      : Form(start: 1, length: 1, constant: Affine(constant: fromTop - height - insets.bottom))
  }

  /// A child's height before the stack stretches anything; of a container the one it was measured with.
  private func heightAlone(of child: Int) -> Double {
    if let height = self[placement: child].height { return height }
    if let fit = fits[child, .vertical] { return fit.extent.length }
    let own = Metrics.ownLength(
      of: screen.elements[child].kind, self[appearance: child], along: .vertical, width: nil, scale: screen.scale)
    if case .content(let height) = own { return height }
    return 0
  }
}
