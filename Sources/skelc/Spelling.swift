// MARK: - Interface

/// The one name that a misspelled word plausibly means; `nil` where none or several do.
func nearest(to word: String, among names: [String]) -> String? {
  var best: String?
  var bestDistance = Int.max
  var isTied = false
  for name in names {
    let distance = distance(Array(word.lowercased().utf8), Array(name.lowercased().utf8))
    if distance < bestDistance {
      (best, bestDistance, isTied) = (name, distance, false)
    } else if distance == bestDistance {
      isTied = true
    }
  }
  guard let best, !isTied, bestDistance <= tolerated(word, best) else { return nil }
  return best
}

// MARK: - Implementation

/// A third of the shorter word, at least one slip.
private func tolerated(_ a: String, _ b: String) -> Int { max(min(a.utf8.count, b.utf8.count) / 3, 1) }

/// Insertions, deletions, replacements and swaps of neighbours; a word that begins the other counts as one slip.
private func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  if a.count >= 4, a.count < b.count, b.starts(with: a) { return 1 }
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
