import Foundation

// MARK: - Interface

/// A new folder for one test, removed with its last reference.
final class Folder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "skelc-tests-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file and the folders above it; gives its path.
  @discardableResult
  func write(_ data: Data, to name: String) throws -> String {
    let url = URL(filePath: path(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    return path(name)
  }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String { try write(Data(text.utf8), to: name) }

  func read(_ name: String) throws -> Data { try Data(contentsOf: URL(filePath: path(name))) }

  func text(_ name: String) throws -> String { String(decoding: try read(name), as: UTF8.self) }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: destination)
  }

  /// Every file and folder inside, as relative paths in order; hidden ones, too.
  var contents: [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
  }
}
