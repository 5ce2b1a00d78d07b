import SkelSyntax

// MARK: - Interface

/// A length pair in points.
package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle in points, origin top left, y down.
package struct Rect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var midX: Double { x + width / 2 }
  package var midY: Double { y + height / 2 }
}

/// Distances from the four edges, in points; leading and trailing follow the reading direction.
package struct Edges: Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package init(all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }

  package static let zero = Edges()
}

/// The reading direction.
package enum Direction: String, CaseIterable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  package static func == (left: Direction, right: Direction) -> Bool { isSameCase(left, right) }
}

package enum Orientation: String, CaseIterable, Sendable {
  case portrait, landscape
}
