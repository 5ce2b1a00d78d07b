import Foundation
import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin
#endif

// MARK: - Interface

/// `swift package format-skl [--check|--diff] [FILE…]`: formats the `.skl` files of the package, or those that are named.
@main
struct SkelcCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let files = context.package.targets.compactMap { $0 as? SourceModuleTarget }.flatMap { $0.sourceFiles.map(\.url) }
    try format(files, arguments, with: context.tool(named: "skelc").url)
  }
}

#if canImport(XcodeProjectPlugin)
  extension SkelcCommandPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let files = context.xcodeProject.targets.flatMap { $0.inputFiles.map(\.url) }
      try format(files, arguments, with: context.tool(named: "skelc").url)
    }
  }
#endif

// MARK: - Implementation

private func format(_ files: [URL], _ arguments: [String], with skelc: URL) throws {
  var arguments = ArgumentExtractor(arguments)
  // Xcode names the targets that were chosen; `sourceFiles` has all.
  _ = arguments.extractOption(named: "target")
  let words = arguments.remainingArguments
  let own = Set(files.filter { $0.pathExtension == "skl" }.map(\.path)).sorted()
  let paths = words.contains { !$0.hasPrefix("-") } ? [] : own
  if paths.isEmpty, words.allSatisfy({ $0.hasPrefix("-") }) {
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

/// What it had to say stands in its output.
private struct Ended: Error, CustomStringConvertible {
  var code: Int32
  var description: String { "skelc format ended with code \(code)" }
}
