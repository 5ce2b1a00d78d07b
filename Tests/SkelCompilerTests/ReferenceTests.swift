import SkelModel
import SkelSyntax
import Testing

/// The pages under Grammar/ say what the code does: made pages are equal to what the tables give, examples compile.
@Suite struct ReferenceTests {
  @Test(arguments: [
    ("Grammar/attributes.md", attributeReference()), ("Grammar/names.md", nameReference()),
  ])
  func madePagesAreCurrent(_ path: String, _ page: String) throws {
    if Repository.isUpdating { try Repository.write(page, path) }
    let stored = String(decoding: try #require(Repository.bytes(path)), as: UTF8.self)
    #expect(stored == page, "run the tests with SKELC_UPDATE=1 to write \(path) again")
  }

  @Test func theTableFollowsTheEnumeration() {
    #expect(Attribute.all.map(\.id) == AttributeID.allCases)
    #expect(Attribute.groups.flatMap { $0.rows.map(\.id) } == AttributeID.allCases)
  }

  @Test func everyRowIsComplete() {
    for row in Attribute.all {
      #expect(!row.doc.isEmpty && !row.doc.hasSuffix("."))
      #expect(!row.defaults.skeletonView.isEmpty)
      if case .number = row.reader { #expect(row.range != nil && row.unit != .none) }
      #expect(OtherSpelling.attribute(row.id.rawValue) == nil)
    }
  }

  /// Half of the examples of `diagnostics.md` are wrong on purpose; the tests of its pages compile them.
  @Test(arguments: Repository.files("Grammar", ".md").filter { $0 != "Grammar/diagnostics.md" })
  func examplesOfThePagesCompile(_ path: String) throws {
    let text = String(decoding: try #require(Repository.bytes(path)), as: UTF8.self)
    for block in text.components(fencedAs: "skl") {
      let diagnostics = compileText(block, path: path).diagnostics
      #expect(!diagnostics.hasErrors, "\(path): \(diagnostics.all.map(\.headline)) in\n\(block)")
    }
  }
}

extension String {
  /// The blocks between ```` ```language ```` and ```` ``` ````.
  func components(fencedAs language: String) -> [String] {
    var blocks: [String] = []
    var current: [Substring]?
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = current {
        if line == "```" {
          blocks.append(lines.joined(separator: "\n"))
          current = nil
        } else {
          current = lines + [line]
        }
      } else if line == "```\(language)" {
        current = []
      }
    }
    return blocks
  }
}
