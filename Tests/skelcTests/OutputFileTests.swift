import Foundation
import Testing

/// How outputs come to stand where they should: whole or not at all.
struct OutputFileTests {
  @Test func oneFile() throws {
    let folder = try Folder()
    try folder.write(small, to: "a.skl")
    let run = try skelc(["a.skl", "--emit", "svg", "-o", "out.svg"], in: folder.path)
    #expect(run.code == 0)
    #expect(run.output.isEmpty && run.errors.isEmpty)
    let plain = try skelc(["a.skl", "--emit", "svg"], in: folder.path)
    #expect(try folder.read("out.svg") == plain.output)
    #expect(folder.contents == ["a.skl", "out.svg"])
  }

  @Test func oneFileForEachInputAndFormat() throws {
    let folder = try Folder()
    try folder.write(small, to: "a.skl")
    try folder.write(small, to: "deep/b.layout.skl")
    let run = try skelc(
      ["a.skl", "deep/b.layout.skl", "--emit", "svg,json,layout", "-o", "new/gen"], in: folder.path)
    #expect(run.code == 0)
    let gen = folder.contents.filter { $0.hasPrefix("new/gen/") }
    #expect(
      gen == [
        "new/gen/a.json", "new/gen/a.layout.json", "new/gen/a.svg", "new/gen/b.layout.json",
        "new/gen/b.layout.layout.json", "new/gen/b.layout.svg",
      ])
  }

  @Test func intoAFolderThatIsThere() throws {
    let folder = try Folder()
    try folder.write(small, to: "a.skl")
    try folder.makeFolder("gen")
    #expect(try skelc(["a.skl", "--emit", "json", "-o", "gen"], in: folder.path).code == 0)
    #expect(folder.contents == ["a.skl", "gen", "gen/a.json"])
  }

  @Test func formatFollowsTheNameOfTheOutput() throws {
    let folder = try Folder()
    try folder.write(small, to: "a.skl")
    for (name, start) in [("x.svg", "<"), ("x.json", "{"), ("x.layout.json", "{")] {
      #expect(try skelc(["a.skl", "-o", name], in: folder.path).code == 0)
      #expect(try folder.text(name).hasPrefix(start))
    }
    #expect(try folder.text("x.json").contains("\"skelc-layers\""))
    #expect(try folder.text("x.layout.json").contains("\"skelc-layout\""))
  }

  @Test func unchangedBytesAreNotTouched() throws {
    let folder = try Folder()
    try folder.write(small, to: "a.skl")
    let call = ["a.skl", "--emit", "svg", "-o", "a.svg"]
    #expect(try skelc(call, in: folder.path).code == 0)
    let before = try attributes(folder.path("a.svg"))
    usleep(20_000)
    #expect(try skelc(call, in: folder.path).code == 0)
    let after = try attributes(folder.path("a.svg"))
    #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    try folder.write(small.replacing("80", with: "70"), to: "a.skl")
    #expect(try skelc(call, in: folder.path).code == 0)
    #expect(try attributes(folder.path("a.svg"))[.modificationDate] as? Date != before[.modificationDate] as? Date)
  }

  @Test func permissionsStay() throws {
    let folder = try Folder()
    try folder.write(small, to: "a.skl")
    try folder.write("old", to: "a.svg")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("a.svg"))
    #expect(try skelc(["a.skl", "--emit", "svg", "-o", "a.svg"], in: folder.path).code == 0)
    #expect(try attributes(folder.path("a.svg"))[.posixPermissions] as? Int == 0o640)
    #expect(try folder.text("a.svg") != "old")
  }

  @Test(arguments: [true, false])
  func symbolicLinksStay(_ destinationExists: Bool) throws {
    let folder = try Folder()
    try folder.write(small, to: "a.skl")
    try folder.makeFolder("real")
    if destinationExists { try folder.write("old", to: "real/a.svg") }
    try folder.link("middle.svg", to: "real/a.svg")
    try folder.link("a.svg", to: "middle.svg")
    #expect(try skelc(["a.skl", "--emit", "svg", "-o", "a.svg"], in: folder.path).code == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("a.svg")) == "middle.svg")
    #expect(try folder.text("real/a.svg") != "old")
    #expect(folder.contents == ["a.skl", "a.svg", "middle.svg", "real", "real/a.svg"])
  }

  @Test func nothingIsWrittenWhenAnyInputHasAnError() throws {
    let folder = try Folder()
    try folder.write(small, to: "good.skl")
    try folder.write("screen {", to: "bad.skl")
    try folder.write("old", to: "gen/good.svg")
    let run = try skelc(["good.skl", "bad.skl", "--emit", "svg", "-o", "gen"], in: folder.path)
    #expect(run.code == 1)
    #expect(try folder.text("gen/good.svg") == "old")
    #expect(folder.contents == ["bad.skl", "gen", "gen/good.svg", "good.skl"])
  }

  @Test(arguments: [
    ("taken", "Is a directory", "taken"),
    ("file/below.svg", "Not a directory", "file/below.svg"),
    ("absent/a.svg", "No such file or directory", "absent/a.svg"),
    ("loop.svg", "Too many levels of symbolic links", "loop.svg"),
  ])
  func unwritable(_ output: String, _ reason: String, _ named: String) throws {
    let folder = try Folder()
    try folder.write(small, to: "a.skl")
    try folder.write("old", to: "file")
    try folder.makeFolder("taken/a.svg")
    try folder.link("loop.svg", to: "loop.svg")
    let before = folder.contents
    let run = try skelc(["a.skl", "--emit", "svg", "-o", output], in: folder.path)
    #expect(run.code == 3)
    let name = output == "taken" ? "taken/a.svg" : named
    #expect(run.errors == "skelc: error: cannot write '\(name)': \(reason)\n")
    #expect(folder.contents == before)
    #expect(try folder.text("file") == "old")
  }

  @Test func oneUnwritableOutputLeavesAllOthersAsTheyWere() throws {
    let folder = try Folder()
    try folder.write(small, to: "a.skl")
    try folder.write(small, to: "b.skl")
    try folder.write("old", to: "gen/a.svg")
    try folder.makeFolder("gen/b.svg")
    let before = folder.contents
    let run = try skelc(["a.skl", "b.skl", "--emit", "svg", "-o", "gen"], in: folder.path)
    #expect(run.code == 3)
    #expect(run.errors == "skelc: error: cannot write 'gen/b.svg': Is a directory\n")
    #expect(try folder.text("gen/a.svg") == "old")
    #expect(folder.contents == before)
  }

  @Test func closedStandardOutputEndsQuietly() throws {
    let folder = try Folder()
    // More than a pipe holds, so that the write meets the missing reader in any case.
    try folder.write(manyBoxes(2_000), to: "a.skl")
    for outlet in [Outlet.brokenPipe, .closed] {
      for call in [["a.skl", "--emit", "json"], ["--help"], ["list", "devices"]] {
        let run = try skelc(call, in: folder.path, to: outlet)
        #expect(run.code == 0)
        #expect(run.errors.isEmpty)
      }
    }
  }

  /// Opening a file must not get the number of standard output.
  @Test func closedStandardOutputIsNoFileOfOurs() throws {
    let folder = try Folder()
    try folder.write(small, to: "a.skl")
    let run = try skelc(["a.skl", "--emit", "svg", "-o", "a.svg"], in: folder.path, to: .closed)
    #expect(run.code == 0)
    #expect(try folder.read("a.svg") == skelc(["a.skl", "--emit", "svg"], in: folder.path).output)
  }

  #if os(Linux)
    @Test func fullDisk() throws {
      let folder = try Folder()
      try folder.write(small, to: "a.skl")
      let piped = try skelc(["a.skl", "--emit", "svg"], in: folder.path, to: .file("/dev/full"))
      #expect(piped.code == 3)
      #expect(piped.errors == "skelc: error: cannot write 'standard output': No space left on device\n")
      let named = try skelc(["a.skl", "--emit", "svg", "-o", "/dev/full"], in: folder.path)
      #expect(named.code == 3)
      #expect(named.errors == "skelc: error: cannot write '/dev/full': No space left on device\n")
    }
  #endif

  @Test func devicesAreWrittenTo() throws {
    let folder = try Folder()
    try folder.write(small, to: "a.skl")
    #expect(try skelc(["a.skl", "--emit", "svg", "-o", "/dev/null"], in: folder.path).code == 0)
    let run = try skelc(["a.skl", "--emit", "svg", "-o", "/dev/stdout"], in: folder.path)
    #expect(run.code == 0)
    #expect(!run.output.isEmpty)
  }

  @Test(arguments: [
    (["a.skl", "b/a.skl", "--emit", "svg", "-o", "gen/"], "two outputs would be written to 'gen/a.svg'"),
    (["a.skl", "-o", "a.svg", "--depfile", "b/../a.svg"], "two outputs would be written to 'b/../a.svg'"),
    (["a.skl", "-o", "a.svg", "--depfile", "./a.svg"], "two outputs would be written to './a.svg'"),
    (["a.skl", "-o", "g/", "--emit", "svg", "--depfile", "g/a.svg"], "two outputs would be written to 'g/a.svg'"),
    (["a.skl", "-o", "a.svg", "--depfile", "-"], "'--depfile' takes a file, not standard output"),
    (["a.skl", "b/a.skl", "--emit", "svg"], "2 outputs do not fit into standard output; '-o FOLDER/' takes them"),
    (["a.skl", "--emit", "svg", "-o", "a.skl"], "the output 'a.skl' would overwrite the input 'a.skl'"),
    (["a.skl", "--emit", "svg", "-o", "link.svg"], "the output 'link.svg' would overwrite the input 'a.skl'"),
    (["uses.skl", "--emit", "svg", "-o", "b/a.skl"], "the output 'b/a.skl' would overwrite the input 'b/a.skl'"),
    (["a.skl"], noFormat), (["a.skl", "-o", "a.png"], noFormat),
    ([], "no input is given; 'skelc --help' shows the usage"),
    (["check"], "no input is given; 'skelc check --help' shows the usage"),
  ])
  func wrongUsage(_ arguments: [String], _ message: String) throws {
    let folder = try Folder()
    try folder.write(small, to: "a.skl")
    try folder.write("let gutter = 8\n", to: "b/a.skl")
    try folder.write("import \"b/a.skl\"\nscreen T(size: (gutter, 8)) {}\n" + small, to: "uses.skl")
    try folder.link("link.svg", to: "a.skl")
    let before = folder.contents
    let run = try skelc(arguments, in: folder.path)
    #expect(run.code == 2)
    #expect(run.errors == "skelc: error: \(message)\n")
    #expect(folder.contents == before)
    #expect(try folder.text("a.skl") == small)
  }

  private func attributes(_ path: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: path)
  }
}

func manyBoxes(_ count: Int) -> String {
  "screen S(size: (1000, 1000)) {\n"
    + (0..<count).map { "  view b\($0)(frame: (\($0 % 100), \($0 / 100), 1, 1))\n" }.joined() + "}\n"
}

private let noFormat =
  "no format is given; '--emit' takes svg, json, swift, swiftui, layout or tree, 'skelc check' writes nothing"
