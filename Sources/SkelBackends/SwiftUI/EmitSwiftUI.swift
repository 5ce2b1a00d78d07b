import SkelLayers
import SkelModel

// MARK: - Interface

/// One Swift file with a view for each screen, which shows the screen's layers. It needs SwiftUI, iOS 15 and Swift 5.9.
///
/// Under the scheme `auto` colours follow the environment's light or dark appearance.
package func emitSwiftUI(_ trees: [LayerTree], _ options: EmitOptions = EmitOptions()) -> [UInt8] {
  let count = trees.reduce(0) { $0 + $1.layers.count }
  var text = SwiftText(reserving: 24_576 + count * 96)
  text.line("// Made by skelc: change the layout and compile it again instead of editing this file.")
  text.line()
  text.line("import SwiftUI")
  let names = swiftTypeNames(of: trees)
  for (tree, name) in zip(trees, names) {
    text.line()
    text.line("// MARK: - \(tree.screen.name)")
    text.line()
    let screen = SwiftUIScreen(tree.withoutUnseenMotion, name, options.scheme)
    screen.write(sharing: name == names[0] ? nil : names[0], to: &text)
  }
  if let first = names.first { SwiftUIRuntime.write(in: first, to: &text) }
  return text.finish()
}

// MARK: - Implementation

extension LayerTree {
  /// Without what only Core Animation knows how to change.
  fileprivate var withoutUnseenMotion: LayerTree {
    var tree = self
    tree.animationLists = animationLists.map { list in
      list.filter { animation in
        AnimatedKeyPath(rawValue: animation.keyPath).map { $0.takes(animation.from) && $0.takes(animation.to) } ?? false
      }
    }
    return tree
  }
}
