import SkelCompiler
import SkelModel
import SkelSyntax

// MARK: - Interface

/// `skelc fix FILES`: applies the fixes that are safe, says how many and what stays; of standard input the text goes to
/// standard output. With `--diff` only prints what would change.
func fixFiles(_ request: Request) throws -> ExitCode {
  try checkOperands(of: request)
  var fixer = Fixer(request)
  fixer.fixAll()
  let compiled = fixer.inputs.map { input in
    input.failure.map { CompiledInput(failure: $0) }
      ?? CompiledInput(compile(input.source, request.options, load: fixer.load), request)
  }
  if request.showsDifference {
    for input in fixer.inputs {
      if let failure = input.failure { complain(failure.message) }
      try writeToStandardOutput(
        unifiedDiff(from: input.original, to: input.source.bytes, path: inputName(input.operand)))
    }
    return Summary(compiled, request).code
  }

  let outputs = fixer.inputs.filter { $0.failure == nil && ($0.count > 0 || $0.operand == "-") }.map { input in
    Output(
      destination: input.operand == "-" ? .standardOutput : .file(input.operand), bytes: input.source.bytes)
  }
  try write(outputs, makingFolder: nil)
  if request.messages.isForPeople {
    for input in fixer.inputs where input.count > 0 {
      say(Array("\(inputName(input.operand)): \(counted(input.count, "fix", "fixes"))\n".utf8))
    }
  }
  return report(compiled, request)
}

// MARK: - Implementation

private struct FixedInput {
  let operand: String
  var failure: FileError?
  var original: [UInt8] = []
  var source = Source(path: "", bytes: [])
  var count = 0
}

/// All inputs as they become: one that imports another sees what that one has become.
private struct Fixer {
  private let request: Request
  /// Each file once, under whatever names it was given.
  private(set) var inputs: [FixedInput] = []
  private var indices: [FileIdentity: Int] = [:]

  init(_ request: Request) {
    self.request = request
    for operand in request.operands {
      if operand != "-", let identity = Platform.status(ofPath: operand)?.identity {
        if indices[identity] != nil { continue }
        indices[identity] = inputs.count
      }
      var input = FixedInput(operand: operand)
      do throws(FileError) {
        input.source = request.showsDifference ? try readInput(operand) : try readInputToReplace(operand)
        input.original = input.source.bytes
      } catch {
        input.failure = error
      }
      inputs.append(input)
    }
  }

  func load(_ path: String) -> LoadResult {
    guard let identity = Platform.status(ofPath: path)?.identity, let index = indices[identity],
      inputs[index].failure == nil
    else { return loadImport(path) }
    return .found(Source(path: path, bytes: inputs[index].source.bytes))
  }

  /// In rounds, since what becomes right in one input may show what is wrong in those that import it.
  mutating func fixAll() {
    for _ in 0..<4 {
      var isChanged = false
      for index in inputs.indices where inputs[index].failure == nil {
        let fixed = applyFixes(to: inputs[index].source, request.options, load: load)
        isChanged = isChanged || fixed.count > 0
        inputs[index].source = fixed.source
        inputs[index].count += fixed.count
      }
      if !isChanged || inputs.count == 1 { return }
    }
  }
}
