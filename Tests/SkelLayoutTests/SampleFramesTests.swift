import Foundation
import SkelModel
import Testing

/// Screens of the Samples folder. All are 393 × 852 at three pixels a point, 59 safe above and 34 below.
@Suite struct SampleFramesTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var file: String
    var expected: String
    var testDescription: String { file }
  }

  static let samples: [Sample] = [
    // Inside the safe area and 24: x 24, width 345, y 83, height 711. Artwork 345 square; 24 below it the titles:
    // 24 + 8 + 18; then the scrubber: 6 + 6 + 10; then the controls at 83 + 345 + 24 + 50 + 24 + 22 + 24 = 572.
    // Centres from 12 to 333 in four distances of 80.25.
    Sample(
      file: "19-music-player",
      expected: """
        artwork 24 83 345 345
        title 24 452 220 24
        artist 24 484 140 18
        progress 24 526 345 6
        elapsed 24 538 34 10
        remaining 335 538 34 10
        controls 24 572 345 64
        shuffle 24 592 24 24
        back 98.25 586 36 36
        play 164.5 572 64 64
        forward 258.75 586 36 36
        loop 345 592 24 24
        """),
    // The header is 8 + 64 + 6 + 10 + 8 = 96 high, the first row begins at 59 + 96 = 155. In the row 16 and 12 inside:
    // 364 high. 40 + text + 200 + 20 and three gaps of 12: the text has two lines of 17 points, 40.6667 at 3x, and hugs
    // least (251): it gets 364 − 296 = 68. The author's two lines (30) stand 5 below the top of 40.
    Sample(
      file: "13-feed",
      expected: """
        posts 0 59 393 759
        header 0 59 393 96
        cell[0] 0 155 393 388
        by 16 167 361 40
        avatar 16 167 40 40
        stamp 68 192 60 10
        more 353 175 24 24
        text 16 219 361 68
        photo 16 299 361 200
        action[0] 16 511 48 20
        action[2] 160 511 48 20
        cell[1] 0 543 393 388
        """),
    // 16 inside the safe area: 361 wide. A card is 12 + 28 + 12 + 22 + 6 + 10 + 12 = 102 high and (361 − 12) / 2 wide.
    // Seven bars: (361 − 6 × 10) / 7 = 43. A row of the list: 361 − 32 − 56 − 2 × 12 = 249 for its first label.
    Sample(
      file: "23-dashboard",
      expected: """
        hello 16 75 200 28
        stats[0] 16 119 361 102
        icon 28 131 28 28
        number 28 171 72 22
        caption 28 199 90 10
        stats[1] 16 237 361 102
        chart 16 355 361 160
        bar[0] 16 475 43 40
        bar[6] 334 385 43 130
        recent 16 531 361 124
        """),
    // 0.42 × 852 = 357.84 high: y 494.16; the rows begin 8 + 5 + 8 + 56 + 12 = 89 below it; two lines of 30 in 40.
    Sample(
      file: "20-map-sheet",
      expected: """
        map 0 0 393 852
        locate 333 71 44 44
        sheet 0 494.16 393 357.84
        grabber 178.5 502.16 36 5
        search 8 515.16 377 56
        places 16 583.16 361 152
        name 68 588.16 309 14
        """),
    // 9 / 16 × 393 = 221.0625. The content's margins are 8. Headline: two lines of 34 points: 81.1484, to a third
    // 81.3333. Five lines of 20.287109375 with gaps of 6: 125.4355.
    Sample(
      file: "18-article",
      expected: """
        hero 0 0 393 221.0625
        kicker 8 241.0625 80 12
        headline 8 269.0625 377 81.3333
        byline 54 377.3958 150 14
        text 8 418.3958 377 125.4355
        """),
    // A bubble and 4 above and below: 52, 96, 52, 52, 74, 52; the bar is 40 high, 8 above the safe area's end.
    Sample(
      file: "15-chat",
      expected: """
        messages 0 67 393 378
        Theirs[1] 0 119 393 96
        face 12 87 28 28
        bubble 48 71 220 44
        Mine[1] 0 319 393 74
        input 12 770 369 40
        attach 12 774 32 32
        message 52 772 289 36
        send 349 774 32 32
        """),
    // Margins of 16 and 11 in rows of 52: 30 high, 361 wide. The footer: two lines of 13 points are 31.0273, to a third
    // 31.3333; two placeholder lines 40; with margins of 8: 56.
    Sample(
      file: "17-settings",
      expected: """
        face 16 65 40 40
        mail 68 89 200 14
        general 0 111 393 240
        icon 16 150.5 29 29
        toggle 326 149.5 51 31
        footer 0 295 393 56
        about 0 351 393 104
        """),
  ]

  @Test(arguments: samples) func standsWhereItShould(_ sample: Sample) throws {
    let laidOut = try SampleFramesTests.layOut(sample.file)
    try expectFrames(sample.expected, in: laidOut)
  }

  private static func layOut(_ file: String) throws -> LaidOut {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Samples")
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    return try LaidOut(file: text(file + ".skl"), imports: ["cards.skl": text("cards.skl")])
  }
}
