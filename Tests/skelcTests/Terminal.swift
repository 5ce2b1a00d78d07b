import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// MARK: - Interface

/// A pseudo terminal: what is written to `path` is shown here. Holds a few thousand bytes.
final class Terminal {
  private let descriptor: Int32
  let path: String

  /// `nil` where the system has none of the Linux kind.
  init?() {
    descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var number: Int32 = -1
    var isLocked: Int32 = 0
    // TIOCSPTLCK and TIOCGPTN, which the module map leaves out.
    guard ioctl(descriptor, 0x4004_5431, &isLocked) == 0, ioctl(descriptor, 0x8004_5430, &number) == 0 else {
      close(descriptor)
      return nil
    }
    path = "/dev/pts/\(number)"
  }

  deinit { close(descriptor) }

  /// All that was written since the last call, with plain line ends.
  func shown() -> Data {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var result = Data()
    var piece = [UInt8](repeating: 0, count: 4096)
    while case let count = read(descriptor, &piece, piece.count), count > 0 { result += piece[..<count] }
    return result.filter { $0 != UInt8(ascii: "\r") }
  }
}
