// MARK: - Interface

package enum Severity: Int, Comparable, Sendable {
  case info, warning, error
  package static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }

  /// As messages name it.
  package var word: String {
    switch self {
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

/// What the compiler says about one mistake: a value, collected and shown later.
package struct Diagnostic: Sendable {
  package var id: DiagnosticID
  package var severity: Severity
  /// One line without a full stop, the user's words in '…'.
  package var headline: String
  package var span: Span
  /// Places that explain the headline, for example where a name was set first.
  package var notes: [Note] = []
  /// What would mend it; more than one only where the user must choose.
  package var fixIts: [FixIt] = []
  /// Said by a stage that knows shapes only: what a later stage, which knows the names, says of the same text takes its
  /// place. See `Diagnostics.report`.
  package private(set) var givesWay = false

  package typealias Note = Explanation.Note

  /// One replacement; an empty span inserts, an empty replacement deletes.
  package struct FixIt: Sendable {
    package var span: Span
    package var replacement: String
    /// Safe to apply by machine: there is one plausible answer and applying it cannot change what else is meant.
    package var isSafe: Bool
    package init(_ span: Span, _ replacement: String, isSafe: Bool = true) {
      self.span = span
      self.replacement = replacement
      self.isSafe = isSafe
    }
  }

  package init(
    _ id: DiagnosticID, _ headline: String, _ span: Span, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.id = id
    self.severity = id.severity
    self.headline = headline.oneLine
    self.span = span
    self.notes = notes
    self.fixIts = fixIts
  }
}

extension Diagnostic {
  /// The same, to be said only if no later stage knows better.
  func givingWay() -> Diagnostic {
    var result = self
    result.givesWay = true
    return result
  }
}

/// Everything reported so far, bounded: past `limit` errors, and past as many warnings and pieces of advice, they are
/// only counted, so that hostile input cannot fill the memory and warnings cannot crowd out errors.
package struct Diagnostics: Sendable {
  package static let limit = 2_000

  /// Those that were kept.
  package var all: [Diagnostic] {
    replaced.isEmpty ? kept : kept.indices.filter { !replaced.contains($0) }.map { kept[$0] }
  }
  package private(set) var hasErrors = false
  /// How many were not kept.
  package private(set) var dropped = 0

  private let limit: Int

  package init(limit: Int = Diagnostics.limit) { self.limit = limit }

  /// Which of several sizes the work is for right now; see `nameOccasions`.
  package var occasion: Int?

  /// How often anything was reported, repeats counted: tells whether a step had something to say.
  package private(set) var reported = 0

  /// Keeps a diagnostic, unless the same id stands at the same span already: a component's mistake is said once however
  /// often the component is used.
  ///
  /// An error takes the place of those that give way to it: at the same start, right before it (a dot too many), inside
  /// what its fix-it replaces, or inside `whole`, the text that it makes pointless to speak of.
  package mutating func report(_ diagnostic: Diagnostic, insteadOfAllIn whole: Span? = nil) {
    if diagnostic.severity == .error { hasErrors = true }
    reported += 1
    let key = Key(id: diagnostic.id, span: diagnostic.span)
    note(key)
    guard !seen.contains(key) || !givingWay.isEmpty else { return }
    let isError = diagnostic.severity == .error
    let diagnostic = isError && !givingWay.isEmpty ? replacing(diagnostic, whole) : diagnostic
    guard isError ? !isFull : kept.count - replaced.count - errorCount < limit else {
      if !seen.contains(key) { dropped += 1 }
      return
    }
    guard seen.insert(key).inserted else { return }
    if isError { errorCount += 1 }
    if diagnostic.givesWay { givingWay.insert(diagnostic.span, kept.count) }
    kept.append(diagnostic)
  }

  /// The first fix-its of what gives way inside a span; `nil` where something there has no safe one.
  package func fixItsGivingWay(in whole: Span) -> [Diagnostic.FixIt]? {
    var result: [Diagnostic.FixIt] = []
    for number in givingWay.starting(in: whole) where !replaced.contains(number) {
      let other = kept[number]
      guard other.span.end <= whole.end else { continue }
      guard let fixIt = other.fixIts.first, fixIt.isSafe else { return nil }
      result.append(fixIt)
    }
    return result
  }

  /// Everything as `change` wants it, `nil` for nothing. What was an error stays one, also where it was only counted.
  package func changed(_ change: (Diagnostic) -> Diagnostic?) -> Diagnostics {
    var result = Diagnostics(limit: limit)
    for diagnostic in all { if let changed = change(diagnostic) { result.report(changed) } }
    result.hasErrors = result.hasErrors || hasErrors
    result.dropped += dropped
    return result
  }

  /// Adds to what was said of some of several sizes, and not of all of them, which ones that are.
  ///
  /// - Parameter names: of the sizes, by their `occasion`.
  package mutating func nameOccasions(_ names: [String]) {
    guard names.count > 1 else { return }
    for index in kept.indices {
      let key = Key(id: kept[index].id, span: kept[index].span)
      guard let own = occasions[key], own.count < names.count else { continue }
      kept[index].headline += " (only on \(own.sorted().map { names[$0] }.joined(separator: ", ")))"
    }
  }

  /// Whether another error would only be counted, so that its words need not be made.
  package var isFull: Bool { errorCount >= limit }

  /// In the order in which they were reported, also those that gave way.
  private var kept: [Diagnostic] = []
  /// The numbers of those among them that gave way.
  private var replaced: Set<Int> = []
  private var errorCount = 0
  private var givingWay = GivingWay()

  /// Counts an error that has no words because there are too many already.
  package mutating func countError() {
    hasErrors = true
    reported += 1
    dropped += 1
  }

  /// File order: by file, then offset; what was reported first stands first at the same place.
  package mutating func sortInFileOrder() {
    kept = all.enumerated().sorted {
      ($0.element.span.file, $0.element.span.start, $0.offset) < (
        $1.element.span.file, $1.element.span.start, $1.offset
      )
    }.map { $0.element }
    replaced = []
    givingWay = GivingWay()
    for (number, diagnostic) in kept.enumerated() where diagnostic.givesWay {
      givingWay.insert(diagnostic.span, number)
    }
  }

  private var seen: Set<Key> = []
  /// When each was said; nothing of those that were said, too, while there was no occasion.
  private var occasions: [Key: Set<Int>] = [:]

  private struct Key: Hashable {
    var id: DiagnosticID
    var span: Span
  }
}

// MARK: - Implementation

extension Diagnostics {
  private mutating func note(_ key: Key) {
    guard let occasion else { return }
    if occasions[key] != nil || !seen.contains(key) { occasions[key, default: []].insert(occasion) }
  }

  /// Drops what gives way to an error; the result is the error, its fix-its stretched over a dot before it.
  private mutating func replacing(_ diagnostic: Diagnostic, _ whole: Span?) -> Diagnostic {
    var result = diagnostic
    let covers = [whole, diagnostic.fixIts.first?.span].compactMap { $0 }.filter { $0.file == diagnostic.span.file }
    let start = Span(diagnostic.span.file, Int(diagnostic.span.start), Int(diagnostic.span.start))
    let numbers = ([start] + covers).flatMap(givingWay.starting) + givingWay.ending(before: start)
    for number in numbers where !replaced.contains(number) {
      let other = kept[number]
      let isRightBefore = other.span.end == diagnostic.span.start
      guard
        isRightBefore || other.span.start == diagnostic.span.start
          || covers.contains(where: { $0.start <= other.span.start && other.span.end <= $0.end })
      else { continue }
      if isRightBefore {
        for fixIt in result.fixIts.indices where result.fixIts[fixIt].span.start == other.span.end {
          result.fixIts[fixIt].span.start = other.span.start
        }
      }
      replaced.insert(number)
      seen.remove(Key(id: other.id, span: other.span))
      errorCount -= 1
    }
    return result
  }
}

extension String {
  /// Itself, with a line end or another control character that the user's text brought in as a space.
  fileprivate var oneLine: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7f }) else { return self }
    return String(decoding: utf8.map { $0 < 0x20 || $0 == 0x7f ? 0x20 : $0 }, as: UTF8.self)
  }
}
