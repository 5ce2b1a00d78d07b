// MARK: - Interface

extension SwiftRuntime {
  /// The rest of the class that `showing` begins: it makes layers and lets them move.
  static let painting: StaticString = #"""
        // MARK: Painting

        /// A color from 0xRRGGBB, which follows light and dark where `dark` is given.
        static func color(
          _ light: UInt32, alpha: Double = 1, dark: UInt32? = nil, darkAlpha: Double? = nil
        ) -> UIColor {
          func plain(_ rgb: UInt32, _ alpha: Double) -> UIColor {
            func channel(_ shift: UInt32) -> Double {
              let byte = UInt8(truncatingIfNeeded: rgb >> shift)
              return Double(byte) / 255
            }
            return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
          }
          let inLight = plain(light, alpha)
          guard dark != nil || darkAlpha != nil else { return inLight }
          let inDark = plain(dark ?? light, darkAlpha ?? alpha)
          return UIColor { @Sendable traits in traits.userInterfaceStyle == .dark ? inDark : inLight }
        }

        static func ellipse(_ width: Double, _ height: Double) -> CGPath {
          CGPath(ellipseIn: CGRect(x: 0, y: 0, width: width, height: height), transform: nil)
        }

        static func rectangle(_ width: Double, _ height: Double, radius: Double) -> CGPath {
          CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: width, height: height), cornerWidth: radius,
            cornerHeight: radius, transform: nil)
        }

        /// Each corner is one curve that begins and ends at a distance from it.
        static func softRectangle(_ width: Double, _ height: Double, inset: Double) -> CGPath {
          func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
          let (right, bottom) = (width - inset, height - inset)
          let path = CGMutablePath()
          path.move(to: point(inset, 0))
          path.addLine(to: point(right, 0))
          path.addQuadCurve(to: point(width, inset), control: point(width, 0))
          path.addLine(to: point(width, bottom))
          path.addQuadCurve(to: point(right, height), control: point(width, height))
          path.addLine(to: point(inset, height))
          path.addQuadCurve(to: point(0, bottom), control: point(0, height))
          path.addLine(to: point(0, inset))
          path.addQuadCurve(to: point(inset, 0), control: .zero)
          path.closeSubpath()
          return path
        }

        func update(_ fill: Fill?, _ animation: Animation?) {
          self.fill = fill
          self.animation = animation
          build(for: traits)
        }

        func build(for traits: UITraitCollection) {
          self.traits = traits
          placeholders = []
          covered = []
          disabledLayers = []
          hiddenElements = []
          withoutActions {
            screen.sublayers = nil
            content(Group(canvas: self, layer: screen))
          }
          if isMoving { addAnimations() }
        }

        func makePlaceholder(_ ownPaint: Paint?, isPart: Bool, _ background: UIColor?) -> CALayer {
          guard let paint = ownPaint ?? paint else { return CALayer() }
          let layer = makeLayer(fill ?? paint.fill)
          if let background, layer.backgroundColor == nil {
            layer.backgroundColor = resolved(background)
          }
          placeholders.append(Placeholder(layer: layer, paint: paint, isPart: isPart))
          return layer
        }

        /// Covers a layer with a mask that stays, or remembers one that comes with the motion.
        func cover(_ layer: CALayer, _ mask: Mask?) {
          guard let mask else { return }
          let gradient = makeLayer(mask.paint.fill)
          gradient.anchorPoint = .zero
          gradient.frame = mask.frame
          let placeholder = Placeholder(layer: gradient, paint: mask.paint, isPart: true)
          covered.append(Covered(layer: layer, mask: mask, placeholder: placeholder))
          if mask.stays { layer.mask = gradient }
        }

        func makeLayer(_ fill: Fill?) -> CALayer {
          switch fill {
          case nil: return CALayer()
          case .color(let color)?:
            let layer = CALayer()
            layer.backgroundColor = resolved(color)
            return layer
          case .gradient(let colors, let locations, let from, let to)?:
            let layer = CAGradientLayer()
            layer.colors = colors.map(resolved)
            layer.locations = locations?.map { NSNumber(value: $0) }
            layer.startPoint = from
            layer.endPoint = to
            return layer
          case .image(let name, let width)?:
            let layer = CALayer()
            let image = UIImage(named: name, in: nil, compatibleWith: traits)?.cgImage
            layer.contents = image
            if let image, let width {
              layer.contentsGravity = .center
              layer.contentsScale = CGFloat(image.width) / width
            }
            return layer
          }
        }

        func finish(_ layer: CALayer, _ border: Border?, disabled: Bool) {
          if let border {
            layer.borderWidth = border.width
            layer.borderColor = resolved(fill?.firstColor ?? border.color)
          }
          let id = layer.name ?? ""
          if layer.isHidden { hiddenElements.append(id) }
          if disabled { disabledLayers.append(layer) }
          configure?(id, layer)
        }

        private func resolved(_ color: UIColor) -> CGColor {
          color.resolvedColor(with: traits).cgColor
        }

        private func withoutActions(_ change: () -> Void) {
          CATransaction.begin()
          CATransaction.setDisableActions(true)
          change()
          CATransaction.commit()
        }

        // MARK: Moving

        func startAnimation() {
          guard !UIAccessibility.isReduceMotionEnabled else { return }
          isMoving = true
          addAnimations()
        }

        func stopAnimation() {
          isMoving = false
          for placeholder in placeholders + covered.map(\.placeholder) {
            let keys = placeholder.layer.animationKeys() ?? []
            for key in keys where key.hasPrefix("skeletonAnimation") {
              placeholder.layer.removeAnimation(forKey: key)
            }
          }
          for item in covered where !item.mask.stays { item.layer.mask = nil }
        }

        private func addAnimations() {
          for placeholder in placeholders { add(animations(of: placeholder), to: placeholder.layer) }
          // Masks move as the layout says or not at all.
          guard animation == nil else { return }
          for item in covered {
            let mask = item.placeholder
            item.layer.mask = mask.layer
            add(
              mask.paint.motions.map { $0.animation(of: mask, on: screen, traits) }, to: mask.layer)
          }
        }

        private func add(_ animations: [CAAnimation], to layer: CALayer) {
          for (index, animation) in animations.enumerated() {
            let key = index == 0 ? "skeletonAnimation" : "skeletonAnimation\(index + 1)"
            layer.add(animation, forKey: key)
          }
        }

        private func animations(of placeholder: Placeholder) -> [CAAnimation] {
          if case .custom(let make)? = animation {
            return [make(placeholder.layer)].compactMap { $0 }
          }
          return motions(of: placeholder.paint).map {
            $0.animation(of: placeholder, on: screen, traits)
          }
        }

        private func motions(of paint: Paint) -> [Motion] {
          let shown = fill ?? paint.fill
          let color = shown.firstColor?.resolvedColor(with: traits) ?? .clear
          switch animation {
          case nil:
            return fill == nil ? paint.motions : paint.motions.compactMap { $0.recolored(color) }
          case .still?, .custom?:
            return []
          case .pulse(let duration)?:
            let change = Change.pulse("backgroundColor", color)
            return [
              Motion(
                changes: [change], duration: duration, timing: .easeInEaseOut, autoreverses: true)
            ]
          case .sliding(let direction, let duration, let autoreverses)?:
            guard case .gradient = shown else { return [] }
            return [
              Motion(
                changes: direction.changes, duration: duration, timing: .easeIn,
                autoreverses: autoreverses)
            ]
          }
        }
      }
    """#
}
