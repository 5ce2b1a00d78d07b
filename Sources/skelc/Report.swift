import SkelSyntax

// MARK: - Interface

/// Says on standard error what is wrong with the inputs, in their order; gives the exit code.
func report(_ inputs: [CompiledInput], _ request: Request) throws -> ExitCode {
  var code = ExitCode.done
  for input in inputs {
    if let failure = input.failure {
      complain(failure.message)
      code = max(code, .fileFailure)
    }
    if input.diagnostics.hasErrors { code = max(code, .errors) }
  }
  return code
}
