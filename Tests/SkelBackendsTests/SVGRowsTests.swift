import Foundation
import SkelBackends
import SkelLayers
import SkelModel
import Testing

/// Which rows an SVG writes once; that the picture stays the same is for the picture tests.
@Suite struct SVGRowsTests {
  /// A table of rows with an avatar and a label of one line, in one screen.
  private func table(
    _ rows: Int, _ head: String = "", avatar: String = "", cell: String = "", _ scheme: Scheme = .light,
    prefix: String = ""
  ) -> String {
    svg(text(rows, head, avatar: avatar, cell: cell), scheme, prefix: prefix)
  }

  private func text(_ rows: Int, _ head: String = "", avatar: String = "", cell: String = "") -> String {
    """
    screen A(size: (200, 200), backgroundColor: clear, transition: none) {
      \(head)
      tableView list(frame: (0, 0, 200, 200), rowHeight: 40) {
        rows: \(rows)
        cell {
          view avatar(frame: (4, 4, 32, 32), shape: circle\(avatar))
          view title(frame: (44, 12, 100, 16))
          \(cell)
        }
      }
    }
    """
  }

  private let slides = "fill: gradient([#FF0000, #0000FF]); animation: sliding"

  @Test func equalRowsAreWrittenOnce() {
    #expect(
      table(4, prefix: "x-").hasSuffix(
        """
        <g fill="#ecf0f1">
        <g id="x-row-0">
        <circle cx="20" cy="20" r="16"/>
        <rect x="44" y="12" width="100" height="16"/>
        </g>
        <use href="#x-row-0" y="40"/>
        <use href="#x-row-0" y="80"/>
        <use href="#x-row-0" y="120"/>
        </g>
        </svg>

        """))
  }

  @Test func everyRowHasItsOwnPaintsWhereTheyDiffer() {
    #expect(
      table(2, avatar: ", fill: #FF000080").hasSuffix(
        """
        <g id="row-0">
        <circle cx="20" cy="20" r="16" fill="#ff0000" fill-opacity="0.502"/>
        <rect x="44" y="12" width="100" height="16" fill="#ecf0f1"/>
        </g>
        <use href="#row-0" y="40"/>
        </svg>

        """))
  }

  @Test func aSingleRowAndRowsOfOneShapeAreNotShared() {
    #expect(!table(1).contains("row-0"))
    let lines = "screen A(size: (200, 200)) { repeat 9 { view { view(frame: (0, 0, 20, 10)) } } }"
    #expect(svg(lines).count(of: "<rect") == 10 && !svg(lines).contains("<use"))
  }

  @Test func onlyNeighboursThatAreTheSameAreShared() {
    func rows(_ widths: [Int], _ extra: String = "") -> String {
      let rows = widths.enumerated().map { index, width in
        """
        view r\(index)(frame: (0, \(index * 20), 200, 20)) {
          view a(frame: (0, 0, 16, 16)); view b(frame: (20, 0, \(width), 16)\(index == 1 ? extra : ""))
        }
        """
      }
      return svg("screen A(size: (200, 200)) { \(rows.joined(separator: "\n")) }")
    }
    let picture = rows([100, 100, 90, 80, 80, 80])
    #expect(picture.count(of: "<g id=\"row-") == 2 && picture.count(of: "<rect") == 7)
    #expect(picture.contains("<use href=\"#row-0\" y=\"20\"/>\n<rect y=\"40\""))
    #expect(picture.contains("<use href=\"#row-1\" y=\"20\"/>\n<use href=\"#row-1\" y=\"40\"/>"))
    #expect(rows([100, 100]).contains("<use"))
    for extra in [", fill: #FF0000", ", isHidden: true", ", cornerRadius: 4", ", shape: circle"] {
      #expect(!rows([100, 100], extra).contains("<use"), "\(extra)")
    }
  }

  @Test func rowsWithinRows() {
    let items = """
      collectionView tags(frame: (40, 0, 120, 40), itemSize: (30, 30), scrollDirection: horizontal) {
        items: 3; cell { view a(frame: (0, 0, 10, 10)); view b(frame: (12, 0, 10, 10)) }
      }
      """
    let picture = table(3, cell: items)
    #expect(picture.count(of: "<g id=\"row-") == 2)
    #expect(picture.count(of: "<use href=\"#row-1\"") == 2 && picture.count(of: "<use href=\"#row-0\"") == 2)
  }

  @Test func whatIsCutOffInARowIsSo() {
    let window = "scrollView s(frame: (150, 4, 32, 32)) { view big(frame: (0, 0, 40, 34)) }"
    let picture = table(3, cell: window)
    #expect(picture.count(of: "<clipPath") == 1 && picture.count(of: "<use href=\"#row-0\"") == 2)
  }

  @Test func onePulseLiesOverAllRows() {
    let picture = table(4, "animation: pulse")
    #expect(picture.contains("<g id=\"fade-0\">\n<g id=\"row-0\">"))
    #expect(picture.count(of: "<use href=\"#row-0\"") == 3 && picture.count(of: "<use href=\"#fade-") == 1)
    #expect(picture.contains("</g>\n<g opacity=\"0\" class=\"m0\"><use href=\"#fade-0\""))
  }

  @Test func whatIsAnimatedItselfIsNotShared() {
    for head in [slides, "appearance { \(slides); sync: screen }"] {
      #expect(!table(4, head).contains("<use"), "\(head)")
    }
    #expect(!table(4, avatar: ", animation: pulse").contains("row-0"))
    #expect(!table(4, "animation: pulse", avatar: ", fill: #FF0000").contains("row-0"))
    let fading = ", animation: custom(keyPath: \"opacity\", from: 0, to: 1, duration: 1)"
    #expect(!table(4, avatar: fading).contains("<use"))
  }

  @Test func frozenRowsAreSharedWhereTheyStandAlike() {
    let frozen = compiled(text(4, slides)).layers(at: 0.5)
    #expect(svg(frozen).count(of: "<use href=\"#row-0\"") == 3)
    let turned = ", animation: custom(keyPath: \"transform.rotation\", from: 0, to: 3, duration: 1)"
    #expect(svg(compiled(text(4, avatar: turned)).layers(at: 0.5)).count(of: "<use href=\"#row-0\"") == 3)
    // A wave that comes from above shows another part in each row.
    let wave = """
      appearance { fill: gradient([#FF0000, #0000FF]); animation: sliding(direction: topBottom); sync: screen }
      """
    #expect(!svg(compiled(text(4, wave)).layers(at: 0.5)).contains("<use"))
  }

  @Test func everyRowStandsInItsPlace() {
    let text = """
      screen A(size: (390, 800), scale: 3) {
        vstack list(frame: (3.3, 7.7, 300, 559.15), spacing: 3.35) {
          repeat 30 { view row(height: 15.4) { view a(frame: (1, 1, 9, 9)); view b(frame: (20, 1, 90, 9)) } }
        }
      }
      """
    let trees = compiled(text).screens.map(\.layers)
    let wanted = trees[0].layers.filter { $0.role == .block && $0.frame.width == 90 }.map(\.frame.y)
    let shapes = svg(trees).components(separatedBy: "\n").filter { $0.contains("width=\"90\"") || $0.hasPrefix("<use") }
    let numbers = shapes.map { $0.components(separatedBy: " y=\"").last?.prefix { $0 != "\"" } ?? "" }
    let places = numbers.compactMap { Double($0) }
    let shown = places.indices.map { shapes[$0].hasPrefix("<use") ? places[0] + places[$0] : places[$0] }
    #expect(wanted.count == 30 && shown.count == 30 && shapes.last?.hasPrefix("<use") == true)
    for (a, b) in zip(wanted, shown) { #expect((a - b).magnitude < 0.0011, "\(a) \(b)") }
  }
}
