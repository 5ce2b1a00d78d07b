import SkelBackends
import SkelModel
import Testing

/// SkeletonView's debug tree.
@Suite struct TreeTests {
  private func tree(_ text: String) -> String {
    String(decoding: emitTree(compiled(text).screens.map { ($0.screen, $0.frames) }), as: UTF8.self)
  }

  @Test func theWholeText() {
    let text = """
      screen Feed(size: (200, 100)) {
        vstack column(frame: (0, 0, 100, 50)) {
          label title(height: 20)
          spacer
        }
        view plain(frame: (0, 50, 10, 10), isSkeletonable: false) { view inner(frame: (0, 0, 1, 1)) }
      }
      """
    #expect(
      tree(text) == """
        [
          {
            "type" : "UIView",
            "reference" : "Feed",
            "isSkeletonable" : true,
            "children" : [
              {
                "type" : "UIStackView",
                "reference" : "Feed/column",
                "isSkeletonable" : true,
                "children" : [
                  {
                    "type" : "UILabel",
                    "reference" : "Feed/column/title",
                    "isSkeletonable" : true
                  }
                ]
              }
            ]
          }
        ]

        """)
  }

  @Test func theRootIsThereWhateverItSays() {
    let text = tree("screen A(size: (9, 9), isSkeletonable: false) { button b(frame: (0, 0, 1, 1)) }")
    #expect(text.contains("\"isSkeletonable\" : false,\n    \"children\" : ["))
    #expect(text.contains("\"type\" : \"UIButton\""))
  }

  @Test func screensAreAList() {
    #expect(tree("") == "[]\n")
    let both = tree("screen A(size: (9, 9)) { }\nscreen B(size: (9, 9)) { }")
    #expect(both.contains("true\n  },\n  {\n    \"type\" : \"UIView\",\n    \"reference\" : \"B\""))
  }

  @Test func sectionsAreNoViews() {
    let text = tree(
      """
      screen A(size: (200, 200)) {
        tableView t(frame: (0, 0, 200, 100), rowHeight: 20) {
          section { header { label h(frame: (0, 0, 9, 9)) }; cell { label a(frame: (0, 0, 9, 9)) } ; rows: 9 }
        }
        collectionView c(frame: (0, 100, 200, 100), itemSize: (50, 50), items: 2) {
          cell { label b(frame: (0, 0, 9, 9)) }
        }
      }
      """)
    #expect(!text.contains("\"A/t/section[0]\"") && !text.contains("cell[4]"))
    let header = "\"type\" : \"UITableViewHeaderFooterView\",\n            "
    for line in [
      header + "\"reference\" : \"A/t/section[0]/header[0]\"", "\"type\" : \"UITableViewCell\"",
      "\"type\" : \"UITableView\"", "\"reference\" : \"A/t/section[0]/cell[3]/a\"", "\"reference\" : \"A/c/cell[1]\"",
      "\"type\" : \"UICollectionViewCell\"",
    ] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
  }

  @Test func deepNestingEnds() {
    let depth = 100
    let text = tree(
      "screen A(size: (9, 9)) { " + String(repeating: "view v(frame: (0, 0, 9, 9)) { ", count: depth) + "label l"
        + String(repeating: " }", count: depth + 1))
    #expect(text.utf8.count < depth * 1200)
  }
}
