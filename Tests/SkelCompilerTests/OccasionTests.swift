import SkelCompiler
import SkelModel
import SkelSyntax
import Testing

/// What is said of some of several devices or sizes names them.
@Suite struct OccasionTests {
  private static let small = Viewport.size(Size(width: 100, height: 100))
  private static let wide = Viewport.size(Size(width: 250.5, height: 100))

  @Test(
    arguments: [
      ("view a(frame: (0, 900, 10, 10))", [nil]),
      ("view a(frame: (120, 0, 10, 10))", [" (only on 100x100)"]),
      ("if screen.width > 200 { view a(fram: 3) }", [" (only on iPhoneSE, 250.5x100)"]),
      ("if screen.width < 200 { view a(fram: 3) }; view b(fram: 3)", [" (only on 100x100)", nil]),
    ] as [(String, [String?])])
  func someSizesAreNamed(_ item: String, _ expected: [String?]) {
    var options = Options()
    options.viewports = [OccasionTests.small, .device("iPhoneSE"), OccasionTests.wide]
    let places = compileText("screen A { \(item) }", options).diagnostics.all.map { diagnostic in
      diagnostic.headline.firstRange(of: " (only on").map { String(diagnostic.headline[$0.lowerBound...]) }
    }
    #expect(places == expected)
  }

  @Test func oneSizeIsNotNamed() {
    var options = Options()
    for viewports in [[], [OccasionTests.small], [OccasionTests.small, OccasionTests.small]] {
      options.viewports = viewports
      let found = compileText("screen A(size: (50, 50)) { view a(frame: (120, 0, 10, 10)) }", options).diagnostics.all
      #expect(found.map { $0.headline.contains("only on") } == [false])
    }
  }

  /// Nothing is remembered from one size to the next that would keep a mistake from being found again.
  @Test(arguments: SlipTests.files + Repository.files("Tests/Corpus/errors", ".skl"))
  func equalSizesSayTheSame(_ path: String) throws {
    let text = String(decoding: try #require(Repository.bytes(path)), as: UTF8.self)
    var options = Options()
    options.viewports = [OccasionTests.wide, OccasionTests.wide]
    #expect(compileText(text, options).diagnostics.all.allSatisfy { !$0.headline.contains("only on") })
  }
}
