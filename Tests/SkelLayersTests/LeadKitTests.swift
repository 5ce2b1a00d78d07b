import SkelCompiler
import SkelLayers
import SkelModel
import SkelSyntax
import Testing

/// LeadKit's own numbers: at `buildLayers`, with the case's frames, x-heights and widths of text, and through the
/// language. A view whose text is nil has an empty one here, as a label without `text` stands for text that is not known.
@Suite struct LeadKitTests {
  @Test(arguments: [false, true]) func textLines(isWritten: Bool) throws {
    for item in try cases("textLines", count: 88) {
      let options = leadKitOptions(item.input.xHeights)
      let tree = try isWritten ? compiled(item.input.textScreen) : leadKitLayers([item.input.textNode], options)
      let lines = tree.layers.filter { $0.role == .line }
      let wanted = item.expected.lines ?? []
      #expect(lines.count == wanted.count, "\(item.id)")
      for (line, box) in zip(lines, wanted) { #expect(isClose(line.frame, box.rect), "\(item.id) \(line.frame)") }
      let origin = Point(x: 0, y: 0)
      #expect(isClose(lines.flatMap { tree.numbers(of: $0, from: origin) }, item.expected.path ?? []), "\(item.id)")
    }
  }

  @Test(arguments: [false, true]) func shapes(isWritten: Bool) throws {
    for item in try cases("shape", count: 17) {
      let tree = try isWritten ? compiled(item.input.shapeScreen) : leadKitLayers([item.input.shapeNode])
      let layer = try #require(tree.layers.first { $0.role == .block })
      tree.check(layer, item.expected.path ?? [], item.id)
    }
  }

  @Test(arguments: [false, true]) func directions(isWritten: Bool) throws {
    for item in try cases("animation", count: 17) {
      let tree = try isWritten ? compiled(item.input.sweptScreen) : leadKitLayers([item.input.sweptNode])
      let layer = try #require(tree.layers.first { $0.role == .block })
      let mask = try #require(layer.mask < 0 ? nil : tree.masks[Int(layer.mask)])
      #expect(layer.animations < 0 && mask.isOnlyInMotion, "\(item.id)")
      #expect(mask.animations.map(\.keyPath) == item.expected.animations?.map(\.keyPath), "\(item.id)")
      for (animation, move) in zip(mask.animations, item.expected.animations ?? []) {
        #expect([animation.from.x, animation.from.y] == move.from, "\(item.id)")
        #expect([animation.to.x, animation.to.y] == move.to, "\(item.id)")
        #expect(animation.duration == item.expected.duration, "\(item.id)")
        #expect(animation.timing.rawValue == item.expected.timingFunction ?? "linear", "\(item.id)")
        #expect(animation.autoreverses == item.expected.autoreverses, "\(item.id)")
      }
    }
  }

  @Test(arguments: [false, true]) func trees(isWritten: Bool) throws {
    for item in try cases("tree", count: 49) {
      guard let base = item.input.base, let config = item.input.config else { continue }
      let nodes = base.shown.map { $0.node(at: Point(x: 0, y: 0), config) }
      let tree =
        try isWritten ? compiled(item.input.treeScreen) : leadKitLayers(nodes, leadKitOptions(base.xHeights))
      #expect(tree.layers.first?.role == .holder, "\(item.id)")
      #expect(tree.layers.first?.isUserInteractionDisabled != item.expected.baseInteractionEnabled, "\(item.id)")
      let views = base.descendants
      let layers = item.expected.layers ?? []
      #expect(views.count == layers.count, "\(item.id)")
      for (view, layer) in zip(views, layers) { tree.check(view, layer, "\(item.id) \(view.name)") }
      // Layers lie in the library's order.
      let order = tree.layers.filter { $0.role != .holder }.map { tree.screen.title(of: Int($0.element)) }
      let drawn = views.map(\.name).filter { order.contains($0) }
      #expect(order.reduce(into: []) { if $0.last != $1 { $0.append($1) } } == drawn, "\(item.id)")
    }
  }

  @Test func defaults() throws {
    let item = try #require(cases("defaults", count: 1).first)
    let expected = item.expected
    let label = Appearance.defaults(of: .label, library: .leadKit)
    let image = Appearance.defaults(of: .imageView, library: .leadKit)
    let view = Appearance.defaults(of: .view, library: .leadKit)
    for appearance in [label, image, view] {
      #expect(appearance.fill == .colour(Colour(ColourComponents(gray: 2.0 / 3, alpha: 0.7))))
      #expect(appearance.animation.isEmpty && appearance.borderWidth == expected.borderWidth)
      #expect(appearance.cornerRadius == 0 && appearance.linesCornerRadius == expected.labelShape?.radius)
    }
    #expect(image.shape == expected.imageShape?.shape && view.shape == expected.viewShape?.shape)
    #expect(expected.labelNumberOfLines == "constant(3)" && label.leadKitLines(isLong: true, height: 0) == 3)
    #expect(label.leadKitLineHeight == 0.75 * label.font.size && label.lineSpacing == nil)
    #expect(expected.skeletonsBackgroundColor?.a == 0.7 && expected.gradientColors?.map(\.a) == [0.7, 0.2, 0.7])
    #expect(expected.directionalDuration == 1.5)
    let tree = try compiled("screen S { library: leadKit; animation: sliding; view v(frame: (0, 0, 9, 9)) }")
    let mask = try #require(tree.masks.first)
    #expect(mask.gradient.colours.map(\.light.alpha) == [0.7, 0.2, 0.7])
    #expect(mask.animations.first?.duration == expected.directionalDuration)
    #expect(mask.animations.first?.from == .point(Point(x: -1, y: 0.5)))
  }

  @Test func morePaddingThanRoomLeavesNothing() throws {
    let tree = try compiled(
      """
      screen S {
        library: leadKit; animation: sliding
        view v(frame: (10, 10, 30, 30), padding: 20)
        label l(frame: (10, 50, 30, 30), padding: (horizontal: 20))
      }
      """)
    #expect(tree.layers.filter { $0.role == .block || $0.role == .line }.map(\.frame.width) == [0, 0])
    #expect(tree.layers.allSatisfy { $0.frame.width >= 0 && $0.frame.height >= 0 })
    #expect(tree.masks.allSatisfy { $0.frame.width >= 0 && $0.frame.height >= 0 })
  }

  private func cases(_ kind: String, count: Int) throws -> [LeadKitCase] {
    let cases = try fixture("leadkit", of: LeadKitCase.self).filter { $0.kind == kind }
    #expect(cases.count == count)
    return cases
  }
}

/// The layers of nodes on a screen that follows the library.
private func leadKitLayers(_ nodes: [Node], _ options: LayerOptions = LayerOptions()) -> LayerTree {
  makeLayers(nodes, root: .defaults(of: .screen, library: .leadKit), options: options)
}

/// The layers of a screen's text.
func compiled(_ text: String) throws -> LayerTree {
  let result = compile(Source(path: "test.skl", bytes: Array(text.utf8)), Options()) { _ in .missing }
  let errors = result.diagnostics.all.filter { $0.severity == .error }
  #expect(errors.map(\.headline) == [], "\(text)")
  return try #require(result.screens.first).layers
}

extension LayerTree {
  /// What the library made of one view.
  fileprivate func check(_ view: LeadKitCase.View, _ expected: LeadKitCase.Layer, _ id: String) {
    let own = layers.filter { screen.title(of: Int($0.element)) == view.name }
    let border = own.first { $0.role == .border }
    let isContainer = !view.shown.isEmpty
    #expect((border != nil) == (isContainer && expected.borderWidth > 0), "\(id)")
    if isContainer {
      guard let border else { return }
      #expect(isClose(border.frame, expected.frame.rect) && border.cornerRadius == expected.cornerRadius, "\(id)")
      #expect(borders[Int(border.border)].width == expected.borderWidth, "\(id)")
      #expect(isClose(borders[Int(border.border)].colour, expected.borderColor), "\(id)")
      check(border, expected.mask, id)
      return
    }
    guard view.kind == .label || view.kind == .textView else {
      guard let block = own.first else { return #expect(Bool(false), "\(id)") }
      #expect(isClose(block.frame, expected.frame.rect) && !block.isHidden, "\(id)")
      check(block, expected.path ?? [], id)
      check(paintOf: block, expected, id)
      return
    }
    let lines = own.filter { $0.role == .line }
    let path = expected.path ?? []
    #expect(lines.isEmpty == path.isEmpty, "\(id)")
    guard let holder = own.first, !lines.isEmpty else { return }
    #expect(isClose(holder.frame, expected.frame.rect) && !holder.isHidden, "\(id)")
    let corner = Point(x: holder.frame.x, y: holder.frame.y)
    #expect(isClose(lines.flatMap { numbers(of: $0, from: corner) }, path), "\(id)")
    for line in lines { check(paintOf: line, expected, id) }
  }

  private func check(paintOf layer: Layer, _ expected: LeadKitCase.Layer, _ id: String) {
    guard case .colour(let colour) = fills[Int(layer.fill)] else { return #expect(Bool(false), "\(id)") }
    #expect(isClose(colour, expected.fill), "\(id)")
    check(layer, expected.mask, id)
  }

  /// Its mask lies over the whole view.
  private func check(_ layer: Layer, _ expected: LeadKitCase.Mask?, _ id: String) {
    guard let expected else { return #expect(layer.mask < 0, "\(id)") }
    guard layer.mask >= 0 else { return #expect(Bool(false), "\(id)") }
    let mask = masks[Int(layer.mask)]
    let whole = layer.role == .line ? layers[Int(layer.parent)].frame : layer.frame
    let frame = Rect(
      x: mask.frame.x + layer.frame.x - whole.x, y: mask.frame.y + layer.frame.y - whole.y, width: mask.frame.width,
      height: mask.frame.height)
    #expect(isClose(frame, expected.frame.rect), "\(id)")
    #expect(zip(mask.gradient.colours, expected.colors).allSatisfy { isClose($0, $1) }, "\(id)")
  }

  /// A block's shape.
  fileprivate func check(_ layer: Layer, _ path: [LeadKitCase.Step], _ id: String) {
    guard let step = path.first, let rect = step.rect else { return #expect(Bool(false), "\(id)") }
    #expect(rect.width == layer.frame.width && rect.height == layer.frame.height, "\(id)")
    if step.op == "ellipse" {
      let isCircle = layer.path < 0 && layer.cornerRadius == rect.width / 2 && rect.width == rect.height
      let ellipse = LayerPath.ellipse(Size(width: rect.width, height: rect.height))
      #expect(isCircle || layer.path >= 0 && paths[Int(layer.path)] == ellipse, "\(id)")
    } else {
      #expect(layer.cornerRadius == step.cornerRadius && layer.path < 0, "\(id)")
    }
  }

  /// The numbers of a line's path, corner curves and all.
  fileprivate func numbers(of line: Layer, from origin: Point) -> [Double] {
    var inset = 0.0
    if line.path >= 0, case .softRectangle(_, let path) = paths[Int(line.path)] { inset = path }
    let (left, top) = (line.frame.x - origin.x, line.frame.y - origin.y)
    let (right, bottom) = (left + line.frame.width, top + line.frame.height)
    return [
      left + inset, top, right - inset, top, right, top, right, top + inset, right, bottom - inset, right, bottom,
      right - inset, bottom, left + inset, bottom, left, bottom, left, bottom - inset, left, top + inset, left, top,
      left + inset, top,
    ]
  }
}

private func isClose(_ numbers: [Double], _ path: [LeadKitCase.Step]) -> Bool {
  let wanted = path.flatMap { ($0.c ?? []) + ($0.p ?? []) }
  return numbers.count == wanted.count && zip(numbers, wanted).allSatisfy { abs($0 - $1) < 1e-9 }
}

private func isClose(_ one: Rect, _ other: Rect) -> Bool {
  let pairs = [(one.x, other.x), (one.y, other.y), (one.width, other.width), (one.height, other.height)]
  return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
}

private func isClose(_ colour: Colour, _ other: LeadKitCase.RGBA?) -> Bool {
  guard let other else { return false }
  let pairs = [
    (colour.light.red, other.r), (colour.light.green, other.g), (colour.light.blue, other.b),
    (colour.light.alpha, other.a),
  ]
  return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
}
