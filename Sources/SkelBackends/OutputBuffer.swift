// MARK: - Interface

/// One growing buffer of bytes that an output is written to, front to back.
///
/// Small writes gather in a stage that stays in the processor's cache and go on to the array in blocks. Reserve
/// generously: memory that is never written costs nothing.
package struct OutputBuffer: ~Copyable {
  private var written: [UInt8] = []
  private let stage: UnsafeMutablePointer<UInt8>
  private let stageSize: Int
  private var staged = 0

  package init(reserving capacity: Int) {
    stageSize = min(max(capacity, 256), 32 << 10)
    stage = .allocate(capacity: stageSize)
    written.reserveCapacity(capacity)
  }

  deinit { stage.deallocate() }

  /// How many bytes were written.
  package var count: Int { written.count + staged }

  /// What was written; the buffer is empty again.
  package mutating func finish() -> [UInt8] {
    flush()
    defer { written = [] }
    return written
  }

  package mutating func append(_ text: StaticString) {
    append(text.utf8Start, text.utf8CodeUnitCount)
  }

  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { source in
      guard let base = source.baseAddress else { return }
      append(base, source.count)
    }
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

  package mutating func append(_ byte: UInt8) {
    makeRoom(1)
    stage[staged] = byte
    staged += 1
  }

  /// A line end and two spaces for each level; at most 100 levels.
  package mutating func newLine(indentedBy level: Int) {
    let length = 1 + 2 * min(level, 100)
    makeRoom(length)
    stage[staged] = UInt8(ascii: "\n")
    (stage + staged + 1).update(repeating: UInt8(ascii: " "), count: length - 1)
    staged += length
  }

  /// Hands out the place behind what was written, with room for `length` bytes, at most 100; the body returns how many
  /// it wrote.
  package mutating func write(upTo length: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    makeRoom(length)
    staged += body(stage + staged)
  }
}

// MARK: - Implementation

extension OutputBuffer {
  @inline(__always)
  private mutating func append(_ source: UnsafePointer<UInt8>, _ length: Int) {
    guard stageSize - staged >= length else { return appendLong(source, length) }
    (stage + staged).update(from: source, count: length)
    staged += length
  }

  /// Past the stage where the text would not fit behind what waits there.
  @inline(never)
  private mutating func appendLong(_ source: UnsafePointer<UInt8>, _ length: Int) {
    flush()
    written.append(contentsOf: UnsafeBufferPointer(start: source, count: length))
  }

  @inline(__always)
  private mutating func makeRoom(_ length: Int) {
    if stageSize - staged < length { flush() }
  }

  @inline(never)
  private mutating func flush() {
    written.append(contentsOf: UnsafeBufferPointer(start: stage, count: staged))
    staged = 0
  }
}
