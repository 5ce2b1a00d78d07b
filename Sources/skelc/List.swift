import SkelBackends
import SkelModel
import SkelSyntax

// MARK: - Interface

/// `skelc list TOPIC`: one of the language's tables, names first. On a terminal in columns under their titles; elsewhere
/// only the rows, separated by tabs. With `--json` everything that is known, as `Grammar/list.schema.json` describes it.
func listTable(_ request: Request) throws -> ExitCode {
  let topics = ListTopic.allCases.map(\.rawValue)
  guard let word = request.operands.first else { throw UsageError("'skelc list' takes \(alternatives(topics))") }
  guard let topic = ListTopic(rawValue: word) else {
    throw UsageError.unknown("table", word, among: topics, list: "skelc list --help")
  }
  if request.operands.count > 1 { throw UsageError("'skelc list' takes one table, not '\(request.operands[1])', too") }
  if request.wantsJSON {
    try writeToStandardOutput(listJSON(of: topic))
    return .done
  }
  let table = rows(of: topic)
  let text =
    Platform.isTerminal(1) ? aligned(table) : table.dropFirst().map { $0.joined(separator: "\t") + "\n" }.joined()
  try writeToStandardOutput(Array(text.utf8))
  return .done
}

/// The rows under their titles.
func rows(of topic: ListTopic) -> [[String]] {
  switch topic {
  case .devices:
    [["device", "width", "height", "scale", "note"]]
      + Device.all.map { [$0.name, number($0.width), number($0.height), number($0.scale), $0.note] }
  case .attributes:
    [["attribute", "value", "unit", "on", "what"]]
      + Attribute.all.map { [$0.id.rawValue, $0.form, $0.unit.rawValue, plain($0.scope.title), $0.doc] }
  case .kinds:
    [["kind", "UIKit", "what"]] + ElementKind.elements.map { [$0.rawValue, $0.className, $0.doc] }
  case .colors:
    [["color", "light", "dark", "from"]]
      + NamedColour.all.map { [$0.name, hex($0.colour.light), hex($0.colour.dark), $0.origin] }
  case .diagnostics:
    [["diagnostic", "severity", "rule"]]
      + DiagnosticID.allCases.map { [$0.rawValue, $0.severity.word, $0.page.title] }
  }
}

/// Every column but the last as wide as its widest cell.
func aligned(_ table: [[String]]) -> String {
  let count = table.map(\.count).max() ?? 0
  let widths = (0..<count).map { column in table.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
  return table.map { row in
    var line = ""
    for (column, cell) in row.enumerated() {
      line += cell
      if column + 1 < row.count { line += String(repeating: " ", count: widths[column] - cell.count + 2) }
    }
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }.joined()
}

// MARK: - Implementation

/// As the outputs print it.
private func number(_ value: Double) -> String { printed { $0.append(value) } }

private func hex(_ colour: ColourComponents) -> String { printed { $0.append(colour) } }

private func printed(_ print: (inout OutputBuffer) -> Void) -> String {
  var out = OutputBuffer(reserving: 16)
  print(&out)
  return String(decoding: out.finish(), as: UTF8.self)
}

/// Without the code marks of the reference.
private func plain(_ title: String) -> String { title.split(separator: "`").joined() }
