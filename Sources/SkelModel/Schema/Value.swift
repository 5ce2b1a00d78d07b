import SkelSyntax

// MARK: - Interface

/// What an expression came out as, before an attribute says what it wants.
package struct Value: Sendable {
  package var kind: Kind
  package var span: Span

  package enum Kind: Sendable {
    case number(Double)
    case boolean(Bool)
    case string(String)
    case colour(Colour)
    /// A bare word that is no constant or parameter: an enum word, a colour's name, a guide, an element.
    case word(String)
    /// A word with arguments: `gradient(clouds)`, `safeArea(top: 16)`.
    case call(String, [Entry])
    /// A path of more than one step that is no value; only `pin` and `center` can use it.
    case path([PathStep], [Entry])
    case list([Entry])
    case tuple([Entry])
    /// A mistake that has been reported: fits everywhere, says nothing.
    case mistake
  }

  /// One entry of a list, a tuple or arguments.
  package struct Entry: Sendable {
    package var label: String?
    package var labelSpan: Span
    package var value: Value
    package init(label: String?, labelSpan: Span, value: Value) {
      self.label = label
      self.labelSpan = labelSpan
      self.value = value
    }
  }

  /// `row[2]` in `row[2].title`.
  package struct PathStep: Hashable, Sendable {
    package var name: String
    package var indices: [Int]
    package var span: Span
    package init(name: String, indices: [Int], span: Span) {
      self.name = name
      self.indices = indices
      self.span = span
    }
  }

  package init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }
}

extension Value {
  /// What messages call this kind of value.
  package var description: String {
    switch kind {
    case .number: "a number"
    case .boolean: "true or false"
    case .string: "a string"
    case .colour: "a colour"
    case .word(let word): "'\(word)'"
    case .call(let word, _): "'\(word)(…)'"
    case .path: "a path"
    case .list: "a list"
    case .tuple: "a tuple"
    case .mistake: "nothing"
    }
  }
}
