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

        /// The same where colors are changed to others.
        func recolored(_ color: UIColor) -> Motion {
          var motion = self
          motion.changes = changes.map { $0.from is UIColor ? .pulse($0.keyPath, color) : $0 }
          return motion
        }

        func animation(of layer: CALayer, _ traits: UITraitCollection) -> CAAnimation {
          let parts = changes.map { $0.animation(duration, traits) }
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

        func animation(_ duration: TimeInterval, _ traits: UITraitCollection) -> CABasicAnimation {
          func coreValue(_ value: Any) -> Any {
            guard let color = value as? UIColor else { return value }
            return color.resolvedColor(with: traits).cgColor
          }
          let animation = CABasicAnimation(keyPath: keyPath)
          animation.fromValue = coreValue(from)
          animation.toValue = coreValue(to)
          animation.duration = duration
          return animation
        }
      }

      fileprivate struct Border {
        var width: Double
        var color: UIColor
      }
    """#
}
