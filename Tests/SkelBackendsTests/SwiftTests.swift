import SkelBackends
import SkelCompiler
import SkelLayers
import SkelModel
import SkelSyntax
import Testing

/// Names and texts in generated Swift; that it compiles and shows what the layers say is for Tests/GeneratedSwift.
@Suite struct SwiftTests {
  @Test(arguments: [
    (["Feed", "Profile"], ["Feed", "Profile"]),
    (["feed"], ["Feed"]),
    (["class", "self", "Any"], ["Class", "Self", "Any"]),
    (["my screen-2", "2nd", "a/b"], ["MyScreen2", "_2nd", "AB"]),
    (["лента", "été", "_x", "名前"], ["Лента", "Été", "_x", "名前"]),
    ([""], [""]),
    (["Feed", "feed", "Feed!"], ["Feed10x10", "Feed11x11", "Feed12x12"]),
  ])
  func typeNames(_ screens: [String], _ expected: [String]) {
    let trees = screens.enumerated().map { tree([], name: $1, size: 10 + Double($0)) }
    let names = skeletons(in: swift(trees))
    #expect(names == expected.map { $0 + "Skeleton" })
  }

  @Test func equalNamesAndSizes() {
    let text = swift([tree([], name: "Feed"), tree([], name: "feed"), tree([], name: "FeedSkeleton")])
    #expect(skeletons(in: text) == ["Feed100x100Skeleton", "Feed100x100Skeleton2", "FeedSkeletonSkeleton"])
    let odd = swift([tree([], name: "A"), tree([], name: "a100x100"), tree([], name: "A", size: 120)])
    #expect(skeletons(in: odd) == ["A100x100Skeleton", "A100x100Skeleton2", "A120x120Skeleton"])
  }

  @Test func devicesTellScreensApart() {
    var options = Options()
    options.viewports = [.device("iPhone15"), .device("iPadPro11"), .size(Size(width: 375.5, height: 812))]
    let source = Source(path: "test.skl", bytes: Array("screen Feed(device: iPhoneSE) { view }".utf8))
    let names = skeletons(in: swift(compile(source, options) { _ in .missing }.screens.map(\.layers)))
    #expect(names == ["FeedIPhone15Skeleton", "FeedIPadPro11Skeleton", "Feed375_5x812Skeleton"])
  }

  @Test func textsAreEscaped() {
    let name = "a\"b\\c\\(d)\n\t\r\u{0}\u{202E}é"
    let text = swift([tree([(Rect(x: 0, y: 0, width: 8, height: 8), .image(name: name, size: nil))])])
    #expect(text.contains(#".image("a\"b\\c\\(d)\n\t\r\u{0}\u{202e}é")"#))
  }

  @Test func docsBecomeComments() {
    let text = swift(
      """
      /// The feed, */ while \\(it) loads.
      ///
      ///   - first\t item\u{202E}
      screen Feed(size: (100, 100)) {
        /// Who wrote it.
        view avatar(frame: (0, 0, 10, 10))
      }
      """)
    #expect(
      text.contains(
        """
        /// The feed, */ while \\(it) loads.
        ///
        ///   - first   item
        ///
        /// The skeleton of Feed: 100 × 100 points, from left to right.
        """), "\(text.prefix(600))")
    #expect(text.contains("    // Who wrote it.\n    screen.block(\"avatar\", at: 0, 0, size: 10, 10)\n"))
  }

  @Test func gridsAreLoopsInLoops() {
    func loops(_ items: String, _ rest: String = "") -> String {
      swift("screen S(device: iPhone15) { collectionView c(pin: parent, columns: 3, spacing: 2, \(items)) \(rest) }")
    }
    let grid = loops("itemSize: (1, 120), items: 7", "{ cell { imageView(pin: parent) } }")
    #expect(grid.contains("      for i in 0..<2 {\n        for j in 0..<3 {\n"))
    // A third of 393 − 4 is no number of thousandths.
    #expect(grid.contains("\"cell[\\(3 * i + j)]\", at: 131.666667 * Double(j), 122 * Double(i), size: 129.667, 120"))
    #expect(grid.contains("$0.group(\"cell[6]\", at: 0, 244, size: 129.667, 120)"))
    let lines = loops("itemSize: (1, 30), items: 4, insets: (top: 5)", "{ cell { width: 393; view v(pin: parent) } }")
    #expect(lines.contains("\"cell[\\(i)]\", at: 0, 5 + 32 * Double(i), size: 393, 30") && !lines.contains("for j"))
    let rightToLeft = swift("screen S(size: (100, 20)) { repeat 5 as i { view v(frame: (80 - 20 * i, 1, 10, 10)) } }")
    #expect(rightToLeft.contains("block(\"v[\\(i)]\", at: 80 - 20 * Double(i), 1, size: 10, 10)"))
  }

  @Test func manyPaintsAreToldApart() {
    let text = swift(
      "screen S(size: (100, 100)) { repeat 3000 as i { view v(size: 9, pin: parent(top: 0, leading: 0), fill: rgb(0.111, 0.222, i / 3000), animation: pulse(duration: 1 + i / 100)) } }"
    )
    #expect(text.contains("let colorPulse3000 = Paint("))
  }

  @Test func oneSchemeAlone() {
    let trees = compiled("screen Feed(size: (100, 100)) { view }").screens.map(\.layers)
    #expect(swift(trees, .auto).contains("Canvas.color(0xECF0F1, dark: 0x1C2325)"))
    #expect(swift(trees, .light).contains("Paint(.color(Canvas.color(0xECF0F1)))"))
    #expect(swift(trees, .dark).contains("Paint(.color(Canvas.color(0x1C2325)))"))
  }

  @Test func linesAreShort() {
    let name = String(repeating: "aVeryLongName", count: 4)
    let text = swift(
      """
      screen Feed(size: (100, 100)) {
        view \(name)(frame: (0.125, 0.125, 10.125, 10.125), shape: capsule, isHidden: true, fill: clouds)
        repeat 9 as i { view \(name)2(frame: (1.125 * i, 1.125 + 1.125 * i, 10.125, 10.125), cornerRadius: 2, fill: silver) }
      }
      """)
    for line in text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
  }

  @Test func extremeNumbers() {
    let layers: [(Rect, LayerFill)] = [
      (Rect(x: -0.0001, y: 1e300, width: 1_234_567, height: 0.0005), .colour(.skeletonDefault)),
      (Rect(x: -1_234_567.25, y: 0, width: -5, height: 5), .colour(.skeletonDefault)),
    ]
    let text = swift([tree(layers)])
    #expect(text.contains("at: 0, 1_000_000_000_000, size: 1_234_567, 0.001)"), "\(text)")
    #expect(text.contains("at: -1234567.25, 0, size: 0, 5)"))
  }

  @Test func noScreenNoClass() {
    let text = swift([])
    #expect(text.contains("import UIKit\n") && !text.contains("class"))
  }
}

// MARK: - What is written

private func swift(_ trees: [LayerTree], _ scheme: Scheme = .auto) -> String {
  var options = EmitOptions()
  options.scheme = scheme
  return String(decoding: emitSwift(trees, options), as: UTF8.self)
}

private func swift(_ text: String) -> String { swift(compiled(text).screens.map(\.layers)) }

/// Those of the skeletons, in order.
private func skeletons(in text: String) -> [String] {
  text.split(separator: "\n").filter { $0.hasPrefix("final class ") }
    .map { String($0.dropFirst("final class ".count).prefix { $0 != " " }) }
}
