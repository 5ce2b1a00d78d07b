import SkelCompiler
import SkelSyntax
import Testing

/// LeadKit's skeletons that lie over others are reported, where they stick out of their view.
@Suite struct OverlapTests {
  private func overlaps(_ items: String, library: String = "leadKit") -> [String] {
    compileText("screen S(size: (200, 200), library: \(library)) {\n\(items)\n}", path: "s.skl")
      .diagnostics.all.filter { $0.id == .skeletonsOverlap }.map(\.headline)
  }

  private let below = "view b(frame: (0, 24, 100, 40))"

  @Test func linesOverWhatStandsBelow() {
    let label = "label a(frame: (0, 0, 100, 20), skeletonNumberOfLines: 3)"
    #expect(
      overlaps("\(label)\n\(below)") == ["The skeleton of 'a' sticks out and lies over that of 'b'"])
    #expect(overlaps("\(label)\nview b(frame: (0, 90, 100, 40))") == [])
    #expect(overlaps("\(label)\nview b(frame: (110, 0, 40, 40))") == [])
    #expect(overlaps("\(label)\n\(below)", library: "skeletonView") == [])
  }

  @Test func layersThatWereMoved() {
    #expect(overlaps("view a(frame: (0, 0, 100, 20), adjust: (dy: 10))\n\(below)").count == 1)
    #expect(overlaps("view a(frame: (0, 0, 100, 20), adjust: (dy: 4))\n\(below)") == [])
    // A path keeps its size.
    #expect(overlaps("view a(frame: (0, 0, 100, 20), adjust: (dheight: 10))\n\(below)") == [])
  }

  @Test func whatIsMeantToOverlapMay() {
    #expect(overlaps("view a(frame: (0, 0, 100, 30), adjust: (dx: 5))\n\(below)") == [])
    let hidden = "view a(frame: (0, 0, 100, 20), adjust: (dy: 10), isHiddenWhenSkeletonIsActive: true)"
    #expect(overlaps("\(hidden)\n\(below)") == [])
  }
}
