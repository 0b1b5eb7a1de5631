import Foundation
import TUIOSender
import Testing
import TouchRecordings

@Suite("OSC packets")
struct OSCPacketTests {
  private typealias Made = OSCBytes

  @Test("a message with its arguments")
  func message() {
    let bytes = Made.message("/a", [.int(-3), .float(0.5), .string("abcd")])
    #expect(
      OSCPacket(bytes)?.messages == [
        .init("/a", [.int(-3), .float(0.5), .string("abcd")])
      ])
    #expect(OSCPacket(bytes)?.time == nil)
  }

  @Test("bundles in bundles, and their time; 1 is no time")
  func bundle() {
    let inner = Made.bundle([Made.message("/b", [])])
    let outer = Made.bundle([Made.message("/a", [.int(1)]), inner], seconds: 10, parts: 1 << 31)
    #expect(OSCPacket(outer)?.messages.map(\.address) == ["/a", "/b"])
    #expect(OSCPacket(outer)?.time == 10_500_000_000)
    #expect(OSCPacket(inner)?.time == nil)
  }

  @Test("every cut of a packet is refused or read, never a crash")
  func cut() {
    let bytes = Array(Samples.tuioDump.dropFirst(4).prefix(Int(Samples.tuioDump[3])))
    #expect(OSCPacket(bytes)?.messages.count == 3)
    let read = (0..<bytes.count).filter { OSCPacket(Array(bytes.prefix($0))) != nil }
    // The head of a bundle alone, and behind each whole message.
    #expect(read.allSatisfy { $0 % 4 == 0 && $0 >= 16 })
    #expect(read.count == 3)
  }

  @Test("cursors: sources apart, redundant bundles, a source that was started again")
  func tracker() {
    var tracker = TUIOTracker()
    func send(_ arguments: OSCPacket.Argument..., from sender: String = "") -> TUIOTracker.Outcome {
      tracker.receive(.init("/tuio/2Dcur", arguments), from: sender)
    }
    func ids(_ outcome: TUIOTracker.Outcome) -> [Int64]? {
      if case .frame(let cursors, _, _) = outcome { cursors.map(\.id) } else { nil }
    }
    func lost(_ outcome: TUIOTracker.Outcome) -> [Int64]? {
      if case .frame(_, let lost, _) = outcome { lost } else { nil }
    }
    #expect(send(.string("set"), .int(4), .float(0.1), .float(0.2)) == .nothing)
    #expect(send(.string("alive"), .int(4)) == .nothing)
    _ = send(.string("set"), .int(4), .float(0.1), .float(0.2))
    #expect(ids(send(.string("fseq"), .int(500))) == [4])
    _ = send(.string("alive"), .int(4))
    #expect(send(.string("fseq"), .int(499)) == .outOfOrder)
    _ = send(.string("alive"), .int(4))
    _ = send(.string("set"), .int(4), .float(0.3), .float(0.2))
    let again = send(.string("fseq"), .int(3))
    #expect(ids(again) == [4])
    #expect(lost(again) == [4])
    #expect(send(.string("alive"), .int(4), from: "another") == .nothing)
    #expect(ids(send(.string("fseq"), .int(9), from: "another")) == [4])
    _ = send(.string("alive"))
    #expect(ids(send(.string("fseq"), .int(4))) == [])
    #expect(tracker.receive(.init("/other", [])) == .nothing)
    #expect(send(.int(3)) == .malformed("a message of cursors without a command"))
    #expect(send(.string("set"), .int(1)) == .malformed("a set without id and place"))
  }
}
