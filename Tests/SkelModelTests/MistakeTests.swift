import SkelModel
import SkelSyntax
import Testing

@Suite struct MistakeTests {
  @Test func importsThatCannotBe() {
    let cycle = ["b.skl": "import \"main.skl\"", "c.skl": "import \"c.skl\""]
    #expect(resolved("import \"b.skl\"", files: cycle).messages == ["import-cycle: 'main.skl' imports itself"])
    #expect(resolved("import \"c.skl\"", files: cycle).messages == ["import-cycle: 'c.skl' imports itself"])
    var options = ResolveOptions()
    options.importPaths = ["lib"]
    let missing = resolved("import \"x.skl\"", options, path: "a/main.skl")
    #expect(missing.messages == ["import-missing: There is no file 'x.skl'; looked at 'a/x.skl' or 'lib/x.skl'"])
    #expect(missing.triedPaths == ["a/x.skl", "lib/x.skl"])
  }

  @Test func whatAFailedImportMayHaveBroughtIsNotUnknown() {
    let uses = """
      screen S {
        Row(wide: 2) { height: gutter }
        view(style: body, fill: brand, isHidden: off, height: 2 * gutter)
        tableView(rowHeight: 20, rows: 2) { cell Row(lines: 2) }
      }
      """
    #expect(resolved("import \"gone.skl\"\n\(uses)").ids == [.importMissing])
    #expect(resolved(uses).ids.count == 7)
    #expect(screen("Lable(line: 2)").ids == [.unknownKind])
  }

  @Test func anImportBringsItsOwnNamesOnly() {
    let files = [
      "a.skl": "import \"b.skl\"\nlet one = 1\nappearance { cornerRadius: 9 }", "b.skl": "let two = 2",
    ]
    let result = resolved("import \"a.skl\"\nscreen S { view v(cornerRadius: one, height: two) }", files: files)
    #expect(result.messages == ["unknown-name: There is no constant or parameter 'two' here"])
    #expect(result.appearance("v").cornerRadius == 1)
    let twice = resolved(
      "import \"a.skl\"\nimport \"c.skl\"\n", files: files.merging(["c.skl": "let one = 3"]) { a, _ in a })
    #expect(twice.messages == ["declared-twice: Constant 'one' is brought in twice"])
    #expect(twice.diagnostics[0].notes.count == 2)
  }

  @Test func nothingContainsItself() {
    #expect(resolved("component A { B }\ncomponent B { A }\nscreen S { A }").ids == [.recursion])
    #expect(resolved("style a { style: b }\nstyle b { style: a }").ids == [.recursion])
    #expect(resolved("let a = b\nlet b = a").ids == [.recursion])
  }

  @Test func headersAndFootersAreOne() {
    let message = "misplaced-element: 'header' cannot stand here: a tableView has one and no more"
    let twice = screen("tableView(rowHeight: 9, rows: 1) { header; cell; header }")
    #expect(twice.messages == [message] && twice.diagnostics[0].notes.count == 1)
    #expect(screen("tableView(rowHeight: 9, rows: 1) { repeat 5 { header }; cell }").messages == [message])
    #expect(screen("tableView { section(rows: 1) { footer; cell; footer } }").ids == [.misplacedElement])
    #expect(screen("tableView { header; footer; section { header; cell }; section { header; cell } }").messages == [])
  }

  @Test func countsAreBounded() {
    #expect(screen("repeat 1000000000 { view }").ids == [.outOfRange])
    var few = ResolveOptions()
    few.mostElements = 1_000
    #expect(screen("repeat 900 { repeat 900 { } }", few).ids == [.tooManyElements])
    #expect(screen("repeat -1 { view }").ids == [.outOfRange])
    let doubling = (0..<40).map { "component C\($0) { C\($0 + 1); C\($0 + 1) }" }.joined(separator: "\n")
    #expect(resolved(doubling + "\ncomponent C40 { view }\nscreen S { C0 }", few).ids == [.tooManyElements])
    let chain = (0..<2_000).map { "component C\($0) { C\($0 + 1) }" }.joined(separator: "\n")
    #expect(resolved(chain + "\ncomponent C2000 { view }\nscreen S { C0 }").ids == [.tooDeep])
    let constants = (0..<100_000).map { "let c\($0) = c\($0 + 1)" }.joined(separator: "\n")
    #expect(resolved(constants + "\nlet c100000 = 1\nscreen S { view(height: c0) }").ids.first == .tooDeep)
  }

  @Test func aScreenIsNotPlaced() {
    let said = { (head: String) in resolved("screen S(\(head)) { }").ids }
    #expect(said("width: 3") == [.notApplicable])
    #expect(said("pin: parent") == [.notApplicable])
    #expect(said("frame: (0, 0, 1, 1)") == [.notApplicable])
    #expect(screen("width == 10").ids == [.notApplicable])
    #expect(screen("view v { width == 10 }").ids == [])
    #expect(resolved("screen S { if true { size: 9; device: iPhone15 } }").ids == [.notConstant, .notConstant])
  }

  @Test func stylesDoNotMultiply() {
    let doubling = (1..<40).map { "style s\($0) { style: [s\($0 - 1), s\($0 - 1)]; cornerRadius: \($0) }" }
    let result = screen(
      "view v(style: s39)", before: "style s0 { shape: circle }\n" + doubling.joined(separator: "\n"))
    #expect(result.ids == [])
    #expect(result.appearance("v").cornerRadius == 39)
    #expect(result.appearance("v").shape == .circle)
  }

