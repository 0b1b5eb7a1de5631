import EvdevInput
import Foundation
import GestureCore
import Testing

@testable import TouchRecordings

#if canImport(Glibc) || canImport(Darwin)
  @Suite("TUIO over UDP")
  struct TUIOSocketTests {
    private let cursor = "/tuio/2Dcur"

    private func bundle(_ messages: [UInt8]...) -> [UInt8] {
      OSCBytesMade.string("#bundle") + OSCBytesMade.word(0) + OSCBytesMade.word(1)
        + messages.flatMap { OSCBytesMade.word(UInt32($0.count)) + $0 }
    }

    private func alive(_ ids: Int32...) -> [UInt8] {
      OSCBytesMade.message(cursor, [.string("alive")] + ids.map { .int($0) })
    }

    private func set(_ id: Int32, _ x: Float) -> [UInt8] {
      OSCBytesMade.message(
        cursor, [.string("set"), .int(id), .float(x), .float(0.5), .float(0), .float(0), .float(0)])
    }

    private func sequence(_ number: Int32) -> [UInt8] {
      OSCBytesMade.message(cursor, [.string("fseq"), .int(number)])
    }

    private func told(_ frames: [InputFrame]) -> [String] {
      tell(Recording(header: RecordingHeader(sceneSize: .zero), frames: frames))
    }

    @Test("packets become frames at their arrival; the end cancels what is down")
    func frames() throws {
      let options = RecordingOptions(physicalSize: PhysicalSize("25.4x25.4mm"))
      let socket = try TUIOSocket("0", options: options)
      func moment(_ milliseconds: Int64) -> Timestamp {
        Timestamp(nanoseconds: (77_000 + milliseconds) * 1_000_000)
      }
      socket.take(bundle(alive(5), set(5, 0.25), sequence(1)), at: moment(0))
      socket.take([1, 2, 3], at: moment(4))
      socket.take(bundle(alive(5, 6), set(5, 0.5), set(6, 0.75), sequence(2)), at: moment(8))
      // An old bundle comes late.
      socket.take(bundle(alive(), sequence(1)), at: moment(12))
      socket.take(bundle(alive(6), sequence(3)), at: moment(16))
      #expect(
        told(socket.takeFrames(at: moment(16))) == [
          "0 began 0 41,82", "8 moved 0 82,82; began 1 122,82", "16 ended 0 82,82",
        ])
      #expect(socket.origin == moment(0))
      #expect(told(socket.stop(at: moment(20))) == ["20 cancelled 1 122,82"])
      #expect(socket.isOver)
    }

    @Test("what is sent to its port is heard")
    func port() throws {
      let socket = try TUIOSocket("127.0.0.1:0")
      let port = try #require(socket.address.split(separator: ":").last.flatMap { UInt16($0) })
      let packet = bundle(alive(5), set(5, 0.25), sequence(1))
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
      let sender = Foundation.socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
      defer { close(sender) }
      let sent = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          sendto(sender, packet, packet.count, 0, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      #expect(sent == packet.count)
      var waiting = pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0)
      #expect(poll(&waiting, 1, 5000) == 1)
      #expect(socket.takeFrames(at: Timestamp(nanoseconds: 1)).count == 1)
    }

    @Test("what is no place to listen at is told", arguments: ["x", "1.2.3:5", "a:b:c", "70000"])
    func places(place: String) {
      #expect(throws: TUIOSocket.Failure.self) { try TUIOSocket(place) }
    }
  }
#endif
