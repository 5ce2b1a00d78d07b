import SkelSyntax

// MARK: - Interface

/// Says on standard error what is wrong with the inputs, in their order; gives the exit code.
///
/// Advice, the mildest kind, is for `skelc check` alone: a compilation would repeat it at every call.
func report(_ inputs: [CompiledInput], _ request: Request) -> ExitCode {
  var code = ExitCode.done
  var shown = 0
  var hidden = 0
  for input in inputs {
    if let failure = input.failure {
      complain(failure.message)
      code = max(code, .fileFailure)
    }
    if input.diagnostics.hasErrors { code = max(code, .errors) }
    hidden += input.diagnostics.dropped
    for diagnostic in input.diagnostics.all where diagnostic.severity > .info || request.verb == .check {
      if diagnostic.severity == .error {
        if shown == request.maxErrors {
          hidden += 1
          continue
        }
        shown += 1
      }
      say(headline(diagnostic, input.sources))
    }
  }
  if hidden > 0 { say("skelc: \(hidden) more not shown\n") }
  return code
}

private func headline(_ diagnostic: Diagnostic, _ sources: [Source]) -> String {
  let source = sources[Int(diagnostic.span.file.index)]
  let place = LineTable(source.bytes).place(of: Int(diagnostic.span.start))
  let start = "\(source.path):\(place.line):\(place.column): \(diagnostic.severity): "
  return start + "\(diagnostic.headline) [\(diagnostic.id.rawValue)]\n"
}
