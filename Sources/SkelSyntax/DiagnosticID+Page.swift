// MARK: - Interface

/// What is to be known about one kind of mistake.
package struct DiagnosticPage: Sendable {
  /// One sentence that states the rule.
  package var title: String
  /// One or more paragraphs, separated by empty lines.
  package var explanation: String
  /// A file with the mistake; it has no other.
  package var wrong: String
  /// The same file, mended.
  package var right: String
}

extension DiagnosticID {
  package var page: DiagnosticPage {
    switch self {
    case .notUTF8: .notUTF8
    case .unexpectedCharacter: .unexpectedCharacter
    case .unclosedString: .unclosedString
    case .unknownEscape: .unknownEscape
    case .unclosedComment: .unclosedComment
    case .numberForm: .numberForm
    case .colourForm: .colourForm
    case .expected: .expected
    case .neverClosed: .neverClosed
    case .unmatchedCloser: .unmatchedCloser
    case .tooDeep: .tooDeep
    case .misplacedItem: .misplacedItem
    case .importMissing: .importMissing
    case .importCycle: .importCycle
    case .importUnreadable: .importUnreadable
    case .unknownAttribute: .unknownAttribute
    case .unknownKind: .unknownKind
    case .unknownName: .unknownName
    case .unknownStyle: .unknownStyle
    case .unknownArgument: .unknownArgument
    case .missingArgument: .missingArgument
    case .declaredTwice: .declaredTwice
    case .setTwice: .setTwice
    case .recursion: .recursion
    case .reservedName: .reservedName
    case .shadowedName: .shadowedName
    case .unusedImport: .unusedImport
    case .unusedConstant: .unusedConstant
    case .unusedStyle: .unusedStyle
    case .unusedComponent: .unusedComponent
    case .unusedParameter: .unusedParameter
    case .typeMismatch: .typeMismatch
    case .outOfRange: .outOfRange
    case .unknownValue: .unknownValue
    case .divisionByZero: .divisionByZero
    case .notLinear: .notLinear
    case .notConstant: .notConstant
    case .unpairedAnchor: .unpairedAnchor
    case .notApplicable: .notApplicable
    case .misplacedElement: .misplacedElement
    case .cannotHaveChildren: .cannotHaveChildren
    case .tooManyElements: .tooManyElements
    case .otherSpelling: .otherSpelling
    case .redundantAttribute: .redundantAttribute
    case .placedTwice: .placedTwice
    case .ambiguousLayout: .ambiguousLayout
    case .conflictingConstraints: .conflictingConstraints
    case .unusedConstraint: .unusedConstraint
    case .duplicateConstraint: .duplicateConstraint
    case .offScreen: .offScreen
    case .linesOverflow: .linesOverflow
    case .rowHeightMissing: .rowHeightMissing
    case .noRows: .noRows
    case .itemsOverflow: .itemsOverflow
    case .fewItems: .fewItems
    case .singleLineWidth: .singleLineWidth
    case .skeletonsOverlap: .skeletonsOverlap
    case .neverDrawn: .neverDrawn
    case .noEffect: .noEffect
    case .ignoredAttribute: .ignoredAttribute
    case .drawnAsBlock: .drawnAsBlock
    case .noLines: .noLines
    case .invisibleFill: .invisibleFill
    case .notAnimatable: .notAnimatable
    case .noScreen: .noScreen
    case .unusedAllow: .unusedAllow
    case .wrongAllow: .wrongAllow
    }
  }
}

/// All pages in one document, in the order of the ids.
package func diagnosticReference() -> String {
  let head = """
    # Diagnostics

    Every message of `skelc` ends in an id in brackets. This page explains each of them; `skelc explain ID` prints one.

    A comment keeps a warning or a piece of advice silent where it is meant so:

    ```skl
    // skelc:allow single-line-width
    screen Card(size: (320, 200)) {
      label title(pin: parent(top: 16, horizontal: 16))
      view shade(frame: (0, 240, 320, 40)) // skelc:allow off-screen
      // skelc:allow off-screen
      view other(frame: (0, 300, 320, 40))
    }
    ```

    Behind something, `// skelc:allow ID, ID` (or `/* skelc:allow ID */`) speaks of its own line; on a line of its own, of
    the next line that holds anything; before the first declaration, of the whole file. A message belongs to the line that
    it points at. Errors are never silent. On the command line, `--allow ID` keeps a warning silent everywhere, `--warn ID`
    makes a warning of advice, `--deny ID` makes an error of either, and `--werror` of all warnings; the last one given
    wins.

    With several `--device`s or `--size`s, what is said of some of them only names those: `(only on iPhoneSE)`.

    """
  return DiagnosticID.allCases.reduce(head) { $0 + "\n" + $1.reference }
}

/// The page of one kind of diagnostic.
package func diagnosticReference(for id: DiagnosticID) -> String { id.reference }

// MARK: - Implementation

extension DiagnosticID {
  fileprivate var reference: String {
    """
    ## \(rawValue)

    *\(severity.word)* — \(page.title)

    \(page.explanation)

    ```skl
    \(page.wrong)
    ```

    Mended:

    ```skl
    \(page.right)
    ```

    """
  }
}
