import SkelCompiler
import SkelSyntax

// MARK: - Interface

/// What came of one input: what is to be said and what is to be written.
struct CompiledInput: Sendable {
  /// The input itself could not be read.
  var failure: FileError?
  /// The input and its imports.
  var sources: [Source] = []
  var diagnostics = Diagnostics()
  /// One for each format, in their order; none where there is an error.
  var outputs: [[UInt8]] = []
}

/// Reads, compiles and prints one input.
func compileInput(_ operand: String, _ request: Request) -> CompiledInput {
  var result = CompiledInput()
  do throws(FileError) {
    let source = try readInput(operand)
    result.sources = [source]
    _ = parse(source, into: &result.diagnostics)
  } catch {
    result.failure = error
  }
  return result
}
