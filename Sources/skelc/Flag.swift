// MARK: - Interface

/// One flag: how it is spelled, what it takes, what it does. `Flag.all` is the one table; parsing, help, completions and
/// the reference page come from it.
struct Flag: Sendable {
  /// The spelling that messages use first.
  let names: [String]
  /// What the value is called in the help; `nil` takes none.
  let placeholder: String?
  /// The values it takes, where they are few.
  let choices: [String]
  /// Values that are agreed, but not in this version.
  let laterChoices: [String]
  let verbs: [Verb]
  let isRepeatable: Bool
  /// Agreed, but not in this version.
  let comesLater: Bool
  let summary: String
  /// Its value, joined to it by `=`, may be left out.
  var valueIsOptional = false
  /// What shells complete its value to.
  var offer = Offer.nothing
  let store: @Sendable (inout Request, String) throws(UsageError) -> Void

  var name: String { names[0] }

  /// The line of the help.
  var help: String { isRepeatable && laterChoices.isEmpty ? summary + "; repeatable" : summary }

  /// As in a synopsis: `-o PATH`, `--scheme light|dark|auto`.
  var usage: String {
    guard let placeholder else { return names.joined(separator: ", ") }
    if valueIsOptional { return "\(name)[=\(placeholder)]" }
    return names.joined(separator: ", ") + " " + placeholder
  }
}

extension Flag {
  /// The same flag, for whose value shells offer something.
  func offering(_ offer: Offer) -> Flag {
    var flag = self
    flag.offer = offer
    return flag
  }

  /// The flag of that spelling, for a verb where several share it.
  static func named(_ name: String, for verb: Verb? = nil) -> Flag? {
    let found = all.filter { $0.names.contains(name) }
    return found.first { verb.map($0.verbs.contains) ?? true } ?? found.first
  }

  /// Takes no value.
  static func `switch`(
    _ names: String..., for verbs: [Verb], _ summary: String,
    set: @escaping @Sendable (inout Request) -> Void
  ) -> Flag {
    Flag(
      names: names, placeholder: nil, choices: [], laterChoices: [], verbs: verbs, isRepeatable: false,
      comesLater: false, summary: summary, store: { request, _ in set(&request) })
  }

  /// Takes a text that stands for a value.
  static func text<Value>(
    _ name: String, _ placeholder: String, for verbs: [Verb], repeatable: Bool = false, _ summary: String,
    parse: @escaping @Sendable (String) throws(UsageError) -> Value,
    set: @escaping @Sendable (inout Request, Value) -> Void
  ) -> Flag {
    Flag(
      names: [name], placeholder: placeholder, choices: [], laterChoices: [], verbs: verbs, isRepeatable: repeatable,
      comesLater: false, summary: summary
    ) { request, text throws(UsageError) in
      set(&request, try parse(text))
    }
  }

  /// Takes any text.
  static func text(
    _ name: String, _ placeholder: String, for verbs: [Verb], repeatable: Bool = false, _ summary: String,
    set: @escaping @Sendable (inout Request, String) -> Void
  ) -> Flag {
    text(name, placeholder, for: verbs, repeatable: repeatable, summary, parse: { $0 }, set: set)
  }

  /// Takes a text joined to it, or none.
  static func optional<Value>(
    _ name: String, _ placeholder: String, for verbs: [Verb], _ summary: String,
    parse: @escaping @Sendable (String?) throws(UsageError) -> Value,
    set: @escaping @Sendable (inout Request, Value) -> Void
  ) -> Flag {
    Flag(
      names: [name], placeholder: placeholder, choices: [], laterChoices: [], verbs: verbs, isRepeatable: false,
      comesLater: false, summary: summary, valueIsOptional: true
    ) { request, text throws(UsageError) in
      set(&request, try parse(text.isEmpty ? nil : text))
    }
  }

  /// Takes one of the cases of an enumeration.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _: Choice.Type, later: [String] = [], for verbs: [Verb], _ summary: String,
    set: @escaping @Sendable (inout Request, Choice) -> Void
  ) -> Flag {
    let choices = Choice.allCases.map(\.rawValue)
    return Flag(
      names: [name], placeholder: choices.joined(separator: "|"), choices: choices, laterChoices: later, verbs: verbs,
      isRepeatable: false, comesLater: false, summary: summary
    ) { request, text throws(UsageError) in
      guard let choice = Choice(rawValue: text) else { throw .unknownValue(text, of: named(name)) }
      set(&request, choice)
    }.offering(.words(choices))
  }

  /// Takes cases of an enumeration, separated by commas.
  static func list<Choice: RawRepresentable<String> & CaseIterable & Equatable & SendableMetatype>(
    _ name: String, of: Choice.Type, later: [String], for verbs: [Verb], _ summary: String,
    add: @escaping @Sendable (inout Request, Choice) -> Void
  ) -> Flag {
    let choices = Choice.allCases.map(\.rawValue)
    return Flag(
      names: [name], placeholder: "LIST", choices: choices, laterChoices: later, verbs: verbs,
      isRepeatable: true, comesLater: false, summary: summary
    ) { request, text throws(UsageError) in
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let choice = Choice(rawValue: String(part)) else { throw .unknownValue(String(part), of: named(name)) }
        add(&request, choice)
      }
    }.offering(.list(choices))
  }

  /// Takes a whole number from 1.
  static func count(
    _ name: String, for verbs: [Verb], _ summary: String, set: @escaping @Sendable (inout Request, Int) -> Void
  ) -> Flag {
    let parse = { @Sendable (text: String) throws(UsageError) -> Int in
      guard let number = Int(text), (1...1_000_000).contains(number) else {
        throw UsageError("'\(name)' takes a whole number from 1, not '\(text)'")
      }
      return number
    }
    return text(name, "N", for: verbs, summary, parse: parse, set: set)
  }

  static func later(_ name: String, _ placeholder: String? = nil, for verbs: [Verb], _ summary: String) -> Flag {
    Flag(
      names: [name], placeholder: placeholder, choices: [], laterChoices: [], verbs: verbs, isRepeatable: false,
      comesLater: true, summary: summary, store: { _, _ in })
  }
}
