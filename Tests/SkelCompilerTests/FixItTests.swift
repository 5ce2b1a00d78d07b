import Foundation
import SkelCompiler
import SkelSyntax
import Testing

/// Every fix-it does what it promises: applied alone, its diagnostic is gone and there is none that was not there before,
/// but one that a safe fix-it mends in its turn: what stands behind a mistake may be read only once that is mended.
@Suite struct FixItTests {
  static let texts: [String] =
    DiagnosticID.allCases.map(\.page.wrong)
    + (Repository.files("Tests/Corpus/errors", ".skl") + Repository.files("Tests/Corpus/slips", ".skl")).map { path in
      String(decoding: Repository.bytes(path) ?? [], as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !isAnnotation($0) }.joined(separator: "\n")
    }

  @Test func everyFixItMends() {
    var count = 0
    for text in FixItTests.texts {
      let before = compileText(text)
      for diagnostic in before.diagnostics.all {
        for fixIt in diagnostic.fixIts {
          count += 1
          check(fixIt, of: diagnostic, before, text)
        }
      }
    }
    #expect(count > 20)
  }

  private func check(_ fixIt: Diagnostic.FixIt, of diagnostic: Diagnostic, _ before: Compilation, _ text: String) {
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(Int(fixIt.span.start)..<Int(fixIt.span.end), with: fixIt.replacement.utf8)
    let mended = String(decoding: bytes, as: UTF8.self)
    let after = compileText(mended)
    // Places as before the fix.
    let grown = fixIt.replacement.utf8.count - Int(fixIt.span.end - fixIt.span.start)
    let findings = after.diagnostics.all.filter { $0.severity != .info }.map { found in
      let start = Int(found.span.start)
      let isBehind = start >= Int(fixIt.span.end) + grown
      return "\(found.id.rawValue) at \(isBehind ? start - grown : min(start, Int(fixIt.span.start)))"
    }
    let own = "\(diagnostic.id.rawValue) at \(diagnostic.span.start)"
    #expect(!findings.contains(own), "'\(fixIt.replacement)' leaves \(own) in\n\(mended)")
    // Only what was right so far is laid out, so only then the layout has something to say.
    if after.isLaidOut, !before.isLaidOut { return }
    let known = before.diagnostics.all.map { "\($0.id.rawValue) at \($0.span.start)" }
    let isMended = after.diagnostics.all.filter { $0.severity != .info }.map { $0.fixIts.first?.isSafe ?? false }
    let new = zip(findings, isMended).filter { !known.contains($0) && !$1 }.map { $0.0 }
    #expect(new.isEmpty, "'\(fixIt.replacement)' for \(own) brings \(new) in\n\(mended)")
  }
}

private func isAnnotation(_ line: Substring) -> Bool {
  line.hasPrefix("//@") || line.hasPrefix("//") && line.dropFirst(2).drop { $0 == " " }.hasPrefix("^")
}

/// `applyFixes`, which decides by itself which fixes are good.
@Suite struct ApplyFixesTests {
  @Test func fixesOfFixedTextFollow() {
    let text = "screen A(size: (100, 100)) {\n  vew y(heigth: 10, pin: parent(top: 2, horizontal: 0))\n}\n"
    let fixed = fix(text)
    #expect(fixed.text == text.replacing("vew", with: "view").replacing("heigth", with: "height"))
    #expect(fixed.count == 2)
  }

  /// The attribute that seems to be meant takes no text: whoever wrote it must say more.
  @Test func aFixThatBringsAnErrorIsLeftOut() {
    let text = """
      style a { lineHeigth: 2 }
      style b { lineSpacng: "wide" }
      style c { cornerRadus: 2 }

      """
    let fixed = fix(text)
    let right = text.replacing("lineHeigth", with: "lineHeight").replacing("cornerRadus", with: "cornerRadius")
    #expect(fixed.text == right)
    #expect(fixed.count == 2)
  }

