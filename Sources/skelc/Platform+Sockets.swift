#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// MARK: - Interface

/// What a connection has to give.
enum Received {
  case bytes(Int)
  case nothingYet
  /// The other side has closed it, or it is broken.
  case ended
}

extension Platform {
  /// A socket that listens on 127.0.0.1 alone, at that port or, for 0, at any that is free.
  static func openListener(onPort port: UInt16) throws(SystemError) -> (descriptor: Int32, port: UInt16) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      setUp(descriptor)
      // A server that starts again finds its port free.
      turnOn(SO_REUSEADDR, of: SOL_SOCKET, descriptor)
      var address = sockaddr_in()
      #if canImport(Darwin)
        address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
      #endif
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let bound = withSocketAddress(&address) { bind(descriptor, $0, length) }
      guard bound == 0, listen(descriptor, 128) == 0 else { throw .last }
      guard withSocketAddress(&address, { getsockname(descriptor, $0, &length) }) == 0 else { throw .last }
      return (descriptor, UInt16(bigEndian: address.sin_port))
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// The next client that waits, `nil` for none; reading and writing never wait.
  static func nextClient(of listener: Int32) throws(SystemError) -> Int32? {
    while true {
      let descriptor = accept(listener, nil, nil)
      if descriptor >= 0 {
        setUp(descriptor)
        turnOn(TCP_NODELAY, of: Int32(IPPROTO_TCP), descriptor)
        return descriptor
      }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EAGAIN, EWOULDBLOCK: return nil
      default: throw .last
      }
    }
  }

  static func receive(_ descriptor: Int32, into buffer: inout [UInt8]) -> Received {
    while true {
      let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
      if count > 0 { return .bytes(count) }
      if count == 0 { return .ended }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: return .nothingYet
      default: return .ended
      }
    }
  }

  /// How many of the bytes from `start` the connection took; `nil` where it is broken.
  static func transmit(_ bytes: [UInt8], from start: Int, to descriptor: Int32) -> Int? {
    while true {
      let count = bytes.withUnsafeBytes { buffer -> Int in
        guard let base = buffer.baseAddress else { return 0 }
        return send(descriptor, base + start, buffer.count - start, noSignal)
      }
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: return 0
      default: return nil
      }
    }
  }

  /// Tells the other side that nothing more comes.
  static func endSending(_ descriptor: Int32) { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  /// Lets the process have at least so many files open, as far as the system allows.
  static func allowOpenFiles(_ count: Int) {
    var limits = rlimit()
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    guard getrlimit(resource, &limits) == 0, limits.rlim_cur < rlim_t(count) else { return }
    limits.rlim_cur = min(rlim_t(count), limits.rlim_max)
    setrlimit(resource, &limits)
  }
}

// MARK: - Implementation

extension Platform {
  #if canImport(Darwin)
    // SIGPIPE is ignored already.
    private static let noSignal: Int32 = 0
  #else
    private static let noSignal = Int32(MSG_NOSIGNAL)
  #endif

  /// Never waits, and no child inherits it.
  private static func setUp(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  private static func turnOn(_ option: Int32, of level: Int32, _ descriptor: Int32) {
    var value: Int32 = 1
    setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }

  private static func withSocketAddress(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Int32
  ) -> Int32 {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }
}
