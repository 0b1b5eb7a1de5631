import Foundation
import Testing
import Waiting

@testable import InspectorNetwork

extension ServerTests {
  @Suite("Sockets")
  struct Sockets {
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

    @Test("binary, oversized and too many messages close that socket, and only that")
    func misbehaviour() async throws {
      let echo = try await Echo {
        $0.limits.messageSize = 1000
        $0.limits.recordingSize = 5000
        // So few that a burst is one however slowly it is read.
        $0.limits.messagesPerSecond = 1
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

    @Test(
      "one recording is sent at a time, and one that takes too long makes room",
      arguments: [(60.0, [1008, 0]), (0.0, [0, 1008])])
    func recordings(seconds: Double, expected: [Int]) async throws {
      let echo = try await Echo {
        $0.limits.messageSize = 1000
        $0.limits.recordingSize = 200_000
        $0.limits.recordingSeconds = seconds
        $0.largeMessage = "load:"
      }
      let codes = await speak(to: echo) { port in
        let whole = Array(("load:" + String(repeating: "x", count: 100_000)).utf8)
        let first = RawClient(port: port)!
        _ = first.upgrade(port: port)
        first.send(RawClient.frame(Array("one".utf8)))
        _ = first.receive { $0.count >= 5 }
        first.send(RawClient.frame(Array(whole[..<50_000]), isFinal: false))
        // The answer to a small message of the second client comes after the first part has been read.
        let second = RawClient(port: port)!
        _ = second.upgrade(port: port)
        second.send(RawClient.frame(Array("two".utf8)))
        _ = second.receive { $0.count >= 5 }
        second.send(RawClient.frame(whole))
        if expected[0] != 0 {
          let code = second.closeCode() ?? 0
          first.send(RawClient.frame(Array(whole[50_000...]), opcode: 0))
          return [code, first.receive { $0.count > 100_000 }.count > 100_000 ? 0 : 1]
        }
        let isTaken = second.receive { $0.count > 100_000 }.count > 100_000
        return [isTaken ? 0 : 1, first.closeCode() ?? 0]
      }
      #expect(codes == expected)
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

    @Test("of many that wait, the one that has most of it goes")
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
      let isRefused = await speak(to: echo) { port in
        let client = RawClient(port: port)!
        _ = client.upgrade(port: port)
        let message = RawClient.frame([UInt8](repeating: 97, count: 60_000))
        for _ in 0..<400 where client.send(message) {}
        // Once the server has gone, the system refuses what is still sent to it.
        return Waiting.until { !client.send(RawClient.frame([97])) }
      }
      try await echo.wait(for: 1, "closed")
      let log = await echo.log
      #expect(isRefused && log.last == "closed")
    }
  }
}
