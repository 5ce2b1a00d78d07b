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

  static let cases: [Case] = [
    // Contradictions: the latest yields.
    Case(
      .conflictingConstraints, "view a(pin: parent, width: 280)", "'width: 280' of 'a' contradicts 'pin' of 'a'",
      at: "width: 280"),
    Case(
      .conflictingConstraints, "view a(pin: parent(top: 0, leading: 0), size: 20) { centerX == parent.centerX }",
      "'centerX == parent.centerX' of 'a' contradicts 'pin' of 'a' and 'width: 20' of 'a'",
      at: "centerX == parent.centerX"),
    Case(
      .conflictingConstraints, "hstack row(pin: parent) { view a(width: 20); view b(width: 30) }",
      "'width: 30' of 'b' contradicts 3 other constraints taken together", at: "width: 30"),
    Case(
      .conflictingConstraints,
      "hstack row(pin: parent, distribution: fillEqually) { view a(width: 20); view b; view c }",
      "'width: 20' of 'a' contradicts 'pin' of 'row' and the arrangement of 'row'", at: "width: 20"),
    Case(
      .conflictingConstraints, "hstack(pin: parent) { view a(width: 20) { width == 25 }; spacer }",
      "'width == 25' of 'a' contradicts 'width: 20' of 'a'", at: "width == 25"),
    Case(
      .conflictingConstraints, "view a(pin: parent(leading: 0, top: 0), height: 5) { width >= 50; width <= 40 }",
      "'width <= 40' of 'a' contradicts 'width >= 50' of 'a'", at: "width <= 40"),
    Case(
      .conflictingConstraints,
      "view a(pin: parent(leading: 0, top: 0), size: 10) { width >= b.width }; view b(size: 20, pin: parent(trailing: 0, top: 0))",
      "'width: 20' of 'b' contradicts 'width: 10' of 'a' and 'width >= b.width' of 'a'", at: "size: 20"),
    Case(
      .conflictingConstraints,
      "label t(text: \"Hello\", pin: parent(leading: 0, top: 0), hugging: 1000) { trailing == parent.trailing }",
      "The width of the content of 't' contradicts 'pin' of 't' and 'trailing == parent.trailing' of 't'",
      at: "label t"),
    Case(
      .conflictingConstraints, "view a(pin: parent(leading: 0, top: 0), size: 5) { leading == leading + 5 }",
      "'leading == leading + 5' of 'a' can never hold", at: "leading == leading + 5"),
    Case(
      .conflictingConstraints, "view a(pin: parent(leading: 0, top: 60, bottom: 60), width: 5)",
      "'pin' of 'a' leaves 'a' a height below 0", at: "pin: parent(leading: 0, top: 60, bottom: 60)"),
    Case(
      .conflictingConstraints,
      "view a(pin: parent(leading: 0, top: 0), height: 5) { width == parent.width - 400 }",
      "'width == parent.width - 400' of 'a' leaves 'a' a width below 0", at: "width == parent.width - 400"),
    // A length below 0 is blamed on what makes it so.
    Case(
      .conflictingConstraints,
      "vstack t(frame: (0, 0, 10, 10), spacing: 20) { view c; view d { height >= c.height } }",
      "The arrangement of 't' leaves 'c' a height below 0", at: "vstack t"),
    // Turns are told apart.
    Case(
      .conflictingConstraints,
      "repeat 2 as i { view v(pin: parent(leading: 0, top: 0), size: 5 + i) }; view w(pin: parent(leading: 0, top: 0), height: 5) { width == v[0].width - v[1].width }",
      "'width == v[0].width - v[1].width' of 'w' leaves 'w' a width below 0",
      at: "width == v[0].width - v[1].width"),
    // Numbers have no exponent.
    Case(
      .conflictingConstraints,
      "view a(pin: parent(leading: 0, top: 0), size: 1) { width >= 10000000000000 * 12500000 }",
      "'width >= 125000000000000000000' of 'a' contradicts 'width: 1' of 'a'",
      at: "width >= 10000000000000 * 12500000"),
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
    Case(
      .placedTwice, "tableView rows(pin: parent, rowHeight: 9) { cell { width: 30 } }",
      "'width' places 'cell' a second time: 'rows' arranges it", at: "width: 30"),
    Case(
      .placedTwice, "tableView rows(pin: parent, rowHeight: 9) { header { width: 30; height: 9 }; cell }",
      "'width' places 'header' a second time: 'rows' arranges it", at: "width: 30"),
    Case(
      .placedTwice, "tableView rows(pin: parent, rowHeight: 9) { section s(height: 30) { cell } }",
      "'height' places 's' a second time: 'rows' arranges it", at: "height: 30"),
    Case(
      .placedTwice,
      "collectionView items(pin: parent, items: 1, scrollDirection: horizontal) { cell { size: 9 }; footer { size: (9, 8) } }",
      "'height' places 'footer' a second time: 'items' arranges it", at: "size: (9, 8)"),
    Case(
      .noRows, "tableView rows(pin: parent, rowHeight: 9) { section { }; section }",
      "'rows' has no cell, and a tableView itself draws nothing: add a 'cell'", at: "tableView rows"),
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
      .ambiguousLayout, "view a(pin: parent(top: 0, leading: 0), height: 5) { width <= 100 }",
      "'a' has no width; add 'width'", at: "view a"),
    // What follows an ambiguous element is as it is: only the one that lacks something is named.
    Case(
      .ambiguousLayout,
      "view a { top == b.bottom; leading == b.leading; height == b.height; width >= 5 @ 20; trailing == b.trailing }; view b(pin: parent(horizontal: 0), height: 9)",
      "'b' has no vertical position; add 'top'", at: "view b"),
    // Where all follow one another, the first is.
    Case(
      .ambiguousLayout,
      "view a(pin: b(top: 0, leading: 0), size: 5); view b(size: 9) { top == a.top; leading == a.leading }",
      "'a' has no horizontal position and no vertical position; add 'leading' and 'top'", at: "view a"),
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

  @Test func everyContradictionIsNamed() throws {
    let laidOut = try LaidOut(
      "view a(pin: parent, width: 5) { height <= 3; top >= parent.top @ 20; centerX == b.centerX }; view b(pin: parent)"
    )
    #expect(laidOut.ids == [.conflictingConstraints, .conflictingConstraints])
    #expect(laidOut.said.map(\.notes.count) == [1, 1])
    try expectFrames("a 0 0 300 100", in: laidOut)
  }

  @Test func aComponentUsedOftenSaysItOnce() throws {
    let laidOut = try LaidOut(
      "vstack(pin: parent) { repeat 100 { Card } }",
      before: "component Card { view a(pin: parent) { width == 5; width <= 4 } }")
    #expect(laidOut.ids == [.conflictingConstraints])
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
    // At the corner; to the far edges; to the near edges; all of the parent; as much as is allowed round the centre.
    try expectFrames("a 0 0 20 10, b 30 40 270 60, c 0 0 250 40, d 0 0 300 100, e 145.5 45 9 10", in: laidOut)
  }
}
