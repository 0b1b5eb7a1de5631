import EvdevInput
import Foundation
import GestureCore
import TUIOSender
import Testing
import TouchRecordings
import Waiting

@testable import LinuxTouchInput

@Suite("TUIO over UDP")
struct TUIOSocketTests {
  private func told(_ frames: [InputFrame]) -> [String] {
    frames.map { frame in
      let words = frame.contacts.map { contact in
        let place = contact.sample.location
        return "\(contact.phase) \(contact.id) \(Int(place.x.rounded())),\(Int(place.y.rounded()))"
      }
      return "\(frame.time.nanoseconds / 1_000_000) \(words.joined(separator: "; "))"
    }
  }

  private func moment(_ milliseconds: Int64) -> Timestamp {
    Timestamp(nanoseconds: (77_000 + milliseconds) * 1_000_000)
  }

  private let inch = RecordingOptions(physicalSize: PhysicalSize("25.4x25.4mm"))

  @Test("packets become frames at their arrival; the end cancels what is down")
  func frames() throws {
    let socket = try TUIOSocket("0", options: inch)
    socket.take(TUIOBundle(1, alive: [5], [(5, 0.25, 0.5)]).packet(), at: moment(0))
    socket.take([1, 2, 3], at: moment(4))
    let two: [TUIOBundle.Cursor] = [(5, 0.5, 0.5), (6, 0.75, 0.5)]
    socket.take(TUIOBundle(2, alive: [5, 6], two).packet(), at: moment(8))
    // An old bundle comes late.
    socket.take(TUIOBundle(1, alive: []).packet(), at: moment(12))
    socket.take(TUIOBundle(3, alive: [6]).packet(), at: moment(16))
    #expect(
      told(socket.takeFrames(at: moment(16))) == [
        "0 began 0 41,82", "8 moved 0 82,82; began 1 122,82", "16 ended 0 82,82",
      ])
    #expect(socket.origin == moment(0))
    #expect(told(socket.stop(at: moment(20))) == ["20 cancelled 1 122,82"])
    #expect(socket.isOver)
  }

  @Test("a tracker that was started again takes its fingers along, another's stay")
  func restart() throws {
    let socket = try TUIOSocket("0", options: inch)
    func send(_ milliseconds: Int64, _ bundle: TUIOBundle, from sender: String) {
      socket.take(bundle.packet(), from: sender, at: moment(milliseconds))
    }
    send(0, TUIOBundle(500, alive: [1], [(1, 0.25, 0.5)]), from: "a")
    send(8, TUIOBundle(500, alive: [1], [(1, 0.75, 0.5)]), from: "b")
    send(16, TUIOBundle(1, alive: [1], [(1, 0.5, 0.5)]), from: "a")
    send(24, TUIOBundle(2, alive: []), from: "a")
    #expect(
      told(socket.takeFrames(at: moment(24))) == [
        "0 began 0 41,82", "8 began 1 122,82", "16 cancelled 0 41,82; began 2 82,82",
        "24 ended 2 82,82",
      ])
  }

  @Test("what is sent to its port is heard")
  func port() throws {
    let socket = try TUIOSocket("127.0.0.1:0")
    let port = try #require(socket.address.split(separator: ":").last.flatMap { UInt16($0) })
    let sender = try #require(UDPSender(port: port))
    #expect(sender.send(TUIOBundle(1, alive: [5], [(5, 0.25, 0.5)]).packet()))
    #expect(Waiting.isReadable(socket.descriptor))
    #expect(socket.takeFrames(at: moment(0)).count == 1)
  }

  @Test("what is no place to listen at is told", arguments: ["x", "1.2.3:5", "a:b:c", "70000"])
  func places(place: String) {
    #expect(throws: TUIOSocket.Failure.self) { try TUIOSocket(place) }
  }
}
