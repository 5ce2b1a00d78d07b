import Foundation

/// The cases of a file in Tests/Fixtures: what a library really computed.
func fixture<Case: Decodable>(_ name: String, of type: Case.Type = Case.self) throws -> [Case] {
  let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/\(name).json")
  return try JSONDecoder().decode([Case].self, from: Data(contentsOf: url))
}

struct OracleBox: Decodable {
  var x: Double
  var y: Double
  var w: Double
  var h: Double
  var r: Double
}

struct OracleFrame: Decodable {
  var x: Double?
  var y: Double?
  var w: Double
  var h: Double
}
