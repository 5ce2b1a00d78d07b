import SkelModel
import SkelSyntax
import Testing

/// What the layout says: once, at the smallest place, and without a cascade.
@Suite struct LayoutDiagnosticsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var body: String
    var id: DiagnosticID
    var headline: String
    /// The text that the diagnostic points at.
    var place: String
    var testDescription: String { headline }

    init(_ id: DiagnosticID, _ body: String, _ headline: String, at place: String) {
      self.body = body
      self.id = id
      self.headline = headline
      self.place = place
    }
  }

  static let wait = "until constraint solving arrives"

  static let cases: [Case] = [
    // Needs a solver.
    Case(
      .needsSolver, "view a(pin: parent(top: 0, leading: 0), height: 5) { width <= 100 }",
      "'width' of 'a' is only bounded: an inequality decides nothing \(wait)", at: "width <= 100"),
    Case(
      .needsSolver, "view a(pin: parent(top: 0, leading: 0), height: 5) { width == 100 @ 750 }",
      "'width' of 'a' is optional: a priority below 1000 decides nothing \(wait)", at: "width == 100 @ 750"),
    Case(
      .needsSolver,
      "view a(pin: parent(top: 0, leading: 0), height: 5) { trailing == b.leading }; view b(pin: parent(top: 0, trailing: 0), size: 5)",
      "'trailing' of 'a' follows 'b', which is not placed before it: that has to wait \(wait)",
      at: "trailing == b.leading"),
    Case(
      .needsSolver, "view a(pin: b(top: 0), size: 5); view b(pin: parent)",
      "'pin' of 'a' follows 'b', which is not placed before it: that has to wait \(wait)", at: "pin: b(top: 0)"),
    Case(
      .needsSolver, "view a(center: b, size: 5); view b(pin: parent)",
      "'center' of 'a' follows 'b', which is not placed before it: that has to wait \(wait)", at: "center: b"),
    Case(
      .needsSolver, "view a(pin: parent, width: 280)",
      "'width' of 'a' differs by 20 points from what decides it already: which one yields stays open \(wait)",
      at: "width: 280"),
    Case(
      .needsSolver, "view a(pin: parent(top: 0, leading: 0), size: 20) { centerX == parent.centerX }",
      "'centerX' of 'a' differs by 140 points from what decides it already: which one yields stays open \(wait)",
      at: "centerX == parent.centerX"),
    Case(
      .needsSolver,
      "view a(pin: parent(top: 0, leading: 0), size: 5); view b(pin: parent(top: 0, trailing: 0), size: 5); view c(pin: parent) { a.top == b.top }",
      "A constraint in 'c' speaks only of other elements: that has to wait \(wait)", at: "a.top == b.top"),
    Case(
      .needsSolver, "view a(pin: parent(top: 0), size: 5) { leading == top }",
      "'leading' of 'a' mixes places along both axes: that has to wait \(wait)", at: "leading == top"),
    Case(
      .needsSolver, "hstack(pin: parent) { view a(width: 20); view b { width == a.width }; spacer }",
      "'width' of 'b' follows 'a', which is not placed before it: that has to wait \(wait)", at: "width == a.width"),
    Case(
      .needsSolver, "hstack row(pin: parent) { view a(width: 20); view b(width: 30) }",
      "The children of 'row' are 50 points wide in all and it is 300: which one yields stays open \(wait)",
      at: "hstack row"),
    Case(
      .needsSolver, "vstack column(pin: parent, spacing: 10) { view a(height: 80); view b(height: 30) }",
      "The children of 'column' are 120 points high in all and it is 100: which one yields stays open \(wait)",
      at: "vstack column"),
    Case(
      .needsSolver, "hstack row(pin: parent, distribution: fillEqually) { view a(width: 20); view b; view c }",
      "The children of 'row' are 100 points wide each by 'fillEqually' and not by their sizes: which one yields stays open \(wait)",
      at: "hstack row"),
    Case(
      .needsSolver, "hstack(pin: parent) { view a(width: 20) { width == 25 }; spacer }",
      "'width' of 'a' differs by 5 points from what decides it already: which one yields stays open \(wait)",
      at: "width == 25"),
    Case(
      .needsSolver, "hstack(pin: parent) { view a(width: 20) { width <= 25 }; spacer }",
      "'width' of 'a' is only bounded: an inequality decides nothing \(wait)", at: "width <= 25"),
    Case(
      .needsSolver, "view a(pin: parent(leading: 0, top: 60, bottom: 60), width: 5)",
      "'pin' of 'a' would make it -20 points high, and no length is negative: which one yields stays open \(wait)",
      at: "pin: parent(leading: 0, top: 60, bottom: 60)"),
    Case(
      .needsSolver, "view a(pin: parent(leading: 0, top: 0), height: 5) { width == parent.width - 400 }",
      "'width' of 'a' would make it -100 points wide, and no length is negative: which one yields stays open \(wait)",
      at: "width == parent.width - 400"),
    Case(
      .needsSolver, "view a(pin: b) { view b(size: 5, pin: parent(top: 0, leading: 0)) }",
      "'pin' of 'a' follows 'b', which is not placed before it: that has to wait \(wait)", at: "pin: b"),
    // Placed twice.
    Case(
      .placedTwice, "view a(frame: (0, 0, 10, 10), pin: parent)",
      "'pin' places 'a' a second time: 'frame' places it", at: "pin: parent"),
    Case(
      .placedTwice, "view a(frame: (0, 0, 10, 10), size: 5)",
      "'width' places 'a' a second time: 'frame' places it", at: "size: 5"),
    Case(
      .placedTwice, "view a(frame: (0, 0, 10, 10)) { top == parent.top }",
      "'top' places 'a' a second time: 'frame' places it", at: "top == parent.top"),
    Case(
      .placedTwice, "hstack row(pin: parent) { view a(pin: parent) }",
      "'pin' places 'a' a second time: 'row' arranges it", at: "pin: parent"),
    Case(
      .placedTwice, "hstack row(pin: parent) { view a(center: parent) }",
      "'center' places 'a' a second time: 'row' arranges it", at: "center: parent"),
    Case(
      .placedTwice, "hstack row(pin: parent) { view a(frame: (0, 0, 5, 5)) }",
      "'frame' places 'a' a second time: 'row' arranges it", at: "frame: (0, 0, 5, 5)"),
    Case(
      .placedTwice, "hstack row(pin: parent) { view a { leading == parent.leading } }",
      "'leading' places 'a' a second time: 'row' arranges it", at: "leading == parent.leading"),
    Case(
      .placedTwice,
      "tableView rows(pin: parent, rowHeight: 20) { cell { pin: parent; view a(pin: parent) }; cell { view b(pin: parent) } }",
      "'pin' places 'cell' a second time: 'rows' arranges it", at: "pin: parent"),
    // Ambiguous.
    Case(
      .ambiguousLayout, "view a(size: 10)",
      "'a' has no horizontal position and no vertical position; add 'leading' and 'top'", at: "view a"),
    Case(
      .ambiguousLayout, "view a(pin: parent(leading: 0, top: 0), height: 5)", "'a' has no width; add 'width'",
      at: "view a"),
    Case(
      .ambiguousLayout, "view a(pin: parent(horizontal: 0))",
      "'a' has no vertical position and no height; add 'top' and 'height'",
      at: "view a"),
    Case(
      .ambiguousLayout, "imageView",
      "'imageView' has no horizontal position, no width, no vertical position and no height; add 'leading', 'width', 'top' and 'height'",
      at: "imageView"),
    Case(
      .ambiguousLayout, "hstack row(pin: parent(top: 0, leading: 0)) { view a(size: 5); spacer }",
      "'row' has no width; add 'width'", at: "hstack row"),
  ]

  @Test(arguments: cases)
  func saysItOnceAtTheSmallestPlace(_ example: Case) throws {
    let laidOut = try LaidOut(example.body)
    #expect(laidOut.said.map(\.headline) == [example.headline])
    #expect(laidOut.ids == [example.id])
    let file = "\nscreen S(size: (300.0, 100.0)) {\n\(example.body)\n}"
    let span = try #require(laidOut.said.first?.span)
    #expect(String(decoding: Array(file.utf8)[Int(span.start)..<Int(span.end)], as: UTF8.self) == example.place)
  }

  @Test func whatFollowsAnUnsolvedElementIsSilent() throws {
    let laidOut = try LaidOut(
      """
      view a(pin: parent(top: 0, leading: 0), height: 5) { width <= 100 }
      view b(size: 5) { leading == a.trailing + 4; top == a.bottom }
      view c(pin: b(horizontal: 0, top: 0), size: (90, 5))
      hstack(height: 20) { leading == b.trailing; trailing == parent.trailing; top == b.bottom; view d(width: 5000); view e(width: 5) }
      view f(pin: a) { view g(pin: parent); view h(size: 7) { leading == g.trailing; top == parent.bottom } }
      """)
    #expect(laidOut.ids == [.needsSolver])
    // What does not follow it is placed as ever: below a, 5 high.
    let frame = try laidOut.frame("b")
    #expect(frame.y == 5)
  }

  @Test func whatAnUnsolvedStackArrangesIsUnsolved() throws {
    let laidOut = try LaidOut(
      """
      hstack s(pin: parent(top: 0, leading: 0), height: 10) { trailing <= parent.trailing; view a; view b(size: 5) }
      view c(pin: parent(top: 20, trailing: 0), size: 5) { leading == s.a.trailing }
      """)
    #expect(laidOut.ids == [.needsSolver])
  }

  @Test func oneElementIsOneDiagnostic() throws {
    let laidOut = try LaidOut(
      "view a(pin: parent, width: 5) { height <= 3; top >= parent.top @ 20; centerX == b.centerX }; view b(pin: parent)"
    )
    #expect(laidOut.ids == [.needsSolver])
    #expect(laidOut.said[0].notes.count == 3)
  }

  @Test func aComponentUsedOftenSaysItOnce() throws {
    let laidOut = try LaidOut(
      "vstack(pin: parent) { repeat 100 { Card } }", before: "component Card { view a { width <= 5 } }")
    #expect(laidOut.ids == [.needsSolver])
  }

  @Test func whatAHiddenChildLacksIsSilent() throws {
    let laidOut = try LaidOut(
      "hstack(pin: parent) { view gone(isHidden: true) { view a(size: 5); hstack(pin: parent) { view b(width: 9) } }; view c }"
    )
    #expect(laidOut.ids.isEmpty)
  }

  @Test func aSpacerIsNeverAmbiguous() throws {
    let laidOut = try LaidOut("spacer")
    #expect(laidOut.ids.isEmpty)
  }

  @Test func standInFramesAreSensible() throws {
    let laidOut = try LaidOut(
      """
      view a(size: (20, 10))
      view b(pin: parent(leading: 30, top: 40))
      view c { trailing == parent.trailing - 50; bottom == parent.bottom - 60 }
      view d
      view e(center: parent, height: 10) { width <= 9 }
      """)
    // At the corner; to the far edges; to the near edges; all of the parent; what is offered round the centre.
    try expectFrames("a 0 0 20 10, b 30 40 270 60, c 0 0 250 40, d 0 0 300 100, e 0 45 300 10", in: laidOut)
  }
}
