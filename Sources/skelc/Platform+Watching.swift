#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// MARK: - Interface

/// What the system tells of changes in folders.
///
/// Folders are watched rather than files, because editors put new files in place of old ones. A folder that cannot be
/// watched, and one on a file system that other machines write to, makes `isComplete` false: somebody must look again
/// and again.
final class FolderEvents {
  /// Readable when there is something to tell; -1 where the system has no events.
  let descriptor: Int32
  /// Whether every change is told.
  private(set) var isComplete = true
  /// Files that matter and that somebody has begun to write and not closed, as far as the system tells.
  private(set) var unfinished: Set<String> = []

  #if canImport(Darwin)
    /// One for each folder and each file in it that is there, opened for events only.
    private var opened: [String: (descriptor: Int32, identity: FileIdentity)] = [:]
  #else
    /// The names that matter in each watched folder.
    private var names: [Int32: Set<String>] = [:]
    /// What is known of the devices so far.
    private var sharedDevices: [UInt64: Bool] = [:]
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  #endif

  /// Without events somebody must look; `SKELC_WATCH=poll` asks for it.
  init() {
    if Platform.environment("SKELC_WATCH") == "poll" {
      descriptor = -1
    } else {
      #if canImport(Darwin)
        descriptor = kqueue()
        if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      #else
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      #endif
    }
    isComplete = descriptor >= 0
  }

  /// Who never closes what he writes is not waited for a second time.
  func forgetUnfinished() { unfinished = [] }

  deinit {
    #if canImport(Darwin)
      for (descriptor, _) in opened.values { close(descriptor) }
    #endif
    if descriptor >= 0 { close(descriptor) }
  }
}

// MARK: - Implementation

