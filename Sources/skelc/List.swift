// MARK: - Interface

/// `skelc list TOPIC`: one of the language's tables; aligned on a terminal, tab-separated elsewhere.
func listTable(_ request: Request) throws -> ExitCode {
  let topics = ListTopic.allCases.map(\.rawValue)
  guard let word = request.operands.first else { throw UsageError("'skelc list' takes \(alternatives(topics))") }
  guard let topic = ListTopic(rawValue: word) else {
    throw UsageError.unknown("table", word, among: topics, list: "skelc list --help")
  }
  if request.operands.count > 1 {
    throw UsageError("'skelc list' takes one table, not '\(request.operands[1])' as well")
  }
  try writeToStandardOutput(Array(topic.rawValue.utf8))
  return .done
}
