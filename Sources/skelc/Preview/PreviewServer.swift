import SkelBackends

// MARK: - Interface

/// Serves the preview's page, its state and a stream of states on 127.0.0.1, on the thread that watches.
///
/// `GET /` is the page, `/state` what it shows, `/events` the same again and again, `/elements` what lies where. Nobody is
/// waited for: every connection has a deadline and bounded buffers, and of a stream that is not read only the newest
/// state is kept. No request reads from the disk. Who comes from another page or by another name is only told so.
final class PreviewServer {
  let address: String
  private let listener: Int32
  private let hosts: Set<String>
  private let request: Request
  private var state: PreviewState
  private var page: PreviewPage
  private var clients: [PreviewClient] = []
  /// Where no connection can be taken, until when.
  private var pausedUntil: Double?
  private var buffer = [UInt8](repeating: 0, count: 16 << 10)

  static let mostClients = 512

  init(port: UInt16, _ request: Request) throws(FileError) {
    self.request = request
    state = PreviewState(request)
    page = PreviewPage(request)
    Platform.allowOpenFiles(2 * PreviewServer.mostClients)
    do throws(SystemError) {
      let listening = try Platform.openListener(onPort: port)
      listener = listening.descriptor
      address = "http://127.0.0.1:\(listening.port)/"
      hosts = ["127.0.0.1:\(listening.port)", "localhost:\(listening.port)"]
    } catch {
      throw FileError(attempt: "cannot listen on 127.0.0.1:\(port)", reason: error.reason)
    }
  }

  /// Sends what the watch has compiled to all who listen.
  func show(_ inputs: [WatchedInput], _ results: [CompiledInput], complaint: String?, seconds: Double) {
    state.show(inputs, results, complaint: complaint, seconds: seconds)
    var events: [PreviewSelection: [UInt8]] = [:]
    for index in clients.indices {
      guard let selection = clients[index].selection else { continue }
      let event = events[selection] ?? stateEvent(for: selection)
      events[selection] = event
      clients[index].push(event, at: Platform.now)
    }
    clients.removeAll { $0.isClosed }
  }

  /// The listener, then every client.
  var awaited: [Awaited] {
    [Awaited(descriptor: pausedUntil == nil ? listener : -1, toRead: true)] + clients.map(\.awaited)
  }

  /// Does what can be done without waiting; `awaited` is what was asked for, waited for.
  func serve(_ awaited: ArraySlice<Awaited>) {
    let now = Platform.now
    for (index, item) in awaited.dropFirst().enumerated() {
      if item.isReadable, clients[index].receive(into: &buffer, at: now) { answer(index, at: now) }
      if item.isWritable { clients[index].flush(at: now) }
    }
    for index in clients.indices { clients[index].tick(at: now) }
    clients.removeAll { $0.isClosed }
    if let until = pausedUntil, until <= now { pausedUntil = nil }
    if awaited.first?.isReadable == true { acceptClients(at: now) }
  }

  /// When there is something to do though nothing happens.
  var nextDeadline: Double? {
    let deadlines = clients.map(\.deadline) + [pausedUntil].compactMap(\.self)
    return deadlines.min()
  }
}

// MARK: - Implementation

extension PreviewServer {
  private func acceptClients(at now: Double) {
    for _ in 0..<64 {
      do throws(SystemError) {
        guard let descriptor = try Platform.nextClient(of: listener) else { return }
        clients.append(PreviewClient(descriptor, at: now))
        if clients.count > PreviewServer.mostClients { makeRoom() }
      } catch {
        // Too many open files, most likely.
        if !makeRoom() { pausedUntil = now + 0.1 }
        return
      }
    }
  }

  /// Closes the client that has been asking for longest without getting to the point, else the newest.
  @discardableResult
  private func makeRoom() -> Bool {
    guard let index = clients.firstIndex(where: { $0.selection == nil }) ?? clients.indices.last else { return false }
    clients[index].close()
    clients.remove(at: index)
    return true
  }

  private func answer(_ index: Int, at now: Double) {
    switch readRequest(clients[index].received) {
    case .unfinished: return
    case .refused(let status): clients[index].respond(response(status), at: now)
    case .whole(let request): answer(index, request, at: now)
    }
  }

  private func answer(_ index: Int, _ http: HTTPRequest, at now: Double) {
    guard http.isReading else {
      return clients[index].respond(response(405, more: "Allow: GET, HEAD\r\n"), at: now)
    }
    let isHead = http.method == "HEAD"
    guard isOwn(http) else {
      let why = "This preview answers its own page alone, and only by its own name: open \(address)\n"
      let refusal = response(403, "text/plain; charset=utf-8", Array(why.utf8), isHead: isHead)
      return clients[index].respond(refusal, at: now)
    }
    let selection = PreviewSelection(http.query, request)
    func respond(_ type: String, _ body: [UInt8], more: String = "") {
      clients[index].respond(response(200, type, body, isHead: isHead, more: more), at: now)
    }
    switch http.path {
    case "/":
      let (body, policy) = page.fresh()
      respond("text/html; charset=utf-8", body, more: policy)
    case "/state": respond("application/json", state.json(for: selection))
    case "/elements":
      let input = http.query.first { $0.name == "input" }.flatMap { Int($0.value) } ?? 0
      guard let body = state.elementsJSON(input: input, for: selection) else {
        return clients[index].respond(response(404), at: now)
      }
      respond("application/json", body)
    case "/events" where isHead: respond("text/event-stream", [])
    case "/events":
      let head = Array((PreviewServer.head(200, "text/event-stream", length: nil) + "\r\nretry: 300\n\n").utf8)
      let hello = Array("event: hello\ndata: \"\(page.fingerprint)\"\n\n".utf8)
      clients[index].stream(selection, head + hello + stateEvent(for: selection), at: now)
    default: clients[index].respond(response(404), at: now)
    }
  }

  /// Asked for by this server's own name, and not by a page from elsewhere.
  private func isOwn(_ http: HTTPRequest) -> Bool {
    guard let host = http.headers["host"], hosts.contains(host.lowercased()) else { return false }
    if let origin = http.headers["origin"], !hosts.contains(where: { "http://" + $0 == origin }) { return false }
    let site = http.headers["sec-fetch-site"] ?? "none"
    return site == "none" || site == "same-origin"
  }

  private func stateEvent(for selection: PreviewSelection) -> [UInt8] {
    Array("event: state\ndata: ".utf8) + state.json(for: selection) + Array("\n\n".utf8)
  }

  private func response(
    _ status: Int, _ type: String = "text/plain", _ body: [UInt8] = [], isHead: Bool = false, more: String = ""
  ) -> [UInt8] {
    Array((PreviewServer.head(status, type, length: body.count) + more + "\r\n").utf8) + (isHead ? [] : body)
  }

  /// The head without the empty line.
  private static func head(_ status: Int, _ type: String, length: Int?) -> String {
    let words = [
      200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
      413: "Content Too Large", 431: "Request Header Fields Too Large",
    ]
    let lines = [
      "HTTP/1.1 \(status) \(words[status] ?? "Error")", "Content-Type: \(type)",
      length.map { "Content-Length: \($0)" }, "Connection: close", "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff", "Cross-Origin-Resource-Policy: same-origin", "Referrer-Policy: no-referrer",
    ]
    return lines.compactMap(\.self).map { $0 + "\r\n" }.joined()
  }
}
