// MARK: - Interface

/// Bytes and where they go.
struct Output {
  var destination: Destination
  var bytes: [UInt8]
}

/// Writes all outputs or, where one of them cannot be written, none.
///
/// Each goes to a new file beside its target first; when all are there they are renamed, so nobody ever sees half a file.
/// Only a renaming that is refused, which the files beside the targets make unlikely, stops half way.
/// A target that holds these bytes already is not touched. Permissions stay, a symbolic link stays and its destination is
/// replaced; devices and pipes are written to directly. A reader that has gone away is no error. Gives the files that
/// were replaced.
@discardableResult
func write(_ outputs: [Output], makingFolder folder: String?) throws(FileError) -> [String] {
  var staged: [StagedFile] = []
  do throws(FileError) {
    if let folder { try makeFolders(folder) }
    for output in outputs {
      if case .file(let path) = output.destination, let file = try stage(output.bytes, for: path) {
        staged.append(file)
      }
    }
    for output in outputs { try writeThrough(output) }
    for file in staged { try commit(file) }
    return staged.map(\.name)
  } catch {
    for file in staged { Platform.removeFile(file.temporary) }
    throw error
  }
}

/// Writes to standard output; quiet when nobody reads it any more.
func writeToStandardOutput(_ bytes: [UInt8]) throws(FileError) {
  try write([Output(destination: .standardOutput, bytes: bytes)], makingFolder: nil)
}

/// `a/b/` of `a/b/c`, nothing of `c`.
func parentFolder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "" }
  return String(path[...slash])
}

// MARK: - Implementation

private struct StagedFile {
  /// As the person wrote it.
  var name: String
  /// Behind all links.
  var target: String
  var temporary: String
}

/// Puts the bytes beside the target; `nil` where the target needs no new file.
private func stage(_ bytes: [UInt8], for path: String) throws(FileError) -> StagedFile? {
  do throws(SystemError) {
    let status = Platform.status(ofPath: path)
    switch status?.kind {
    case .folder: throw .isFolder
    case .other: return nil
    case .regular, nil: break
    }
    if let status, holds(path, status, bytes) { return nil }
    if status != nil, !Platform.mayWrite(toPath: path) { throw .last }
    let target = try linkTarget(path)
    let (temporary, descriptor) = try createTemporary(beside: target)
    do throws(SystemError) {
      // Closed whatever happens: the error of `close` counts only where all bytes were taken.
      let written = Result { () throws(SystemError) in
        try Platform.writeAll(bytes, to: descriptor)
        if let status { try Platform.copyRights(of: status, to: descriptor) }
      }
      let closed = Result { () throws(SystemError) in try Platform.closeFile(descriptor) }
      try written.get()
      try closed.get()
    } catch {
      Platform.removeFile(temporary)
      throw error
    }
    return StagedFile(name: path, target: target, temporary: temporary)
  } catch {
    throw .cannotWrite(path, error)
  }
}

private func commit(_ file: StagedFile) throws(FileError) {
  do throws(SystemError) {
    try Platform.replaceFile(file.target, with: file.temporary)
  } catch {
    throw .cannotWrite(file.name, error)
  }
}

/// Standard output, devices and pipes: what cannot be replaced by renaming.
private func writeThrough(_ output: Output) throws(FileError) {
  do throws(SystemError) {
    switch output.destination {
    case .standardOutput: try Platform.writeAll(output.bytes, to: 1)
    case .file(let path):
      guard Platform.status(ofPath: path)?.kind == .other else { return }
      let descriptor = try Platform.openForWriting(path)
      defer { try? Platform.closeFile(descriptor) }
      try Platform.writeAll(output.bytes, to: descriptor)
    }
  } catch {
    if error != .brokenPipe { throw .cannotWrite(output.destination.name, error) }
  }
}

/// Whether the file has exactly these bytes; looked at piece by piece, up to the first difference.
private func holds(_ path: String, _ status: FileStatus, _ bytes: [UInt8]) -> Bool {
  guard status.size == bytes.count, let descriptor = try? Platform.openForReading(path) else { return false }
  defer { try? Platform.closeFile(descriptor) }
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  var position = 0
  while let count = try? piece.withUnsafeMutableBytes({ try Platform.readSome(descriptor, into: $0) }) {
    if count == 0 { return position == bytes.count }
    guard position + count <= bytes.count, piece[..<count] == bytes[position..<position + count] else { return false }
    position += count
  }
  return false
}

/// Where the bytes go when the path is a symbolic link, even one whose destination is not there yet.
private func linkTarget(_ path: String) throws(SystemError) -> String {
  var target = path
  for _ in 0..<40 {
    guard let destination = Platform.linkDestination(ofPath: target) else { return target }
    target = destination.hasPrefix("/") ? destination : parentFolder(of: target) + destination
  }
  throw .tooManyLinks
}

/// A new file in the target's folder under a short name, so that it fits wherever the target's does.
private func createTemporary(beside target: String) throws(SystemError) -> (path: String, descriptor: Int32) {
  var attempt = 0
  while true {
    let path = "\(parentFolder(of: target)).skelc-\(Platform.processID)-\(attempt)"
    do throws(SystemError) {
      return (path, try Platform.create(path))
    } catch {
      guard error == .exists, attempt < 1000 else { throw error }
      attempt += 1
    }
  }
}

/// Creates a folder and those above it where they are not there.
private func makeFolders(_ path: String) throws(FileError) {
  if Platform.status(ofPath: path)?.kind == .folder { return }
  let parts = path.split(separator: "/")
  var current = path.hasPrefix("/") ? "" : "."
  for part in parts {
    current += "/" + part
    if Platform.status(ofPath: current) != nil { continue }
    do throws(SystemError) { try Platform.makeFolder(current) } catch {
      if error != .exists { throw .cannotWrite(path, error) }
    }
  }
}
