// MARK: - Interface

/// A file could not be read or written; exit code 3.
struct FileError: Error, Equatable {
  let message: String

  static func cannotRead(_ name: String, _ error: SystemError) -> FileError {
    FileError(message: "cannot read '\(name)': \(error.reason)")
  }

  static func cannotWrite(_ name: String, _ error: SystemError) -> FileError {
    FileError(message: "cannot write '\(name)': \(error.reason)")
  }
}
