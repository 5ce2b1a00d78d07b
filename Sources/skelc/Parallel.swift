// MARK: - Interface

/// The results of `work` for every index from 0, in order, worked out on so many threads.
func mapInParallel<Result: Sendable>(
  count: Int, threads: Int, _ work: @escaping @Sendable (Int) -> Result
) -> [Result] {
  if count <= 1 || threads <= 1 { return (0..<count).map(work) }
  let state = Locked((next: 0, results: [Result?](repeating: nil, count: count)))
  Platform.onThreads(min(threads, count)) {
    while true {
      let index = state.with { state in
        defer { state.next += 1 }
        return state.next
      }
      if index >= count { return }
      let result = work(index)
      state.with { $0.results[index] = result }
    }
  }
  return state.with { $0.results.compactMap(\.self) }
}
