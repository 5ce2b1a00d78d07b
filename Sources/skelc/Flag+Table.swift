import SkelBackends
import SkelModel
import SkelSyntax

// MARK: - Interface

extension Flag {
  /// Every flag, in the order of the help.
  static let all: [Flag] = [
    .list(
      "--emit", of: Format.self, later: [], for: [.compile], "Any of svg, json, swift, swiftui, layout, tree"
    ) {
      if !$0.formats.contains($1) { $0.formats.append($1) }
    },
    .text("-o", "PATH", for: [.compile], "A file, a folder (ends in /, exists or many outputs) or -") {
      $0.output = $1
    }.offering(.paths),
    .text("--screen", "NAME", for: layingOut, repeatable: true, "Only this screen") {
      $0.options.screens.append($1)
    },
    .text("--device", "NAME", for: layingOut, repeatable: true, "Lay out for this device", parse: knownDevice) {
      $0.options.viewports.append(.device($1))
    }.offering(.words(Device.all.map(\.name))),
    .text("--size", "WxH", for: layingOut, repeatable: true, "Lay out for this size in points", parse: size) {
      $0.options.viewports.append(.size($1))
    },
    .choice("--scheme", Scheme.self, for: [.compile], "Which appearance; auto (default) follows the viewer") {
      $0.emitOptions.scheme = $1
    },
    .choice("--direction", Direction.self, for: layingOut, "Reading direction; ltr unless given") {
      $0.options.direction = $1
    },
    .text("--id-prefix", "TEXT", for: [.compile], "Put before every id of an SVG", parse: idPrefix) {
      $0.emitOptions.idPrefix = $1
    },
    .text("--at", "PHASE", for: [.compile], "Freeze the motion at a phase from 0 to 1", parse: phase) {
      $0.phase = $1
    },
    .text(
      "--at", "FILE:LINE", for: [.explain], "Tell what became of the elements and constraints on a line", parse: line
    ) {
      $0.place = $1
    }.offering(.layouts),
    .later("--skeletonable", "marked|all", for: compiling, "Interface Builder inputs: only marked views, or all"),
    .later("--intrinsic", "stored|estimated", for: compiling, "Interface Builder inputs: whence a leaf's own size"),

    .text("-I", "DIR", for: layingOut + [.fix], repeatable: true, "Look for imports here, too") {
      $0.options.importPaths.append($1)
    }.offering(.folders),
    .count("-j", for: compiling + [.format], "Files in parallel; one for each processor unless given") {
      $0.threads = $1
    },
    .text("--depfile", "PATH", for: [.compile], "Write what the outputs are made of, for make and ninja") {
      $0.depfile = $1
    }.offering(.paths),
    .switch("--watch", for: [.compile], "Compile again on every change; needs -o or --preview") { $0.watches = true },
    .optional("--preview", "PORT", for: [.compile], "Watch, and serve a live page on 127.0.0.1", parse: port) {
      $0.previewPort = $1
    },
    .switch("--timings", for: compiling, "Print how long each stage took") { $0.showsTimings = true },

    .choice("--diagnostics", MessageForm.self, for: reporting + [.format], "How messages look") {
      $0.messages = $1
    },
    .choice(
      "--color", ColorChoice.self, for: layingOut + [.fix, .format],
      "Colour messages; auto (default) does on a terminal"
    ) { $0.color = $1 },
    .count("--max-errors", for: reporting + [.format], "Show no more errors than this") { $0.maxErrors = $1 },
    .switch("--werror", for: reporting, "Take warnings for errors") { $0.levels.append(.warningsAreErrors) },
    .text("--allow", "ID", for: reporting, repeatable: true, "Keep silent about this warning", parse: mildID) {
      $0.levels.append(.allow($1))
    }.offering(.words(mildIDs)),
    .text("--warn", "ID", for: reporting, repeatable: true, "Take this advice for a warning", parse: mildID) {
      $0.levels.append(.warn($1))
    }.offering(.words(mildIDs)),
    .text("--deny", "ID", for: reporting, repeatable: true, "Take this warning for an error", parse: diagnosticID) {
      $0.levels.append(.deny($1))
    }.offering(.words(mildIDs)),
    .switch("--json", for: [.list], "Print the table as JSON, with all that is known") { $0.wantsJSON = true },

    .switch("--help", "-h", for: Verb.allCases, "Show how to call the command or a verb") { $0.wantsHelp = true },
    .switch("--version", for: [.compile], "Show the version") { $0.wantsVersion = true },
    .switch("--check", for: [.format], "Write nothing; exit code 1 where a file would change") {
      $0.checksFormat = true
    },
    .switch("--diff", for: [.format, .fix], "Show the changes instead of making them") { $0.showsDifference = true },
  ]

