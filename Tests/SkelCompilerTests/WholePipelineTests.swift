import SkelBackends
import SkelCompiler
import SkelModel
import SkelSyntax
import Testing

/// Whatever is done to a sample, every stage goes through: no crash, every frame finite, every output printable.
@Suite struct WholePipelineTests {
  @Test(arguments: Repository.files("Samples", ".skl"))
  func everyPrefix(_ path: String) throws {
    let bytes = try #require(Repository.bytes(path))
    for count in 0..<bytes.count { goThrough(Array(bytes[..<count]), path) }
  }

  @Test(arguments: Repository.files("Samples", ".skl"))
  func everyTokenDeleted(_ path: String) throws {
    let bytes = try #require(Repository.bytes(path))
    for token in tokens(of: bytes) { goThrough(Array(bytes[..<token.lowerBound] + bytes[token.upperBound...]), path) }
  }

  @Test(arguments: Repository.files("Samples", ".skl"))
  func tokensOfOtherSamplesPutIn(_ path: String) throws {
    let bytes = try #require(Repository.bytes(path))
    var random = SplitMix(seed: UInt64(bytes.count))
    let places = tokens(of: bytes)
    let words = try Repository.files("Samples", ".skl").flatMap { path in
      let bytes = try #require(Repository.bytes(path))
      return tokens(of: bytes).map { Array(bytes[$0]) }
    }
    for _ in 0..<600 {
      var changed = bytes
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let place = places[Int.random(in: 0..<places.count, using: &random)]
        guard place.upperBound <= changed.count else { continue }
        changed.replaceSubrange(place, with: words[Int.random(in: 0..<words.count, using: &random)])
      }
      goThrough(changed, path)
    }
  }

  private func tokens(of bytes: [UInt8]) -> [Range<Int>] {
    var diagnostics = Diagnostics()
    let tree = parse(Source(path: "", bytes: bytes), into: &diagnostics)
    return tree.tokens.dropLast().map { $0.start..<$0.end }
  }
}

/// Every stage and every backend on one text.
private func goThrough(_ bytes: [UInt8], _ path: String) {
  let compilation = compileText(bytes, path: path, Options())
  for diagnostic in compilation.diagnostics.all {
    let source = compilation.sources[Int(diagnostic.span.file.index)]
    #expect(diagnostic.span.start <= diagnostic.span.end && Int(diagnostic.span.end) <= source.bytes.count)
    #expect(!diagnostic.headline.isEmpty && !diagnostic.headline.hasSuffix(".") && !diagnostic.headline.contains("\n"))
  }
  for compiled in compilation.screens {
    for element in compiled.screen.elements.indices {
      let frame = compiled.frames[element]
      #expect(frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite)
      #expect(compiled.frames.rows(of: element)?.allSatisfy { $0.x.isFinite && $0.y.isFinite } ?? true)
    }
  }
  let trees = compilation.screens.map(\.layers)
  #expect(!emitJSON(trees, compilation.sources).isEmpty)
  #expect(!emitSVG(trees).isEmpty)
  #expect(!emitSVG(compilation.layers(at: 0.3)).isEmpty)
  #expect(!emitTree(compilation.screens.map { ($0.screen, $0.frames) }).isEmpty)
}

/// A small reproducible generator (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
    return z ^ z >> 31
  }
}
