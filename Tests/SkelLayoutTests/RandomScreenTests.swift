import SkelModel
import SkelSyntax
import Testing

@testable import SkelLayout

/// Whatever stands in a screen, every frame is finite, nothing is shorter than nothing, and the same screen is laid out
/// the same way twice.
@Suite struct RandomScreenTests {
  @Test(arguments: 0..<300)
  func everyFrameIsFinite(_ seed: Int) throws {
    var source = ScreenSource(seed: UInt64(seed))
    let screen = source.screen()
    var diagnostics = Diagnostics()
    let frames = layOut(screen, into: &diagnostics)
    var again = Diagnostics()
    let second = layOut(screen, into: &again)
    for element in screen.elements.indices {
      let frame = frames[element]
      #expect(frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite)
      #expect(frame.width >= 0 && frame.height >= 0)
      #expect(frame == second[element])
    }
    #expect(diagnostics.all.map(\.headline) == again.all.map(\.headline))
  }

  /// Mirroring twice is nothing: without frames, `left` and `right`, right to left is left to right seen in a mirror.
  @Test(arguments: 300..<400)
  func rightToLeftIsTheMirrorImage(_ seed: Int) throws {
    var source = ScreenSource(seed: UInt64(seed))
    source.isPhysical = false
    var screen = source.screen()
    var diagnostics = Diagnostics()
    let frames = layOut(screen, into: &diagnostics)
    screen.direction = .rightToLeft
    let mirrored = layOut(screen, into: &diagnostics)
    for element in screen.elements.indices {
      let frame = frames[element]
      #expect(abs(mirrored[element].x - (screen.size.width - frame.maxX)) < 0.001)
      #expect(mirrored[element].y == frame.y)
      #expect(mirrored[element].width == frame.width && mirrored[element].height == frame.height)
    }
  }

  /// Frames of elements above do not move when something is added below.
  @Test(arguments: 400..<450)
  func anElementBelowChangesNothingAbove(_ seed: Int) throws {
    var source = ScreenSource(seed: UInt64(seed))
    var screen = source.screen()
    var diagnostics = Diagnostics()
    let frames = layOut(screen, into: &diagnostics)
    let count = screen.elements.count
    screen.elements.append(
      Element(
        kind: .view, isNamed: false, file: FileID(0), position: 0, symbol: 0, ordinal: -1, parent: 0))
    screen.elements[count].end = UInt32(count + 1)
    screen.elements[0].end = UInt32(count + 1)
    let more = layOut(screen, into: &diagnostics)
    for element in 0..<count {
      let (frame, other) = (frames[element], more[element])
      #expect(abs(frame.x - other.x) < 1e-6 && abs(frame.y - other.y) < 1e-6)
      #expect(abs(frame.width - other.width) < 1e-6 && abs(frame.height - other.height) < 1e-6)
    }
  }
}

/// Makes screens at random, sensible and not.
private struct ScreenSource {
  var generator: Generator
  var isPhysical = true
  private var result = Screen(name: "S", size: Size(width: 320, height: 480))

