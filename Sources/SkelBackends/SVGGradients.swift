import SkelLayers
import SkelModel

// MARK: - Interface

extension SVGPaints {
  /// A whole gradient that stands still. `model` is one that has its stops: they are said there.
  func append(
    _ gradient: LayerGradient, _ id: StaticString, _ index: Int, like model: Int? = nil, to out: inout OutputBuffer
  ) {
    let gradient = gradient.withinUnit
    openGradient(gradient, id, index, to: &out)
    if let model {
      out.append(" href=\"#")
      out.append(prefix)
      out.append("gradient-")
      out.append(model)
      out.append("\"/>\n")
      return
    }
    out.append(">")
    for (colour, location) in zip(gradient.colours, gradient.locations) {
      openStop(colour, location, motionClass: nil, to: &out)
      out.append("/>")
    }
    out.append("</linearGradient>\n")
  }

  /// The start tag of a gradient and its two points, without its end.
  func openGradient(_ gradient: LayerGradient, _ id: StaticString, _ index: Int, to out: inout OutputBuffer) {
    out.append("<linearGradient id=\"")
    out.append(prefix)
    out.append(id)
    out.append(index)
    out.append("\" x1=\"")
    out.append(gradient.start.x)
    out.append("\" y1=\"")
    out.append(gradient.start.y)
    out.append("\" x2=\"")
    out.append(gradient.end.x)
    out.append("\" y2=\"")
    out.append(gradient.end.y)
    out.append("\"")
  }

  /// The tag of a stop without its end.
  func openStop(_ colour: Colour, _ location: Double, motionClass: Int?, to out: inout OutputBuffer) {
    let shown = shown(colour)
    out.append("<stop offset=\"")
    out.append(location)
    out.append("\" stop-color=\"")
    out.append(opaque: shown)
    if shown.alpha < 1 {
      out.append("\" stop-opacity=\"")
      out.append(shown.alpha)
    }
    let darkClass = stopClasses[colour]
    if darkClass != nil || motionClass != nil { out.append("\" class=\"") }
    if let darkClass {
      out.append(prefix)
      out.append("s")
      out.append(darkClass)
    }
    if let motionClass {
      if darkClass != nil { out.append(" ") }
      out.append(prefix)
      out.append("m")
      out.append(motionClass)
    }
    out.append("\"")
  }
}

extension LayerGradient {
  /// The same gradient with its locations from 0 to 1: SVG takes others for 0 or 1.
  var withinUnit: LayerGradient {
    guard let low = locations.min(), let high = locations.max(), low < 0 || high > 1 else { return self }
    return spanning(min(low, 0), max(high, 1))
  }

  /// The same gradient with its points moved to these two locations, which become 0 and 1.
  func spanning(_ low: Double, _ high: Double) -> LayerGradient {
    var result = self
    result.start = point(at: low)
    result.end = point(at: high)
    result.locations = locations.map { ($0 - low) / (high - low) }
    return result
  }

  func point(at location: Double) -> Point {
    Point(x: start.x + (end.x - start.x) * location, y: start.y + (end.y - start.y) * location)
  }
}
