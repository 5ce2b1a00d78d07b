import SkelLayers
import SkelModel

// MARK: - Interface

/// The small values of the JSON formats, each on one line.
extension OutputBuffer {
  /// Whole numbers, each behind what stands before it.
  package mutating func append(numbers: [(before: StaticString, number: Int)]) {
    for (before, number) in numbers {
      append(before)
      append(number)
    }
  }

  package mutating func append(json rect: Rect) {
    append("{\"x\": ")
    append(rect.x)
    append(", \"y\": ")
    append(rect.y)
    append(", \"width\": ")
    append(rect.width)
    append(", \"height\": ")
    append(rect.height)
    append("}")
  }

  package mutating func append(json size: Size) {
    append("{\"width\": ")
    append(size.width)
    append(", \"height\": ")
    append(size.height)
    append("}")
  }

  package mutating func append(json point: Point) {
    append("{\"x\": ")
    append(point.x)
    append(", \"y\": ")
    append(point.y)
    append("}")
  }

  package mutating func append(json colour: Colour) {
    append("{\"light\": \"")
    append(colour.light)
    append("\", \"dark\": \"")
    append(colour.dark)
    append("\"}")
  }

  package mutating func append(json border: LayerBorder) {
    append("{\"width\": ")
    append(border.width)
    append(", \"color\": ")
    append(json: border.colour)
    append("}")
  }

  package mutating func append(json pose: LayerPose) {
    append("{\"opacity\": ")
    append(pose.opacity)
    append(", \"translation\": ")
    append(json: pose.translation)
    append(", \"rotation\": ")
    append(pose.rotation)
    append(", \"scale\": ")
    append(json: pose.scale)
    if let background = pose.background {
      append(", \"backgroundColor\": ")
      append(json: background)
    }
    append("}")
  }

  package mutating func append(json fill: LayerFill) {
    switch fill {
    case .colour(let colour):
      append("{\"color\": ")
      append(json: colour)
      append("}")
    case .gradient(let gradient):
      append("{\"gradient\": ")
      append(json: gradient)
      append("}")
    case .image(let name, let size):
      append("{\"image\": {\"name\": ")
      append(json: name)
      if let size {
        append(", \"width\": ")
        append(size.width)
        append(", \"height\": ")
        append(size.height)
      }
      append("}}")
    }
  }

  package mutating func append(json gradient: LayerGradient) {
    append("{\"colors\": ")
    append(json: gradient.colours)
    append(", \"locations\": ")
    append(json: gradient.locations)
    append(", \"start\": ")
    append(json: gradient.start)
    append(", \"end\": ")
    append(json: gradient.end)
    append("}")
  }

  package mutating func append(json animation: LayerAnimation) {
    append("{\"keyPath\": ")
    append(json: animation.keyPath)
    append(", \"from\": ")
    append(json: animation.from)
    append(", \"to\": ")
    append(json: animation.to)
    append(", \"duration\": ")
    append(animation.duration)
    append(", \"timing\": ")
    append(json: animation.timing.rawValue)
    append(", \"autoreverses\": ")
    append(animation.autoreverses ? "true" : "false")
    append(", \"repeat\": \"infinite\", \"delay\": ")
    append(animation.delay)
    append("}")
  }
}

// MARK: - Implementation

extension OutputBuffer {
  private mutating func append(json value: AnimationValue) {
    switch value {
    case .number(let number): append(number)
    case .point(let point): append(json: point)
    case .numbers(let numbers): append(json: numbers)
    case .colour(let colour): append(json: colour)
    case .colours(let colours): append(json: colours)
    }
  }

  private mutating func append(json colours: [Colour]) {
    append("[")
    for (index, colour) in colours.enumerated() {
      if index > 0 { append(", ") }
      append(json: colour)
    }
    append("]")
  }

  private mutating func append(json numbers: [Double]) {
    append("[")
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(", ") }
      append(number)
    }
    append("]")
  }
}
