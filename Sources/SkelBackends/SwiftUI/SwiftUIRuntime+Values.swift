// MARK: - Interface

extension SwiftUIRuntime {
  /// The values that paints and motions are made of.
  static let values: StaticString = #"""
      /// A color from 0xRRGGBB, which follows light and dark where `dark` is given.
      fileprivate struct Tint: Sendable {
        private var light: SIMD4<Double>
        private var dark: SIMD4<Double>

        init(_ light: UInt32, alpha: Double = 1, dark: UInt32? = nil, darkAlpha: Double? = nil) {
          func shade(_ rgb: UInt32, _ alpha: Double) -> SIMD4<Double> {
            func channel(_ shift: UInt32) -> Double {
              let byte = UInt8(truncatingIfNeeded: rgb >> shift)
              return Double(byte) / 255
            }
            return SIMD4(x: channel(16), y: channel(8), z: channel(0), w: alpha)
          }
          self.light = shade(light, alpha)
          self.dark = shade(dark ?? light, darkAlpha ?? alpha)
        }

        func color(in scheme: ColorScheme) -> Color {
          let shade = scheme == .dark ? dark : light
          return Color(.sRGB, red: shade.x, green: shade.y, blue: shade.z, opacity: shade.w)
        }

        func mixed(with other: Tint, _ progress: Double) -> Tint {
          var result = self
          result.light += (other.light - light) * progress
          result.dark += (other.dark - dark) * progress
          return result
        }
      }

      /// What a layer is filled with.
      fileprivate enum Fill: Sendable {
        case color(Tint)
        /// From one point of the unit square to another; evenly spaced without locations.
        case gradient(
          [Tint], locations: [Double]? = nil, from: CGPoint = CGPoint(x: 0.5, y: 0),
          to: CGPoint = CGPoint(x: 0.5, y: 1))
        /// An image of the app in the middle; without a size it is stretched.
        case image(String, size: CGSize? = nil)
      }

      /// A fill and the motions that go with it.
      fileprivate struct Paint: Sendable {
        let fill: Fill
        let motions: [Motion]

        init(_ fill: Fill, _ motions: [Motion] = []) {
          self.fill = fill
          self.motions = motions
        }
      }

      /// Properties of a layer that change together, again and again.
      fileprivate struct Motion: Sendable {
        var changes: [Change]
        var duration: Double
        var timing: Timing
        var autoreverses = false
        var delay = 0.0
        /// The points of gradients are in the unit square of the screen, which one wave crosses.
        var isWave = false

        /// How far the changes have got after so many seconds, from 0 to 1.
        func progress(after time: Double) -> Double {
          guard duration > 0 else { return 0 }
          let turns = max(time - delay, 0) / duration
          let turn = turns.truncatingRemainder(dividingBy: autoreverses ? 2 : 1)
          return timing.eased(turn > 1 ? 2 - turn : turn)
        }
      }

      /// The curves of Core Animation: Béziers from (0, 0) to (1, 1).
      fileprivate enum Timing: Sendable {
        case linear, easeIn, easeOut, easeInEaseOut

        func eased(_ time: Double) -> Double {
          switch self {
          case .linear: return time
          case .easeIn: return curve(time, 0.42, 1)
          case .easeOut: return curve(time, 0, 0.58)
          case .easeInEaseOut: return curve(time, 0.42, 0.58)
          }
        }

        /// Its inner control points are (first, 0) and (second, 1).
        private func curve(_ time: Double, _ first: Double, _ second: Double) -> Double {
          var low = 0.0
          var high = 1.0
          for _ in 0..<30 {
            let middle = (low + high) / 2
            let rest = 1 - middle
            let inner = 3 * rest * middle * (rest * first + middle * second)
            let x = inner + middle * middle * middle
            if x < time { low = middle } else { high = middle }
          }
          return low * low * (3 - 2 * low)
        }
      }

      /// What one property, called as in Core Animation, changes from and to.
      fileprivate struct Change: Sendable {
        let keyPath: String
        let from: Value
        let to: Value

        init(keyPath: String, from: Double, to: Double) {
          self.init(keyPath, .number(from), .number(to))
        }

        init(keyPath: String, from: CGPoint, to: CGPoint) {
          self.init(keyPath, .point(from), .point(to))
        }

        init(keyPath: String, from: [Double], to: [Double]) {
          self.init(keyPath, .numbers(from), .numbers(to))
        }

        init(keyPath: String, from: Tint, to: Tint) {
          self.init(keyPath, .tints([from]), .tints([to]))
        }

        init(keyPath: String, from: [Tint], to: [Tint]) {
          self.init(keyPath, .tints(from), .tints(to))
        }

        private init(_ keyPath: String, _ from: Value, _ to: Value) {
          self.keyPath = keyPath
          self.from = from
          self.to = to
        }
      }

      fileprivate enum Value: Sendable {
        case number(Double)
        case point(CGPoint)
        case numbers([Double])
        case tints([Tint])

        /// A number counts for both axes.
        var point: CGPoint {
          switch self {
          case .number(let number): return CGPoint(x: number, y: number)
          case .point(let point): return point
          case .numbers, .tints: return .zero
          }
        }

        func mixed(with other: Value, _ progress: Double) -> Value {
          func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * progress }
          switch (self, other) {
          case (.number(let one), .number(let two)):
            return .number(mix(one, two))
          case (.point(let one), .point(let two)):
            return .point(CGPoint(x: mix(one.x, two.x), y: mix(one.y, two.y)))
          case (.numbers(let one), .numbers(let two)):
            return .numbers(zip(one, two).map(mix))
          case (.tints(let one), .tints(let two)):
            return .tints(zip(one, two).map { $0.mixed(with: $1, progress) })
          default:
            return self
          }
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

      fileprivate struct Border: Sendable {
        var width: Double
        var color: Tint
      }

      /// How a layer whose motion was frozen stands beside its frame.
      fileprivate struct Pose: Sendable {
        var opacity = 1.0
        var x = 0.0
        var y = 0.0
        var rotation = 0.0
        var scaleX = 1.0
        var scaleY = 1.0
        var background: Tint?
      }
    """#
}
