// MARK: - Interface

/// What must be watched for some paths.
struct WatchedPaths {
  /// The names that matter in each folder.
  private(set) var names: [String: Set<String>] = [:]
  /// The folders in which paths end; through the others they only lead.
  private(set) var holdFiles: Set<String> = []

  mutating func add(_ path: String) {
    let steps = trail(of: path)
    for (folder, name) in steps { names[folder, default: []].insert(name) }
    if let last = steps.last { holdFiles.insert(last.folder) }
  }
}

/// Every folder and name that a path leads through, links followed: a change of any of them may change what stands at the
/// path.
///
/// Folders end in `/`; an empty one is the current folder. What is missing ends the trail: its name is what to wait for.
func trail(of path: String) -> [(folder: String, name: String)] {
  var steps: [(folder: String, name: String)] = []
  var folder = path.hasPrefix("/") ? "/" : ""
  var names = Array(path.split(separator: "/").map(String.init).reversed())
  var linksLeft = 40
  while let name = names.popLast() {
    if name == "." { continue }
    if name == ".." {
      folder += "../"
      continue
    }
    steps.append((folder, name))
    let place = folder + name
    if let destination = Platform.linkDestination(ofPath: place) {
      linksLeft -= 1
      if linksLeft < 0 { return steps }
      if destination.hasPrefix("/") { folder = "/" }
      names += destination.split(separator: "/").map(String.init).reversed()
    } else if Platform.status(ofPath: place)?.kind == .folder {
      folder = place + "/"
    } else {
      return steps
    }
  }
  return steps
}
