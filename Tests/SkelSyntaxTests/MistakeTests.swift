import Foundation
import SkelSyntax
import Testing

/// Mistakes and what is said about them, side by side in `Tests/Fixtures/Mistakes`.
///
/// A case is text indented by two spaces; under each line stands what is reported on it, behind `//`. `SKELC_UPDATE=1`
/// writes what is reported now.
@Suite struct MistakeTests {
  static let files = ["tokens", "declarations", "items", "lists", "values", "blocks"]

  @Test(arguments: files)
  func everythingSaidIsExpected(_ name: String) throws {
    let url = repository.appendingPathComponent("Tests/Fixtures/Mistakes/\(name).txt")
    let stored = try String(contentsOf: url, encoding: .utf8)
    let now = cases(stored).map(annotated).joined(separator: "----\n")
    let variables = ProcessInfo.processInfo.environment
    if variables["SKELC_UPDATE"] == "1", variables["CI"] == nil { try Data(now.utf8).write(to: url) }
    let expected = try String(contentsOf: url, encoding: .utf8)
    for (expected, now) in zip(expected.components(separatedBy: "----\n"), now.components(separatedBy: "----\n")) {
      #expect(expected == now)
    }
  }

  /// A fix-it takes away its mistake, and a safe one brings none that was not there.
  @Test(arguments: files)
  func fixItsMend(_ name: String) throws {
    let url = repository.appendingPathComponent("Tests/Fixtures/Mistakes/\(name).txt")
    for text in cases(try String(contentsOf: url, encoding: .utf8)) {
      let diagnostics = parsed(text).diagnostics
      for diagnostic in diagnostics {
        for fixIt in diagnostic.fixIts {
          var bytes = Array(text.utf8)
          bytes.replaceSubrange(Int(fixIt.span.start)..<Int(fixIt.span.end), with: fixIt.replacement.utf8)
          // At the places where they stood before.
          let grown = fixIt.replacement.utf8.count - Int(fixIt.span.end - fixIt.span.start)
          let left = parsed(bytes).diagnostics.map { found in
            let start = Int(found.span.start)
            let isBehind = start >= Int(fixIt.span.end) + grown
            return "\(found.id) at \(isBehind ? start - grown : min(start, Int(fixIt.span.start)))"
          }
          let own = "\(diagnostic.id) at \(diagnostic.span.start)"
          #expect(!left.contains(own), "\(text)\(fixIt.replacement): \(left)")
          let known = diagnostics.map { "\($0.id) at \($0.span.start)" }
          let new = left.filter { !known.contains($0) }
          let isBetter = new.isEmpty || !fixIt.isSafe && left.count <= diagnostics.count
          #expect(isBetter, "\(text)\(fixIt.replacement): \(new)")
        }
      }
    }
  }

  /// The source of each case.
  private func cases(_ file: String) -> [String] {
    file.components(separatedBy: "----\n").map { text in
      text.components(separatedBy: "\n").filter { !$0.hasPrefix("//") }.map {
        $0.hasPrefix("  ") ? $0.dropFirst(2) : $0[...]
      }
      .joined(separator: "\n")
    }
  }

  private func annotated(_ text: String) -> String {
    let lines = text.components(separatedBy: "\n").dropLast()
    let table = LineTable(Array(text.utf8))
    var marks = [[String]](repeating: [], count: lines.count + 1)
    func mark(_ span: Span, _ message: String) {
      let place = table.place(of: Int(span.start))
      let line = lines.indices.contains(place.line - 1) ? lines[place.line - 1] : ""
      // Marks stand under characters, not bytes.
      let before = String(decoding: line.utf8.prefix(place.column - 1), as: UTF8.self).count
      let marked = line.utf8.dropFirst(place.column - 1).prefix(Int(span.end - span.start))
      let width = String(decoding: marked, as: UTF8.self).count
      let tildes = String(repeating: "~", count: max(0, width - 1))
      marks[min(place.line - 1, lines.count)].append(
        "//\(String(repeating: " ", count: before))^\(tildes) \(message)\n")
    }
    for diagnostic in parsed(text).diagnostics {
      let fixes = diagnostic.fixIts.map { fix in
        let place = table.place(of: Int(fix.span.start))
        let at = fix.span.start == diagnostic.span.start ? "" : " at \(place.line):\(place.column)"
        return " \(fix.isSafe ? "->" : "-?>")\(at) '\(fix.replacement)'"
      }
      mark(diagnostic.span, "\(diagnostic.severity)[\(diagnostic.id.rawValue)] \(diagnostic.headline)\(fixes.joined())")
      for note in diagnostic.notes { mark(note.span, "note: \(note.message)") }
    }
    return zip(lines, marks).map { ($0.isEmpty ? "" : "  ") + $0 + "\n" + $1.joined() }.joined()
      + marks[lines.count].joined()
  }
}
