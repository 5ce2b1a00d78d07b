import SkelBackends
import SkelCompiler
import SkelSyntax

// MARK: - Interface

/// Says on standard error what is wrong with the inputs, in their order; gives the exit code.
///
/// Advice, the mildest kind, is for `skelc check` alone: a compilation would repeat it at every call. Errors beyond
/// `--max-errors` are counted over all inputs.
func report(_ inputs: [CompiledInput], _ request: Request) -> ExitCode {
  let summary = Summary(inputs, request)
  if let style = request.messages.style {
    lazy var isColoured = coloursText(request.color, to: 2)
    for (input, shown) in zip(inputs, summary.shown) {
      if let failure = input.failure { complain(failure.message) }
      if shown.isEmpty { continue }
      var text: [UInt8] = []
      render(shown, input.sources, as: style, isColoured: isColoured, into: &text)
      say(text)
    }
    if summary.hidden > 0 { say(Array("skelc: \(summary.hidden) more not shown\n".utf8)) }
  } else {
    var out = OutputBuffer(reserving: 4096)
    out.append("{\"format\": \"skelc-diagnostics\", \"version\": 1, ")
    summary.write(inputs, to: &out)
    out.append("}\n")
    say(out.finish())
  }
  return summary.code
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
    for input in inputs {
      if input.failure != nil {
        code = max(code, .fileFailure)
        errors += 1
      }
      if input.diagnostics.hasErrors { code = max(code, .errors) }
      hidden += input.diagnostics.dropped
      var list: [Diagnostic] = []
      for diagnostic in input.diagnostics.all where diagnostic.severity > .info || request.verb == .check {
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
    let numbers: [(StaticString, Int)] = [
      ("\"errors\": ", errors), (", \"warnings\": ", warnings), (", \"hidden\": ", hidden),
    ]
    for (name, number) in numbers {
      out.append(name)
      out.append(number)
    }
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

// MARK: - Implementation

extension MessageForm {
  fileprivate var style: DiagnosticStyle? {
    switch self {
    case .text: .text
    case .short: .short
    case .json: nil
    }
  }
}

/// `--color` decides; `auto` asks NO_COLOR, then CLICOLOR_FORCE (no-color.org, bixense.com/clicolors), then whether
/// somebody looks at the output.
func coloursText(_ choice: ColorChoice, to descriptor: Int32) -> Bool {
  func isSet(_ variable: String) -> Bool { !(Platform.environment(variable) ?? "").isEmpty }
  switch choice {
  case .always: return true
  case .never: return false
  case .auto:
    if isSet("NO_COLOR") { return false }
    if isSet("CLICOLOR_FORCE"), Platform.environment("CLICOLOR_FORCE") != "0" { return true }
    return Platform.isTerminal(descriptor) && Platform.environment("TERM") != "dumb"
  }
}
