// MARK: - Interface

/// Where the bytes of one output go.
enum Destination: Hashable {
  case standardOutput
  case file(String)

  var name: String {
    switch self {
    case .standardOutput: "standard output"
    case .file(let path): path
    }
  }
}

/// Where each input's outputs go: one row for each input, one entry for each format.
///
/// Several outputs, and one into a folder, are named after their input; a folder is one that exists or ends in `/`. Two
/// outputs with the same name and an output over an input are wrong usage.
func planOutputs(of request: Request) throws(UsageError) -> [[Destination]] {
  let plan = try destinations(of: request)
  var seen: Set<Destination> = []
  let depfile = request.depfile.map(Destination.file)
  if let depfile, plan.joined().contains(.standardOutput) {
    throw UsageError("'--depfile \(depfile.name)' needs '-o PATH': it says what that is made of")
  }
  for destination in plan.joined() + [depfile].compactMap({ $0 }) where !seen.insert(destination).inserted {
    throw UsageError("two outputs would be written to '\(destination.name)'")
  }
  try rejectOverwriting(request.operands.filter { $0 != "-" }, by: plan + (depfile.map { [[$0]] } ?? []))
  return plan
}

/// Refuses outputs that are one of these files, whatever path leads there.
func rejectOverwriting(_ sources: [String], by plan: [[Destination]]) throws(UsageError) {
  var outputs: [FileIdentity: String] = [:]
  for case .file(let path) in plan.joined() {
    if let status = Platform.status(ofPath: path), status.kind == .regular { outputs[status.identity] = path }
  }
  if outputs.isEmpty { return }
  for source in sources {
    guard let identity = Platform.status(ofPath: source)?.identity, let path = outputs[identity] else { continue }
    throw UsageError("the output '\(path)' would overwrite the input '\(source)'")
  }
}

/// The folder that the outputs need and that may not be there yet.
func outputFolder(of request: Request) -> String? {
  guard let output = request.output, output != "-" else { return nil }
  let count = request.operands.count * request.formats.count
  return output.hasSuffix("/") || count > 1 ? output : nil
}

// MARK: - Implementation

private func destinations(of request: Request) throws(UsageError) -> [[Destination]] {
  let count = request.operands.count * request.formats.count
  guard let output = request.output, output != "-", output != "/dev/stdout" else {
    if count > 1 { throw UsageError("\(count) outputs do not fit into standard output; '-o FOLDER/' takes them") }
    return [[.standardOutput]]
  }
  let isFolder = outputFolder(of: request) != nil || Platform.status(ofPath: output)?.kind == .folder
  if !isFolder { return [[.file(output)]] }
  let folder = output.hasSuffix("/") ? output : output + "/"
  return request.operands.map { operand in
    request.formats.map { .file(folder + inputStem(operand) + $0.suffix) }
  }
}
