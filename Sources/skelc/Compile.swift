import SkelModel
import SkelSyntax

// MARK: - Interface

/// `skelc FILES --emit LIST`: compiles every input; writes all outputs or, where any input has an error, none.
func compileFiles(_ request: Request) throws -> ExitCode {
  var request = request
  if request.formats.isEmpty, let format = impliedFormat(of: request.output) { request.formats = [format] }
  try checkOperands(of: request)
  if request.isWatching { return try watchFiles(request) }
  if request.formats.isEmpty {
    let formats = alternatives(Format.allCases.map(\.rawValue))
    throw UsageError("no format is given; '--emit' takes \(formats), 'skelc check' writes nothing")
  }
  let plan = try planOutputs(of: request)
  let start = Platform.now
  let inputs = try compileInputs(request)
  let code = report(inputs, request)
  var watch = Stopwatch()
  if code == .done {
    try writeOutputs(of: inputs, to: plan, request)
    watch.lap(.write)
  }
  sayTimings(inputs, writing: watch.times[.write], since: start, request)
  return code
}

/// Writes what came of all inputs, none of which has an error; gives the files that have new bytes.
@discardableResult
func writeOutputs(of inputs: [CompiledInput], to plan: [[Destination]], _ request: Request) throws -> [String] {
  let depfile = request.depfile.map(Destination.file)
  try rejectOverwriting(inputs.flatMap(\.sources).map(\.path), by: plan + (depfile.map { [[$0]] } ?? []))
  var outputs = zip(plan, inputs).flatMap { destinations, input in
    zip(destinations, input.outputs).compactMap { destination, bytes in
      bytes.map { Output(destination: destination, bytes: $0) }
    }
  }
  if let depfile { outputs.append(Output(destination: depfile, bytes: try dependencies(of: plan, on: inputs))) }
  return try write(outputs, makingFolder: outputFolder(of: request))
}

/// `skelc check FILES`: the whole pipeline and no output; advice is shown, too.
func checkFiles(_ request: Request) throws -> ExitCode {
  try checkOperands(of: request)
  let start = Platform.now
  let inputs = try compileInputs(request)
  let code = report(inputs, request)
  sayTimings(inputs, writing: 0, since: start, request)
  return code
}

/// Refuses inputs that cannot be.
func checkOperands(of request: Request) throws(UsageError) {
  let verb = request.verb.title
  if request.operands.isEmpty { throw UsageError("no input is given; '\(verb) --help' shows the usage") }
  if request.operands.count(where: { $0 == "-" }) > 1 { throw UsageError("standard input ('-') is named twice") }
  for operand in request.operands where operand.hasSuffix(".storyboard") || operand.hasSuffix(".xib") {
    throw UsageError("'\(operand)': Interface Builder documents come in a later version")
  }
}

// MARK: - Implementation

/// The format that an output's name ends in, where no format is given.
private func impliedFormat(of output: String?) -> Format? {
  guard let output else { return nil }
  return Format.allCases.filter { output.hasSuffix($0.suffix) }.max { $0.suffix.utf8.count < $1.suffix.utf8.count }
}

private func sayTimings(_ inputs: [CompiledInput], writing: Double, since start: Double, _ request: Request) {
  if request.showsTimings { say(Array(timingTable(inputs, writing: writing, seconds: Platform.now - start).utf8)) }
}

private func compileInputs(_ request: Request) throws(UsageError) -> [CompiledInput] {
  let operands = request.operands
  let threads = operands.count > 1 ? request.threads ?? Platform.processorCount : 1
  let inputs = mapInParallel(count: operands.count, threads: threads) { compileInput(operands[$0], request) }
  try checkScreens(of: request, among: inputs)
  return inputs.demandingPictures(for: request)
}

/// A screen that is asked for must be in one of the inputs; where an input could not be read, it may be in there.
func checkScreens(of request: Request, among inputs: [CompiledInput]) throws(UsageError) {
  if inputs.contains(where: { $0.failure != nil }) { return }
  let names = inputs.flatMap(\.screenNames)
  for screen in request.options.screens where !names.contains(screen) {
    if let name = suggestion(for: screen, among: names) {
      throw UsageError("'\(screen)' is not a screen of the input; did you mean '\(name)'?")
    }
    let known = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
    throw UsageError("'\(screen)' is not a screen of the input; \(known)")
  }
}
