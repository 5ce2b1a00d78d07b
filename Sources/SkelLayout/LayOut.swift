import SkelModel
import SkelSyntax

// MARK: - Interface

/// Gives every element of a screen its frame: `frame` literals and their autoresizing masks, stacks, constraints, rows of
/// tables, items of collections. Constraints that contradict each other are reported, the latest of them yields; what
/// nothing decides is reported and stands somewhere sensible; no frame is ever infinite.
package func layOut(_ screen: Screen, into diagnostics: inout Diagnostics) -> Frames {
  layOut(screen, by: .whatDecides, into: &diagnostics)
}

/// How regions are laid out: directly where that decides, or all of them by linear systems, which must come to the same.
enum LayoutMethod {
  case whatDecides, systems
}

func layOut(_ screen: Screen, by method: LayoutMethod, into diagnostics: inout Diagnostics) -> Frames {
  var pass = LayoutPass(screen, designSizes: designSizes(of: screen))
  if method == .systems { pass.markAllSystems() }
  pass.run()
  for diagnostic in pass.diagnostics { diagnostics.report(diagnostic) }
  var frames = Frames(count: screen.elements.count)
  for element in screen.elements.indices {
    frames[element] = screen.physical(pass.frames[element])
    if pass.states[element].contains(.isGrown) { frames.markGrown(element) }
  }
  for (cell, offsets) in pass.rows { frames.setRows(screen.physical(offsets), of: cell) }
  return frames
}

// MARK: - Implementation

/// The size of every element at the design size, where a mask has to compare with it.
func designSizes(of screen: Screen) -> [Size]? {
  guard screen.size != screen.designSize, screen.placements.contains(where: { $0.frame != nil && $0.yields })
  else { return nil }
  var design = screen
  design.size = screen.designSize
  var pass = LayoutPass(design, designSizes: nil)
  pass.muteDepth = 1
  pass.run()
  return pass.frames.map { Size(width: $0.width, height: $0.height) }
}

extension Placement {
  /// The mask does something else than keep the frame where it is.
  fileprivate var yields: Bool { !autoresizing.isSubset(of: [.flexibleRight, .flexibleBottom]) }
}

extension Screen {
  /// Turns a frame in reading coordinates into one in screen coordinates.
  fileprivate func physical(_ frame: Rect) -> Rect {
    guard direction == .rightToLeft else { return frame }
    return Rect(x: size.width - frame.maxX, y: frame.y, width: frame.width, height: frame.height)
  }

  /// As above, of distances.
  fileprivate func physical(_ offsets: [Point]) -> [Point] {
    guard direction == .rightToLeft else { return offsets }
    return offsets.map { Point(x: $0.x == 0 ? 0 : -$0.x, y: $0.y) }
  }
}
