// MARK: - Interface

extension SwiftRuntime {
  /// What a skeleton can be told, and the values that paints and motions are made of.
  static let values: StaticString = #"""
      /// How a skeleton comes and goes.
      enum Transition {
        case none
        case crossDissolve(TimeInterval)
      }

      /// What placeholders are painted with.
      enum Fill {
        case color(UIColor)
        /// From one point of a placeholder's unit square to another; evenly spaced without locations.
        case gradient(
          [UIColor], locations: [Double]? = nil, from: CGPoint = CGPoint(x: 0.5, y: 0),
          to: CGPoint = CGPoint(x: 0.5, y: 1))
        /// An image of the app in the middle, that many points wide; without a width it is stretched.
        case image(String, width: Double? = nil)

        /// What a pulse starts from.
        fileprivate var firstColor: UIColor? {
          switch self {
          case .color(let color): return color
          case .gradient(let colors, _, _, _): return colors.first
          case .image: return nil
          }
        }
      }

      /// How placeholders move, again and again.
      enum Animation {
        case still
        /// From the color, or the first one of a gradient, to a darker or lighter one and back.
        case pulse(duration: TimeInterval = 1)
        /// Lets a gradient travel over its placeholder; does nothing to other fills.
        case sliding(Direction = .leftRight, duration: TimeInterval = 1.5, autoreverses: Bool = false)
        /// What the closure makes for a placeholder's layer.
        case custom((CALayer) -> CAAnimation?)
      }

      enum Direction {
        case leftRight, rightLeft, topBottom, bottomTop
        case topLeftBottomRight, bottomRightTopLeft, bottomLeftTopRight, topRightBottomLeft

        fileprivate var changes: [Change] {
          switch self {
          case .leftRight: return band((-1, 0.5), (1, 0.5), (0, 0.5), (2, 0.5))
          case .rightLeft: return band((1, 0.5), (-1, 0.5), (2, 0.5), (0, 0.5))
          case .topBottom: return band((0.5, -1), (0.5, 1), (0.5, 0), (0.5, 2))
          case .bottomTop: return band((0.5, 1), (0.5, -1), (0.5, 2), (0.5, 0))
          case .topLeftBottomRight: return band((-1, -1), (1, 1), (0, 0), (2, 2))
          case .bottomRightTopLeft: return band((1, 1), (-1, -1), (2, 2), (0, 0))
          case .bottomLeftTopRight: return band((-1, 2), (1, 0), (0, 1), (2, -1))
          case .topRightBottomLeft: return band((1, 0), (-1, 2), (2, -1), (0, 1))
          }
        }

        private typealias Point = (x: Double, y: Double)

        /// Where the gradient's start point goes from and to, then its end point.
        private func band(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> [Change] {
          [("startPoint", a, b), ("endPoint", c, d)].map { keyPath, from, to in
            Change(
              keyPath: keyPath, from: CGPoint(x: from.x, y: from.y), to: CGPoint(x: to.x, y: to.y))
          }
        }
      }

      /// A fill and the motions that go with it.
      fileprivate final class Paint {
        let fill: Fill
        let motions: [Motion]

        init(_ fill: Fill, _ motions: [Motion] = []) {
          self.fill = fill
          self.motions = motions
        }
      }

      /// Properties of a layer that change together, again and again.
      fileprivate struct Motion {
        var changes: [Change]
        var duration: TimeInterval
        var timing: CAMediaTimingFunctionName
        var autoreverses = false
        var delay: TimeInterval = 0
        /// The points of gradients are in the unit square of the screen, which one wave crosses.
        var isWave = false

        /// The same with another color; lists of colors no longer change.
        func recolored(_ color: UIColor) -> Motion? {
          var motion = self
          motion.changes = changes.compactMap { change in
            if change.from is [UIColor] { return nil }
            return change.from is UIColor ? .pulse(change.keyPath, color) : change
          }
          return motion.changes.isEmpty ? nil : motion
        }

        func animation(
          of placeholder: Placeholder, on screen: CALayer, _ traits: UITraitCollection
        ) -> CAAnimation {
          let layer = placeholder.layer
          let frame = layer.convert(layer.bounds, to: screen)
          let parts = (isWave ? crossing(frame, screen.bounds.size) : changes).map {
            $0.shifted(by: placeholder.origin).animation(duration, traits)
          }
          let animation: CAAnimation = parts.count == 1 ? parts[0] : CAAnimationGroup()
          (animation as? CAAnimationGroup)?.animations = parts
          animation.duration = duration
          animation.timingFunction = CAMediaTimingFunction(name: timing)
          animation.autoreverses = autoreverses
          animation.repeatCount = .infinity
          // Otherwise it would be gone when the app comes back from the background.
          animation.isRemovedOnCompletion = false
          if delay > 0 {
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
            animation.fillMode = .backwards
          }
          return animation
        }

        /// What of the wave over the screen is seen in this frame, in the frame's own unit square.
        private func crossing(_ frame: CGRect, _ screen: CGSize) -> [Change] {
          guard let start = changes.first(where: { $0.keyPath == "startPoint" }),
            let end = changes.first(where: { $0.keyPath == "endPoint" }),
            let from = start.from as? CGPoint, let to = start.to as? CGPoint,
            let behind = end.from as? CGPoint
          else { return changes }
          let band = CGPoint(x: behind.x - from.x, y: behind.y - from.y)
          let square = band.x * band.x + band.y * band.y
          // How far along the band it is from one side of the frame to the other.
          let across = band.x * frame.width / screen.width / square
          let down = band.y * frame.height / screen.height / square
          let steepness = across * across + down * down
          guard steepness > 0 else { return changes }

          /// The points that the band's start and end have in the frame when it starts there.
          func points(_ start: CGPoint) -> [CGPoint] {
            let x = (frame.minX / screen.width - start.x) * band.x
            let y = (frame.minY / screen.height - start.y) * band.y
            let passed = (x + y) / square
            func point(_ place: CGFloat) -> CGPoint {
              let way = (place - passed) / steepness
              return CGPoint(x: way * across, y: way * down)
            }
            return [point(0), point(1)]
          }
          let (first, last) = (points(from), points(to))
          return changes.map { change in
            switch change.keyPath {
            case "startPoint": return Change(keyPath: change.keyPath, from: first[0], to: last[0])
            case "endPoint": return Change(keyPath: change.keyPath, from: first[1], to: last[1])
            default: return change
            }
          }
        }
      }

