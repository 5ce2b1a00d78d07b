import SkelSyntax

// MARK: - Interface

/// A wish about how bad something is; of several the last one that speaks of it counts.
enum LevelRule: Equatable, Sendable {
  /// Say nothing.
  case allow(DiagnosticID)
  /// Advice is a warning.
  case warn(DiagnosticID)
  /// An error.
  case deny(DiagnosticID)
  case warningsAreErrors
}

extension Diagnostics {
  /// With what the rules silence left out, and what they raise raised.
  func adjusted(to rules: [LevelRule]) -> Diagnostics {
    if rules.isEmpty { return self }
    return changed { diagnostic in
      guard let severity = rules.severity(of: diagnostic) else { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = severity
      return diagnostic
    }
  }
}

// MARK: - Implementation

extension [LevelRule] {
  /// `nil` is silent. An error stays one: no rule but `deny` can name it.
  fileprivate func severity(of diagnostic: Diagnostic) -> Severity? {
    var result: Severity? = diagnostic.severity
    for rule in self {
      switch rule {
      case .allow(diagnostic.id): result = nil
      case .warn(diagnostic.id): result = .warning
      case .deny(diagnostic.id): result = .error
      case .warningsAreErrors: if result == .warning { result = .error }
      case .allow, .warn, .deny: break
      }
    }
    return result
  }
}
