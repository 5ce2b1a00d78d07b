import Foundation
import Testing

/// The same input gives the same bytes: again, elsewhere, and however many files are compiled at once.
struct DeterminismTests {
  static let samples = try? FileManager.default.contentsOfDirectory(atPath: packageFolder + "/Samples")
    .filter { $0.hasSuffix(".skl") }.sorted()

  @Test func samplesAreThere() throws {
    #expect(try #require(DeterminismTests.samples).count >= 6)
  }

  @Test func twoRunsInTwoFolders() throws {
    for name in ownSamples {
      let source = try String(contentsOfFile: packageFolder + "/Samples/" + name, encoding: .utf8)
      let outputs = try ["here", "elsewhere/deeper"].map { place in
        let folder = try Folder()
        let path = try folder.write(source, to: place + "/" + name)
        let runs = try [([name], folder.path(place)), ([path], "/")].map { inputs, current in
          let gen = folder.path("gen") + "/"
          let run = try skelc(inputs + ["--emit", "svg,json,swift,swiftui,layout", "-o", gen], in: current)
          #expect(run.code == 0, "\(run.errors)")
          return try folder.contents.filter { $0.hasPrefix("gen/") }.map { try folder.read($0) }
        }
        #expect(runs[0] == runs[1], "\(name)")
        #expect(runs[0].count == 5)
        return runs[0]
      }
      #expect(outputs[0] == outputs[1], "\(name)")
    }
  }

  @Test func anyNumberOfThreads() throws {
    let inputs = ownSamples + ["missing.skl"] + ownSamples.map { "./" + $0 }
    let checks = try [1, 2, 7].map { threads in
      let call = ["check", "-j", "\(threads)"] + inputs + ["--diagnostics", "text"]
      let run = try skelc(call, in: packageFolder + "/Samples")
      #expect(run.code == 3)
      return run.errors
    }
    #expect(checks[0] == checks[1] && checks[0] == checks[2])

    let outputs = try [1, 2, 7].map { threads in
      let folder = try Folder()
      let call = ownSamples + ["--emit", "svg,json", "-o", folder.path("gen"), "-j\(threads)"]
      #expect(try skelc(call, in: packageFolder + "/Samples").code == 0)
      return try folder.contents.filter { $0 != "gen" }.map { try folder.read($0) }
    }
    #expect(outputs[0].count == 2 * ownSamples.count)
    #expect(outputs[0] == outputs[1] && outputs[0] == outputs[2])
  }
}

/// The samples that compile without a linear system.
let ownSamples = [
  "appearance-defaults.skl", "feed.skl", "light-dark.skl", "profile-card.skl", "right-to-left.skl",
  "text-properties.skl",
]
