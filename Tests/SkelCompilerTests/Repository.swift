import Foundation
import SkelCompiler
import SkelModel
import SkelSyntax

/// Files of the repository, as tests name them.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Tests that compare with a file rewrite it when this is set; never in CI.
  static let isUpdating =
    ProcessInfo.processInfo.environment["SKELC_UPDATE"] == "1" && ProcessInfo.processInfo.environment["CI"] == nil

  static func bytes(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: root.appending(path: path))).map { [UInt8]($0) }
  }

  static func files(_ folder: String, _ suffix: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  static func write(_ text: String, _ path: String) throws {
    try text.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
  }
}

/// Compiles a file of the repository; its imports are read from there too.
func compileFile(_ path: String, _ options: Options = Options()) -> Compilation {
  compileText(Repository.bytes(path) ?? [], path: path, options)
}

func compileText(_ text: String, path: String = "test.skl", _ options: Options = Options()) -> Compilation {
  compileText(Array(text.utf8), path: path, options)
}

func compileText(_ bytes: [UInt8], path: String, _ options: Options) -> Compilation {
  compile(Source(path: path, bytes: bytes), options) { path in
    Repository.bytes(path).map { .found(Source(path: path, bytes: $0)) } ?? .missing
  }
}