      /// What one property changes from and to; colors are those of UIKit.
      fileprivate struct Change {
        var keyPath: String
        var from: Any
        var to: Any

        /// To a color that is a little darker than a light one or lighter than a dark one.
        static func pulse(_ keyPath: String, _ color: UIColor) -> Change {
          var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
          color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
          let isGray = color.cgColor.numberOfComponents < 3
          let luma = 0.299 * red + 0.587 * green + 0.114 * blue
          let factor: CGFloat = luma >= 0.5 && !isGray ? 0.94 : 1.35
          let other = UIColor(
            red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha)
          return Change(keyPath: keyPath, from: color, to: other)
        }

        /// Positions are counted from here.
        func shifted(by origin: CGPoint) -> Change {
          func shift(_ value: Any) -> Any {
            switch (keyPath, value) {
            case ("position", let point as CGPoint):
              return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
            case ("position.x", let x as Double): return x + Double(origin.x)
            case ("position.y", let y as Double): return y + Double(origin.y)
            default: return value
            }
          }
          return Change(keyPath: keyPath, from: shift(from), to: shift(to))
        }

        func animation(_ duration: TimeInterval, _ traits: UITraitCollection) -> CABasicAnimation {
          func coreValue(_ value: Any) -> Any {
            switch value {
            case let color as UIColor: return color.resolvedColor(with: traits).cgColor
            case let colors as [UIColor]: return colors.map { $0.resolvedColor(with: traits).cgColor }
            default: return value
            }
          }
          let animation = CABasicAnimation(keyPath: keyPath)
          animation.fromValue = coreValue(from)
          animation.toValue = coreValue(to)
          animation.duration = duration
          return animation
        }
      }

      /// What a layer is seen through: a gradient of which only the alpha counts.
      fileprivate struct Mask {
        let paint: Paint
        /// In the layer's coordinates.
        let frame: CGRect
        /// Is there without motion, too.
        let stays: Bool

        init(
          _ paint: Paint, at x: Double, _ y: Double, size width: Double, _ height: Double,
          stays: Bool = false
        ) {
          self.paint = paint
          frame = CGRect(x: x, y: y, width: width, height: height)
          self.stays = stays
        }
      }

      /// A layer that is seen through a mask.
      fileprivate struct Covered {
        let layer: CALayer
        let mask: Mask
        let placeholder: Placeholder
      }

      fileprivate struct Border {
        var width: Double
        var color: UIColor
      }

      /// How a placeholder whose motion was frozen stands beside its frame.
      fileprivate struct Pose {
        var opacity: Float = 1
        var x: Double = 0
        var y: Double = 0
        var rotation: Double = 0
        var scaleX: Double = 1
        var scaleY: Double = 1
        var background: UIColor?

        var transform: CGAffineTransform {
          CGAffineTransform(translationX: x, y: y).rotated(by: rotation).scaledBy(x: scaleX, y: scaleY)
        }
      }

      /// A layer that `update` paints and that moves.
      fileprivate struct Placeholder {
        let layer: CALayer
        let paint: Paint
        /// Is a line or section of an element.
        let isPart: Bool

        /// What positions are counted from: the element's corner.
        var origin: CGPoint { isPart ? .zero : layer.frame.origin }
      }
    """#
}