#if !canImport(Darwin)
  extension FolderEvents {
    /// Watches exactly these paths from now on. True where a folder is new, so that what changed in it before now went
    /// unseen.
    func watch(_ paths: WatchedPaths) -> Bool {
      guard descriptor >= 0 else { return false }
      isComplete = true
      var watched: [Int32: Set<String>] = [:]
      // Asking again for a folder that is watched gives the watch it has, under any of its names, with the new mask.
      // Those that are only passed through come first, so that the fuller mask wins.
      let folders = paths.names.sorted { !paths.holdFiles.contains($0.key) && paths.holdFiles.contains($1.key) }
      for (folder, names) in folders {
        let holdsFiles = paths.holdFiles.contains(folder)
        let path = folder.isEmpty ? "." : folder
        let watch = inotify_add_watch(
          descriptor, path, holdsFiles ? FolderEvents.places | FolderEvents.contents : FolderEvents.places)
        if watch >= 0 {
          watched[watch, default: []].formUnion(names)
          if isShared(path) { isComplete = false }
        } else if holdsFiles && errno != ENOENT && errno != ENOTDIR || errno == ENOSPC {
          // A folder on the way that may not be read is not worth looking around for.
          isComplete = false
        }
      }
      for watch in names.keys where watched[watch] == nil { inotify_rm_watch(descriptor, watch) }
      let isNew = watched.keys.contains { names[$0] == nil }
      names = watched
      return isNew
    }

    /// Takes everything there is to tell; true where any of it is about a name that matters.
    func drain() -> Bool {
      var matters = false
      while true {
        let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return matters }
        buffer.withUnsafeBytes { bytes in
          var offset = 0
          while offset + MemoryLayout<inotify_event>.size <= count {
            let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let start = offset + MemoryLayout<inotify_event>.size
            let name = bytes[start..<min(start + Int(event.len), count)].prefix { $0 != 0 }
            if concerns(event, String(decoding: name, as: UTF8.self)) { matters = true }
            offset = start + Int(event.len)
          }
        }
      }
    }

    private func concerns(_ event: inotify_event, _ name: String) -> Bool {
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      // Of a watch that was given up.
      guard let names = names[event.wd] else { return false }
      if event.mask & UInt32(IN_IGNORED) != 0 { self.names[event.wd] = nil }
      // Without a name it is about the folder itself.
      if name.isEmpty { return true }
      guard names.contains(name) else { return false }
      let key = "\(event.wd)/\(name)"
      if event.mask & UInt32(IN_MODIFY | IN_CREATE) != 0, event.mask & UInt32(IN_ISDIR) == 0 { unfinished.insert(key) }
      if event.mask & UInt32(IN_CLOSE_WRITE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO) != 0 { unfinished.remove(key) }
      return true
    }

    /// Everything that can lead a name, or the folder itself, elsewhere.
    private static let places = [
      IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO, IN_DELETE_SELF, IN_MOVE_SELF, IN_ONLYDIR,
    ].reduce(UInt32(0)) { $0 | UInt32($1) }

    /// Everything that can give a file other bytes, or let it be read. Writing tells that an editor is at it.
    private static let contents = [IN_CLOSE_WRITE, IN_MODIFY, IN_ATTRIB].reduce(UInt32(0)) { $0 | UInt32($1) }
  }

  extension FolderEvents {
    /// On a file system that tells nothing of what other machines write.
    private func isShared(_ path: String) -> Bool {
      guard let device = Platform.status(ofPath: path)?.identity.device else { return false }
      if let known = sharedDevices[device] { return known }
      // A path that the table of mounts does not know lies on a disk like any other.
      let kind = Platform.kindOfFileSystem(onDevice: device) ?? ""
      let kinds: Set<String> = [
        "9p", "afs", "ceph", "cifs", "drvfs", "fuse", "nfs", "nfs4", "prl_fs", "smb3", "smbfs", "vboxsf", "virtiofs",
        "vmhgfs",
      ]
      let result = kinds.contains(kind) || kind.hasPrefix("fuse.")
      sharedDevices[device] = result
      return result
    }
  }

  extension Platform {
    /// As the table of mounts calls it; `nil` where it does not say.
    fileprivate static func kindOfFileSystem(onDevice device: UInt64) -> String? {
      // proc(5): id, parent, major:minor, root, mount point, options, optional fields, "-", kind.
      let major = device >> 8 & 0xfff | device >> 32 & 0xffff_f000
      let minor = device & 0xff | device >> 12 & 0xffff_ff00
      guard let descriptor = try? openForReading("/proc/self/mountinfo") else { return nil }
      defer { close(descriptor) }
      var text: [UInt8] = []
      var piece = [UInt8](repeating: 0, count: 1 << 14)
      while let count = try? piece.withUnsafeMutableBytes({ try readSome(descriptor, into: $0) }), count > 0 {
        text += piece[..<count]
      }
      for line in text.split(separator: UInt8(ascii: "\n")) {
        let fields = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        guard fields.count > 2, fields[2] == "\(major):\(minor)" else { continue }
        guard let dash = fields.firstIndex(of: "-"), dash + 1 < fields.count else { continue }
        return fields[dash + 1]
      }
      return nil
    }
  }
