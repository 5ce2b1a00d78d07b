import SkelModel
import Testing

@testable import skelc

struct ArgumentTests {
  @Test func valuesFollowOrAreJoined() throws {
    for arguments in [["--emit", "svg,json", "-j", "2", "a.skl"], ["a.skl", "--emit=svg,json", "-j2"]] {
      let request = try parseArguments(arguments)
      #expect(request.formats == [.svg, .json])
      #expect(request.threads == 2)
      #expect(request.operands == ["a.skl"])
    }
  }

  @Test func formatsAddUpAndCountOnce() throws {
    #expect(try parseArguments(["--emit", "svg", "--emit", "layout,svg", "x"]).formats == [.svg, .layout])
  }

  @Test func repeatableFlagsKeepTheirOrder() throws {
    let request = try parseArguments([
      "--screen", "B", "--screen", "A", "--size", "320x480", "--device", "iPhone15", "-I", "one", "-Itwo", "x",
    ])
    #expect(request.options.screens == ["B", "A"])
    #expect(request.options.viewports == [.size(Size(width: 320, height: 480)), .device("iPhone15")])
    #expect(request.options.importPaths == ["one", "two"])
  }

  @Test func twoDashesEndTheFlags() throws {
    #expect(try parseArguments(["check", "--", "--werror", "-"]).operands == ["--werror", "-"])
  }

  @Test func verbsStandFirstAmongTheWords() throws {
    #expect(try parseArguments(["--color", "never", "check", "list"]).operands == ["list"])
    #expect(try parseArguments(["./check"]).verb == .compile)
  }

  @Test func helpAnswersHoweverWrongTheRestIs() throws {
    let request = try parseArguments(["format", "--nonsense", "--help"])
    #expect(request.wantsHelp)
    #expect(request.verb == .format)
    #expect(try !parseArguments(["check", "--", "--help"]).wantsHelp)
  }

  @Test(arguments: [
    (["--emti", "svg"], "'--emti' is not a flag; did you mean '--emit'?"),
    (["--devcie", "iPhone15"], "'--devcie' is not a flag; did you mean '--device'?"),
    (["-x"], "'-x' is not a flag; 'skelc --help' shows them"),
    (["--emit", "sgv", "a"], "'--emit' does not take 'sgv'; did you mean 'svg'?"),
    (["--emit", "png", "a"], "'--emit' takes svg, json, swift, swiftui, layout or tree, not 'png'"),
    (["--emit", "svg,", "a"], "'--emit' takes svg, json, swift, swiftui, layout or tree, not ''"),
    (["--scheme", "drak", "a"], "'--scheme' does not take 'drak'; did you mean 'dark'?"),
    (["--scheme", "light", "--scheme", "dark"], "'--scheme' is given twice"),
    (["--scheme"], "'--scheme' needs a value: --scheme light|dark|auto"),
    (["-o", "--emit", "svg"], "'-o' needs a value: -o PATH"),
    (["--werror=yes"], "'--werror' takes no value"),
    (["-j", "0"], "'-j' takes a whole number from 1, not '0'"),
    (["--max-errors", "many"], "'--max-errors' takes a whole number from 1, not 'many'"),
    (["--size", "375"], "'--size' takes a width and a height in points such as 375x812, not '375'"),
    (["--size", "-1x5"], "'--size' takes a width and a height in points such as 375x812, not '-1x5'"),
    (["--size", "nanxinf"], "'--size' takes a width and a height in points such as 375x812, not 'nanxinf'"),
    (["--size", "1x2x3"], "'--size' takes a width and a height in points such as 375x812, not '1x2x3'"),
    (["--device", "iPhne15"], "'iPhne15' is not a device; did you mean 'iPhone15'?"),
    (
      ["--id-prefix", "1"], "'--id-prefix' takes ASCII letters, digits, '_', '-' and '.' after a letter, not '1'"
    ),
    (
      ["--allow", "ambiguos-layout"], "'ambiguos-layout' is not a kind of diagnostic; did you mean 'ambiguous-layout'?"
    ),
    (["--warn", "not-utf8"], "'not-utf8' is an error; only warnings can be allowed"),
    (["--deny", "of-screen"], "'of-screen' is not a kind of diagnostic; did you mean 'off-screen'?"),
    (["check", "--diff", "a"], "'--diff' does not go with 'skelc check'"),
    (["--diagnostics", "githup", "a"], "'--diagnostics' does not take 'githup'; did you mean 'github'?"),
    (["--allow", "not-utf8"], "'not-utf8' is an error; only warnings can be allowed"),
    (["check", "--emit", "svg", "a"], "'--emit' does not go with 'skelc check'"),
    (["chek", "a.skl"], "'chek' is neither a verb nor a file; did you mean 'check'?"),
    (["help"], "'help' is neither a verb nor a file; did you mean '--help'?"),
  ])
  func wrongUsage(_ arguments: [String], _ message: String) {
    #expect(throws: UsageError(message)) { try parseArguments(arguments) }
  }

  @Test func whatComesLaterSaysSo() {
    for flag in Flag.all where flag.comesLater {
      let verb = flag.verbs[0] == .compile ? [] : [flag.verbs[0].rawValue]
      #expect(throws: UsageError.later(flag.name)) { try parseArguments(verb + [flag.name, "x"]) }
    }
    for verb in Verb.allCases where verb.comesLater {
      #expect(throws: UsageError.later(verb.title)) { try parseArguments([verb.rawValue, "x"]) }
    }
    for flag in Flag.all {
      for choice in flag.laterChoices {
        #expect(throws: UsageError.later("\(flag.name) \(choice)", now: flag.choices)) {
          try parseArguments([flag.name, choice, "x"])
        }
      }
    }
  }

  @Test func tableIsSound() {
    for verb in Verb.allCases {
      let names = Flag.all.filter { $0.verbs.contains(verb) }.flatMap(\.names)
      #expect(Set(names).count == names.count, "\(verb)")
    }
    for flag in Flag.all {
      #expect(flag.names.allSatisfy { $0.hasPrefix("--") || $0.utf8.count == 2 }, "\(flag.name)")
      #expect(!flag.summary.hasSuffix(".") && !flag.summary.isEmpty, "\(flag.name)")
      #expect(!flag.verbs.isEmpty, "\(flag.name)")
      #expect(Set(flag.choices).isDisjoint(with: flag.laterChoices), "\(flag.name)")
    }
  }

  @Test func helpFitsATerminal() {
    for verb in Verb.allCases {
      for line in helpPage(for: verb).split(separator: "\n") { #expect(line.utf8.count <= 90, "\(line)") }
    }
  }
}
