import Foundation
import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin
#endif

// MARK: - Interface

/// Turns every `.skl` file of a target into Swift while it is built: `feed.skl` becomes `feed.swift`, with a type for each
/// of its screens.
///
/// A file is compiled again when it or something it imports has changed; what it imports and the flags are known since the
/// build was last planned. Files that only others import become Swift without screens. A file named `skelc.flags` beside
/// the target's sources holds further flags for the command, such as `--emit swiftui` or `-I "../Shared rows"`, and
/// comments from `#`.
@main
struct SkelcPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let files = target.sourceFiles.map(\.url)
    return try compileCommands(
      for: files, below: target.directoryURL, with: context.tool(named: "skelc").url, in: context.pluginWorkDirectoryURL
    )
  }
}

#if canImport(XcodeProjectPlugin)
  extension SkelcPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.map(\.url)
      return try compileCommands(
        for: files, below: context.xcodeProject.directoryURL, with: context.tool(named: "skelc").url,
        in: context.pluginWorkDirectoryURL)
    }
  }
#endif

// MARK: - Implementation

/// One command for each `.skl` among `files`.
private func compileCommands(for files: [URL], below root: URL, with skelc: URL, in folder: URL) throws -> [Command] {
  let flags = try Flags(among: files, below: root)
  var names = Set(files.filter { $0.pathExtension == "swift" }.map { stem($0).lowercased() })
  return files.filter { $0.pathExtension == "skl" }.sorted { $0.path < $1.path }.map { file in
    // A module has no two files of one name, whatever folders they are in.
    var name = stem(file)
    while !names.insert(name.lowercased()).inserted { name += "-" + file.deletingLastPathComponent().lastPathComponent }
    let output = folder.appending(path: name + ".swift")
    return .buildCommand(
      displayName: "Compiling \(file.lastPathComponent)", executable: skelc,
      arguments: [file.path, "-o", output.path, "--diagnostics", "short"] + flags.words,
      inputFiles: [file] + importedFiles(by: file, searching: flags.importFolders), outputFiles: [output])
  }
}

/// What `skelc.flags` says.
private struct Flags {
  /// `--emit swift` unless another format is asked for.
  var words = ["--emit", "swift"]
  /// The folders that `-I` names, which are relative to the target's.
  var importFolders: [URL] = []

  init(among files: [URL], below root: URL) throws {
    let file = files.first { $0.lastPathComponent == "skelc.flags" } ?? root.appending(path: "skelc.flags")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    var said = Flags.words(of: text)
    for index in said.indices.dropFirst() where said[index - 1] == "-I" {
      let folder = path(said[index], from: file.deletingLastPathComponent())
      importFolders.append(folder)
      said[index] = folder.path
    }
    words = said.contains { $0 == "--emit" || $0.hasPrefix("--emit=") } ? said : words + said
  }

  /// White space parts words, but not within quotes; `-IFOLDER` is two.
  private static func words(of text: String) -> [String] {
    let matches = text.matches(of: #/\#.*|"([^"]*)"|(-I)?([^\s"]+)?/#)
    return matches.flatMap { [$0.1, $0.2, $0.3].compactMap { $0.map(String.init) } }
  }
}

private func stem(_ file: URL) -> String { file.deletingPathExtension().lastPathComponent }

/// Every file that a file imports, directly or not, where it is there.
///
/// The build system has to know before the command runs. What looks like an import in a comment is taken for one, too: at
/// worst something is compiled once more than it must.
private func importedFiles(by file: URL, searching folders: [URL]) -> [URL] {
  var found: [URL] = []
  var open = [file]
  while let next = open.popLast() {
    guard let text = try? String(contentsOf: next, encoding: .utf8) else { continue }
    for match in text.matches(of: #/import\s*"([^"\n]+)"/#) {
      let places = [next.deletingLastPathComponent()] + folders
      let candidates = places.map { path(String(match.1), from: $0) }
      guard let imported = candidates.first(where: { FileManager.default.fileExists(atPath: $0.path) }),
        imported != file.standardizedFileURL, !found.contains(imported)
      else { continue }
      found.append(imported)
      open.append(imported)
    }
  }
  return found
}

private func path(_ text: String, from folder: URL) -> URL {
  (text.hasPrefix("/") ? URL(filePath: text) : folder.appending(path: text)).standardizedFileURL
}
