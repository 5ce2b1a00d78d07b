import Foundation
import Testing

@testable import skelc

/// What depends on who reads: colour and columns.
struct TerminalTests {
  private static let escape = "\u{1b}["

  #if os(Linux)
    @Test func messagesAreColouredOnATerminal() throws {
      #expect(try shown([:]).contains(TerminalTests.escape))
      #expect(try !shown(["TERM": "dumb"]).contains(TerminalTests.escape))
      #expect(try !shown(["NO_COLOR": "1"]).contains(TerminalTests.escape))
      #expect(try shown(["NO_COLOR": ""]).contains(TerminalTests.escape))
      #expect(try !shown(["NO_COLOR": "1", "CLICOLOR_FORCE": "1"]).contains(TerminalTests.escape))
      #expect(try !shown([:], "--color", "never").contains(TerminalTests.escape))
    }

    @Test func tablesAreAlignedOnATerminal() throws {
      let terminal = try #require(Terminal())
      let folder = try Folder()
      let run = try skelc(["list", "devices"], in: folder.path, to: .terminal(terminal))
      #expect(run.code == 0)
      #expect(run.outputText == aligned(rows(of: .devices)))
      #expect(run.outputText.hasPrefix("device          width  height  scale  note\n"))
    }

    @Test func pathsAreLinksWhereTheTerminalKnowsThem() throws {
      for variables in [
        ["VTE_VERSION": "6003"], ["TERM_PROGRAM": "iTerm.app"], ["TERM_PROGRAM": "vscode"], ["TERM": "xterm-kitty"],
        ["WT_SESSION": "1"],
      ] {
        #expect(try shown(variables).contains("\u{1b}]8;;file://"), "\(variables)")
        #expect(try !shown(variables, "--color", "never").contains("]8;;"))
        for (name, value) in [("NO_COLOR", "1"), ("TMUX", "1"), ("FORCE_HYPERLINK", "0")] {
          #expect(try !shown(variables.merging([name: value]) { $1 }).contains("]8;;"), "\(variables) \(name)")
        }
      }
      for variables in [[:], ["VTE_VERSION": "4602"], ["TERM_PROGRAM": "Apple_Terminal"]] {
        #expect(try !shown(variables).contains("]8;;"), "\(variables)")
      }
    }

    private func shown(_ environment: [String: String], _ more: String...) throws -> String {
      let terminal = try #require(Terminal())
      let folder = try Folder()
      try folder.write("screen {", to: "a.skl")
      let run = try skelc(
        ["check", "a.skl"] + more, in: folder.path, environment: environment, to: .terminal(terminal))
      #expect(run.code == 1)
      #expect(run.outputText.contains(":1:8: "))
      return run.outputText
    }
  #endif

  @Test func messagesAreColouredWhereThatIsForced() throws {
    let folder = try Folder()
    try folder.write("screen {", to: "a.skl")
    for (environment, flags, isColoured) in [
      ([:], [], false),
      (["CLICOLOR_FORCE": "1"], [], true),
      (["CLICOLOR_FORCE": "0"], [], false),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], [], false),
      (["CLICOLOR_FORCE": "1"], ["--color", "never"], false),
      (["NO_COLOR": "1"], ["--color", "always"], true),
    ] as [([String: String], [String], Bool)] {
      let run = try skelc(["check", "a.skl"] + flags, in: folder.path, environment: environment)
      #expect(run.errors.contains(TerminalTests.escape) == isColoured, "\(environment) \(flags)")
    }
  }

  @Test func linksAreForced() throws {
    let folder = try Folder()
    try folder.write("screen {", to: "a ü.skl")
    let call = ["check", "a ü.skl", folder.path("a ü.skl"), "-"]
    let plain = try skelc(call, in: folder.path, input: Data("screen {".utf8), environment: ["VTE_VERSION": "6003"])
    #expect(!plain.errors.contains("\u{1b}"))
    let run = try skelc(call, in: folder.path, input: Data("screen {".utf8), environment: ["FORCE_HYPERLINK": "1"])
    let link = try Regex(
      #"\x1b\]8;;(file://[^\x1b]+)\x1b\\([^\x1b]+)\x1b\]8;;\x1b\\:1:"#, as: (Substring, Substring, Substring).self)
    let links = run.errors.matches(of: link)
    let names = Set(links.map { String($0.output.2) })
    #expect(names == ["a ü.skl", folder.path("a ü.skl")])
    let end = "/\((folder.path as NSString).lastPathComponent)/a%20%C3%BC.skl"
    #expect(links.allSatisfy { $0.output.1.hasSuffix(end) })
    let never = try skelc(call + ["--color", "never"], in: folder.path, environment: ["FORCE_HYPERLINK": "1"])
    #expect(!never.errors.contains("\u{1b}"))
  }

  @Test func tablesAreSeparatedByTabsElsewhere() throws {
    let folder = try Folder()
    for topic in ListTopic.allCases {
      let run = try skelc(["list", topic.rawValue], in: folder.path)
      #expect(run.code == 0)
      let table = rows(of: topic)
      #expect(run.outputText == table.dropFirst().map { $0.joined(separator: "\t") + "\n" }.joined())
      #expect(table.count > 5)
      #expect(table.allSatisfy { $0.count == table[0].count && $0.allSatisfy { !$0.contains("\t") } })
    }
  }
}
