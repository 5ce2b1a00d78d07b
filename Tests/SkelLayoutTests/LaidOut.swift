import Foundation
import SkelCompiler
import SkelModel
import SkelSyntax
import Testing

@testable import SkelLayout

/// A screen written as text, laid out.
struct LaidOut {
  let screen: Screen
  let frames: Frames
  /// What the layout said, as `id 'headline'`.
  let said: [Diagnostic]
  /// What it said of what is lawful and still of no use.
  let hints: [Diagnostic]

  /// `body` is what stands in the screen's braces; `design` is the size the file asks for, `size` the one it is laid out
  /// for instead.
  init(
    _ body: String, design: Size = Size(width: 300, height: 100), size: Size? = nil,
    direction: Direction = .leftToRight,
    head: String = "", before: String = ""
  ) throws {
    let arguments = "size: (\(design.width), \(design.height))" + head
    try self.init(file: "\(before)\nscreen S(\(arguments)) {\n\(body)\n}", size: size, direction: direction)
  }

  init(file: String, size: Size? = nil, direction: Direction = .leftToRight, imports: [String: String] = [:]) throws {
    var options = Options()
    options.direction = direction
    if let size { options.viewports = [.size(size)] }
    let compilation = compile(Source(path: "test.skl", bytes: Array(file.utf8)), options) { path in
      imports[path].map { .found(Source(path: path, bytes: Array($0.utf8))) } ?? .missing
    }
    let headlines = compilation.diagnostics.all.map(\.headline)
    let compiled = try #require(compilation.screens.first, "\(headlines)")
    screen = compiled.screen
    frames = compiled.frames
    said = compilation.diagnostics.all.filter { LaidOut.kinds.contains($0.id) }
    hints = compilation.diagnostics.all.filter { LaidOut.hintKinds.contains($0.id) }
  }

  /// What says something about frames.
  private static let kinds: Set<DiagnosticID> = [
    .placedTwice, .ambiguousLayout, .conflictingConstraints, .linesOverflow, .rowHeightMissing, .noRows,
    .itemsOverflow, .fewItems, .tooManyElements,
  ]

  private static let hintKinds: Set<DiagnosticID> = [.unusedConstraint, .duplicateConstraint, .offScreen]

  private init(_ screen: Screen, _ frames: Frames, _ said: [Diagnostic]) {
    self.screen = screen
    self.frames = frames
    self.said = said
    hints = []
  }

  /// The same screen, laid out by linear systems where it would have done without.
  func solved() -> LaidOut {
    var diagnostics = Diagnostics()
    let frames = layOut(screen, by: .systems, into: &diagnostics)
    return LaidOut(screen, frames, diagnostics.all.filter { LaidOut.kinds.contains($0.id) })
  }

  /// The frame of the element of that name, `name[2]` for one of several; kinds' words name what has no name.
  /// `cell[2]/name` looks inside the row of that number.
  func frame(_ name: String) throws -> Rect { try #require(place(name), "no '\(name)'") }

  /// `nil` where there is no such element, or no such row.
  func place(_ name: String) -> Rect? {
    var inside = 0..<screen.elements.count
    var offset = Point(x: 0, y: 0)
    var frame: Rect?
    for step in name.split(separator: "/") {
      let parts = step.split(separator: "[")
      let ordinal = parts.count > 1 ? Int(parts[1].dropLast()) : nil
      var found: (element: Int, row: Point)?
      for element in inside where found == nil && screen.title(of: element) == parts[0] {
        let rows = frames.rows(of: element) ?? [Point(x: 0, y: 0)]
        let row = ordinal.map { $0 - Int(screen.elements[element].ordinal) } ?? 0
        if rows.indices.contains(row) { found = (element, rows[row]) }
      }
      guard let found else { return nil }
      offset = Point(x: offset.x + found.row.x, y: offset.y + found.row.y)
      frame = frames[found.element, movedBy: offset]
      inside = found.element + 1..<Int(screen.elements[found.element].end)
    }
    return frame
  }

  /// The first element of that name.
  func element(_ name: String) -> Int? { screen.elements.indices.first { screen.title(of: $0) == name } }

  var ids: [DiagnosticID] { said.map(\.id) }
}

/// `a 0 0 90 100, b[1] 100 0 30.5 100`: names with x, y, width and height; `c[2] -` is not there.
func expectFrames(_ expected: String, in laidOut: LaidOut, _ location: SourceLocation = #_sourceLocation) throws {
  for line in expected.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
    let words = line.split(separator: " ")
    guard !words.isEmpty else { continue }
    guard words.last != "-" else {
      #expect(laidOut.place(String(words[0])) == nil, "'\(words[0])' is there", sourceLocation: location)
      continue
    }
    let numbers = words.dropFirst().compactMap { Double($0) }
    try #require(numbers.count == 4 && words.count == 5, "'\(line)'", sourceLocation: location)
    let frame = try laidOut.frame(String(words[0]))
    let difference = max(
      abs(frame.x - numbers[0]), abs(frame.y - numbers[1]), abs(frame.width - numbers[2]),
      abs(frame.height - numbers[3]))
    #expect(
      difference < 0.001, "'\(words[0])' is \(frame.x) \(frame.y) \(frame.width) \(frame.height), not \(line)",
      sourceLocation: location)
  }
}

/// A screen and where its elements stand, worked out by hand.
struct FrameCase: Sendable, CustomTestStringConvertible {
  var title: String
  var body: String
  var expected: String
  var design: Size
  var size: Size?
  var direction: Direction
  /// More of the screen's arguments: `, safeArea: (top: 20)`.
  var head: String

  init(
    _ title: String, _ width: Double, _ height: Double, _ body: String, _ expected: String, at size: Size? = nil,
    direction: Direction = .leftToRight, head: String = ""
  ) {
    self.title = title
    self.body = body
    self.expected = expected
    design = Size(width: width, height: height)
    self.size = size
    self.direction = direction
    self.head = head
  }

  var testDescription: String { title }

  /// Lays it out, compares, and wants silence: directly and by linear systems.
  func check() throws {
    let laidOut = try LaidOut(body, design: design, size: size, direction: direction, head: head)
    try expectFrames(expected, in: laidOut)
    #expect(laidOut.said.isEmpty, "\(laidOut.said.map(\.headline))")
    let solved = laidOut.solved()
    try expectFrames(expected, in: solved)
    #expect(solved.said.isEmpty, "by systems: \(solved.said.map(\.headline))")
  }
}
