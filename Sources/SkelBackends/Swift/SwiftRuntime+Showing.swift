// MARK: - Interface

extension SwiftRuntime {
  /// The view over the content, and what shows and hides it; its class goes on in `painting`.
  static let showing: StaticString = #"""
      /// The view that the layers lie in: it hears of its size, of light and dark and of touches. It
      /// does so on every version of iOS, while `registerForTraitChanges` needs 17.
      fileprivate final class Cover: UIView {
        weak var canvas: Canvas?

        override func layoutSubviews() {
          super.layoutSubviews()
          canvas?.layOut()
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
          if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
            canvas?.build(for: traitCollection)
          }
        }

        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          canvas?.takesTouch(at: point) ?? false
        }
      }

      /// Builds the layers, lays them over a view and takes them away again.
      @MainActor
      fileprivate final class Canvas {
        var onStateChange: ((_ isShown: Bool) -> Void)?
        private(set) var isShown = false
        private(set) var hiddenElements: [String] = []
        var disabledElements: [String] { disabledLayers.compactMap(\.name) }
        /// Whether leaves and blocks take the touches, unless they say otherwise.
        let disablesLeaves: Bool
        let view = Cover(frame: .zero)

        private let screen = CALayer()
        private let isRightToLeft: Bool
        /// Of placeholders that name none.
        private let paint: Paint?
        private let configure: ((_ id: String, _ layer: CALayer) -> Void)?
        private let content: @MainActor (Group) -> Void
        private var placeholders: [Placeholder] = []
        private var covered: [Covered] = []
        private var disabledLayers: [CALayer] = []
        private var fill: Fill?
        private var animation: Animation?
        /// What the layers' colors are made for: those do not follow light and dark by themselves.
        private var traits: UITraitCollection
        private var isMoving = false
        /// A call of `show` whose delay has not passed.
        private var waiting: Task<Void, Never>?

        init(
          _ name: String, size: CGSize, background: UIColor? = nil, paint: Paint? = nil,
          isRightToLeft: Bool = false, disablesLeaves: Bool = true,
          configure: ((_ id: String, _ layer: CALayer) -> Void)?,
          content: @escaping @MainActor (Group) -> Void
        ) {
          self.isRightToLeft = isRightToLeft
          self.disablesLeaves = disablesLeaves
          self.paint = paint
          self.configure = configure
          self.content = content
          traits = view.traitCollection
          screen.name = name
          screen.frame = CGRect(origin: .zero, size: size)
          view.layer.addSublayer(screen)
          view.backgroundColor = background
          view.clipsToBounds = true
          view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          view.canvas = self
        }

        func show(in host: UIView, _ animated: Bool, _ transition: Transition, _ delay: TimeInterval) {
          waiting?.cancel()
          guard delay > 0 else { return appear(in: host, animated, transition) }
          waiting = Task { [weak self, weak host] in
            try? await Task.sleep(nanoseconds: UInt64(min(delay, 1e9) * 1e9))
            guard !Task.isCancelled, let self, let host else { return }
            self.appear(in: host, animated, transition)
          }
        }

        private func appear(in host: UIView, _ animated: Bool, _ transition: Transition) {
          guard !isShown || view.superview !== host else { return }
          isShown = true
          if host.traitCollection.hasDifferentColorAppearance(comparedTo: traits) {
            build(for: host.traitCollection)
          }
          if view.superview !== host { view.alpha = 0 }
          host.addSubview(view)
          view.frame = host.bounds
          onStateChange?(true)
          fade(to: 1, transition) {
            if self.isShown, animated { self.startAnimation() }
          }
        }

        func hide(_ transition: Transition) {
          waiting?.cancel()
          guard isShown else { return }
          isShown = false
          fade(to: 0, transition) {
            // It may have been shown again meanwhile.
            guard !self.isShown else { return }
            self.stopAnimation()
            self.view.removeFromSuperview()
            self.onStateChange?(false)
          }
        }

        private func fade(
          to alpha: CGFloat, _ transition: Transition, completion: @escaping () -> Void
        ) {
          switch transition {
          case .none:
            view.alpha = alpha
            completion()
          case .crossDissolve(let duration):
            UIView.animate(
              withDuration: duration, delay: 0, options: [.beginFromCurrentState, .curveEaseInOut],
              animations: { self.view.alpha = alpha }, completion: { _ in completion() })
          }
        }

        /// The layers keep their size: at the top and in the middle, or where reading begins.
        func layOut() {
          let room = view.bounds.width - screen.frame.width
          let x = room > 0 ? (room / 2).rounded() : isRightToLeft ? room : 0
          withoutActions { screen.frame.origin.x = x }
        }

        func takesTouch(at point: CGPoint) -> Bool {
          disabledLayers.contains { $0.contains($0.convert(point, from: view.layer)) }
        }
    """#
}
