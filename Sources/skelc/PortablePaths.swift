import SkelSyntax

// MARK: - Interface

/// The sources under paths that are the same wherever the project lies: relative to the folder of the first, which is the
/// input. A path that cannot be said that way is cut to its file's name.
func portable(_ sources: [Source]) -> [Source] {
  guard let input = sources.first else { return [] }
  let base = PathParts(input.path).folder
  return sources.map { Source(path: PathParts($0.path).relative(to: base), bytes: $0.bytes) }
}

// MARK: - Implementation

/// A path without `.` and, where it can be worked out, without `..`.
private struct PathParts {
  var isAbsolute: Bool
  var names: [Substring] = []

  init(_ path: String) {
    isAbsolute = path.hasPrefix("/")
    for name in path.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." { names.removeLast() } else { names.append(name) }
    }
  }

  var folder: PathParts {
    var result = self
    if !result.names.isEmpty { result.names.removeLast() }
    return result
  }

  func relative(to base: PathParts) -> String {
    let shared = zip(names, base.names).prefix { $0 == $1 }.count
    let up = base.names[shared...]
    guard isAbsolute == base.isAbsolute, !up.contains("..") else { return String(names.last ?? "") }
    return (up.map { _ in ".." } + names[shared...]).joined(separator: "/")
  }
}
