import SkelSyntax

// MARK: - Interface

/// What every output is made of, as make and ninja read it: `gen/a.svg gen/a.json: a.skl parts.skl`.
///
/// Behind the rules each import stands once more as a target of its own, so that make goes on when an import is no longer
/// there. Inputs that are no file are left out, and so are outputs that have nothing to draw.
func dependencies(of plan: [[Destination]], on inputs: [CompiledInput]) throws(FileError) -> [UInt8] {
  var text: [UInt8] = []
  var imports: [String] = []
  var known: Set<String> = []
  for (input, planned) in zip(inputs, plan) {
    let destinations = zip(planned, input.outputs).filter { $1 != nil }.map(\.0)
    if destinations.isEmpty { continue }
    for (index, destination) in destinations.enumerated() {
      if index > 0 { text.append(UInt8(ascii: " ")) }
      try append(destination.name, to: &text)
    }
    text.append(UInt8(ascii: ":"))
    for (index, source) in input.sources.enumerated() where source.path != inputName("-") {
      text.append(UInt8(ascii: " "))
      try append(source.path, to: &text)
      if index > 0, known.insert(source.path).inserted { imports.append(source.path) }
    }
    text.append(UInt8(ascii: "\n"))
  }
  for path in imports {
    try append(path, to: &text)
    text.append(contentsOf: ":\n".utf8)
  }
  return text
}

// MARK: - Implementation

/// A path, with what make would take for its own as it wants that written: backslashes count only before such a byte.
private func append(_ path: String, to text: inout [UInt8]) throws(FileError) {
  var backslashes = 0
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "#"), UInt8(ascii: ":"):
      text.append(contentsOf: repeatElement(UInt8(ascii: "\\"), count: backslashes + 1))
    case UInt8(ascii: "$"): text.append(byte)
    case UInt8(ascii: "\n"): throw FileError(attempt: "cannot write a depfile", reason: "A path in it has a line end")
    default: break
    }
    backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
    text.append(byte)
  }
}
