import SkelSyntax
import Testing

@testable import skelc

/// Outputs name files in the same way wherever the project lies.
struct PortablePathTests {
  @Test(arguments: [
    (["feed.skl", "cards.skl"], ["feed.skl", "cards.skl"]),
    (["Samples/feed.skl", "Samples/parts/cards.skl"], ["feed.skl", "parts/cards.skl"]),
    (["/home/me/app/feed.skl", "/home/me/app/cards.skl"], ["feed.skl", "cards.skl"]),
    (["/home/me/app/feed.skl", "/home/me/shared/cards.skl"], ["feed.skl", "../shared/cards.skl"]),
    (["app/feed.skl", "shared/cards.skl"], ["feed.skl", "../shared/cards.skl"]),
    (["./app/../app/feed.skl", "app/./cards.skl"], ["feed.skl", "cards.skl"]),
    (["feed.skl", "../shared/cards.skl"], ["feed.skl", "../shared/cards.skl"]),
    (["../app/feed.skl", "shared/cards.skl"], ["feed.skl", "cards.skl"]),
    (["app/feed.skl", "/opt/shared/cards.skl"], ["feed.skl", "cards.skl"]),
    (["<stdin>", "cards.skl"], ["<stdin>", "cards.skl"]),
  ])
  func pathsAreRelativeToTheInput(_ paths: [String], _ expected: [String]) {
    #expect(portable(paths.map { Source(path: $0, bytes: []) }).map(\.path) == expected)
  }
}
