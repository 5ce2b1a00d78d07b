import SkelLayers
import SkelModel

// MARK: - Interface

extension SVGMotion {
  var hasRules: Bool { !classes.values.isEmpty }

  /// The rules of a style sheet: every keyframes rule, in dark colours too where they differ, and every class.
  func appendRules(_ paints: SVGPaints, to out: inout OutputBuffer) {
    out.append("@media(prefers-reduced-motion:no-preference){")
    for (index, frames) in keyframes.values.enumerated() { append(frames, index, dark: false, paints, to: &out) }
    if keyframes.values.contains(where: { $0.differs(paints) }) {
      out.append("@media(prefers-color-scheme:dark){")
      for (index, frames) in keyframes.values.enumerated() where frames.differs(paints) {
        append(frames, index, dark: true, paints, to: &out)
      }
      out.append("}")
    }
    for (index, motionClass) in classes.values.enumerated() { append(motionClass, index, paints, to: &out) }
    out.append("}")
  }

  /// The gradients that stand behind classes.
  func appendGradients(_ paints: SVGPaints, to out: inout OutputBuffer) {
    for (index, band) in bands.values.enumerated() {
      paints.append(band, "band-", index, like: paints.gradient(withStopsOf: band), to: &out)
    }
    for (index, moving) in movingGradients.values.enumerated() { paints.append(moving, index, to: &out) }
    for (index, mask) in masks.enumerated() { paints.append(mask.mask.gradient, "veil-", index, to: &out) }
  }

  /// The masks of SVG's own: white, as opaque as the gradient says.
  func appendMasks(_ paints: SVGPaints, to out: inout OutputBuffer) {
    for (index, mask) in masks.enumerated() {
      out.append("<mask id=\"")
      appendName("mask-", index, paints, to: &out)
      out.append("\" maskUnits=\"userSpaceOnUse\"")
      append(mask.mask.box, to: &out)
      out.append("><rect")
      append(mask.mask.box, to: &out)
      out.append(" fill=\"url(#")
      appendName("veil-", index, paints, to: &out)
      out.append(")\"")
      if let motionClass = mask.motionClass {
        out.append(" class=\"")
        appendName("m", motionClass, paints, to: &out)
        out.append("\"")
      }
      out.append("/></mask>\n")
    }
  }
}

// MARK: - Implementation

extension SVGMotion {
  private func append(_ box: Rect, to out: inout OutputBuffer) {
    out.append(" x=\"")
    out.append(box.x)
    out.append("\" y=\"")
    out.append(box.y)
    out.append("\" width=\"")
    out.append(box.width)
    out.append("\" height=\"")
    out.append(box.height)
    out.append("\"")
  }

  private func append(
    _ frames: SVGKeyframes, _ index: Int, dark: Bool, _ paints: SVGPaints, to out: inout OutputBuffer
  ) {
    out.append("@keyframes ")
    appendName("k", index, paints, to: &out)
    out.append(frames, dark: dark, paints)
  }

  private func append(_ motionClass: SVGMotionClass, _ index: Int, _ paints: SVGPaints, to out: inout OutputBuffer) {
    out.append(".")
    appendName("m", index, paints, to: &out)
    out.append("{")
    switch motionClass.box {
    case .view: break
    case .corner: out.append("transform-box:fill-box;")
    case .middle: out.append("transform-box:fill-box;transform-origin:center;")
    }
    if let fill = motionClass.fill {
      out.append("fill:url(#")
      appendName("moving-", fill, paints, to: &out)
      out.append(")")
      if !motionClass.runs.isEmpty { out.append(";") }
    }
    if !motionClass.runs.isEmpty { append(motionClass.runs, paints, to: &out) }
    out.append("}")
  }

  private func append(_ runs: [SVGRun], _ paints: SVGPaints, to out: inout OutputBuffer) {
    out.append("animation:")
    for (index, run) in runs.enumerated() {
      if index > 0 { out.append(",") }
      appendName("k", keyframes.knownNumber(of: run.keyframes), paints, to: &out)
      out.append(" ")
      out.append(run.tempo)
    }
    guard runs.contains(where: \.isAdded) else { return }
    out.append(";animation-composition:")
    for (index, run) in runs.enumerated() {
      if index > 0 { out.append(",") }
      out.append(run.isAdded ? "add" : "replace")
    }
  }

  private func appendName(_ letter: StaticString, _ index: Int, _ paints: SVGPaints, to out: inout OutputBuffer) {
    out.append(paints.prefix)
    out.append(letter)
    out.append(index)
  }
}
