import Testing

@testable import InspectorNetwork

@Suite("Who is let in")
struct GateTests {
  let gate = Gate(place: ListeningPlace("127.0.0.1")!, port: 8080, token: nil)
  let guarded = Gate(place: ListeningPlace("192.168.1.5")!, port: 8080, token: "a1b2c3")

  private func head(_ host: String?, origin: String? = nil, token: String? = nil) -> Gate.Head {
    Gate.Head(host: host, origin: origin, token: token)
  }

  @Test(
    "a name that is not this machine's is turned away, whatever address it means",
    arguments: [
      nil, "", "evil.example:8080", "localhost", "localhost:80", "127.0.0.1", "127.0.0.1:8081",
      "127.0.0.1.evil.example:8080", "localhost.evil.example:8080", "1.2.3:8080", "1.2.3.400:8080",
      "[::1:8080", "::1:8080", "localhost:8080:8080", "localhost:+8080x", "999.0.0.1:8080",
    ])
  func strangeHost(host: String?) {
    #expect(gate.admitFile(head(host), isPage: true) == .host)
  }

  @Test(
    "numbers and localhost are let in, with the right port",
    arguments: ["localhost:8080", "127.0.0.1:8080", "[::1]:8080", "192.168.1.7:8080"])
  func ownHost(host: String) {
    #expect(gate.admitFile(head(host), isPage: true) == nil)
  }

  @Test(
    "a socket is opened by the page itself only",
    arguments: [
      nil, "null", "http://evil.example", "https://localhost:8080", "http://localhost:8081",
      "http://127.0.0.1:8080", "http://localhost:8080.evil.example",
    ])
  func strangeOrigin(origin: String?) {
    #expect(gate.admitSocket(head("localhost:8080", origin: origin)) == .origin)
  }

  @Test("a socket of the page is opened")
  func ownOrigin() {
    let own = head("localhost:8080", origin: "http://localhost:8080")
    #expect(gate.admitSocket(own) == nil)
  }

  @Test(
    "beyond loopback the page and its socket ask for the token, whole and exact",
    arguments: [nil, "", "a1b2c", "a1b2c4", "a1b2c33", "A1B2C3"])
  func wrongToken(token: String?) {
    let own = head("192.168.1.5:8080", origin: "http://192.168.1.5:8080", token: token)
    #expect(guarded.admitFile(own, isPage: true) == .token)
    #expect(guarded.admitSocket(own) == .token)
  }

  @Test("with the token everything opens")
  func rightToken() {
    let own = head("192.168.1.5:8080", origin: "http://192.168.1.5:8080", token: "a1b2c3")
    #expect(guarded.admitFile(own, isPage: true) == nil)
    #expect(guarded.admitSocket(own) == nil)
    #expect(guarded.admitFile(own, isPage: false) == nil)
  }

  @Test(
    "the page's files open with the cookie that came with it, which opens nothing else",
    arguments: [
      ("touchstone-8080=a1b2c3", nil), ("x=1; touchstone-8080=a1b2c3; y", nil),
      ("touchstone-8081=a1b2c3", .token), ("touchstone-8080=a1b2c", .token),
      ("touchstone-8080", .token), ("", .token), (nil, .token),
    ] as [(String?, Gate.Refusal?)])
  func cookie(cookies: String?, refusal: Gate.Refusal?) {
    var own = head("192.168.1.5:8080", origin: "http://192.168.1.5:8080")
    own.cookies = cookies
    #expect(guarded.admitFile(own, isPage: false) == refusal)
    #expect(guarded.admitFile(own, isPage: true) == .token)
    #expect(guarded.admitSocket(own) == .token)
  }

  @Test("everybody gets a token, and tokens differ; only loopback may go without")
  func tokens() throws {
    let tokens = try ["127.0.0.1", "localhost", "::1", "0.0.0.0", "192.168.1.5"].map {
      try ServerSettings(host: $0).token ?? ""
    }
    let open = try ["127.0.0.1", "127.9.9.9", "LOCALHOST", "[::1]"].map {
      try ServerSettings(host: $0, hasToken: false).token
    }
    #expect(tokens.allSatisfy { $0.count >= 16 } && Set(tokens).count == tokens.count)
    #expect(open == [nil, nil, nil, nil])
    for host in ["0.0.0.0", "::", "192.168.1.5", "::ffff:127.0.0.1"] {
      #expect(throws: ServerError.tokenNeeded(host)) {
        try ServerSettings(host: host, hasToken: false)
      }
    }
  }

  @Test(
    "what is no address of its own is an error, however much it looks like one",
    arguments: [
      "127.1", "127.0.0.1.evil.example", "127.evil.example", "evil.example", "", "0x7f000001",
      "127.0.0.1:80", "[::1", "::1]", "999.0.0.1", "eth0", "127.0.0.01 ",
    ])
  func noAddress(host: String) {
    #expect(throws: ServerError.noAddress(host)) { try ServerSettings(host: host) }
  }

  @Test("a client that comes to a file comes from this machine, at whatever port its tunnel has")
  func file() {
    let gate = Gate(place: .file("/tmp/x"), port: 0, token: nil)
    let refusals = ["localhost:9000", "localhost", "127.0.0.1:1", "evil.example", "10.0.0.1"].map {
      (host: String) in gate.admitSocket(head(host, origin: "http://\(host)"))
    }
    #expect(refusals == [nil, nil, nil, .host, .host])
  }
}
