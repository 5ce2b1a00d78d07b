import SkelSyntax
import Testing

@Suite struct ValueTests {
  @Test func numbers() {
    let written = ["0", "1", "12", "12.5", "0.1", "0.3", "007", "1.0", "123456789.125", "0.000001", "999999999999999"]
    for text in written { #expect(number(text) == Double(text)) }
    #expect(number("123456789012345678901234567890") == 1.2345678901234568e29)
    #expect(number(String(repeating: "9", count: 400)) == .greatestFiniteMagnitude)
    #expect(number("0." + String(repeating: "0", count: 400) + "1") == 0)
    #expect(number("0" + String(repeating: "0", count: 30) + "5") == 5)
  }

  /// Against the standard library, for every number of digits that a Double keeps.
  @Test func numbersRoundCorrectly() {
    var random = Random(seed: 11)
    for _ in 0..<20_000 {
      let digits = String(random.next() % 1_000_000_000_000_000)
      let point = random.below(digits.count + 1)
      let text = String(digits.prefix(point)) + (point < digits.count ? "." + digits.dropFirst(point) : "")
      if text.hasPrefix(".") { continue }
      #expect(number(text) == Double(text), "\(text)")
    }
  }

  @Test func numbersInOtherForms() {
    #expect(number("12pt").isNaN)
    #expect(number(".5") == 0.5)
    #expect(number("1.") == 1)
  }

  @Test func strings() {
    #expect(string(#""""#) == "")
    #expect(string(#""a b""#) == "a b")
    #expect(string(#""\n\t\"\\\u{41}\u{1F600}""#) == "\n\t\"\\A😀")
    #expect(string("\"жé漢\"") == "жé漢")
    #expect(string("\"open") == "open")
    #expect(string("\"") == "")
    #expect(string(#""\q\u{}\u{110000}\x""#) == "\\q\\u{}\\u{110000}\\x")
    #expect(string("'single'") == "single")
    #expect(string("\u{201C}curly\u{201D}") == "curly")
  }

  @Test func colours() {
    #expect(colour("#fA0") == [255, 170, 0, 255])
    #expect(colour("#3498DB") == [0x34, 0x98, 0xdb, 255])
    #expect(colour("#3498db80") == [0x34, 0x98, 0xdb, 0x80])
    #expect(colour("#12") == [0, 0, 0, 255])
    #expect(colour("#12345x") == [0, 0, 0, 255])
  }

  @Test func documentation() {
    #expect(doc("/// One.\nlet a = 1") == "One.")
    #expect(doc("///One.\n///  Two.\n///\n/// Four.\nlet a = 1") == "One.\n Two.\n\nFour.")
    #expect(doc("/// One.\r\n/// Two.\r\nlet a = 1") == "One.\nTwo.")
    #expect(doc("/// One.\rlet a = 1") == "One.")
    #expect(doc("// No.\n/// One.\nlet a = 1") == "One.")
    #expect(doc("/// No.\n\n/// One.\nlet a = 1") == "One.")
    #expect(doc("/* /// No.\n/// No. */\n/// One.\nlet a = 1") == "One.")
    #expect(doc("/// One.\n/* same line */ let a = 1") == "One.")
    #expect(doc("/// No.\n\nlet a = 1") == nil)
    #expect(doc("/// No.\n// No.\nlet a = 1") == nil)
    #expect(doc("//// No.\nlet a = 1") == nil)
    #expect(doc("/** No. */\nlet a = 1") == nil)
    #expect(doc("/* /// No.\n*/ let a = 1") == nil)
  }

  /// A `///` behind something belongs to nothing.
  @Test func documentationBehindAnItem() {
    let tree = parsed("let a = 1 /// No.\nlet b = 2").tree
    #expect(tree.children(0).map { tree.doc(before: tree.token($0)) } == [nil, nil])
  }

  @Test func documentationOfElements() {
    let tree = parsed("screen A {\n  /// The face.\n  imageView face\n  label name\n}").tree
    let docs = tree.nodes.indices.filter { tree.kind($0) == .element }.map { tree.doc(before: tree.token($0)) }
    #expect(docs == ["The face.", nil])
  }

  // MARK: -

  private func value(_ text: String) -> (SyntaxTree, Token) {
    let tree = parsed("let a = " + text).tree
    return (tree, tree.tokens[3])
  }

  private func number(_ text: String) -> Double {
    let (tree, token) = value(text)
    return tree.number(of: token)
  }

  private func string(_ text: String) -> String {
    let (tree, token) = value(text)
    return tree.string(of: token)
  }

  private func colour(_ text: String) -> [UInt8] {
    let (tree, token) = value(text)
    let colour = tree.colour(of: token)
    return [colour.red, colour.green, colour.blue, colour.alpha]
  }

  private func doc(_ text: String) -> String? {
    let tree = parsed(text).tree
    return tree.doc(before: tree.tokens[0])
  }
}
