import SkelModel
import SkelSyntax
import Testing

/// Weakest first: library, file appearance, its kind block, enclosing appearances, styles, the element itself.
@Suite struct CascadeTests {
  @Test func aBranchWinsWhereverItStands() {
    let styles = "style a { cornerRadius: 1 }\nstyle b { cornerRadius: 2 }"
    #expect(screen("view v { if true { style: b }; style: a }", before: styles).appearance("v").cornerRadius == 2)
    let appearances = "view { if true { appearance { cornerRadius: 2 } }; appearance { cornerRadius: 1 }; view v }"
    #expect(screen(appearances).appearance("v").cornerRadius == 2)
  }

  @Test func eachStepWinsOverTheOneBefore() {
    let before = """
      style soft { lineSpacing: 5 }
      style softer { style: soft; lastLineFillPercent: 55 }
      appearance { lineSpacing: 1; label { lineSpacing: 2 } }
      """
    let result = screen(
      """
      label a
      textView b
      view outer {
        appearance { lineSpacing: 3; label { lineSpacing: 4 } }
        label c
        textView d
        label e(style: softer)
        label f(style: softer, lineSpacing: 6)
      }
      """, before: before)
    #expect(result.messages == [])
    #expect(result.appearance("a").lineSpacing == 2)
    #expect(result.appearance("b").lineSpacing == 1)
    #expect(result.appearance("c").lineSpacing == 4)
    #expect(result.appearance("d").lineSpacing == 3)
    #expect(result.appearance("e").lineSpacing == 5)
    #expect(result.appearance("e").lastLineFillPercent == 55)
    #expect(result.appearance("f").lineSpacing == 6)
  }

  @Test func anOuterKindBlockGivesWayToAnInnerAppearance() {
    let result = screen(
      "view v { appearance { cornerRadius: 7 }; label l }", before: "appearance { label { cornerRadius: 3 } }")
    #expect(result.appearance("l").cornerRadius == 7)
  }

  @Test func laterStylesAreStronger() {
    let before = "style one { cornerRadius: 1; lineSpacing: 1 }\nstyle two { cornerRadius: 2 }"
    let result = screen("label l(style: [one, two])\nlabel m(style: [two, one])", before: before)
    #expect(result.appearance("l").cornerRadius == 2)
    #expect(result.appearance("l").lineSpacing == 1)
    #expect(result.appearance("m").cornerRadius == 1)
  }

  @Test func fillAndAnimationOfAContainerHoldInside() {
    let result = screen(
      """
      view v(fill: turquoise, animation: pulse, cornerRadius: 9) {
        label l
        view w(fill: red) { label m }
      }
      """)
    let turquoise = Fill.colour(Colour(ColourComponents(hex: 0x1ABC9C)))
    #expect(result.appearance("l").fill == turquoise)
    #expect(result.appearance("l").animation == [.pulse(duration: 1)])
    #expect(result.appearance("l").cornerRadius == 0)
    #expect(result.appearance("m").fill == .colour(Colour(ColourComponents(hex: 0xFF0000))))
  }

  @Test func containerBlocksSpeakOfElementsWithChildren() {
    let result = screen(
      "view card { label l }\nview leaf\nview room { spacer }", before: "appearance { container { cornerRadius: 5 } }")
    #expect(result.appearance("card").cornerRadius == 5)
    #expect(result.appearance("leaf").cornerRadius == 0)
    #expect(result.appearance("room").cornerRadius == 0)
  }

  @Test func aBranchWinsOverWhatStandsOutside() {
    let result = screen("label l { if screen.width > 300 { height: 30 }; height: 10; width: 50 }")
    #expect(result.placement("l").height == 30)
    #expect(result.placement("l").width == 50)
    #expect(result.screen.widthThresholds == [300])
  }

  @Test func aComponentsRootGivesWayToItsUse() {
    let before = """
      style round { cornerRadius: 8 }
      component Card { cornerRadius: 4; borderWidth: 1; label l }
      """
    let result = screen("Card a\nCard b { cornerRadius: 6 }\nCard c { style: round }", before: before)
    #expect(result.messages == [])
    #expect(result.appearance("a").cornerRadius == 4)
    #expect(result.appearance("b").cornerRadius == 6)
    #expect(result.appearance("c").cornerRadius == 8)
    #expect(result.appearance("c").borderWidth == 1)
  }

  @Test func whatDoesNotApplyIsIgnoredInStylesAndAnErrorOnTheElement() {
    let result = screen(
      "view v(style: text)\nview w(numberOfLines: 2)", before: "style text { numberOfLines: 3; cornerRadius: 2 }")
    let message = "not-applicable: 'numberOfLines' says nothing on a view; it is for label, textView and button"
    #expect(result.messages == [message])
    #expect(result.appearance("v").cornerRadius == 2)
  }

  @Test func twiceInOnePlaceIsAnError() {
    let result = screen(
      """
      label a(height: 1) { height: 2 }
      label b(size: 4, width: 5)
      label c { if true { height: 1; height: 2 } }
      """)
    #expect(result.ids == [.setTwice, .setTwice, .setTwice])
  }

  @Test func kindsHaveTheirOwnDefaults() {
    let result = screen("label l\ntextView t\nbutton b\nimageView i")
    #expect(result.appearance("l").numberOfLines == 1)
    #expect(result.appearance("t").numberOfLines == 0)
    #expect(result.appearance("l").font == Font(size: 17))
    #expect(result.appearance("t").font == Font(size: 14))
    #expect(result.appearance("b").font == Font(size: 15))
    #expect(result.appearance("S").backgroundColor == Colour.named("systemBackground"))
    #expect(result.appearance("i").fill == .colour(.skeletonDefault))
  }

  @Test func valuesKnowWhereTheyComeFrom() {
    let result = screen("label l(lineSpacing: 4)", before: "appearance { label { cornerRadius: 3 } }")
    let origins = result.screen.origins[Int(result.screen.elements[result.element("l")].origins)]
    let own = origins.entries.first { $0.attribute == .lineSpacing }?.origin
    #expect(own == .own(start: 8, end: 22))
    guard case .elsewhere(let span)? = origins.entries.first(where: { $0.attribute == .cornerRadius })?.origin else {
      Issue.record("the corner radius comes from the appearance")
      return
    }
    #expect(span.start == 21)
  }
}
