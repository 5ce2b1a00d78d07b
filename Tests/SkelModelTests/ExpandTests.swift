import SkelModel
import SkelSyntax
import Testing

@Suite struct ExpandTests {
  private func names(_ screen: Screen) -> [String] {
    screen.elements.map {
      screen.symbols[Int($0.symbol)] + ($0.ordinal < 0 ? "" : "[\($0.ordinal)]")
    }
  }

  @Test func repeatsNumberNamesAndCountUnnamedSiblings() {
    let result = screen(
      """
      repeat 2 as i { label row(height: 10 * (i + 1)); view }
      view
      repeat 2 { repeat 2 { label x } }
      """)
    #expect(result.messages == [])
    #expect(
      names(result.screen) == [
        "S", "row[0]", "view[0]", "row[1]", "view[1]", "view[2]", "x[0][0]", "x[0][1]", "x[1][0]", "x[1][1]",
      ])
    #expect(result.screen[placement: 3].height == 20)
  }

  @Test func componentsBindParametersAndConstantsOfTheirOwnFile() {
    let cards = """
      let gap = 7
      component Row(lines = 3, tall) { label text(numberOfLines: lines, height: tall + gap) }
      """
    let files = ["cards.skl": cards]
    let result = resolved(
      "import \"cards.skl\"\nscreen S { Row a(tall: 10); Row b(lines: 5, tall: 20) }", files: files)
    #expect(result.messages == [])
    #expect(names(result.screen) == ["S", "a", "text", "b", "text"])
    #expect(result.screen[appearance: 2].numberOfLines == 3)
    #expect(result.screen[placement: 2].height == 17)
    #expect(result.screen[appearance: 4].numberOfLines == 5)
  }

  @Test func namesAreLookedUpFromWhereTheyStand() {
    let before = "component Row { label title; label text(pin: title) }"
    let result = screen(
      """
      label top
      view card { view inner(pin: top); view title; view deep { view x(pin: title) } }
      Row one
      view last { top == one.title.bottom + 2; left == row[1].left }
      repeat 3 { view row; view beside(pin: row) }
      """, before: before)
    #expect(result.messages == [])
    let screen = result.screen
    func index(_ name: String, _ ordinal: Int32 = -1, after: Int = 0) -> Int {
      screen.elements.indices.first {
        $0 >= after && screen.symbols[Int(screen.elements[$0].symbol)] == name && screen.elements[$0].ordinal == ordinal
      } ?? -1
    }
    #expect(result.placement("inner").pin?.item == .element(index("top")))
    #expect(result.placement("x").pin?.item == .element(index("title")))
    #expect(result.placement("text").pin?.item == .element(index("title", after: index("one"))))
    #expect(screen.constraints.first?.terms.first?.item == .element(index("title", after: index("one"))))
    #expect(screen.constraints.last?.terms.first?.item == .element(index("row", 1)))
    for turn in 0..<3 {
      let pin = screen[placement: index("beside", Int32(turn))].pin
      #expect(pin?.item == .element(index("row", Int32(turn))))
    }
  }

  @Test func aComponentCannotSeeAroundItself() {
    let result = screen("label outside\nRow r", before: "component Row { label l(pin: outside) }")
    #expect(result.messages == ["unknown-name: There is no element 'outside' here"])
  }

  @Test func constraintsBecomeLinear() {
    let result = screen(
      "view a\nview b { width == 0.8 * parent.width - 2 * (gap + 1) @ high; a.bottom <= top - 4; height >= width / 2 }",
      before: "let gap = 3")
    #expect(result.messages == [])
    let constraints = result.screen.constraints
    #expect(constraints.map(\.constant) == [-8, -4, 0])
    #expect(constraints.map(\.priority) == [750, 1000, 1000])
    #expect(constraints[0].terms == [.init(coefficient: 0.8, item: .guide(.parent), attribute: .width)])
    #expect(constraints[1].item == .element(result.element("a")))
    #expect(constraints[2].terms == [.init(coefficient: 0.5, item: .element(result.element("b")), attribute: .width)])
  }

  @Test func parametersCalledLikeAnchorsWinInsideValues() {
    let result = screen(
      "Box b(height: 44)", before: "component Box(height) { view v { height: height; width == height + 1 } }")
    #expect(result.messages == [])
    #expect(result.placement("v").height == 44)
    #expect(result.screen.constraints.first?.constant == 45)
  }

  @Test func screensTakeTheirSizeFromDeviceSizeOrViewport() {
    let text = """
      screen A { }
      screen B(device: iPhoneSE, orientation: landscape) { }
      screen C(size: (300, 200), safeArea: (top: 20), scale: 3) { }
      screen D(device: iPhoneSE, size: (320, 500)) { }
      """
    let screens = resolved(text).screens
    #expect(screens.map(\.size.width) == [393, 667, 300, 320])
    #expect(screens.map(\.size.height) == [852, 375, 200, 500])
    #expect(screens.map(\.scale) == [3, 2, 3, 2])
    #expect(screens.map(\.safeArea.top) == [59, 0, 20, 20])
    #expect(screens.map(\.device) == ["iPhone16", "iPhoneSE", nil, "iPhoneSE"])
    var options = ResolveOptions()
    options.viewports = [.device("iPadMini"), .size(Size(width: 111, height: 222))]
    options.screens = ["C"]
    let other = resolved(text, options).screens
    #expect(other.map(\.size.width) == [744, 111])
    #expect(other.map(\.designSize.width) == [300, 300])
  }

  @Test func labelsKnowTheHeightTheirLinesAskFor() {
    let result = screen(
      """
      label a(numberOfLines: 3)
      label b
      label c(numberOfLines: 2, lineHeight: relativeToConstraints, height: 48)
      label d(numberOfLines: 2, lineHeight: relativeToConstraints) { height >= 40 }
      """)
    #expect(result.placement("a").skeletonHeight == 65)
    #expect(result.placement("b").skeletonHeight == nil)
    #expect(result.placement("c").skeletonHeight == 58)
    #expect(result.placement("d").skeletonHeight == 50)
  }

  @Test func aCellStaysOnceHoweverManyRowsItStandsFor() {
    let result = screen(
      """
      tableView t(rowHeight: 44, rows: 4) {
        header { label h }
        cell { label a }
        cell { label b(pin: c); label c }
      }
      """)
    #expect(result.messages == [])
    #expect(
      names(result.screen) == ["S", "t", "header[0]", "h", "cell[0]", "a", "cell[1]", "b", "c"])
    #expect(result.screen[placement: 7].pin?.item == .element(8))
    #expect(result.screen[placement: 1].rows == 4)
  }
}
