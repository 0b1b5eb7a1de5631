import Foundation
import Testing

@testable import InspectorNetwork

extension ServerTests {
  @Suite("Frames")
  struct Frames {
    @Test(
      "what is before a frame without a mask is heard; that frame closes the socket, and only that")
    func unmasked() async throws {
      let echo = try await Echo()
      let answers = await speak(to: echo) { port in
        let good = RawClient(port: port)!
        _ = good.upgrade(port: port)
        let codes = [UInt8(1), 2, 8, 9, 10].map { opcode in
          let client = RawClient(port: port)!
          _ = client.upgrade(port: port)
          client.send(RawClient.frame(Array("one".utf8)))
          _ = client.receive { $0.count >= 5 }
          client.send(
            RawClient.unmasked([3, 232], opcode: opcode) + RawClient.frame(Array("never".utf8)))
          return client.closeCode() ?? 0
        }
        good.send(RawClient.frame([98]))
        return codes + [Int(good.receive { $0.count >= 3 }.last ?? 0)]
      }
      try await echo.wait(for: 5, "closed")
      let log = await echo.log
      #expect(answers == [1002, 1002, 1002, 1002, 1002, 98])
      #expect(log.count { $0 == "received 3" } == 5 && !log.contains("received 5"))
    }

    @Test("frames that cannot be close the socket with 1002, however they come in")
    func impossible() async throws {
      let echo = try await Echo()
      let codes = await speak(to: echo) { port in
        impossibleFrames.flatMap { frame in
          [frame.count, 1].map { part in
            let client = RawClient(port: port)!
            _ = client.upgrade(port: port)
            for start in stride(from: 0, to: frame.count, by: part) {
              client.send(Array(frame[start..<min(frame.count, start + part)]))
            }
            return client.closeCode() ?? 0
          }
        }
      }
      #expect(codes == Array(repeating: 1002, count: 2 * impossibleFrames.count))
    }

    @Test("what comes with the request, before there is a socket, is not heard")
    func early() async throws {
      let echo = try await Echo()
      let code = await speak(to: echo) { port in
        let client = RawClient(port: port)!
        let request = client.request(port: port)
        client.send(Array(request.utf8) + RawClient.unmasked([97]))
        let bytes = client.receive()
        let end = bytes.indices.first { bytes[$0...].starts(with: [13, 10, 13, 10]) } ?? 0
        return RawClient.closeCode(in: Array(bytes.dropFirst(end + 4)))
      }
      let log = await echo.log
      #expect(code == 1002 && !log.contains("received 1"))
    }

    @Test("frames are followed however they are cut")
    func cuts() throws {
      var generator = SystemRandomNumberGenerator()
      let sizes = [0, 1, 125, 126, 65_535, 65_536]
      for _ in 0..<50 {
        let frames = (0..<8).map { _ in sizes.randomElement(using: &generator) ?? 0 }
        let bytes = frames.flatMap { RawClient.frame([UInt8](repeating: 7, count: $0)) }
        var followed = ClientFrames()
        var rest = bytes[...]
        while !rest.isEmpty {
          let part = rest.prefix(Int.random(in: 1...70_000, using: &generator))
          try followed.follow(part)
          rest = rest.dropFirst(part.count)
        }
        #expect(followed.payload == frames.reduce(0, +))
      }
    }
  }
}

/// Each breaks one rule of RFC 6455, 5.2 to 5.5.
private let impossibleFrames: [[UInt8]] = [
  // Bits and codes that mean nothing.
  [0xc1, 0x80, 0, 0, 0, 0], [0x83, 0x80, 0, 0, 0, 0], [0x8b, 0x80, 0, 0, 0, 0],
  // A part of no message, and a message inside of another.
  RawClient.frame([97], opcode: 0),
  RawClient.frame([97], isFinal: false) + RawClient.frame([97]),
  // Control frames in parts, and of more than 125 bytes.
  RawClient.frame([97], opcode: 9, isFinal: false),
  RawClient.frame([UInt8](repeating: 97, count: 126), opcode: 9),
  // Lengths spelled longer than need be, or beyond everything.
  [0x81, 0xfe, 0, 5, 0, 0, 0, 0], [0x81, 0xff, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0],
  [0x81, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0],
  // Half a code.
  RawClient.frame([3], opcode: 8),
]
