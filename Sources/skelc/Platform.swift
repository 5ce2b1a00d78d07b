#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// MARK: - Interface

/// The calls into the operating system: the only place that knows which one it is. Foundation is not used, because
/// loading it takes longer than a compilation.
enum Platform {}

/// Why a call failed: an `errno`.
struct SystemError: Error, Equatable {
  let code: Int32

  static var last: SystemError { SystemError(code: errno) }
  static let brokenPipe = SystemError(code: EPIPE)
  static let exists = SystemError(code: EEXIST)
  static let isFolder = SystemError(code: EISDIR)
  static let tooManyLinks = SystemError(code: ELOOP)

  /// The system's words, in English whatever the locale.
  var reason: String { String(cString: strerror(code)) }
}

/// What stands at a path.
struct FileStatus {
  enum Kind { case regular, folder, other }

  var kind: Kind
  var size: Int
  /// The same for two paths that lead to one file.
  var identity: FileIdentity
  /// The lower twelve bits of the mode.
  var permissions: mode_t
  var owner: uid_t
  var group: gid_t
}

struct FileIdentity: Hashable {
  var device: UInt64
  var node: UInt64
}

// MARK: - Files

extension Platform {
  /// What a path leads to, links followed; `nil` where nothing can be seen.
  static func status(ofPath path: String) -> FileStatus? {
    var result = stat()
    guard stat(path, &result) == 0 else { return nil }
    return FileStatus(result)
  }

  static func status(ofDescriptor descriptor: Int32) throws(SystemError) -> FileStatus {
    var result = stat()
    guard fstat(descriptor, &result) == 0 else { throw .last }
    return FileStatus(result)
  }

  /// Where a symbolic link points, as it is written in the link; `nil` where the path is none.
  static func linkDestination(ofPath path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  static func mayWrite(toPath path: String) -> Bool { access(path, W_OK) == 0 }

  static func openForReading(_ path: String) throws(SystemError) -> Int32 {
    try checked { open(path, O_RDONLY | O_CLOEXEC) }
  }

  /// Opens what is there (a device, a pipe); never creates and never empties.
  static func openForWriting(_ path: String) throws(SystemError) -> Int32 {
    try checked { open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY) }
  }

  /// Creates a file that was not there, for everybody whom the umask lets.
  static func create(_ path: String) throws(SystemError) -> Int32 {
    try checked { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
  }

  /// At most as many bytes as the buffer holds; 0 at the end.
  static func readSome(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno != EINTR { throw .last }
    }
  }

  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress.map { $0 + start }, $0.count - start) }
      if count > 0 { start += count } else if count == 0 || errno != EINTR { throw .last }
    }
  }

  static func closeFile(_ descriptor: Int32) throws(SystemError) {
    if close(descriptor) != 0, errno != EINTR { throw .last }
  }

  static func replaceFile(_ path: String, with other: String) throws(SystemError) {
    if rename(other, path) != 0 { throw .last }
  }

  static func removeFile(_ path: String) { unlink(path) }

  static func makeFolder(_ path: String) throws(SystemError) {
    if mkdir(path, 0o777) != 0 { throw .last }
  }

  /// Gives an open file the owner and the permissions of another. Only the administrator may give files away, so a
  /// refused change of owner is no error.
  static func copyRights(of status: FileStatus, to descriptor: Int32) throws(SystemError) {
    _ = fchown(descriptor, status.owner, status.group)
    if fchmod(descriptor, status.permissions) != 0 { throw .last }
  }

  private static func checked(_ call: () -> Int32) throws(SystemError) -> Int32 {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw .last }
    }
  }
}

extension FileStatus {
  fileprivate init(_ raw: stat) {
    switch raw.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    size = Int(raw.st_size)
    identity = FileIdentity(device: UInt64(truncatingIfNeeded: raw.st_dev), node: UInt64(raw.st_ino))
    permissions = raw.st_mode & 0o7777
    owner = raw.st_uid
    group = raw.st_gid
  }
}

// MARK: - Process

extension Platform {
  static var processID: Int { Int(getpid()) }

  static var processorCount: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// What the machine calls itself; empty where it does not say.
  static var hostName: String {
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return "" }
    return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  static func exitProcess(_ code: ExitCode) -> Never { exit(code.rawValue) }

  /// Makes a closed pipe an error of `write`, and opens whichever of the three standard files is closed, so that no file
  /// of ours gets its number. Reading fails as on a closed file; what is written is lost quietly.
  static func prepareStandardFiles() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_WRONLY)
    }
  }
}

// MARK: - Threads

extension Platform {
  /// Runs `body` on that many threads and returns when all are done. A thread that cannot be started is done without.
  static func onThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let box = ThreadBody(run: body)
    var threads: [pthread_t] = []
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    // 8 MiB: what Linux gives the main thread; macOS would give half a megabyte.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    for _ in 1..<max(count, 1) {
      if let thread = startThread(box, attributes: &attributes) { threads.append(thread) }
    }
    body()
    for thread in threads { pthread_join(thread, nil) }
    pthread_attr_destroy(&attributes)
  }

  private static func startThread(_ body: ThreadBody, attributes: inout pthread_attr_t) -> pthread_t? {
    let context = Unmanaged.passRetained(body)
    #if canImport(Darwin)
      var thread: pthread_t?
      let failure = pthread_create(&thread, &attributes, { runThread($0) }, context.toOpaque())
    #else
      var thread = pthread_t()
      let failure = pthread_create(&thread, &attributes, { $0.flatMap { runThread($0) } }, context.toOpaque())
    #endif
    if failure == 0 { return thread }
    context.release()
    return nil
  }
}

/// A lock around a value, for the few threads that share one.
final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let lock: UnsafeMutablePointer<pthread_mutex_t>

  init(_ value: Value) {
    self.value = value
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func with<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&value)
  }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

private func runThread(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
