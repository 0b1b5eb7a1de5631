import Testing

@testable import InspectorNetwork

@Suite("Who is let in")
struct GateTests {
  let gate = Gate(host: "127.0.0.1", port: 8080, token: nil)
  let guarded = Gate(host: "192.168.1.5", port: 8080, token: "a1b2c3")

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

  @Test("only loopback goes without a token, and tokens differ")
  func tokens() {
    #expect(ServerSettings(host: "127.0.0.1").token == nil)
    #expect(ServerSettings(host: "localhost").token == nil)
    let one = ServerSettings(host: "0.0.0.0").token
    let other = ServerSettings(host: "0.0.0.0").token
    #expect((one?.count ?? 0) >= 16)
    #expect(one != other)
  }
}
