import Testing

@testable import SkelModel

struct NameTests {
  @Test func equalWordsHaveEqualNumbers() {
    var names = NameTable.ofLanguage
    // More than fit the table at first, short and long.
    let words = (0..<2000).map { "\($0)" + String(repeating: "x", count: $0 % 13) }
    let numbers = words.map { names.name(of: $0) }
    #expect(Set(numbers).count == words.count)
    #expect(words.map { names.name(of: $0) } == numbers)
    #expect(numbers.map(names.text(of:)) == words)
  }

  @Test func wordsAreReadWhereTheyStand() {
    var names = NameTable.ofLanguage
    let name = names.name(of: Array("view title {".utf8), 5..<10)
    #expect(name == names.name(of: "title"))
    #expect(name != names.name(of: "titl"))
  }

  @Test func theLanguagesOwnWordsAreKnownByNumber() {
    var names = NameTable.ofLanguage
    for anchor in LayoutAttribute.allCases { #expect(names.anchor(names.name(of: anchor.rawValue)) == anchor) }
    for guide in Guide.allCases { #expect(names.guide(names.name(of: guide.rawValue)) == guide) }
    for kind in ElementKind.elements { #expect(names.kind(names.name(of: kind.rawValue)) == kind) }
    for word in ["avatar", "screen", "label2", ""] { #expect(names.anchor(names.name(of: word)) == nil) }
    for word in ["avatar", "leading", "label2", ""] { #expect(names.guide(names.name(of: word)) == nil) }
    for word in ["avatar", "leading", "screen", ""] { #expect(names.kind(names.name(of: word)) == nil) }
  }

  @Test func turnsOfOuterRepeatsArePartOfTheName() {
    var names = NameTable.ofLanguage
    let row = names.name(of: "row")
    #expect(names.known(row, in: []) == row)
    #expect(names.known(row, in: [2, 0]) == nil)
    let turn = names.name(of: row, in: [2, 0])
    #expect(names.text(of: turn) == "row[2][0]")
    #expect(names.known(row, in: [2, 0]) == turn)
  }
}
