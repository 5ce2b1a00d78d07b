import SkelModel
import Testing

/// Every distribution with every alignment along both axes. Along the stack only the distribution counts, across it only
/// the alignment, so the expected values are worked out once for each and put together.
///
/// The children: a button without title (30 × 30, hugging 250), a stepper (94 × 32, hugging 250), a switch (51 × 31,
/// hugging 750); spacing 10.
@Suite struct StackMatrixTests {
  struct Line: Sendable {
    var word: String
    /// Start and length of the button, the stepper and the switch.
    var values: [Double]
  }

  /// Along an hstack 300 long. Own lengths 30 + 94 + 51 = 175, with gaps 195.
  static let along: [Line] = [
    // 300 − 195 = 105 left, hugging 250 is least, the first that has it is the button: 30 + 105 = 135.
    // Stepper at 135 + 10, switch at 145 + 94 + 10.
    Line(word: "fill", values: [0, 135, 145, 94, 249, 51]),
    // (300 − 20) / 3 = 93.3333.
    Line(word: "fillEqually", values: [0, 93.3333, 103.3333, 93.3333, 206.6667, 93.3333]),
    // 300 × 30 / 195 = 46.1538; 300 × 94 / 195 = 144.6154; the last one takes the rest:
    // 300 − 20 − 46.1538 − 144.6154 = 89.2308.
    Line(word: "fillProportionally", values: [0, 46.1538, 56.1538, 144.6154, 210.7692, 89.2308]),
    // 300 − 175 = 125 in two gaps of 62.5.
    Line(word: "equalSpacing", values: [0, 30, 92.5, 94, 249, 51]),
    // First centre 15, last 300 − 25.5 = 274.5, the middle one half way: 144.75, start 144.75 − 47.
    Line(word: "equalCentering", values: [0, 30, 97.75, 94, 249, 51]),
  ]

  /// Across an hstack 100 high.
  static let across: [Line] = [
    Line(word: "fill", values: [0, 100, 0, 100, 0, 100]),
    Line(word: "top", values: [0, 30, 0, 32, 0, 31]),
    Line(word: "leading", values: [0, 30, 0, 32, 0, 31]),
    // 100 − height.
    Line(word: "bottom", values: [70, 30, 68, 32, 69, 31]),
    Line(word: "trailing", values: [70, 30, 68, 32, 69, 31]),
    // (100 − height) / 2.
    Line(word: "center", values: [35, 30, 34, 32, 34.5, 31]),
    // The button's text is 15 pt and centred: its baseline lies 30 / 2 − 1.193359375 × 15 / 2 + 0.952148 × 15 = 20.33202
    // below its top. The others stand on their bottoms, 32 and 31. All on the deepest, 32: 32 − 20.33202 = 11.66798.
    Line(word: "firstBaseline", values: [11.66798, 30, 0, 32, 1, 31]),
    // Below the baseline the button has 30 − 20.33202 = 9.66798, the others nothing: the line is at 100 − 9.66798 =
    // 90.33202.
    Line(word: "lastBaseline", values: [70, 30, 58.33202, 32, 59.33202, 31]),
  ]

  /// Along a vstack 300 long. Own lengths 30 + 32 + 31 = 93, with gaps 113.
  static let down: [Line] = [
    // 300 − 113 = 187 for the button: 217.
    Line(word: "fill", values: [0, 217, 227, 32, 269, 31]),
    Line(word: "fillEqually", values: [0, 93.3333, 103.3333, 93.3333, 206.6667, 93.3333]),
    // 300 × 30 / 113 = 79.6460; 300 × 32 / 113 = 84.9558; 280 − 164.6018 = 115.3982.
    Line(word: "fillProportionally", values: [0, 79.6460, 89.6460, 84.9558, 184.6018, 115.3982]),
    // 300 − 93 = 207 in two gaps of 103.5.
    Line(word: "equalSpacing", values: [0, 30, 133.5, 32, 269, 31]),
    // First centre 15, last 284.5, the middle one at 149.75: 133.75.
    Line(word: "equalCentering", values: [0, 30, 133.75, 32, 269, 31]),
  ]

  /// Across a vstack 100 wide; baselines mean nothing there and lead.
  static let sideways: [Line] = [
    Line(word: "fill", values: [0, 100, 0, 100, 0, 100]),
    Line(word: "top", values: [0, 30, 0, 94, 0, 51]),
    Line(word: "leading", values: [0, 30, 0, 94, 0, 51]),
    Line(word: "bottom", values: [70, 30, 6, 94, 49, 51]),
    Line(word: "trailing", values: [70, 30, 6, 94, 49, 51]),
    Line(word: "center", values: [35, 30, 3, 94, 24.5, 51]),
    Line(word: "firstBaseline", values: [0, 30, 0, 94, 0, 51]),
    Line(word: "lastBaseline", values: [0, 30, 0, 94, 0, 51]),
  ]

  @Test(arguments: along, across)
  func horizontal(_ main: Line, _ cross: Line) throws {
    try check("hstack", Size(width: 300, height: 100), main, cross) { i, main, cross in
      [main[i], cross[i], main[i + 1], cross[i + 1]]
    }
  }

  @Test(arguments: down, sideways)
  func vertical(_ main: Line, _ cross: Line) throws {
    try check("vstack", Size(width: 100, height: 300), main, cross) { i, main, cross in
      [cross[i], main[i], cross[i + 1], main[i + 1]]
    }
  }

  private func check(
    _ kind: String, _ size: Size, _ main: Line, _ cross: Line,
    _ frame: (Int, [Double], [Double]) -> [Double]
  ) throws {
    let body = """
      \(kind)(pin: parent, spacing: 10, distribution: \(main.word), alignment: \(cross.word)) {
        button a
        stepper b
        switch c
      }
      """
    let expected = zip(["a", "b", "c"], [0, 2, 4]).map { name, i in
      name + " " + frame(i, main.values, cross.values).map { "\($0)" }.joined(separator: " ")
    }
    try FrameCase("", size.width, size.height, body, expected.joined(separator: ",")).check()
  }
}
