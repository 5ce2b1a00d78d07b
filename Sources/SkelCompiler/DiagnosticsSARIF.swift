import SkelBackends
import SkelSyntax

// MARK: - Interface

extension OutputBuffer {
  /// A SARIF 2.1.0 log with one run: the diagnostics of several inputs, each with its own sources. `failures` are inputs
  /// that could not be read, `hidden` is how many diagnostics are left out.
  ///
  /// Paths become relative URIs, as they were given; nothing of the machine is in the log.
  package mutating func append(
    sarif inputs: [(diagnostics: [Diagnostic], sources: [Source])], failures: [String], hidden: Int, version: String
  ) {
    let ids = Set(inputs.flatMap { $0.diagnostics.map(\.id) })
    let rules = DiagnosticID.allCases.filter(ids.contains)
    let artifacts = Artifacts(inputs.map(\.sources))
    append("{\"version\": \"2.1.0\", \"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\", \"runs\": [{")
    append("\n\"tool\": {\"driver\": {\"name\": \"skelc\", \"version\": ")
    append(json: version)
    append(", \"semanticVersion\": ")
    append(json: version)
    append(", \"rules\": [")
    for (index, id) in rules.enumerated() {
      append(index == 0 ? "\n" : ",\n")
      append(rule: id)
    }
    append("]}},\n\"columnKind\": \"utf16CodeUnits\", \"newlineSequences\": [\"\\r\\n\", \"\\n\", \"\\r\"], ")
    append("\"defaultEncoding\": \"utf-8\", \"defaultSourceLanguage\": \"skl\",\n")
    append(failures: failures, hidden: hidden)
    append(artifacts)
    append("\"results\": [")
    var isFirst = true
    for (diagnostics, sources) in inputs {
      var places = SARIFPlaces(excerpts: SourceExcerpts(sources), artifacts: artifacts)
      for diagnostic in diagnostics {
        append(isFirst ? "\n" : ",\n")
        isFirst = false
        append(diagnostic, rule: rules.firstIndex(of: diagnostic.id) ?? 0, &places)
      }
    }
    append("]}]}\n")
  }
}

// MARK: - Implementation

/// Every file that a log speaks of, once.
private struct Artifacts {
  private(set) var all: [(uri: String, length: Int, isInput: Bool)] = []
  private var indices: [String: Int] = [:]

  init(_ inputs: [[Source]]) {
    for sources in inputs {
      for (index, source) in sources.enumerated() {
        let uri = uriReference(of: source.path)
        if let known = indices[uri] {
          all[known].isInput = all[known].isInput || index == 0
        } else {
          indices[uri] = all.count
          all.append((uri, source.bytes.count, index == 0))
        }
      }
    }
  }

  func index(of uri: String) -> Int? { indices[uri] }
}

private struct SARIFPlaces {
  var excerpts: SourceExcerpts
  let artifacts: Artifacts
}

/// Relative where the path is; without the steps that lead nowhere.
private func uriReference(of path: String) -> String {
  let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  return path.hasPrefix("/") ? "file:///" + percentEncoded(path: parts) : percentEncoded(path: parts)
}

