import Testing

@testable import SkelModel
@testable import SkelSyntax

struct EnumTests {
  /// These compare their cases by themselves; see `isSameCase`.
  @Test func aCaseIsTheSameAsItselfAlone() {
    check(SyntaxKind.allCases)
    check(TokenKind.allCases)
    check(ElementKind.allCases)
    check(Library.allCases)
    check(StackAlignment.allCases)
    check(Direction.allCases)
    check([Axis.horizontal, .vertical])
    check([Family.root, .view, .stack, .scroll, .list, .section, .supplement, .cell])
  }

  private func check<Case: Equatable>(_ cases: [Case]) {
    for (i, left) in cases.enumerated() {
      for (j, right) in cases.enumerated() { #expect((left == right) == (i == j)) }
    }
  }
}
