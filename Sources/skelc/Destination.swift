// MARK: - Interface

/// Where the bytes of one output go.
enum Destination: Equatable {
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
/// outputs in one place and an output over an input are wrong usage.
func planOutputs(of request: Request) throws(UsageError) -> [[Destination]] {
  let plan = try destinations(of: request)
  if let depfile = request.depfile {
    if depfile == "-" { throw UsageError("'--depfile' takes a file, not standard output") }
    if plan.joined().contains(.standardOutput) {
      throw UsageError("'--depfile \(depfile)' needs '-o PATH': it says what that is made of")
    }
  }
  let all = plan + (request.depfile.map { [[.file($0)]] } ?? [])
  var taken: Set<Place> = []
  for case .file(let path) in all.joined() where !taken.insert(Place(path)).inserted {
    throw UsageError("two outputs would be written to '\(path)'")
  }
  try rejectOverwriting(request.operands.filter { $0 != "-" }, by: all)
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

/// A name in a folder: the same for all paths that lead there.
private struct Place: Hashable {
  /// None where it is not there yet.
  var folder: FileIdentity?
  /// The path where there is no folder.
  var name: String

  init(_ path: String) {
    let parent = parentFolder(of: path)
    folder = Platform.status(ofPath: parent.isEmpty ? "." : parent)?.identity
    name = folder == nil ? path : String(path.dropFirst(parent.count))
  }
}

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
