// MARK: - Interface

extension SwiftUIRuntime {
  /// What shows the layers and lets them move.
  static let stage: StaticString = #"""
      /// What a layer has to know of the screen around it.
      fileprivate struct Surroundings {
        /// When the motion began, if it did.
        var start: Date?
        /// In the coordinates of the layer.
        var screen = CGRect.zero

        func moved(by corner: CGPoint) -> Surroundings {
          var result = self
          result.screen = screen.offsetBy(dx: -corner.x, dy: -corner.y)
          return result
        }
      }

      fileprivate struct SurroundingsKey: EnvironmentKey {
        static var defaultValue: Surroundings { Surroundings() }
      }

      /// Lays the layers over all there is, lets them come and go, and then move.
      fileprivate struct Stage<Content: View>: View {
        private let size: CGSize
        private let background: Tint?
        private let isRightToLeft: Bool
        private let fade: Double
        private let delay: Double
        private let isShown: Bool
        private let isAnimated: Bool
        private let content: Content
        @State private var isThere = false
        @State private var start: Date?
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.accessibilityReduceMotion) private var reducesMotion

        init(
          size: CGSize, background: Tint? = nil, isRightToLeft: Bool = false, fade: Double = 0,
          delay: Double = 0, isShown: Bool, isAnimated: Bool, @ViewBuilder content: () -> Content
        ) {
          self.size = size
          self.background = background
          self.isRightToLeft = isRightToLeft
          self.fade = fade
          self.delay = delay
          self.isShown = isShown
          self.isAnimated = isAnimated
          self.content = content()
        }

        var body: some View {
          GeometryReader { proxy in
            if isThere {
              layers(in: proxy.size).transition(.opacity)
            }
          }
          .clipped()
          .ignoresSafeArea()
          // The layers lie where they were compiled to lie, in either direction.
          .environment(\.layoutDirection, .leftToRight)
          .accessibilityHidden(true)
          .modifier(
            Timetable(isShown: isShown, delay: delay, fade: fade, isThere: $isThere, start: $start))
        }

        /// They keep their size: at the top and in the middle, or where reading begins.
        private func layers(in room: CGSize) -> some View {
          let rest = room.width - size.width
          let x = rest > 0 ? (rest / 2).rounded() : isRightToLeft ? rest : 0
          return ZStack(alignment: .topLeading) {
            background?.color(in: colorScheme).allowsHitTesting(false)
            ZStack(alignment: .topLeading) { content }
              .frame(width: size.width, height: size.height, alignment: .topLeading)
              .offset(x: x, y: 0)
              .environment(\.skeletonSurroundings, surroundings)
          }
          .frame(width: room.width, height: room.height, alignment: .topLeading)
        }

        private var surroundings: Surroundings {
          Surroundings(
            start: isAnimated && !reducesMotion ? start : nil,
            screen: CGRect(origin: .zero, size: size))
        }
      }

      /// When the layers come and go, and when their motion begins.
      fileprivate struct Timetable: ViewModifier {
        let isShown: Bool
        let delay: Double
        let fade: Double
        @Binding var isThere: Bool
        @Binding var start: Date?

        func body(content: Content) -> some View {
          content.task(id: isShown) { await update() }
        }

        /// Given up when it is to be otherwise before the time has come.
        @MainActor
        private func update() async {
          if isShown { await wait(delay) }
          guard !Task.isCancelled else { return }
          withAnimation(fade > 0 ? .easeInOut(duration: fade) : nil) { isThere = isShown }
          await wait(fade)
          guard !Task.isCancelled else { return }
          start = isShown ? Date() : nil
        }

        private func wait(_ seconds: Double) async {
          guard seconds > 0 else { return }
          try? await Task.sleep(nanoseconds: UInt64(min(seconds, 1e9) * 1e9))
        }
      }
    """#
}
