import Foundation
import SkelBackends
import SkelLayers
import SkelModel
import SkelSyntax
import Testing

@Suite struct JSONTests {
  private let card = """
    /// The feed.
    screen Feed(size: (200, 100), delay: 0.5) {
      fill: gradient(clouds, silver)
      view card(frame: (10, 10, 180, 80), backgroundColor: #FFFFFF80, cornerRadius: 8) {
        /// Who wrote it.
        label title(frame: (8, 8, 100, 40), numberOfLines: 2, animation: pulse)
        imageView photo(frame: (120, 8, 50, 25), shape: circle, isHidden: true)
      }
    }
    """

  @Test func aScreen() throws {
    let document = try json(card)
    #expect(value(document, "format") as? String == "skelc-layers")
    #expect(value(document, "version") as? Int == 1)
    let screen = try #require(value(document, "screens", "0"))
    #expect(value(screen, "name") as? String == "Feed")
    #expect(value(screen, "device") is NSNull)
    #expect(value(screen, "size", "height") as? Double == 100)
    #expect(value(screen, "scale") as? Double == 2)
    #expect(value(screen, "direction") as? String == "ltr")
    #expect(value(screen, "scheme") as? String == "auto")
    #expect(value(screen, "backgroundColor", "light") as? String == "#ffffff")
    #expect(value(screen, "transition", "crossDissolve") as? Double == 0.25)
    #expect(value(screen, "delay") as? Double == 0.5)
    #expect(value(screen, "doc") as? String == "The feed.")
  }

  @Test func layersNest() throws {
    let document = try json(card)
    let card = try #require(value(document, "screens", "0", "layers", "0"))
    #expect(value(card, "id") as? String == "Feed/card")
    #expect(value(card, "role") as? String == "container")
    #expect(value(card, "fill", "color", "dark") as? String == "#ffffff80")
    #expect(value(card, "cornerRadius") as? Double == 8)
    #expect(value(card, "clips") == nil && value(card, "hidden") == nil && value(card, "animations") == nil)

    let title = try #require(value(card, "children", "0"))
    #expect(value(title, "element") as? String == "title")
    #expect(value(title, "kind") as? String == "label")
    #expect(value(title, "doc") as? String == "Who wrote it.")
    #expect(value(title, "fill") is NSNull)
    #expect(value(title, "userInteractionDisabled") as? Bool == true)
    #expect(value(title, "frame", "x") as? Double == 18)
    let line = try #require(value(title, "children", "1"))
    #expect(value(line, "id") as? String == "Feed/card/title/line[1]")
    #expect(value(line, "frame", "width") as? Double == 70)
    #expect((value(line, "fill", "gradient", "colors") as? [Any])?.count == 3)
    #expect(value(line, "fill", "gradient", "locations", "1") as? Double == 0.5)
    #expect(value(line, "animations", "0", "keyPath") as? String == "backgroundColor")
    #expect(value(line, "animations", "0", "repeat") as? String == "infinite")

    let photo = try #require(value(card, "children", "1"))
    #expect(value(photo, "hidden") as? Bool == true)
    #expect(value(photo, "path") as? String == "M0 12.5A25 12.5 0 0 1 50 12.5A25 12.5 0 0 1 0 12.5Z")
  }

  @Test func placesAreLinesAndColumns() throws {
    let document = try json(card)
    let title = try #require(value(document, "screens", "0", "layers", "0", "children", "0", "source"))
    #expect(value(title, "file") as? String == "test.skl")
    #expect(value(title, "line") as? Int == 6)
    #expect(value(title, "column") as? Int == 5)
  }

  @Test func layersWithoutSourcesSayNoPlace() throws {
    let bytes = emitJSON([tree([(.zero, .colour(.skeletonDefault))])], [])
    let document = try JSONSerialization.jsonObject(with: Data(bytes))
    #expect(value(document, "screens", "0", "layers", "0", "id") as? String == "Test")
    #expect(value(document, "screens", "0", "layers", "0", "source") == nil)
  }

  @Test func nothingIsAnEmptyList() throws {
    #expect((value(try json(""), "screens") as? [Any])?.isEmpty == true)
    #expect((value(try layoutJSON(""), "screens") as? [Any])?.isEmpty == true)
    let empty = try json("screen A(size: (10, 10), isSkeletonable: false) { view a(frame: (0, 0, 1, 1)) }")
    #expect((value(empty, "screens", "0", "layers") as? [Any])?.isEmpty == true)
  }

