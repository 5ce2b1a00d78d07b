import SkelLayers
import SkelModel

// MARK: - Interface

/// One Swift file with a class for each screen, which shows the screen's layers over any view of an app. It needs UIKit
/// and QuartzCore and Swift 5.9.
///
/// Under the scheme `auto` colours follow the view's light or dark appearance.
package func emitSwift(_ trees: [LayerTree], _ options: EmitOptions = EmitOptions()) -> [UInt8] {
  let count = trees.reduce(0) { $0 + $1.layers.count }
  var text = SwiftText(reserving: 32_768 + count * 96)
  text.line("// Made by skelc: change the layout and compile it again instead of editing this file.")
  text.line()
  text.line("import QuartzCore")
  text.line("import UIKit")
  let names = swiftTypeNames(of: trees)
  for (tree, name) in zip(trees, names) {
    text.line()
    text.line("// MARK: - \(tree.screen.name)")
    text.line()
    var skeleton = SwiftSkeleton(tree, name, options.scheme)
    skeleton.write(sharing: name == names[0] ? nil : names[0], to: &text)
  }
  if let first = names.first { SwiftRuntime.write(in: first, to: &text) }
  return text.finish()
}
