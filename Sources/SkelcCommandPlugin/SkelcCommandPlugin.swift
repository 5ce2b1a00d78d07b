import Foundation
import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin
#endif

// MARK: - Interface

/// `swift package format-skl [--check|--diff] [--target NAME|FILE…]`: formats the `.skl` files of the package, of the
/// targets that are named, as Xcode does for those that are chosen, or the files that are named.
@main
struct SkelcCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let targets = context.package.targets.compactMap { $0 as? SourceModuleTarget }
    try format(
      targets.map { ($0.name, $0.sourceFiles.map(\.url)) }, arguments, with: context.tool(named: "skelc").url)
  }
}

#if canImport(XcodeProjectPlugin)
  extension SkelcCommandPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let targets = context.xcodeProject.targets
      try format(
        targets.map { ($0.displayName, $0.inputFiles.map(\.url)) }, arguments, with: context.tool(named: "skelc").url)
    }
  }
#endif

// MARK: - Implementation

private func format(_ targets: [(name: String, files: [URL])], _ arguments: [String], with skelc: URL) throws {
  var arguments = ArgumentExtractor(arguments)
  let chosen = arguments.extractOption(named: "target")
  let files = targets.filter { chosen.isEmpty || chosen.contains($0.name) }.flatMap(\.files)
  let words = arguments.remainingArguments
  let own = Set(files.filter { $0.pathExtension == "skl" }.map(\.path)).sorted()
  let areNamed = words.contains(where: namesFile)
  let paths = areNamed ? [] : own
  if paths.isEmpty, !areNamed {
    print("There are no .skl files here.")
    return
  }
  let process = Process()
  process.executableURL = skelc
  process.arguments = ["format"] + words + paths
  try process.run()
  process.waitUntilExit()
  if process.terminationStatus != 0 { throw Ended(code: process.terminationStatus) }
}

/// Any other word belongs to the flag before it, as in `--diagnostics json`.
private func namesFile(_ word: String) -> Bool {
  !word.hasPrefix("-") && (word.hasSuffix(".skl") || FileManager.default.fileExists(atPath: word))
}

/// What it had to say stands in its output.
private struct Ended: Error, CustomStringConvertible {
  var code: Int32
  var description: String { "skelc format ended with code \(code)" }
}
