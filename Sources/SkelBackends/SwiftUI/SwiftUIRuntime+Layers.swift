// MARK: - Interface

extension SwiftUIRuntime {
  /// The views that stand for layers.
  static let layers: StaticString = #"""
      /// A layer without others in it. Positions are in the coordinates of the layer around.
      fileprivate struct Block: View {
        private let frame: CGRect
        private let outline: Outline
        private let paint: Paint?
        private let border: Border?
        private let radius: Double
        private let mask: Mask?
        private let pose: Pose?
        private let isPart: Bool
        private let isHidden: Bool
        private let isDisabled: Bool

        init(
          at x: Double, _ y: Double, size width: Double, _ height: Double, radius: Double = 0,
          outline: Outline? = nil, paint: Paint? = nil, border: Border? = nil, mask: Mask? = nil,
          pose: Pose? = nil, isPart: Bool = false, hidden: Bool = false, disabled: Bool = false
        ) {
          frame = CGRect(x: x, y: y, width: width, height: height)
          self.outline = outline ?? .rounded(radius)
          self.paint = paint
          self.border = border
          self.radius = radius
          self.mask = mask
          self.pose = pose
          self.isPart = isPart
          isHidden = hidden
          isDisabled = disabled
        }

        var body: some View {
          Moving(motions: paint?.motions ?? []) { time in
            picture(Look(paint, pose, after: time))
          }
        }

        private func picture(_ look: Look) -> some View {
          Painting(look: look, size: frame.size, outline: outline, corner: frame.origin)
            .overlay { Rim(border: border, radius: radius) }
            .modifier(Veiled(mask: mask))
            .contentShape(Rectangle())
            .opacity(isHidden ? 0 : look.pose.opacity)
            .scaleEffect(x: look.pose.scaleX, y: look.pose.scaleY)
            .rotationEffect(.radians(look.pose.rotation))
            .offset(x: x(of: look), y: y(of: look))
            .allowsHitTesting(isDisabled)
        }

        /// Animated positions are those of the middle, counted from the layer's own corner, for parts
        /// of an element from that of the element.
        private func x(of look: Look) -> Double {
          let start = isPart ? 0 : frame.minX
          return look.pose.x + (look.x.map { start + $0 - frame.width / 2 } ?? frame.minX)
        }

        private func y(of look: Look) -> Double {
          let start = isPart ? 0 : frame.minY
          return look.pose.y + (look.y.map { start + $0 - frame.height / 2 } ?? frame.minY)
        }
      }

      /// A layer with others in it, over a background at most.
      fileprivate struct Box<Content: View>: View {
        private let frame: CGRect
        private let radius: Double
        private let paint: Paint?
        private let border: Border?
        private let mask: Mask?
        private let clips: Bool
        private let isHidden: Bool
        private let isDisabled: Bool
        private let content: Content
        @Environment(\.skeletonSurroundings) private var surroundings

        init(
          at x: Double, _ y: Double, size width: Double, _ height: Double, radius: Double = 0,
          paint: Paint? = nil, border: Border? = nil, mask: Mask? = nil, clips: Bool = false,
          hidden: Bool = false, disabled: Bool = false, @ViewBuilder content: () -> Content
        ) {
          frame = CGRect(x: x, y: y, width: width, height: height)
          self.radius = radius
          self.paint = paint
          self.border = border
          self.mask = mask
          self.clips = clips
          isHidden = hidden
          isDisabled = disabled
          self.content = content()
        }

        var body: some View {
          clipped
            .overlay { Rim(border: border, radius: radius) }
            .modifier(Veiled(mask: mask))
            .opacity(isHidden ? 0 : 1)
            .offset(x: frame.minX, y: frame.minY)
        }

        @ViewBuilder private var clipped: some View {
          if clips {
            layers.clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
          } else {
            layers
          }
        }

        private var layers: some View {
          ZStack(alignment: .topLeading) {
            Painting(look: Look(paint, after: nil), size: frame.size, outline: .rounded(radius))
              .contentShape(Rectangle())
              .allowsHitTesting(isDisabled)
            content
          }
          .frame(width: frame.width, height: frame.height, alignment: .topLeading)
          .environment(\.skeletonSurroundings, surroundings.moved(by: frame.origin))
        }
      }
    """#
}
