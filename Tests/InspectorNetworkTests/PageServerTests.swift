import Foundation
import Synchronization
import Testing

@testable import InspectorNetwork

// A limit for what hangs: its turn on the main actor comes late when thousands of others wait for theirs.
@Suite("The server", .serialized, .timeLimit(.minutes(10)))
struct PageServerTests {
  /// A server with one small page, which echoes what it hears and keeps a log.
  @MainActor final class Echo {
    private(set) var server: PageServer!
    private(set) var log: [String] = []

    init(_ change: (inout ServerSettings) -> Void = { _ in }) throws {
      var settings = try ServerSettings(hasToken: false)
      change(&settings)
      let page = PageFile(name: "index.html", bytes: Array("<!doctype html>hello".utf8))
      server = try PageServer(
        settings,
        files: ["/": page, "/index.html": page, "/a.js": PageFile(name: "a.js", bytes: [59])]
      ) {
        [weak self] event in self?.hear(event)
      }
    }

    var port: Int { server.settings.port }

    private func hear(_ event: NetworkEvent) {
      switch event {
      case .opened: log.append("opened")
      case .received(let client, let bytes, at: _):
        log.append("received \(bytes.count)")
        server.send(bytes, to: client)
      case .drained, .rested: break
      case .closed: log.append("closed")
      }
    }

    /// Waits until the log holds so many lines that start like that.
    func wait(for count: Int, _ start: String) async throws {
      for _ in 0..<500 where log.filter({ $0.hasPrefix(start) }).count < count {
        try await Task.sleep(for: .milliseconds(10))
      }
    }
  }

  /// Lets a client speak on another thread, so that the server's main actor is free.
  private func speak<Answer: Sendable>(
    to echo: Echo, _ work: @escaping @Sendable (Int) -> Answer
  ) async -> Answer {
    let port = await echo.port
    return await Task.detached { work(port) }.value
  }