#else
  extension FolderEvents {
    /// Watches these folders, and what is there of the names in them, from now on. True where one is new.
    func watch(_ paths: WatchedPaths) -> Bool {
      guard descriptor >= 0 else { return false }
      isComplete = true
      var wanted: Set<String> = []
      for (folder, names) in paths.names {
        wanted.insert(folder.isEmpty ? "." : folder)
        // A folder's events do not tell of writing into a file.
        for name in names { wanted.insert(folder + name) }
      }
      for (path, entry) in opened {
        if wanted.contains(path), Platform.status(ofPath: path)?.identity == entry.identity { continue }
        close(entry.descriptor)
        opened[path] = nil
      }
      var isNew = false
      for path in wanted where opened[path] == nil {
        guard let identity = Platform.status(ofPath: path)?.identity else { continue }
        let file = open(path, O_EVTONLY | O_CLOEXEC)
        var change = kevent()
        change.ident = UInt(bitPattern: Int(file))
        change.filter = Int16(EVFILT_VNODE)
        change.flags = UInt16(EV_ADD | EV_CLEAR)
        change.fflags =
          UInt32(NOTE_WRITE) | UInt32(NOTE_EXTEND) | UInt32(NOTE_ATTRIB) | UInt32(NOTE_DELETE) | UInt32(NOTE_RENAME)
        if file >= 0, kevent(descriptor, &change, 1, nil, 0, nil) == 0 {
          opened[path] = (file, identity)
          isNew = true
        } else {
          if file >= 0 { close(file) }
          // A folder on the way that may not be read is not worth looking around for.
          if path.last != "/" || paths.holdFiles.contains(path) { isComplete = false }
        }
      }
      return isNew
    }

    /// Takes everything there is to tell. Which name it is about is not told, so all of it matters.
    func drain() -> Bool {
      var matters = false
      var events = [kevent](repeating: kevent(), count: 64)
      var now = timespec()
      while kevent(descriptor, nil, 0, &events, Int32(events.count), &now) > 0 { matters = true }
      return matters
    }
  }
#endif

// MARK: - Waiting

/// A descriptor that is waited for, and what became of it.
struct Awaited {
  var descriptor: Int32
  var toRead: Bool
  var toWrite = false
  var isReadable = false
  var isWritable = false
}

extension Platform {
  /// Seconds on a clock that nobody sets.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Returns when something can be read or written or the time is over; `nil` waits for ever.
  static func wait(for awaited: inout [Awaited], atMost seconds: Double?) {
    var raw = awaited.map { item in
      pollfd(
        fd: item.descriptor, events: Int16(item.toRead ? POLLIN : 0) | Int16(item.toWrite ? POLLOUT : 0), revents: 0)
    }
    let limit = seconds.map { Int32(min(max($0 * 1000, 0).rounded(.up), 86_400_000)) } ?? -1
    let count = poll(&raw, nfds_t(raw.count), limit)
    for index in awaited.indices {
      let events = count > 0 ? Int32(raw[index].revents) : 0
      let isBroken = events & Int32(POLLERR | POLLHUP | POLLNVAL) != 0
      awaited[index].isReadable = awaited[index].toRead && events & Int32(POLLIN) != 0 || isBroken
      awaited[index].isWritable = awaited[index].toWrite && (events & Int32(POLLOUT) != 0 || isBroken)
    }
  }

  /// A descriptor that becomes readable when the process is asked to end: by Ctrl-C, a closed terminal or SIGTERM. Who
  /// asks twice ends it at once.
  static func endRequests() throws(SystemError) -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    endPipe = ends[1]
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number) { number in
        signal(number, SIG_DFL)
        var byte: UInt8 = 0
        _ = write(endPipe, &byte, 1)
      }
      // nohup asks for a process that outlives its terminal.
      if number == SIGHUP, unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
    return ends[0]
  }

  /// What tells two states of a file apart without reading it; `nil` where nothing can be seen.
  static func fingerprint(ofPath path: String) -> [Int]? {
    var raw = stat()
    guard stat(path, &raw) == 0 else { return nil }
    #if canImport(Darwin)
      let times = [raw.st_mtimespec, raw.st_ctimespec]
    #else
      let times = [raw.st_mtim, raw.st_ctim]
    #endif
    return [Int(raw.st_size), Int(truncatingIfNeeded: raw.st_ino), Int(raw.st_mode)]
      + times.flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }
  }

  /// The folder that relative paths start in, without a slash at its end; empty where it is gone.
  static var currentFolder: String {
    guard let text = getcwd(nil, 0) else { return "" }
    defer { free(text) }
    return String(cString: text)
  }
}

/// Written to by the signal handler alone, once set before it is installed.
private nonisolated(unsafe) var endPipe: Int32 = -1
