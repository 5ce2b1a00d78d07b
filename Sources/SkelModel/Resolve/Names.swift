import SkelSyntax

// MARK: - Interface

/// A word of a source, by its number in a `NameTable`: equal words have equal numbers.
struct Name: Hashable {
  let index: Int32
}

/// Numbers words, so that names are compared and looked up without a String. The anchors come first, then the guides,
/// the kinds of elements and the attributes: each is known by its number.
struct NameTable: Sendable {
  /// The table with the words of the language alone, made once.
  static let ofLanguage = NameTable()

  private let anchors = LayoutAttribute.allCases
  private let guides = Guide.allCases
  private let kinds = ElementKind.elements
  /// By number, as far as the language goes: the row of the attribute that is called so; -1 for none.
  private var attributes: [Int8] = []
  /// The words, one behind the other.
  private var bytes: [UInt8] = []
  /// Where each word starts, and last where the next one will.
  private var starts: [Int32] = [0]
  /// By number; see `key`.
  private var keys: [UInt64] = []
  /// By hash, each at the first free place: the name's number plus one; 0 is free. Never more than half full.
  private var slots = [Int32](repeating: 0, count: 128)

  init() {
    for anchor in anchors { _ = name(of: anchor.rawValue) }
    for guide in guides { _ = name(of: guide.rawValue) }
    for kind in kinds { _ = name(of: kind.rawValue) }
    // Some attributes are called like an anchor.
    let names = Attribute.all.map { name(of: $0.id.rawValue) }
    attributes = Array(repeating: -1, count: keys.count)
    for (row, name) in names.enumerated() { attributes[Int(name.index)] = Int8(row) }
  }

  mutating func name(of word: String) -> Name {
    let word = Array(word.utf8)
    return name(of: word, 0..<word.count)
  }

  /// The name that stands at `place` in `source`.
  mutating func name(of source: [UInt8], _ place: Range<Int>) -> Name {
    let key = Self.key(source, place)
    let slot = slot(of: key, source, place)
    if slots[slot] != 0 { return Name(index: slots[slot] - 1) }
    bytes.append(contentsOf: source[place])
    starts.append(Int32(bytes.count))
    keys.append(key)
    slots[slot] = Int32(keys.count)
    if keys.count * 2 > slots.count { grow() }
    return Name(index: Int32(keys.count - 1))
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
  func known(_ source: [UInt8], _ place: Range<Int>) -> Name? {
    let slot = slot(of: Self.key(source, place), source, place)
    return slots[slot] == 0 ? nil : Name(index: slots[slot] - 1)
  }

  func known(_ word: String) -> Name? {
    let word = Array(word.utf8)
    return known(word, 0..<word.count)
  }

  /// How many words have a number.
  var count: Int { keys.count }

  func text(of name: Name) -> String { String(decoding: bytes[place(of: name)], as: UTF8.self) }

  func anchor(_ name: Name) -> LayoutAttribute? { name.index < anchors.count ? anchors[Int(name.index)] : nil }

  func guide(_ name: Name) -> Guide? {
    let index = Int(name.index) - anchors.count
    return index >= 0 && index < guides.count ? guides[index] : nil
  }

  func kind(_ name: Name) -> ElementKind? {
    let index = Int(name.index) - anchors.count - guides.count
    return index >= 0 && index < kinds.count ? kinds[index] : nil
  }

  /// The row of the attribute that is called so, as an index into `Attribute.all`.
  func attribute(_ name: Name) -> Int? {
    guard name.index < attributes.count, attributes[Int(name.index)] >= 0 else { return nil }
    return Int(attributes[Int(name.index)])
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

  /// Where the word is, or where it would go.
  private func slot(of key: UInt64, _ source: [UInt8], _ word: Range<Int>) -> Int {
    var slot = firstSlot(of: key)
    while slots[slot] != 0 {
      let index = slots[slot] - 1
      if keys[Int(index)] == key, isSpelled(Name(index: index), source, word) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func firstSlot(of key: UInt64) -> Int {
    let mixed = key &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: mixed >> 32) & (slots.count - 1)
  }

  /// Whether a name that has the word's key is the word.
  private func isSpelled(_ name: Name, _ source: [UInt8], _ word: Range<Int>) -> Bool {
    let place = place(of: name)
    guard place.count == word.count else { return false }
    guard word.count > 8 else { return true }
    let distance = word.lowerBound - place.lowerBound
    for index in place where bytes[index] != source[index + distance] { return false }
    return true
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for index in keys.indices {
      var slot = firstSlot(of: keys[index])
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index + 1)
    }
  }

  /// A word of up to eight bytes is its own key; of a longer one it is the hash (FNV-1a), so that those are compared.
  private static func key(_ source: [UInt8], _ word: Range<Int>) -> UInt64 {
    var key: UInt64 = 0
    if word.count <= 8 {
      for index in word { key = key << 8 | UInt64(source[index]) }
    } else {
      key = 0xcbf2_9ce4_8422_2325
      for index in word { key = (key ^ UInt64(source[index])) &* 0x100_0000_01b3 }
    }
    return key
  }
}
