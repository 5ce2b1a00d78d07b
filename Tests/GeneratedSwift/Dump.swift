import UIKit

/// What a layer is and shows, as the check compares it: colors as `#rrggbb` or `#rrggbbaa`, frames in the coordinates of
/// the screen.
func dump(_ layer: CALayer, at origin: CGPoint) -> [String: Any] {
  let frame = CGRect(
    x: origin.x + layer.frame.minX, y: origin.y + layer.frame.minY, width: layer.frame.width,
    height: layer.frame.height)
  var result: [String: Any] = [
    "id": layer.name ?? "", "frame": [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) },
    "radius": Double(layer.cornerRadius), "clips": layer.masksToBounds, "hidden": layer.isHidden,
    "children": (layer.sublayers ?? []).map { dump($0, at: frame.origin) }, "animations": animations(of: layer),
  ]
  if let fill = fill(of: layer) {
    result["fill"] = fill
    if fill["color"] == nil, let background = layer.backgroundColor { result["behind"] = hex(background) }
  }
  let transform = layer.affineTransform()
  if layer.opacity != 1 || transform != CGAffineTransform() {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { Double($0) }
    result["pose"] = ["opacity": Double(layer.opacity), "transform": numbers] as [String: Any]
  }
  if layer.borderWidth > 0 {
    result["border"] = ["width": Double(layer.borderWidth), "color": hex(layer.borderColor)] as [String: Any]
  }
  if let path = (layer.mask as? CAShapeLayer)?.path {
    result["path"] = [path.shape, path.numbers.map { Double($0) }] as [Any]
  }
  if let mask = layer.mask as? CAGradientLayer { result["mask"] = dump(mask: mask, at: frame.origin) }
  // What is cut to a path and covered as well is two layers.
  if let inner = layer.sublayers?.first, inner.name == nil {
    let painted = dump(inner, at: frame.origin)
    for key in ["fill", "behind", "animations", "path"] { result[key] = painted[key] }
    result["children"] = [Any]()
  }
  return result
}

/// A mask lies in the coordinates of its layer, whose corner is given.
private func dump(mask: CAGradientLayer, at origin: CGPoint) -> [String: Any] {
  let frame = mask.frame.offsetBy(dx: origin.x, dy: origin.y)
  return [
    "frame": [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }, "fill": fill(of: mask) ?? [:],
    "animations": animations(of: mask), "isMovedByItsCorner": mask.anchorPoint == .zero,
  ]
}

func hex(_ value: Any?) -> String {
  guard let color = value as? CGColor, var parts = color.components else { return "none" }
  if parts.count == 2 { parts = [parts[0], parts[0], parts[0], parts[1]] }
  let bytes = parts.map { Int((min(max($0, 0), 1) * 255).rounded()) }
  return "#" + (bytes[3] == 255 ? bytes.dropLast() : bytes).map { String(0x100 + $0, radix: 16).dropFirst() }.joined()
}

private func fill(of layer: CALayer) -> [String: Any]? {
  if let layer = layer as? CAGradientLayer {
    let colors = (layer.colors ?? []).map(hex)
    let even = colors.indices.map { Double($0) / Double(max(colors.count - 1, 1)) }
    return [
      "gradient": [
        "colors": colors, "locations": layer.locations?.map(\.doubleValue) ?? even, "start": number(layer.startPoint),
        "end": number(layer.endPoint),
      ] as [String: Any]
    ]
  }
  if let image = layer.contents as? CGImage {
    let width = layer.contentsGravity.isCentered ? Double(image.width) / Double(layer.contentsScale) : 0
    return ["image": ["name": image.name, "width": width] as [String: Any]]
  }
  return layer.backgroundColor.map { ["color": hex($0)] }
}

/// One for each property; what the parts of a group have in common is the group's.
private func animations(of layer: CALayer) -> [[String: Any]] {
  (layer.animationKeys() ?? []).flatMap { key -> [[String: Any]] in
    guard let animation = layer.animation(forKey: key) else { return [] }
    let parts = (animation as? CAAnimationGroup)?.animations ?? [animation]
    return parts.map { part in
      guard let part = part as? CABasicAnimation else { return ["key": key, "keyPath": "none"] }
      return [
        "key": key, "keyPath": part.keyPath ?? "", "from": number(part.fromValue), "to": number(part.toValue),
        "duration": animation.duration, "timing": animation.timingFunction?.name.rawValue ?? "none",
        "autoreverses": animation.autoreverses, "delay": animation.beginTime,
        "repeats": animation.repeatCount == .infinity, "stays": !animation.isRemovedOnCompletion,
        "waits": animation.fillMode == .backwards, "isWhole": part.duration == animation.duration,
        "isPlain": part === animation || part.timingFunction == nil && !part.autoreverses && part.beginTime == 0,
      ]
    }
  }
}

private func number(_ value: Any?) -> Any {
  switch value {
  case let point as CGPoint: [Double(point.x), Double(point.y)]
  case let color as CGColor: hex(color)
  case let colors as [CGColor]: colors.map(hex)
  case let number as Double: number
  case let number as Int: Double(number)
  case let numbers as [Double]: numbers
  default: "unknown"
  }
}
