import SkelModel

// MARK: - Interface

/// Reads the arguments behind the command's name.
///
/// The first word that is no flag may be a verb; a file of that name is written `./check`. Flags and files mix freely, `--`
/// ends the flags. Values follow their flag or are joined to it: `--emit svg`, `--emit=svg`, `-j 2`, `-j2`.
func parseArguments(_ arguments: [String]) throws(UsageError) -> Request {
  var parser = ArgumentParser(arguments)
  return try parser.parse()
}

// MARK: - Implementation

private struct ArgumentParser {
  private let arguments: [String]
  private var next = 0
  private var request = Request()
  private var hasOperand = false
  private var given: [Flag] = []

  init(_ arguments: [String]) { self.arguments = arguments }

  mutating func parse() throws(UsageError) -> Request {
    // Help answers however wrong the rest is.
    request.wantsHelp = asksForHelp
    while next < arguments.count {
      let argument = arguments[next]
      next += 1
      if argument == "--" {
        for operand in arguments[next...] { try add(operand) }
        next = arguments.count
      } else if argument.hasPrefix("-"), argument != "-" {
        if !request.wantsHelp { try flag(argument) }
      } else {
        try add(argument)
      }
    }
    if request.wantsHelp { return request }
    if request.verb.comesLater { throw .later(request.verb.title) }
    for flag in given where !flag.verbs.contains(request.verb) {
      throw UsageError("'\(flag.name)' does not go with '\(request.verb.title)'")
    }
    return request
  }

  private var asksForHelp: Bool {
    let names = Flag.named("--help")?.names ?? []
    return arguments.prefix { $0 != "--" }.contains { names.contains($0) }
  }

  private mutating func add(_ operand: String) throws(UsageError) {
    defer { hasOperand = true }
    if !hasOperand {
      if let verb = Verb(rawValue: operand), verb != .compile {
        request.verb = verb
        return
      }
      try rejectMisspelledVerb(operand)
    }
    request.operands.append(operand)
  }

  /// A bare word that is no file but nearly a verb was meant to be one.
  private func rejectMisspelledVerb(_ word: String) throws(UsageError) {
    guard !word.contains("."), !word.contains("/"), word != "-" else { return }
    let verbs = Verb.allCases.filter { $0 != .compile }.map(\.rawValue)
    guard let verb = suggestion(for: word, among: verbs + ["help", "version"]), Platform.status(ofPath: word) == nil
    else {
      return
    }
    let meant = verbs.contains(verb) ? verb : "--\(verb)"
    throw UsageError("'\(word)' is neither a verb nor a file; did you mean '\(meant)'?")
  }

  private mutating func flag(_ argument: String) throws(UsageError) {
    let (name, joined) = split(argument)
    guard let flag = Flag.named(name, for: request.verb) else {
      throw .unknown("flag", name, among: Flag.all.flatMap(\.names).filter { $0.hasPrefix("--") }, list: "skelc --help")
    }
    if flag.comesLater { throw .later(flag.name) }
    if !flag.isRepeatable, given.contains(where: { $0.name == flag.name }) {
      throw UsageError("'\(flag.name)' is given twice")
    }
    given.append(flag)
    guard flag.placeholder != nil else {
      if joined != nil { throw UsageError("'\(flag.name)' takes no value") }
      return try flag.store(&request, "")
    }
    if let joined { return try flag.store(&request, joined) }
    if flag.valueIsOptional {
      try rejectSeparateNumber(of: flag)
      return try flag.store(&request, "")
    }
    let text = try value(of: flag)
    try flag.store(&request, text)
  }

  /// `--preview 8000`: an optional value is joined to its flag, and a number that is no file was meant to be one.
  private func rejectSeparateNumber(of flag: Flag) throws(UsageError) {
    guard next < arguments.count else { return }
    let word = arguments[next]
    guard !word.isEmpty, word.utf8.allSatisfy({ (0x30...0x39).contains($0) }), Platform.status(ofPath: word) == nil
    else { return }
    throw UsageError("'\(word)' is no file; did you mean '\(flag.name)=\(word)'?")
  }

  /// `--emit=svg` and `-j2` in their two parts.
  private func split(_ argument: String) -> (name: String, value: String?) {
    if argument.hasPrefix("--") {
      guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
      return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }
    let name = String(argument.prefix(2))
    if argument == name || Flag.named(name) == nil { return (argument, nil) }
    return (name, String(argument.dropFirst(2)))
  }

  private mutating func value(of flag: Flag) throws(UsageError) -> String {
    guard next < arguments.count, arguments[next] != "--", Flag.named(split(arguments[next]).name) == nil else {
      throw UsageError("'\(flag.name)' needs a value: \(flag.usage)")
    }
    defer { next += 1 }
    return arguments[next]
  }
}
