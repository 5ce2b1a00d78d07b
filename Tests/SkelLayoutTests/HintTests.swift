import Testing

/// What is said of constraints and elements that are lawful and still of no use.
@Suite struct HintTests {
  @Test(arguments: [
    ("view a(pin: parent(leading: 0, top: 0), size: 9) { width == 9 }", "width == 9"),
    ("view a(height: 9, pin: parent(leading: 0, top: 0), width: 8) { height == 9 }", "height == 9"),
    (
      "view a(pin: margins(leading: 7, top: 0), size: 9) { leading == margins.leading + 7; top == margins.top + 1 @ 20 }",
      "leading == margins.leading + 7"
    ),
    (
      "view a(pin: parent(trailing: 7, top: 0), size: 9) { trailing == parent.trailing - 7; trailing == parent.trailing + 7 @ 20 }",
      "trailing == parent.trailing - 7"
    ),
    ("view a(center: parent, size: 9) { centerY == parent.centerY }", "centerY == parent.centerY"),
    (
      "view a(pin: parent(leading: 0, top: 0), size: 9) { width <= b.width; width <= b.width }; view b(pin: parent)",
      "width <= b.width"
    ),
  ])
  func saidTwice(_ body: String, _ constraint: String) throws {
    let laidOut = try LaidOut(body)
    #expect(laidOut.hints.map(\.headline) == ["'\(constraint)' of 'a' is said twice"])
  }

  @Test(arguments: [
    "view a(pin: parent(leading: 0, top: 0), size: 9) { width == 9 @ high; width >= 9; leading == margins.leading @ 3 }",
    "view a(pin: parent(trailing: 7), size: 9) { top == parent.top; centerX == 0.5 * parent.centerX @ 3 }",
    "view a(pin: b); view b(pin: parent(leading: 3, top: 3)) { width == 9; height == a.width }",
  ])
  func saidOnce(_ body: String) throws {
    #expect(try LaidOut(body).hints.isEmpty)
  }

  @Test func lostIsCountedForEachSide() throws {
    let laidOut = try LaidOut(
      "view a(frame: (300, 0, 9, 9)); view b(frame: (0, -9, 9, 9)); view c(frame: (400, 9, 9, 9)); view d(frame: (0, 0, 9, 9))"
    )
    #expect(
      laidOut.hints.map(\.headline) == [
        "'a' and 1 more beside it stand behind the screen's trailing edge and cannot be seen",
        "'b' stands above the screen and cannot be seen",
      ])
  }
}
