// MARK: - Interface

/// One growing buffer of bytes that an output is written to, front to back.
///
/// Reserve generously: memory that is never written costs nothing.
package struct OutputBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  package private(set) var count = 0

  package init(reserving capacity: Int) {
    self.capacity = max(capacity, 256)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// What was written.
  package var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  package mutating func append(_ text: StaticString) {
    append(text.utf8Start, text.utf8CodeUnitCount)
  }

  package mutating func append(_ byte: UInt8) {
    makeRoom(1)
    start[count] = byte
    count += 1
  }

  package mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { source in
      guard let base = source.baseAddress else { return }
      append(base, source.count)
    }
  }

  package mutating func append(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { source in
      guard let base = source.baseAddress else { return }
      append(base, source.count)
    }
  }

  /// A line end and two spaces for each level.
  package mutating func newLine(indentedBy level: Int) {
    let length = 1 + 2 * level
    makeRoom(length)
    start[count] = UInt8(ascii: "\n")
    (start + count + 1).update(repeating: UInt8(ascii: " "), count: 2 * level)
    count += length
  }

  /// Hands out the place behind what was written, with room for `length` bytes; the body returns how many it wrote.
  package mutating func write(upTo length: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    makeRoom(length)
    count += body(start + count)
  }
}

// MARK: - Implementation

extension OutputBuffer {
  @inline(__always)
  private mutating func append(_ source: UnsafePointer<UInt8>, _ length: Int) {
    makeRoom(length)
    (start + count).update(from: source, count: length)
    count += length
  }

  @inline(__always)
  private mutating func makeRoom(_ length: Int) {
    if capacity - count < length { grow(by: length) }
  }

  @inline(never)
  private mutating func grow(by length: Int) {
    let larger = max(capacity * 2, count + length)
    let place = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    place.update(from: start, count: count)
    start.deallocate()
    start = place
    capacity = larger
  }
}