  /// What stands behind a word of another language is read once the word is known.
  @Test func whatAFixBringsToLightIsFixedToo() {
    let text = """
      screen A(size: (375, 180)) {
        UILabel t(frame: CGRect(x: 8, y: 8, width: 100, height: 20), clipsToBounds: true)
      }

      """
    let fixed = fix(text)
    #expect(fixed.text == "screen A(size: (375, 180)) {\n  label t(frame: (8, 8, 100, 20))\n}\n")
    #expect(fixed.count == 3)
  }

  /// Lines go whole, and numbers keep their meaning.
  @Test func fixedFilesAreTidy() {
    let text = """
      import UIKit

      screen A(size: (375, 180)) {
        view a(height: 20) {
          clipsToBounds: true // as in the app
          layer.cornerRadius: 8
          width == parent.width * 50%
          top == parent.top
          leading == parent.leading
        }
        view b(height: 20, fill: 0xEEEEEE) {
          width == 25%
          top == a.bottom
          leading == parent.leading
        }
        repeat 3 times { view c(frame: (0, 50, 9, 9)) }
        repeat 3 { i in view d(frame: (0, 60 + i, 9, 9)) }
      }

      """
    let right = """
      screen A(size: (375, 180)) {
        view a(height: 20) {
          cornerRadius: 8
          width == parent.width * 0.5
          top == parent.top
          leading == parent.leading
        }
        view b(height: 20, fill: #EEEEEE) {
          width == 0.25 * parent.width
          top == a.bottom
          leading == parent.leading
        }
        repeat 3 { view c(frame: (0, 50, 9, 9)) }
        repeat 3 as i { view d(frame: (0, 60 + i, 9, 9)) }
      }

      """
    #expect(fix(text).text == right)
  }

  /// `in` is a name like any other.
  @Test func anElementCalledInIsNoClosure() {
    let text = "screen A(size: (9, 9)) { repeat 3 { view in(frame: (0, 0, 9, 9)) } }"
    #expect(compileText(text).diagnostics.all.filter { $0.severity == .error }.isEmpty)
  }

  @Test func whatOnlyAPersonCanDecideStays() {
    let text = "let a = 1 <> 2\nscreen A(size: (9, 9)) { size = 48 }"
    let fixed = fix(text)
    #expect(fixed.text == text.replacing("<>", with: "!="))
    let unsafe = "let a = \"x\nscreen A(size: (1, 1)) { }"
    #expect(fix(unsafe).count == 0)
  }

  @Test func importsStayAsTheyAre() {
    let text = "import \"b.skl\"\nscreen A(size: (9, 9)) { view v(frame: (0, 0, 9, 9), style: b) }\n"
    let fixed = applyFixes(to: Source(path: "a.skl", bytes: Array(text.utf8)), Options()) {
      .found(Source(path: $0, bytes: Array("style b { lineHeigth: 2 }".utf8)))
    }
    #expect(fixed.count == 0)
  }

  @Test func whatIsRightIsNotTouched() throws {
    for path in Repository.files("Samples", ".skl") {
      let bytes = try #require(Repository.bytes(path))
      let fixed = applyFixes(to: Source(path: path, bytes: bytes), Options()) { path in
        Repository.bytes(path).map { .found(Source(path: path, bytes: $0)) } ?? .missing
      }
      #expect(fixed.count == 0 && fixed.source.bytes == bytes, "\(path)")
    }
  }

  /// More mistakes than are kept, and among the first ones one with a fix that is none.
  @Test func aBadFixAmongManyIsFound() {
    let styles = (0..<2_500).map { "style s\($0) { lineHeigth: 2 }\n" }
    let text = styles[..<400].joined() + "style bad { lineSpacng: \"wide\" }\n" + styles[400...].joined()
    let fixed = fix(text)
    #expect(fixed.count == 2_500)
    #expect(fixed.text == text.replacing("Heigth", with: "Height"))
  }

  private func fix(_ text: String) -> (text: String, count: Int) {
    let fixed = applyFixes(to: Source(path: "test.skl", bytes: Array(text.utf8)), Options()) { _ in .missing }
    return (String(decoding: fixed.source.bytes, as: UTF8.self), fixed.count)
  }
}
