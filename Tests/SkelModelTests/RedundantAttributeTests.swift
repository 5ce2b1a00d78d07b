import SkelModel
import SkelSyntax
import Testing

/// Attributes that repeat what an appearance or a style says. Advice, so nothing but what is sure.
@Suite struct RedundantAttributeTests {
  private func found(_ text: String, _ options: ResolveOptions = ResolveOptions()) -> [String] {
    resolved(text, options).diagnostics.filter { $0.id == .redundantAttribute }.map {
      String(decoding: Array(text.utf8)[Int($0.span.start)..<Int($0.span.end)], as: UTF8.self)
    }
  }

  private func inScreen(_ items: String, before: String = "") -> [String] {
    found("\(before)\nscreen S(size: (100, 100)) {\n\(items)\n}")
  }

  private let rounded = "appearance { cornerRadius: 8 }"

  @Test func whatIsSaidTwice() {
    #expect(inScreen("\(rounded); view v(frame: (0, 0, 9, 9), cornerRadius: 8)") == ["cornerRadius: 8"])
    #expect(inScreen("view v(frame: (0, 0, 9, 9), cornerRadius: 8)", before: rounded) == ["cornerRadius: 8"])
    #expect(inScreen("view v { frame: (0, 0, 9, 9); cornerRadius: 8 }", before: rounded) == ["cornerRadius: 8"])
    #expect(
      inScreen("view v(frame: (0, 0, 9, 9), style: s, cornerRadius: 8)", before: "style s { cornerRadius: 8 }")
        == ["cornerRadius: 8"])
    #expect(inScreen("fill: clouds; view v(frame: (0, 0, 9, 9), fill: clouds)") == ["fill: clouds"])
    // Each of those that are spelled alike.
    let leaf = "view(cornerRadius: 8, frame: (0, 0, 9, 9))"
    let container = leaf + " { view w(frame: (0, 0, 9, 9)) }"
    #expect(inScreen("\(leaf)\n\(container)\n\(container)\n\(leaf)", before: rounded).count == 4)
  }

  @Test func whatIsNot() {
    // A default that is written out, another value, a name, what holds for all inside, a branch.
    #expect(inScreen("view v(frame: (0, 0, 9, 9), cornerRadius: 0)") == [])
    #expect(inScreen("\(rounded); view v(frame: (0, 0, 9, 9), cornerRadius: 9)") == [])
    #expect(inScreen("\(rounded); view v(frame: (0, 0, 9, 9), cornerRadius: a)", before: "let a = 8") == [])
    #expect(
      inScreen(
        "appearance { fill: clouds; label { fill: silver } }; view v(frame: (0, 0, 9, 9), fill: clouds) { label l(frame: (0, 0, 9, 9)) }"
      ) == [])
    #expect(inScreen("\(rounded); view v(frame: (0, 0, 9, 9)) { if screen.width > 1 { cornerRadius: 8 } }") == [])
    #expect(inScreen("library: leadKit; view v(frame: (0, 0, 9, 9), library: leadKit)") == [])
    #expect(
      inScreen("view v(frame: (0, 0, 9, 9), style: s)", before: "style s { cornerRadius: 8 }\nappearance { style: s }")
        == [])
    // Another style in between.
    #expect(
      inScreen(
        "\(rounded); view v(frame: (0, 0, 9, 9), style: s, cornerRadius: 8)", before: "style s { cornerRadius: 1 }")
        == [])
  }

  @Test func whatOtherTurnsNeed() {
    let turn = "repeat 2 as i { view c(frame: (0, 0, 9, 9)) { if i == 0 { appearance { cornerRadius: 8 } }; "
    #expect(inScreen(turn + "view v(frame: (0, 0, 9, 9), cornerRadius: 8) } }") == [])
    let text = """
      screen S(size: (100, 100)) {
        if screen.width > 200 { appearance { cornerRadius: 8 } }
        view v(frame: (0, 0, 9, 9), cornerRadius: 8)
      }
      """
    var options = ResolveOptions()
    options.viewports = [.size(Size(width: 300, height: 100))]
    #expect(found(text, options) == ["cornerRadius: 8"])
    options.viewports = [.size(Size(width: 300, height: 100)), .size(Size(width: 100, height: 100))]
    #expect(found(text, options) == [])
    #expect(found(text) == [])
  }

  @Test func componentsStandAnywhere() {
    let component = "component C { view v(frame: (0, 0, 9, 9), cornerRadius: 8) }"
    #expect(inScreen("\(rounded); C c { frame: (0, 0, 9, 9) }", before: component) == [])
    #expect(found("\(rounded)\n\(component)") == [])
  }
}
