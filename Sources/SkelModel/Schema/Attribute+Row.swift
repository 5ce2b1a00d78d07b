import SkelSyntax

// MARK: - Interface

/// The forms of a row: one function for each kind of value.
extension Attribute {
  package static func boolean(
    _ id: AttributeID, on scope: Scope, _ doc: String, _ defaults: Defaults, library: String, interfaceBuilder: String,
    store: @escaping @Sendable (inout Attributes, Bool) -> Void
  ) -> Attribute {
    Attribute(
      id: id, form: "true | false", unit: .none, range: nil, scope: scope, doc: doc, defaults: defaults,
      library: library, interfaceBuilder: interfaceBuilder, reader: .boolean(store))
  }

  package static func number(
    _ id: AttributeID, in unit: Unit, _ range: ClosedRange<Double>, on scope: Scope, _ doc: String,
    _ defaults: Defaults, library: String, interfaceBuilder: String,
    store: @escaping @Sendable (inout Attributes, Double) -> Void
  ) -> Attribute {
    Attribute(
      id: id, form: "number", unit: unit, range: range, scope: scope, doc: doc, defaults: defaults,
      library: library, interfaceBuilder: interfaceBuilder, reader: .number(store))
  }

  package static func count(
    _ id: AttributeID, in unit: Unit, _ range: ClosedRange<Double>, on scope: Scope, _ doc: String,
    _ defaults: Defaults, library: String, interfaceBuilder: String,
    store: @escaping @Sendable (inout Attributes, Int) -> Void
  ) -> Attribute {
    Attribute(
      id: id, form: "count", unit: unit, range: range, scope: scope, doc: doc, defaults: defaults,
      library: library, interfaceBuilder: interfaceBuilder, reader: .count(store))
  }

  package static func word<E: RawRepresentable & CaseIterable & Sendable>(
    _ id: AttributeID, _ type: E.Type, on scope: Scope, _ doc: String, _ defaults: Defaults, library: String,
    interfaceBuilder: String, store: @escaping @Sendable (inout Attributes, E) -> Void
  ) -> Attribute where E.RawValue == String {
    let words = E.allCases.map { $0.rawValue }
    let cases = Array(E.allCases)
    return Attribute(
      id: id, form: words.joined(separator: " | "), unit: .none, range: nil, scope: scope, doc: doc,
      defaults: defaults, library: library, interfaceBuilder: interfaceBuilder,
      reader: .word(words) { store(&$0, cases[$1]) })
  }

  package static func string(
    _ id: AttributeID, on scope: Scope, _ doc: String, _ defaults: Defaults, library: String, interfaceBuilder: String,
    store: @escaping @Sendable (inout Attributes, String) -> Void
  ) -> Attribute {
    Attribute(
      id: id, form: "string", unit: .none, range: nil, scope: scope, doc: doc, defaults: defaults,
      library: library, interfaceBuilder: interfaceBuilder, reader: .string(store))
  }

  package static func edges(
    _ id: AttributeID, in unit: Unit, _ range: ClosedRange<Double>, on scope: Scope, _ doc: String,
    _ defaults: Defaults, library: String, interfaceBuilder: String,
    store: @escaping @Sendable (inout Attributes, Edges) -> Void
  ) -> Attribute {
    Attribute(
      id: id, form: "number | (top:, leading:, bottom:, trailing:, horizontal:, vertical:)", unit: unit, range: range,
      scope: scope, doc: doc, defaults: defaults, library: library, interfaceBuilder: interfaceBuilder,
      reader: .edges(store))
  }

  package static func form<T>(
    _ id: AttributeID, _ form: String, in unit: Unit = .none, _ range: ClosedRange<Double>? = nil, on scope: Scope,
    _ doc: String, _ defaults: Defaults, library: String, interfaceBuilder: String,
    read: @escaping @Sendable (Value, inout ValueReader) -> T?,
    store: @escaping @Sendable (inout Attributes, T) -> Void
  ) -> Attribute {
    Attribute(
      id: id, form: form, unit: unit, range: range, scope: scope, doc: doc, defaults: defaults, library: library,
      interfaceBuilder: interfaceBuilder,
      reader: .form { value, reader, attributes in
        if let read = read(value, &reader) { store(&attributes, read) }
      })
  }

  package static func resolve(
    _ id: AttributeID, form: String, in unit: Unit = .none, _ range: ClosedRange<Double>? = nil, on scope: Scope,
    _ doc: String, _ defaults: Defaults, library: String, interfaceBuilder: String
  ) -> Attribute {
    Attribute(
      id: id, form: form, unit: unit, range: range, scope: scope, doc: doc, defaults: defaults, library: library,
      interfaceBuilder: interfaceBuilder, reader: .resolve)
  }
}

extension Attribute {
  /// Reads a value and stores it; what does not fit is reported and changes nothing.
  package func apply(_ value: Value, to attributes: inout Attributes, _ reader: inout ValueReader) {
    reader.subject = id.rawValue
    reader.unit = unit
    switch self.reader {
    case .boolean(let store): if let value = reader.boolean(value) { store(&attributes, value) }
    case .number(let store): if let value = reader.number(value, in: range) { store(&attributes, value) }
    case .count(let store): if let value = reader.count(value, in: range ?? 0...1_000_000) { store(&attributes, value) }
    case .word(let words, let store): if let value = reader.word(value, of: words) { store(&attributes, value) }
    case .string(let store): if let value = reader.string(value) { store(&attributes, value) }
    case .edges(let store): if let value = reader.edges(value, in: range) { store(&attributes, value) }
    case .form(let read): read(value, &reader, &attributes)
    case .resolve: break
    }
  }

  /// The row of a name, as an index into `all`.
  package static func index(_ name: String) -> Int? { indices[name] }
}

// MARK: - Implementation

extension Attribute {
  private static let indices = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.id.rawValue, $0) })
}
