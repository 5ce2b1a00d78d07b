import SkelModel
import SkelSyntax
import Testing

@testable import SkelLayout

/// Screens of constraints and stacks at random, written as text.
@Suite struct RandomConstraintTests {
  /// Where nothing contradicts and nothing is left open, layout without a linear system comes to the same as with one.
  @Test func layoutWithoutASystemAgrees() throws {
    var compared = 0
    for seed in 0..<1000 {
      var source = ConstraintSource(seed: UInt64(seed))
      let body = source.body()
      let laidOut = try LaidOut(body, design: Size(width: 320, height: 480), head: source.head)
      let solved = laidOut.solved()
      guard laidOut.said.isEmpty, solved.said.isEmpty else { continue }
      compared += 1
      for element in laidOut.screen.elements.indices {
        let (frame, other) = (laidOut.frames[element], solved.frames[element])
        #expect(
          frame.isClose(to: other, 1e-6),
          "\(seed) '\(laidOut.screen.title(of: element))': \(frame), by systems \(other)\n\(body)")
      }
    }
    #expect(compared >= 200)
  }

  /// With inequalities, priorities and contradictions every frame is finite, the same each time, and in the other reading
  /// direction the mirror image.
  @Test(arguments: 1000..<1300)
  func inequalitiesAreFiniteAndMirror(_ seed: Int) throws {
    var source = ConstraintSource(seed: UInt64(seed))
    source.isWild = true
    let body = source.body()
    let size = Size(width: 320, height: 480)
    let laidOut = try LaidOut(body, design: size, head: source.head)
    let again = try LaidOut(body, design: size, head: source.head)
    let mirrored = try LaidOut(body, design: size, direction: .rightToLeft, head: source.head)
    #expect(laidOut.said.map(\.headline) == again.said.map(\.headline))
    #expect(laidOut.said.map(\.headline) == mirrored.said.map(\.headline), "\(body)")
    for element in laidOut.screen.elements.indices {
      let frame = laidOut.frames[element]
      #expect(frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite)
      #expect(frame.width >= 0 && frame.height >= 0)
      #expect(frame == again.frames[element])
      var mirror = frame
      mirror.x = size.width - frame.maxX
      #expect(
        mirrored.frames[element].isClose(to: mirror, 1e-6),
        "'\(laidOut.screen.title(of: element))': \(mirrored.frames[element]), not \(mirror)\n\(body)")
    }
  }
}

extension Rect {
  fileprivate func isClose(to other: Rect, _ tolerance: Double) -> Bool {
    abs(x - other.x) < tolerance && abs(y - other.y) < tolerance && abs(width - other.width) < tolerance
      && abs(height - other.height) < tolerance
  }
}

/// Writes screens. Sensible ones place every element once along each axis; wild ones add inequalities, priorities and
/// constraints to whatever there is.
private struct ConstraintSource {
  var isWild = false
  let head = ", safeArea: (top: 20, bottom: 34)"
  private var generator: Generator
  private var count = 0

