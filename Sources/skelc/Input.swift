import SkelSyntax

// MARK: - Interface

/// Reads the file that an operand names; `-` is standard input and shown as `<stdin>`.
///
/// More than `Source.byteLimit` bytes are refused: before reading where the size is known, else as soon as they are seen.
func readInput(_ operand: String) throws(FileError) -> Source {
  let name = inputName(operand)
  do throws(SystemError) {
    return Source(path: name, bytes: operand == "-" ? try readAll(0) : try readAll(path: operand))
  } catch {
    throw unreadable(name, error)
  }
}

/// Reads an operand whose place a new text takes: nothing but a file or standard input, because nobody would read what
/// is written to a pipe.
func readInputToReplace(_ operand: String) throws(FileError) -> Source {
  operand == "-" ? try readInput(operand) : try readFile(operand)
}

/// Reads an import, or what is read again and again: nothing but a file, because a pipe would be waited for and a device
/// need not end.
func readFile(_ path: String) throws(FileError) -> Source {
  if Platform.status(ofPath: path)?.kind == .other { throw .cannotRead(path, "Not a regular file") }
  do throws(SystemError) { return Source(path: path, bytes: try readAll(path: path)) } catch {
    throw unreadable(path, error)
  }
}

/// What messages call an operand.
func inputName(_ operand: String) -> String { operand == "-" ? "<stdin>" : operand }

/// What outputs are named after: the file's name without its extension.
func inputStem(_ operand: String) -> String {
  if operand == "-" { return "stdin" }
  let name = operand.split(separator: "/").last ?? ""
  guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
  return String(name[..<dot])
}

// MARK: - Implementation

extension SystemError {
  /// Of our own making: no call fails with it here.
  fileprivate static let tooLarge = SystemError(code: -1)
}

private func unreadable(_ name: String, _ error: SystemError) -> FileError {
  .cannotRead(name, error == .tooLarge ? "More than \(Source.byteLimit >> 20) MiB" : error.reason)
}

private func readAll(path: String) throws(SystemError) -> [UInt8] {
  let descriptor = try Platform.openForReading(path)
  defer { try? Platform.closeFile(descriptor) }
  return try readAll(descriptor)
}

private func readAll(_ descriptor: Int32) throws(SystemError) -> [UInt8] {
  let status = try Platform.status(ofDescriptor: descriptor)
  if status.kind == .folder { throw .isFolder }
  if status.kind == .regular, status.size > Source.byteLimit { throw .tooLarge }

  // One byte more than is expected, so that the end of the file shows without another round.
  var bytes = Array(repeatElement(0 as UInt8, count: status.kind == .regular ? status.size + 1 : 1 << 16))
  var count = 0
  while true {
    if count == bytes.count {
      if count > Source.byteLimit { throw .tooLarge }
      bytes.append(contentsOf: repeatElement(0, count: min(count, Source.byteLimit + 1 - count)))
    }
    let start = count
    let result = bytes.withUnsafeMutableBytes { buffer in
      Result { () throws(SystemError) in
        try Platform.readSome(descriptor, into: UnsafeMutableRawBufferPointer(rebasing: buffer[start...]))
      }
    }
    let more = try result.get()
    count += more
    // A regular file gives less than it is asked for at its end alone.
    if more == 0 || status.kind == .regular && count < bytes.count { break }
  }
  if count > Source.byteLimit { throw .tooLarge }
  bytes.removeLast(bytes.count - count)
  return bytes
}