  private static let compiling: [Verb] = [.compile, .check]
  private static let reporting: [Verb] = [.compile, .check, .fix]
  /// Errors cannot be silenced.
  private static let mildIDs = DiagnosticID.allCases.filter { $0.severity != .error }.map(\.rawValue)
  private static let layingOut: [Verb] = [.compile, .check, .explain]
}

// MARK: - Implementation

extension Flag {
  /// `375x812`, points, fractions allowed.
  private static func size(_ text: String) throws(UsageError) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    guard parts.count == 2, parts.allSatisfy({ $0 > 0 && $0 <= 100_000 }) else {
      throw UsageError("'--size' takes a width and a height in points such as 375x812, not '\(text)'")
    }
    return Size(width: parts[0], height: parts[1])
  }

  /// An id starts with a letter or `_`, so the prefix must, too.
  private static func idPrefix(_ text: String) throws(UsageError) -> String {
    func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }
    func mayFollow(_ byte: UInt8) -> Bool {
      isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".")
    }
    guard text.utf8.first.map(isLetter) ?? true, text.utf8.allSatisfy(mayFollow) else {
      throw UsageError("'--id-prefix' takes ASCII letters, digits, '_', '-' and '.' after a letter, not '\(text)'")
    }
    return text
  }

  private static func phase(_ text: String) throws(UsageError) -> Double {
    guard let phase = Double(text), (0...1).contains(phase) else {
      throw UsageError("'--at' takes a number from 0 to 1, not '\(text)'")
    }
    return phase
  }

  /// Any free port unless one is given.
  private static func port(_ text: String?) throws(UsageError) -> UInt16 {
    guard let text else { return 0 }
    guard let port = UInt16(text), port > 0 else {
      throw UsageError("'--preview' takes a port from 1 to 65535, not '\(text)'")
    }
    return port
  }

  private static func line(_ text: String) throws(UsageError) -> SourceLine {
    guard let colon = text.lastIndex(of: ":"), colon != text.startIndex,
      let line = Int(text[text.index(after: colon)...]), line > 0
    else { throw UsageError("'--at' takes a file and a line such as feed.skl:12, not '\(text)'") }
    return SourceLine(path: String(text[..<colon]), line: line)
  }

  private static func knownDevice(_ name: String) throws(UsageError) -> String {
    if Device.named(name) != nil { return name }
    throw .unknown("device", name, among: Device.all.map(\.name), list: "skelc list devices")
  }

  private static func diagnosticID(_ text: String) throws(UsageError) -> DiagnosticID {
    guard let id = DiagnosticID(rawValue: text) else {
      throw .unknown(
        "kind of diagnostic", text, among: DiagnosticID.allCases.map(\.rawValue), list: "skelc list diagnostics")
    }
    return id
  }

  /// Errors cannot be made milder: there would be nothing to write.
  private static func mildID(_ text: String) throws(UsageError) -> DiagnosticID {
    let id = try diagnosticID(text)
    guard id.severity != .error else { throw UsageError("'\(text)' is an error; only warnings can be allowed") }
    return id
  }
}
