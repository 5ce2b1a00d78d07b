import SkelBackends

// MARK: - Interface

/// What a compilation of a watch came to, beside its diagnostics.
struct WatchOutcome {
  /// The paths that made it necessary; none at the start.
  var changed: [String]
  /// The outputs that have new bytes.
  var written: [String] = []
  /// Why nothing could be written, where it is no diagnostic.
  var complaint: String?
  var seconds = 0.0
}

/// Says where the preview is; false where nobody listens any more.
func announce(preview address: String, _ request: Request) -> Bool {
  guard request.messages == .json else {
    return say(Array("skelc: preview at \(address)\n".utf8))
  }
  return sendEvent { out in
    out.append("\"event\": \"preview\", \"url\": ")
    out.append(json: address)
  }
}

/// Says, to people, what is compiled again; a problem matcher sees where the messages of a compilation begin.
func announce(changed: [String], _ request: Request) {
  if changed.isEmpty || request.messages == .json { return }
  let what = changed.count > 3 ? "\(changed.count) files" : changed.joined(separator: ", ")
  say(Array("skelc: \(what) changed\n".utf8))
}

/// Says what came of a compilation: diagnostics and one status line, or one event on standard output. False where nobody
/// listens any more.
func announce(_ outcome: WatchOutcome, _ inputs: [CompiledInput], _ request: Request) -> Bool {
  let summary = Summary(inputs, request)
  if request.messages == .json {
    return sendEvent { out in
      out.append("\"event\": \"compiled\", \"changed\": ")
      out.append(json: outcome.changed)
      out.append(", \"milliseconds\": ")
      out.append(outcome.seconds * 1000)
      out.append(", \"written\": ")
      out.append(json: outcome.written)
      out.append(", ")
      if let complaint = outcome.complaint {
        out.append("\"complaint\": ")
        out.append(json: complaint)
        out.append(", ")
      }
      summary.write(inputs, to: &out)
    }
  }
  _ = report(inputs, request)
  if let complaint = outcome.complaint { complain(complaint) }
  let errors = summary.errors + (outcome.complaint == nil ? 0 : 1)
  var line = errors == 0 ? "done" : errors == 1 ? "1 error" : "\(errors) errors"
  line += " in \(milliseconds(outcome.seconds)) ms"
  if errors > 0 {
    if request.output != nil { line += ", nothing written" }
  } else if outcome.written.count == 1 {
    line += ", \(outcome.written[0]) written"
  } else if !outcome.written.isEmpty {
    line += ", \(outcome.written.count) files written"
  } else if request.output != nil {
    line += ", nothing new to write"
  }
  return say(Array("skelc: \(line)\n".utf8))
}

// MARK: - Implementation

/// Writes one object on one line; false where the reader has gone.
private func sendEvent(_ fields: (inout OutputBuffer) -> Void) -> Bool {
  var out = OutputBuffer(reserving: 4096)
  out.append("{")
  fields(&out)
  out.append("}\n")
  do throws(SystemError) {
    try Platform.writeAll(out.finish(), to: 1)
    return true
  } catch {
    return false
  }
}

/// One decimal below 100.
private func milliseconds(_ seconds: Double) -> String {
  let tenths = Int((seconds * 10_000).rounded())
  return tenths < 1000 ? "\(tenths / 10).\(tenths % 10)" : "\((tenths + 5) / 10)"
}
