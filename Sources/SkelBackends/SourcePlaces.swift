import SkelModel
import SkelSyntax

// MARK: - Interface

/// Where elements stand in their files, as the `source` field of the JSON says it.
struct SourcePlaces {
  private let files: [File]

  private struct File {
    /// `"source": {"file": "feed.skl", "line": `.
    var start: [UInt8]
    var lines: LineTable
  }

  init(_ sources: [Source]) {
    files = sources.map { source in
      var out = OutputBuffer(reserving: 256)
      out.append("\"source\": {\"file\": ")
      out.append(json: source.path)
      out.append(", \"line\": ")
      return File(start: out.finish(), lines: LineTable(source.bytes))
    }
  }

  /// Writes the field and a comma, or nothing where the element's file is not among the sources.
  func write(_ element: Element, to out: inout OutputBuffer, indentedBy level: Int) {
    let index = Int(element.file.index)
    guard index < files.count else { return }
    let place = files[index].lines.place(of: Int(element.position))
    out.newLine(indentedBy: level)
    out.append(files[index].start)
    out.append(place.line)
    out.append(", \"column\": ")
    out.append(place.column)
    out.append("},")
  }
}
