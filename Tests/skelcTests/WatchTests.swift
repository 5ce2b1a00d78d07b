import Testing

@testable import skelc

/// What is watched for a path: every name on the way to it.
struct WatchTests {
  @Test func trailOfAPlainPath() throws {
    let folder = try Folder()
    try folder.write("", to: "a/b.skl")
    let last = trail(of: folder.path("a/b.skl")).suffix(2)
    #expect(last.map(\.folder) == [folder.path + "/", folder.path("a/")])
    #expect(last.map(\.name) == ["a", "b.skl"])
  }

  @Test func trailEndsAtWhatIsMissing() throws {
    let folder = try Folder()
    let last = trail(of: folder.path("no/b.skl")).last
    #expect(last?.folder == folder.path + "/" && last?.name == "no")
  }

  @Test func trailFollowsLinks() throws {
    let folder = try Folder()
    try folder.write("", to: "real/b.skl")
    try folder.link("here", to: "real")
    try folder.link("a.skl", to: "here/b.skl")
    let names = trail(of: folder.path("a.skl")).suffix(4).map(\.name)
    #expect(names == ["a.skl", "here", "real", "b.skl"])
  }

  @Test func trailOfALoopEnds() throws {
    let folder = try Folder()
    try folder.link("a.skl", to: "a.skl")
    #expect(trail(of: folder.path("a.skl")).count < 100)
  }

  @Test func relativePathsStartHere() {
    #expect(trail(of: "./nothing-of-this-name.skl").map(\.folder) == [""])
    #expect(trail(of: "../nothing-of-this-name.skl").map(\.folder) == ["../"])
  }

  @Test(arguments: [
    (["a.skl", "--watch", "--emit", "svg"], "'--watch' needs '-o PATH' or '--preview'"),
    (["a.skl", "--watch", "--emit", "svg", "-o", "-"], "'--watch' needs '-o PATH' or '--preview'"),
    (["a.skl", "--preview", "--emit", "svg"], "'--emit' with '--preview' needs '-o PATH'"),
    (["-", "--watch", "-o", "a.svg"], "standard input ('-') cannot be watched"),
    (
      ["a.skl", "--watch", "-o", "gen/"], "no format is given; '--emit' takes svg, json, swift, swiftui, layout or tree"
    ),
  ])
  func wrongUsage(_ arguments: [String], _ message: String) throws {
    let folder = try Folder()
    let run = try skelc(arguments, in: folder.path, limit: 10)
    #expect(run.code == 2)
    #expect(run.errors == "skelc: error: \(message)\n")
  }

  @Test func previewTakesAPortOrNone() throws {
    #expect(try parseArguments(["a.skl", "--preview"]).previewPort == 0)
    #expect(try parseArguments(["a.skl", "--preview=8000"]).previewPort == 8000)
    #expect(try parseArguments(["--preview", "a.skl"]).operands == ["a.skl"])
    #expect(throws: UsageError("'--preview' takes a port from 1 to 65535, not '0'")) {
      try parseArguments(["--preview=0"])
    }
    #expect(throws: UsageError("'8000' is no file; did you mean '--preview=8000'?")) {
      try parseArguments(["a.skl", "--preview", "8000"])
    }
    #expect(try parseArguments(["8000", "--preview"]).operands == ["8000"])
  }
}
