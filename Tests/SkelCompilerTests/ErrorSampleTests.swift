import SkelCompiler
import SkelSyntax
import Testing

/// Samples that are wrong on purpose: under each line stand the diagnostics it brings,
///
///     lable title(height: 20)
/// //  ^~~~~ error[unknown-kind] 'lable' is … (fix: label)
///
/// and no others. A span that starts in the first two columns is written `//@column~length` instead.
@Suite struct ErrorSampleTests {
  @Test(arguments: Repository.files("Tests/Corpus/errors", ".skl"))
  func everyDiagnosticStandsUnderItsText(_ path: String) throws {
    let text = String(decoding: try #require(Repository.bytes(path)), as: UTF8.self)
    let bare = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !isAnnotation($0) }
      .joined(separator: "\n")
    let annotated = annotate(bare, path)
    if Repository.isUpdating { try Repository.write(annotated, path) }
    #expect(annotated == text || Repository.isUpdating)
  }

  @Test func twentyFiveMistakesAreTwentyFiveDiagnostics() {
    let compilation = compileFile("Tests/Corpus/errors/twenty-five-mistakes.skl")
    #expect(compilation.diagnostics.all.count == 25)
    #expect(Set(compilation.diagnostics.all.map(\.headline)).count == 25)
  }
}

private func isAnnotation(_ line: Substring) -> Bool {
  line.hasPrefix("//@") || line.hasPrefix("//") && line.dropFirst(2).drop { $0 == " " }.hasPrefix("^")
}

/// `text` with its diagnostics under the lines they speak of.
private func annotate(_ text: String, _ path: String) -> String {
  let compilation = compileText(text, path: path)
  let lines = LineTable(Array(text.utf8))
  var below: [Int: [String]] = [:]
  for diagnostic in compilation.diagnostics.all where diagnostic.span.file == FileID(0) {
    let place = lines.place(of: Int(diagnostic.span.start))
    let end = lines.place(of: Int(diagnostic.span.end))
    let length = end.line == place.line ? max(end.column - place.column, 1) : 1
    let mark =
      place.column > 2
      ? "//" + String(repeating: " ", count: place.column - 3) + "^" + String(repeating: "~", count: length - 1)
      : "//@\(place.column)~\(length)"
    let fix = diagnostic.fixIts.map { " (fix: \($0.replacement.isEmpty ? "delete" : $0.replacement))" }.joined()
    below[place.line, default: []].append(
      "\(mark) \(diagnostic.severity)[\(diagnostic.id.rawValue)] \(diagnostic.headline)\(fix)")
  }
  var result: [String] = []
  for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    result.append(String(line))
    result += below[index + 1] ?? []
  }
  return result.joined(separator: "\n")
}
