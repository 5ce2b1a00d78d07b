// MARK: - Interface

extension Appearance {
  /// Height of one of LeadKit's lines in points: three quarters of the font's size unless a number is given.
  /// Source: LeadKit's `TextSkeletonsConfiguration`.
  package var leadKitLineHeight: Double {
    switch lineHeight {
    case .points(let height): height
    case .relativeToFont, .relativeToConstraints: 0.75 * font.size
    }
  }

  /// How many lines LeadKit draws in a text of this height. `isLong` says whether the text is wider than its view, so
  /// that it takes more than one line; `nil` where no text is known.
  ///
  /// A text that fits its view gets one line, whatever number is configured. Without a text the library would draw one
  /// line, too; here the configured number counts. Where none is configured it is the element's own, if that is more
  /// than one, and else the library's 3, of a text that is known to be long.
  package func leadKitLines(isLong: Bool?, height: Double) -> Int {
    if isLong == false { return 1 }
    switch skeletonNumberOfLines {
    case .automatic:
      if numberOfLines > 1 { return numberOfLines }
      // 3: SkeletonsConfiguration's labelConfiguration.
      return isLong == true || numberOfLines == 0 ? 3 : 1
    case .inherited: return numberOfLines
    case .count(let count): return count
    case .fits:
      // The spacing does not count; the library breaks down where lines have no height.
      let lines = height / leadKitLineHeight
      return lines.isFinite ? Int(min(max(lines, 0), 10_000)) : 0
    }
  }
}
