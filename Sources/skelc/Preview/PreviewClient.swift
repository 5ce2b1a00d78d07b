// MARK: - Interface

/// One connection: what came, what goes, and until when.
struct PreviewClient {
  private let descriptor: Int32
  private var phase = Phase.asking
  /// What came of the request so far.
  private(set) var received: [UInt8] = []
  /// What is on its way, and how much of it has gone.
  private var sending: [UInt8] = []
  private var sent = 0
  /// The newest state, for when the way is free.
  private var next: [UInt8]?
  private(set) var deadline: Double
  /// What a stream shows.
  private(set) var selection: PreviewSelection?

  private enum Phase {
    case asking, answering, streaming
    /// Everything is sent; what still comes is thrown away, so that the answer is not lost.
    case leaving
    case closed
  }

  /// Seconds in which a request must be whole.
  static let timeToAsk = 5.0
  /// Seconds in which at least something must be taken.
  static let timeToTake = 20.0
  static let timeToLeave = 1.0
  /// Seconds of silence in a stream, after which it shows that it is alive.
  static let timeToSayNothing = 15.0

  init(_ descriptor: Int32, at now: Double) {
    self.descriptor = descriptor
    deadline = now + PreviewClient.timeToAsk
  }

  var isClosed: Bool { phase == .closed }

  var awaited: Awaited { Awaited(descriptor: descriptor, toRead: phase != .answering, toWrite: sent < sending.count) }

  /// Takes what came; true where it may have become a whole request.
  mutating func receive(into buffer: inout [UInt8], at now: Double) -> Bool {
    switch Platform.receive(descriptor, into: &buffer) {
    case .nothingYet: return false
    case .ended:
      // A client that only stops sending may still read; with nothing to send it is over.
      if phase != .answering { close() }
      return false
    case .bytes(let count):
      switch phase {
      case .asking:
        received += buffer[..<count]
        return true
      case .leaving: return false
      // Nobody talks into a stream.
      case .answering, .streaming, .closed:
        close()
        return false
      }
    }
  }

  /// Sends this and ends.
  mutating func respond(_ bytes: [UInt8], at now: Double) {
    phase = .answering
    begin(bytes, at: now)
  }

  /// Sends this and, from now on, whatever is pushed.
  mutating func stream(_ selection: PreviewSelection, _ bytes: [UInt8], at now: Double) {
    phase = .streaming
    self.selection = selection
    begin(bytes, at: now)
  }

  /// Sends a state, after what is on its way and in place of what waits.
  mutating func push(_ event: [UInt8], at now: Double) {
    guard phase == .streaming else { return }
    if sent < sending.count { next = event } else { begin(event, at: now) }
  }

  /// Sends what the connection takes.
  mutating func flush(at now: Double) {
    // A bounded piece each time, so that everybody gets a turn.
    for _ in 0..<64 where sent < sending.count {
      guard let count = Platform.transmit(sending, from: sent, to: descriptor) else { return close() }
      if count == 0 { return }
      sent += count
      deadline = now + PreviewClient.timeToTake
    }
    guard sent == sending.count else { return }
    sending = []
    sent = 0
    switch phase {
    case .streaming:
      deadline = now + PreviewClient.timeToSayNothing
      if let event = next {
        next = nil
        begin(event, at: now)
      }
    case .answering:
      Platform.endSending(descriptor)
      phase = .leaving
      received = []
      deadline = now + PreviewClient.timeToLeave
    case .asking, .leaving, .closed: break
    }
  }

  /// Does what is to be done when the time is over.
  mutating func tick(at now: Double) {
    guard now >= deadline, phase != .closed else { return }
    if phase == .streaming, sent == sending.count { begin(Array(": \n\n".utf8), at: now) } else { close() }
  }

  mutating func close() {
    guard phase != .closed else { return }
    phase = .closed
    try? Platform.closeFile(descriptor)
  }

  // MARK: - Implementation

  private mutating func begin(_ bytes: [UInt8], at now: Double) {
    received = []
    sending = bytes
    sent = 0
    deadline = now + PreviewClient.timeToTake
    flush(at: now)
  }
}
