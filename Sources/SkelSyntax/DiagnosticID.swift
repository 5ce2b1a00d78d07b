// MARK: - Interface

/// The stable name of a kind of mistake; printed in brackets behind the headline and explained on a page of its own
/// (`DiagnosticID+Page.swift`). A name, once released, keeps its meaning.
package enum DiagnosticID: String, CaseIterable, Sendable {
  // Lexical
  case notUTF8 = "not-utf8"
  case unexpectedCharacter = "unexpected-character"
  case unclosedString = "unclosed-string"
  case unknownEscape = "unknown-escape"
  case unclosedComment = "unclosed-comment"
  case numberForm = "number-form"
  case colourForm = "colour-form"
  // Syntactic
  case expected = "expected"
  case neverClosed = "never-closed"
  case unmatchedCloser = "unmatched-closer"
  case tooDeep = "too-deep"
  case misplacedItem = "misplaced-item"
  // Files
  case importMissing = "import-missing"
  case importCycle = "import-cycle"
  case importUnreadable = "import-unreadable"
  // Names
  case unknownAttribute = "unknown-attribute"
  case unknownKind = "unknown-kind"
  case unknownName = "unknown-name"
  case unknownStyle = "unknown-style"
  case unknownArgument = "unknown-argument"
  case missingArgument = "missing-argument"
  case declaredTwice = "declared-twice"
  case setTwice = "set-twice"
  case recursion = "recursion"
  case reservedName = "reserved-name"
  case shadowedName = "shadowed-name"
  case unusedImport = "unused-import"
  case unusedConstant = "unused-constant"
  case unusedStyle = "unused-style"
  case unusedComponent = "unused-component"
  case unusedParameter = "unused-parameter"
  // Values
  case typeMismatch = "type-mismatch"
  case outOfRange = "out-of-range"
  case unknownValue = "unknown-value"
  case divisionByZero = "division-by-zero"
  case notLinear = "not-linear"
  case notConstant = "not-constant"
  case unpairedAnchor = "unpaired-anchor"
  // Elements
  case notApplicable = "not-applicable"
  case misplacedElement = "misplaced-element"
  case cannotHaveChildren = "cannot-have-children"
  case tooManyElements = "too-many-elements"
  case otherSpelling = "other-spelling"
  case redundantAttribute = "redundant-attribute"
  // Layout
  case placedTwice = "placed-twice"
  case ambiguousLayout = "ambiguous-layout"
  case conflictingConstraints = "conflicting-constraints"
  case unusedConstraint = "unused-constraint"
  case duplicateConstraint = "duplicate-constraint"
  case offScreen = "off-screen"
  case linesOverflow = "lines-overflow"
  case rowHeightMissing = "row-height-missing"
  case noRows = "no-rows"
  case itemsOverflow = "items-overflow"
  case fewItems = "few-items"
  case singleLineWidth = "single-line-width"
  case skeletonsOverlap = "skeletons-overlap"
  // Drawing
  case neverDrawn = "never-drawn"
  case noEffect = "no-effect"
  case ignoredAttribute = "ignored-attribute"
  case drawnAsBlock = "drawn-as-block"
  case noLines = "no-lines"
  case invisibleFill = "invisible-fill"
  // Motion
  case notAnimatable = "not-animatable"
  // Output
  case noScreen = "no-screen"
  // Comments
  case unusedAllow = "unused-allow"
  case wrongAllow = "wrong-allow"
}

extension DiagnosticID {
  package var severity: Severity {
    switch self {
    case .ambiguousLayout, .unusedConstraint, .duplicateConstraint, .offScreen, .linesOverflow, .rowHeightMissing,
      .noRows, .itemsOverflow, .notAnimatable, .skeletonsOverlap, .shadowedName, .unusedImport, .unusedConstant,
      .unusedStyle, .unusedComponent, .unusedParameter, .neverDrawn, .ignoredAttribute, .drawnAsBlock, .noLines,
      .unusedAllow, .wrongAllow:
      .warning
    case .fewItems, .singleLineWidth, .redundantAttribute, .noEffect, .invisibleFill: .info
    case .notUTF8, .unexpectedCharacter, .unclosedString, .unknownEscape, .unclosedComment, .numberForm, .colourForm,
      .expected, .neverClosed, .unmatchedCloser, .tooDeep, .misplacedItem, .importMissing, .importCycle,
      .importUnreadable, .unknownAttribute, .unknownKind, .unknownName, .unknownStyle, .unknownArgument,
      .missingArgument, .declaredTwice, .setTwice, .recursion, .reservedName, .typeMismatch, .outOfRange,
      .unknownValue, .divisionByZero, .notLinear, .notConstant, .unpairedAnchor, .notApplicable,
      .misplacedElement, .cannotHaveChildren, .tooManyElements, .otherSpelling, .placedTwice,
      .conflictingConstraints, .noScreen:
      .error
    }
  }
}
