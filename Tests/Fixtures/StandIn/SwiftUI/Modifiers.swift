@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View, Several {
  let views: [any View]
  public var body: Never { fatalError() }
}

public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier
  public var body: some View { modifier.body(content: _ViewModifier_Content(views: [content])) }
}

public struct Angle: Sendable {
  public var radians: Double
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}

public struct Animation: Sendable {
  let duration: Double
  public static func easeInOut(duration: Double) -> Animation { Animation(duration: duration) }
}

public func withAnimation<Result>(_ animation: Animation?, _ body: () throws -> Result) rethrows -> Result {
  MainActor.assumeIsolated { StandIn.fades.append(animation?.duration ?? 0) }
  return try body()
}

public struct AnyTransition {
  @MainActor public static let opacity = AnyTransition()
}

public enum LayoutDirection: Sendable { case leftToRight, rightToLeft }
public enum ColorScheme: Sendable { case light, dark }

extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// Changes nothing but what is known while the content is drawn.
  private func drawn(_ change: @escaping @MainActor (Canvas, CGRect) -> Void) -> some View {
    Modified(self) {
      measure($0, in: $1, $2)
    } draw: { view, rect, room, canvas in
      canvas.nested {
        change(canvas, rect)
        SwiftUI.draw(view, in: rect, room: room, canvas)
      }
    }
  }

  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    drawn { canvas, _ in canvas.environment[keyPath: keyPath] = value }
  }

  public func opacity(_ opacity: Double) -> some View { drawn { canvas, _ in canvas.opacity *= opacity } }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1) -> some View {
    drawn { canvas, _ in canvas.scale = [canvas.scale[0] * Double(x), canvas.scale[1] * Double(y)] }
  }

  public func rotationEffect(_ angle: Angle) -> some View { drawn { canvas, _ in canvas.rotation += angle.radians } }

  public func allowsHitTesting(_ enabled: Bool) -> some View {
    drawn { canvas, _ in canvas.takesTouches = canvas.takesTouches && enabled }
  }

  public func contentShape<S: Shape>(_ shape: S) -> some View {
    drawn { canvas, rect in
      if canvas.takesTouches, canvas.opacity > 0 { canvas.touches.append(canvas.numbers(rect)) }
    }
  }

  public func clipShape<S: Shape>(_ shape: S) -> some View {
    drawn { canvas, rect in canvas.clips.append(shape.path(in: rect)) }
  }

  public func clipped() -> some View { clipShape(Rectangle()) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    Modified(self) {
      measure($0, in: $1, $2)
    } draw: { view, rect, room, canvas in
      precondition(canvas.environment.layoutDirection == .leftToRight, "mirrored twice")
      SwiftUI.draw(view, in: rect.offsetBy(dx: x, dy: y), room: room, canvas)
    }
  }

  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    Modified(self) { view, room, canvas in
      if let width, let height { return CGSize(width: width, height: height) }
      let own = measure(view, in: CGSize(width: width ?? room.width, height: height ?? room.height), canvas)
      return CGSize(width: width ?? own.width, height: height ?? own.height)
    } draw: { view, rect, _, canvas in
      let place = alignment.place(measure(view, in: rect.size, canvas), in: rect, canvas)
      SwiftUI.draw(view, in: place, room: rect.size, canvas)
    }
  }

  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    let content = content()
    return Modified(self) {
      measure($0, in: $1, $2)
    } draw: { view, rect, room, canvas in
      SwiftUI.draw(view, in: rect, room: room, canvas)
      for view in flat(content, canvas) {
        let place = alignment.place(measure(view, in: rect.size, canvas), in: rect, canvas)
        SwiftUI.draw(view, in: place, room: rect.size, canvas)
      }
    }
  }

  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    let mask = mask()
    return Modified(self) {
      measure($0, in: $1, $2)
    } draw: { view, rect, room, canvas in
      canvas.nested {
        canvas.mask = canvas.recorded {
          canvas.clips = []
          for view in flat(mask, canvas) {
            let place = alignment.place(measure(view, in: rect.size, canvas), in: rect, canvas)
            SwiftUI.draw(view, in: place, room: rect.size, canvas)
          }
        }
        SwiftUI.draw(view, in: rect, room: room, canvas)
      }
    }
  }

  public func transition(_ transition: AnyTransition) -> some View {
    drawn { canvas, _ in canvas.notes.insert("fades") }
  }

  public func ignoresSafeArea() -> some View { drawn { canvas, _ in canvas.notes.insert("ignoresSafeArea") } }

  public func accessibilityHidden(_ hidden: Bool) -> some View {
    drawn { canvas, _ in if hidden { canvas.notes.insert("accessibilityHidden") } }
  }

  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    drawn { canvas, _ in canvas.tasks.append(action) }
  }
}
