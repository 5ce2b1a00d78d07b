import Foundation
import SkelBackends
import SkelCompiler
import SkelModel
import SkelSyntax
import Testing

/// A layer as the JSON output says it.
struct PrintedLayer: Decodable {
  var id: String
  var kind: String
  var role: String
  var frame: Frame
  var cornerRadius: Double
  var fill: Fill?
  var hidden: Bool?
  var userInteractionDisabled: Bool?
  var animations: [Animation]?
  var children: [PrintedLayer]?

  struct Frame: Decodable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  struct Shades: Decodable, Equatable {
    var light: String
    var dark: String
  }

  struct Fill: Decodable {
    var color: Shades?
    var gradient: Gradient?
  }

  struct Gradient: Decodable { var colors: [Shades] }

  struct Animation: Decodable {
    var keyPath: String
    var from: Value
    var to: Value
    var duration: Double
    var timing: String
    var autoreverses: Bool
    var `repeat`: String
  }

  /// A colour or a point.
  struct Value: Decodable {
    var light: String?
    var dark: String?
    var x: Double?
    var y: Double?
  }
}

struct PrintedScreen: Decodable {
  var name: String
  var transition: Transition?
  var layers: [PrintedLayer]

  struct Transition: Decodable { var crossDissolve: Double }

  /// The first layer whose id ends in this name.
  func layer(_ name: String) -> PrintedLayer? {
    var waiting = layers
    while let layer = waiting.popLast() {
      if layer.id.hasSuffix("/\(name)") { return layer }
      waiting += layer.children ?? []
    }
    return nil
  }
}

/// Compiles a text, prints it as JSON and reads that again.
func printedScreens(_ text: String, _ direction: Direction = .leftToRight) throws -> [PrintedScreen] {
  var options = Options()
  options.direction = direction
  let result = compile(Source(path: "test.skl", bytes: Array(text.utf8)), options) { _ in .missing }
  let errors = result.diagnostics.all.filter { $0.severity == .error }
  #expect(errors.isEmpty)
  let bytes = emitJSON(result.screens.map(\.layers), result.sources)
  return try JSONDecoder().decode(Document.self, from: Data(bytes)).screens
}

private struct Document: Decodable { var screens: [PrintedScreen] }
