import Foundation
import SkelBackends
import SkelModel
import Testing

@Suite struct OutputBufferTests {
  private func text(_ write: (inout OutputBuffer) -> Void) -> String {
    var out = OutputBuffer(reserving: 0)
    write(&out)
    return String(decoding: out.finish(), as: UTF8.self)
  }

  @Test func everythingStaysInOrderPastTheStage() {
    var expected = ""
    let long = String(repeating: "0123456789", count: 5000)
    let result = text { out in
      for index in 0..<20_000 {
        out.append(index)
        out.append(",")
        expected += "\(index),"
        if index % 5000 == 0 {
          out.append(long)
          out.newLine(indentedBy: 3)
          expected += long + "\n      "
        }
      }
      #expect(out.count == expected.utf8.count)
    }
    #expect(result == expected)
  }

  @Test func jsonStringsAreReadBackAsTheyWere() throws {
    let texts = [
      "", "plain", "a\"b\\c/d", "line\nline\r\ttab", "\u{0}\u{1}\u{1F}\u{7F}", "Größe – 名前 – 👩‍👩‍👧", "</script>\u{2028}",
    ]
    for original in texts {
      let json = text { $0.append(json: original) }
      let value = try JSONSerialization.jsonObject(with: Data("[\(json)]".utf8)) as? [String]
      #expect(value == [original])
    }
    #expect(text { $0.append(json: "\u{1F}\n") } == "\"\\u001f\\n\"")
    #expect(text { $0.append(json: String?.none) } == "null")
  }

  @Test func xmlTextIsEscaped() {
    #expect(text { $0.append(xmlEscaped: "a<b>&\"c\"\nd\u{1}ö") } == "a&lt;b&gt;&amp;&quot;c&quot; d\u{FFFD}ö")
  }

  @Test func colours() {
    #expect(text { $0.append(ColourComponents(hex: 0xECF0F1)) } == "#ecf0f1")
    #expect(text { $0.append(ColourComponents(hex: 0x00FF0A, alpha: 0.3)) } == "#00ff0a4d")
    #expect(text { $0.append(opaque: ColourComponents(hex: 0x00FF0A, alpha: 0.3)) } == "#00ff0a")
    // UIKit's extended range ends at 255; 127.5 is 128.
    #expect(text { $0.append(ColourComponents(red: 1.35, green: -0.2, blue: 0.5)) } == "#ff0080")
  }
}
