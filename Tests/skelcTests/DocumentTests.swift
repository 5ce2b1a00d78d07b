import Foundation
import Testing

/// Documents say what is: paths exist, examples compile, the picture is what the command prints today.
struct DocumentTests {
  static let documents = ["README.md", "Sources/ARCHITECTURE.md", "Grammar/editors/README.md"]

  @Test(arguments: documents)
  func namedPathsExist(_ document: String) throws {
    let text = try read(document)
    let inside = try Regex(#"(?:Sources|Tests|Samples|Grammar|\.ci)/[A-Za-z0-9_.+/-]*[A-Za-z0-9_/]|Package\.swift"#)
    var paths = text.matches(of: inside).map { String(text[$0.range]) }
    #expect(paths.count >= 10)
    let links = try Regex(#"\]\(([^)#]+)\)|src="([^"]+)""#, as: (Substring, Substring?, Substring?).self)
    for match in text.matches(of: links) {
      let target = String(match.output.1 ?? match.output.2 ?? "")
      if !target.contains("://") { paths.append(target) }
    }
    for path in paths {
      #expect(FileManager.default.fileExists(atPath: packageFolder + "/" + path), "\(document) names \(path)")
    }
  }

  /// Files that are named without their folder stand somewhere below Sources or Tests.
  @Test(arguments: documents)
  func namedSourcesExist(_ document: String) throws {
    let names = try Regex(#"`([A-Za-z]+(?:\+[A-Za-z]+)?\.swift)`"#, as: (Substring, Substring).self)
    let files = Set(swiftFiles(below: "Sources").map { ($0 as NSString).lastPathComponent } + ["Package.swift"])
    for match in try read(document).matches(of: names) {
      #expect(files.contains(String(match.output.1)), "\(document) names \(match.output.1)")
    }
  }

  @Test func everyTargetHasItsInvariant() throws {
    let text = try read("Sources/ARCHITECTURE.md")
    for target in try FileManager.default.contentsOfDirectory(atPath: packageFolder + "/Sources")
    where !target.hasSuffix(".md") {
      let entry = try #require(text.range(of: "- `Sources/\(target)`: "), "\(target)")
      let rest = text[entry.upperBound...]
      let item = rest.range(of: "\n- ").map { rest[..<$0.lowerBound] } ?? rest
      #expect(item.contains("\n  Invariant: "), "\(target)")
    }
  }

  @Test func examplesCompile() throws {
    let parts = try read("README.md").components(separatedBy: "```skl\n").dropFirst()
    #expect(!parts.isEmpty)
    for part in parts {
      let example = part.components(separatedBy: "```")[0]
      let folder = try Folder()
      let call = ["-", "--emit", "svg,json,swift,layout", "-o", "gen/"]
      let run = try skelc(call, in: folder.path, input: Data(example.utf8))
      #expect(run.code == 0)
      #expect(run.errors.isEmpty, "\(run.errors)")
    }
  }

  /// Every line that the README shows of the command, with the card that it shows before; but for the preview, which
  /// never ends.
  @Test func commandsWork() throws {
    let readme = try read("README.md")
    let card = readme.components(separatedBy: "```skl\n")[1].components(separatedBy: "```")[0]
    let part = readme.components(separatedBy: "\n## The command\n")[1]
    let lines = part.components(separatedBy: "```sh\n")[1].components(separatedBy: "```")[0].split(separator: "\n")
    let folder = try Folder()
    for name in ["card.skl", "a.skl", "b.skl"] { try folder.write(card, to: name) }
    try FileManager.default.copyItem(atPath: packageFolder + "/Samples", toPath: folder.path("Samples"))
    for line in lines where !line.contains("--preview") {
      let run = try shell(String(line), in: folder.path)
      #expect(run.code == 0, "\(line)\n\(run.errors)")
      #expect(!run.outputText.contains("Nothing"), "\(line)")
    }
    #expect(lines.count > 10)
    let made = ["card.svg", "gen/a.json", "gen/b.svg", "Card.swift", "Card.swiftui.swift"]
    #expect(Set(made).isSubset(of: folder.contents))
    #expect(try folder.text("card.skl") == card)
  }

  @Test(arguments: ownSamples)
  func sampleIsClean(_ name: String) throws {
    let folder = try Folder()
    let call = [name, "--emit", "svg,json,swift,layout", "-o", folder.path("gen")]
    let run = try skelc(call, in: packageFolder + "/Samples")
    #expect(run.errors.isEmpty)
    #expect(run.code == 0)
  }

  @Test func pictureIsFresh() throws {
    let run = try skelc(["Samples/feed.skl", "--emit", "svg"], in: packageFolder)
    #expect(run.code == 0)
    try expectGolden(run.outputText, "Samples/feed.svg")
  }

  private func read(_ path: String) throws -> String {
    try String(contentsOfFile: packageFolder + "/" + path, encoding: .utf8)
  }
}

/// No target imports what it must not.
struct LayeringTests {
  /// From the bottom up; each may import those before it.
  static let core = [
    "LinearSolver", "SkelSyntax", "SkelModel", "SkelLayout", "SkelLayers", "SkelBackends", "SkelCompiler",
  ]

  static let plugins = ["SkelcPlugin", "SkelcCommandPlugin"]

  @Test func coreTargetsImportWhatIsBelowThem() throws {
    for (index, target) in LayeringTests.core.enumerated() {
      for (file, module) in try imports(in: target) {
        #expect(LayeringTests.core[..<index].contains(module), "\(file) imports \(module)")
      }
    }
  }

  @Test func commandCallsTheSystemInOnePlace() throws {
    let system = ["Glibc", "Musl", "Darwin"]
    for (file, module) in try imports(in: "skelc") {
      let isAllowed =
        LayeringTests.core.contains(module) || system.contains(module) && file.hasPrefix("Sources/skelc/Platform")
      #expect(isAllowed, "\(file) imports \(module)")
    }
  }

  @Test func pluginsKnowNothingOfTheCompiler() throws {
    for (file, module) in try LayeringTests.plugins.flatMap(imports) {
      #expect(["Foundation", "PackagePlugin", "XcodeProjectPlugin"].contains(module), "\(file) imports \(module)")
    }
  }

  @Test func everyTargetIsLookedAt() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: packageFolder + "/Sources")
    #expect(Set(folders.filter { !$0.hasSuffix(".md") }) == Set(LayeringTests.core + LayeringTests.plugins + ["skelc"]))
  }

  private func imports(in target: String) throws -> [(file: String, module: String)] {
    let line = try Regex(
      #"(?m)^\s*(?:@\w+ |public |package |internal |private )*import (?:\w+ )?(\w+)"#,
      as: (Substring, Substring).self)
    let files = swiftFiles(below: "Sources/" + target)
    #expect(!files.isEmpty, "\(target)")
    return try files.flatMap { file in
      try String(contentsOfFile: packageFolder + "/" + file, encoding: .utf8).matches(of: line).map {
        (file, String($0.output.1))
      }
    }
  }
}

/// Swift files as paths from the package's folder.
private func swiftFiles(below folder: String) -> [String] {
  (FileManager.default.enumerator(atPath: packageFolder + "/" + folder)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
}
