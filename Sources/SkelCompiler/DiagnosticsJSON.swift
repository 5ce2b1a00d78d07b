import SkelBackends
import SkelSyntax

// MARK: - Interface

extension OutputBuffer {
  /// A JSON list on one line, as `Grammar/events.md` describes it: the diagnostics of several inputs, each with its own
  /// sources.
  package mutating func append(json inputs: [(diagnostics: [Diagnostic], sources: [Source])]) {
    append("[")
    var isFirst = true
    for (diagnostics, sources) in inputs {
      var excerpts = SourceExcerpts(sources)
      for diagnostic in diagnostics {
        if !isFirst { append(", ") }
        isFirst = false
        append(json: diagnostic, &excerpts)
      }
    }
    append("]")
  }
}

// MARK: - Implementation

extension OutputBuffer {
  private mutating func append(json diagnostic: Diagnostic, _ excerpts: inout SourceExcerpts) {
    append("{\"id\": ")
    append(json: diagnostic.id.rawValue)
    append(", \"severity\": ")
    append(json: diagnostic.severity.word)
    append(", \"message\": ")
    append(json: diagnostic.headline)
    append(", ")
    append(place: diagnostic.span, &excerpts)
    if let excerpt = excerpts.excerpt(at: diagnostic.span) {
      append(", \"excerpt\": {\"text\": ")
      append(json: excerpt.text)
      append(", \"mark\": ")
      append(excerpt.markColumn)
      append(", \"width\": ")
      append(excerpt.markWidth)
      append("}")
    }
    if let fix = excerpts.fixText(diagnostic) {
      append(", \"fix\": ")
      append(json: fix)
    }
    append(", \"fixes\": [")
    for (index, fix) in diagnostic.fixIts.enumerated() {
      append(index == 0 ? "{" : ", {")
      append(place: fix.span, &excerpts)
      append(", \"replacement\": ")
      append(json: fix.replacement)
      append(", \"isSafe\": ")
      append(fix.isSafe ? "true}" : "false}")
    }
    append("], \"notes\": [")
    for (index, note) in diagnostic.notes.enumerated() {
      append(index == 0 ? "{" : ", {")
      append("\"message\": ")
      append(json: note.message)
      append(", ")
      append(place: note.span, &excerpts)
      append("}")
    }
    append("]}")
  }

  /// `"file": …, "line": …, …`: both ends, in bytes and as editors count.
  private mutating func append(place span: Span, _ excerpts: inout SourceExcerpts) {
    let start = excerpts.place(of: span.file, Int(span.start))
    let end = excerpts.place(of: span.file, Int(span.end))
    append("\"file\": ")
    append(json: excerpts.path(of: span.file))
    append(numbers: [
      (", \"line\": ", start.line), (", \"column\": ", start.column),
      (", \"utf16Column\": ", excerpts.columnInUTF16(of: span.file, Int(span.start))),
      (", \"endLine\": ", end.line), (", \"endColumn\": ", end.column),
      (", \"utf16EndColumn\": ", excerpts.columnInUTF16(of: span.file, Int(span.end))),
      (", \"offset\": ", Int(span.start)), (", \"length\": ", Int(span.end) - Int(span.start)),
    ])
  }
}
