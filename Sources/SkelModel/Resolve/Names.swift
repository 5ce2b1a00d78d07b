import SkelSyntax

// MARK: - Interface

/// A word of a source, by its number in a `NameTable`: equal words have equal numbers.
struct Name: Hashable {
  let index: Int32
}

/// Numbers words, so that names are compared and looked up without a String. The words of the language come first.
struct NameTable: Sendable {
  /// The table with the words of the language alone, made once.
  static let ofLanguage = NameTable()

  /// By number, as far as the language goes.
  private var meanings: [Meaning] = []
  /// The words, one behind the other.
  private var bytes: [UInt8] = []
  /// Where each word starts, and last where the next one will.
  private var starts: [Int32] = [0]
  private var slots = HashSlots()

  /// What a word of the language stands for: some attributes are called like an anchor.
  private struct Meaning {
    var anchor: LayoutAttribute?
    var guide: Guide?
    var kind: ElementKind?
    var attribute: Attribute.Row?
  }

  private init() {
    for anchor in LayoutAttribute.allCases { setMeaning(of: anchor.rawValue) { $0.anchor = anchor } }
    for guide in Guide.allCases { setMeaning(of: guide.rawValue) { $0.guide = guide } }
    for kind in ElementKind.elements { setMeaning(of: kind.rawValue) { $0.kind = kind } }
    for row in Attribute.all { setMeaning(of: row.id.rawValue) { $0.attribute = Attribute.Row(row) } }
  }

  private mutating func setMeaning(of word: String, _ set: (inout Meaning) -> Void) {
    let index = Int(name(of: word).index)
    if index == meanings.count { meanings.append(Meaning()) }
    set(&meanings[index])
  }

  mutating func name(of word: String) -> Name {
    let word = Array(word.utf8)
    return name(of: word, 0..<word.count)
  }

  /// The name that stands at `place` in `source`.
  mutating func name(of source: [UInt8], _ place: Range<Int>) -> Name {
    let hash = hash(source, place)
    if let known = known(hash, source, place) { return known }
    slots.insert(count, hash)
    bytes.append(contentsOf: source[place])
    starts.append(Int32(bytes.count))
    return Name(index: Int32(count - 1))
  }

  /// The name of an element called `name` in these turns of the repeats outside its innermost one.
  mutating func name(of name: Name, in turns: ArraySlice<Int>) -> Name {
    turns.isEmpty ? name : self.name(of: text(of: name, in: turns))
  }

  /// The same, if it has had a number before.
  func known(_ name: Name, in turns: ArraySlice<Int>) -> Name? {
    turns.isEmpty ? name : known(text(of: name, in: turns))
  }

  /// The number of a word that has had one before, where it stands in `source`.
  func known(_ source: [UInt8], _ place: Range<Int>) -> Name? { known(hash(source, place), source, place) }

  func known(_ word: String) -> Name? {
    let word = Array(word.utf8)
    return known(word, 0..<word.count)
  }

  /// How many words have a number.
  var count: Int { starts.count - 1 }

  func text(of name: Name) -> String { String(decoding: bytes[place(of: name)], as: UTF8.self) }

  func anchor(_ name: Name) -> LayoutAttribute? { name.index < meanings.count ? meanings[Int(name.index)].anchor : nil }

  func guide(_ name: Name) -> Guide? { name.index < meanings.count ? meanings[Int(name.index)].guide : nil }

  func kind(_ name: Name) -> ElementKind? { name.index < meanings.count ? meanings[Int(name.index)].kind : nil }

  func attribute(_ name: Name) -> Attribute.Row? {
    name.index < meanings.count ? meanings[Int(name.index)].attribute : nil
  }
}

extension Resolver {
  mutating func name(of token: Token, _ tree: SyntaxTree) -> Name {
    names.name(of: tree.source.bytes, token.start..<token.end)
  }
}

// MARK: - Implementation

extension NameTable {
  private func text(of name: Name, in turns: ArraySlice<Int>) -> String {
    turns.reduce(text(of: name)) { "\($0)[\($1)]" }
  }

  private func place(of name: Name) -> Range<Int> {
    Int(starts[Int(name.index)])..<Int(starts[Int(name.index) + 1])
  }

  private func known(_ hash: UInt64, _ source: [UInt8], _ word: Range<Int>) -> Name? {
    slots.entry(hash) { isSpelled($0, source, word) }.map { Name(index: Int32($0)) }
  }

  /// Whether the name with this number is the word.
  private func isSpelled(_ index: Int, _ source: [UInt8], _ word: Range<Int>) -> Bool {
    let start = Int(starts[index])
    guard Int(starts[index + 1]) - start == word.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      source.withUnsafeBufferPointer { source in
        for offset in 0..<word.count where bytes[start + offset] != source[word.lowerBound + offset] { return false }
        return true
      }
    }
  }
}

private func hash(_ source: [UInt8], _ word: Range<Int>) -> UInt64 {
  var fingerprint = Fingerprint()
  fingerprint.combine(source, word)
  return fingerprint.value
}
