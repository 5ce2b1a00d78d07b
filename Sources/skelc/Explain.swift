import SkelCompiler
import SkelModel
import SkelSyntax

// MARK: - Interface

/// A line of an input, counted from 1.
struct SourceLine: Equatable, Sendable {
  var path: String
  var line: Int
}

/// `skelc explain ID|ATTRIBUTE|--at FILE:LINE`: the page of a diagnostic or attribute, or what became of a line.
func explain(_ request: Request) throws -> ExitCode {
  let names = request.operands
  guard names.count + (request.place == nil ? 0 : 1) == 1 else {
    throw UsageError("'skelc explain' takes one diagnostic, one attribute, or '--at FILE:LINE'")
  }
  if let place = request.place { return try explain(place, request) }
  try writeToStandardOutput(Array(try page(for: names[0]).utf8))
  return .done
}

/// The names that have a page.
let explainable = DiagnosticID.allCases.map(\.rawValue) + Attribute.all.map(\.id.rawValue)

// MARK: - Implementation

private func page(for name: String) throws(UsageError) -> String {
  if let id = DiagnosticID(rawValue: name) { return diagnosticReference(for: id) }
  if let row = Attribute.all.first(where: { $0.id.rawValue == name }) { return attributeReference(for: row) }
  throw .unknown(
    "diagnostic or attribute", name, among: explainable, list: "skelc list diagnostics")
}

private func explain(_ place: SourceLine, _ request: Request) throws -> ExitCode {
  let result = explain(try readInput(place.path), line: place.line, request.options, load: loadImport)
  guard !result.diagnostics.hasErrors else {
    return report([CompiledInput(sources: result.sources, diagnostics: result.diagnostics)], request)
  }
  guard !result.explanations.isEmpty else {
    try writeToStandardOutput(
      Array("\(inputName(place.path)):\(place.line): Nothing is laid out on this line\n".utf8))
    return .done
  }
  var text: [UInt8] = []
  render(
    result.explanations, result.sources, isColoured: coloursText(request.color, to: 1),
    link: pathLinks(request.color, to: 1), into: &text)
  try writeToStandardOutput(text)
  return .done
}