  @Test func valuesOfAnimations() throws {
    let document = try json(
      """
      screen A(size: (10, 10)) {
        view a(frame: (0, 0, 1, 1), fill: gradient(clouds), animation: sliding)
        view b(frame: (0, 0, 1, 1)) {
          animation: custom(keyPath: "opacity", from: 1, to: 0.25, duration: 2, autoreverses: true, timing: easeOut)
        }
      }
      """)
    let layers = try #require(value(document, "screens", "0", "layers"))
    #expect(value(layers, "0", "animations", "1", "keyPath") as? String == "endPoint")
    #expect(value(layers, "0", "animations", "1", "to", "x") as? Double == 2)
    #expect(value(layers, "1", "animations", "0", "to") as? Double == 0.25)
    #expect(value(layers, "1", "animations", "0", "timing") as? String == "easeOut")
  }

  @Test func deepNestingStaysReadableAndEnds() throws {
    let depth = 200
    let text =
      "screen A(size: (10, 10)) { " + String(repeating: "view v(frame: (0, 0, 9, 9)) { ", count: depth) + "label l"
      + String(repeating: " }", count: depth + 1)
    let result = compiled(text)
    let bytes = emitJSON(result.screens.map(\.layers), result.sources)
    #expect(bytes.count < 200 * 1500)
    #expect((try? JSONSerialization.jsonObject(with: Data(bytes))) != nil)
  }

  @Test func theSameInputGivesTheSameBytes() {
    let result = compiled(card)
    let trees = result.screens.map(\.layers)
    #expect(emitJSON(trees, result.sources) == emitJSON(trees, result.sources))
    #expect(emitSVG(trees) == emitSVG(trees))
  }
}

@Suite struct LayoutJSONTests {
  @Test func everyElementIsListed() throws {
    let document = try layoutJSON(
      """
      screen Feed(size: (200, 100)) {
        view card(frame: (10.3, 10, 50, 50), isSkeletonable: false) {
          label title(frame: (1, 1, 20, 20), isHidden: true)
        }
        spacer
      }
      """)
    #expect(value(document, "format") as? String == "skelc-layout")
    let elements = try #require(value(document, "screens", "0", "elements"))
    #expect(value(elements, "0", "id") as? String == "Feed/card")
    #expect(value(elements, "0", "name") as? String == "card")
    #expect(value(elements, "0", "frame", "x") as? Double == 10.5)
    #expect(value(elements, "0", "children", "0", "id") as? String == "Feed/card/title")
    #expect(value(elements, "0", "children", "0", "hidden") as? Bool == true)
    #expect(value(elements, "1", "id") as? String == "Feed/spacer[0]")
    #expect(value(elements, "1", "kind") as? String == "spacer")
    #expect(value(elements, "1", "name") == nil)
  }

  /// Rows of 40 in 100 points: three show. The second section is out of sight, and its first row is listed.
  @Test func ofRepeatedRowsThoseThatShowAreListed() throws {
    let document = try layoutJSON(
      """
      screen Feed(size: (200, 100)) {
        tableView posts(pin: parent, rowHeight: 40, rows: 500) {
          section a { cell { view body(pin: parent) } }
          section b { cell { view body(pin: parent) } }
        }
      }
      """)
    let sections = try #require(value(document, "screens", "0", "elements", "0", "children"))
    let first = try #require(value(sections, "0", "children") as? [Any])
    #expect(first.count == 3)
    #expect(value(first, "2", "id") as? String == "Feed/posts/a/cell[2]")
    #expect(value(first, "2", "children", "0", "id") as? String == "Feed/posts/a/cell[2]/body")
    #expect(value(first, "2", "children", "0", "frame", "y") as? Double == 80)
    let second = try #require(value(sections, "1", "children") as? [Any])
    #expect(second.count == 1)
    #expect(value(second, "0", "frame", "y") as? Double == 20_000)
  }
}

/// The schema's lists of words are the code's.
@Suite struct SchemaTests {
  @Test func wordsAreThoseOfTheCode() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Grammar/layers.schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    let layer = try #require(value(schema, "$defs", "layer", "properties"))
    #expect(value(layer, "kind", "enum") as? [String] == ElementKind.allCases.map(\.rawValue))
    #expect(value(layer, "role", "enum") as? [String] == LayerRole.allCases.map(\.rawValue))
    let animation = try #require(value(schema, "$defs", "animations", "items", "properties"))
    #expect(value(animation, "timing", "enum") as? [String] == Timing.allCases.map(\.rawValue))
    let screen = try #require(value(schema, "$defs", "screen", "properties"))
    #expect(value(screen, "direction", "enum") as? [String] == Direction.allCases.map(\.rawValue))
    #expect(value(screen, "scheme", "enum") as? [String] == Scheme.allCases.map(\.rawValue))
  }
}
