import SkelSyntax

// MARK: - Interface

/// Says on standard error what is wrong with the inputs, in their order; gives the exit code.
///
/// Advice, the mildest kind, is for `skelc check` alone: a compilation would repeat it at every call. Errors beyond
/// `--max-errors` are counted over all inputs.
func report(_ inputs: [CompiledInput], _ request: Request) -> ExitCode {
  lazy var isColoured = coloursText(request.color, to: 2)
  var code = ExitCode.done
  var errorsLeft = request.maxErrors
  var hidden = 0
  for input in inputs {
    if let failure = input.failure {
      complain(failure.message)
      code = max(code, .fileFailure)
    }
    if input.diagnostics.hasErrors { code = max(code, .errors) }
    hidden += input.diagnostics.dropped
    var shown: [Diagnostic] = []
    for diagnostic in input.diagnostics.all where diagnostic.severity > .info || request.verb == .check {
      if diagnostic.severity == .error {
        errorsLeft -= 1
        if errorsLeft < 0 { continue }
      }
      shown.append(diagnostic)
    }
    if shown.isEmpty { continue }
    var text: [UInt8] = []
    render(shown, input.sources, as: request.messages.style, isColoured: isColoured, into: &text)
    say(text)
  }
  hidden += max(-errorsLeft, 0)
  if hidden > 0 { say(Array("skelc: \(hidden) more not shown\n".utf8)) }
  return code
}

// MARK: - Implementation

extension MessageForm {
  fileprivate var style: DiagnosticStyle {
    switch self {
    case .text: .text
    case .short: .short
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
