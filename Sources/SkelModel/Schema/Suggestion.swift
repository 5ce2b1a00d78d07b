// MARK: - Interface

/// The one candidate that a misspelt word most plausibly means; `nil` where none is near or two are equally near.
///
/// Nearness is the Damerau–Levenshtein distance over letters without case, and it must be below a third of the word's
/// length (at least one, at most three): `Lable` is `label`, never `Scale`.
package func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  let letters = foldedBytes(word)
  let limit = min(max(letters.count / 3, 1), 3)
  var best: String?
  var bestDistance = limit + 1
  var isTied = false
  for candidate in candidates where abs(candidate.utf8.count - letters.count) <= limit {
    let other = foldedBytes(candidate)
    let distance = editDistance(letters, other, limit: bestDistance)
    if distance < bestDistance {
      (best, bestDistance, isTied) = (candidate, distance, false)
    } else if distance == bestDistance, candidate != best {
      isTied = true
    }
  }
  return isTied ? nil : best
}

// MARK: - Implementation

private func foldedBytes(_ word: String) -> [UInt8] {
  word.utf8.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }
}

/// Insertions, deletions, replacements and swaps of neighbours; anything above `limit` where there are more.
private func editDistance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int {
  guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  var row = beforeLast
  var leastBefore = 0
  for i in 1...a.count {
    row[0] = i
    var least = i
    for j in 1...b.count {
      let replace = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      var best = min(replace, last[j] + 1, row[j - 1] + 1)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, beforeLast[j - 2] + 1) }
      row[j] = best
      least = min(least, best)
    }
    // A swap looks back two rows.
    if least > limit, leastBefore > limit { return limit + 1 }
    leastBefore = least
    swap(&beforeLast, &last)
    swap(&last, &row)
  }
  return last[b.count]
}
