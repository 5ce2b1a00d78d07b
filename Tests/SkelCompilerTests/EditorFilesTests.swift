import Foundation
import SkelModel
import Testing

/// The editors' files know the words of the language: each list of words in them is what the tables give.
@Suite struct EditorFilesTests {
  /// A list in a line of a file: between what the line begins with and what ends the list.
  struct List: CustomTestStringConvertible {
    var path: String
    var start: String
    var words: [String]
    var separator: String
    var end: String

    var testDescription: String { "\(path): \(start)" }
  }

  /// One after the other: lists of one file are written one by one.
  @Test func listsAreCurrent() throws {
    for list in lists {
      let text = String(decoding: try #require(Repository.bytes(list.path)), as: UTF8.self)
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let found = lines.indices.filter { lines[$0].trimmed.hasPrefix(list.start) }
      try #require(found.count == 1, "\(list)")
      let line = lines[found[0]]
      let start = try #require(line.range(of: list.start)).upperBound
      let end = list.end.isEmpty ? line.endIndex : try #require(line[start...].range(of: list.end)).lowerBound
      let words = list.words.joined(separator: list.separator)
      if Repository.isUpdating {
        lines[found[0]] = line[..<start] + words + line[end...]
        try Repository.write(lines.joined(separator: "\n"), list.path)
      } else {
        #expect(line[start..<end] == words, "run the tests with SKELC_UPDATE=1 to write \(list) again")
      }
    }
  }

  /// Helix calls some of tree-sitter's captures otherwise; its query is the same but for that.
  @Test func helixQueryIsTheSame() throws {
    var text = String(decoding: try #require(Repository.bytes("\(treeSitter)/highlights.scm")), as: UTF8.self)
    for (name, helix) in [
      ("keyword.import", "keyword.control.import"), ("keyword.repeat", "keyword.control.repeat"),
      ("keyword.conditional", "keyword.control.conditional"), ("type.definition", "type"),
      ("property", "variable.other.member"), ("number", "constant.numeric"), ("boolean", "constant.builtin.boolean"),
      ("string.escape", "constant.character.escape"), ("function.call", "function"),
      ("comment.documentation", "comment.line.documentation"),
    ] {
      #expect(text.contains("@\(name)"))
      text = text.components(separatedBy: "@\(name)").joined(separator: "@\(helix)")
    }
    text = "; Made from ../tree-sitter-skl/queries/highlights.scm; a test keeps it equal.\n\n" + text
    let path = "Grammar/editors/helix/highlights.scm"
    if Repository.isUpdating { try Repository.write(text, path) }
    #expect(Repository.bytes(path) == Array(text.utf8), "run the tests with SKELC_UPDATE=1 to write \(path) again")
  }

  /// What the lists say is right: nothing is called a word that the language does not know.
  @Test func wordsAreDistinct() {
    #expect(Set(Words.all).count == Words.all.count)
    #expect(Words.values.contains("fittingSize") && Words.values.contains("crossDissolve"))
    #expect(Words.values.contains("iPhone16") && Words.values.contains("systemRed"))
    for placeholder in ["number", "colour", "seconds", "base"] { #expect(!Words.values.contains(placeholder)) }
  }
}

// MARK: - Implementation

private let treeSitter = "Grammar/editors/tree-sitter-skl/queries"

private let lists: [EditorFilesTests.List] = {
  let highlights = "\(treeSitter)/highlights.scm"
  let kindNames = ElementKind.elements.map(\.rawValue)
  func query(_ start: String, _ words: [String], match: Bool = false) -> EditorFilesTests.List {
    let (separator, end) = match ? ("|", ")$\"") : ("\" \"", "\"))")
    return .init(path: highlights, start: start, words: words, separator: separator, end: end)
  }
  func textMate(_ start: String, _ words: [String]) -> EditorFilesTests.List {
    let path = "Grammar/editors/vscode/syntaxes/skl.tmLanguage.json"
    return .init(path: path, start: start, words: words, separator: "|", end: ")")
  }
  func vim(_ start: String, _ words: [String]) -> EditorFilesTests.List {
    let path = "Grammar/editors/vim/syntax/skl.vim"
    return .init(path: path, start: start, words: words, separator: "\\|", end: "\\)")
  }
  var keywords = vim("syntax keyword sklKnownKind contained ", kindNames + ["container"])
  (keywords.separator, keywords.end) = (" ", "")
  return [
    query("((element kind: (identifier) @type.builtin) (#any-of? @type.builtin \"", kindNames),
    query("((element kind: (identifier) @type) (#not-match? @type \"^(", kindNames, match: true),
    query("((path . (identifier) @constant.builtin .) (#any-of? @constant.builtin \"", Words.values),
    query("((path . (identifier) @variable.builtin) (#any-of? @variable.builtin \"", Words.guides),
    query("((path . (identifier) @variable .) (#not-match? @variable \"^(", Words.all, match: true),
    query("((path . (identifier) @variable . (_)) (#not-match? @variable \"^(", Words.guides, match: true),
    textMate("\"match\": \"(?:^|(?<=[{;]))\\\\s*((?:", kindNames + ["container"]),
    textMate("{ \"match\": \"\\\\b(?:parent|", Array(Words.guides.dropFirst())),
    textMate("{ \"match\": \"\\\\b(?:auto|", Array(Words.values.dropFirst())),
    keywords, vim("syntax match sklConstant /\\<\\%(", Words.values),
    vim("syntax match sklGuide /\\<\\%(", Words.guides),
  ]
}()

/// Bare words of values.
private enum Words {
  static let guides = Guide.allCases.map(\.rawValue)
  static let all = ["true", "false"] + guides + values

  /// What is neither a truth value nor a guide, first `auto`.
  static let values: [String] = {
    var words = ["auto"]
    for row in Attribute.all {
      if case .word(let choices, _) = row.reader { words += choices } else { words += spelled(in: row.form) }
    }
    words += SlidingDirection.allCases.map(\.rawValue) + ShimmerDirection.allCases.map(\.rawValue)
    words += Timing.allCases.map(\.rawValue) + FontWeight.allCases.map(\.rawValue) + TextStyle.all.map(\.name)
    words += ValueReader.priorities.map(\.0) + Device.all.map(\.name) + NamedColour.all.map(\.name)
    var seen: Set = ["true", "false"]
    return words.filter { !guides.contains($0) && seen.insert($0).inserted }
  }()

  /// The words that a form spells out, among them names of functions: `none`, `crossDissolve` of `none |
  /// crossDissolve(seconds)`.
  private static func spelled(in form: String) -> [String] {
    form.components(separatedBy: " | ").flatMap { part -> [String] in
      if part.hasPrefix("(") || part.hasPrefix("[(") { return [] }
      let entries = part.hasPrefix("[") ? part.dropFirst().dropLast().components(separatedBy: ", ") : [part]
      return entries.compactMap { entry in
        let word = entry.prefix { $0.isLetter }
        let isWhole = word.endIndex == entry.endIndex || entry[word.endIndex] == "("
        return isWhole && !word.isEmpty && !placeholders.contains(String(word)) ? String(word) : nil
      }
    }
  }

  private static let placeholders: Set = [
    "number", "count", "string", "colour", "font", "style", "styles", "device", "edges", "guide", "element",
  ]
}

extension String {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
