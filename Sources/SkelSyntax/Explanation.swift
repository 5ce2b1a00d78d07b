// MARK: - Interface

/// What there is to know about a place in a source: shown like a diagnostic, but nothing is wrong with it.
package struct Explanation: Hashable, Sendable {
  /// One line without a full stop, the user's words in '…'.
  package var headline: String
  package var span: Span
  /// The places that make it so.
  package var notes: [Note] = []

  package struct Note: Hashable, Sendable {
    package var message: String
    package var span: Span
    package init(_ message: String, _ span: Span) {
      self.message = message
      self.span = span
    }
  }

  package init(_ headline: String, _ span: Span, notes: [Note] = []) {
    self.headline = headline
    self.span = span
    self.notes = notes
  }
}
