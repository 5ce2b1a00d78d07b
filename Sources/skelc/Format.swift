import SkelSyntax

// MARK: - Interface

/// `skelc format FILES`: lays out every file's text anew, in place; standard input goes to standard output. With `--check`
/// it writes nothing and lists what would change, with `--diff` it prints how.
///
/// A file with a syntax error stays as it is and the others are laid out all the same.
func formatFiles(_ request: Request) throws -> ExitCode {
  try checkOperands(of: request)
  let operands = request.operands
  let threads = operands.count > 1 ? request.threads ?? Platform.processorCount : 1
  let files = mapInParallel(count: operands.count, threads: threads) { formatFile(operands[$0], request) }
  for file in files { try writeToStandardOutput(file.output) }
  let code = report(files.map(\.input), request)
  return request.checksFormat && files.contains(where: \.differs) ? max(code, .errors) : code
}

// MARK: - Implementation

/// What came of one file.
private struct FormattedFile: Sendable {
  /// The file with what is to be said about it.
  var input: CompiledInput
  var differs = false
  /// What goes to standard output.
  var output: [UInt8] = []
}

private func formatFile(_ operand: String, _ request: Request) -> FormattedFile {
  do throws(FileError) {
    let isReplaced = !request.checksFormat && !request.showsDifference
    let source = isReplaced ? try readInputToReplace(operand) : try readInput(operand)
    var diagnostics = Diagnostics()
    guard let text = format(source, into: &diagnostics) else {
      diagnostics.sortInFileOrder()
      return FormattedFile(input: CompiledInput(sources: [source], diagnostics: diagnostics))
    }
    var file = FormattedFile(input: CompiledInput(sources: [source]), differs: text != source.bytes)
    if request.showsDifference {
      file.output = unifiedDiff(from: source.bytes, to: text, path: source.path)
    } else if request.checksFormat {
      if file.differs { file.output = Array("\(source.path): not formatted\n".utf8) }
    } else if operand == "-" {
      file.output = text
    } else {
      try write([Output(destination: .file(operand), bytes: text)], makingFolder: nil)
    }
    return file
  } catch {
    return FormattedFile(input: CompiledInput(failure: error))
  }
}
