// MARK: - Interface

/// What the command can be asked to do. Compiling needs no word of its own.
enum Verb: String, CaseIterable, Sendable {
  case compile = ""
  case check, list
  case format, fix, `import`, explain, completions

  /// The verb as people say it: the compile form is called by the command's own name.
  var title: String { self == .compile ? "skelc" : "skelc \(rawValue)" }

  /// What stands behind the name of the command.
  var synopsis: String {
    switch self {
    case .compile: "FILES --emit LIST [-o PATH] [FLAGS]"
    case .check: "check FILES [FLAGS]"
    case .list: "list [--json] \(ListTopic.allCases.map(\.rawValue).joined(separator: "|"))"
    case .format: "format [--check|--diff] FILES|-"
    case .fix: "fix [--diff] FILES|-"
    case .import: "import Main.storyboard [-o main.skl]"
    case .explain: "explain ID|ATTRIBUTE|--at FILE:LINE"
    case .completions: "completions \(Shell.allCases.map(\.rawValue).joined(separator: "|"))"
    }
  }

  var summary: String {
    switch self {
    case .compile: "Compile layouts; several FILES or formats give one file each, - is standard input"
    case .check: "Run the whole pipeline and write nothing; shows advice too"
    case .list: "Print one of the language's tables"
    case .format: "Format files in place; - goes to standard output"
    case .fix: "Apply the fixes that are safe for a machine"
    case .import: "Turn an Interface Builder document into a layout"
    case .explain: "Explain a diagnostic, an attribute or a place"
    case .completions: "Print completions for a shell"
    }
  }

  /// Agreed, but not in this version.
  var comesLater: Bool {
    switch self {
    case .compile, .check, .list, .explain, .format, .fix, .completions: false
    case .import: true
    }
  }
}

/// A table that `skelc list` prints.
enum ListTopic: String, CaseIterable, Sendable {
  case devices, attributes, kinds, colors, diagnostics
}

/// An output format.
enum Format: String, CaseIterable, Sendable {
  case svg, json, swift, swiftui, layout, tree

  /// What stands behind an input's name in an output's.
  var suffix: String {
    switch self {
    case .svg: ".svg"
    case .json: ".json"
    case .swift: ".swift"
    case .swiftui: ".swiftui.swift"
    case .layout: ".layout.json"
    case .tree: ".tree.json"
    }
  }
}
