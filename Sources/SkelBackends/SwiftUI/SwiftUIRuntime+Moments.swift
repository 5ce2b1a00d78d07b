// MARK: - Interface

extension SwiftUIRuntime {
  /// What a layer looks like at one moment, and where gradients and curves lie in it.
  static let moments: StaticString = #"""
      /// How a layer looks and stands at one moment of its motion.
      fileprivate struct Look {
        /// Behind a gradient or an image, or the color itself.
        var background: Tint?
        var gradient: Band?
        var image: (name: String, size: CGSize?)?
        var pose = Pose()
        /// Of the middle, where an animation has a say in it; of the corner for a mask.
        var x: Double?
        var y: Double?

        /// Without a time as it stands without motion.
        init(_ paint: Paint?, _ pose: Pose? = nil, after time: Double?) {
          switch paint?.fill {
          case .color(let color)?:
            background = color
          case .gradient(let colors, let locations, let from, let to)?:
            gradient = Band(colors, locations, from, to)
          case .image(let name, let size)?:
            image = (name, size)
          case nil:
            break
          }
          if let pose {
            self.pose = pose
            background = pose.background ?? background
          }
          guard let time, let paint else { return }
          for motion in paint.motions {
            let progress = motion.progress(after: time)
            if motion.isWave { gradient?.crossesScreen = true }
            for change in motion.changes {
              set(change.keyPath, change.from.mixed(with: change.to, progress))
            }
          }
        }

        private mutating func set(_ keyPath: String, _ value: Value) {
          let point = value.point
          switch keyPath {
          case "opacity": pose.opacity = min(max(point.x, 0), 1)
          case "position": (x, y) = (point.x, point.y)
          case "position.x": x = point.x
          case "position.y": y = point.y
          case "transform.translation": (pose.x, pose.y) = (point.x, point.y)
          case "transform.translation.x": pose.x = point.x
          case "transform.translation.y": pose.y = point.y
          case "transform.rotation", "transform.rotation.z": pose.rotation = point.x
          case "transform.scale": (pose.scaleX, pose.scaleY) = (point.x, point.y)
          case "transform.scale.x": pose.scaleX = point.x
          case "transform.scale.y": pose.scaleY = point.y
          case "startPoint": gradient?.start = point
          case "startPoint.x": gradient?.start.x = point.x
          case "startPoint.y": gradient?.start.y = point.y
          case "endPoint": gradient?.end = point
          case "endPoint.x": gradient?.end.x = point.x
          case "endPoint.y": gradient?.end.y = point.y
          default: setLists(keyPath, value)
          }
        }

        /// Lists of another length than the gradient's do nothing.
        private mutating func setLists(_ keyPath: String, _ value: Value) {
          switch (keyPath, value) {
          case ("backgroundColor", .tints(let colors)):
            background = colors.first
          case ("colors", .tints(let colors)) where colors.count == gradient?.colors.count:
            gradient?.colors = colors
          case ("locations", .numbers(let numbers)) where numbers.count == gradient?.colors.count:
            gradient?.locations = numbers
          default:
            break
          }
        }
      }

      /// A gradient as Core Animation draws it: in the unit square, which is then stretched.
      fileprivate struct Band {
        var colors: [Tint]
        var locations: [Double]
        var start: CGPoint
        var end: CGPoint
        /// The unit square is that of the screen.
        var crossesScreen = false

        init(_ colors: [Tint], _ locations: [Double]?, _ start: CGPoint, _ end: CGPoint) {
          self.colors = colors
          let last = Double(max(colors.count - 1, 1))
          self.locations = locations ?? colors.indices.map { Double($0) / last }
          self.start = start
          self.end = end
        }

        func stops(in scheme: ColorScheme) -> [Gradient.Stop] {
          zip(colors, locations).map { color, location in
            Gradient.Stop(color: color.color(in: scheme), location: location)
          }
        }

        /// From where to where SwiftUI draws it in a layer, so that its lines lie as in the stretched
        /// square: the square is that of a frame in the layer's coordinates.
        func points(
          over frame: CGRect, in size: CGSize
        ) -> (start: UnitPoint, end: UnitPoint) {
          let band = CGPoint(x: end.x - start.x, y: end.y - start.y)
          let square = band.x * band.x + band.y * band.y
          let across = square > 0 && frame.width > 0 ? band.x / square / frame.width : 0
          let down = square > 0 && frame.height > 0 ? band.y / square / frame.height : 0
          let steepness = across * across + down * down
          func unitPoint(_ x: Double, _ y: Double) -> UnitPoint {
            UnitPoint(x: size.width > 0 ? x / size.width : 0, y: size.height > 0 ? y / size.height : 0)
          }
          let x = frame.minX + start.x * frame.width
          let y = frame.minY + start.y * frame.height
          guard steepness > 0 else { return (unitPoint(x, y), unitPoint(x, y)) }
          return (unitPoint(x, y), unitPoint(x + across / steepness, y + down / steepness))
        }
      }

      /// What a fill is cut to.
      fileprivate enum Outline: Shape {
        case rounded(Double)
        /// Of a size of their own, from the corner on.
        case ellipse(Double, Double)
        case rectangle(Double, Double, radius: Double)
        /// Each corner is one curve that begins and ends at a distance from it.
        case softRectangle(Double, Double, inset: Double)

        nonisolated func path(in rect: CGRect) -> Path {
          func box(_ width: Double, _ height: Double) -> CGRect {
            CGRect(x: rect.minX, y: rect.minY, width: width, height: height)
          }
          switch self {
          case .rounded(let radius):
            return Path(roundedRect: rect, cornerRadius: radius, style: .circular)
          case .ellipse(let width, let height):
            return Path(ellipseIn: box(width, height))
          case .rectangle(let width, let height, let radius):
            return Path(roundedRect: box(width, height), cornerRadius: radius, style: .circular)
          case .softRectangle(let width, let height, let inset):
            return Self.softPath(box(width, height), inset)
          }
        }

        nonisolated private static func softPath(_ box: CGRect, _ inset: Double) -> Path {
          let (left, top, right, bottom) = (box.minX, box.minY, box.maxX, box.maxY)
          func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
          var path = Path()
          path.move(to: point(left + inset, top))
          path.addLine(to: point(right - inset, top))
          path.addQuadCurve(to: point(right, top + inset), control: point(right, top))
          path.addLine(to: point(right, bottom - inset))
          path.addQuadCurve(to: point(right - inset, bottom), control: point(right, bottom))
          path.addLine(to: point(left + inset, bottom))
          path.addQuadCurve(to: point(left, bottom - inset), control: point(left, bottom))
          path.addLine(to: point(left, top + inset))
          path.addQuadCurve(to: point(left + inset, top), control: point(left, top))
          path.closeSubpath()
          return path
        }
      }
    """#
}
