import SkelModel
import SkelSyntax

// MARK: - Interface

/// What stood at every path that a compilation read or looked at.
struct FileSnapshot: Sendable {
  private(set) var files: [String: LoadResult] = [:]
  /// The input; the others are imports.
  let input: String

  init(input: String) { self.input = input }

  /// The path's content as this snapshot knows it, else from the disk, remembered.
  mutating func load(_ path: String) -> LoadResult {
    if let known = files[path] { return known }
    let result = path == input ? readWatched(path) : loadImport(path)
    files[path] = result
    return result
  }

  /// The same paths as they are now.
  func readAgain() -> FileSnapshot {
    var result = FileSnapshot(input: input)
    for path in files.keys { _ = result.load(path) }
    return result
  }

  /// Only those paths, so that what is imported no more is watched no more.
  mutating func keep(only paths: Set<String>) {
    files = files.filter { paths.contains($0.key) }
  }

  /// The paths that differ, in order.
  func changes(since earlier: FileSnapshot) -> [String] {
    files.filter { path, result in earlier.files[path].map { !isSame($0, result) } ?? true }.keys.sorted()
  }

  /// Something that was there is gone or empty: perhaps an editor is about to put it back.
  func looksUnfinished(after earlier: FileSnapshot) -> Bool {
    files.contains { path, result in
      guard case .found(let before)? = earlier.files[path], !before.bytes.isEmpty else { return false }
      if case .found(let source) = result { return source.bytes.isEmpty }
      return true
    }
  }
}

// MARK: - Implementation

/// An input: one that is missing is no import that may be elsewhere, so the reason counts.
private func readWatched(_ path: String) -> LoadResult {
  do throws(FileError) { return .found(try readFile(path)) } catch { return .unreadable(error.reason) }
}

private func isSame(_ a: LoadResult, _ b: LoadResult) -> Bool {
  switch (a, b) {
  case (.missing, .missing): true
  case (.unreadable(let a), .unreadable(let b)): a == b
  case (.found(let a), .found(let b)): a.bytes == b.bytes
  case (.missing, _), (.unreadable, _), (.found, _): false
  }
}
