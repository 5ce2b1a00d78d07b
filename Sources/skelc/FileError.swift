// MARK: - Interface

/// A file could not be read or written; exit code 3.
struct FileError: Error, Equatable {
  /// `cannot read 'feed.skl'`.
  let attempt: String
  let reason: String

  var message: String { "\(attempt): \(reason)" }

  static func cannotRead(_ name: String, _ reason: String) -> FileError {
    FileError(attempt: "cannot read '\(name)'", reason: reason)
  }

  static func cannotWrite(_ name: String, _ error: SystemError) -> FileError {
    FileError(attempt: "cannot write '\(name)'", reason: error.reason)
  }
}
