import Foundation
import Testing

/// Inputs that cannot be read: a clear message, exit code 3, what stood at the output stays.
struct InputFileTests {
  @Test(arguments: [
    ("missing.skl", "No such file or directory"),
    ("folder", "Is a directory"),
    ("folder/", "Is a directory"),
    ("file.skl/below.skl", "Not a directory"),
    ("loop.skl", "Too many levels of symbolic links"),
    (String(repeating: "n", count: 300) + ".skl", "File name too long"),
  ])
  func unreadable(_ name: String, _ reason: String) throws {
    let folder = try Folder()
    try folder.write("", to: "file.skl")
    try folder.makeFolder("folder")
    try folder.link("loop.skl", to: "loop.skl")
    try folder.write("old", to: "out.svg")

    let run = try skelc([name, "--emit", "svg", "-o", "out.svg"], in: folder.path)

    #expect(run.code == 3)
    #expect(run.errors == "skelc: error: cannot read '\(name)': \(reason)\n")
    #expect(run.output.isEmpty)
    #expect(try folder.text("out.svg") == "old")
  }

  #if os(Linux)
    /// The administrator may open every file, so the file must refuse to be read.
    @Test func readingFails() throws {
      let folder = try Folder()
      let run = try skelc(["check", "/proc/self/mem"], in: folder.path)
      #expect(run.code == 3)
      #expect(run.errors == "skelc: error: cannot read '/proc/self/mem': Input/output error\n")
    }
  #endif

  @Test func closedStandardInput() throws {
    let folder = try Folder()
    let run = try skelc(["check", "-"], in: folder.path, input: nil)
    #expect(run.code == 3)
    #expect(run.errors == "skelc: error: cannot read '<stdin>': Bad file descriptor\n")
  }

  @Test func allThatCannotBeReadAreNamed() throws {
    let folder = try Folder()
    try folder.write(small, to: "good.skl")
    try folder.write("screen {", to: "bad.skl")
    let run = try skelc(
      ["one.skl", "good.skl", "bad.skl", "two.skl", "--emit", "json", "-o", "gen/", "--diagnostics", "short"],
      in: folder.path)
    #expect(run.code == 3)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.first == "skelc: error: cannot read 'one.skl': No such file or directory")
    #expect(lines.dropLast().last == "skelc: error: cannot read 'two.skl': No such file or directory")
    #expect(lines.dropFirst().dropLast(2).allSatisfy { $0.hasPrefix("bad.skl:1:") })
    #expect(lines.last == "skelc: 3 errors in 3 of 4 inputs")
    #expect(folder.contents == ["bad.skl", "good.skl"])
  }

  @Test func tooLargeIsRefusedBeforeReading() throws {
    let folder = try Folder()
    let path = try folder.write("", to: "large.skl")
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    try handle.truncate(atOffset: 64 << 20 + 1)
    try handle.close()
    let run = try skelc(["check", "large.skl"], in: folder.path, addressSpace: 128 << 20)
    #expect(run.code == 3)
    #expect(run.errors == "skelc: error: cannot read 'large.skl': More than 64 MiB\n")
    #expect(run.processorSeconds < 1)
    expectPeak(run, below: 64 << 20)
  }

  @Test(arguments: ["-", "/dev/zero"])
  func endlessInputIsBounded(_ name: String) throws {
    let folder = try Folder()
    let input = name == "-" ? Data(count: 64 << 20 + 1) : Data()
    let run = try skelc(["check", name], in: folder.path, input: input, addressSpace: 384 << 20)
    #expect(run.code == 3)
    #expect(run.errors == "skelc: error: cannot read '\(name == "-" ? "<stdin>" : name)': More than 64 MiB\n")
    expectPeak(run, below: 256 << 20)
  }

  @Test func standardInput() throws {
    let folder = try Folder()
    let piped = try skelc(["-", "--emit", "svg"], in: folder.path, input: Data(small.utf8))
    #expect(piped.code == 0)
    #expect(piped.errors.isEmpty)
    #expect(piped.outputText.hasPrefix("<svg") || piped.outputText.hasPrefix("<?xml"))

    let named = try skelc(["-", "--emit", "svg,json", "-o", "gen/"], in: folder.path, input: Data(small.utf8))
    #expect(named.code == 0)
    #expect(folder.contents == ["gen", "gen/stdin.json", "gen/stdin.svg"])

    let wrong = try skelc(["check", "-", "--diagnostics", "short"], in: folder.path, input: Data("screen {".utf8))
    #expect(wrong.code == 1)
    #expect(wrong.errors.hasPrefix("<stdin>:1:"))
  }

  @Test func standardInputOnce() throws {
    let folder = try Folder()
    let run = try skelc(["check", "-", "-"], in: folder.path)
    #expect(run.code == 2)
    #expect(run.errors == "skelc: error: standard input ('-') is named twice\n")
  }

  @Test(arguments: ["Main.storyboard", "View.xib"])
  func interfaceBuilderDocumentsComeLater(_ name: String) throws {
    let folder = try Folder()
    try folder.write("<document/>", to: name)
    let run = try skelc([name, "--emit", "svg"], in: folder.path)
    #expect(run.code == 2)
    #expect(run.errors == "skelc: error: '\(name)': Interface Builder documents come in a later version\n")
  }
}

/// A file that compiles without a word.
let small = "screen S(size: (100, 50)) {\n  view box(frame: (10, 10, 80, 30))\n}\n"

/// Below a bound, as far as it can be told: see `Run.peakBytes`.
func expectPeak(_ run: Run, below limit: Int, _ location: SourceLocation = #_sourceLocation) {
  #expect(run.peakBytes <= max(limit, ownPeakBytes()), sourceLocation: location)
}
