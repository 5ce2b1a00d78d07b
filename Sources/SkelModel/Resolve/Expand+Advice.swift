import SkelSyntax

// MARK: - Interface

extension Resolver {
  /// What surprises about a screen that is right. Not beside errors: first things first.
  mutating func advise() {
    guard !reader.diagnostics.hasErrors else { return }
    adviseOnSingleLines()
    adviseOnMotion()
  }
}

// MARK: - Implementation

extension Resolver {
  /// The library draws a single line 15 points high and 70 % wide, which surprises everyone once: said at the first
  /// label of a screen that leaves it at that.
  private mutating func adviseOnSingleLines() {
    let decided: [AttributeID] = [.renderSingleLineAsView, .lastLineFillPercent, .lineHeight, .skeletonNumberOfLines]
    for index in screen.drawnElements where screen.elements[index].kind == .label && !screen.isContainer(index) {
      let appearance = Int(screen.elements[index].appearance)
      guard screen.appearances[appearance].library == .skeletonView,
        screen.appearances[appearance].estimatedNumberOfLines(of: .label) == 1,
        !screen.origins[Int(screen.elements[index].origins)].entries.contains(where: { decided.contains($0.attribute) })
      else { continue }
      reader.diagnostics.report(.singleLine(screen.title(of: index), screen.span(of: index)))
      return
    }
  }

  /// Motion that shows nothing on its fill: said of each place that asks for it, unless all of it moves something
  /// somewhere.
  private mutating func adviseOnMotion() {
    // Most screens' looks stand still; copies of those would cost more than the question.
    guard screen.appearances.indices.contains(where: { !screen.appearances[$0].animation.isEmpty }) else { return }
    let stills = screen.appearances.map { appearance in appearance.animation.lazy.compactMap(appearance.still).first }
    guard stills.contains(where: { $0 != nil }) else { return }
    var reasons: [(still: StillMotion, span: Span)] = []
    var moving: Set<Span> = []
    for index in screen.drawnElements where isPainted(index) && !screen[appearance: index].animation.isEmpty {
      guard let span = screen.place(of: .animation, on: index) else { continue }
      if let still = stills[Int(screen.elements[index].appearance)] {
        reasons.append((still, span))
      } else {
        moving.insert(span)
      }
    }
    for (still, span) in reasons where moving.insert(span).inserted {
      reader.diagnostics.report(.nothingMoves(still, span))
    }
  }

  private func isPainted(_ index: Int) -> Bool {
    let kind = screen.elements[index].kind
    return kind != .spacer && !kind.isAlwaysContainer && !screen.isContainer(index)
  }
}

extension Screen {
  /// The elements that drawing gets to: it stops at one that is not skeletonable.
  fileprivate var drawnElements: [Int] {
    var result: [Int] = []
    result.reserveCapacity(elements.count)
    var index = 0
    while index < elements.count {
      let isDrawn = appearances[Int(elements[index].appearance)].isSkeletonable
      if isDrawn { result.append(index) }
      index = isDrawn ? index + 1 : max(index + 1, Int(elements[index].end))
    }
    return result
  }
}

/// Why an animation shows nothing.
enum StillMotion {
  /// It moves gradients, and the fill is none; what the file calls it.
  case noGradient(String)
  /// A list of its key path has not as many entries as the gradient has colours.
  case otherCount(String, entries: Int, colours: Int)
}

extension Appearance {
  /// `nil` where it shows something.
  fileprivate func still(_ animation: Animation) -> StillMotion? {
    guard !movesMask(animation) else { return nil }
    switch animation {
    case .pulse, .shimmer: return nil
    case .sliding: return fill.colours == nil ? .noGradient("sliding") : nil
    case .custom(let custom):
      guard AnimatedKeyPath(rawValue: custom.keyPath)?.isOfGradient == true else { return nil }
      guard let colours = fill.colours else { return .noGradient(custom.keyPath) }
      let counts = [custom.from, custom.to].compactMap(\.entryCount)
      guard let other = counts.first(where: { $0 != colours }) else { return nil }
      return .otherCount(custom.keyPath, entries: other, colours: colours)
    }
  }
}

extension AnimationValue {
  /// How long a list is; `nil` for what is none.
  fileprivate var entryCount: Int? {
    switch self {
    case .numbers(let numbers): numbers.count
    case .colours(let colours): colours.count
    case .number, .point, .colour: nil
    }
  }
}

extension Fill {
  /// How many colours a gradient has; `nil` for other fills.
  fileprivate var colours: Int? {
    switch self {
    case .gradient(let colours): colours.count
    case .colour, .image, .background: nil
    }
  }
}
