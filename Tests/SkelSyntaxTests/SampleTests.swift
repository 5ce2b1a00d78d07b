import SkelSyntax
import Testing

@Suite struct SampleTests {
  @Test func everySampleParsesCleanly() {
    #expect(samples.count >= 26)
    for sample in samples {
      var diagnostics = Diagnostics()
      let tree = parse(sample, into: &diagnostics)
      #expect(diagnostics.all.map(\.headline) == [], "\(sample.path)")
      #expect(!tree.isDamaged(0))
    }
  }
}
