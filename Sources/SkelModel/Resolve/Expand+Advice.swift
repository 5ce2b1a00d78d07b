import SkelSyntax

// MARK: - Interface

extension Resolver {
  /// What surprises about a screen that is right. Not beside errors: first things first.
  mutating func advise() {
    guard !reader.diagnostics.hasErrors else { return }
    adviseOnSingleLines()
    adviseOnSlides()
  }
}

// MARK: - Implementation

extension Resolver {
  /// The library draws a single line 15 points high and 70 % wide, which surprises everyone once: said at the first
  /// label of a screen that leaves it at that.
  private mutating func adviseOnSingleLines() {
    let decided: [AttributeID] = [.renderSingleLineAsView, .lastLineFillPercent, .lineHeight, .skeletonNumberOfLines]
    let label = screen.elements.indices.first { index in
      guard screen.elements[index].kind == .label, !screen.isContainer(index) else { return false }
      let origins = screen.origins[Int(screen.elements[index].origins)].entries
      let appearance = screen[appearance: index]
      return appearance.library == .skeletonView && appearance.isSkeletonable
        && appearance.estimatedNumberOfLines(of: .label) == 1
        && !origins.contains { decided.contains($0.attribute) }
    }
    if let label { reader.diagnostics.report(.singleLine(screen.title(of: label), screen.span(of: label))) }
  }

  /// On a colour or an image a slide shows nothing: said of each place that asks for one, unless it moves a gradient
  /// somewhere.
  private mutating func adviseOnSlides() {
    guard screen.appearances.contains(where: { $0.slide != nil && !$0.fill.isGradient }) else { return }
    var still: [(motion: String, span: Span)] = []
    var moving: Set<Span> = []
    for index in screen.elements.indices where isPainted(index) {
      let appearance = screen[appearance: index]
      guard let slide = appearance.slide, let span = span(of: .animation, on: index) else { continue }
      if appearance.fill.isGradient { moving.insert(span) } else { still.append((slide, span)) }
    }
    for (motion, span) in still where moving.insert(span).inserted {
      reader.diagnostics.report(.nothingSlides(motion, span))
    }
  }

  private func isPainted(_ index: Int) -> Bool {
    let kind = screen.elements[index].kind
    return kind != .spacer && !kind.isAlwaysContainer && !screen.isContainer(index)
      && screen[appearance: index].isSkeletonable
  }
}

extension Appearance {
  /// What it calls its motion, where all of that moves gradients only.
  fileprivate var slide: String? {
    let slides = animation.map(\.slide)
    return slides.contains(nil) ? nil : slides.first ?? nil
  }
}

extension Animation {
  fileprivate var slide: String? {
    switch self {
    case .sliding: "sliding"
    case .custom(let custom):
      AnimatedKeyPath(rawValue: custom.keyPath)?.isOfGradient == true ? custom.keyPath : nil
    case .pulse, .shimmer: nil
    }
  }
}

extension Fill {
  fileprivate var isGradient: Bool {
    switch self {
    case .gradient: true
    case .colour, .image: false
    }
  }
}
