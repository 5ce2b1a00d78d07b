// MARK: - Interface

/// The key paths of Core Animation that a flat picture can show in motion. Any other may be written, too: JSON and
/// Swift hand it on, and the warning `not-animatable` says that SVG does not move.
package enum AnimatedKeyPath: String, CaseIterable, Sendable {
  case opacity, backgroundColor
  /// Of the layer's centre, in its superlayer.
  case position
  case positionX = "position.x"
  case positionY = "position.y"
  case translation = "transform.translation"
  case translationX = "transform.translation.x"
  case translationY = "transform.translation.y"
  /// Radians, clockwise.
  case rotation = "transform.rotation"
  case rotationZ = "transform.rotation.z"
  case scale = "transform.scale"
  case scaleX = "transform.scale.x"
  case scaleY = "transform.scale.y"
  /// Of a gradient, in the layer's unit square.
  case startPoint, endPoint
  case startPointX = "startPoint.x"
  case startPointY = "startPoint.y"
  case endPointX = "endPoint.x"
  case endPointY = "endPoint.y"
  case locations, colors
}

extension AnimatedKeyPath {
  /// What it takes from and to, for messages.
  package var wantedValue: String {
    switch self {
    case .opacity, .positionX, .positionY, .translationX, .translationY, .rotation, .rotationZ, .scale, .scaleX,
      .scaleY, .startPointX, .startPointY, .endPointX, .endPointY:
      "a number"
    case .position, .translation, .startPoint, .endPoint: "a point such as (0, 0.5)"
    case .backgroundColor: "a colour"
    case .locations: "a list of numbers"
    case .colors: "a list of colours"
    }
  }

  /// Changes what only a layer with a gradient has.
  package var isOfGradient: Bool {
    switch self {
    case .opacity, .backgroundColor, .position, .positionX, .positionY, .translation, .translationX, .translationY,
      .rotation, .rotationZ, .scale, .scaleX, .scaleY:
      false
    case .startPoint, .startPointX, .startPointY, .endPoint, .endPointX, .endPointY, .locations, .colors: true
    }
  }

  package func takes(_ value: AnimationValue) -> Bool {
    switch self {
    case .opacity, .positionX, .positionY, .translationX, .translationY, .rotation, .rotationZ, .scale, .scaleX,
      .scaleY, .startPointX, .startPointY, .endPointX, .endPointY:
      if case .number = value { true } else { false }
    case .position, .translation, .startPoint, .endPoint: if case .point = value { true } else { false }
    case .backgroundColor: if case .colour = value { true } else { false }
    case .locations: if case .numbers = value { true } else { false }
    case .colors: if case .colours = value { true } else { false }
    }
  }
}
