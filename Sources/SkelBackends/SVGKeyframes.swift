import SkelLayers
import SkelModel

// MARK: - Interface

/// What one CSS animation of an SVG changes, from and to.
///
/// Only properties that a browser moves without painting anew are used wherever they can show the motion: opacity and
/// transforms. Colours and the fill of a shape are the exceptions.
enum SVGKeyframes: Hashable {
  /// From invisible to what the element is.
  case appear
  case opacity(Double, Double)
  /// Points.
  case translate(Point, Point)
  /// Radians.
  case rotate(Double, Double)
  case scale(Point, Point)
  /// A box blown up by `scale` travels from and to these parts of its own size.
  case slide(Point, Point, scale: Point)
  case fill(Colour, Colour)
  case stop(Colour, Colour)
  /// Stays filled with the gradient of a slide, in place of another or of a colour.
  case band(Int, overColour: Bool)
  /// Stays filled with a moving gradient in place of a colour.
  case moving(Int)
  /// Stays seen through a mask.
  case mask(Int)
}

/// When keyframes run, in seconds.
struct SVGTempo: Hashable {
  var duration: Double
  var timing: Timing
  var delay: Double
  var repetition: SVGRepetition
}

enum SVGRepetition: Hashable {
  case forever
  case forthAndBack
  /// Once, and what it starts with shows through the delay.
  case onceFromTheStart
  /// Once, and what it ends with stays.
  case onceForGood
}

/// One CSS animation of a class.
struct SVGRun: Hashable {
  var keyframes: SVGKeyframes
  var tempo: SVGTempo
  /// Its value is added to that of the runs before it, which change the same property along the other axis.
  var isAdded = false
}

/// A class of elements that move alike.
struct SVGMotionClass: Hashable {
  var runs: [SVGRun]
  var box = SVGTransformBox.view
  /// The moving gradient that fills it.
  var fill: Int?
}

/// What transforms refer to.
enum SVGTransformBox: Hashable {
  /// The picture's origin, unless the element says another.
  case view
  /// The element's own top left corner.
  case corner
  /// The element's own middle.
  case middle
}

extension OutputBuffer {
  /// The block of a `@keyframes` rule, in light or dark colours.
  mutating func append(_ keyframes: SVGKeyframes, dark: Bool, _ paints: SVGPaints) {
    switch keyframes {
    case .appear: append("{from{opacity:0}}")
    case .opacity(let from, let to): append(from, to) { out, value in out.append("opacity:", value) }
    case .rotate(let from, let to): append(from, to) { out, value in out.append("rotate:", value, "rad") }
    case .translate(let from, let to):
      append(from, to) { out, value in
        out.append("translate:", value.x, "px")
        out.append(" ", value.y, "px")
      }
    case .scale(let from, let to):
      append(from, to) { out, value in
        out.append("scale:", value.x)
        out.append(" ", value.y)
      }
    case .slide(let from, let to, let scale):
      append(from, to) { out, value in
        out.append("transform:translate(", value.x * 100, "%,")
        out.append("", value.y * 100, "%)")
        out.append("scale(", scale.x, ",")
        out.append("", scale.y, ")")
      }
    case .fill(let from, let to):
      append(dark ? from.dark : paints.shown(from), dark ? to.dark : paints.shown(to)) { out, value in
        out.append("fill:")
        out.append(opaque: value)
        out.append(";fill-opacity:", value.alpha)
      }
    case .stop(let from, let to):
      append(dark ? from.dark : paints.shown(from), dark ? to.dark : paints.shown(to)) { out, value in
        out.append("stop-color:")
        out.append(opaque: value)
        out.append(";stop-opacity:", value.alpha)
      }
    case .band(let index, let overColour): append("fill", "band-", index, isOpaque: overColour, paints)
    case .moving(let index): append("fill", "moving-", index, isOpaque: true, paints)
    case .mask(let index): append("mask", "mask-", index, isOpaque: false, paints)
    }
  }

  /// `1.5s ease-in 0.25s infinite`: the longhands behind an animation's name.
  mutating func append(_ tempo: SVGTempo) {
    append("", tempo.duration, "s ")
    append(tempo.timing.cssName)
    if tempo.delay > 0 { append(" ", tempo.delay, "s") }
    switch tempo.repetition {
    case .forever: append(" infinite")
    case .forthAndBack: append(" infinite alternate")
    case .onceFromTheStart: append(" backwards")
    case .onceForGood: append(" forwards")
    }
  }
}

extension SVGKeyframes {
  /// Whether dark surroundings need a rule of their own.
  func differs(_ paints: SVGPaints) -> Bool {
    switch self {
    case .fill(let from, let to), .stop(let from, let to): paints.differs(from) || paints.differs(to)
    case .appear, .opacity, .translate, .rotate, .scale, .slide, .band, .moving, .mask: false
    }
  }
}

extension Timing {
  /// CSS's keyword for the same curve.
  var cssName: StaticString {
    switch self {
    case .linear: "linear"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInEaseOut: "ease-in-out"
    }
  }
}

// MARK: - Implementation

extension OutputBuffer {
  fileprivate mutating func append(_ before: StaticString, _ number: Double, _ after: StaticString = "") {
    append(before)
    append(number)
    append(after)
  }

  /// One reference throughout; the opacity of a colour before it may still be around.
  private mutating func append(
    _ property: StaticString, _ id: StaticString, _ index: Int, isOpaque: Bool, _ paints: SVGPaints
  ) {
    append("{from,to{")
    append(property)
    append(":url(#")
    append(paints.prefix)
    append(id)
    append(index)
    append(isOpaque ? ");fill-opacity:1}}" : ")}}")
  }

  private mutating func append<Value>(
    _ from: Value, _ to: Value, _ write: (inout OutputBuffer, Value) -> Void
  ) {
    append("{from{")
    write(&self, from)
    append("}to{")
    write(&self, to)
    append("}}")
  }
}
