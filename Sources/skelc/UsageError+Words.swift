import SkelModel

// MARK: - Interface

extension UsageError {
  /// `'--emti' is not a flag; did you mean '--emit'?`, or where to find the right names.
  static func unknown(_ noun: String, _ word: String, among names: [String], list: String) -> UsageError {
    let article = "aeiou".contains(noun.first ?? " ") ? "an" : "a"
    let start = "'\(word)' is not \(article) \(noun)"
    if let name = suggestion(for: word, among: names) { return UsageError("\(start); did you mean '\(name)'?") }
    return UsageError("\(start); '\(list)' shows them")
  }

  /// A flag's value is none of those it takes.
  static func unknownValue(_ value: String, of flag: Flag?) -> UsageError {
    guard let flag else { return UsageError("'\(value)' is not a value") }
    if flag.laterChoices.contains(value) { return .later("\(flag.name) \(value)", now: flag.choices) }
    if let near = suggestion(for: value, among: flag.choices) {
      return UsageError("'\(flag.name)' does not take '\(value)'; did you mean '\(near)'?")
    }
    return UsageError("'\(flag.name)' takes \(alternatives(flag.choices)), not '\(value)'")
  }

  /// Something that is agreed but not in this version.
  static func later(_ what: String, now: [String] = []) -> UsageError {
    let rest = now.isEmpty ? "" : "; there is \(now.joined(separator: ", "))"
    return UsageError("'\(what)' comes in a later version\(rest)")
  }
}

/// `svg, json or layout`.
func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
