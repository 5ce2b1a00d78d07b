// MARK: - Interface

extension SwiftRuntime {
  /// How statements put layers into each other.
  static let building: StaticString = #"""
      /// A layer that others are put into: positions are in its coordinates, ids begin with its own.
      /// Nothing is inlined, so that the many statements of a large screen compile fast.
      @MainActor
      fileprivate struct Group {
        let canvas: Canvas
        let layer: CALayer

        /// A container, painted with a background at most.
        @inline(never)
        func group(
          _ name: String, at x: Double, _ y: Double, size width: Double, _ height: Double,
          radius: Double = 0, paint: Paint? = nil, border: Border? = nil, mask: Mask? = nil,
          clips: Bool = false, hidden: Bool = false, disabled: Bool = false,
          content: @MainActor (Group) -> Void = { _ in }
        ) {
          let child = canvas.makeLayer(paint?.fill)
          place(child, name, x, y, width, height, radius)
          child.masksToBounds = clips
          child.isHidden = hidden
          canvas.cover(child, mask)
          canvas.finish(child, border, disabled: disabled)
          content(Group(canvas: canvas, layer: child))
        }

        /// An element of several placeholders: the lines of a text or sections side by side.
        @inline(never)
        func leaf(
          _ name: String, at x: Double, _ y: Double, size width: Double, _ height: Double,
          radius: Double = 0, hidden: Bool = false, disabled: Bool? = nil,
          content: @MainActor (Group) -> Void
        ) {
          group(
            name, at: x, y, size: width, height, radius: radius, hidden: hidden,
            disabled: disabled ?? canvas.disablesLeaves, content: content)
        }

        /// A placeholder.
        @inline(never)
        func block(
          _ name: String, at x: Double, _ y: Double, size width: Double, _ height: Double,
          radius: Double = 0, path: CGPath? = nil, paint: Paint? = nil, border: Border? = nil,
          mask: Mask? = nil, pose: Pose? = nil, hidden: Bool = false, isPart: Bool = false,
          disabled: Bool? = nil
        ) {
          // A layer has one mask: what is cut to a path and covered as well is two layers.
          let isDouble = path != nil && mask != nil
          let painted = canvas.makePlaceholder(
            paint, isPart: isPart || isDouble, pose?.background)
          let child = isDouble ? CALayer() : painted
          place(child, name, x, y, width, height, radius)
          if let pose {
            child.opacity = pose.opacity
            child.setAffineTransform(pose.transform)
          }
          if let path {
            let shape = CAShapeLayer()
            shape.path = path
            painted.mask = shape
          }
          if isDouble {
            painted.frame = CGRect(x: 0, y: 0, width: width, height: height)
            child.addSublayer(painted)
          }
          child.isHidden = hidden
          canvas.cover(child, mask)
          canvas.finish(child, border, disabled: disabled ?? canvas.disablesLeaves)
        }

        /// The next line of a text.
        @inline(never)
        func line(
          at x: Double, _ y: Double, size width: Double, _ height: Double, radius: Double = 0,
          paint: Paint? = nil, mask: Mask? = nil
        ) {
          let name = "line[\(layer.sublayers?.count ?? 0)]"
          block(
            name, at: x, y, size: width, height, radius: radius, paint: paint, mask: mask,
            isPart: true, disabled: false)
        }

        /// The next section.
        @inline(never)
        func section(
          at x: Double, _ y: Double, size width: Double, _ height: Double, radius: Double = 0,
          paint: Paint? = nil, mask: Mask? = nil
        ) {
          let name = "section[\(layer.sublayers?.count ?? 0)]"
          block(
            name, at: x, y, size: width, height, radius: radius, paint: paint, mask: mask,
            isPart: true, disabled: false)
        }

        private func place(
          _ child: CALayer, _ name: String, _ x: Double, _ y: Double, _ width: Double,
          _ height: Double, _ radius: Double
        ) {
          let id = layer.name ?? ""
          child.name = name.isEmpty ? id : "\(id)/\(name)"
          child.frame = CGRect(x: x, y: y, width: width, height: height)
          child.cornerRadius = radius
          layer.addSublayer(child)
        }
      }
    """#
}
