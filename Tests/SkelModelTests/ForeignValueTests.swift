import SkelModel
import SkelSyntax
import Testing

/// Values as other languages write them.
@Suite struct ForeignValueTests {
  @Test func hyphensJoinAFewWords() {
    #expect(screen("hstack(pin: parent, distribution: space-between-them)").ids == [.unknownValue])
    let chain = Array(repeating: "space", count: 100).joined(separator: "-")
    #expect(screen("hstack(pin: parent, distribution: \(chain))").ids == [.unknownName])
  }

  @Test(arguments: [
    ("(fill, 20)", "width"), ("(20, fill)", "height"), ("(width: 20, height: fill)", "height"),
  ])
  func aSizeSaysWhichPartIsNoNumber(_ size: String, _ axis: String) {
    #expect(screen("view(size: \(size))").messages.map { $0.contains("'\(axis) == parent.\(axis)'") } == [true])
  }

  /// A fix-it holds all that it replaces, or there is none.
  @Test(arguments: ["fill: { #000, #fff }", "fill: linear-gradient(90deg, #000, #fff)"])
  func whatIsTooLongIsNotShortened(_ few: String) {
    #expect(fixes(few).allSatisfy { $0.contains("#000") } && !fixes(few).isEmpty)
    let many = Array(repeating: "#000", count: 50).joined(separator: ", ")
    #expect(!fixes(few.replacing("#000", with: many)).contains { $0.contains("#000") })
  }

  @Test func onlyEntriesInBracesAreAValue() {
    for block in ["label title(height: 20)", "top == parent.top", "", "view { }", "width: 10\nlabel title"] {
      #expect(screen("view(size: { \(block) })").messages.first == "expected: A value is missing behind ':'")
    }
  }

  private func fixes(_ attribute: String) -> [String] {
    screen("view { \(attribute) }").diagnostics.flatMap(\.fixIts).map(\.replacement)
  }
}