  init(seed: UInt64) { generator = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1) }

  mutating func screen() -> Screen {
    result.symbols = ["x"]
    result.appearances = [Appearance()]
    result.origins = [Origins()]
    if isPhysical, Bool.random(using: &generator) { result.designSize = Size(width: 300, height: 500) }
    if isPhysical, Bool.random(using: &generator) { result.direction = .rightToLeft }
    result.safeArea = Edges(top: 20, bottom: 34)
    add(.screen, parent: -1, depth: 0)
    for owner in result.elements.indices.dropFirst() where Int.random(in: 0..<4, using: &generator) == 0 {
      for _ in 0...Int.random(in: 0..<3, using: &generator) { result.constraints.append(constraint(owner)) }
    }
    return result
  }

  private mutating func add(_ kind: ElementKind, parent: Int, depth: Int) {
    let index = result.elements.count
    result.elements.append(
      Element(
        kind: kind, isNamed: false, file: FileID(0), position: 0, symbol: 0, ordinal: -1, parent: Int32(parent)))
    var appearance = Appearance()
    appearance.isHidden = Int.random(in: 0..<12, using: &generator) == 0
    appearance.numberOfLines = Int.random(in: 0..<4, using: &generator)
    if Int.random(in: 0..<3, using: &generator) == 0 { appearance.text = "some words to wrap, more of them" }
    result.elements[index].appearance = UInt32(result.appearances.count)
    result.appearances.append(appearance)
    result.elements[index].placement = UInt32(result.placements.count)
    var placement = self.placement(index)
    placement.skeletonHeight = appearance.skeletonHeight(of: kind, heightConstants: [])
    if kind == .cell { placement.rowHeight = 30 }
    result.placements.append(placement)
    if depth < 6 { addChildren(of: kind, index, depth) }
    result.elements[index].end = UInt32(result.elements.count)
  }

  private mutating func addChildren(of kind: ElementKind, _ index: Int, _ depth: Int) {
    let kinds: [ElementKind]
    switch kind {
    case .tableView: kinds = [.cell, .section, .header, .footer]
    case .section: kinds = [.cell, .header, .footer]
    case .collectionView: kinds = [.cell]
    default:
      kinds = [
        .view, .view, .label, .button, .imageView, .vstack, .hstack, .scrollView, .tableView, .spacer, .switch,
        .textField, .collectionView,
      ]
    }
    switch kind {
    case .screen, .view, .vstack, .hstack, .scrollView, .tableView, .cell, .section, .header, .footer,
      .collectionView:
      for _ in 0..<Int.random(in: 0..<5, using: &generator) {
        guard result.elements.count < 200 else { return }
        add(kinds.randomElement(using: &generator) ?? .view, parent: index, depth: depth + 1)
      }
    default: return
    }
  }

  private mutating func placement(_ element: Int) -> Placement {
    func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &generator) == 0 }
    func length() -> Double { Double.random(in: -20...300, using: &generator).rounded() }
    var result = Placement()
    if isPhysical, chance(8) {
      result.frame = Rect(x: length(), y: length(), width: abs(length()), height: abs(length()))
    }
    if chance(3) { result.autoresizing = Autoresizing(rawValue: UInt8.random(in: 0..<64, using: &generator)) }
    if chance(3) { result.width = abs(length()) }
    if chance(3) { result.height = abs(length()) }
    if chance(3) {
      result.pin = Pin(
        to: item(element), top: chance(2) ? length() : nil, leading: chance(2) ? length() : nil,
        bottom: chance(2) ? length() : nil, trailing: chance(2) ? length() : nil)
    }
    if chance(8) { result.center = item(element) }
    if chance(2) { result.spacing = abs(length()) / 10 }
    result.alignment = StackAlignment.allCases.randomElement(using: &generator) ?? .fill
    result.distribution = StackDistribution.allCases.randomElement(using: &generator) ?? .fill
    if chance(3) { result.insets = Edges(all: length() / 20) }
    if chance(3) { result.hugging.horizontal = Double(Int.random(in: 1...1000, using: &generator)) }
    return result
  }

  private mutating func item(_ element: Int) -> LayoutItem {
    if Bool.random(using: &generator) { return .guide(Guide.allCases.randomElement(using: &generator) ?? .parent) }
    return .element(Int.random(in: 0...max(element - 1, 0), using: &generator))
  }

  private mutating func constraint(_ owner: Int) -> Constraint {
    var attributes = LayoutAttribute.allCases
    if !isPhysical { attributes.removeAll { $0 == .left || $0 == .right } }
    func attribute() -> LayoutAttribute { attributes.randomElement(using: &generator) ?? .top }
    let factors = [1, 1, 1, 0.5, -1, 0, 1e300]
    var terms: [Constraint.Term] = []
    for _ in 0..<Int.random(in: 0..<3, using: &generator) {
      let other = LayoutItem.element(Int.random(in: result.elements.indices, using: &generator))
      terms.append(
        Constraint.Term(
          coefficient: factors.randomElement(using: &generator) ?? 1,
          item: Bool.random(using: &generator) ? other : .guide(.parent), attribute: attribute()))
    }
    return Constraint(
      owner: owner, item: .element(owner), attribute: attribute(),
      relation: Int.random(in: 0..<6, using: &generator) == 0 ? .lessOrEqual : .equal, terms: terms,
      constant: Double.random(in: -50...50, using: &generator), priority: 1000,
      span: Span(FileID(0), owner * 4, owner * 4 + 2))
  }
}

/// SplitMix64.
struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