  /// Lets a client speak while the main actor does nothing else.
  @MainActor private func whileBusy<Answer: Sendable>(
    of echo: Echo, _ work: @escaping @Sendable (Int) -> Answer
  ) -> Answer {
    let port = echo.port
    let answer = Mutex<Answer?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let found = work(port)
      answer.withLock { $0 = found }
      isDone.signal()
    }
    isDone.wait()
    return answer.withLock { $0! }
  }

  // MARK: Files

  @Test("the page comes with its type and a policy that forbids everything from elsewhere")
  func page() async throws {
    let echo = try await Echo()
    let answer = await speak(to: echo) { port in
      RawClient(port: port)?.get("/", host: "localhost:\(port)") ?? ""
    }
    let lower = answer.lowercased()
    #expect(answer.hasPrefix("HTTP/1.1 200"))
    #expect(answer.hasSuffix("<!doctype html>hello"))
    #expect(lower.contains("content-type: text/html; charset=utf-8"))
    #expect(lower.contains("content-security-policy: default-src 'none'"))
    #expect(lower.contains("x-content-type-options: nosniff"))
  }

  @Test(
    "nothing else can be reached",
    arguments: [
      "/../etc/passwd", "/..%2f..%2fetc/passwd", "//etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/no",
      "/index.html/../..", "/?x=/etc/passwd%00",
    ])
  func otherPaths(path: String) async throws {
    let echo = try await Echo()
    let answer = await speak(to: echo) { port in
      RawClient(port: port)?.get(path, host: "localhost:\(port)") ?? ""
    }
    #expect(!answer.contains("root:"))
    #expect(!answer.hasPrefix("HTTP/1.1 200") || answer.hasSuffix("hello"))
  }

  @Test("a name of somebody else's that means this machine is turned away")
  func rebinding() async throws {
    let echo = try await Echo()
    let answer = await speak(to: echo) { port in
      RawClient(port: port)?.get("/", host: "evil.example:\(port)") ?? ""
    }
    #expect(answer.hasPrefix("HTTP/1.1 403"))
  }

  @Test("without its token the page, its files and its socket are refused")
  func token() async throws {
    let echo = try await Echo { $0.token = "secret" }
    let answers = await speak(to: echo) { port in
      let pages = [
        "/", "/?token=", "/?token=wrong", "/?token=secret", "/a.js", "/a.js?token=wrong",
      ]
      .map { RawClient(port: port)?.get($0, host: "localhost:\(port)") ?? "" }
      let cookie =
        pages[3].split(separator: "\r\n").first { $0.lowercased().hasPrefix("set-cookie: ") }?
        .dropFirst(12).split(separator: ";").first.map(String.init) ?? ""
      let file =
        RawClient(port: port)?.get("/a.js", host: "localhost:\(port)\r\nCookie: \(cookie)") ?? ""
      let sockets = ["/socket", "/socket?token=wrong", "/socket?token=secret"].map {
        RawClient(port: port)!.upgrade(port: port, path: $0)
      }
      return (pages + [file] + sockets).map { $0.prefix(12) }
    }
    #expect(
      answers == [
        "HTTP/1.1 403", "HTTP/1.1 403", "HTTP/1.1 403", "HTTP/1.1 200", "HTTP/1.1 403",
        "HTTP/1.1 403", "HTTP/1.1 200", "", "", "HTTP/1.1 101",
      ])
  }

  @Test("a port that is taken is an error with a remedy")
  func takenPort() async throws {
    let echo = try await Echo()
    let port = await echo.port
    await #expect(throws: ServerError.cannotListen(host: "127.0.0.1", port: port)) {
      _ = try await Echo { $0.port = port }
    }
  }

  @Test("an address that this machine does not have is an error, and nothing listens")
  func notOurs() async throws {
    await #expect(throws: ServerError.notOurs("192.0.2.1")) {
      _ = try await Echo { $0.place = ListeningPlace("192.0.2.1")! }
    }
  }

  @Test("IPv6's loopback is listened on")
  func six() async throws {
    let echo = try await Echo { $0.place = ListeningPlace("[::1]")! }
    let answer = await speak(to: echo) { port in
      RawClient(port: port, six: true)?.get("/", host: "[::1]:\(port)") ?? ""
    }
    let address = await echo.server.address
    #expect(answer.hasPrefix("HTTP/1.1 200") && address.hasPrefix("http://[::1]:"))
  }

  @Test("a file is its owner's alone, answers, and is gone when the server is")
  func file() async throws {
    let path = NSTemporaryDirectory() + "touchstone-\(UUID().uuidString.prefix(8))"
    var echo: Echo? = try await Echo { $0.place = .file(path) }
    var status = stat()
    let isThere = stat(path, &status) == 0
    let answer = await Task.detached {
      RawClient(file: path)?.get("/", host: "localhost:1234") ?? ""
    }.value
    await echo?.server.stop()
    echo = nil
    for _ in 0..<500 where FileManager.default.fileExists(atPath: path) {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(isThere && status.st_mode & 0o777 == 0o600)
    #expect(answer.hasPrefix("HTTP/1.1 200"))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("hundreds of half connections keep nobody waiting")
  func halfOpen() async throws {
    let echo = try await Echo()
    let (answers, longest) = await speak(to: echo) { port in
      var halves: [RawClient] = []
      var answers = 0
      var longest = Duration.zero
      for number in 0..<450 {
        guard let half = RawClient(port: port) else { continue }
        half.send("GET / HTTP/1.1\r\nHost: loc")
        halves.append(half)
        guard number % 90 == 89 else { continue }
        longest = max(
          longest,
          ContinuousClock().measure {
            let answer = RawClient(port: port)?.get("/", host: "localhost:\(port)") ?? ""
            if answer.hasPrefix("HTTP/1.1 200") { answers += 1 }
          })
      }
      return withExtendedLifetime(halves) { (answers, longest) }
    }
    #expect(answers == 5 && longest < .seconds(4), "\(longest)")
  }

  @Test("HTTP/2 is spoken to nobody, and no other protocol is changed to")
  func otherProtocols() async throws {
    let echo = try await Echo()
    let answers = await speak(to: echo) { port in
      let h2c =
        "GET / HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: Upgrade, HTTP2-Settings\r\n"
        + "Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n"
      let preface = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\u{4}\0\0\0\0\0"
      return [h2c, preface].map { text in
        let client = RawClient(port: port)!
        client.send(text)
        let answer = client.receive()
        return String(decoding: answer.prefix(12), as: UTF8.self) == "HTTP/1.1 101"
          || answer.count >= 9 && answer[3] == 4
      }
    }
    #expect(answers == [false, false])
  }

  @Test("a socket of another version of the protocol is refused, and so are codes that are none")
  func versions() async throws {
    let echo = try await Echo()
    let (versions, codes) = await speak(to: echo) { port in
      let versions = ["13", "8", "0", "14", ""].map {
        RawClient(port: port)!.upgrade(port: port, version: $0).hasPrefix("HTTP/1.1 101")
      }
      let codes = [1000, 999, 1005, 1006, 1015, 2999, 5000].map { code in
        let client = RawClient(port: port)!
        _ = client.upgrade(port: port)
        client.send(RawClient.frame([UInt8(code >> 8), UInt8(code & 255)], opcode: 8))
        return client.closeCode() ?? 0
      }
      return (versions, codes)
    }
    #expect(versions == [true, false, false, false, false])
    #expect(codes[0] == 1000 && codes.dropFirst().allSatisfy { $0 == 1002 || $0 == 0 }, "\(codes)")
  }

  // MARK: Sockets

  @Test("messages come and go in order, long ones and those in parts too")
  func echoes() async throws {
    let echo = try await Echo()
    let long = [UInt8](repeating: 97, count: 200_000)
    let answer = await speak(to: echo) { port in
      let client = RawClient(port: port)!
      let line = client.upgrade(port: port)
      client.send(RawClient.frame(Array("one".utf8)))
      client.send(RawClient.frame(Array("tw".utf8), isFinal: false))
      client.send(RawClient.frame(Array("o".utf8), opcode: 0))
      client.send(RawClient.frame(long))
      let bytes = client.receive { $0.count >= 10 + 200_010 }
      return (line, bytes.count, String(decoding: bytes.prefix(10), as: UTF8.self))
    }
    try await echo.wait(for: 1, "closed")
    #expect(answer.0 == "HTTP/1.1 101 Switching Protocols")
    #expect(answer.1 == 10 + 200_010)
    #expect(answer.2.hasSuffix("\u{3}two"))
    let log = await echo.log
    #expect(log == ["opened", "received 3", "received 3", "received 200000", "closed"])
  }

  @Test("another page's socket, a strange host, path or subprotocol is refused")
  func refusals() async throws {
    let echo = try await Echo()
    let lines = await speak(to: echo) { port in
      [
        RawClient(port: port)!.upgrade(port: port, origin: "http://evil.example"),
        RawClient(port: port)!.upgrade(port: port, origin: "null"),
        RawClient(port: port)!.upgrade(port: port, host: "evil.example:\(port)"),
        RawClient(port: port)!.upgrade(port: port, path: "/other"),
        RawClient(port: port)!.upgrade(port: port, subprotocol: "http"),
        RawClient(port: port)!.upgrade(port: port, subprotocol: "touchstone.9"),
      ]
    }
    #expect(lines.allSatisfy { !$0.contains("101") })
    let log = await echo.log
    #expect(log.isEmpty)
  }

  @Test("binary, oversized and too many messages close that socket, and only that")
  func misbehaviour() async throws {
    let echo = try await Echo {
      $0.limits.messageSize = 1000
      $0.limits.recordingSize = 5000
      $0.limits.messagesPerSecond = 20
    }
    let codes = await speak(to: echo) { port in
      let good = RawClient(port: port)!
      _ = good.upgrade(port: port)
      let attempts: [[UInt8]] = [
        RawClient.frame([0, 255, 3], opcode: 2),
        RawClient.frame([UInt8](repeating: 97, count: 6000)),
        (0..<200).flatMap { _ in RawClient.frame([97]) },
        [0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
      ]
      let codes = attempts.map { attempt in
        let client = RawClient(port: port)!
        _ = client.upgrade(port: port)
        client.send(attempt)
        return client.closeCode() ?? 0
      }
      good.send(RawClient.frame([98]))
      return codes + [Int(good.receive { $0.count >= 3 }.last ?? 0)]
    }
    #expect(codes.prefix(3) == [1003, 1009, 1008])
    #expect(codes.last == 98)
  }

  @Test("only the one kind of message that may be large is, whole or in parts")
  func largeKind() async throws {
    let echo = try await Echo {
      $0.limits.messageSize = 1000
      $0.limits.recordingSize = 200_000
      $0.largeMessage = "load:"
    }
    let codes = await speak(to: echo) { port in
      func answer(_ beginning: String, inParts: Bool) -> Int {
        let client = RawClient(port: port)!
        _ = client.upgrade(port: port)
        let text = Array((beginning + String(repeating: "x", count: 100_000)).utf8)
        let half = text.count / 2
        client.send(
          inParts
            ? RawClient.frame(Array(text[..<half]), isFinal: false)
              + RawClient.frame(Array(text[half...]), opcode: 0) : RawClient.frame(text))
        return client.closeCode() ?? 0
      }
      return [
        answer("open:", inParts: false), answer("open:", inParts: true),
        answer("", inParts: false),
      ]
    }
    let taken = await speak(to: echo) { port in
      let client = RawClient(port: port)!
      _ = client.upgrade(port: port)
      let text = Array(("load:" + String(repeating: "x", count: 100_000)).utf8)
      client.send(RawClient.frame(text))
      return client.receive { $0.count > 100_000 }.count
    }
    #expect(codes == [1009, 1009, 1009] && taken > 100_000)
  }

  @Test("more clients than allowed are refused until one leaves")
  func tooMany() async throws {
    let echo = try await Echo { $0.limits.clients = 2 }
    let lines = await speak(to: echo) { port in
      var clients = (0..<3).map { _ in RawClient(port: port)! }
      var lines = clients.map { $0.upgrade(port: port).contains("101") }
      clients.removeFirst()
      Thread.sleep(forTimeInterval: 0.2)
      lines.append(RawClient(port: port)!.upgrade(port: port).contains("101"))
      return lines
    }
    #expect(lines == [true, true, false, true])
  }

  @Test("ten thousand connections that open and go cost nothing")
  func comeAndGo() async throws {
    let echo = try await Echo()
    let line = await speak(to: echo) { port in
      for index in 0..<10_000 {
        let client = RawClient(port: port)
        if index % 3 == 0 { client?.send("GET / HT") }
        if index % 100 == 0 { _ = client?.upgrade(port: port) }
      }
      return RawClient(port: port)!.upgrade(port: port)
    }
    #expect(line.contains("101"))
  }

  @Test("who talks on while the main actor is busy is closed before it costs much memory")
  func talksOn() async throws {
    let echo = try await Echo {
      $0.limits.waitingMessages = 50
      $0.limits.messagesPerSecond = 100_000
    }
    let code = await whileBusy(of: echo) {
      let client = RawClient(port: $0)!
      _ = client.upgrade(port: $0)
      for _ in 0..<200 where client.send(RawClient.frame([97])) {}
      return client.closeCode()
    }
    #expect(code == 1008)
  }

  @Test("of many that wait, whoever has most of it goes")
  func allWaiting() {
    var limits = ServerSettings.Limits()
    limits.clients = 9
    limits.allWaitingBytes = 1000
    let cases = [(1, 90, 999), (1, 90, 1001), (1, 110, 999), (1, 110, 1001)]
    let isTooMuch = cases.map { count, bytes, all in
      limits.isTooMuch(ServerSettings.Waiting(count: count, bytes: bytes), ofAll: all)
    }
    #expect(isTooMuch == [false, false, false, true])
  }

  @Test("one message may be larger than what may wait")
  func largeAnswer() async throws {
    let echo = try await Echo { $0.limits.backlog = 1 << 10 }
    let count = await speak(to: echo) { port in
      let client = RawClient(port: port)!
      _ = client.upgrade(port: port)
      client.send(RawClient.frame([UInt8](repeating: 97, count: 60_000)))
      return client.receive { $0.count > 60_000 }.count
    }
    #expect(count > 60_000)
  }

  @Test("a client that does not read is closed before it costs much memory")
  func slowReader() async throws {
    let echo = try await Echo {
      $0.limits.backlog = 1 << 20
      $0.limits.messagesPerSecond = 100_000
    }
    await speak(to: echo) { port in
      let client = RawClient(port: port)!
      _ = client.upgrade(port: port)
      let message = RawClient.frame([UInt8](repeating: 97, count: 60_000))
      for _ in 0..<400 where client.send(message) {}
      Thread.sleep(forTimeInterval: 0.3)
    }
    try await echo.wait(for: 1, "closed")
    let log = await echo.log
    #expect(log.last == "closed")
  }
}