  @Test func oneMistakeIsSaidOnce() {
    let low = "component Row { label(height: -3) }"
    #expect(screen("Row a\nRow b\nrepeat 5 { Row }", before: low).ids == [.outOfRange])
    let row = "component Row(lines) { label(numberOfLines: lines) }"
    #expect(screen("Row(lines: 1 / 0)", before: row).ids == [.divisionByZero])
    #expect(screen("view(height: wide)", before: "let wide = 1 / 0").ids == [.divisionByZero])
  }

  @Test func aWrongArgumentIsNotMissingToo() {
    let row = "component Row(lines, wide) { label(numberOfLines: lines, isHidden: wide) }"
    #expect(screen("Row(3, wide: true)", before: row).ids == [.unknownArgument])
    #expect(screen("Row(line: 3, wide: true)", before: row).ids == [.unknownArgument])
    #expect(screen("Row(lines: 3, tall: 1)", before: row).ids == [.missingArgument, .unknownArgument])
  }

  @Test func namesOfGuidesAreReserved() {
    let used = "view(cornerRadius: screen, pin: screen)"
    #expect(screen(used, before: "let screen = 3").ids == [.reservedName])
    #expect(screen("C(screen: 1)", before: "component C(screen) { \(used) }").ids == [.reservedName])
    #expect(screen("repeat 2 as screen { \(used) }").ids == [.reservedName])
    #expect(screen("view(style: margins)", before: "style margins { cornerRadius: 3 }").ids == [])
    let twice = resolved("component C(a, a) { view(height: a) }\nscreen S { C(a: 1) }")
    #expect(twice.messages == ["declared-twice: Parameter 'a' is declared twice"])
  }

  @Test func turnsOfARepeatAreNamed() {
    let rows = { (use: String) in screen("vstack v { repeat 3 { view row } }\nview(pin: \(use))").messages }
    #expect(rows("v.row[2]") == [])
    #expect(rows("v.row[7]") == ["unknown-name: There is no element 'row[7]' here"])
    #expect(rows("v.row") == ["unknown-name: 'row' stands inside 'repeat'; name one turn of it, such as 'row[0]'"])
    #expect(rows("v.rwo") == ["unknown-name: There is no element 'rwo' here; did you mean 'row'?"])
  }

  @Test func numbersStayNumbers() {
    let digits = String(repeating: "9", count: 400)
    #expect(screen("view(height: 1 + a - a)", before: "let a = \(digits) * 10").ids == [.outOfRange])
    #expect(screen("view { height == \(digits) * 10 * parent.height }").ids == [.outOfRange])
    #expect(
      screen("view(height: 9999999999999999999)").messages == [
        "out-of-range: 'height' goes from 0 to 100000 points, not a number of over 15 digits"
      ])
    #expect(
      screen("label(numberOfLines: 2.5)").messages == [
        "type-mismatch: 'numberOfLines' takes a whole number, not 2.5"
      ])
  }

  @Test func argumentsAreTheSubject() {
    let said = { (attribute: String) in screen("view(\(attribute))").messages }
    #expect(said("fill: rgb(2, 0, 0)") == ["out-of-range: 'red' goes from 0 to 1, not 2"])
    #expect(said("animation: pulse(duration: 0)") == ["out-of-range: 'duration' goes from 0.01 to 60 seconds, not 0"])
    #expect(said("animation: pulse(2)") == ["unknown-argument: 'pulse' takes 'duration', with its label"])
    #expect(
      said("fill: gradient(red, blue, green)") == ["unknown-argument: 'gradient' takes 'base' and 'secondary' only"])
    #expect(
      said("pin: parent(middle: 2)") == [
        "unknown-argument: 'pin' takes no 'middle'; it takes 'top', 'leading', 'bottom', 'trailing', 'horizontal' or 'vertical'"
      ])
  }

  @Test func chainedComparisonsAreSaidOnce() {
    #expect(screen("view(isHidden: 1 < 2 < 3)").ids == [.expected])
    #expect(screen("view(isHidden: 1 == 2 == 3)").ids == [.expected])
  }

  @Test func whatNoScreenUsesIsCheckedToo() {
    #expect(resolved("component Row(a) { label(height: a, cornerRadius: true) }").ids == [.typeMismatch])
    #expect(resolved("style s { cornerRadius: -1 }").ids == [.outOfRange])
    #expect(resolved("let a = 1 / 0").ids == [.divisionByZero])
  }

  @Test func conditionsAndValues() {
    #expect(screen("if 3 { view }").ids == [.typeMismatch])
    #expect(screen("view v(isHidden: 1 == 1)").appearance("v").isHidden)
    #expect(screen("view v(isHidden: YES)").diagnostics.first?.fixIts.first?.replacement == "true")
    let list = "let p = [turquoise, red]\n"
    let red = Fill.colour(Colour(ColourComponents(hex: 0xFF0000)))
    #expect(screen("view v(fill: p[1])", before: list).appearance("v").fill == red)
    #expect(screen("view v(fill: p[2])", before: list).ids == [.outOfRange])
  }

  @Test func aSingleLineIsAdvisedOnOnce() {
    let advised = { (items: String) in screen(items).diagnostics.filter { $0.severity == .info }.map(\.headline) }
    #expect(
      advised("label a\nlabel b") == [
        "The single line of 'a' is drawn 15 points high and 70 % wide; 'renderSingleLineAsView: true' fills the label"
      ])
    #expect(advised("label a(lastLineFillPercent: 100)\nlabel b(numberOfLines: 2)\nview c") == [])
    #expect(advised("label a\nview b(height: true)") == [])
  }
}
