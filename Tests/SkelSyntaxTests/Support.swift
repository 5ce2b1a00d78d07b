import Foundation
import SkelSyntax

/// The root of the repository.
let repository = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Every sample of the repository, by name.
let samples: [Source] = {
  let folder = repository.appendingPathComponent("Samples")
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  return names.sorted().filter { $0.hasSuffix(".skl") }.compactMap { name in
    (try? Data(contentsOf: folder.appendingPathComponent(name))).map { Source(path: name, bytes: Array($0)) }
  }
}()

func parsed(_ text: String) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
  parsed(Array(text.utf8))
}

func parsed(_ bytes: [UInt8]) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
  var diagnostics = Diagnostics()
  let tree = parse(Source(path: "test.skl", bytes: bytes), into: &diagnostics)
  diagnostics.sortInFileOrder()
  return (tree, diagnostics.all)
}

/// The tree on lines, indented, each node with its text: for expectations that people read.
func outline(_ tree: SyntaxTree, _ node: NodeIndex = 0, indent: String = "") -> String {
  let text = tree.text(tree.span(node)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  let line = "\(indent)\(tree.kind(node)) \(text)\n"
  return line + tree.children(node).map { outline(tree, $0, indent: indent + "  ") }.joined()
}
