import Foundation
import Testing
import Waiting

@testable import InspectorNetwork

extension ServerTests {
  @Suite("Who comes in")
  struct Door {
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
      #expect(codes == [1000, 1002, 1002, 1002, 1002, 1002, 1002])
    }

    @Test("HTTP/2 is spoken to nobody, and no other protocol is changed to")
    func otherProtocols() async throws {
      // Soon over, since the server waits for more of what it does not know.
      let echo = try await Echo { $0.limits.patience = 1 }
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

    @Test("CVE-2025-11677 and CVE-2026-19773: a second request asks for another protocol")
    func secondUpgrade() async throws {
      let echo = try await Echo { $0.limits.patience = 1 }
      let answers = await speak(to: echo) { port in
        let first = "GET / HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n"
        return ["foo", "h2c", "", String(repeating: "x", count: 3000)].flatMap { name in
          // Other processes may keep the server from its answer within its second of patience.
          let served = (0..<5).lazy.compactMap { _ in
            let client = RawClient(port: port)!
            client.send(first)
            let answer = String(decoding: client.receive { !$0.isEmpty }, as: UTF8.self)
            return answer.hasPrefix("HTTP/1.1 200") ? client : nil
          }
          guard let client = served.first else { return [false, false] }
          client.send(
            "GET / HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: Upgrade\r\n"
              + "Upgrade: \(name)\r\n\r\n")
          let second = String(decoding: client.receive(), as: UTF8.self)
          return [true, second.hasPrefix("HTTP/1.1 101")]
        }
      }
      #expect(answers == [true, false, true, false, true, false, true, false])
      #expect(await speak(to: echo) { RawClient(port: $0)!.upgrade(port: $0).contains("101") })
    }

    @Test(
      "the body of a request is not taken for the next one",
      arguments: ["Content-Length: 80", "Transfer-Encoding: chunked"])
    func body(head: String) async throws {
      let echo = try await Echo()
      let answers = await speak(to: echo) { port in
        let inner = "GET / HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n"
        return ["GET /none", "POST /"].map { start in
          let client = RawClient(port: port)!
          client.send(
            "\(start) HTTP/1.1\r\nHost: localhost:\(port)\r\n\(head)\r\n\r\n" + inner + inner)
          return String(decoding: client.receive(), as: UTF8.self).contains("HTTP/1.1 200")
        }
      }
      #expect(answers == [false, false])
    }

    @Test("more clients than allowed are refused until one leaves")
    func tooMany() async throws {
      let echo = try await Echo { $0.limits.clients = 2 }
      let lines = await speak(to: echo) { port in
        var clients = (0..<3).map { _ in RawClient(port: port)! }
        var lines = clients.map { $0.upgrade(port: port).contains("101") }
        clients.removeFirst()
        // The server finds out at a moment of its own.
        lines.append(Waiting.until { RawClient(port: port)!.upgrade(port: port).contains("101") })
        return lines
      }
      #expect(lines == [true, true, false, true])
    }

    @Test("hundreds of half connections keep nobody waiting", arguments: [400, 16])
    func halfOpen(connections: Int) async throws {
      let echo = try await Echo { $0.limits.connections = connections }
      // Each half connection may stay for an hour: an answer that waited for one would not come.
      let answers = await speak(to: echo) { port in
        var halves: [RawClient] = []
        var answers = 0
        for number in 0..<450 {
          guard let half = RawClient(port: port) else { continue }
          half.send("GET / HTTP/1.1\r\nHost: loc")
          halves.append(half)
          guard number % 90 == 89 else { continue }
          let answer = RawClient(port: port)?.get("/", host: "localhost:\(port)") ?? ""
          if answer.hasPrefix("HTTP/1.1 200") { answers += 1 }
        }
        return withExtendedLifetime(halves) { answers }
      }
      #expect(answers == 5)
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
  }
}
