import Testing

@testable import skelc

/// The preview's reading of requests: strict, bounded, and never a crash.
struct HTTPRequestTests {
  @Test func wholeRequest() {
    let text =
      "GET /state?screen=My+Feed&device=iPhone15&x=%41%zz HTTP/1.1\r\n"
      + "Host: localhost:1\r\nAccept:  */* \r\n\r\n"
    #expect(
      read(text)
        == .whole(
          HTTPRequest(
            method: "GET", path: "/state",
            query: [
              .init(name: "screen", value: "My Feed"), .init(name: "device", value: "iPhone15"),
              .init(name: "x", value: "A%zz"),
            ],
            headers: ["host": "localhost:1", "accept": "*/*"])))
  }

  @Test func everyPrefixIsUnfinished() {
    let text = "GET / HTTP/1.1\r\nHost: localhost:1\r\n\r\n"
    for length in 0..<text.utf8.count { #expect(readRequest(Array(text.utf8.prefix(length))) == .unfinished) }
  }

  @Test(arguments: [
    "GET  / HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/2.0\r\n\r\n", "GET http://a/ HTTP/1.1\r\n\r\n",
    " GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n", "GET / HTTP/1.1\r\n Host: a\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\u{0}b\r\n\r\n", "\r\n\r\n",
    "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", "GET / HTTP/1.1\r\n\r\nmore",
    "HEAD / HTTP/1.1\r\n\r\nmore", "G\u{e9}T / HTTP/1.1\r\n\r\n",
  ])
  func oddRequest(_ text: String) { #expect(read(text) == .refused(400)) }

  /// Refused for what it is, not for its body.
  @Test(arguments: ["Content-Length: 4\r\n", "Transfer-Encoding: chunked\r\n", ""])
  func otherMethodsAreWhole(_ header: String) {
    guard case .whole(let request) = read("POST / HTTP/1.1\r\n\(header)\r\nmore") else {
      Issue.record("refused as odd")
      return
    }
    #expect(request.method == "POST" && !request.isReading)
  }

  @Test func boundsHold() {
    #expect(read("GET /\(String(repeating: "a", count: 9000)) HTTP/1.1\r\n\r\n") == .refused(431))
    #expect(read("GET / HTTP/1.1\r\n" + String(repeating: "A", count: 9000)) == .refused(431))
    let many = (0..<65).map { "A\($0): b\r\n" }.joined()
    #expect(read("GET / HTTP/1.1\r\n\(many)\r\n") == .refused(431))
    #expect(read("GET / HTTP/1.1\r\nContent-Length: 5\r\n\r\n") == .refused(413))
  }

  @Test func randomBytesAreRead() {
    var generator = SystemRandomNumberGenerator()
    let pieces = [
      "GET ", "/", "?", "=", "&", "%", "%4", " HTTP/1.1", "\r\n", "\r", "\n", ":", "Host", "\u{0}", "é", " ",
    ]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<24, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      _ = read(text)
    }
  }

  private func read(_ text: String) -> HTTPReading { readRequest(Array(text.utf8)) }
}

/// What a page may ask for.
struct PreviewSelectionTests {
  @Test func unknownValuesAreLeftOut() {
    let query = [
      ("device", "iPhone15"), ("device", "iFone"), ("device", "375x812"), ("scheme", "pink"), ("zoom", "fit"),
    ]
    let selection = PreviewSelection(query.map { HTTPRequest.Parameter(name: $0, value: $1) }, Request())
    #expect(selection.devices == ["iPhone15", "375x812"])
    #expect(selection.schemes == [.auto])
    #expect(selection.directions == [.leftToRight])
    #expect(selection.screens.isEmpty)
  }

  @Test func valuesAreTakenOnce() {
    let query = ["5x5", "5x5", "", "5x6", ""].map { HTTPRequest.Parameter(name: "device", value: $0) }
    #expect(PreviewSelection(query, Request()).devices == ["5x5", "", "5x6"])
  }

  @Test(arguments: ["1e3", "x", "0x5", "5x0", "nanxnan", "5x5x5", "1000000x5"])
  func noViewport(_ text: String) { #expect(viewport(named: text) == nil) }
}
