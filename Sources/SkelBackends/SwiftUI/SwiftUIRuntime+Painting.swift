// MARK: - Interface

extension SwiftUIRuntime {
  /// What the views of layers are made of.
  static let painting: StaticString = #"""
      /// The fill of a layer, from the corner of a view on.
      fileprivate struct Painting: View {
        let look: Look
        let size: CGSize
        let outline: Outline
        /// In the layer around.
        let corner: CGPoint
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.skeletonSurroundings) private var surroundings

        init(look: Look, size: CGSize, outline: Outline, corner: CGPoint = .zero) {
          self.look = look
          self.size = size
          self.outline = outline
          self.corner = corner
        }

        var body: some View {
          ZStack {
            if let background = look.background {
              outline.fill(background.color(in: colorScheme))
            }
            if let gradient = look.gradient {
              linear(gradient).clipShape(outline)
            }
            if let image = look.image {
              picture(image.name, image.size ?? size)
            }
          }
          .frame(width: size.width, height: size.height)
        }

        private func linear(_ gradient: Band) -> LinearGradient {
          let whole =
            gradient.crossesScreen
            ? surroundings.moved(by: corner).screen : CGRect(origin: .zero, size: size)
          let points = gradient.points(over: whole, in: size)
          return LinearGradient(
            stops: gradient.stops(in: colorScheme), startPoint: points.start, endPoint: points.end)
        }

        private func picture(_ name: String, _ size: CGSize) -> some View {
          Image(name).resizable().frame(width: size.width, height: size.height)
        }
      }

      /// A line inside a layer's edge.
      fileprivate struct Rim: View {
        let border: Border?
        let radius: Double
        @Environment(\.colorScheme) private var colorScheme

        var body: some View {
          if let border {
            RoundedRectangle(cornerRadius: radius, style: .circular)
              .strokeBorder(border.color.color(in: colorScheme), lineWidth: border.width)
          }
        }
      }

      /// Shows a layer through its mask.
      fileprivate struct Veiled: ViewModifier {
        let mask: Mask?
        @Environment(\.skeletonSurroundings) private var surroundings

        func body(content: Content) -> some View {
          if let mask, mask.stays || surroundings.start != nil {
            content.mask(alignment: .topLeading) {
              Moving(motions: mask.paint.motions) { time in
                veil(mask, Look(mask.paint, after: time))
              }
            }
          } else {
            content
          }
        }

        private func veil(_ mask: Mask, _ look: Look) -> some View {
          Painting(look: look, size: mask.frame.size, outline: .rounded(0))
            .offset(x: look.x ?? mask.frame.minX, y: look.y ?? mask.frame.minY)
        }
      }

      /// Makes its content anew for every picture on the display, with the seconds since the motion
      /// began; once and without where nothing moves.
      fileprivate struct Moving<Content: View>: View {
        let motions: [Motion]
        let content: (_ time: Double?) -> Content
        @Environment(\.skeletonSurroundings) private var surroundings

        init(motions: [Motion], @ViewBuilder content: @escaping (_ time: Double?) -> Content) {
          self.motions = motions
          self.content = content
        }

        var body: some View {
          if let start = surroundings.start, !motions.isEmpty {
            TimelineView(.animation) { timeline in
              content(timeline.date.timeIntervalSince(start))
            }
          } else {
            content(nil)
          }
        }
      }
    """#
}