  init(seed: UInt64) { generator = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1) }

  mutating func body() -> String { children(depth: 0) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
  private mutating func chance(_ n: Int) -> Bool { number(1...n) == 1 }
  private mutating func one(_ choices: String...) -> String { choices.randomElement(using: &generator) ?? "" }

  /// Elements of a plain container; each may follow those before it.
  private mutating func children(depth: Int) -> String {
    var lines: [String] = []
    var names: [String] = []
    for _ in 0..<number(1...4) {
      let name = newName()
      let placing = place(name, behind: names, .horizontal) + place(name, behind: names, .vertical)
      lines.append(element(name, depth: depth, placing: placing, isArranged: false))
      names.append(name)
    }
    if isWild, let name = names.randomElement(using: &generator) {
      lines.append(contentsOf: wishes(of: name, among: names))
    }
    return lines.joined(separator: "\n")
  }

  private mutating func newName() -> String {
    count += 1
    return "e\(count)"
  }

  /// One fact about the place, and maybe another one about the length.
  private mutating func place(_ name: String, behind names: [String], _ axis: Axis) -> [String] {
    let isAcross = axis == .horizontal
    let (start, end) = isAcross ? ("leading", "trailing") : ("top", "bottom")
    let (centre, length) = isAcross ? ("centerX", "width") : ("centerY", "height")
    let guide = one("parent", "parent", "parent", "margins", "safeArea")
    let other = names.randomElement(using: &generator)
    let lengths = [
      "\(length) == \(number(1...12) * 10)", "\(length) == 0.\(number(1...6)) * parent.\(length)",
      "\(length) == \(other ?? "parent").\(length) - \(number(0...9))",
    ]
    let wish = lengths.randomElement(using: &generator) ?? ""
    switch number(0...9) {
    case 0, 1:
      return ["\(start) == \(guide).\(start) + \(number(0...30))", "\(end) == \(guide).\(end) - \(number(0...30))"]
    case 2: return ["\(centre) == \(other ?? "parent").\(centre)", wish]
    case 3: return ["\(end) == \(guide).\(end) - \(number(0...30))", wish]
    case 4: return ["\(start) == \(guide).\(start)"]
    case 5: return ["\(end) == \(guide).\(end)"]
    case 6, 7:
      guard let other else { return ["\(start) == parent.\(start)", wish] }
      return ["\(start) == \(other).\(end) + \(number(0...9))", chance(2) ? wish : "\(end) == parent.\(end)"]
    case 8:
      guard let other else { return ["\(start) == parent.\(start)"] }
      return ["\(start) == \(other).\(end) + \(number(0...9))"]
    default: return ["\(start) == \(guide).\(start) + \(number(0...30))", wish]
    }
  }

  private mutating func element(_ name: String, depth: Int, placing: [String], isArranged: Bool) -> String {
    var items = placing
    var attributes: [String] = []
    if chance(8) { attributes.append("hugging: \(number(1...999))") }
    if chance(8) { attributes.append("compressionResistance: \(number(1...999))") }
    if isArranged, chance(10) { attributes.append("isHidden: true") }
    let kind = depth < 3 ? number(0...11) : number(0...6)
    let word: String
    switch kind {
    case 0: word = "view"
    case 1: word = "button"
    case 2: word = "stepper"
    case 3: word = "activityIndicator"
    case 4:
      word = "label"
      attributes.append("numberOfLines: \(number(0...2)), text: \"some words to wrap, more of them\", font: system(12)")
    case 5: word = "label"
    case 6: word = "imageView"
    case 7, 8:
      word = "view"
      items.append(children(depth: depth + 1))
    case 9:
      word = one("vstack", "hstack")
      attributes += arrangement()
      items.append(arranged(depth: depth + 1))
    case 10:
      word = one("vstack", "hstack")
      attributes += arrangement()
      items.append(arranged(depth: depth + 1))
    default:
      word = isArranged ? "view" : "scrollView"
      if !isArranged {
        items.append("view \(newName())(pin: parent, size: (\(number(1...60) * 10), \(number(1...60) * 10)))")
      }
      items.append(children(depth: depth + 1))
    }
    let list = attributes.isEmpty ? "" : "(\(attributes.joined(separator: ", ")))"
    return items.isEmpty ? "\(word) \(name)\(list)" : "\(word) \(name)\(list) {\n\(items.joined(separator: "\n"))\n}"
  }

  private mutating func arrangement() -> [String] {
    var result: [String] = []
    if chance(2) { result.append("spacing: \(number(0...12))") }
    if chance(2) { result.append("alignment: " + one("fill", "center", "leading", "trailing", "top", "bottom")) }
    if chance(2) {
      result.append(
        "distribution: " + one("fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"))
    }
    if chance(4) { result.append("insets: \(number(0...9))") }
    return result
  }

  private mutating func arranged(depth: Int) -> String {
    (0..<number(1...4)).map { _ in
      var sizes: [String] = []
      if chance(3) { sizes.append("width == \(number(1...9) * 10)") }
      if chance(3) { sizes.append("height == \(number(1...9) * 10)") }
      if isWild, chance(4) { sizes.append("width \(one("<=", ">=")) \(number(1...20) * 10)" + priority()) }
      return element(newName(), depth: depth, placing: sizes, isArranged: true)
    }.joined(separator: "\n")
  }

  private mutating func priority() -> String { chance(2) ? "" : " @ \(number(1...999))" }

  /// Constraints on siblings, whatever else is said of them.
  private mutating func wishes(of name: String, among names: [String]) -> [String] {
    (0..<number(1...3)).map { _ in
      let other = names.randomElement(using: &generator) ?? name
      let relation = one("==", "<=", ">=", ">=", "<=")
      let anchors = ["leading", "trailing", "centerX", "top", "bottom", "centerY", "width", "height"]
      let anchor = anchors.randomElement(using: &generator) ?? "top"
      let item = chance(3) ? one("parent", "margins", "safeArea", "readable") : other
      let isLength = anchor == "width" || anchor == "height"
      let right = isLength && chance(2) ? "\(number(0...30) * 10)" : "\(item).\(anchor) + \(number(0...40) - 20)"
      return "\(name).\(anchor) \(relation) \(right)\(priority())"
    }
  }
}