extension Severity {
  fileprivate var level: StaticString {
    switch self {
    case .info: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

extension OutputBuffer {
  private mutating func append(rule id: DiagnosticID) {
    append("{\"id\": ")
    append(json: id.rawValue)
    append(", \"shortDescription\": {\"text\": ")
    append(json: id.page.title)
    append("}, \"fullDescription\": {\"text\": ")
    append(json: id.page.explanation)
    append("}, \"help\": {\"text\": ")
    append(json: id.page.explanation)
    append(", \"markdown\": ")
    append(json: diagnosticReference(for: id))
    append("}, \"defaultConfiguration\": {\"level\": \"")
    append(id.severity.level)
    append("\"}}")
  }

  private mutating func append(failures: [String], hidden: Int) {
    append("\"invocations\": [{\"executionSuccessful\": ")
    append(failures.isEmpty ? "true" : "false")
    append(", \"toolExecutionNotifications\": [")
    var notes: [(StaticString, String)] = failures.map { ("error", $0) }
    if hidden > 0 { notes.append(("note", "\(hidden) more not shown")) }
    for (index, (level, text)) in notes.enumerated() {
      append(index == 0 ? "{\"level\": \"" : ", {\"level\": \"")
      append(level)
      append("\", ")
      append(message: text)
      append("}")
    }
    append("]}],\n")
  }

  private mutating func append(_ artifacts: Artifacts) {
    append("\"artifacts\": [")
    for (index, artifact) in artifacts.all.enumerated() {
      append(index == 0 ? "\n{\"location\": {\"uri\": " : ",\n{\"location\": {\"uri\": ")
      append(json: artifact.uri)
      append("}, \"length\": ")
      append(artifact.length)
      append(artifact.isInput ? ", \"roles\": [\"analysisTarget\"]}" : "}")
    }
    append("],\n")
  }

  private mutating func append(_ diagnostic: Diagnostic, rule: Int, _ places: inout SARIFPlaces) {
    append("{\"ruleId\": ")
    append(json: diagnostic.id.rawValue)
    append(", \"ruleIndex\": ")
    append(rule)
    append(", \"level\": \"")
    append(diagnostic.severity.level)
    append("\", ")
    append(message: diagnostic.headline)
    append(", \"locations\": [{")
    append(physical: diagnostic.span, &places)
    append("}]")
    for (index, note) in diagnostic.notes.enumerated() {
      append(index == 0 ? ", \"relatedLocations\": [{" : ", {")
      append(message: note.message)
      append(", ")
      append(physical: note.span, &places)
      append(index + 1 == diagnostic.notes.count ? "}]" : "}")
    }
    for (index, fix) in diagnostic.fixIts.enumerated() {
      append(index == 0 ? ", \"fixes\": [{\"description\": {\"text\": " : ", {\"description\": {\"text\": ")
      append(json: braced(fix.replacement.isEmpty ? "Delete this" : "Write '\(fix.replacement)'"))
      append("}, \"artifactChanges\": [{")
      append(artifact: fix.span.file, &places)
      append(", \"replacements\": [{\"deletedRegion\": ")
      append(region: fix.span, &places)
      append(", \"insertedContent\": {\"text\": ")
      append(json: fix.replacement)
      append("}}]}]")
      append(index + 1 == diagnostic.fixIts.count ? "}]" : "}")
    }
    append("}")
  }

  private mutating func append(message text: String) {
    append("\"message\": {\"text\": ")
    append(json: braced(text))
    append("}")
  }

  private mutating func append(physical span: Span, _ places: inout SARIFPlaces) {
    append("\"physicalLocation\": {")
    append(artifact: span.file, &places)
    append(", \"region\": ")
    append(region: span, &places)
    append("}")
  }

  private mutating func append(artifact file: FileID, _ places: inout SARIFPlaces) {
    let uri = uriReference(of: places.excerpts.path(of: file))
    append("\"artifactLocation\": {\"uri\": ")
    append(json: uri)
    if let index = places.artifacts.index(of: uri) {
      append(", \"index\": ")
      append(index)
    }
    append("}")
  }

  private mutating func append(region span: Span, _ places: inout SARIFPlaces) {
    append(numbers: [
      ("{\"startLine\": ", places.excerpts.place(of: span.file, Int(span.start)).line),
      (", \"startColumn\": ", places.excerpts.columnInUTF16(of: span.file, Int(span.start))),
      (", \"endLine\": ", places.excerpts.place(of: span.file, Int(span.end)).line),
      (", \"endColumn\": ", places.excerpts.columnInUTF16(of: span.file, Int(span.end))),
      (", \"byteOffset\": ", Int(span.start)), (", \"byteLength\": ", Int(span.end) - Int(span.start)),
    ])
    // A span may be as long as the file, and there may be thousands of them.
    if span.end - span.start <= 1_000, let text = places.excerpts.text(of: span) {
      append(", \"snippet\": {\"text\": ")
      append(json: text)
      append("}")
    }
    append("}")
  }
}

/// A message's text: `{0}` would ask for an argument, so braces are doubled (SARIF 2.1.0, 3.11.5).
private func braced(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    result.unicodeScalars.append(scalar)
    if scalar == "{" || scalar == "}" { result.unicodeScalars.append(scalar) }
  }
  return result
}
