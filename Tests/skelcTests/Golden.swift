import Foundation
import Testing

// MARK: - Interface

/// Compares with a file of the package. `SKELC_UPDATE=1` rewrites the file, except in CI; a file that is missing fails.
func expectGolden(_ actual: String, _ path: String, _ location: SourceLocation = #_sourceLocation) throws {
  let url = URL(filePath: packageFolder + "/" + path)
  let variables = ProcessInfo.processInfo.environment
  if variables["SKELC_UPDATE"] == "1", variables["CI"] == nil {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(actual.utf8).write(to: url)
    return
  }
  guard let data = try? Data(contentsOf: url) else {
    Issue.record("\(path) is missing; SKELC_UPDATE=1 writes it", sourceLocation: location)
    return
  }
  let expected = String(decoding: data, as: UTF8.self)
  if actual == expected { return }
  let (line, pair) = firstDifference(expected, actual)
  Issue.record(
    "\(path):\(line) differs\nexpected: \(pair.0)\n  actual: \(pair.1)\nSKELC_UPDATE=1 rewrites it",
    sourceLocation: location)
}

/// The names in a folder of the package, in order.
func files(in folder: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: packageFolder + "/" + folder).sorted()
}

// MARK: - Implementation

private func firstDifference(_ expected: String, _ actual: String) -> (Int, (String, String)) {
  let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(expected, actual).enumerated().first { $1.0 != $1.1 }?.offset ?? min(expected.count, actual.count)
  func text(_ lines: [Substring]) -> String { line < lines.count ? String(lines[line]) : "(nothing)" }
  return (line + 1, (text(expected), text(actual)))
}
