import SkelBackends
import SkelSyntax

// MARK: - Interface

extension OutputBuffer {
  /// A GitHub workflow command for each diagnostic, which makes it an annotation of the changed files:
  /// `::error file=…,line=…,endLine=…,col=…,endColumn=…,title=…::message`. Advice is a notice. The fix and the notes
  /// are further lines of the message.
  package mutating func append(github diagnostics: [Diagnostic], _ sources: [Source]) {
    var excerpts = SourceExcerpts(sources)
    for diagnostic in diagnostics { append(github: diagnostic, &excerpts) }
  }

  /// A workflow command that speaks of no file.
  package mutating func append(github command: StaticString, _ message: String) {
    append("::")
    append(command)
    append(" title=skelc::")
    append(commandText: message, isProperty: false)
    append("\n")
  }
}

// MARK: - Implementation

extension OutputBuffer {
  private mutating func append(github diagnostic: Diagnostic, _ excerpts: inout SourceExcerpts) {
    let span = diagnostic.span
    let line = excerpts.place(of: span.file, Int(span.start)).line
    let endLine = excerpts.place(of: span.file, Int(span.end)).line
    append("::")
    append(diagnostic.severity.command)
    append(" file=")
    append(commandText: excerpts.path(of: span.file), isProperty: true)
    append(",line=")
    append(line)
    append(",endLine=")
    append(endLine)
    // The runner refuses columns of several lines.
    if line == endLine {
      append(",col=")
      append(excerpts.columnInUTF16(of: span.file, Int(span.start)))
      append(",endColumn=")
      append(excerpts.columnInUTF16(of: span.file, Int(span.end)))
    }
    append(",title=")
    append(commandText: diagnostic.id.rawValue, isProperty: true)
    append("::")
    append(commandText: diagnostic.headline, isProperty: false)
    if let fix = excerpts.fixText(diagnostic) { append(commandText: "\nfix: \(fix)", isProperty: false) }
    for note in diagnostic.notes {
      let place = excerpts.place(of: note.span.file, Int(note.span.start))
      let path = excerpts.path(of: note.span.file)
      append(commandText: "\nnote: \(path):\(place.line):\(place.column): \(note.message)", isProperty: false)
    }
    append("\n")
  }

  /// `%`, CR and LF would end the command or begin an escape; in a property, so would `:` and `,`.
  private mutating func append(commandText text: String, isProperty: Bool) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "%"): append("%25")
      case UInt8(ascii: "\r"): append("%0D")
      case UInt8(ascii: "\n"): append("%0A")
      case UInt8(ascii: ":") where isProperty: append("%3A")
      case UInt8(ascii: ",") where isProperty: append("%2C")
      default: append(byte)
      }
    }
  }
}

extension Severity {
  fileprivate var command: StaticString {
    switch self {
    case .info: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
