import Foundation
import SkelBackends
import SkelCompiler
import SkelLayers
import SkelModel
import SkelSyntax
import Testing

/// Compiles a text; anything wrong in it is an issue.
func compiled(_ text: String, _ direction: Direction = .leftToRight) -> Compilation {
  var options = Options()
  options.direction = direction
  let result = compile(Source(path: "test.skl", bytes: Array(text.utf8)), options) { _ in .missing }
  #expect(!result.diagnostics.hasErrors, "\(result.diagnostics.all.map(\.headline))")
  return result
}

func svg(_ text: String, _ scheme: Scheme = .light, prefix: String = "") -> String {
  svg(compiled(text).screens.map(\.layers), scheme, prefix: prefix)
}

func svg(_ trees: [LayerTree], _ scheme: Scheme = .light, prefix: String = "") -> String {
  var options = EmitOptions()
  options.scheme = scheme
  options.idPrefix = prefix
  return String(decoding: emitSVG(trees, options), as: UTF8.self)
}

func json(_ text: String) throws -> [String: Any] {
  let result = compiled(text)
  return try object(emitJSON(result.screens.map(\.layers), result.sources))
}

func layoutJSON(_ text: String) throws -> [String: Any] {
  try object(emitLayout(compiled(text).screens.map { ($0.screen, $0.frames) }))
}

/// Whatever stands at a path of keys and indices, such as `screens`, `0`, `name`.
func value(_ object: Any, _ path: String...) -> Any? {
  var result: Any? = object
  for key in path {
    if let list = result as? [Any] {
      guard let index = Int(key), index < list.count else { return nil }
      result = list[index]
    } else {
      result = (result as? [String: Any])?[key]
    }
  }
  return result
}

private func object(_ bytes: [UInt8]) throws -> [String: Any] {
  try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
}

/// A tree of blocks made by hand, one beside the other in the screen.
func tree(_ layers: [(Rect, LayerFill)], name: String = "Test", size: Double = 100) -> LayerTree {
  var screen = Screen(name: name, size: Size(width: size, height: size))
  screen.symbols = [name]
  screen.appearances = [Appearance()]
  screen.placements = [Placement()]
  screen.elements = [
    Element(kind: .screen, isNamed: true, file: FileID(0), position: 0, symbol: 0, ordinal: -1, parent: -1)
  ]
  var tree = LayerTree(screen: screen)
  for (index, (frame, fill)) in layers.enumerated() {
    var layer = Layer(role: .block, element: 0, parent: -1, frame: frame)
    if let known = tree.fills.firstIndex(of: fill) {
      layer.fill = Int32(known)
    } else {
      layer.fill = Int32(tree.fills.count)
      tree.fills.append(fill)
    }
    layer.end = Int32(index + 1)
    tree.layers.append(layer)
  }
  return tree
}

extension String {
  func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
