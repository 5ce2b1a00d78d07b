import SkelBackends
import SkelCompiler
import SkelSyntax

// MARK: - Interface

/// Says what is wrong with the inputs, in their order; gives the exit code.
///
/// People read standard error. The forms for programs go there, too, as an output may need standard output; of `skelc
/// check`, which has none, they are the output.
///
/// Advice, the mildest kind, is for `skelc check` alone: a compilation would repeat it at every call. Errors beyond
/// `--max-errors` are counted over all inputs.
func report(_ inputs: [CompiledInput], _ request: Request) -> ExitCode {
  let summary = Summary(inputs, request)
  let text =
    switch request.messages {
    case .text: summary.text(inputs, as: .text, request)
    case .short: summary.text(inputs, as: .short, request)
    case .json: summary.json(inputs)
    case .sarif: summary.sarif(inputs)
    case .github: summary.github(inputs)
    }
  if request.verb == .check, !request.messages.isForPeople {
    do throws(FileError) { try writeToStandardOutput(text) } catch {
      complain(error.message)
      return .fileFailure
    }
  } else {
    say(text)
  }
  return summary.code
}

extension MessageForm {
  /// Lines to read, not to be parsed.
  var isForPeople: Bool {
    switch self {
    case .text, .short: true
    case .json, .sarif, .github: false
    }
  }
}

/// What is to be said about the inputs.
struct Summary {
  private(set) var code = ExitCode.done
  /// Inputs that could not be read count as errors, too.
  private(set) var errors = 0
  private(set) var warnings = 0
  /// One list for each input.
  private(set) var shown: [[Diagnostic]] = []
  /// How many more there are.
  private(set) var hidden = 0

  init(_ inputs: [CompiledInput], _ request: Request) {
    var errorsLeft = request.maxErrors
    var seen: Set<Said> = []
    for input in inputs {
      if input.failure != nil {
        code = max(code, .fileFailure)
        errors += 1
      }
      if input.diagnostics.hasErrors { code = max(code, .errors) }
      hidden += input.diagnostics.dropped
      var list: [Diagnostic] = []
      for diagnostic in input.diagnostics.all where diagnostic.severity > .info || request.verb == .check {
        guard inputs.count == 1 || seen.insert(Said(diagnostic, input.sources)).inserted else { continue }
        if diagnostic.severity == .warning { warnings += 1 }
        if diagnostic.severity == .error {
          errors += 1
          errorsLeft -= 1
          if errorsLeft < 0 { continue }
        }
        list.append(diagnostic)
      }
      shown.append(list)
    }
    hidden += max(-errorsLeft, 0)
  }

  /// The fields that the JSON forms share: `"errors": 1, "warnings": 0, "hidden": 0, "failures": […], "diagnostics": […]`.
  func write(_ inputs: [CompiledInput], to out: inout OutputBuffer) {
    out.append(numbers: [("\"errors\": ", errors), (", \"warnings\": ", warnings), (", \"hidden\": ", hidden)])
    out.append(", \"failures\": ")
    out.append(json: inputs.compactMap { $0.failure?.message })
    out.append(", \"diagnostics\": ")
    out.append(json: zip(shown, inputs).map { ($0, $1.sources) })
  }
}

extension OutputBuffer {
  /// A list of strings on one line.
  mutating func append(json texts: [String]) {
    append("[")
    for (index, text) in texts.enumerated() {
      if index > 0 { append(", ") }
      append(json: text)
    }
    append("]")
  }
}

/// `--color` decides; `auto` asks NO_COLOR, then CLICOLOR_FORCE (no-color.org, bixense.com/clicolors), then whether
/// somebody looks at the output.
func coloursText(_ choice: ColorChoice, to descriptor: Int32) -> Bool {
  switch choice {
  case .always: return true
  case .never: return false
  case .auto:
    if isSet("NO_COLOR") { return false }
    if isSet("CLICOLOR_FORCE"), Platform.environment("CLICOLOR_FORCE") != "0" { return true }
    return Platform.isTerminal(descriptor) && Platform.environment("TERM") != "dumb"
  }
}

func isSet(_ variable: String) -> Bool { !(Platform.environment(variable) ?? "").isEmpty }

/// `1 error`, `2 errors`.
func counted(_ count: Int, _ one: String, _ several: String) -> String { "\(count) \(count == 1 ? one : several)" }

// MARK: - Implementation

/// A diagnostic as it looks: a mistake in a file that several inputs import is said once.
private struct Said: Hashable {
  let id: DiagnosticID
  let path: String
  let start: UInt32
  let headline: String

  init(_ diagnostic: Diagnostic, _ sources: [Source]) {
    id = diagnostic.id
    path = sources[Int(diagnostic.span.file.index)].path
    start = diagnostic.span.start
    headline = diagnostic.headline
  }
}

extension Summary {
  fileprivate func text(_ inputs: [CompiledInput], as style: DiagnosticStyle, _ request: Request) -> [UInt8] {
    var text: [UInt8] = []
    lazy var isColoured = coloursText(request.color, to: 2)
    lazy var link = pathLinks(request.color, to: 2)
    for (input, shown) in zip(inputs, shown) {
      if let failure = input.failure { text += Array("skelc: error: \(failure.message)\n".utf8) }
      if shown.isEmpty { continue }
      render(shown, input.sources, as: style, isColoured: isColoured, link: link, into: &text)
    }
    if let line = closingLine(inputs, request) { text += Array("skelc: \(line)\n".utf8) }
    return text
  }

  /// `3 errors and 1 warning in 2 of 5 inputs, 1 not shown`; of one input only what is not shown, and of a watch, which
  /// has a closing line of its own.
  private func closingLine(_ inputs: [CompiledInput], _ request: Request) -> String? {
    if inputs.count == 1 || request.isWatching { return hidden > 0 ? "\(hidden) more not shown" : nil }
    var counts: [String] = []
    if errors > 0 { counts.append(counted(errors, "error", "errors")) }
    if warnings > 0 { counts.append(counted(warnings, "warning", "warnings")) }
    if counts.isEmpty { return hidden > 0 ? "\(hidden) more not shown" : nil }
    let places = inputs.count { $0.failure != nil || $0.diagnostics.all.contains { $0.severity > .info } }
    let rest = hidden > 0 ? ", \(hidden) not shown" : ""
    return "\(counts.joined(separator: " and ")) in \(places) of \(inputs.count) inputs\(rest)"
  }

  fileprivate func json(_ inputs: [CompiledInput]) -> [UInt8] {
    var out = OutputBuffer(reserving: 4096)
    out.append("{\"format\": \"skelc-diagnostics\", \"version\": 1, ")
    write(inputs, to: &out)
    out.append("}\n")
    return out.finish()
  }

  fileprivate func sarif(_ inputs: [CompiledInput]) -> [UInt8] {
    var out = OutputBuffer(reserving: 4096)
    out.append(
      sarif: zip(shown, inputs).map { ($0, $1.sources) }, failures: inputs.compactMap { $0.failure?.message },
      hidden: hidden, version: version)
    return out.finish()
  }

  fileprivate func github(_ inputs: [CompiledInput]) -> [UInt8] {
    var out = OutputBuffer(reserving: 4096)
    for (input, shown) in zip(inputs, shown) {
      if let failure = input.failure { out.append(github: "error", failure.message) }
      out.append(github: shown, input.sources)
    }
    if hidden > 0 { out.append(github: "notice", "\(hidden) more not shown") }
    return out.finish()
  }
}
