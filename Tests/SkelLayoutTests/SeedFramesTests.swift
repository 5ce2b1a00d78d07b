import Foundation
import SkelModel
import Testing

/// The layouts that the libraries' own documentation shows, as samples.
@Suite struct SeedFramesTests {
  /// LeadKit's `CanShowAndHideSkeletons`: the label lies behind the image's 40 points, 60 high; the image is centred on it,
  /// 30 − 20; the button takes what is below.
  @Test(arguments: [
    (
      Size(width: 250, height: 100), Direction.leftToRight,
      "image 0 10 40 40, label1 40 0 210 60, toggle 0 60 250 40, title 0 60 250 40"
    ),
    (
      Size(width: 375, height: 667), .leftToRight,
      "image 0 10 40 40, label1 40 0 335 60, toggle 0 60 375 607, title 0 60 375 607"
    ),
    (
      Size(width: 393, height: 852), .leftToRight,
      "image 0 10 40 40, label1 40 0 353 60, toggle 0 60 393 792, title 0 60 393 792"
    ),
    (
      Size(width: 393, height: 852), .rightToLeft,
      "image 353 10 40 40, label1 0 0 353 60, toggle 0 60 393 792, title 0 60 393 792"
    ),
  ])
  func leadKitsController(_ size: Size, _ direction: Direction, _ expected: String) throws {
    let laidOut = try LaidOut(file: sample("08-leadkit-controller"), size: size, direction: direction)
    try expectFrames(expected, in: laidOut)
    try expectFrames(expected, in: laidOut.solved())
    #expect(laidOut.said.isEmpty)
  }

  struct Card: Sendable, CustomTestStringConvertible {
    var size: Size
    var safeTop: Double
    var title: String
    var description: String
    var testDescription: String { "\(size.width) × \(size.height), \(safeTop) safe" }
  }

  /// The tutorial's code as it ran: screen, safe area, and where the card's two views stood on the screen.
  static let cards: [Card] = {
    let rows = fixture("tutorial-cards.tsv").split(separator: "\n").dropFirst()
    return rows.map { row in
      let fields = row.split(separator: "\t").map(String.init)
      let numbers = fields.compactMap { Double($0) }
      return Card(
        size: Size(width: numbers[0], height: numbers[1]), safeTop: numbers[2], title: fields[3], description: fields[4]
      )
    }
  }()

  @Test func everyCardIsThere() { #expect(SeedFramesTests.cards.count == 8) }

  /// The card's own height is the sample's: nothing in the tutorial says one.
  @Test(arguments: cards) func tutorialsCard(_ card: Card) throws {
    let laidOut = try layOut(card, in: sample("12-tutorial"))
    let top = card.safeTop + 20
    let expected =
      "card 0 \(top) \(card.size.width) 202, title \(card.title), description \(card.description)"
    try expectFrames(expected, in: laidOut)
    try expectFrames(expected, in: laidOut.solved())
    #expect(laidOut.said.isEmpty)
  }

  /// As written in the tutorial, without a height: the views stand where they did, and the card is ambiguous.
  @Test(arguments: cards) func tutorialsCardWithoutAHeight(_ card: Card) throws {
    let laidOut = try layOut(card, in: sample("12-tutorial").replacing("height: 202", with: ""))
    try expectFrames("title \(card.title), description \(card.description)", in: laidOut)
    #expect(laidOut.said.map(\.headline) == ["'card' has no height; add 'height'"])
  }

  /// ShimmerBlocks' example cell at its design size, 438 × 130, in a table of four.
  @Test func shimmerBlocksCell() throws {
    let laidOut = try LaidOut(file: sample("11-shimmerblocks-cell"))
    let expected = """
      cell[0] 0 0 438 130
      info 20 39 50 50
      title 86 19 324 21
      description 86 48 332 63
      cell[2]/info 20 299 50 50
      cell[3] 0 390 438 130
      cell[4] -
      """
    try expectFrames(expected, in: laidOut)
    try expectFrames(expected, in: laidOut.solved())
    #expect(laidOut.said.isEmpty)
  }

  private func layOut(_ card: Card, in file: String) throws -> LaidOut {
    let text = file.replacing(
      "size: (375, 667), safeArea: (top: 20)",
      with: "size: (\(card.size.width), \(card.size.height)), safeArea: (top: \(card.safeTop))")
    return try LaidOut(file: text)
  }

  private func sample(_ name: String) -> String { SeedFramesTests.text("../../Samples/\(name).skl") }

  private static func fixture(_ name: String) -> String { text("../Fixtures/\(name)") }

  private static func text(_ path: String) -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
  }
}
