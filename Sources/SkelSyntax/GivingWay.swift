// MARK: - Interface

/// Where the diagnostics stand that give way, so that an error finds those around it however many there are.
struct GivingWay {
  /// By where they start.
  private var starts: [(place: UInt64, number: Int)] = []
  private var ends: [UInt64: [Int]] = [:]

  var isEmpty: Bool { starts.isEmpty }

  /// - Parameter number: what it is found by.
  mutating func insert(_ span: Span, _ number: Int) {
    let place = GivingWay.place(span.file, span.start)
    starts.insert((place, number), at: firstIndex(from: place + 1))
    ends[GivingWay.place(span.file, span.end), default: []].append(number)
  }

  /// The numbers of those that start in a span or at its end.
  func starting(in span: Span) -> [Int] {
    let end = GivingWay.place(span.file, span.end)
    let first = firstIndex(from: GivingWay.place(span.file, span.start))
    return starts[first...].prefix { $0.place <= end }.map(\.number)
  }

  /// The numbers of those that end where a span starts.
  func ending(before span: Span) -> [Int] { ends[GivingWay.place(span.file, span.start)] ?? [] }
}

// MARK: - Implementation

extension GivingWay {
  private static func place(_ file: FileID, _ offset: UInt32) -> UInt64 { UInt64(file.index) << 32 | UInt64(offset) }

  /// The index of the first that does not start before a place.
  private func firstIndex(from place: UInt64) -> Int {
    // Most are reported in file order.
    if let last = starts.last, last.place < place { return starts.count }
    return starts.partitioningIndex { $0.place >= place }
  }
}
