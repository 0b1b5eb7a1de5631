import Effort
import EvdevInput
import Foundation
import GestureCore
import Testing
import TouchRecordings

@Suite("Damaged recordings")
struct MutationTests {
  /// A generator that gives the same numbers in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ state >> 31) &* 0x9e37_79b9_7f4a_7c15
    }
  }

  private static let protocolA = """
    # EVEMU 1.0
    A: 35 0 999 0 0
    A: 36 0 999 0 0
    E: 1.0 0003 0035 10
    E: 1.0 0003 0036 10
    E: 1.0 0000 0002 0
    E: 1.0 0003 0035 500
    E: 1.0 0003 0036 10
    E: 1.0 0000 0002 0
    E: 1.0 0001 014d 1
    E: 1.0 0000 0000 0
    E: 1.1 0003 0039 1
    E: 1.1 0003 0035 510
    E: 1.1 0003 0036 11
    E: 1.1 0000 0002 0
    E: 1.1 0000 0000 0
    E: 1.2 0000 0002 0
    E: 1.2 0000 0000 0

    """

  @Test(
    "whatever is done to a recording, what is read from it is possible",
    arguments: [
      Samples.evemuHead + Samples.evemuEvents + Samples.evemuEvents, Samples.getevent,
      Samples.evtest,
      Samples.touches, protocolA, Samples.hid, Samples.pointers, Samples.touchEvents,
      Samples.devTools, Samples.wayland, Samples.xinput, Samples.sdl, Samples.tuio,
      Samples.gsEvents, Samples.motionEvents, Samples.motionText, Samples.velocityPoints,
      Samples.flutter, Samples.debugEvents, Samples.webDriver + Samples.webDriver,
      Samples.tslib,
    ])
  func mutated(text: String) {
    var numbers = Numbers(state: UInt64(text.utf8.count))
    var problems: [String] = []
    var readable = 0
    for _ in 0..<Effort.rounds(200) {
      let bytes = Self.damage(Array(text.utf8), &numbers)
      do {
        let recording = try Recording(RecordingReader(bytes: bytes, named: "damaged"))
        problems += impossible(in: recording.frames)
        readable += 1
      } catch {
        // Refusing is fine; only a crash, a hang or an impossible frame is not.
      }
    }
    #expect(problems == [])
    // Of few rounds, more than half may be refused by chance.
    #expect(readable > (Effort.isFull ? 100 : 4))
  }

  @Test(
    "numbers beyond all limits make no impossible frame",
    arguments: [
      Samples.evemuHead + Samples.evemuEvents, Samples.getevent, Samples.evtest, Samples.touches,
      Samples.hid, Samples.pointers, Samples.touchEvents, Samples.devTools, Samples.wayland,
      Samples.xinput, Samples.sdl, Samples.tuio, Samples.gsEvents, Samples.motionEvents,
      Samples.motionText, Samples.velocityPoints, Samples.flutter, Samples.debugEvents,
      Samples.webDriver, Samples.tslib, Samples.rrweb, Samples.touchpadLog, Samples.strokes,
      Samples.qt, Samples.freerdp, Samples.monkey, Samples.maestro, Samples.flutterPrinted,
      Samples.tuioJSON,
    ])
  func extremes(text: String) throws {
    let extremes = [
      "9223372036854775807", "-9223372036854775808", "4611686018427387904", "9223372035",
      "4294967296", "2147483648", "99999999999999999999999", "1e308", "-1", "0",
    ]
    var numbers = Numbers(state: UInt64(text.utf8.count))
    var problems: [String] = []
    var readable = 0
    #expect(try !Recording(RecordingReader(bytes: Array(text.utf8), named: "whole")).frames.isEmpty)
    for _ in 0..<40 {
      let share = Int.random(in: 2...40, using: &numbers)
      let damaged = text.replacing(/\d+/) { match in
        Int.random(in: 0..<share, using: &numbers) == 0
          ? extremes.randomElement(using: &numbers) ?? "" : String(match.0)
      }
      let recording = try? Recording(
        RecordingReader(bytes: Array(damaged.utf8), named: "damaged"))
      guard let recording, !recording.frames.isEmpty else { continue }
      problems += impossible(in: recording.frames)
      readable += 1
    }
    #expect(problems == [])
    #expect(readable > 0)
  }

  /// A touch whose movement has the given parts of a time.
  private static func labelled(_ time: String) -> String {
    """
    EV_ABS ABS_MT_TRACKING_ID sec 1 value 1
    EV_ABS ABS_MT_POSITION_X sec 1 value 1
    EV_ABS ABS_MT_POSITION_Y sec 1 value 1
    EV_SYN SYN_REPORT sec 1 value 0
    EV_ABS ABS_MT_POSITION_X \(time) value 3
    EV_SYN SYN_REPORT \(time) value 0
    EV_ABS ABS_MT_TRACKING_ID sec 8 value -1
    EV_SYN SYN_REPORT sec 8 value 0

    """
  }

  private static let pausedCommands =
    "sendevent /dev/input/event1 3 57 1\nsendevent /dev/input/event1 3 53 5\n"
    + "sendevent /dev/input/event1 3 54 5\nsendevent /dev/input/event1 0 0 0\n"
    + String(repeating: "sleep 999999\n", count: 9300)
    + "sendevent /dev/input/event1 3 57 -1\nsendevent /dev/input/event1 0 0 0\n"

  private static let addedOffsets =
    "[rdpei_write_touch_frame]: contactCount: 1\n"
    + String(repeating: "frameOffset: 0x0000000100000000\n", count: 2200)
    + "contact[0].contactId: 0\ncontact[0].x: 1\ncontact[0].y: 1\n"
    + "contact[0].contactFlags: 0x00000019\n"

  private static let leapingTimes =
    Samples.evemuHead
    + ["0", "9200000000", "-9200000000", "1"].map { "E: \($0).0 0003 0035 1\n" }.joined()

  @Test(
    "a line's seconds count once, and its fraction of a second too",
    arguments: [
      ("sec 5 sec 1", 4), ("sec 5 usec 250000 nsec 999999999", 4.25),
      ("sec 9223372035 sec 9223372035", 9_223_372_034),
      ("sec 9223372035 usec 500000 nsec 999999999", 9_223_372_034.5),
    ])
  func repeatedParts(time: String, expected: Double) throws {
    let bytes = Array(Self.labelled(time).utf8)
    let recording = try Recording(RecordingReader(bytes: bytes, named: "parts"))
    // The lift at 7 s keeps the latest time.
    #expect(recording.frames.map(\.time.seconds) == [0, expected, max(7, expected)])
  }

  /// The frames' times are in seconds. An event whose time is too great is left out, and a long pause is shortened to a year.
  @Test(
    "times and pauses whose sum is beyond all clocks are left out or shortened",
    arguments: [
      (pausedCommands, [0, 31_622_400]),
      (addedOffsets, [0, 0]), (leapingTimes, [1]),
    ])
  func sums(text: String, times: [Double]) throws {
    let recording = try Recording(RecordingReader(bytes: Array(text.utf8), named: "sums"))
    #expect(impossible(in: recording.frames) == [])
    #expect(recording.frames.map(\.time.seconds) == times)
  }

  @Test("whatever is done to a dump of packets, what is read from it is possible")
  func mutatedDump() {
    var numbers = Numbers(state: 7)
    var problems: [String] = []
    var readable = 0
    for _ in 0..<300 {
      var bytes = Samples.tuioDump
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      }
      if Bool.random(using: &numbers) {
        bytes.removeLast(Int.random(in: 0..<bytes.count, using: &numbers))
      }
      guard let recording = try? Recording(RecordingReader(bytes: bytes, named: "damaged")),
        !recording.frames.isEmpty
      else { continue }
      problems += impossible(in: recording.frames)
      readable += 1
    }
    #expect(problems == [])
    #expect(readable > 100)
  }

  private static func damage(_ bytes: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      let place = Int.random(in: 0..<lines.count, using: &numbers)
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0:
        lines.remove(at: place)
        if lines.isEmpty { lines = [[]] }
      case 1:
        lines.insert(lines[place], at: Int.random(in: 0...lines.count, using: &numbers))
      case 2:
        lines.swapAt(place, Int.random(in: 0..<lines.count, using: &numbers))
      case 3:
        lines[place] = Array(lines[place].prefix(Int.random(in: 0...30, using: &numbers)))
      case 4:
        // A digit for a digit reaches deeper than noise does.
        for index in lines[place].indices where (48..<58).contains(lines[place][index]) {
          if Bool.random(using: &numbers) {
            lines[place][index] = UInt8.random(in: 48..<58, using: &numbers)
          }
        }
      default:
        if !lines[place].isEmpty {
          let index = Int.random(in: 0..<lines[place].count, using: &numbers)
          lines[place][index] = UInt8.random(in: 0...255, using: &numbers)
        }
      }
    }
    return Array(lines.joined(separator: [10]))
  }
}
