import Foundation
import SkelModel
import Testing

@testable import SkelLayout

@Suite struct TextMetricsTests {
  /// The heights that Interface Builder stored most often for labels of one line in the system font, from 404 public
  /// documents. What differs was laid out by an older Xcode than the file's last (17 points: 21 instead of 20.33 at 3x), or
  /// its height was decided by something else (semibold 17: 32).
  @Test func matchesStoredHeights() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures/label-heights.tsv")
    let rows = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").dropFirst()
    var matching = (rows: 0, labels: 0)
    for row in rows {
      let fields = row.split(separator: "\t")
      let numbers = fields.dropFirst().compactMap { Double($0) }
      try #require(numbers.count == 4, "\(row)")
      let height = TextMetrics.height(ofLines: 1, in: Font(size: numbers[0]), scale: numbers[1])
      if abs(height - numbers[2]) < 0.01 {
        matching.rows += 1
        matching.labels += Int(numbers[3])
      }
    }
    #expect(rows.count == 72)
    // 51 rows; 285 of 361 labels.
    #expect(matching.rows >= 51 && matching.labels >= 285, "\(matching)")
  }

  @Test(arguments: [
    (10.0, 2.0, 12.0), (11, 2, 13.5), (12, 2, 14.5), (13, 2, 16), (14, 2, 17), (15, 2, 18), (16, 2, 19.5),
    (17, 2, 20.5), (20, 2, 24), (25, 2, 30), (27, 2, 32.5), (17, 3, 20.3333), (34, 2, 41),
  ])
  func heightOfALine(_ size: Double, _ scale: Double, _ height: Double) {
    #expect(abs(TextMetrics.height(ofLines: 1, in: Font(size: size), scale: scale) - height) < 0.001)
  }

  /// Widths that Interface Builder stored for labels, and how far off the table may be.
  @Test(arguments: [
    ("Image Gallery", 20.0, FontWeight.regular, 123.0, 1.5), ("Apple Homepage Transition", 20, .regular, 249, 2),
    ("Menu", 20, .regular, 50.5, 1), ("Work", 25, .regular, 58, 1), ("Tuesday", 30, .regular, 112.5, 2),
    ("IBAnimatable", 35, .regular, 204.5, 3), ("None", 17, .medium, 42, 1), ("Disabled color", 17, .medium, 113, 1),
    ("PRESENTATION STYLE", 13, .bold, 146.5, 3), ("DURATION", 13, .bold, 69.5, 1),
  ])
  func widthOfAText(_ text: String, _ size: Double, _ weight: FontWeight, _ width: Double, _ slack: Double) {
    let ours = TextMetrics.width(of: text, in: Font(size: size, weight: weight), scale: 2)
    #expect(abs(ours - width) <= slack, "\(ours)")
  }

  /// At 12 points nothing is tracked: `A` is 667.4 × 12 / 1000 = 8.0088, a character the table lacks 560: 6.72.
  @Test func addsUpAdvances() {
    let font = Font(size: 12)
    #expect(TextMetrics.width(of: "A", in: font, scale: 1000) == 8.009)
    #expect(TextMetrics.width(of: "あ", in: font, scale: 1000) == 6.72)
    // 2 × 8.0088 = 16.0176, rounded up to half points.
    #expect(TextMetrics.width(of: "AA", in: font, scale: 2) == 16.5)
    #expect(TextMetrics.width(of: "A\nAA\nA", in: font, scale: 2) == 16.5)
    #expect(TextMetrics.width(of: "", in: font, scale: 2) == 0)
    // At 17 points −26 thousandths for each: 2 × (667.4 − 26) × 0.017 = 21.8076.
    #expect(abs(TextMetrics.width(of: "AA", in: Font(size: 17), scale: 10_000) - 21.8076) < 0.0002)
  }

  /// `A` is 8.0088 wide, a space 302.9 × 12 / 1000 = 3.6348.
  @Test(arguments: [
    ("", 100.0, 1), ("A", 100, 1), ("A A", 20, 1), ("A A", 19, 2),
    // Three words of 16.0176, two fit in 2 × 16.0176 + 3.6348 = 35.67.
    ("AA AA AA", 36, 2), ("AA AA AA", 35, 3),
    // A space at the end of a line needs no room.
    ("AA ", 17, 1), ("AA AA", 17, 2), ("AA    AA", 17, 2),
    ("A\nA", 100, 2), ("A\n", 100, 2), ("\n\n", 100, 3),
    // A word wider than the line breaks inside: 5 × 8.0088 in 17: two for each line.
    ("AAAAA", 17, 3), ("A AAAA", 17, 3), ("AAA", 0, 3),
  ])
  func breaksLines(_ text: String, _ width: Double, _ lines: Int) {
    #expect(TextMetrics.lineCount(of: text, in: Font(size: 12), width: width) == lines)
  }

  @Test func aLineAsWideAsTheTextIsOne() {
    for size in 6...60 {
      let font = Font(size: Double(size))
      let width = TextMetrics.width(of: "the quick brown fox", in: font, scale: 3)
      #expect(TextMetrics.lineCount(of: "the quick brown fox", in: font, width: width) == 1)
    }
  }

  /// Every control's own size beside the facts it comes from.
  static let controls: [FrameCase] = [
    FrameCase("switch", 500, 500, "switch v(pin: parent(top: 0, leading: 0))", "v 0 0 51 31"),
    FrameCase("stepper", 500, 500, "stepper v(pin: parent(top: 0, leading: 0))", "v 0 0 94 32"),
    FrameCase("activityIndicator", 500, 500, "activityIndicator v(pin: parent(top: 0, leading: 0))", "v 0 0 20 20"),
    FrameCase("slider", 500, 500, "slider v(pin: parent(top: 0, horizontal: 0))", "v 0 0 500 31"),
    FrameCase("progressView", 500, 500, "progressView v(pin: parent(top: 0, horizontal: 0))", "v 0 0 500 4"),
    FrameCase("segmentedControl", 500, 500, "segmentedControl v(pin: parent(top: 0, horizontal: 0))", "v 0 0 500 32"),
    FrameCase("searchBar", 500, 500, "searchBar v(pin: parent(top: 0, horizontal: 0))", "v 0 0 500 56"),
    FrameCase("pickerView", 500, 500, "pickerView v(pin: parent(top: 0, horizontal: 0))", "v 0 0 500 216"),
    FrameCase("datePicker", 500, 500, "datePicker v(pin: parent(top: 0, leading: 0))", "v 0 0 320 216"),
    FrameCase("pageControl", 500, 500, "pageControl v(pin: parent(top: 0, leading: 0))", "v 0 0 39 37"),
    FrameCase("textField", 500, 500, "textField v(pin: parent(top: 0, horizontal: 0))", "v 0 0 500 34"),
    // 15 points: 18 + 12; 17 points: 20.5 + 12.
    FrameCase("button", 500, 500, "button v(pin: parent(top: 0, leading: 0))", "v 0 0 30 30"),
    FrameCase(
      "button of 17 points", 500, 500, "button v(font: system(17), pin: parent(top: 0, leading: 0))", "v 0 0 30 32.5"),
    // 6 × 667.4 × 12 / 1000 = 48.0528, to the half point.
    FrameCase(
      "button with text", 500, 500, "button v(text: \"AAAAAA\", font: system(12), pin: parent(top: 0, leading: 0))",
      "v 0 0 48.5 26.5"),
    FrameCase(
      "label with text", 500, 500, "label v(text: \"AAAAAA\", font: system(12), pin: parent(top: 0, leading: 0))",
      "v 0 0 48.5 14.5"),
    // Words of 48.0528, two and a space of 3.6348 in 100: two lines of 14.3203125: 28.640625, to the half point 29.
    FrameCase(
      "label of many lines", 500, 500,
      "label v(text: \"AAAAAA AAAAAA AAAAAA\", font: system(12), numberOfLines: 5, lineHeight: 1, lineSpacing: 0, width: 100, pin: parent(top: 0, leading: 0))",
      "v 0 0 100 29"),
    FrameCase(
      "label of many lines, cut", 500, 500,
      "label v(text: \"AAAAAA AAAAAA AAAAAA\", font: system(12), width: 50, pin: parent(top: 0, leading: 0))",
      "v 0 0 50 14.5"),
    FrameCase(
      "text field with text", 500, 500,
      "textField v(text: \"AAAAAA\", font: system(12), pin: parent(top: 0, leading: 0))", "v 0 0 48.5 34"),
  ]

  @Test(arguments: controls) func hasItsOwnSize(_ example: FrameCase) throws { try example.check() }
}
